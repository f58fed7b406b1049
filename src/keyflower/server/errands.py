"""Work that strangers may ask for and that can be heavy: reading a position or a record.

It is done in a process of its own with limits of time and memory, and only so many wait, few of one network.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, TypeVar

import msgspec

from .limits import Places
from .messages.companion import Pad, SetUp
from .messages.http import Position
from .messages.state import Error
from .refusals import Refusal
from .workers import Worker

ERRAND_SECONDS = 30.0  # on the clock; the process itself counts its work
ERRANDS_WAITING = 16

Found = TypeVar("Found")
log = logging.getLogger("keyflower.errands")


class TryPosition(msgspec.Struct, tag=True):
    position: Position


class WeighPosition(msgspec.Struct, tag=True):
    """Is a position light enough to be played on the server?"""

    position: dict[str, Any]


class ReplayRecord(msgspec.Struct, tag=True):
    text: str
    at: int


class DrawBox(msgspec.Struct, tag=True):
    """What to take out of the box; with a seed of their own for the winter tiles, if the wish's is known to many."""

    wish: SetUp
    winter_seed: str = ""


class ScorePad(msgspec.Struct, tag=True):
    pad: Pad


class ReckonRecord(msgspec.Struct, tag=True):
    """What everybody would have scored after each action."""

    text: str


class Brought(msgspec.Struct, omit_defaults=True):
    """What came of an errand."""

    found: msgspec.Raw = msgspec.Raw()
    error: Error | None = None


Errand = TryPosition | WeighPosition | ReplayRecord | DrawBox | ScorePad | ReckonRecord


class Errands:
    def __init__(self) -> None:
        self.worker = Worker("keyflower.server.errand_runner")
        self.turn = asyncio.Lock()
        self.places = Places(ERRANDS_WAITING, 2)

    async def run(self, errand: Errand, whose: str, kind: type[Found]) -> Found:
        """What the errand brings, or its refusal."""
        if not self.places.take(whose):
            raise Refusal("too-many", "One after the other.", retry=1)
        try:
            async with self.turn:
                line = await self.worker.ask(msgspec.json.encode(errand), ERRAND_SECONDS)
        except (OSError, TimeoutError, ValueError):
            line = b""
        finally:
            self.places.give(whose)
        if not line:
            log.warning("an errand was given up")
            raise Refusal("too-large", "That is too much to work out.", key="too-much-work")
        brought = msgspec.json.decode(line, type=Brought)
        if brought.error is not None:
            raise Refusal.of(brought.error)
        found: Any = msgspec.json.decode(brought.found, type=kind)
        return found  # type: ignore[no-any-return]

    def close(self) -> None:
        self.worker.end()
