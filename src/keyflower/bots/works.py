"""Moving goods and upgrading: what a use of so many points would bring, and which move is the best one."""

from typing import Final

from ..game.state import RESOURCES, State
from ..game.tables import ANY_RESOURCE, COST, COST_WIDTH, UPGRADABLE
from ..game.village import links
from ..game.works import distance
from .faces import LYING, LYING_POINTS
from .ledger import GOLD, Ledger

FAR: Final = 99
NEARER: Final = 0.6  # of a wish is left for every step that a resource is away


def nearest(state: State, joined: list[int], village: list[int], at: int, resource: int, limit: int) -> int:
    """The way to the nearest other tile that has this resource (or gold in its place); FAR if none is near enough."""
    seen = 1 << at
    edge = seen
    steps = 0
    while edge and steps < limit:
        steps += 1
        fresh = 0
        for other in range(len(village)):
            if edge >> other & 1:
                fresh |= joined[other]
        edge = fresh & ~seen
        seen |= fresh
        for other in range(len(village)):
            if edge >> other & 1 and state.goods[village[other] * RESOURCES + resource] > 0:
                return steps
    return FAR


class Yard:
    """The works of one village."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.state = ledger.state
        self.village = ledger.state.villages[ledger.seat]
        self.joined = links(ledger.state, ledger.seat)

    def worth(self, transport: int, upgrades: int) -> float:
        """What so many points would bring now."""
        gains: list[float] = []
        ways: list[int] = []
        for at in range(len(self.village)):
            tile = self.village[at]
            if not UPGRADABLE[tile] or self.state.upgraded[tile] or not self.ledger.skills_fit(tile):
                continue
            way = self.way_to(at, transport)
            if way <= transport:
                gain = self.ledger.upgrade_gain(tile)
                if gain > 0:
                    gains.append(gain)
                    ways.append(way)
        total = 0.0
        left = transport
        for _ in range(upgrades):
            best = -1
            for number in range(len(gains)):
                if ways[number] <= left and (best < 0 or gains[number] > gains[best]):
                    best = number
            if best < 0:
                break
            total += gains[best]
            left -= ways[best]
            gains[best] = -1.0
            ways[best] = FAR
        return total + self._storing(left)

    def way_to(self, at: int, limit: int) -> int:
        """How many points of transport would bring a tile all it lacks; FAR if that is not possible."""
        tile = self.village[at]
        lacking = self.ledger.short_of(tile)
        if lacking == 0:
            return 0
        if lacking > limit:
            return FAR
        state = self.state
        row = tile * RESOURCES
        cost = tile * COST_WIDTH
        way = 0
        found = 0
        for resource in range(RESOURCES):
            rest = COST[cost + resource] - state.goods[row + resource]
            if rest > 0 and found < lacking:
                step = nearest(state, self.joined, self.village, at, resource, limit)
                if step == FAR and resource != GOLD:
                    step = nearest(state, self.joined, self.village, at, GOLD, limit)
                way += step * rest
                found += rest
        if found < lacking and COST[cost + ANY_RESOURCE]:
            step = FAR
            for resource in range(RESOURCES):
                step = min(step, nearest(state, self.joined, self.village, at, resource, limit))
            way += step * (lacking - found)
        return way if way < FAR else FAR

    def _storing(self, transport: int) -> float:
        """What moving goods to where they score would bring, roughly."""
        if transport == 0:
            return 0.0
        best = 0.0
        for at in range(len(self.village)):
            tile = self.village[at]
            side = tile * 2 + self.state.upgraded[tile]
            if LYING[side] < 0:
                continue
            for resource in range(RESOURCES):
                if LYING[side] == resource or LYING[side] == RESOURCES or resource == GOLD:
                    gain = LYING_POINTS[side] - 0.5 * self.ledger.goods[resource]
                    if gain > 0:
                        step = nearest(self.state, self.joined, self.village, at, resource, transport)
                        if step < FAR:
                            best = max(best, gain * (transport // step))
        return 0.6 * best + 0.03 * transport

    # --- one move ----------------------------------------------------------------------------------------------------

    def desire(self, tile: int, resource: int, more: int) -> float:
        """What one more of a resource is worth on a tile (`more` 1), or one of those that lie there (`more` 0)."""
        state = self.state
        side = tile * 2 + state.upgraded[tile]
        if LYING[side] >= 0:
            if LYING[side] == resource or LYING[side] == RESOURCES or resource == GOLD:
                return float(LYING_POINTS[side])
            return 0.0
        if not UPGRADABLE[tile] or state.upgraded[tile]:
            return 0.0
        gain = self.ledger.upgrade_gain(tile)
        if gain <= 0:
            return 0.0
        if not self.ledger.skills_fit(tile):
            gain *= 0.4
        have: int = state.goods[tile * RESOURCES + resource]
        asked = COST[tile * COST_WIDTH + resource]
        lacking = self.ledger.short_of(tile)
        useful = have + more <= asked
        if not useful and (resource == GOLD or COST[tile * COST_WIDTH + ANY_RESOURCE] > 0):
            useful = lacking > 0 if more else have > asked
        if not useful:
            return 0.0
        if more:
            return gain / (lacking + 0.3)
        return gain / (lacking + 1.0)

    def move_gain(self, resource: int, start: int, end: int) -> float:
        here = self.desire(start, resource, 0)
        gain = self.desire(end, resource, 1) - here
        if gain <= 0.0 and here == 0.0:
            gain = self._nearer(resource, start, end)
        return gain

    def _nearer(self, resource: int, start: int, end: int) -> float:
        """What it is worth that a resource comes nearer to a tile that wants it, for a later use to bring it on."""
        best = 0.0
        first = self.village.index(start)
        last = self.village.index(end)
        for at in range(len(self.village)):
            if at in (first, last):
                continue
            wish = self.desire(self.village[at], resource, 1)
            if wish > 0.0:
                far = distance(self.joined, first, at)
                near = distance(self.joined, last, at)
                if near >= 0 and near < far:
                    best = max(best, wish * (NEARER**near - NEARER**far))
        return best
