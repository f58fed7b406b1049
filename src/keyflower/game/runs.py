"""Legal actions as runs of neighbouring numbers: '2 to 5 red workers here' is one run of four."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOM: Final = 256

_empty: Final = vec[i64]([0] * ROOM)
_small: Final = vec[i64]([0] * 8)


class Runs:
    """Actions in a fixed order.

    `edges` holds the first action of each run and how many there are, in turns, up to `end`. It is a packed vector,
    because a list would make an object of every number. Many places can be answered in the same ways (with 1 to 5 blue
    ones, 1 to 3 red ones, ...): such `ways` are worked out once and then stand behind each place as one entry, with
    their number in `patterns`, below zero, where the count would be.
    """

    def __init__(self, small: bool = False) -> None:
        self.edges: vec[i64] = _small[:] if small else _empty[:]
        self.end: i64 = 0
        self.size: i64 = 0  # how many actions there are
        self.patterns = _no_patterns
        self.codes = _no_codes  # all of them, once somebody has asked; kept for ways only

    def clear(self) -> None:
        self.end = 0
        self.size = 0
        self.patterns = _no_patterns

    def add(self, first: i64, count: i64 = 1) -> None:
        end = self.end
        if end == len(self.edges):
            self._grow()
        self.edges[end] = first
        self.edges[end + 1] = count
        self.end = end + 2
        self.size += count

    def learn(self, ways: "Runs") -> i64:
        """Ways to be added at many places; returns their number."""
        if len(self.patterns) == 0:
            self.patterns = []
        self.patterns.append(ways)
        return len(self.patterns) - 1

    def add_ways(self, place: i64, number: i64) -> None:
        """A place, to be answered in ways that were learnt."""
        end = self.end
        if end == len(self.edges):
            self._grow()
        self.edges[end] = place
        self.edges[end + 1] = -1 - number
        self.end = end + 2
        self.size += self.patterns[number].size

    def _grow(self) -> None:
        wider = vec[i64]([0] * (2 * len(self.edges)))
        for at in range(len(self.edges)):
            wider[at] = self.edges[at]
        self.edges = wider

    def pick(self, number: i64) -> i64:
        """The action with this number, counted from 0."""
        at: i64 = 0
        while True:
            count = self.edges[at + 1]
            if count >= 0:
                if number < count:
                    return self.edges[at] + number
                number -= count
            else:
                ways = self.patterns[-1 - count]
                if number < ways.size:
                    return self.edges[at] | ways.pick(number)
                number -= ways.size
            at += 2

    def contains(self, code: i64) -> bool:
        at: i64 = 0
        while at < self.end:
            count = self.edges[at + 1]
            past = code - self.edges[at]
            if count < 0 <= past:
                if self.patterns[-1 - count].contains(past):
                    return True
            elif 0 <= past < count:
                return True
            at += 2
        return False

    def single(self) -> i64:
        """The one action there is; -1 if there are more or none."""
        return self.pick(0) if self.size == 1 else -1

    def pairs(self) -> list[tuple[int, int]]:
        """Each run: its first action, and how many there are."""
        found: list[tuple[int, int]] = []
        for at in range(0, int(self.end), 2):
            first = int(self.edges[at])
            count = int(self.edges[at + 1])
            if count >= 0:
                found.append((first, count))
            else:
                ways = self.patterns[-1 - count]
                for low, how_many in ways.pairs():
                    found.append((first | low, how_many))
        return found

    def expand(self) -> list[int]:
        """Every action."""
        codes: list[int] = []
        edges = self.edges
        for at in range(0, int(self.end), 2):
            first = int(edges[at])
            count = int(edges[at + 1])
            if count == 1:
                codes.append(first)
            elif count > 0:
                codes.extend(range(first, first + count))
            else:
                ways = self.patterns[-1 - count]
                if len(ways.codes) == 0:
                    ways.codes = ways.expand()
                codes.extend([first + low for low in ways.codes])
        return codes


# Shared by all that have none: most runs have neither, and making empty lists takes time.
_no_patterns: Final[list[Runs]] = []
_no_codes: Final[list[int]] = []
