"""Transport (TRA-1 to TRA-4), and what it shares with upgrading: points that are spent one after the other."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ..catalogue import RESOURCES
from .codes import (
    CARRY_STEP,
    FRAME_B,
    MOVE_VERB,
    STOP_VERB,
    TRANSPORT_STEP,
    UPGRADE_STEP,
    action,
    frame,
    frame_a,
    frame_b,
    frame_kind,
    frame_seat,
    frame_tile,
    seat_of,
    tile_of,
)
from .events import IllegalAction
from .fields import BYTE, STEP_OF_TILE, Field, NameField, TileField, step_number
from .notation import tile_id
from .printed import (
    DOUBLED,
)
from .rules import Step, Verb
from .runs import Runs
from .state import N_RESOURCES, State
from .village import links

MOVE_RESOURCE: Final = NameField("resource", RESOURCES, "resource", BYTE)
MOVE_FROM: Final = TileField("from")
MOVE_TO: Final = TileField("to", 0)


class Carry(Step):
    """The start of a use that moves and upgrades: the figures it keeps to its end (UPG-4)."""

    kind = CARRY_STEP
    name = "carry"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, step_number("transport"), step_number("upgrades", FRAME_B))

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        seat = frame_seat(packed)
        tile = frame_tile(packed)
        times = 2 if state.ability[seat] & DOUBLED else 1
        bonus: int = state.bonus[tile]
        state.push(frame(UPGRADE_STEP, seat, tile, (frame_b(packed) + bonus) * times))
        state.push(frame(TRANSPORT_STEP, seat, tile, frame_a(packed) * times))
        return False


class Works(Step):
    """Transport or upgrading: points that may be spent, and `stop`. With nothing to spend them on nobody is asked."""

    def run(self, state: State, packed: int) -> bool:
        if frame_a(packed) > 0:
            seat = frame_seat(packed)
            if self.possible(state, packed, seat) or state.rules.may_act_freely(state, seat):
                return True
        state.pop()
        return False

    def possible(self, state: State, packed: int, seat: int) -> bool:
        """Could there be something to do, for all that the others know? Then the question is asked, lest its absence
        shows what is behind a screen (USE-13)."""
        raise NotImplementedError

    def about(self, state: State, packed: int) -> dict[str, Any]:
        return {"tile": tile_id(frame_tile(packed)), "points": frame_a(packed)}


def spend_points(state: State, points: int) -> None:
    """Takes points off the step on top."""
    packed = state.pop()
    state.push(frame(frame_kind(packed), frame_seat(packed), frame_tile(packed), frame_a(packed) - points))


def goods_on(state: State, tile: int) -> int:
    """How many resources lie on a tile."""
    row = tile * N_RESOURCES
    return state.goods[row] + state.goods[row + 1] + state.goods[row + 2] + state.goods[row + 3]


class Transport(Works):
    kind = TRANSPORT_STEP
    name = "transport"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, step_number("points"))
    verbs: tuple[int, ...] = (MOVE_VERB, STOP_VERB)

    def possible(self, state: State, packed: int, seat: int) -> bool:
        """Do goods lie beside a road? Everybody sees that."""
        joined = links(state, seat)
        for at, tile in enumerate(state.villages[seat]):
            if joined[at] and goods_on(state, tile) > 0:
                return True
        return False

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed):
            return
        runs.add(action(STOP_VERB, seat))
        village = state.villages[seat]
        joined = links(state, seat)
        for start, tile in enumerate(village):
            row = tile * N_RESOURCES
            reached = 0
            for resource in range(N_RESOURCES):
                if state.goods[row + resource] == 0:
                    continue
                if reached == 0:
                    reached = reach(joined, start, frame_a(packed))
                first = move_code(seat, resource, tile, 0)
                for at, end in enumerate(village):
                    if reached >> at & 1:
                        runs.add(first + end)
        state.rules.free_answers(state, seat, runs)


def reach(joined: vec[i64], start: int, points: int) -> int:
    """The tiles within so many steps, the start itself left out, as bits."""
    seen = 1 << start
    edge_of_seen = seen
    while points > 0 and edge_of_seen:
        points -= 1
        fresh = 0
        at = 0
        while edge_of_seen:
            if edge_of_seen & 1:
                fresh |= joined[at]
            edge_of_seen >>= 1
            at += 1
        edge_of_seen = fresh & ~seen
        seen |= fresh
    return seen & ~(1 << start)


def distance(joined: vec[i64], start: int, end: int) -> int:
    """The least number of steps, or -1."""
    steps = 0
    seen = 1 << start
    while not seen >> end & 1:
        grown = seen | reach_once(joined, seen)
        if grown == seen:
            return -1
        seen = grown
        steps += 1
    return steps


def steps_in(state: State, seat: int) -> dict[str, dict[str, int]]:
    """For each tile of a village how many steps it is to each other one that a good can reach."""
    village = state.villages[seat]
    joined = links(state, seat)
    found: dict[str, dict[str, int]] = {}
    for start, tile in enumerate(village):
        steps = [distance(joined, start, end) for end in range(len(village))]
        found[tile_id(tile)] = {tile_id(village[end]): count for end, count in enumerate(steps) if count > 0}
    return found


def reach_once(joined: vec[i64], seen: int) -> int:
    found = 0
    for at in range(len(joined)):
        if seen >> at & 1:
            found |= joined[at]
    return found


def move_code(seat: int, resource: int, start: int, end: int) -> int:
    return action(MOVE_VERB, seat, start, MOVE_RESOURCE.at(resource) | MOVE_TO.at(end))


class MoveGoods(Verb):
    number = MOVE_VERB
    word = "move"
    fields: tuple[Field, ...] = (MOVE_RESOURCE, MOVE_FROM, MOVE_TO)

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        start = tile_of(code)
        resource = MOVE_RESOURCE.of(code)
        end = MOVE_TO.of(code)
        village = state.villages[seat]
        steps = distance(links(state, seat), village.index(start), village.index(end))
        state.goods[start * N_RESOURCES + resource] -= 1
        state.goods[end * N_RESOURCES + resource] += 1
        spend_points(state, steps)
        if state.journal is not None:
            data = {"resource": RESOURCES[resource], "from": tile_id(start), "to": tile_id(end), "steps": steps}
            state.tell("moved", seat, data)

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        seat = seat_of(code)
        start = tile_of(code)
        resource = MOVE_RESOURCE.of(code)
        end = MOVE_TO.of(code)
        village = state.villages[seat]
        figures: dict[str, Any] = {"from": tile_id(start), "to": tile_id(end), "resource": RESOURCES[resource]}
        for tile in (start, end):
            if tile not in village:
                return IllegalAction(
                    "TRA-1",
                    "not-your-village",
                    f"{tile_id(tile)} is not in your village; goods move in your own only.",
                    {"tile": tile_id(tile)},
                )
        if state.goods[start * N_RESOURCES + resource] == 0:
            return IllegalAction(
                "TRA-2", "goods-missing", f"There is no {figures['resource']} on {tile_id(start)}.", figures
            )
        steps = distance(links(state, seat), village.index(start), village.index(end))
        points = frame_a(state.top())
        if steps < 0:
            return IllegalAction("TRA-3", "no-road", f"No road joins {tile_id(start)} and {tile_id(end)}.", figures)
        return IllegalAction(
            "TRA-2",
            "too-far",
            f"From {tile_id(start)} to {tile_id(end)} it is {steps} steps; {points} points of transport are left.",
            {**figures, "steps": steps, "points": points},
        )


class Stop(Verb):
    """Leaves the rest of the points (TRA-4)."""

    number = STOP_VERB
    word = "stop"

    def apply(self, state: State, code: int) -> None:
        state.pop()
