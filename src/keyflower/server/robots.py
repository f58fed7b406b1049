"""Bots in processes of their own: they never slow the server, and when one dies the game goes on."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import deque
from typing import Any

import msgspec

from . import engine
from .engine import Decision, Game
from .metrics import METRICS
from .refusals import Refusal
from .workers import Worker

PATIENCE = 10.0  # seconds beyond its budget before a worker is taken for dead
QUESTIONS = 200  # questions of one person that may wait

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

    count: int = 0  # so many of the better answers, weighed; 0: the one it would choose


class Weighed(msgspec.Struct):
    action: str
    value: float


class Reply(msgspec.Struct):
    """The better answers, the best first."""

    found: list[Weighed]


class Robots:
    """A few workers, and a fair queue before them: whoever asks for much waits behind their own questions only."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker("keyflower.server.botworker") for _ in range(max(1, workers))]
        self.free = list(self.workers)
        self.waiting: dict[str, deque[asyncio.Future[Worker]]] = {}  # by owner, in the order of their turns

    async def take(self, owner: str) -> Worker:
        if self.free and not self.waiting:
            return self.free.pop()
        future: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        queue = self.waiting.setdefault(owner, deque())
        if len(queue) >= QUESTIONS:
            raise Refusal("too-many", "Your bots have enough to think about.", key="bots-busy", retry=5)
        queue.append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.give(future.result())
            elif future in queue:
                queue.remove(future)
                if not queue and self.waiting.get(owner) is queue:
                    del self.waiting[owner]
            raise

    def give(self, worker: Worker) -> None:
        """To the next owner, whose further questions then stand behind those of all others."""
        while self.waiting:
            owner, queue = next(iter(self.waiting.items()))
            del self.waiting[owner]
            future = queue.popleft()
            if queue:
                self.waiting[owner] = queue
            if not future.done():
                future.set_result(worker)
                return
        self.free.append(worker)

    async def choose(self, question: Question, owner: str) -> str:
        """An answer that is among the legal ones, whatever happens to the bot."""
        found = await self.explain(question, 0, owner)
        return found[0].action if found else fallback(question)

    async def explain(self, question: Question, count: int, owner: str) -> list[Weighed]:
        """The better answers as a bot weighs them; none if it cannot be asked."""
        loop = asyncio.get_running_loop()
        question.count = count
        for _ in range(2):
            worker = await self.take(owner)
            began = loop.time()
            try:
                line = await worker.ask(msgspec.json.encode(question), question.seconds + PATIENCE)
                found = msgspec.json.decode(line, type=Reply).found
                METRICS.bot_seconds.labels(question.level).observe(loop.time() - began)
                if found and all(one.action in question.actions for one in found):
                    return found
                log.warning("a bot answered with something that is not legal")
            except (OSError, TimeoutError, msgspec.MsgspecError, ValueError) as error:
                log.warning("a bot's process failed: %s", type(error).__name__)
            finally:
                self.give(worker)
            METRICS.bot_failures.inc()
        return []

    def close(self) -> None:
        for worker in self.workers:
            worker.end()


def question(game: Game, decision: Decision, level: int, seconds: float) -> Question:
    """All that a bot may know."""
    seat = decision.seat
    return Question(
        level,
        secrets.token_hex(8),
        seconds,
        seat,
        game.view(seat),
        game.memory(seat),
        decision.to_dict(),
        engine.legal_texts(game, seat),
    )


def fallback(question: Question) -> str:
    """When the bot cannot be asked: pass or stop where that is possible, otherwise anything legal."""
    for quiet in ("pass", "stop"):
        if quiet in question.actions:
            return quiet
    return random.Random(question.seed).choice(question.actions)
