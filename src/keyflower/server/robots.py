"""Bots in processes of their own: they never slow the server, and when one dies the game goes on."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import deque
from typing import Any, NamedTuple, TypeVar

import msgspec

from keyflower.bots import find
from keyflower.bots.together import MOST_TOLD, Found, together

from . import engine
from .engine import Decision, Game
from .metrics import METRICS
from .refusals import Refusal
from .workers import Worker

HELPED = 5  # from this level on questions are thought over together
QUICK = 2.0  # seconds; for longer ones a worker is left free
PATIENCE = 10.0  # seconds beyond its budget before a worker is taken for dead
QUESTIONS = 200  # questions of one person that may wait

Kind = TypeVar("Kind")

log = logging.getLogger("keyflower.robots")


class BotQuestion(msgspec.Struct):
    level: int
    seed: str
    seconds: float
    seat: int
    view: dict[str, Any]
    memory: dict[str, Any]
    decision: dict[str, Any]
    actions: list[str]

    style: str = ""
    count: int = 0  # so many of the better answers, weighed; 0: the one it would choose


class WeighedAnswer(msgspec.Struct):
    action: str
    value: float
    tries: int = 0


class Reply(msgspec.Struct):
    """The better answers, the best first."""

    found: list[WeighedAnswer]


class Turn(NamedTuple):
    """Whose turn a question takes: networks follow each other, and the people within each of them.

    Anybody can be many people in a minute, but few have many networks.
    """

    network: str
    person: str


class Robots:
    """A few workers, and a fair queue before them: whoever asks for much waits behind their own questions only."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker("keyflower.server.botworker") for _ in range(max(1, workers))]
        self.free = list(self.workers)
        # By network and person, each in the order of their turns.
        self.waiting: dict[str, dict[str, deque[asyncio.Future[Worker]]]] = {}

    async def take(self, turn: Turn) -> Worker:
        if self.free and not self.waiting:
            return self.free.pop()
        future: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        queue = self.waiting.setdefault(turn.network, {}).setdefault(turn.person, deque())
        if len(queue) >= QUESTIONS:
            raise Refusal("too-many", "Your bots have enough to think about.", key="bots-busy", retry=5)
        queue.append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.give(future.result())
            raise  # it is left out when its turn comes

    def give(self, worker: Worker) -> None:
        """To the next network and person, whose further questions then stand behind those of all others."""
        while self.waiting:
            network, people = next(iter(self.waiting.items()))
            person, queue = next(iter(people.items()))
            future = queue.popleft()
            to_the_end(people, person, queue)
            to_the_end(self.waiting, network, people)
            if not future.done():
                future.set_result(worker)
                return
        self.free.append(worker)

    def helpers(self, question: BotQuestion) -> list[Worker]:
        """Workers that have nothing else to do, for a question that is worth it."""
        if self.waiting or question.level < HELPED:
            return []
        spared = 1 if question.seconds > QUICK else 0
        helping = self.free[spared:]
        self.free = self.free[:spared]
        return helping

    async def choose(self, question: BotQuestion, turn: Turn) -> str:
        """An answer that is among the legal ones, whatever happens to the bot."""
        found = await self.explain(question, 0, turn)
        return found[0].action if found else fallback(question)

    async def explain(self, question: BotQuestion, count: int, turn: Turn) -> list[WeighedAnswer]:
        """The better answers as a bot weighs them; none if it cannot be asked."""
        for _ in range(2):
            worker = await self.take(turn)
            helpers = self.helpers(question)
            question.count = MOST_TOLD if helpers else count
            seeds = [question.seed, *(secrets.token_hex(8) for _ in helpers)]
            asked = [
                self._ask(one, msgspec.structs.replace(question, seed=seed))
                for one, seed in zip((worker, *helpers), seeds, strict=True)
            ]
            told = [found for found in await asyncio.gather(*asked) if found]
            if len(told) > 1:
                return joined(told)[: count or 1]
            if told:
                return told[0][: count or 1]
        return []

    async def _ask(self, worker: Worker, question: BotQuestion) -> list[WeighedAnswer]:
        """What one worker says, which is free afterwards; nothing if it fails."""
        loop = asyncio.get_running_loop()
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


def joined(told: list[list[WeighedAnswer]]) -> list[WeighedAnswer]:
    """What several workers found of the same question."""
    found = together([[Found(one.action, one.value, one.tries) for one in answers] for answers in told])
    return [WeighedAnswer(one.text, one.value, one.tries) for one in found]


def to_the_end(turns: dict[str, Kind], name: str, left: Kind) -> None:
    """Whoever was served comes last from now on, if there is anything left to ask."""
    del turns[name]
    if left:
        turns[name] = left


def question(game: Game, decision: Decision, level: int, seconds: float, table: str = "") -> BotQuestion:
    """All that a bot may know. `seconds` are level 5's, others have less or more. At a table a bot keeps its style."""
    seat = decision.seat
    known = find(level)
    return BotQuestion(
        level,
        secrets.token_hex(8),
        seconds * known.thinks,
        seat,
        game.view(seat),
        game.memory(seat),
        decision.to_dict(),
        engine.legal_texts(game, seat),
        known.style_for(f"{table} {seat}") if table else "",
    )


def fallback(question: BotQuestion) -> str:
    """When the bot cannot be asked: pass or stop where that is possible, otherwise anything legal."""
    for quiet in ("pass", "stop"):
        if quiet in question.actions:
            return quiet
    return random.Random(question.seed).choice(question.actions)
