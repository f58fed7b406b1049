"""Where to lay a tile: roads to the home, water for boats, company for turn-order tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ..catalogue import CATALOGUE, RESOURCES
from ..game.codes import TILE_SHIFT
from ..game.printed import (
    ANY_RESOURCE,
    BOAT_TILE,
    COST,
    COST_IN_GOODS,
    GAINS,
    KIND,
    LYING,
    ROAD,
    SHOWN,
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
from ..game.village import HOME_PLACE, SIDE_ACROSS, SPAN, TURN_BITS
from .scales import Scales

PLACES: Final = SPAN * SPAN
TURNED: Final = (1 << TURN_BITS) - 1

_none: Final = vec[i64]([0] * TILES)


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


MATCHING: Final = vec[float](_matching())


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


COMPANY: Final = vec[float](_company())


def from_home(place: i64) -> i64:
    """The distance from the home in tiles."""
    q = place // SPAN - HOME_PLACE // SPAN
    r = place % SPAN - HOME_PLACE % SPAN
    if q < 0:  # as far as the place across the home
        q = -q
        r = -r
    if r >= 0:
        return q + r
    return q if q > -r else -r


@mypyc_attr(acyclic=True, free_list_len=1)
class Spot:
    """A free place for a tile, and what lies around it."""

    def __init__(self, state: State, seat: int, scales: Scales) -> None:
        village = state.villages[seat]
        count: i64 = len(village)
        self.scales = scales
        self.count = count
        # Of each tile that lies in the village: its number, its place and what its sides show.
        self.tiles: vec[i64] = _none[:count]
        self.places: vec[i64] = _none[:count]
        self.shown: vec[i64] = _none[:count]
        for at in range(count):
            tile = village[at]
            self.tiles[at] = tile
            self.places[at] = i64(state.at[tile])
            self.shown[at] = i64(SHOWN[tile * SIDES + i64(state.turned[tile])])
        # The spot: the tile to lay, where, and its neighbours: which they are, and across which side.
        self.tile: i64 = 0
        self.place: i64 = 0
        self.near: vec[i64] = _none[:SIDES]
        self.sides: vec[i64] = _none[:SIDES]
        self.neighbours: i64 = 0
        self.company = 0.0

    def look(self, tile: i64, place: i64) -> None:
        tiles = self.tiles
        places = self.places
        neighbours: i64 = 0
        orders = 0
        company = 0.0
        for at in range(self.count):
            apart = places[at] - place + SPAN
            if apart < 0 or apart > 2 * SPAN:
                continue
            side = i64(SIDE_ACROSS[apart])
            if side == SIDES:
                continue
            self.near[neighbours] = at
            self.sides[neighbours] = side
            neighbours += 1
            other = tiles[at]
            company += COMPANY[tile * TILES + other]
            if KIND[other] == TURN_ORDER:
                orders += 1
        self.tile = tile
        self.place = place
        self.neighbours = neighbours
        self.company = 0.3 * int(neighbours) + orders + company

    def worth(self, turn: i64) -> float:
        """Of the tile, turned so."""
        tile = self.tile
        scales = self.scales
        own = i64(SHOWN[tile * SIDES + turn])
        roads = 0
        waters = 0
        match = 0.0
        for number in range(self.neighbours):
            at = self.near[number]
            side = self.sides[number]
            edge = own >> 2 * side & 3
            if edge == self.shown[at] >> 2 * ((side + 3) % SIDES) & 3:
                if edge == ROAD + 1:
                    roads += 1
                    match += MATCHING[tile * TILES + self.tiles[at]]
                elif edge == WATER + 1:
                    waters += 1
        worth = self.company
        kind = KIND[tile]
        if kind == TURN_ORDER:
            return worth + int(self.neighbours)
        if kind in (BOAT_TILE, SUMMER_BOAT):
            return worth + 3.0 * waters
        if roads:
            joins = 1.6 if (UPGRADABLE[tile] and COST_IN_GOODS[tile] > 0) or LYING[tile * 2] >= 0 else 1.0
            worth += joins * (scales.road + scales.roads * roads) + scales.match * match
        return worth - scales.away * int(from_home(self.place))


def laying_worths(state: State, seat: int, codes: vec[i64], scales: Scales, found: vec[float]) -> None:
    """Writes what each way to lay a tile is worth. Those at one place, differently turned, come one after the other."""
    spot = Spot(state, seat, scales)
    here: i64 = -1
    for at in range(len(codes)):
        code = codes[at]
        if code >> TURN_BITS != here:
            here = code >> TURN_BITS
            spot.look(code >> TILE_SHIFT & 255, here & PLACES - 1)
        found[at] = spot.worth(code & TURNED)
