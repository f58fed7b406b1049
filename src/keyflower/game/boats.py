"""Taking boats at the end of a season (END-5 to END-9, END-11)."""

from typing import Any, Final

from .codes import BOAT_VERB, TAKE_BOATS_STEP, WAIT_VERB, action, frame, frame_a, frame_seat, seat_of, tile_of
from .events import IllegalAction, NotationError
from .fields import STEP_SEAT, Field, TileField, packed_names, step_number
from .landing import came_from_afar
from .notation import tile_id
from .rows import NOBODY, part
from .rules import NO_LOTS, Rules, Step, Verb
from .runs import Runs
from .season import win_tile
from .state import CARGO_WIDTH, N_COLOURS, N_RESOURCES, N_SKILLS, WINTER, State

BOAT_STAGE: Final = step_number("stage")


class TakeBoats(Step):
    """Stage by stage: the leaders on the turn-order tiles by number, then everyone else clockwise.

    The frame holds the stage (`a`); while somebody is asked, `seat` is that seat plus one.
    """

    kind = TAKE_BOATS_STEP
    name = "boat"
    verbs: tuple[int, ...] = (BOAT_VERB, WAIT_VERB)

    def show(self, rules: Rules, packed: int) -> dict[str, Any]:
        shown: dict[str, Any] = {"stage": frame_a(packed)}
        if frame_seat(packed):
            shown["seat"] = frame_seat(packed) - 1
        return shown

    def restore(self, rules: Rules, values: dict[str, Any]) -> int:
        """Older positions tell the seat plus one, and no stage where it is the first."""
        asked = 1 if "stage" in values and "seat" in values else 0
        found = {"seat": values.get("seat", 0), "stage": values.get("stage", 0)}
        if len(values) > len(found) or not values.keys() <= found.keys():
            raise NotationError(f"there are only the fields {', '.join(found)} here")
        return self.kind | packed_names((STEP_SEAT, BOAT_STAGE), found, NO_LOTS) + int(frame(0, asked))

    def run(self, state: State, packed: int) -> bool:
        stage = frame_a(packed)
        numbers = len(state.rules.turn_order)
        while stage < numbers + state.rules.players:
            seat = self._seat_at(state, stage)
            if seat >= 0:
                state.pop()
                state.push(frame(TAKE_BOATS_STEP, seat + 1, 0, stage))
                left = boats_left(state)
                if len(left) > 1 or leads_later(state, seat, stage):
                    return True
                take_boat(state, seat, left[0])
                return False
            stage += 1
        state.pop()
        if self._purple_leader(state) == NOBODY:  # END-9
            state.start = (state.start + 1) % state.rules.players
            state.tell("marker-moved", state.start, {})
        state.unshare()
        for boat in range(len(state.boats)):
            state.boat_taken[boat] = NOBODY
        return False

    def _purple_leader(self, state: State) -> int:
        return state.lead[len(state.lots) - 1]

    def _seat_at(self, state: State, stage: int) -> int:
        """Who takes a boat at this stage; -1 if nobody does. The marker changes hands at its tile (END-7)."""
        numbers = len(state.rules.turn_order)
        if stage < numbers:
            leader = state.lead[len(state.lots) - numbers + stage]
            if leader == NOBODY:
                return -1
            if stage == numbers - 1 and state.start != leader:
                state.start = leader
                state.tell("took-marker", leader, {})
            return -1 if has_boat(state, leader) else leader
        seat = (state.start + stage - numbers) % state.rules.players
        return -1 if has_boat(state, seat) else seat

    def asked(self, state: State, packed: int) -> int:
        return 1 << frame_seat(packed) - 1

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed) - 1:
            return
        for boat in boats_left(state):
            runs.add(action(BOAT_VERB, seat, state.boats[boat]))
        if leads_later(state, seat, frame_a(packed)):
            runs.add(action(WAIT_VERB, seat))

    def about(self, state: State, packed: int) -> dict[str, Any]:
        stage = frame_a(packed)
        return {"number": stage + 1} if stage < len(state.rules.turn_order) else {}


def has_boat(state: State, seat: int) -> bool:
    return any(state.boat_taken[boat] == seat for boat in range(len(state.boats)))


def boats_left(state: State) -> list[int]:
    return [boat for boat in range(len(state.boats)) if state.boat_taken[boat] == NOBODY]


def leads_later(state: State, seat: int, stage: int) -> bool:
    """Does the seat lead on a higher number, so that it may wait (END-6)?"""
    numbers = len(state.rules.turn_order)
    return any(state.lead[len(state.lots) - numbers + later] == seat for later in range(stage + 1, numbers))


def next_stage(state: State) -> None:
    packed = state.pop()
    state.push(frame(TAKE_BOATS_STEP, 0, 0, frame_a(packed) + 1))


def take_boat(state: State, seat: int, boat: int) -> None:
    """The cargo of spring, summer and autumn; in winter the boat itself (END-5, END-11)."""
    state.unshare()
    state.boat_taken[boat] = seat
    next_stage(state)
    tile = state.boats[boat]
    if state.season == WINTER:
        state.tell("took-boat", seat, {"tile": tile_id(tile)})
        win_tile(state, seat, tile)
    else:
        if state.journal is not None:
            state.tell("took-boat", seat, {"tile": tile_id(tile), "cargo": state.cargo_counts(boat)})
        take_cargo(state, seat, boat)
    for module in state.rules.modules:
        module.boat_taken(state, seat, boat)


def take_cargo(state: State, seat: int, boat: int) -> None:
    """Workers and skills behind the screen, resources on the home."""
    state.unshare()
    row = boat * CARGO_WIDTH
    for colour in range(N_COLOURS):
        state.gain_workers(seat, colour, state.cargo[row + colour])
    for skill in range(N_SKILLS):
        state.gain_skills(seat, skill, state.cargo[row + N_COLOURS + skill])
    goods = part(state.cargo, row + N_COLOURS + N_SKILLS, N_RESOURCES)
    for resource in range(N_RESOURCES):
        state.goods[state.home(seat) * N_RESOURCES + resource] += goods[resource]
    came_from_afar(state, seat, state.boats[boat], goods)
    for at in range(row, row + CARGO_WIDTH):
        state.cargo[at] = 0


TAKEN_BOAT: Final = TileField("tile", form="NAME")


class Boat(Verb):
    number = BOAT_VERB
    word = "boat"
    fields: tuple[Field, ...] = (TAKEN_BOAT,)

    def apply(self, state: State, code: int) -> None:
        take_boat(state, seat_of(code), state.boats.index(tile_of(code)))

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        tile = tile_of(code)
        name = tile_id(tile)
        if tile not in state.boats:
            return IllegalAction("END-5", "no-such-boat", f"{name} is no boat of this game.", {"tile": name})
        return IllegalAction("END-5", "boat-taken", f"{name} has been taken already.", {"tile": name})


class Wait(Verb):
    """Takes at a higher number instead (END-6)."""

    number = WAIT_VERB
    word = "wait"

    def apply(self, state: State, code: int) -> None:
        state.tell("waited", seat_of(code), {})
        next_stage(state)

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        return IllegalAction(
            "END-6", "must-take-now", "This is your last turn-order tile: a boat must be taken now.", {}
        )
