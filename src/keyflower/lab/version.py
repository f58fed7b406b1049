"""What the numbers of actions and the cells of observations mean, as one word that changes with them.

An agent that has learnt under one word is lost under another: keep it beside what was learnt, and compare. The first
two numbers are raised by hand when a number changes its meaning; the rest follows from the tiles, the verbs' fields and
the places of the cells, so that a new tile or cell cannot go unnoticed.
"""

from hashlib import sha256
from typing import Final

from ..catalogue import CATALOGUE
from ..game.modules import FIGURES
from . import encoding, observation


def layout(tiles: list[str], fields: list[list[tuple[int, int]]], cells: dict[str, int]) -> str:
    return sha256(repr([tiles, fields, sorted(cells.items())]).encode()).hexdigest()[:8]


TILE_ORDER: Final = [tile.id for tile in CATALOGUE.tiles]
VERB_FIELDS: Final = [encoding.fields_of(verb) for verb in range(encoding.VERBS)]
CELLS: Final = {name: cell for name, cell in vars(observation).items() if name.isupper() and isinstance(cell, int)} | {
    figure.name: figure.cell() for figure in FIGURES
}
ENCODING: Final = f"{encoding.STEPS_VERSION}.{observation.CELLS_VERSION}-{layout(TILE_ORDER, VERB_FIELDS, CELLS)}"
