"""Keyflower: the board game as a library.

A whole game:

    import keyflower as kf

    game = kf.Game.new(players=4, seed=7)
    while not game.is_over:
        seat = game.decisions[0].seat
        game.play(game.legal_actions(seat)[0])
    print(game.scores())
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from .game.action import Action, Decision
from .game.events import Event, IllegalAction, NotationError, PositionError
from .game.game import RULES_VERSION, Game, View
from .game.result import Result

__version__ = "0.1.0"


def _painted(view: Mapping[str, Any]) -> str:
    """Pictures are a room above the engine, opened only when somebody looks."""
    drawn: str = import_module("keyflower.pictures").picture(view)
    return drawn


View.painter = _painted

__all__ = [
    "Action",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "PositionError",
    "RULES_VERSION",
    "Result",
    "View",
]
