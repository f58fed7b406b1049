"""The documentation of the interface runs, and its examples are what the game reads."""

import doctest
import json
import re
from pathlib import Path

import keyflower as kf
from keyflower.game.positions.read import PHASES, POSITION_FIELDS
from keyflower.game.record import RECORD_HEADERS

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_of_the_python_interface_run() -> None:
    failed, attempted = doctest.testfile(str(DOCS / "python.md"), module_relative=False)
    assert attempted > 20
    assert failed == 0


def test_the_interface_of_the_package_is_documented() -> None:
    text = "".join((DOCS / name).read_text(encoding="utf-8") for name in ("python.md", "record.md", "position.md"))
    for name in ("new", "replay", "from_position", "decisions", "legal_actions", "play", "refusal", "view", "memory"):
        assert re.search(rf"\b{name}\b", text), name
    for name in (*RECORD_HEADERS, *POSITION_FIELDS, *PHASES):
        assert re.search(rf"\b{name}\b", text), name


def test_the_example_position_can_be_read() -> None:
    text = (DOCS / "position.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert kf.Game.from_position(json.loads(example)).view()["season"] == "summer"


def test_every_verb_has_its_place_in_the_grammar() -> None:
    text = (DOCS / "record.md").read_text(encoding="utf-8")
    for word in kf.Game.new(2).state.rules.words:
        assert f'"{word}"' in text, word
