"""What a bot is: it gets what its seat may know and answers one question."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from ..game.action import Action, Decision
from ..game.chance import Chance
from ..game.game import Game
from ..game.playout import Policy
from .imagine import imagine

View = Mapping[str, Any]
# The answers to choose from: actions, or their lines without the seat. What comes back is one of them.
Answer = TypeVar("Answer", Action, str)


class Budget:
    """How long a bot may think: so many seconds, or so many iterations of its search, whatever comes first.

    >>> from keyflower.bots import Budget
    >>> Budget(iterations=64)
    Budget(seconds=None, iterations=64)
    """

    __slots__ = ("iterations", "seconds")

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def __repr__(self) -> str:
        return f"Budget(seconds={self.seconds}, iterations={self.iterations})"


class SeatQuestion(Generic[Answer]):
    """What a seat is asked, and all that it may know.

    >>> import keyflower as kf
    >>> game = kf.Game.from_position({"players": 2})
    >>> question = kf.bots.SeatQuestion.of(game)
    >>> question.seat, question.actions[0].text
    (0, 'pass')
    """

    __slots__ = ("actions", "budget", "decision", "memory", "view")

    def __init__(
        self,
        view: View,
        memory: View,
        decision: Decision | View,
        actions: Sequence[Answer],
        budget: Budget | None = None,
    ) -> None:
        self.view = view  # the table as the seat sees it: `game.view(seat)`
        self.memory = memory  # what attention to the open moves knows of the other screens: `game.memory(seat)`
        self.decision = decision
        self.actions: Sequence[Answer] = actions  # the legal ones
        self.budget = budget  # None: as long as the bot likes

    @property
    def seat(self) -> int:
        """Who is asked."""
        seat: int = self.view["seat"]
        return seat

    @staticmethod
    def of(game: Game, seat: int | None = None, budget: Budget | None = None) -> "SeatQuestion[Action]":
        """The question that a game asks this seat; without a seat, whoever is asked first."""
        decision = next(decision for decision in game.decisions if seat in (None, decision.seat))
        at = decision.seat
        return SeatQuestion(game.view(at), game.memory(at), decision, game.legal_actions(at), budget)

    def __repr__(self) -> str:
        kind = self.decision["kind"] if isinstance(self.decision, Mapping) else self.decision.kind
        return f"SeatQuestion(seat {self.seat}, {kind}, {len(self.actions)} actions)"


class Alternative(Generic[Answer]):
    """An answer and what the bot thinks of it: its value in points, compared with the other answers.

    >>> import keyflower as kf
    >>> question = kf.bots.SeatQuestion.of(kf.Game.from_position({"players": 2}))
    >>> best = kf.bots.make(3, seed=1).explain(question)[0]
    >>> best.action in question.actions, best.text == best.action.text
    (True, True)
    """

    __slots__ = ("action", "tries", "value")

    def __init__(self, action: Answer, value: float, tries: int) -> None:
        self.action: Answer = action
        self.value = value
        self.tries = tries  # how often a search has looked at it; 0: it was judged at sight

    @property
    def text(self) -> str:
        """The answer's line."""
        return self.action if isinstance(self.action, str) else self.action.text

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"action": self.text, "value": round(self.value, 2), "tries": self.tries}

    def __repr__(self) -> str:
        return f"Alternative({self.text}, {self.value:.2f})"


class Bot:
    """To write one's own: answer `choose`. See docs/bots.md.

    >>> import keyflower as kf
    >>> class Hasty(kf.bots.Bot):
    ...     def choose(self, question):
    ...         return question.actions[-1]
    >>> question = kf.bots.SeatQuestion.of(kf.Game.from_position({"players": 2}))
    >>> Hasty().choose(question) == question.actions[-1]
    True
    """

    def choose(self, question: SeatQuestion[Answer]) -> Answer:
        """One of the question's actions."""
        raise NotImplementedError

    def explain(self, question: SeatQuestion[Answer], count: int = 3) -> list[Alternative[Answer]]:
        """The best few of the actions, the one it would choose first."""
        return [Alternative(self.choose(question), 0.0, 0)]

    def inside(self) -> Policy | None:
        """The same player for games inside the engine, if it needs no imagined world: it is given the true position,
        and must look at nothing there that its seat does not know."""
        return None


class Weighed:
    """An action's number in an imagined world, and what it is worth."""

    __slots__ = ("code", "tries", "value")

    def __init__(self, code: int, value: float, tries: int = 0) -> None:
        self.code = code
        self.value = value
        self.tries = tries


class Imagining(Bot):
    """A bot that imagines the game from its view and weighs the answers there. Equal seeds give equal answers."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={self.seed!r})"

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        """The legal answers in an imagined game (all, or the better ones), the best first."""
        raise NotImplementedError

    def choose(self, question: SeatQuestion[Answer]) -> Answer:
        if len(question.actions) == 1:
            return question.actions[0]
        return self.explain(question, 1)[0].action

    def explain(self, question: SeatQuestion[Answer], count: int = 3) -> list[Alternative[Answer]]:
        seat = question.seat
        chance = Chance.from_seed(f"bot {self.seed} {question.view['actions']} {seat}")
        game = imagine(question.view, question.memory, chance)
        by_text = {action if isinstance(action, str) else action.text: action for action in question.actions}
        found: list[Alternative[Answer]] = []
        for weighed in self.weigh(game, seat, question.budget, chance):
            text = Action(weighed.code, game.state.rules, game.state.lots).text
            # An imagined bag may hold a colour that the real one lacks, so that not every swap imagined is possible.
            if text in by_text:
                found.append(Alternative(by_text[text], weighed.value, weighed.tries))
                if len(found) == count:
                    break
        return found or [Alternative(question.actions[0], 0.0, 0)]
