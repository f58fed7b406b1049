"""Who plays in the lab and in the terminal, as it is written on the command line.

3                  level 3
master             a level by its key or name
3/builder          levels 2 to 4 in a style: prospector, scholar, recruiter, storekeeper, builder
5:iterations=64    with a budget of its own; also seconds=0.5
random             any legal action
v1-5               levels 3 to 5 of the first version, for comparison: v1-3, v1-4, v1-5
mine:Careful       class Careful of mine.py in this folder, or of an installed module; made with a seed
"""

import importlib
import inspect
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from keyflower.bots import LEVELS, Alternative, Anybody, Bot, Budget, Level, SeatQuestion
from keyflower.bots.v1 import FORMER
from keyflower.game.action import Action
from keyflower.game.game import Game

LIMITS = ("iterations", "seconds")
RANDOM = "random"
STRANGE = (Exception, SystemExit)  # a stranger's bot can fail in any way, or leave; the game goes on
Answer = TypeVar("Answer", Action, str)


class Fault(ValueError):
    """A bot failed, or gave an answer that is none; says what."""


class Entrant:
    def __init__(self, text: str) -> None:
        """ValueError if nobody is called so."""
        self.text = text
        words = text.split(":")
        limits = [word for word in words if word.partition("=")[0] in LIMITS]
        self.name = ":".join(word for word in words if word not in limits)
        name, _, self.style = self.name.partition("/")
        self.level = find_level(name)
        self.budget: Budget | None = None
        if limits:
            self.budget = Budget()
            for word in limits:
                _limit(self.budget, word)
        self.make("check")

    def make(self, seed: str) -> Bot:
        if self.level is not None:
            return self.level.make(seed, self.style)
        if self.name == RANDOM:
            return Anybody(seed)
        if self.name in FORMER:
            return FORMER[self.name](seed)
        try:
            bot = self.find_class()(seed)
        except ValueError:
            raise
        except STRANGE as error:
            raise ValueError(f"{self.name} cannot be made with a seed: {_said(error)}") from None
        return bot

    def find_class(self) -> Callable[[str], Bot]:
        """The class of a bot of one's own."""
        module, _, name = self.name.partition(":")
        if not name:
            known = ", ".join(f"{level.number} {level.name}" for level in LEVELS)
            raise ValueError(f"there is no bot {self.name!r}; there are {known}, {RANDOM}, and module:Class")
        if os.getcwd() not in sys.path:  # an installed command does not look there by itself
            sys.path.insert(0, os.getcwd())
        try:
            found: Any = getattr(importlib.import_module(module), name)
        except STRANGE as error:
            raise ValueError(f"{self.name}: {_said(error)}") from None
        is_bot = inspect.isclass(found) and callable(getattr(found, "choose", None))
        if not is_bot:
            raise ValueError(f"{self.name} is no bot: a bot is a class that answers `choose`")
        made: Callable[[str], Bot] = found
        return made

    @property
    def is_own(self) -> bool:
        """Is it one of the user's, and not of ours?"""
        return self.level is None and self.name != RANDOM and self.name not in FORMER

    @property
    def title(self) -> str:
        """For tables and charts."""
        if self.level is None:
            return self.text
        style = f" ({self.style})" if self.style else ""
        return f"{self.level.number} {self.level.name}{style}" + self.text[len(self.name) :].replace(":", ", ")


def find_level(text: str) -> Level | None:
    """A level by its number, key or name."""
    wanted = text.strip().lower()
    for level in LEVELS:
        if wanted in (str(level.number), level.key, level.name.lower()):
            return level
    return None


def ask(bot: Bot, game: Game, seat: int, budget: Budget | None) -> Action:
    """What a bot does when its seat is asked. Fault if it fails."""
    return answer(bot, SeatQuestion.of(game, seat, budget))


def answer(bot: Bot, question: SeatQuestion[Answer]) -> Answer:
    """A bot's answer, one of the actions. Fault if it fails."""
    try:
        chosen = bot.choose(question)
        if chosen in question.actions:
            return chosen
    except STRANGE as error:
        raise Fault(_said(error)) from None
    raise Fault(_none_of(chosen, question.actions))


def explain(bot: Bot, game: Game, seat: int, budget: Budget | None, count: int) -> list[Alternative[Action]]:
    """What a bot thinks of the best few answers. Fault if it fails."""
    question = SeatQuestion.of(game, seat, budget)
    try:
        found = bot.explain(question, count)
        strange = [one.action for one in found if one.action not in question.actions]
    except STRANGE as error:
        raise Fault(_said(error)) from None
    if strange or not found:
        raise Fault(_none_of(strange[0] if strange else None, question.actions))
    return found


def _none_of(chosen: object, actions: Sequence[Any]) -> str:
    return f"{str(chosen)[:80]!r} is none of the {len(actions)} answers"


def _said(error: BaseException) -> str:
    """In one line, with its kind where that says more."""
    line = (str(error).splitlines() or [""])[0]
    return line if isinstance(error, ImportError) and line else f"{type(error).__name__}: {line}"


def _limit(budget: Budget, word: str) -> None:
    name, _, value = word.partition("=")
    try:
        number = int(value) if name == "iterations" else float(value)
    except ValueError:
        raise ValueError(f"{word}: {name} is a number") from None
    if not 0 < number < float("inf"):
        raise ValueError(f"{word}: {name} is more than nothing")
    setattr(budget, name, number)
