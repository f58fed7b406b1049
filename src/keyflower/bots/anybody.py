"""Chance as a player: any legal action, all alike."""

from ..game.chance import Chance
from ..game.playout import Policy, Uniform
from .bot import Answer, Bot, SeatQuestion


class Anybody(Bot):
    """Equal seeds give equal answers, as with every bot of ours.

    >>> import keyflower as kf
    >>> question = kf.bots.SeatQuestion.of(kf.Game.from_position({"players": 2}))
    >>> kf.bots.Anybody(1).choose(question) in question.actions
    True
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"Anybody(seed={self.seed!r})"

    def choose(self, question: SeatQuestion[Answer]) -> Answer:
        chance = Chance.from_seed(f"anybody {self.seed} {question.view['actions']} {question.seat}")
        return question.actions[chance.below(len(question.actions))]

    def inside(self) -> Policy:
        return Uniform()
