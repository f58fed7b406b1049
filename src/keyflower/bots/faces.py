"""What is printed, as the packed rows that the judgement of a turn reads: it looks at every tile on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..game.printed import (
    ANY_RESOURCE,
    COPIES,
    COST,
    DRAWN,
    FIRST_SKILL,
    GAINS,
    GREENS,
    LYING,
    LYING_POINTS,
    OFFERED_PIECES,
    OFFERS,
    PIECES_GIVEN,
    POINTS,
    TAUGHT,
    TILES,
    TRANSPORT,
    UPGRADES,
)
from ..game.state import GOLD, N_RESOURCES

UNITS: Final = 4  # the most resources that an upgrade asks for, with room to spare
ROW_BITS: Final = 8  # of each resource, where a row of goods is one number
GOODS_MASK: Final = 255

KINDS_GIVEN: Final = 4  # workers drawn, green ones, skills and pieces of modules

# By face, four entries each: the resources that a use makes; the pieces that it gives, whatever is chosen.
MADE: Final = vec[float]([float(made[face]) for face in range(2 * TILES) for made in GAINS])
_OTHERS: Final = [PIECES_GIVEN[face] - (OFFERED_PIECES[face] >> KINDS_GIVEN - 1) for face in range(2 * TILES)]
GIVEN: Final = vec[float](
    [float(given[face]) for face in range(2 * TILES) for given in (DRAWN, GREENS, TAUGHT, _OTHERS)]
)

# By face, as bits: which of these it has at all.
GIVES_GOODS: Final = 1
GIVES_CHOICE: Final = 2
GIVES_PIECES: Final = 4


def packed_goods(row: list[int]) -> int:
    """A row of goods as one number."""
    return sum([count << ROW_BITS * resource for resource, count in enumerate(row)])


def _gives(face: int) -> int:
    goods = GIVES_GOODS if any(made[face] for made in GAINS) else 0
    choice = GIVES_CHOICE if OFFERS[face] or OFFERED_PIECES[face] else 0
    pieces = GIVES_PIECES if DRAWN[face] or GREENS[face] or TAUGHT[face] or _OTHERS[face] else 0
    return goods | choice | pieces


GIVES: Final = vec[i64]([_gives(face) for face in range(2 * TILES)])
CHOICE: Final = vec[i64](OFFERS)  # the resources of which one may be chosen, as bits
CHOICE_OF_PIECES: Final = vec[i64](OFFERED_PIECES)  # the kinds of pieces, beside them
MADE_ROW: Final = vec[i64]([packed_goods([made[face] for made in GAINS]) for face in range(2 * TILES)])
LIES: Final = vec[i64](LYING)
LIES_FOR: Final = vec[i64](LYING_POINTS)
FACE_POINTS: Final = vec[i64](POINTS)
CARRIES: Final = vec[i64](TRANSPORT)
IMPROVES: Final = vec[i64](UPGRADES)

# By tile: the resources that its upgrade asks for, one by one, UNITS entries each; and how many.
_ASKED: Final[list[list[int]]] = [
    [resource for resource in range(FIRST_SKILL) for _ in range(cost[resource])] for cost in COST
]
ASKED: Final = vec[i64]([resource for asked in _ASKED for resource in (asked + [0] * UNITS)[:UNITS]])
ASKS: Final = vec[i64]([len(asked) for asked in _ASKED])


def _wants(asked: list[int]) -> int:
    """Which resources could serve an upgrade, as bits: gold stands for any other."""
    found = 0
    for resource in asked:
        found |= 1 << GOLD | ((1 << N_RESOURCES) - 1 if resource == ANY_RESOURCE else 1 << resource)
    return found


WANTS: Final = vec[i64]([_wants(asked) for asked in _ASKED])


def scored_here(lying: i64) -> i64:
    """Which resources score on a face, as bits."""
    if lying < 0:
        return 0
    one: i64 = 1
    return (one << N_RESOURCES) - 1 if lying == N_RESOURCES else one << GOLD | one << lying


def only_carries(face: int) -> bool:
    """Is a use of this face good for transport and upgrades, and for nothing else?"""
    return bool(CARRIES[face] or IMPROVES[face]) and not GIVES[face] and not COPIES[face]
