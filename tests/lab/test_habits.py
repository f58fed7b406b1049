"""Habits are counted as they are in the reviewed games."""

from pathlib import Path

import pytest

from keyflower.bots.levels_4_5 import Master
from keyflower.game.chance import Chance
from keyflower.game.events import NotationError
from keyflower.game.game import Game
from keyflower.lab.habits import Habits, season_ends_first
from keyflower.lab.stats import again

REVIEWED = Path(__file__).parents[1] / "bots" / "reviewed"


def record(name: str) -> str:
    return (REVIEWED / f"{name}.kfr").read_text(encoding="utf-8")


def counted(name: str, worlds: int = 0) -> Habits:
    habits = Habits(worlds)
    habits.add(record(name))
    return habits


def test_every_pass_is_counted_once() -> None:
    habits = counted("two-players", 2)
    passes = sum(line.endswith(": pass") for line in Game.replay(record("two-players")).actions)
    assert sum(tally.cases for tally in habits.passes) == passes
    assert [tally.cases for tally in habits.imagined] == [tally.cases for tally in habits.passes]


def test_a_season_ends_after_the_passes_of_all() -> None:
    """Each season ends after one pass of each of the two: those are the passes without a further turn."""
    assert [tally.happened for tally in counted("two-players").passes] == [2.0, 2.0, 2.0, 2.0]


def test_uses_that_did_nothing() -> None:
    """As the review says: one in the game of two; Farrier twice, a home in spring and another in summer in that of
    four. There may be more that it does not name."""
    assert counted("two-players").idle.happened >= 1
    assert counted("four-players").idle.happened >= 4


def test_workers_never_placed_in_spring() -> None:
    """The bot of the game of two had placed two of its eight; the person all but one, and drew one at the Alehouse."""
    habits = counted("two-players")
    assert habits.seats == 2
    assert habits.unplaced == 6 + 2


def test_the_last_pass_ends_the_season() -> None:
    whole = Game.replay(record("two-players"))
    game = again(whole)
    for line in whole.actions:
        if line == "0: pass":
            break
        game.play(line)
    chance = Chance.from_seed("last")
    state = game.state.copy()
    state.apply(game.parse("pass").code)
    assert season_ends_first(state, 0, Master("last").mind(2).instinct, chance)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(NotationError):
        Habits(0).add("nothing")
