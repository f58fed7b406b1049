"""Limits on how often something may be done, and how many may do it at once."""

from __future__ import annotations

import asyncio
import time

from .refusals import Refusal

KEYS = 50_000  # that a limiter remembers


class Bucket:
    """A bucket of so many tokens that fills at a rate."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """0 if there was enough; otherwise the seconds to wait."""
        self._fill()
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / self.rate if self.rate else 3600.0

    def owe(self, cost: float = 1.0) -> float:
        """Takes in any case; the seconds to wait until there would have been enough."""
        self._fill()
        self.left -= cost
        return max(0.0, -self.left / self.rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now


class Limiter:
    """A bucket for each key; keys that have rested are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.buckets: dict[str, Bucket] = {}

    def check(self, key: str, cost: float = 1.0) -> None:
        wait = self._bucket(key).take(cost)
        if wait:
            raise Refusal("too-many", "Slow down a little.", retry=max(0.01, round(wait, 2)))

    async def wait(self, key: str, cost: float = 1.0) -> None:
        """Returns when it is this one's turn: one after the other, at the rate."""
        wait = self._bucket(key).owe(cost)
        if wait:
            await asyncio.sleep(wait)

    def _bucket(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= KEYS:
                self.forget()
            bucket = self.buckets[key] = Bucket(self.rate, self.size)
        return bucket

    def forget(self) -> None:
        now = time.monotonic()
        full = [key for key, b in self.buckets.items() if b.left + (now - b.at) * b.rate >= b.size]
        for key in full or list(self.buckets)[: KEYS // 10]:  # if none has rested, the oldest go
            del self.buckets[key]


class Places:
    """So many at once, in all and for each key."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.taken = 0
        self.by_key: dict[str, int] = {}

    def take(self, key: str) -> bool:
        mine = self.by_key.get(key, 0)
        if self.taken >= self.most or mine >= self.most_each:
            return False
        self.taken += 1
        self.by_key[key] = mine + 1
        return True

    def give(self, key: str) -> None:
        self.taken -= 1
        self.by_key[key] -= 1
        if not self.by_key[key]:
            del self.by_key[key]
