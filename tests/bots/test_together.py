"""Several thinkers over one question."""

import pytest

from keyflower.bots.together import Found, together


def test_what_several_found_is_weighed_by_how_often_they_tried_it() -> None:
    """Each tells values from worlds of its own, so only what an answer is behind the best one counts."""
    first = [Found("bid", 70.0, 30), Found("use", 69.0, 30), Found("pass", 60.0, 0)]
    second = [Found("use", 50.0, 90), Found("bid", 46.0, 90)]
    found = together([first, second])
    assert [one.text for one in found] == ["use", "bid"]
    assert [one.tries for one in found] == [120, 120]
    assert found[0].value == pytest.approx(60.0 - 1.0 * 30 / 120)
    assert found[1].value == pytest.approx(60.0 - 4.0 * 90 / 120)


def test_what_was_left_out_early_stays_behind() -> None:
    """Four lucky worlds are no match for a hundred."""
    first = [Found("bid", 70.0, 100), Found("use", 69.5, 100), Found("pass", 66.0, 4)]
    second = [Found("pass", 71.0, 4), Found("bid", 70.0, 100), Found("use", 69.0, 100)]
    assert [one.text for one in together([first, second])] == ["bid", "use", "pass"]


def test_where_nobody_tried_anything_the_first_ones_word_stands() -> None:
    first = [Found("build a", 3.0, 0), Found("build b", 2.0, 0)]
    assert together([first, [Found("build b", 9.0, 0)]]) == first
