"""The game's own source of randomness.

It is the small fast counting generator of 32 bits (additions, shifts and a counter, no multiplication), started from
SHA-256 of the seed. Both are fixed for ever: the same seed gives the same game on every machine and in every build.
"""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

from .rows import Cells

WORD_MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 15


@mypyc_attr(acyclic=True)
class Chance:
    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def from_seed(seed: str) -> "Chance":
        digest = sha256(b"keyflower/1/" + seed.encode()).digest()
        chance = Chance(
            int.from_bytes(digest[0:4], "big"),
            int.from_bytes(digest[4:8], "big"),
            int.from_bytes(digest[8:12], "big"),
            1,
        )
        for _ in range(WARM_UP):
            chance.word()
        return chance

    def copy(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & WORD_MASK
        self.counter = (self.counter + 1) & WORD_MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD_MASK
        self.c = ((((c << 21) & WORD_MASK) | (c >> 11)) + out) & WORD_MASK
        return out

    def below(self, n: i64) -> int:
        """A number from 0 to n - 1, each as likely."""
        limit = WORD_MASK + 1 - (WORD_MASK + 1) % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def draw(self, counts: Cells, start: int, kinds: int) -> int:
        """Draws one piece from a row of counts (`kinds` of them from `start`); its kind, or -1 when there is none."""
        total = 0
        for kind in range(start, start + kinds):
            total += counts[kind]
        if total == 0:
            return -1
        pick = self.below(total)
        for kind in range(kinds):
            pick -= counts[start + kind]
            if pick < 0:
                counts[start + kind] -= 1
                return kind
        raise AssertionError("a pick below the total always falls on a piece")
