"""What the end of a game is worth to those who learn: the same words for all forms of the environment."""

from typing import Final

REWARDS: Final = ("win", "score", "lead", "place")


def check_reward(kind: str) -> str:
    """ValueError if there is no such reward."""
    if kind not in REWARDS:
        raise ValueError(f"rewards are {', '.join(REWARDS[:-1])} or {REWARDS[-1]}, not {kind}")
    return kind


def rewards(kind: str, totals: list[int], winners: list[int]) -> list[float]:
    """For each seat. `win`: 1, shared wins shared; `score`: the points; `lead`: the points less the best other's;
    `place`: the share of the others that it is ahead of, those with as many points by half.

    >>> from keyflower.lab.rewards import REWARDS, rewards
    >>> totals, winners = [50, 62, 62, 31], [1, 2]
    >>> for kind in REWARDS:
    ...     print(kind, rewards(kind, totals, winners))
    win [0.0, 0.5, 0.5, 0.0]
    score [50.0, 62.0, 62.0, 31.0]
    lead [-12.0, 0.0, 0.0, -31.0]
    place [0.333, 0.833, 0.833, 0.0]
    """
    if kind == "win":
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(totals))]
    if kind == "score":
        return [float(total) for total in totals]
    found: list[float] = []
    for seat, total in enumerate(totals):
        others = totals[:seat] + totals[seat + 1 :]
        if kind == "lead":
            found.append(float(total - max(others)))
        else:
            ahead = sum((total > other) + (total == other) / 2 for other in others)
            found.append(round(ahead / len(others), 3))
    return found
