"""Every public name says what it is, shows itself in use and prints as something; the reference has them all."""

import doctest
import importlib
import inspect
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import keyflower as kf
from keyflower import bots

HOUSE = Path(__file__).parents[2]
sys.path.insert(0, str(HOUSE / "scripts"))

from api_docs import PUBLIC, members, names_of  # noqa: E402

NAMES = [(module, name, value) for module in PUBLIC for name, value in names_of(module)]
MODULES = sorted({value.__module__ for _, _, value in NAMES if callable(value)} | {"keyflower.lab.drawing"})


@pytest.mark.parametrize(("module", "name", "value"), NAMES, ids=[f"{module}.{name}" for module, name, _ in NAMES])
def test_a_public_name_has_words_and_an_example(module: str, name: str, value: Any) -> None:
    if isinstance(value, int | list):
        return
    assert ">>> " in (inspect.getdoc(value) or "")
    if inspect.isclass(value):
        assert [member for member, held in members(value) if not inspect.getdoc(held)] == []


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_run(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module), extraglobs={"kf": kf})
    assert (failed, tried > 0) == (0, True)


def test_the_reference_is_made_from_the_source() -> None:
    """In both forms of the engine: where it is compiled, `help` says the same."""
    done = subprocess.run([sys.executable, "scripts/api_docs.py", "--check"], cwd=HOUSE, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_things_print_as_something() -> None:
    game = kf.Game.from_position({"players": 2})
    events = game.copy().play("pass")
    budget = bots.Budget(iterations=1)
    things = [game, game.decisions[0], game.legal_actions(), game.legal_actions()[0], events[0], game.scores(), budget]
    things += [bots.LEVELS[0], bots.make(1, 7), bots.Anybody(7)]
    for thing in things:
        assert " object at 0x" not in repr(thing)
        assert repr(thing).startswith(type(thing).__name__)
