"""A copy and what it was made of go their own ways, whatever is played on either."""

from random import Random
from typing import Any

import pytest

import keyflower as kf
from keyflower.game.modules import ALL_MODULES
from keyflower.game.playout import first_seat
from keyflower.game.state import State

# What copies share until one of them changes it; none of it shows in a position all of the time.
SHARED = (
    "winter", "offered", "lot_of", "boats", "cargo", "boat_taken", "villages", "hands", "ability", "owner", "at",
    "turned", "upgraded",
)  # fmt: skip


def whole(game: kf.Game) -> tuple[Any, ...]:
    rows = {name: list(getattr(game.state, name)) for name in SHARED}
    answers = [game.state.answers(seat).pairs() for seat in range(game.options.players)]
    return game.position(), rows, answers


def go_on(state: State, chance: Random, actions: int) -> None:
    for _ in range(actions):
        if state.over:
            return
        state.apply(chance.choice(state.answers(first_seat(state.asked())).expand()))


@pytest.mark.parametrize("modules", [(), ALL_MODULES])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_neither_touches_the_other(players: int, modules: tuple[str, ...]) -> None:
    chance = Random(players)
    game = kf.Game.new(players, 11, modules=modules)
    while not game.is_over:
        copy = game.copy()
        before = whole(game)
        go_on(copy.state, chance, 40)
        assert whole(game) == before
        copy = game.copy()
        go_on(game.state, chance, 15)
        assert whole(copy) == before


def test_copies_of_copies() -> None:
    chance = Random(5)
    game = kf.Game.new(3, 5)
    go_on(game.state, chance, 30)
    first = game.copy()
    second = first.copy()
    before = whole(game)
    go_on(first.state, chance, 60)
    assert whole(second) == before
    go_on(second.state, chance, 200)
    assert whole(game) == before
