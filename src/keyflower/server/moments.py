"""What time it is, in milliseconds since 1970: a clock that neither jumps nor runs backwards while the process lives.

It is set by the wall clock once and then follows the steady one. When somebody sets the wall clock, or the machine was
asleep, the two drift apart; `drift` says how far, and whoever keeps the games' clocks decides what that time was.
"""

from __future__ import annotations

import time


class Moments:
    def __init__(self) -> None:
        self.base = wall() - steady()

    def now(self) -> int:
        return steady() + self.base

    def drift(self) -> int:
        """How far the wall clock is ahead of this one; it was behind if negative."""
        return wall() - self.now()

    def leap(self, milliseconds: int) -> None:
        """Goes ahead, never back."""
        self.base += max(0, milliseconds)


def wall() -> int:
    return time.time_ns() // 1_000_000


def steady() -> int:
    return time.monotonic_ns() // 1_000_000


MOMENTS = Moments()


def now() -> int:
    return MOMENTS.now()
