"""Chance as a player: any legal action, all alike."""

from collections.abc import Sequence

from ..game.action import Decision
from ..game.chance import Chance
from ..game.playout import Policy, Uniform
from .bot import Answer, Bot, Budget, View


class Anybody(Bot):
    """Equal seeds give equal answers, as with every bot of ours.

    >>> import keyflower as kf
    >>> game = kf.Game.from_position({"players": 2})
    >>> actions = game.legal_actions()
    >>> kf.bots.Anybody(1).choose(game.view(0), game.memory(0), game.decisions[0], actions) in actions
    True
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"Anybody(seed={self.seed!r})"

    def choose(
        self,
        view: View,
        memory: View,
        decision: Decision | View,
        actions: Sequence[Answer],
        budget: Budget | None = None,
    ) -> Answer:
        chance = Chance.from_seed(f"anybody {self.seed} {view['actions']} {view['seat']}")
        return actions[chance.below(len(actions))]

    def inside(self) -> Policy:
        return Uniform()
