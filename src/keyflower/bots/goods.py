"""Moving goods and upgrading: what lies where, what it could become, and what a use of so many points would bring.

The heart is a *standing*: the points that the goods of a village promise where they lie. Every tile that can be
upgraded takes the nearest goods that it asks for, the dearest upgrade first; a step less on their way is worth
something, a tile that has everything is worth most. What is left over may go to where it scores while it lies. A move,
an upgrade or new goods are worth what they change in the standing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..game.printed import COST, FIRST_SKILL, LYING, LYING_POINTS, TILES, UPGRADABLE
from ..game.state import GOLD, N_RESOURCES, State
from ..game.village import links
from .ledger import Ledger

FAR: Final = 99
UNITS: Final = 4  # the most resources that an upgrade asks for, with room to spare
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


class Yard:
    """The works of one village."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.state: State = ledger.state
        self.village = ledger.state.villages[ledger.seat]
        self.count: i64 = len(self.village)
        self.ways = all_ways(links(ledger.state, ledger.seat))
        scales = ledger.scales
        season = ledger.season
        self.begun = scales.begun[season]
        self.ready = scales.ready[season]
        near = scales.near[season]
        self.nearness = vec[float]([1.0, near, near * near, near * near * near, 0.5 * near * near * near])
        count = len(self.village)
        self.goods: vec[i64] = _none[: count * N_RESOURCES]
        self.stock: vec[i64] = _none[:N_RESOURCES]  # of each resource in all
        self.pool = self.goods  # what no tile has claimed yet, while the standing is worked out
        self.rest = self.stock
        self.gains: vec[float] = _nothing[:count]
        self.fits: list[bool] = [False] * count
        self.order: list[int] = []
        self.sinks: list[int] = []  # tiles on which goods score
        # Of each tile that could be upgraded: the way of each resource to it, and what the standing has for it.
        self.paths: vec[i64] = _far[: count * UNITS]
        self.units: vec[i64] = _none[:count]
        self.shares: vec[float] = _nothing[:count]
        self._survey()
        self.standing = self.stand()

    def _survey(self) -> None:
        state = self.state
        for at in range(len(self.village)):
            tile = self.village[at]
            row = tile * N_RESOURCES
            for resource in range(N_RESOURCES):
                have = i64(int(state.goods[row + resource]))
                self.goods[at * N_RESOURCES + resource] = have
                self.stock[resource] += have
            if LYING[tile * 2] >= 0:
                self.sinks.append(at)
            if UPGRADABLE[tile] and not state.upgraded[tile]:
                gain = self.ledger.upgrade_gain(tile)
                if gain > 0.0:
                    self.gains[at] = gain
                    self.fits[at] = self.ledger.skills_fit(tile)
                    self._enter(at)

    def _enter(self, at: int) -> None:
        """Into the order of tiles to upgrade, the dearest first."""
        self.order.append(at)
        place = len(self.order) - 1
        while place > 0 and self.gains[self.order[place - 1]] < self.gains[at]:
            self.order[place] = self.order[place - 1]
            place -= 1
        self.order[place] = at

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
        for at in self.sinks:
            total += self._collect(at)
        return total

    def _claim(self, at: int) -> float:
        """A tile to upgrade takes the nearest of what it asks for."""
        cost = COST[self.village[at]]
        units: i64 = 0
        got = 0.0
        whole = True
        for resource in range(FIRST_SKILL):
            for _ in range(cost[resource]):
                way = self._take(at, resource)
                self.paths[at * UNITS + units] = way
                units += 1
                if way > 0:
                    whole = False
                if way < FAR:
                    got += self.near(way)
        self.units[at] = units
        share = self.ready if whole else self.begun * got / int(units)
        if not self.fits[at]:
            share *= self.ledger.scales.unskilled
        self.shares[at] = share * self.gains[at]
        return self.shares[at]

    def _take(self, at: i64, resource: i64) -> i64:
        """The nearest piece of a resource (4: any but gold), gold in its place if there is none; how far it is."""
        rest = self.rest
        best: i64 = FAR
        place: i64 = -1
        row = at * self.count
        kind = resource
        past = resource + 1
        if resource == N_RESOURCES:
            kind = GOLD + 1
            past = N_RESOURCES
        while kind < past:
            if rest[kind] > 0:
                for other in range(self.count):
                    way = self.ways[row + other]
                    if way < best and self.pool[other * N_RESOURCES + kind] > 0:
                        best = way
                        place = other * N_RESOURCES + kind
            kind += 1
        if place < 0 and resource != GOLD and rest[GOLD] > 0:
            return self._take(at, GOLD)
        if place >= 0:
            self.pool[place] -= 1
            rest[place % N_RESOURCES] -= 1
        return best

    def _collect(self, at: int) -> float:
        """A tile that scores what lies on it takes what is left over."""
        tile = self.village[at]
        side = tile * 2 + int(self.state.upgraded[tile])
        wanted = LYING[side]
        points = float(LYING_POINTS[side])
        total = 0.0
        pool = self.pool
        for other in range(len(self.village)):
            way = int(self.ways[at * self.count + other])
            if way == FAR:
                continue
            share = 1.0 if way == 0 else self.ledger.scales.lying * self.near(way)
            for resource in range(N_RESOURCES):
                have = int(pool[other * N_RESOURCES + resource])
                if have > 0 and (resource in (wanted, GOLD) or wanted == N_RESOURCES):
                    gain = share * points - self.ledger.goods[resource]
                    if gain > 0.0:
                        total += have * gain
                        pool[other * N_RESOURCES + resource] = 0
        return total

    # --- what changes it ---------------------------------------------------------------------------------------------

    def made(self, tile: int, row: list[int]) -> float:
        """What new goods on a tile bring: beside what they are worth anywhere."""
        at = self.village.index(tile)
        self._add(at, row, 1)
        change = self.stand() - self.standing
        self._add(at, row, -1)
        return change

    def _add(self, at: int, row: list[int], times: int) -> None:
        for resource in range(N_RESOURCES):
            more: i64 = times * row[resource]
            self.goods[at * N_RESOURCES + resource] += more
            self.stock[resource] += more

    def move_gain(self, resource: int, start: int, end: int) -> float:
        first = self.village.index(start)
        last = self.village.index(end)
        self.goods[first * N_RESOURCES + resource] -= 1
        self.goods[last * N_RESOURCES + resource] += 1
        change = self.stand() - self.standing
        self.goods[first * N_RESOURCES + resource] += 1
        self.goods[last * N_RESOURCES + resource] -= 1
        return change - STEP_COST * int(self.ways[first * self.count + last])

    def upgrade_gain(self, tile: int, paid: list[int]) -> float:
        """What an upgrade brings, beside the worth that these goods would have anywhere."""
        at = self.village.index(tile)
        gain = self.gains[at]
        self._add(at, paid, -1)
        order = self.order
        self.order = [other for other in order if other != at]
        change = self.stand() - self.standing
        self.order = order
        self._add(at, paid, 1)
        return gain + change

    # --- a use -------------------------------------------------------------------------------------------------------

    def worth(self, transport: int, upgrades: int) -> float:
        """What so many points would bring now."""
        self.stand()
        total = 0.0
        left = transport
        done = 0
        for _ in range(upgrades):
            best = -1
            most = 0.0
            for at in self.order:
                if done >> at & 1 or not self.fits[at]:
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
            done |= 1 << best
        if left > 0:
            total += self._bring_nearer(left, done) + self._storing(left)
        return total

    def _way(self, at: int) -> int:
        """The points that would bring a tile all it lacks; FAR and more if that is not possible."""
        way: i64 = 0
        for unit in range(self.units[at]):
            way += self.paths[at * UNITS + unit]
        return int(way)

    def _bring_nearer(self, left: int, done: int) -> float:
        """What the points that are left would gain on the way to further upgrades."""
        total = 0.0
        for at in self.order:
            if done >> at & 1:
                continue
            for unit in range(self.units[at]):
                way = int(self.paths[at * UNITS + unit])
                if 0 < way < FAR and left > 0:
                    steps = way if way < left else left
                    left -= steps
                    before = self.near(way)
                    rest = way - steps
                    after = self.near(rest)
                    total += self.begun * self.gains[at] * (after - before) / int(self.units[at])
        return total

    def _storing(self, transport: int) -> float:
        """What moving goods to where they score would bring, roughly."""
        best = 0.0
        for at in self.sinks:
            tile = self.village[at]
            side = tile * 2 + int(self.state.upgraded[tile])
            for other in range(len(self.village)):
                way = int(self.ways[at * self.count + other])
                if way == 0 or way > transport:
                    continue
                movable = transport // way
                share = 1.0 - self.ledger.scales.lying * self.near(way)
                gain = 0.0
                for resource in range(N_RESOURCES):
                    if LYING[side] == resource or LYING[side] == N_RESOURCES or resource == GOLD:
                        each = LYING_POINTS[side] * share
                        moved = min(movable, int(self.goods[other * N_RESOURCES + resource]))
                        if LYING_POINTS[side] > self.ledger.goods[resource]:
                            gain += moved * each
                            movable -= moved
                if gain > best:
                    best = gain
        return best
