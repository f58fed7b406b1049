"""Several nodes on one real PostgreSQL: the same tables everywhere, and one node may die."""

from __future__ import annotations

import asyncio
import random
import time
import urllib.request
from collections.abc import Awaitable, Callable

import pytest

from .client import Json, Person, Refused, any_answer, fresh
from .conftest import Starter
from .harness import Crowd, Process, asked, asynchronous, settled
from .kills import under_load
from .test_records import command

Database = Callable[[], str]


COUNTING = """
from keyflower.server.tables.log import Log
catch_up = Log.catch_up
async def counted(self, live):
    print("reads it up", flush=True)
    await catch_up(self, live)
Log.catch_up = counted
"""


async def spread(crowd: Crowd, nodes: list[Process], players: int) -> tuple[str, list[Person]]:
    """A table whose people sit at different nodes."""
    people = [await crowd.person(f"P{seat}", nodes[seat % len(nodes)].base) for seat in range(players)]
    wish = {"players": [{"kind": "me"}] + [{"kind": "person"}] * (players - 1), "pace": 0}
    made = await people[0].post("/tables", wish)
    table = made["info"]["table"]
    for person, link in zip(people[1:], made["links"][1:], strict=True):
        await person.post(f"/tables/{table}/sit", {"secret": link["secret"]})
    for person in people:
        told = await person.follow(table)
        if told.get("state") is None:  # this node has not heard of the start yet
            await person.until(lambda person=person: table in person.tables)
    return table, people


def newest_info(person: Person) -> Json:
    info: Json = next(message["info"] for message in reversed(person.heard) if "info" in message)
    return info


@asynchronous
async def test_a_game_across_two_nodes_and_one_dies(starter: Starter, postgres: Database) -> None:
    database = postgres()
    nodes = [starter(COUNTING, folder=name, database=database) for name in ("one", "two")]
    async with Crowd(nodes[0].base) as crowd:
        table, people = await spread(crowd, nodes, 4)
        chance = random.Random(1)
        before = sum(node.logged().count("reads it up") for node in nodes)
        for _ in range(40):
            mover = asked(people, table)
            done = await mover.move(table, [any_answer(mover.tables[table]["asked"]["choices"], chance)])
            await settled(people, table, done["n"])
        assert people[0].tables[table]["view"]["actions"] == 40
        # A move is told whole: the other node plays it without asking the database, but for very long ones.
        assert sum(node.logged().count("reads it up") for node in nodes) - before < 10
        for one, other in ((0, 1), (2, 3)):  # both nodes tell the same of what is public
            assert people[one].tables[table]["view"]["auction"] == people[other].tables[table]["view"]["auction"]
        await people[0].say("chat", table=table, id=fresh(), seat=0, text="hello over there")
        await people[1].until(lambda: any(m["t"] == "chat" for m in people[1].heard))
        for person in people:  # everybody sees that all are here, at whichever node
            await person.until(lambda person=person: all(seat["here"] for seat in newest_info(person)["seats"]))

        acknowledged = people[0].tables[table]["n"]
        nodes[0].kill()
        began = time.monotonic()
        for person in people:
            if person.base == nodes[0].base:
                await person.connect(nodes[1].base)
                told = await person.follow(table, have=person.tables[table]["n"])
                assert told["t"] == "updates"
                assert told["state"]["n"] == acknowledged
        assert time.monotonic() - began < 5
        for _ in range(10):
            mover = asked(people, table)
            done = await mover.move(table, [any_answer(mover.tables[table]["asked"]["choices"], chance)])
            await settled(people, table, done["n"])
        assert done["n"] == acknowledged + 10
        assert "Traceback" not in nodes[1].logged()


@asynchronous
async def test_two_nodes_never_write_the_same_number(starter: Starter, postgres: Database) -> None:
    """The same seat moves at both nodes at once, with the same and with different ids: one of them counts."""
    database = postgres()
    nodes = [starter(folder=name, database=database) for name in ("one", "two")]
    async with Crowd(nodes[0].base) as crowd:
        person = await crowd.person("Ann")
        twin = Person(nodes[1].base)
        twin.token = person.token
        crowd.people.append(twin)
        await twin.connect()
        wish = {"players": [{"kind": "me"}, {"kind": "me", "name": "Ben"}], "pace": 0}
        table = (await person.post("/tables", wish))["info"]["table"]
        chance = random.Random(2)
        lost = counted_again = 0
        for turn in range(30):
            state = (await person.get(f"/tables/{table}"))["state"]
            seat = state["waiting"][0]["seat"]
            for device in (person, twin):
                await device.follow(table, seat=seat)
            state = person.tables[table]
            action = any_answer(state["asked"]["choices"], chance)
            ids = [fresh(), fresh()] if turn % 2 else [fresh()] * 2
            answers = await asyncio.gather(
                *(d.move(table, [action], id=i, n=state["n"]) for d, i in zip((person, twin), ids, strict=True)),
                return_exceptions=True,
            )
            done = [answer for answer in answers if isinstance(answer, dict)]
            if turn % 2:
                lost += sum(isinstance(a, Refused) and a.code in ("stale", "not-asked", "illegal") for a in answers)
                assert len(done) >= 1
            else:
                assert len(done) == 2
                assert done[0]["n"] == done[1]["n"]
                counted_again += sum(bool(answer.get("again")) for answer in done)
        log = (await person.get(f"/tables/{table}/log"))["entries"]
        assert [entry["n"] for entry in log] == list(range(1, len(log) + 1))
        assert counted_again == 15


@asynchronous
async def test_bots_of_a_dead_node_are_played_by_another(starter: Starter, postgres: Database) -> None:
    database = postgres()
    nodes = [starter(folder=name, database=database) for name in ("one", "two")]
    async with Crowd(nodes[0].base) as crowd:
        person = await crowd.person("Ann")
        wish = {"players": [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * 3], "pace": 1.5}
        table = (await person.post("/tables", wish))["info"]["table"]
        await person.follow(table)
        await person.until(lambda: person.tables[table]["asked"])
        await person.move(table, ["pass"])
        n = person.tables[table]["n"]
        nodes[0].kill()  # before the bots have answered
        await person.connect(nodes[1].base)
        await person.follow(table)
        await person.until(lambda: person.tables[table]["n"] > n, 15)


@asynchronous
async def test_no_acknowledged_move_is_lost_with_postgres(starter: Starter, postgres: Database) -> None:
    process = starter(database=postgres(), flags={"log-level": "warning"})
    figures = await under_load([process], kills=2, tables=1)
    assert figures["lost"] == []
    assert figures["moves acknowledged"] > 10


@asynchronous
async def test_a_backup_moves_from_a_file_to_postgres(starter: Starter, postgres: Database, tmp_path) -> None:  # type: ignore[no-untyped-def]
    process = starter()
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2)
        for _ in range(6):
            mover = asked(people, table)
            done = await mover.move(table, [any_answer(mover.tables[table]["asked"]["choices"], random.Random(3))])
            await settled(people, table, done["n"])
        before = people[0].tables[table]["view"]
        process.stop()
        saved = str(tmp_path / "saved.gz")
        command("backup", saved, "--database", process.database)
        database = postgres()
        command("restore", saved, "--database", database)
        node = starter(folder="node", database=database)
        people[0].http.base_url = node.base + "/api/v1"
        assert (await people[0].get(f"/tables/{table}"))["state"]["view"] == before
        command("backup", str(tmp_path / "again.gz"), "--database", database)
        assert table in command("admin", "list", "--database", database)


async def later(seconds: float, work: Awaitable[Json]) -> Json:
    """So that now one and now the other is first."""
    await asyncio.sleep(seconds)
    return await work


@asynchronous
async def test_whoever_has_a_seat_keeps_it_when_the_other_node_starts_the_game(
    starter: Starter, postgres: Database
) -> None:
    """Seats are taken at one node while the host starts at the other: who was told "yours" plays, nobody else does."""
    database = postgres()
    nodes = [starter(folder=name, database=database) for name in ("one", "two")]
    async with Crowd(nodes[0].base) as crowd:
        host = await crowd.person("Host", connected=False)
        guests = [await crowd.person(f"G{i}", nodes[1].base, connected=False) for i in range(3)]
        acknowledged = 0
        for turn in range(6):
            wish = {"players": [{"kind": "me"}, *[{"kind": "open"}] * 3], "listed": True, "pace": 0}
            wish["order"] = "random" if turn % 2 else "given"
            table = (await host.post("/tables", wish))["info"]["table"]
            await guests[0].get(f"/tables/{table}")  # the other node knows it
            joins = [guest.post(f"/tables/{table}/join", {}) for guest in guests]
            start = later(0.02 * turn**2, host.post(f"/tables/{table}/start", {"level": 1}))
            *answers, started = await asyncio.gather(*joins, start, return_exceptions=True)
            assert not isinstance(started, Refused) or started.code == "not-now"  # all had joined before
            for guest, answer in zip(guests, answers, strict=True):
                seats = (await guest.get(f"/tables/{table}"))["info"]["seats"]
                mine = [seat for seat in seats if seat["mine"]]
                if isinstance(answer, Refused):
                    assert mine == []
                else:
                    acknowledged += 1
                    assert [(seat["kind"], seat["bot"], seat["name"]) for seat in mine] == [("open", None, guest.name)]
            info = (await host.get(f"/tables/{table}"))["info"]
            assert info["state"] == "playing"
            assert all(seat["taken"] for seat in info["seats"])
        assert acknowledged > 0


def thoughts(node: Process) -> int:
    with urllib.request.urlopen(node.base + "/metrics") as page:
        lines = page.read().decode().splitlines()
    return sum(int(float(line.split()[-1])) for line in lines if line.startswith("keyflower_bot_seconds_count"))


@asynchronous
async def test_one_node_thinks_for_the_bots_of_a_table(starter: Starter, postgres: Database) -> None:
    database = postgres()
    nodes = [starter(folder=name, database=database) for name in ("one", "two")]
    async with Crowd(nodes[0].base) as crowd:
        person, friend = await crowd.person("Ann"), await crowd.person("Fay", nodes[1].base)
        wish = {"players": [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * 3], "pace": 0.3, "listed": True}
        table = (await person.post("/tables", wish))["info"]["table"]
        for each in (person, friend):
            await each.follow(table)
        for _ in range(4):
            state = await person.until(lambda: (s := person.tables[table])["asked"] and s)
            done = await person.move(table, ["pass" if state["asked"]["kind"] == "turn" else ""])
            await person.until(
                lambda done=done: person.tables[table]["n"] > done["n"] and person.tables[table]["asked"]
            )
        await settled([person, friend], table, person.tables[table]["n"])
        bots = [entry for entry in person.entries[table] if entry.get("by") == "bot"]
        assert len(bots) >= 8
        assert sum(thoughts(node) for node in nodes) <= len(bots) + 2


@asynchronous
async def test_a_session_that_was_ended_is_ended_at_every_node(starter: Starter, postgres: Database) -> None:
    database = postgres()
    nodes = [starter(folder=name, database=database) for name in ("one", "two")]
    async with Crowd(nodes[0].base) as crowd:
        person = await crowd.person("Ann", connected=False)
        elsewhere = Person(nodes[1].base, "Ann")
        elsewhere.token = person.token
        crowd.people.append(elsewhere)
        for _ in range(5):
            assert (await elsewhere.get("/me"))["name"] == "Ann"
        await person.ask("DELETE", "/session")
        with pytest.raises(Refused) as refusal:
            await elsewhere.get("/me")
        assert refusal.value.code == "no-session"
