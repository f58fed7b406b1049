"""What a bot is asked with: its own time, and at a table always the same style."""

import pytest

import keyflower as kf
from keyflower.server.botworker import answer
from keyflower.server.robots import question


@pytest.mark.parametrize(("level", "seconds"), [(3, 0.05), (4, 0.01), (5, 0.05), (6, 0.5)])
def test_every_level_has_its_own_time(level: int, seconds: float) -> None:
    game = kf.Game.new(2, "questions")
    asked = question(game, game.decisions[0], level, 0.05, "table")
    assert asked.seconds == pytest.approx(seconds)
    assert answer(asked).found[0].action in asked.actions


def test_a_bot_keeps_its_style_at_a_table() -> None:
    game = kf.Game.new(2, "questions")
    decision = game.decisions[0]
    styles = {question(game, decision, 4, 1.0, f"table {number}").style for number in range(40)}
    assert len(styles) >= 3
    assert len({question(game, decision, 4, 1.0, "one table").style for _ in range(5)}) == 1
    assert question(game, decision, 5, 1.0, "table").style == ""
    assert question(game, decision, 4, 1.0).style == ""
