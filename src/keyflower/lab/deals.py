"""The names of deals, drawn: so many of them that two environments never play the same one by chance."""

import numpy as np

NAME_BYTES = 16


def draw_deal(random: np.random.Generator) -> str:
    """The seed of a new deal."""
    return random.bytes(NAME_BYTES).hex()
