"""Who plays in the lab, as it is written on the command line.

3                  level 3
master             a level by its key
5:iterations=64    with a budget of its own; also seconds=0.5
mine:Careful       class Careful of the module mine, made with a seed
"""

import importlib

from keyflower.bots import LEVELS, Bot, Budget, make

LIMITS = ("iterations", "seconds")


class Entrant:
    def __init__(self, text: str) -> None:
        """ValueError if nobody is called so."""
        self.text = text
        words = text.split(":")
        limits = [word for word in words if word.partition("=")[0] in LIMITS]
        self.name = ":".join(word for word in words if word not in limits)
        self.budget: Budget | None = None
        if limits:
            self.budget = Budget()
            for word in limits:
                _limit(self.budget, word)
        self.make("check")

    def make(self, seed: str) -> Bot:
        module, _, name = self.name.partition(":")
        if not name:
            return make(int(module) if module.isdigit() else module, seed)
        try:
            found = getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError) as error:
            raise ValueError(f"{self.name}: {error}") from None
        bot: Bot = found(seed)
        return bot

    @property
    def title(self) -> str:
        """For tables and charts."""
        for level in LEVELS:
            if self.name in (str(level.number), level.key):
                named = f"{level.number} {level.name}"
                return named + self.text[len(self.name) :].replace(":", ", ")
        return self.text


def _limit(budget: Budget, word: str) -> None:
    name, _, value = word.partition("=")
    try:
        if name == "iterations":
            budget.iterations = int(value)
        else:
            budget.seconds = float(value)
    except ValueError:
        raise ValueError(f"{word}: {name} is a number") from None
