"""One network, however many people it claims to be, takes its share and no more."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.asyncio.client import connect

from keyflower.server.robots import BotQuestion, Robots, Turn
from keyflower.server.workers import Worker

from .client import Person, Refused, fresh
from .conftest import Starter
from .harness import Crowd, Process, asynchronous
from .test_tables import TWO, flood, refused

HERE, THERE = "7.7.7.7", "8.8.8.8"
# What strangers may ask for takes its time.
SLOW_ERRANDS = """
import asyncio, keyflower.server.errands as errands
class Slow(errands.Worker):
    async def ask(self, question, seconds):
        await asyncio.sleep(1)
        return await super().ask(question, seconds)
errands.Worker = Slow
"""


# Bots


class Slow(Worker):
    """A bot's process that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__("")
        self.asked: list[str] = []
        self.go = asyncio.Semaphore(0)

    async def ask(self, question: bytes, seconds: float) -> bytes:
        self.asked.append(json.loads(question)["seed"])
        await self.go.acquire()
        return b'{"found": [{"action": "pass", "value": 0}]}'


def order_of(turns: Sequence[Turn], cancelled: int) -> list[str]:
    """In which order these people's questions are thought about; one of them is taken back while it waits."""

    async def run() -> list[str]:
        robots = Robots(1)
        slow = Slow()
        robots.workers, robots.free = [slow], [slow]

        def ask(turn: Turn) -> asyncio.Task[str]:
            question = BotQuestion(1, turn.person, 1.0, 0, {}, {}, {}, ["pass"])
            return asyncio.create_task(robots.choose(question, turn))

        tasks = [ask(turn) for turn in turns]
        await asyncio.sleep(0)
        tasks.pop(cancelled).cancel()
        for _ in turns:
            slow.go.release()
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        return slow.asked

    return asyncio.run(run())


def test_whoever_has_many_bots_waits_behind_their_own_questions_only() -> None:
    asked = order_of([Turn(HERE, "busy")] * 50 + [Turn(HERE, "ann"), Turn(HERE, "ben")], 5)
    assert asked.index("ann") <= 3
    assert asked.index("ben") <= 3
    assert len(asked) == 51


def test_whoever_is_many_people_waits_behind_their_own_questions_only() -> None:
    many = [Turn(HERE, f"busy {number}") for number in range(50)]
    asked = order_of([*many, Turn(THERE, "ann"), Turn("9.9.9.9", "ben"), Turn(THERE, "cem")], 5)
    assert asked.index("ann") <= 3
    assert asked.index("ben") <= 3
    assert asked.index("cem") <= 6
    assert len(asked) == 52


# Tables, errands, talk


@asynchronous
async def test_new_tables_are_counted_by_network(starter: Starter) -> None:
    process = starter(flags={"tables-per-hour": 6, "proxies": 1})
    async with Crowd(process.base) as crowd:
        many = [await crowd.person(f"M{number}", connected=False, network=HERE) for number in range(4)]
        turns = iter(many * 3)
        await flood(12, lambda: next(turns).post("/tables", TWO))
        assert len(list(turns)) == 5  # the seventh was refused
        for person in many:
            await refused("too-many", person.post("/positions/play", {"position": {"players": 2}, "seat": 0}))
        other = await crowd.person("Oth", connected=False, network=THERE)
        await other.post("/tables", TWO)


@asynchronous
async def test_errands_are_counted_by_network(starter: Starter) -> None:
    process = starter(SLOW_ERRANDS, flags={"proxies": 1})
    async with Crowd(process.base) as crowd:
        many = [await crowd.person(f"M{number}", connected=False, network=HERE) for number in range(10)]
        other = await crowd.person("Oth", connected=False, network=THERE)

        async def hint(person: Person) -> Any:
            return await person.post("/positions/play", {"position": {"players": 2}, "seat": 0})

        asked = [asyncio.create_task(hint(person)) for person in many]
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert all(isinstance(task.exception(), Refused) for task in done)  # the place of the others is not taken
        assert (await hint(other))["state"] == "playing"
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(not isinstance(answer, Refused) for answer in answers) == 2


@asynchronous
async def test_hints_and_invitations_are_counted_by_network(starter: Starter) -> None:
    process = starter(flags={"errands-per-minute": 4, "proxies": 1})
    async with Crowd(process.base) as crowd:
        hosts = [await crowd.person(f"M{at}", connected=False, network=HERE) for at in range(3)]
        other = await crowd.person("Oth", connected=False, network=THERE)
        tables = {person: (await person.post("/tables", TWO))["info"]["table"] for person in [*hosts, other]}
        turns = iter(hosts * 4)

        async def invite() -> None:
            person = next(turns)
            await person.post(f"/tables/{tables[person]}/invite")

        await flood(12, invite)
        await other.post(f"/tables/{tables[other]}/invite")


@asynchronous
async def test_those_who_look_on_cannot_talk_the_players_down(starter: Starter) -> None:
    prelude = "from keyflower.server.tables import commands; commands.CHAT_KEPT = 12; commands.WATCHERS_TALK = 10; "
    process = starter(prelude, flags={"proxies": 1})
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2, listed=True)
        seat = people[0].tables[table]["seat"]

        async def say(person: Person, at: int | None = None) -> None:
            await person.say("chat", table=table, id=fresh(), seat=at, text="so much to say")

        watchers = [await crowd.person(f"W{number}", network=HERE) for number in range(20)]
        turns = iter(watchers)
        await flood(20, lambda: say(next(turns)))  # of one network there is one voice
        others = iter([await crowd.person("W", network=f"9.9.9.{number}") for number in range(12)])
        assert (await flood(12, lambda: say(next(others)))).error["key"] == "chat-full"
        await say(people[0], seat)


@asynchronous
async def test_a_long_list_counts_as_several_requests(starter: Starter) -> None:
    process = starter(flags={"request-rate": 10, "proxies": 1})
    async with Crowd(process.base) as crowd:
        ann = await crowd.person("Ann", connected=False, network=HERE)
        await flood(8, lambda: ann.get("/tables", limit=500))
        other = await crowd.person("Oth", connected=False, network=THERE)
        await flood(8, lambda: other.get("/tables/mine", limit=500))
        last = await crowd.person("Lst", connected=False, network="9.9.9.9")
        for _ in range(8):
            assert (await last.get("/tables"))["tables"] == []


# Sockets


@asynchronous
async def test_all_sockets_of_a_network_together_are_heard_at_a_rate(starter: Starter) -> None:
    process = starter(flags={"message-rate-per-address": 40, "proxies": 1})
    address = process.base.replace("http", "ws") + "/api/v1/ws"
    async with Crowd(process.base) as crowd:
        other = await crowd.person("Oth", network=THERE)
        began = time.monotonic()

        async def talk() -> None:
            async with connect(address, additional_headers={"x-forwarded-for": HERE}) as link:
                await link.send(json.dumps({"t": "hello", "protocol": 1}))
                for _ in range(20):
                    await link.send(json.dumps({"t": "ping"}))
                for _ in range(21):
                    await link.recv()

        talking = asyncio.gather(*(talk() for _ in range(16)))
        await other.say("ping")
        assert not talking.done()  # who calls from elsewhere does not wait in that queue
        await talking
        # 16 sockets and 320 messages: all but what a network has in hand takes its time.
        assert time.monotonic() - began > (320 + 2 * 16 - 120) / 40 * 0.9
    assert "Traceback" not in process.logged()


# What is kept


@asynchronous
async def test_few_tables_that_nobody_looks_at_are_in_memory(starter: Starter) -> None:
    prelude = "from keyflower.server.tables import clockwork, hub; hub.AT_HAND = 3; clockwork.TICK = 0.05; "
    process = starter(prelude)
    async with Crowd(process.base) as crowd:
        person = await crowd.person()
        await crowd.table(2)  # this one is looked at
        tables = [(await person.post("/tables", TWO))["info"]["table"] for _ in range(9)]
        until = time.monotonic() + 30
        while in_memory(await person.http.get(process.base + "/metrics")) > 4 and time.monotonic() < until:
            await asyncio.sleep(0.1)
        assert in_memory(await person.http.get(process.base + "/metrics")) == 4
        for table in tables:  # they come back when they are asked for
            assert (await person.get(f"/tables/{table}"))["info"]["state"] == "waiting"


def in_memory(page: httpx.Response) -> float:
    return float(page.text.partition("\nkeyflower_tables_in_memory ")[2].split("\n")[0])


@asynchronous
async def test_devices_that_hold_nothing_are_forgotten_after_a_year(starter: Starter) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        people = {name: await crowd.person(name, connected=False) for name in ("gone", "host", "guest", "signed")}
        made = await people["host"].post("/tables", TWO)
        await people["guest"].post(f"/tables/{made['info']['table']}/sit", {"secret": made["links"][1]["secret"]})
        await people["signed"].post("/account", {"name": fresh()[:12], "password": "a long pass phrase"})
        process.stop()
        with sqlite3.connect(process.database) as file:
            file.execute("UPDATE sessions SET seen = seen - ?", (366 * 86_400_000,))
        process.start()
        until = time.monotonic() + 30
        while len(names := stored_names(process)) == 4 and time.monotonic() < until:
            await asyncio.sleep(0.2)
        assert names == {"host", "guest", "signed"}
        for name in names:
            assert (await people[name].get("/me"))["name"] == name


def stored_names(process: Process) -> set[str]:
    with contextlib.closing(sqlite3.connect(process.database)) as file:
        return {name for (name,) in file.execute("SELECT name FROM sessions")}
