"""Keyflower: the board game as a library.

A whole game:

    import keyflower as kf

    game = kf.Game.new(players=4, seed=7)
    while not game.is_over:
        seat = game.decisions[0].seat
        game.play(game.legal_actions(seat)[0])
    print(game.scores())
"""

from .game.action import Action, Decision
from .game.ending import Result
from .game.events import Event, IllegalAction, NotationError
from .game.game import RULES_VERSION, Game
from .game.positions.reader import PositionError

__version__ = "0.1.0"

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
]
