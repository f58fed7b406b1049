"""Observations as sets of things with features, for nets that attend to them; beside the flat row, and made of it.

`tiles[..., n, :]` is tile number n of the catalogue, `PRINTED_FEATURES[n]` what is printed on it: what changes beside
what never does, so that a net can know a tile by what it does and not by its number alone. The `..._there` are masks: a
tile that is nowhere to be seen, a seat or a boat that is not in the game.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..game.printed import (
    ABILITY,
    COST,
    COST_WORDS,
    DRAWN,
    GAINS,
    GREENS,
    KIND,
    LYING,
    LYING_POINTS,
    OFFERS,
    PIECES_GIVEN,
    POINTS,
    SEASON_OF,
    SHOWN,
    SIDES,
    SKILL_PRICE,
    TAUGHT,
    TILES,
    TRANSPORT,
    UPGRADES,
    WORKER_PRICE,
)
from ..game.state import SEATS
from .cells import bounds
from .encoding import SIZE
from .observation import AT_BOATS, AT_MODULES, AT_OWN, AT_SEATS, AT_TILES, BOAT, LENGTH, SEAT, TILE

Rows = npt.NDArray[np.int16]
Sets = dict[str, Any]

# The cells that belong to no seat, boat or tile: question, table, own, modules.
LOOSE: Final = np.r_[0:AT_SEATS, AT_OWN:AT_BOATS, AT_MODULES:AT_TILES]

# Both sides of a tile, front and back, print numbers under these words.
_SIDED: Final[dict[str, Any]] = {
    "points": POINTS,
    "transport": TRANSPORT,
    "upgrades": UPGRADES,
    "workers drawn": DRAWN,
    "green workers": GREENS,
    "skills": TAUGHT,
    "pieces of modules": PIECES_GIVEN,
    "gold": GAINS[0],
    "iron": GAINS[1],
    "stone": GAINS[2],
    "wood": GAINS[3],
    "resources to choose from": OFFERS,
    "resource that scores here": LYING,
    "its points": LYING_POINTS,
    "price in workers": WORKER_PRICE,
    "price in skills": SKILL_PRICE,
}
PRINTED_NAMES: Final = [
    "kind",
    "season",
    "ability",
    *[f"cost in {word}" for word in COST_WORDS],
    *[f"edge {side}" for side in range(SIDES)],
    *[f"{word}, {face}" for word in _SIDED for face in ("front", "back")],
]


def _printed() -> Rows:
    """What is printed on each tile: (tiles, PRINTED_NAMES)."""
    rows = []
    for tile in range(TILES):
        shown = int(SHOWN[tile * SIDES])
        row = [int(KIND[tile]), SEASON_OF[tile], int(ABILITY[tile]), *COST[tile]]
        row += [shown >> 2 * side & 3 for side in range(SIDES)]
        for numbers in _SIDED.values():
            row += [int(numbers[2 * tile]), int(numbers[2 * tile + 1])]
        rows.append(row)
    return np.array(rows, np.int16)


PRINTED_FEATURES: Final = _printed()


def as_sets(rows: Rows) -> Sets:
    """One row or many (`Tables.rows`), taken apart. Seats, boats and tiles are the same memory, not copies.

    >>> from keyflower.lab.sets import PRINTED_FEATURES, as_sets
    >>> from keyflower.lab.vector import Tables
    >>> seen = as_sets(Tables(count=5, players=3, seed=1).rows)
    >>> seen["seats"].shape, seen["boats"].shape, seen["tiles"].shape[1] == len(PRINTED_FEATURES)
    ((5, 6, 16), (5, 6, 15), True)
    >>> seen["seats_there"][0].tolist()
    [1, 1, 1, 0, 0, 0]
    """
    before = rows.shape[:-1]
    seats = rows[..., AT_SEATS:AT_OWN].reshape(*before, SEATS, SEAT)
    boats = rows[..., AT_BOATS:AT_MODULES].reshape(*before, SEATS, BOAT)
    tiles = rows[..., AT_TILES:].reshape(*before, TILES, TILE)
    return {
        "table": rows[..., LOOSE],
        "seats": seats,
        "boats": boats,
        "tiles": tiles,
        "seats_there": (seats[..., 0] != 0).astype(np.int8),
        "boats_there": (boats[..., 0] != 0).astype(np.int8),
        "tiles_there": (tiles[..., 0] != 0).astype(np.int8),
    }


def sets_space() -> spaces.Dict:
    """Of what an environment made with `sets=True` gives: the sets and the mask.

    >>> sorted(sets_space())
    ['action_mask', 'boats', 'boats_there', 'seats', 'seats_there', 'table', 'tiles', 'tiles_there']
    """
    low, high = bounds()
    high = np.maximum(high, low + 1)
    lows, highs = as_sets(low), as_sets(high)
    found: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(lows[name], highs[name], lows[name].shape, np.int16)
        for name in ("table", "seats", "boats", "tiles")
    }
    for name, count in (("seats_there", SEATS), ("boats_there", SEATS), ("tiles_there", TILES)):
        found[name] = spaces.Box(0, 1, (count,), np.int8)
    found["action_mask"] = spaces.Box(0, 1, (SIZE,), np.int8)
    return spaces.Dict(found)


assert len(LOOSE) + SEATS * (SEAT + BOAT) + TILES * TILE == LENGTH, "every cell is in one of the sets"
