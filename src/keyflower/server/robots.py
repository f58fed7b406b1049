"""Bots in processes of their own: they never slow the server, and when one dies the game goes on.

A worker reads one JSON question a line and writes one JSON answer a line. Nothing is pickled.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import sys
from typing import Any

import msgspec

from .metrics import METRICS

PATIENCE = 10.0  # seconds beyond its budget before a worker is taken for dead
LINE = 4 * 1024 * 1024

log = logging.getLogger("keyflower.robots")


class Question(msgspec.Struct):
    level: int
    seed: str
    seconds: float
    seat: int
    view: dict[str, Any]
    memory: dict[str, Any]
    decision: dict[str, Any]
    actions: list[str]


class Reply(msgspec.Struct):
    action: str


class Worker:
    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> str:
        """The bot's answer; any failure ends the process, and the next question starts a new one."""
        try:
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "keyflower.server.botworker",
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
                    limit=LINE,
                )  # fmt: skip
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self.process.stdin.drain()
            async with asyncio.timeout(question.seconds + PATIENCE):
                line = await self.process.stdout.readline()
            return msgspec.json.decode(line, type=Reply).action
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


class Robots:
    """A few workers, and a queue of questions before them."""

    def __init__(self, workers: int) -> None:
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self.workers = [Worker() for _ in range(max(1, workers))]
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def choose(self, question: Question) -> str:
        """An answer that is among the legal ones, whatever happens to the bot."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            worker = await self.free.get()
            began = loop.time()
            try:
                action = await worker.ask(question)
                METRICS.bot_seconds.labels(question.level).observe(loop.time() - began)
                if action in question.actions:
                    return action
                log.warning("a bot answered with something that is not legal")
            except (OSError, TimeoutError, msgspec.MsgspecError, ValueError) as error:
                log.warning("a bot's process failed: %s", type(error).__name__)
            finally:
                self.free.put_nowait(worker)
            METRICS.bot_failures.inc()
        return fallback(question)

    def close(self) -> None:
        for worker in self.workers:
            worker.end()


def fallback(question: Question) -> str:
    """When the bot cannot be asked: pass or stop where that is possible, otherwise anything legal."""
    for quiet in ("pass", "stop"):
        if quiet in question.actions:
            return quiet
    return random.Random(question.seed).choice(question.actions)
