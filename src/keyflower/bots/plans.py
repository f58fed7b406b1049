"""Whole plans for a use that moves goods and upgrades: which tiles to upgrade, and what has to be carried there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..game.codes import MOVE_VERB, STOP_VERB, UPGRADE_STEP, frame_a, frame_kind, verb_of
from ..game.state import GOLD, N_RESOURCES, State
from ..game.transport import MOVE_FROM, MOVE_RESOURCE, MOVE_TO
from .faces import ASKED, ASKS, UNITS
from .goods import FAR, STEP_COST, Yard
from .placing_worth import NEVER

IN_TURN: Final = 0.01  # of two moves of one plan, the first one first


class CarryPlan:
    """Some upgrades with the moves that they need."""

    def __init__(self, yard: Yard, points: int) -> None:
        self.yard = yard
        self.left: i64 = points  # of transport
        self.goods: vec[i64] = yard.goods[:]  # as they would lie
        self.upgraded: list[int] = []
        self.gain = 0.0
        self.moves: list[int] = []  # each packed: resource, start, end

    def add(self, at: int) -> bool:
        """One upgrade more; false, and nothing is changed, if it is out of reach."""
        yard = self.yard
        goods, left, known = self.goods[:], self.left, len(self.moves)
        tile = yard.tiles[at]
        for unit in range(ASKS[tile]):
            if not self._fetch(at, ASKED[tile * UNITS + unit]):
                self.goods, self.left = goods, left
                self.moves = self.moves[:known]
                return False
        self.upgraded.append(at)
        self.gain += yard.gains[at]
        return True

    def _fetch(self, at: i64, resource: i64) -> bool:
        """The nearest piece of a resource (4: any but gold), or gold, to a tile, to pay with it there."""
        place = self._nearest(at, resource)
        if place < 0 and resource != GOLD:
            place = self._nearest(at, GOLD)
        if place < 0:
            return False
        self.goods[place] -= 1
        start = place // N_RESOURCES
        way = self.yard.ways[at * self.yard.count + start]
        if way > 0:
            self.left -= way
            village = self.yard.village
            self.moves.append(move_key(int(place % N_RESOURCES), village[int(start)], village[int(at)]))
        return True

    def _nearest(self, at: i64, resource: i64) -> i64:
        """Where it lies, in the row of goods; -1 if there is none within reach."""
        best: i64 = self.left + 1
        if best > FAR:
            best = FAR
        place: i64 = -1
        kind = resource
        past = resource + 1
        if resource == N_RESOURCES:
            kind = GOLD + 1
            past = N_RESOURCES
        while kind < past:
            for other in range(self.yard.count):
                way = self.yard.ways[at * self.yard.count + other]
                if way < best and self.goods[other * N_RESOURCES + kind] > 0:
                    best = way
                    place = other * N_RESOURCES + kind
            kind += 1
        return place

    def worth(self) -> float:
        """What the upgrades bring, and what the goods that are left promise where they would lie."""
        yard = self.yard
        goods, stock, order = yard.goods, yard.stock, yard.order
        yard.goods = self.goods
        rest = stock[:]
        for resource in range(N_RESOURCES):
            total: i64 = 0
            for at in range(yard.count):
                total += self.goods[at * N_RESOURCES + resource]
            rest[resource] = total
        yard.stock = rest
        yard.order = vec[i64]([at for at in order if at not in self.upgraded])
        worth = self.gain + yard.stand() - yard.standing
        yard.goods, yard.stock, yard.order = goods, stock, order
        return worth


def move_key(resource: int, start: int, end: int) -> int:
    return resource << 16 | start << 8 | end


def transport_values(state: State, yard: Yard, codes: vec[i64], values: vec[float]) -> None:
    """Writes what moves are worth by the best plan that they belong to, or by what could be upgraded right after them;
    so also stopping."""
    points = frame_a(state.top())
    upgrades = 0
    if len(state.stack) > 1 and frame_kind(state.stack[-2]) == UPGRADE_STEP:
        upgrades = frame_a(state.stack[-2])
    stopping = best_plan(yard, 0, upgrades, -1).worth()
    planned: dict[int, float] = {}
    for lead in yard.order:
        if yard.fits >> lead & 1:
            plan = best_plan(yard, points, upgrades, lead)
            worth = plan.worth() - STEP_COST * (points - int(plan.left))
            for key in plan.moves:
                if worth > planned.get(key, NEVER):
                    planned[key] = worth
                worth -= IN_TURN
    for at in range(len(codes)):
        code = codes[at]
        verb = verb_of(code)
        if verb == MOVE_VERB:
            resource, start, end = MOVE_RESOURCE.of(code), MOVE_FROM.of(code), MOVE_TO.of(code)
            known = planned.get(move_key(resource, start, end), NEVER)
            values[at] = max(known, _moved(yard, resource, start, end, upgrades))
        else:
            values[at] = stopping if verb == STOP_VERB else stopping - 0.1


def _moved(yard: Yard, resource: int, start: int, end: int, upgrades: int) -> float:
    """What is worth doing after one move and no other."""
    first = yard.place_of(start)
    last = yard.place_of(end)
    yard.goods[first * N_RESOURCES + resource] -= 1
    yard.goods[last * N_RESOURCES + resource] += 1
    worth = best_plan(yard, 0, upgrades, -1).worth()
    yard.goods[first * N_RESOURCES + resource] += 1
    yard.goods[last * N_RESOURCES + resource] -= 1
    return worth - STEP_COST * int(yard.ways[first * yard.count + last])


def best_plan(yard: Yard, points: int, upgrades: int, lead: int) -> CarryPlan:
    """A tile first (-1: none in particular), then the others from the dearest on, as far as the points go."""
    plan = CarryPlan(yard, points)
    if upgrades > 0 and lead >= 0:
        plan.add(lead)
    for at in yard.order:
        if len(plan.upgraded) >= upgrades:
            break
        if at != lead and yard.fits >> at & 1:
            plan.add(at)
    return plan
