"""The final scoring: the best total of what one seat owns, and the sheet that shows it.

    estate = Estate()
    estate.add_tile(...)
    best_total(estate)   # the number alone
    score(estate)        # with every line

Pieces are assigned in `assignment.py` (over the classes) and `market.py` (within one class); the rest are plain counts,
in `steps.py`.
"""

from .estate import Estate, Order
from .prints import PRINTS, Prints
from .reckoning import Reckoning
from .sheet import Item, Sheet
from .steps import DOUBLED_POINTS, ORDERS, STEPS, ScoringStep, inserted

__all__ = [
    "DOUBLED_POINTS",
    "Estate",
    "Item",
    "ORDERS",
    "Order",
    "PRINTS",
    "Prints",
    "STEPS",
    "Sheet",
    "ScoringStep",
    "best_total",
    "inserted",
    "score",
]


def best_total(estate: Estate, steps: list[ScoringStep] = STEPS) -> int:
    reckoning = Reckoning(estate, False)
    for step in steps:
        step.act(reckoning, step.name)
    return reckoning.total


def score(estate: Estate, steps: list[ScoringStep] = STEPS) -> Sheet:
    reckoning = Reckoning(estate, True)
    for step in steps:
        step.act(reckoning, step.name)
    return Sheet(reckoning.total, reckoning.items)
