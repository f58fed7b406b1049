"""Environments copied and sent: a running game goes as its position, an answer half given as its steps."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np

from ..game.chance import Chance
from ..game.options import Options
from ..game.playout import Policy
from ..game.positions import read_position, write_position
from ..game.rows import NOBODY, cells, marks
from ..game.state import LOTS, SEATS, State
from .desk import Desk
from .encoding import FIELD_BASE, TILE_BASE

Kept = dict[str, Any]


def keep_random(random: np.random.Generator | None) -> np.random.Generator | None:
    """A generator of its own for the copy."""
    return deepcopy(random)


def keep_state(state: State, options: Options) -> Kept:
    return {"position": write_position(state, options), "lots": list(state.lots)}


def read_state(kept: Kept) -> State:
    state: State = read_position(kept["position"])[2]
    if state.lots != kept["lots"]:
        _number_lots(state, kept["lots"])
    return state


def _number_lots(state: State, lots: list[int]) -> None:
    """A position does not tell of lots that are gone: gives those that are left their old numbers again."""
    state.unshare()
    bids, hues, lead = cells(LOTS * SEATS), marks(LOTS * SEATS), marks(LOTS, NOBODY)
    for at, tile in enumerate(state.lots):
        now = lots.index(tile)
        state.lot_of[tile] = now
        lead[now] = state.lead[at]
        for seat in range(SEATS):
            bids[now * SEATS + seat] = state.bids[at * SEATS + seat]
            hues[now * SEATS + seat] = state.hues[at * SEATS + seat]
    state.bids, state.hues, state.lead, state.lots = bids, hues, lead, lots


def keep_desk(desk: Desk, options: Options) -> Kept:
    """A desk without its policies: whoever sits there brings them again."""
    state, chance = desk.state, desk.chance
    assert state is not None
    return {
        "state": keep_state(state, options),
        "played": desk.played,
        "chance": None if chance is None else [int(chance.a), int(chance.b), int(chance.c), int(chance.counter)],
        "steps": steps_so_far(desk),
    }


def steps_so_far(desk: Desk) -> list[int]:
    """Of the answer that is being given, those that were not asked for among them."""
    assert desk.state is not None
    question = desk.question
    values = [question.verb, question.tile + TILE_BASE, *(field + FIELD_BASE for field in question.fields)]
    return [] if desk.state.over else [int(value) for value in values[: int(question.stage)]]


def set_desk(desk: Desk, kept: Kept, policies: list[Policy | None] | None = None) -> None:
    """The game goes on where it was kept. It waits for the same seat: whoever is not asked there is not asked here."""
    chance = None if kept["chance"] is None else Chance(*kept["chance"])
    desk.sit(read_state(kept["state"]), policies, chance)
    go_on(desk, kept["played"], kept["steps"])


def copy_desk(desk: Desk, new: Desk) -> None:
    """The same game at another desk, quickly: for desks where nobody plays inside the engine."""
    assert desk.state is not None
    new.sit(desk.state.copy())
    go_on(new, desk.played, steps_so_far(desk))


def go_on(desk: Desk, played: int, steps: list[int]) -> None:
    """As many actions have been played, and an answer has begun with these steps."""
    desk.played = played
    question = desk.question
    while question.stage < len(steps):
        question.answer(steps[int(question.stage)])


def comparable(kept: Any) -> Any:
    """What was kept, with generators told by their state: they cannot be compared themselves."""
    if isinstance(kept, np.random.Generator):
        return kept.bit_generator.state
    if isinstance(kept, Mapping):
        return {key: comparable(value) for key, value in kept.items()}
    if isinstance(kept, list | tuple):
        return [comparable(value) for value in kept]
    return kept
