"""Opponents: players that see their seat's view and answer its decisions.

from keyflower import Game, bots

game = Game.new(players=4, seed=7)
players = [bots.make(level, seed=7) for level in (3, 3, 2, 1)]
while not game.is_over:
    question = bots.SeatQuestion.of(game)
    game.play(players[question.seat].choose(question))
"""

from .anybody import Anybody
from .bot import Alternative, Bot, Budget, SeatQuestion
from .levels import LEVELS, Level, find, make

__all__ = ["Alternative", "Anybody", "Bot", "Budget", "LEVELS", "Level", "SeatQuestion", "find", "make"]
