"""For people around a real box: what to take out of it, and what the villages on the table score.

Nothing here knows a server, a terminal or a page; all three show what is found out here.
"""

from .box import BoxError, BoxPlan, BoxWish, plan_of
from .pad import PAD_FORMAT, PadQuestion, Tally, tally

__all__ = ["PAD_FORMAT", "BoxError", "BoxWish", "BoxPlan", "PadQuestion", "Tally", "plan_of", "tally"]
