"""Legal actions as runs of neighbouring numbers: '2 to 5 red workers here' is one run of four."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .codes import BID_VERB, COLOUR_SHIFT, COUNT, GROUP_MASK, GROUP_SHIFT, SEAT_SHIFT, TILE_SHIFT, USE_VERB, VERB_SHIFT

RUNS_ROOM: Final = 256  # words: enough for nine questions of ten
MOST_RUNS_ROOM: Final = 8192

_empty: Final = vec[i64]([0] * MOST_RUNS_ROOM)  # a piece cut off it is made faster than a row of its own

# Most of all actions place a few workers from the screen. Their numbers as Python's own objects are kept once they were
# made, each in a slot of its own: from the right its count, colour, tile, seat and verb.
KEPT_COUNTS: Final = 8
KEPT_COLOURS: Final = 4
COLOUR_SLOT: Final = 3
TILE_SLOT: Final = 5
SEAT_SLOT: Final = 12
VERB_SLOT: Final = 15
TILES_KEPT: Final = (1 << SEAT_SLOT - TILE_SLOT) - 1  # the last tile with slots of its own
_kept: Final[list[object]] = [None] * (2 << VERB_SLOT)
_is_compiled: Final = not __file__.endswith(".py")


@mypyc_attr(acyclic=True)
class Runs:
    """Actions in a fixed order.

    `edges` holds the first action of each run and how many there are, in turns, up to `end`. It is a packed vector,
    because a list would make an object of every number. Who writes to it without `add`, for speed, calls `reserve`
    before and sets `end` and `size` after.
    """

    def __init__(self, model: "Runs | None" = None) -> None:
        """No runs and some room for them, or those of a model and no room."""
        if model is None:
            self.edges: vec[i64] = _empty[:RUNS_ROOM]
            self.end: i64 = 0
            self.size: i64 = 0  # how many actions there are
        else:
            self.edges = model.edges[: model.end]
            self.end = model.end
            self.size = model.size

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
        room = RUNS_ROOM + 2 * len(self.edges)
        wider = _empty[:room] if room <= MOST_RUNS_ROOM else vec[i64]([0] * room)
        edges = self.edges
        at: i64 = 0
        while at < self.end:
            wider[at] = edges[at]
            at += 1
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
        if not _is_compiled:
            return [code for first, count in self.pairs() for code in range(first, first + count)]
        codes: list[object] = []
        edges = self.edges
        at: i64 = 0
        while at < self.end:
            code = edges[at]
            past = code + edges[at + 1]
            at += 2
            verb = code >> VERB_SHIFT
            if verb in (BID_VERB, USE_VERB) and _is_kept(code, past):
                slot = (verb & 1) << VERB_SLOT | (code >> SEAT_SHIFT & 7) << SEAT_SLOT
                slot |= (code >> TILE_SHIFT & TILES_KEPT) << TILE_SLOT
                slot |= (code >> COLOUR_SHIFT & 3) << COLOUR_SLOT | code & COUNT
                while code < past:
                    number = _kept[slot]
                    if number is None:
                        number = code
                        _kept[slot] = number
                    codes.append(number)
                    code += 1
                    slot += 1
            else:
                while code < past:
                    codes.append(code)
                    code += 1
        return cast(list[int], codes)


def _is_kept(code: i64, past: i64) -> bool:
    """Do these actions take none but a few workers of one colour from the screen?"""
    groups = code >> GROUP_SHIFT & GROUP_MASK
    if groups != 0 or code >> TILE_SHIFT & 255 > TILES_KEPT:
        return False
    return code >> COLOUR_SHIFT & 7 < KEPT_COLOURS and (code & COUNT) + past - code <= KEPT_COUNTS
