"""Legal actions as runs of neighbouring numbers: '2 to 5 red workers here' is one run of four."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

RUNS_ROOM: Final = 512  # words; growing takes long, a copy of an empty row of this length does not

_empty: Final = vec[i64]([0] * RUNS_ROOM)


@mypyc_attr(acyclic=True)
class Runs:
    """Actions in a fixed order.

    `edges` holds the first action of each run and how many there are, in turns, up to `end`. It is a packed vector,
    because a list would make an object of every number. Who writes to it without `add`, for speed, calls `reserve`
    before and sets `end` and `size` after.
    """

    def __init__(self) -> None:
        self.edges: vec[i64] = _empty[:]
        self.end: i64 = 0
        self.size: i64 = 0  # how many actions there are

    def clear(self) -> None:
        self.end = 0
        self.size = 0

    def add(self, first: i64, count: i64 = 1) -> None:
        end = self.end
        if end == len(self.edges):
            self._widen()
        self.edges[end] = first
        self.edges[end + 1] = count
        self.end = end + 2
        self.size += count

    def reserve(self, more: i64) -> None:
        """Makes room for so many runs more."""
        while self.end + 2 * more > len(self.edges):
            self._widen()

    def _widen(self) -> None:
        wider = vec[i64]([0] * (2 * len(self.edges)))
        for at in range(len(self.edges)):
            wider[at] = self.edges[at]
        self.edges = wider

    def pick(self, number: i64) -> i64:
        """The action with this number, counted from 0."""
        edges = self.edges
        at: i64 = 0
        count = edges[1]
        while number >= count:
            number -= count
            at += 2
            count = edges[at + 1]
        return edges[at] + number

    def contains(self, code: i64) -> bool:
        at: i64 = 0
        while at < self.end:
            if 0 <= code - self.edges[at] < self.edges[at + 1]:
                return True
            at += 2
        return False

    def single(self) -> i64:
        """The one action there is; -1 if there are more or none."""
        return self.edges[0] if self.end == 2 and self.edges[1] == 1 else -1

    def firsts(self) -> list[int]:
        """The first action of each run: the others of a run place more workers than needed."""
        return [self.edges[at] for at in range(0, self.end, 2)]

    def starts(self) -> vec[i64]:
        """The same in a packed row."""
        edges = self.edges
        count = self.end >> 1
        found = edges[:count]
        for at in range(count):
            found[at] = edges[2 * at]
        return found

    def pairs(self) -> list[tuple[int, int]]:
        """Each run: its first action, and how many there are."""
        return [(self.edges[at], self.edges[at + 1]) for at in range(0, self.end, 2)]

    def expand(self) -> list[int]:
        """Every action."""
        codes: list[int] = []
        edges = self.edges
        for at in range(0, self.end, 2):
            first = edges[at]
            count = edges[at + 1]
            codes.append(first)
            while count > 1:
                first += 1
                count -= 1
                codes.append(first)
        return codes
