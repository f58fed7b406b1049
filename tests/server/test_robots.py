"""Bots' processes that have nothing else to do help with a question that is worth it."""

import asyncio
import json

import pytest

from keyflower.server.robots import BotQuestion, Robots, Turn, WeighedAnswer
from keyflower.server.workers import Worker

HERE = Turn("1.2.3.4", "ann")


class Thinker(Worker):
    """Answers at once, as it is told; or fails."""

    def __init__(self, found: list[tuple[str, float, int]]) -> None:
        super().__init__("")
        self.found = found
        self.seeds: list[str] = []

    async def ask(self, question: bytes, seconds: float) -> bytes:
        self.seeds.append(json.loads(question)["seed"])
        await asyncio.sleep(0)
        if not self.found:
            raise OSError
        told = [{"action": text, "value": value, "tries": tries} for text, value, tries in self.found]
        return json.dumps({"found": told}).encode()


PASS = [("pass", 5.0, 10), ("bid well 1 red", 3.0, 10)]
BID = [("bid well 1 red", 9.0, 40), ("pass", 6.0, 40)]


def ask(thinkers: list[Thinker], level: int, seconds: float = 1.0, count: int = 0) -> list[WeighedAnswer]:
    async def run() -> list[WeighedAnswer]:
        robots = Robots(1)
        robots.workers, robots.free = list(thinkers), list(thinkers)
        question = BotQuestion(level, "seed", seconds, 0, {}, {}, {}, ["pass", "bid well 1 red"])
        found = await robots.explain(question, count, HERE)
        assert len(robots.free) == len(thinkers)
        return found

    return asyncio.run(run())


def test_a_hard_question_is_thought_over_by_all_that_are_free() -> None:
    thinkers = [Thinker(PASS), Thinker(BID), Thinker(BID)]
    found = ask(thinkers, 5)
    assert [one.action for one in found] == ["bid well 1 red"]
    assert len({seed for thinker in thinkers for seed in thinker.seeds}) == 3
    assert len(ask([Thinker(PASS), Thinker(BID)], 5, count=2)) == 2


@pytest.mark.parametrize(("level", "seconds", "asked"), [(3, 1.0, 1), (4, 0.2, 1), (5, 1.0, 3), (6, 10.0, 2)])
def test_how_many_are_asked(level: int, seconds: float, asked: int) -> None:
    """Not for what is answered in no time; and for what takes long one is left to the others."""
    thinkers = [Thinker(PASS) for _ in range(3)]
    ask(thinkers, level, seconds)
    assert sum(len(thinker.seeds) for thinker in thinkers) == asked


def test_one_that_fails_is_not_missed() -> None:
    thinkers = [Thinker([]), Thinker(BID), Thinker([])]
    assert [one.action for one in ask(thinkers, 5)] == ["bid well 1 red"]


def test_where_all_fail_they_are_asked_once_more() -> None:
    thinkers = [Thinker([]), Thinker([])]
    assert ask(thinkers, 5) == []
    assert sum(len(thinker.seeds) for thinker in thinkers) == 4
