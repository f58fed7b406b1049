"""Several thinkers over one question: each looks at worlds of its own, and what they found is put together."""

from collections.abc import Sequence
from typing import NamedTuple

MOST_TOLD = 40  # answers that each of them tells


class Found(NamedTuple):
    """What one thinker says of an answer, by its text."""

    text: str
    value: float
    tries: int


def together(thinkers: Sequence[Sequence[Found]]) -> list[Found]:
    """The answers that were tried, the best first.

    How far an answer is behind the best one is what counts: the luck of a thinker's own worlds falls on all its answers
    alike. Whoever tried it more often has more to say. If nobody tried anything, the first one's word stands.
    """
    behind: dict[str, float] = {}
    tries: dict[str, int] = {}
    for found in thinkers:
        for one in found:
            if one.tries:
                tries[one.text] = tries.get(one.text, 0) + one.tries
                behind[one.text] = behind.get(one.text, 0.0) + one.tries * (one.value - found[0].value)
    if not tries:
        return list(thinkers[0])
    # Who was left out early by all was seen in few worlds, and stays behind those that were seen in many.
    most = max(tries.values())
    best = sum(found[0].value for found in thinkers) / len(thinkers)
    joined = [Found(text, best + behind[text] / tries[text], tries[text]) for text in tries]
    return sorted(joined, key=lambda one: (2 * one.tries < most, -one.value))
