"""Legal actions as runs of neighbouring numbers: '2 to 5 red workers here' is one run of four."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOM: Final = 256

_empty: Final = vec[i64]([0] * ROOM)


class Runs:
    """Actions in a fixed order.

    `edges` holds the first action of each run and how many there are, in turns, up to `end`; it grows by doubling. A
    packed vector, because a list would make an object of every number (which cost a third of the time of a playout).
    """

    def __init__(self) -> None:
        self.edges: vec[i64] = _empty[:]
        self.end: i64 = 0

    def add(self, first: i64, count: i64 = 1) -> None:
        end = self.end
        if end == len(self.edges):
            self._grow()
        self.edges[end] = first
        self.edges[end + 1] = count
        self.end = end + 2

    def _grow(self) -> None:
        wider = vec[i64]([0] * (2 * len(self.edges)))
        for at in range(len(self.edges)):
            wider[at] = self.edges[at]
        self.edges = wider

    def total(self) -> i64:
        """How many actions there are."""
        found: i64 = 0
        at: i64 = 1
        while at < self.end:
            found += self.edges[at]
            at += 2
        return found

    def pick(self, number: i64) -> i64:
        """The action with this number, counted from 0."""
        at: i64 = 0
        while number >= self.edges[at + 1]:
            number -= self.edges[at + 1]
            at += 2
        return self.edges[at] + number

    def contains(self, code: i64) -> bool:
        at: i64 = 0
        while at < self.end:
            if self.edges[at] <= code < self.edges[at] + self.edges[at + 1]:
                return True
            at += 2
        return False

    def single(self) -> i64:
        """The one action there is; -1 if there are more or none."""
        return self.edges[0] if self.end == 2 and self.edges[1] == 1 else -1

    def pairs(self) -> list[tuple[int, int]]:
        """Each run: its first action, and how many there are."""
        return [(int(self.edges[at]), int(self.edges[at + 1])) for at in range(0, int(self.end), 2)]

    def expand(self) -> list[int]:
        """Every action."""
        codes: list[int] = []
        for at in range(0, int(self.end), 2):
            first = int(self.edges[at])
            codes.extend(range(first, first + int(self.edges[at + 1])))
        return codes
