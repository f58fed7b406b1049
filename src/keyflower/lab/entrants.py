"""Who plays in the lab and in the terminal, as it is written on the command line.

3                  level 3
master             a level by its key or name
5:iterations=64    with a budget of its own; also seconds=0.5
mine:Careful       class Careful of mine.py in this folder, or of an installed module; made with a seed
"""

import importlib
import os
import sys

from keyflower.bots import LEVELS, Bot, Budget, Level
from keyflower.game.action import Action
from keyflower.game.game import Game

LIMITS = ("iterations", "seconds")


class Entrant:
    def __init__(self, text: str) -> None:
        """ValueError if nobody is called so."""
        self.text = text
        words = text.split(":")
        limits = [word for word in words if word.partition("=")[0] in LIMITS]
        self.name = ":".join(word for word in words if word not in limits)
        self.level = find_level(self.name)
        self.budget: Budget | None = None
        if limits:
            self.budget = Budget()
            for word in limits:
                _limit(self.budget, word)
        self.make("check")

    def make(self, seed: str) -> Bot:
        if self.level is not None:
            return self.level.maker(seed)
        module, _, name = self.name.partition(":")
        if not name:
            known = ", ".join(f"{level.number} {level.name}" for level in LEVELS)
            raise ValueError(f"there is no bot {self.name!r}; there are {known}, and module:Class")
        if os.getcwd() not in sys.path:  # an installed command does not look there by itself
            sys.path.insert(0, os.getcwd())
        try:
            found = getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError) as error:
            raise ValueError(f"{self.name}: {error}") from None
        bot: Bot = found(seed)
        return bot

    @property
    def title(self) -> str:
        """For tables and charts."""
        if self.level is None:
            return self.text
        return f"{self.level.number} {self.level.name}" + self.text[len(self.name) :].replace(":", ", ")


def find_level(text: str) -> Level | None:
    """A level by its number, key or name."""
    wanted = text.strip().lower()
    for level in LEVELS:
        if wanted in (str(level.number), level.key, level.name.lower()):
            return level
    return None


def ask(bot: Bot, game: Game, seat: int, budget: Budget | None) -> Action:
    """What a bot does when its seat is asked."""
    decision = next(decision for decision in game.decisions if decision.seat == seat)
    return bot.choose(game.view(seat), game.memory(seat), decision, game.legal_actions(seat), budget)


def _limit(budget: Budget, word: str) -> None:
    name, _, value = word.partition("=")
    try:
        if name == "iterations":
            budget.iterations = int(value)
        else:
            budget.seconds = float(value)
    except ValueError:
        raise ValueError(f"{word}: {name} is a number") from None
