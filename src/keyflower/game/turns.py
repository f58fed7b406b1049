"""A turn: bid, use a tile, or pass (TURN-1 to TURN-3), and the list of everything that is legal.

The list is the heart of the engine's speed: every turn looks at every tile on the table. So the state keeps
the limits of each tile at hand, and where nothing special is going on `_place` writes the runs of all of them.
"""

from typing import Any

from .codes import (
    BID_VERB,
    END_TURN_STEP,
    PASS_VERB,
    TURNS_STEP,
    USE_VERB,
    action,
    frame,
)
from .fields import STEP_SEAT, Field
from .placing import Placing
from .rules import Step, Verb
from .runs import Runs
from .state import State


class Turns(Step):
    kind = TURNS_STEP
    name = "turn"
    verbs: tuple[int, ...] = (PASS_VERB, BID_VERB, USE_VERB)

    def run(self, state: State, packed: int) -> bool:
        if state.passes < state.rules.players:
            return True
        state.pop()
        return False

    def asked(self, state: State, packed: int) -> int:
        return 1 << state.turn

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != state.turn:
            return
        runs.add(action(PASS_VERB, seat))
        choice = Placing(state, seat)
        if choice.any_workers:
            choice.bids(runs)
            choice.uses(runs)
        for module in state.rules.modules:
            module.turn_answers(state, seat, runs)
        state.rules.free_answers(state, seat, runs)

    def about(self, state: State, packed: int) -> dict[str, Any]:
        return {"passes": state.passes}


class EndTurn(Step):
    """Closes a turn in which something was done: the next seat is asked."""

    kind = END_TURN_STEP
    name = "end-turn"
    fields: tuple[Field, ...] = (STEP_SEAT,)

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        state.passes = 0
        state.turn = (state.turn + 1) % state.rules.players
        return False


def begin_turn(state: State) -> None:
    """Whatever the turn brings is put on top of its end."""
    state.push(frame(END_TURN_STEP, state.turn))


class Pass(Verb):
    number = PASS_VERB
    word = "pass"

    def apply(self, state: State, code: int) -> None:
        state.passes += 1
        state.tell("pass", state.turn, {})
        state.turn = (state.turn + 1) % state.rules.players
