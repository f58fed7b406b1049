"""Moving goods and upgrading: what lies where, what it could become, and what a use of so many points would bring.

The heart is a *standing*: the points that the goods of a village promise where they lie. Every tile that can be
upgraded takes the nearest goods that it asks for, the dearest upgrade first; a step less on their way is worth
something, a tile that has everything is worth most. What is left over may go to where it scores while it lies. A move,
an upgrade or new goods are worth what they change in the standing.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ..game.landing import receiving_tile
from ..game.printed import LYING_POINTS, PUT_ANYWHERE, TILES, UPGRADABLE
from ..game.state import GOLD, N_RESOURCES
from ..game.village import links
from .faces import ASKED, ASKS, GOODS_MASK, LIES, ROW_BITS, UNITS, WANTS, scored_here
from .ledger import Ledger

FAR: Final = 99
STEP_COST: Final = 0.05  # what a point of transport is worth beside what it moves

# Empty rows to begin with: cutting a piece off is faster than making one.
_none: Final = vec[i64]([0] * (TILES * N_RESOURCES))
_far: Final = vec[i64]([FAR] * (TILES * UNITS))
_nothing: Final = vec[float]([0.0] * TILES)


def all_ways(joined: vec[i64]) -> vec[i64]:
    """The steps between any two tiles of a village; FAR if no road joins them."""
    count: i64 = len(joined)
    ways = vec[i64]([FAR] * int(count * count))
    one: i64 = 1
    for start in range(count):
        seen: i64 = one << start
        edge = seen
        steps: i64 = 0
        while edge:
            fresh: i64 = 0
            for at in range(count):
                if edge >> at & 1:
                    ways[start * count + at] = steps
                    fresh |= joined[at]
            edge = fresh & ~seen
            seen |= fresh
            steps += 1
    return ways


@mypyc_attr(acyclic=True, free_list_len=1)
class Yard:
    """The works of one village."""

    def __init__(self, ledger: Ledger) -> None:
        state = ledger.state
        scales = ledger.scales
        season = ledger.season
        village = state.villages[ledger.seat]
        count: i64 = len(village)
        near = scales.near[season]
        self.ledger = ledger
        self.state = state
        self.village = village
        self.count = count
        self.ways = all_ways(links(state, ledger.seat))
        self.begun = scales.begun[season]
        self.ready = scales.ready[season]
        self.unskilled = scales.unskilled
        self.nearness = vec[float]([1.0, near, near * near, near * near * near, 0.5 * near * near * near])
        self.tiles: vec[i64] = _none[:count]
        self.goods: vec[i64] = _none[: count * N_RESOURCES]
        self.stock: vec[i64] = _none[:N_RESOURCES]  # of each resource in all
        self.pool = self.goods  # what no tile has claimed yet, while the standing is worked out
        self.rest = self.stock
        self.settled = False  # has the standing of the goods as they lie been written down?
        self.gains: vec[float] = _nothing[:count]
        self.fits: i64 = 0  # those for whose upgrade everything but goods is there, as bits
        self.order: vec[i64] = _none[:0]  # the tiles to upgrade, the dearest first
        self.sinks: list[int] = []  # tiles on which goods score
        self.wanted: i64 = 0  # the resources that serve any of these, as bits
        # Of each tile that could be upgraded: the way of each resource to it, and what the standing has for it.
        self.paths: vec[i64] = _far[: count * UNITS]
        self.shares: vec[float] = _nothing[:count]
        self.known: dict[int, float] = {}  # what new goods bring, by place and row
        self._survey()
        self.standing = self.stand()
        self.settled = True

    def _survey(self) -> None:
        state = self.state
        tiles = self.tiles
        goods = self.goods
        stock = self.stock
        lying = state.goods
        upgraded = state.upgraded
        for at in range(self.count):
            tile = self.village[at]
            tiles[at] = tile
            row: i64 = tile * N_RESOURCES
            resource: i64 = 0
            while resource < N_RESOURCES:
                have = i64(lying[row + resource])
                goods[at * N_RESOURCES + resource] = have
                stock[resource] += have
                resource += 1
            if LIES[tile * 2] >= 0:
                self.sinks.append(at)
                self.wanted |= scored_here(LIES[tile * 2 + i64(upgraded[tile])])
            if UPGRADABLE[tile] and not upgraded[tile]:
                gain = self.ledger.upgrade_gain(tile)
                if gain > 0.0:
                    self.gains[at] = gain
                    if self.ledger.pieces_fit(tile):
                        self.fits |= 1 << at
                    self.wanted |= WANTS[tile]
                    self._enter(at)

    def _enter(self, at: i64) -> None:
        """Into the order of tiles to upgrade, the dearest first."""
        order = append(self.order, at)
        gains = self.gains
        place: i64 = len(order) - 1
        while place > 0 and gains[order[place - 1]] < gains[at]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = at
        self.order = order

    def place_of(self, tile: i64) -> i64:
        """Where a tile stands in the village's list."""
        tiles = self.tiles
        at: i64 = 0
        while tiles[at] != tile:
            at += 1
        return at

    def near(self, way: i64) -> float:
        """What is left of a promise so many steps away."""
        return self.nearness[way] if way < 4 else self.nearness[4]

    # --- the standing ------------------------------------------------------------------------------------------------

    def stand(self) -> float:
        """What the goods promise where they lie, beside what they are worth anywhere."""
        self.pool = self.goods[:]
        self.rest = self.stock[:]
        total = 0.0
        for at in self.order:
            total += self._claim(at)
        for sink in self.sinks:
            total += self._collect(sink)
        return total

    def _claim(self, at: i64) -> float:
        """A tile to upgrade takes the nearest of what it asks for."""
        tile = self.tiles[at]
        units = ASKS[tile]
        paths = self.paths
        got = 0.0
        whole = True
        unit: i64 = 0
        while unit < units:
            way = self._take(at, ASKED[tile * UNITS + unit])
            if not self.settled:
                paths[at * UNITS + unit] = way
            if way > 0:
                whole = False
            if way < FAR:
                got += self.near(way)
            unit += 1
        share = self.ready if whole else self.begun * got / int(units)
        if not self.fits >> at & 1:
            share *= self.unskilled
        share *= self.gains[at]
        if not self.settled:
            self.shares[at] = share
        return share

    def _take(self, at: i64, resource: i64) -> i64:
        """The nearest piece of a resource (4: any but gold), gold in its place if there is none; how far it is."""
        rest = self.rest
        pool = self.pool
        ways = self.ways
        best: i64 = FAR
        place: i64 = -1
        count = self.count
        row = at * count
        kind = resource
        past = resource + 1
        if resource == N_RESOURCES:
            kind = GOLD + 1
            past = N_RESOURCES
        while kind < past:
            if rest[kind] > 0:
                other: i64 = 0
                while other < count:
                    if pool[other * N_RESOURCES + kind] > 0 and ways[row + other] < best:
                        best = ways[row + other]
                        place = other * N_RESOURCES + kind
                    other += 1
            kind += 1
        if place < 0 and resource != GOLD and rest[GOLD] > 0:
            return self._take(at, GOLD)
        if place >= 0:
            pool[place] -= 1
            rest[place % N_RESOURCES] -= 1
        return best

    def _collect(self, at: int) -> float:
        """A tile that scores what lies on it takes what is left over."""
        tile = self.village[at]
        side = self.state.face(tile)
        wanted = scored_here(LIES[side])
        points = float(LYING_POINTS[side])
        total = 0.0
        pool = self.pool
        goods = self.ledger.goods
        other: i64 = 0
        while other < self.count:
            way = self.ways[at * self.count + other]
            if way < FAR:
                share = 1.0 if way == 0 else self.ledger.scales.lying * self.near(way)
                resource: i64 = 0
                while resource < N_RESOURCES:
                    have = pool[other * N_RESOURCES + resource]
                    if have > 0 and wanted >> resource & 1:
                        gain = share * points - goods[resource]
                        if gain > 0.0:
                            total += int(have) * gain
                            pool[other * N_RESOURCES + resource] = 0
                    resource += 1
            other += 1
        return total

    # --- what changes it ---------------------------------------------------------------------------------------------

    def made(self, tile: i64, row: i64) -> float:
        """What new goods on a tile bring: beside what they are worth anywhere."""
        at = self.place_of(tile)
        key = int(row << ROW_BITS | at)
        change = self.known.get(key)
        if change is None:
            self._add(at, row, 1)
            change = self.stand() - self.standing
            self._add(at, row, -1)
            self.known[key] = change
        return change

    def landed(self, tile: int, row: i64) -> float:
        """The same for goods that a tile makes, wherever it lies: they land where the rules put them, with boat 7a
        where they are worth most. A row is packed into one number."""
        if not self._serves(row):
            return 0.0
        state = self.state
        place = receiving_tile(state, self.ledger.seat, tile)
        if place == tile or not state.ability[self.ledger.seat] & PUT_ANYWHERE:
            return self.made(place, row)
        best = self.made(place, row)
        for other in self.village:
            best = max(best, self.made(other, row))
        return best

    def _serves(self, row: i64) -> bool:
        """Does anything in the village ask for any of this?"""
        wanted = self.wanted
        while row:
            if wanted & 1 and row & GOODS_MASK:
                return True
            row >>= ROW_BITS
            wanted >>= 1
        return False

    def _add(self, at: i64, row: i64, times: i64) -> None:
        goods = self.goods
        stock = self.stock
        resource: i64 = 0
        while row:
            more = times * (row & GOODS_MASK)
            goods[at * N_RESOURCES + resource] += more
            stock[resource] += more
            row >>= ROW_BITS
            resource += 1

    def shift_gain(self, resource: i64, start: i64, end: i64) -> float:
        """What one piece brings on another tile, however it comes there."""
        goods = self.goods
        first = self.place_of(start) * N_RESOURCES + resource
        last = self.place_of(end) * N_RESOURCES + resource
        goods[first] -= 1
        goods[last] += 1
        change = self.stand() - self.standing
        goods[first] += 1
        goods[last] -= 1
        return change

    def move_gain(self, resource: i64, start: i64, end: i64) -> float:
        way = self.ways[self.place_of(start) * self.count + self.place_of(end)]
        return self.shift_gain(resource, start, end) - STEP_COST * int(way)

    def upgrade_gain(self, tile: i64, paid: i64) -> float:
        """What an upgrade brings, beside the worth that these goods would have anywhere."""
        at = self.place_of(tile)
        self._add(at, paid, -1)
        order = self.order
        self.order = vec[i64]([other for other in order if other != at])
        change = self.stand() - self.standing
        self.order = order
        self._add(at, paid, 1)
        return self.gains[at] + change

    # --- a use -------------------------------------------------------------------------------------------------------

    def worth(self, transport: i64, upgrades: i64) -> float:
        """What so many points would bring now."""
        total = 0.0
        left = transport
        done: i64 = 0
        one: i64 = 1
        for _ in range(upgrades):
            best: i64 = -1
            most = 0.0
            for at in self.order:
                if (done | ~self.fits) >> at & 1:
                    continue
                way = self._way(at)
                gain = self.gains[at] - self.shares[at]
                if way <= left and gain > most:
                    best = at
                    most = gain
            if best < 0:
                break
            total += most
            left -= self._way(best)
            done |= one << best
        if left > 0:
            total += self._bring_nearer(left, done) + self._storing(left)
        return total

    def _way(self, at: i64) -> i64:
        """The points that would bring a tile all it lacks; FAR and more if that is not possible."""
        paths = self.paths
        way: i64 = 0
        for unit in range(ASKS[self.tiles[at]]):
            way += paths[at * UNITS + unit]
        return way

    def _bring_nearer(self, left: i64, done: i64) -> float:
        """What the points that are left would gain on the way to further upgrades."""
        paths = self.paths
        total = 0.0
        for at in self.order:
            if done >> at & 1:
                continue
            units = ASKS[self.tiles[at]]
            for unit in range(units):
                way = paths[at * UNITS + unit]
                if 0 < way < FAR and left > 0:
                    steps = way if way < left else left
                    left -= steps
                    before = self.near(way)
                    after = self.near(way - steps)
                    total += self.begun * self.gains[at] * (after - before) / int(units)
        return total

    def _storing(self, transport: i64) -> float:
        """What moving goods to where they score would bring, roughly."""
        best = 0.0
        for at in self.sinks:
            side = self.state.face(self.village[at])
            points = LYING_POINTS[side]
            wanted = scored_here(LIES[side])
            for other in range(self.count):
                way = self.ways[at * self.count + other]
                if way == 0 or way > transport:
                    continue
                movable = transport // way
                share = 1.0 - self.ledger.scales.lying * self.near(way)
                gain = 0.0
                for resource in range(N_RESOURCES):
                    if wanted >> resource & 1:
                        each = points * share
                        moved = min(movable, self.goods[other * N_RESOURCES + resource])
                        if points > self.ledger.goods[resource]:
                            gain += int(moved) * each
                            movable -= moved
                if gain > best:
                    best = gain
        return best
