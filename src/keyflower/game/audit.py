"""A quick count of all pieces: is every worker, resource and skill in exactly one place?

It runs inside the compiled engine, so that it can follow every action of very many games.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SKILLS
from .printed import TILES
from .rows import NOBODY
from .state import CARGO_WIDTH, GREEN, KNOWN, NONE, SEATS, State

PIECE_KINDS: Final[tuple[str, ...]] = COLOURS + SKILLS + RESOURCES
_pieces: Final = CATALOGUE.figures("base", "pieces")
PRINTED: Final[list[int]] = [_pieces["bag"].get(name, 0) + _pieces["supply"].get(name, 0) for name in PIECE_KINDS]
SKILLS_FROM: Final = 4
RESOURCES_FROM: Final = 7


@mypyc_attr(native_class=False)  # of the built-in errors the compiler knows few
class Violation(AssertionError):
    """A position that cannot be."""


def hold(holds: object, otherwise: str) -> None:
    """Unlike `assert` it also checks when Python runs optimised."""
    if not holds:
        raise Violation(otherwise)


def audit(state: State) -> str:
    """What is wrong with the pieces; empty if nothing is."""
    if len(NONE) > 0:
        return "the list that stands for none was changed"
    found = [0] * len(PIECE_KINDS)
    lowest = _count(state, found)
    if lowest < 0:
        return "there is less than nothing of something"
    for kind in range(len(PIECE_KINDS)):
        if found[kind] != PRINTED[kind]:
            return f"{found[kind]} {PIECE_KINDS[kind]} instead of {PRINTED[kind]}"
    return _tiles(state) or _leaders(state)


def _count(state: State, found: list[int]) -> int:
    """Adds every piece to the counts; returns the smallest number met."""
    lowest = min(0, state.green)
    found[GREEN] += state.green
    for colour in range(4):
        lowest = min(lowest, int(state.bag[colour]), int(state.given_up[colour]))
        found[colour] += int(state.bag[colour]) + int(state.given_up[colour])
        for seat in range(state.rules.players):
            lowest = min(lowest, int(state.workers[seat * 4 + colour]))
            found[colour] += int(state.workers[seat * 4 + colour])
        for tile in range(TILES):
            found[colour] += state.workers_on(tile, colour)
    for at in range(len(state.lots) * SEATS):
        if state.bids[at] > 0:
            found[int(state.hues[at] & 3)] += int(state.bids[at])
    for skill in range(3):
        found[SKILLS_FROM + skill] += int(state.skill_stock[skill])
        lowest = min(lowest, int(state.skill_stock[skill]))
        for seat in range(state.rules.players):
            lowest = min(lowest, int(state.skills[seat * 3 + skill]))
            found[SKILLS_FROM + skill] += int(state.skills[seat * 3 + skill])
    for resource in range(4):
        found[RESOURCES_FROM + resource] += int(state.stock[resource])
        lowest = min(lowest, int(state.stock[resource]))
        for tile in range(TILES):
            lowest = min(lowest, int(state.goods[tile * 4 + resource]))
            found[RESOURCES_FROM + resource] += int(state.goods[tile * 4 + resource])
    for boat in range(len(state.boats)):
        for at in range(CARGO_WIDTH):
            found[at] += int(state.cargo[boat * CARGO_WIDTH + at])
    return lowest


def _tiles(state: State) -> str:
    for tile in range(TILES):
        if state.crowd(tile) > state.rules.tile_limit:
            return f"{state.crowd(tile)} workers on a tile"
        kept = (state.use_limits[tile], state.bid_limits[tile])
        state.measure(tile)
        if kept != (state.use_limits[tile], state.bid_limits[tile]):
            return "a tile's limits are not those that follow from what lies on it"
    for seat in range(state.rules.players):
        for kind in range(KNOWN):
            have: int = state.workers[seat * 4 + kind] if kind < 4 else state.skills[seat * 3 + kind - 4]
            if state.known[seat * KNOWN + kind] > have:
                return "a piece is known to be where it is not"
    return ""


def _leaders(state: State) -> str:
    for lot in range(len(state.lots)):
        leader: int = state.lead[lot]
        if leader == NOBODY or state.closed[state.lots[lot]]:
            continue
        for seat in range(state.rules.players):
            if seat != leader and state.bids[lot * SEATS + seat] >= state.bids[lot * SEATS + leader] > 0:
                return "a leading bid is not the largest"
    return ""
