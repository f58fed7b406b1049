"""One open socket: who is at it, what it follows, and a queue so that a slow reader slows nobody else."""

from __future__ import annotations

import asyncio
import itertools

QUEUE = 512  # messages waiting for a slow reader before it is cut off

_numbers = itertools.count(1)


class Connection:
    def __init__(self) -> None:
        self.number = next(_numbers)
        self.who: list[str] = []
        self.session = ""
        self.following: dict[str, int | None] = {}
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.too_slow = False

    def send(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            # It comes back and asks for what it missed.
            self.too_slow = True
            self.end()

    def end(self) -> None:
        """No more messages: the writer closes the socket."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
