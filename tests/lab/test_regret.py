"""How much better moves could be chosen than those that the value likes best."""

import pytest

from keyflower.lab.regret import Compared, halves, lines, turns_of


def test_some_turns_of_a_game_are_looked_at_and_always_the_same() -> None:
    found = turns_of("regret", 2, 2, 12)
    assert found
    assert found == turns_of("regret", 2, 2, 12)
    assert all(0 <= one.season <= 3 for one in found)


def test_the_best_of_one_half_is_judged_by_the_other() -> None:
    """Whoever is better in every world gains what it is better by; whoever was only lucky in one half loses."""
    assert halves([[1.0] * 6, [3.0] * 6, [0.0] * 6]) == pytest.approx(2.0)
    lucky = [6.0, 0.0, 6.0, 0.0]
    assert halves([[2.0] * 4, lucky]) == pytest.approx((-2.0 + 0.0) / 2)


def test_what_is_told_is_told_by_season_and_in_all() -> None:
    told = list(lines([Compared(0, 2.0, 3.0), Compared(3, 1.0, 1.0)]))
    assert told[0].startswith("2 turns")
    assert [line.split(":")[0] for line in told[1:]] == ["spring", "winter", "all"]
    assert "seasons 1.5 ± 0.5" in told[-1]
