"""One open socket: who is at it, what it follows, and what waits to be sent, so that a slow reader slows nobody else.

What waits is counted in bytes: for one socket, for one person, and for the whole process. Whoever cannot keep up is
cut off, comes back and asks for what was missed.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque

SOCKET = 1_000_000  # bytes waiting for one socket (one message alone may be larger)
PERSON = 4_000_000  # for all sockets of one person
PROCESS = 128_000_000  # for everybody
EASY = 128_000  # with more than this waiting, a socket is not listened to
TOGETHER = 32_000  # bytes of messages that go out in one piece

_numbers = itertools.count(1)


class Backlog:
    """All that waits to be sent in this process."""

    def __init__(self) -> None:
        self.total = 0
        self.people: dict[str, int] = {}
        self.slow: set[Connection] = set()

    def add(self, connection: Connection, size: int) -> None:
        self.total += size
        self.people[connection.person] = self.people.get(connection.person, 0) + size
        self.slow.add(connection)
        if self.people[connection.person] > PERSON and connection.waiting > size:
            connection.cut_off()
        while self.total > PROCESS and self.slow:
            max(self.slow, key=lambda slow: slow.waiting).cut_off()

    def remove(self, connection: Connection, size: int) -> None:
        self.total -= size
        left = self.people[connection.person] - size
        if left:
            self.people[connection.person] = left
        else:
            del self.people[connection.person]
        if not connection.waiting:
            self.slow.discard(connection)


class Connection:
    def __init__(self, backlog: Backlog, where: str) -> None:
        self.number = next(_numbers)
        self.backlog = backlog
        self.where = where  # the network
        self.person = where  # until it is known who it is
        self.who: list[str] = []
        self.session = ""
        self.name = ""
        self.following: dict[str, int | None] = {}
        self.messages: deque[bytes] = deque()
        self.waiting = 0
        self.ended = False
        self.code = 1000
        self.too_slow = False
        self._stirred = asyncio.Event()
        self._eased = asyncio.Event()
        self._eased.set()

    def recognise(self, who: list[str], session: str, name: str) -> None:
        """Before anything is sent."""
        self.who, self.session, self.person, self.name = who, session, session, name

    def send(self, message: bytes) -> None:
        if self.ended:
            return
        if self.waiting and self.waiting + len(message) > SOCKET:
            self.cut_off()
            return
        self.messages.append(message)
        self._count(len(message))
        self._stirred.set()

    def cut_off(self) -> None:
        """It comes back and asks for what it missed."""
        self.too_slow = True
        self.end(4408)

    def end(self, code: int = 1000) -> None:
        """No more messages, not even those that wait: the writer closes the socket."""
        while self.messages:
            self._count(-len(self.messages.popleft()))
        self.finish(code)

    def finish(self, code: int) -> None:
        """What waits is still sent, then the writer closes the socket."""
        if not self.ended:
            self.ended = True
            self.code = code
        self._stirred.set()
        self._eased.set()

    def _count(self, size: int) -> None:
        self.waiting += size
        if size > 0:
            self.backlog.add(self, size)
        else:
            self.backlog.remove(self, -size)
        if self.waiting < EASY or self.ended:
            self._eased.set()
        else:
            self._eased.clear()

    async def next(self) -> list[bytes]:
        """The next messages to be sent; none when there will be no more. They wait until `sent` says they are out."""
        while not self.messages:
            if self.ended:
                return []
            self._stirred.clear()
            await self._stirred.wait()
        found = [self.messages.popleft()]
        size = len(found[0])
        while self.messages and (size := size + len(self.messages[0])) <= TOGETHER:
            found.append(self.messages.popleft())
        return found

    def sent(self, messages: list[bytes]) -> None:
        self._count(-sum(map(len, messages)))

    async def eased(self) -> None:
        """Returns when so little waits that more may be asked for."""
        await self._eased.wait()
