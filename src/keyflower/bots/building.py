"""Where to lay a tile: roads to the home, water for boats, company for turn-order tiles."""

from typing import Final

from mypy_extensions import i64

from ..catalogue import CATALOGUE, RESOURCES
from ..game.codes import tile_of
from ..game.printed import (
    ANY_RESOURCE,
    BOAT_TILE,
    COST,
    COST_IN_GOODS,
    GAINS,
    KIND,
    LYING,
    ROAD,
    SIDES,
    SUMMER_BOAT,
    TILES,
    TURN_ORDER,
    UPGRADABLE,
    UPGRADES,
    WATER,
)
from ..game.scoring.prints import PRINTS
from ..game.state import State
from ..game.village import BUILD_PLACE, BUILD_TURN, HOME_PLACE, SPAN, edge, edge_at, side_towards
from .scales import Scales


def _matching() -> list[float]:
    """For any two tiles: how much one makes of what the other wants, for an upgrade or to score it."""
    rows = [0.0] * (len(CATALOGUE.tiles) ** 2)
    for maker in CATALOGUE.tiles:
        for taker in CATALOGUE.tiles:
            both = 0.0
            for resource in range(1, len(RESOURCES)):
                made = max(GAINS[resource][maker.index * 2], GAINS[resource][maker.index * 2 + 1])
                if made:
                    both += min(made, COST[taker.index][resource])
                    if LYING[taker.index * 2] in (resource, ANY_RESOURCE):
                        both += made
            rows[maker.index * len(CATALOGUE.tiles) + taker.index] += both
            rows[taker.index * len(CATALOGUE.tiles) + maker.index] += both
    return rows


MATCHING: Final[list[float]] = _matching()


def _company() -> list[float]:
    """For any two tiles: the points that they would count for each other as neighbours."""
    rows = [0.0] * (len(CATALOGUE.tiles) ** 2)
    for counter in CATALOGUE.tiles:
        words = PRINTS.words[counter.index]
        if words is None or not words.counted.startswith("adjacent_") or counter.kind == "turn_order":
            continue
        for other in CATALOGUE.tiles:
            found = {
                "adjacent_tile": 1,
                "adjacent_summer_tile": int(other.season == "summer"),
                "adjacent_winter_tile": int(other.season == "winter"),
                "adjacent_upgrade_icon": UPGRADES[2 * other.index],
            }[words.counted]
            rows[counter.index * len(CATALOGUE.tiles) + other.index] += found * words.points[0]
            rows[other.index * len(CATALOGUE.tiles) + counter.index] += found * words.points[0]
    return rows


COMPANY: Final[list[float]] = _company()


def from_home(place: i64) -> int:
    """The distance from the home in tiles."""
    q = place // SPAN - HOME_PLACE // SPAN
    r = place % SPAN - HOME_PLACE % SPAN
    if q < 0:  # as far as the place across the home
        q = -q
        r = -r
    if r >= 0:
        return q + r
    return q if q > -r else -r


def laying_worth(state: State, seat: int, code: int, scales: Scales) -> float:
    tile = tile_of(code)
    place = BUILD_PLACE.of(code)
    turn = BUILD_TURN.of(code)
    kind = KIND[tile]
    roads = 0
    waters = 0
    neighbours = 0
    orders = 0
    match = 0.0
    company = 0.0
    for other in state.villages[seat]:
        laid: int = state.at[other]
        side = side_towards(place, laid)
        if side == SIDES:
            continue
        neighbours += 1
        company += COMPANY[tile * TILES + other]
        if KIND[other] == TURN_ORDER:
            orders += 1
        shown = edge(tile, turn, side)
        if shown == edge_at(state, other, (side + 3) % SIDES):
            if shown == ROAD:
                roads += 1
                match += MATCHING[tile * TILES + other]
            elif shown == WATER:
                waters += 1
    worth = 0.3 * neighbours + orders + company
    if kind == TURN_ORDER:
        return worth + neighbours
    if kind in (BOAT_TILE, SUMMER_BOAT):
        return worth + 3.0 * waters
    joins = 1.6 if (UPGRADABLE[tile] and COST_IN_GOODS[tile] > 0) or LYING[tile * 2] >= 0 else 1.0
    if roads:
        worth += joins * (scales.road + scales.roads * roads) + scales.match * match
    return worth - scales.away * from_home(place)
