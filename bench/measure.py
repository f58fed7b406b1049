"""How to measure: the time of the processor, not of the clock, and the best of several rounds.

A machine that does other things too only ever makes a round slower; so the best round is the nearest to the truth, and
what is compared with each other is measured in the same way, in the same run, on the same core.
"""

import os
import time
from collections.abc import Callable
from typing import TypeVar

ROUNDS = 8  # short ones: on a busy machine a short round is more likely to be left alone

Item = TypeVar("Item")


def stay_on_one_core() -> None:
    """Keeps this process where it is; other systems than Linux move it as they like."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def seconds(work: Callable[[int], object], count: int) -> float:
    start = time.process_time()
    work(count)
    return time.process_time() - start


def enough(work: Callable[[int], object], budget: float) -> int:
    """How many units of work take about so many seconds."""
    count = 1
    while (taken := seconds(work, count)) < budget / 2:
        count = max(count + 1, int(count * min(8.0, 0.75 * budget / max(taken, 1e-9))))
    return count


def rate(work: Callable[[int], object], budget: float) -> float:
    """How many units a second: `work(n)` does n of them, the same ones in each round; `budget` seconds for a round."""
    count = enough(work, budget)
    return count / min(seconds(work, count) for _ in range(ROUNDS))


def rates(works: dict[str, Callable[[int], object]], budget: float, rounds: int = ROUNDS) -> dict[str, float]:
    """The same for works that are compared with each other: they take turns, so that a busy moment hits all alike."""
    counts = {name: enough(work, budget) for name, work in works.items()}
    best = dict.fromkeys(works, float("inf"))
    for _ in range(rounds):
        for name, work in works.items():
            best[name] = min(best[name], seconds(work, counts[name]))
    return {name: counts[name] / best[name] for name in works}


def each(items: list[Item], act: Callable[[Item], object], budget: float) -> float:
    """The mean time for one of the items, in microseconds."""

    def work(repeats: int) -> None:
        for _ in range(repeats):
            for item in items:
                act(item)

    return 1e6 / (rate(work, budget) * len(items))
