"""The page's lessons: what they hint at can be played, step after step."""

import json
from pathlib import Path
from typing import Any

import pytest

import keyflower as kf

LESSONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "learn" / "lessons.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson["id"])
def test_what_a_lesson_hints_at_is_legal(lesson: dict[str, Any]) -> None:
    game = kf.Game.from_position(lesson["position"])
    for step in lesson["steps"]:
        assert step["hint"] in [action.text for action in game.legal_actions(lesson["seat"])]
        game.play(step["hint"], lesson["seat"])
