"""Chance as a player: any legal action, all alike."""

from collections.abc import Sequence

from ..game.action import Decision
from ..game.chance import Chance
from .bot import Answer, Bot, Budget, View


class Anybody(Bot):
    """Equal seeds give equal answers, as with every bot of ours."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

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
