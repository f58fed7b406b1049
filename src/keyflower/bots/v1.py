"""Levels 4 and 5 as they were first, to measure against: the entrants `v1-4` and `v1-5`.

They search as those of today do, with one set of figures for tables of all sizes, and think of one move of goods after
the other. `v1-3` is level 3, which has not changed.
"""

from collections.abc import Callable

from .bot import Bot, Budget
from .levels_4_5 import NO_END, SMALL, Master, Mind, Searching, Steward
from .outlook import foreseen
from .scales import learnt
from .simple import Householder


class Former(Searching):
    def make_up(self, players: int) -> Mind:
        return Mind(learnt(), learnt(), foreseen(), planning=False)

    def allowance(self, budget: Budget | None, turn: bool) -> tuple[float, int]:
        """All that fits in."""
        if budget is None:
            return (self.seconds if turn else SMALL * self.seconds), self.iterations
        seconds = float(NO_END) if budget.seconds is None else budget.seconds
        return seconds, NO_END if budget.iterations is None else budget.iterations


class FormerSteward(Former, Steward):
    """Level 4."""


class FormerMaster(Former, Master):
    """Level 5."""


FORMER: dict[str, Callable[[int | str], Bot]] = {"v1-3": Householder, "v1-4": FormerSteward, "v1-5": FormerMaster}
