"""What lasts: clocks across stops, restores, leaps and sleep; tables that cannot be loaded; what goes by itself."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from keyflower.server.storage import archive

from .client import Person, fresh
from .conftest import Starter
from .harness import Crowd, Process, asked, asynchronous
from .old_databases import KEPT
from .test_around import BOTS, bid
from .test_records import command, finished
from .test_tables import some_moves

BANK = 60
LIVE = {"kind": "live", "bank": BANK, "increment": 0}
# The wall clock of the server leaps some seconds after its start.
LEAP = (
    "import time, keyflower.server.moments as m; began, real = time.monotonic(), m.wall;"
    "m.wall = lambda: real() + ({leap} if time.monotonic() - began > 6 else 0);"
)


class Running:
    """How long a clock can have run: the time that the server was there, which is measured generously."""

    def __init__(self, person: Person, table: str) -> None:
        self.person, self.table = person, table
        self.began = time.monotonic()
        self.away = 0.0

    async def pause(self, process: Process, seconds: float, change: Callable[[], None] = lambda: None) -> None:
        """The server is away for so long."""
        ended = time.monotonic()
        await asyncio.sleep(seconds)
        change()
        self.away += time.monotonic() - ended
        process.start()

    async def check(self) -> None:
        state = (await self.person.get(f"/tables/{self.table}"))["state"]
        ends = [clock["ends"] for clock in state["clocks"] if clock["running"]]
        ran = BANK * 1000 - (ends[0] - round(time.time() * 1000))
        most = time.monotonic() - self.began - self.away
        assert ran <= most * 1000 + 3_000
        assert not any(clock["out"] for clock in state["clocks"])


# Clocks


@pytest.mark.parametrize("orderly", [True, False])
@asynchronous
async def test_no_clock_runs_while_no_server_does(starter: Starter, orderly: bool) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2, clock=LIVE)
        running = Running(people[0], table)
        await asyncio.sleep(2.5)
        process.stop() if orderly else process.kill()
        await running.pause(process, 8)
        await running.check()


@asynchronous
async def test_no_clock_runs_between_a_backup_and_its_restoring(starter: Starter, tmp_path: Path) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2, clock=LIVE)
        running = Running(people[0], table)
        command("backup", str(tmp_path / "saved"), "--database", process.database)
        process.stop()

        def restore() -> None:
            process.database = str(tmp_path / "restored.db")
            command("restore", str(tmp_path / "saved"), "--database", process.database)

        await running.pause(process, 8, restore)
        await running.check()


@asynchronous
async def test_a_process_that_stood_still_costs_nobody_time(starter: Starter) -> None:
    """As when the machine under it was frozen: both of its clocks are ahead afterwards."""
    process = starter()
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2, clock={"kind": "live", "bank": 6, "increment": 0})
        mover = asked(people, table)
        seat = mover.tables[table]["seat"]
        assert process.process is not None
        process.process.send_signal(signal.SIGSTOP)
        move = asyncio.create_task(mover.move(table, ["pass"]))  # it waits there already when the process goes on
        await asyncio.sleep(9)
        process.process.send_signal(signal.SIGCONT)
        await move
        state = (await mover.get(f"/tables/{table}"))["state"]
        assert state["clocks"][seat]["left"] > 1_000
        await asyncio.sleep(1.5)
        state = (await mover.get(f"/tables/{table}"))["state"]
        assert not any(clock["out"] for clock in state["clocks"])
        assert "stood still" in process.logged()


@asynchronous
async def test_a_leap_of_the_wall_clock_costs_nobody_time(starter: Starter) -> None:
    process = starter(LEAP.format(leap=3_600_000))
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2, clock=LIVE)
        await asyncio.sleep(11)
        state = (await people[0].get(f"/tables/{table}"))["state"]
        assert not any(clock["out"] for clock in state["clocks"])
        assert "leapt" in process.logged()
        assert [entry["kind"] for entry in people[0].entries[table]] == ["start"]


@asynchronous
async def test_bots_go_on_when_the_wall_clock_is_set_back(starter: Starter) -> None:
    process = starter(LEAP.format(leap=-600_000))
    async with Crowd(process.base) as crowd:
        person = await crowd.person()
        table = (await person.post("/tables", BOTS))["info"]["table"]
        await person.follow(table)
        await asyncio.sleep(8)
        for _ in range(2):
            state = await person.until(lambda: (s := person.tables[table])["asked"] and s)
            done = await person.move(table, [bid(state)])
            await person.until(lambda done=done: person.tables[table]["n"] > done["n"], seconds=10)


# Tables that cannot be loaded


@asynchronous
async def test_a_table_that_cannot_be_loaded_is_set_aside_and_the_others_go_on(starter: Starter) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        clock = {"kind": "live", "bank": 3, "increment": 0}
        bad, ill = await crowd.table(2, clock=clock)
        good, well = await crowd.table(2, clock=clock)
        process.stop()
        with sqlite3.connect(process.database) as file:
            file.execute("UPDATE snapshots SET body = 'no position' WHERE table_id = ?", (bad,))
            file.execute("UPDATE tables SET options = '{}' WHERE id = ?", (bad,))
        process.start()
        for _ in range(160):
            state = (await well[0].get(f"/tables/{good}"))["state"]
            if any(clock["out"] for clock in state["clocks"]):
                break
            await asyncio.sleep(0.25)
        else:
            pytest.fail("the clock of a good table stood still")
        assert bad in command("admin", "broken", "--database", process.database)
        assert bad in process.logged()
        listed = (await ill[0].get("/tables/mine"))["tables"]
        assert listed == [] or {"key": "broken"} in listed[0]["notes"]


@asynchronous
async def test_people_see_that_their_table_is_set_aside(starter: Starter) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2)
        await some_moves(people, table, random.Random(1), 3)
        process.stop()
        with sqlite3.connect(process.database) as file:
            file.execute("UPDATE snapshots SET body = 'no position' WHERE table_id = ?", (table,))
        process.start()
        for _ in range(2):
            told = await people[0].get(f"/tables/{table}")
            assert told["state"] is None
            assert {"key": "broken"} in told["info"]["notes"]
        body = {"id": fresh(), "n": 3, "seat": 0, "actions": ["pass"]}
        with pytest.raises(Exception, match="not-now"):
            await people[0].post(f"/tables/{table}/move", body)


# What goes by itself


@asynchronous
async def test_tables_that_nobody_wants_any_more_are_closed_and_removed(starter: Starter, tmp_path: Path) -> None:
    process = starter(flags={"tables": 3})
    day = 86_400_000
    async with Crowd(process.base) as crowd:
        done, people = await finished(crowd)
        person = people[0]
        wish = {"players": [{"kind": "me"}, {"kind": "open"}]}
        tables = [(await person.post("/tables", wish))["info"]["table"] for _ in range(3)]
        with pytest.raises(Exception, match="server-full"):
            await person.post("/tables", wish)
        await person.post(f"/tables/{tables[0]}/close")
        tables[0] = (await person.post("/tables", wish))["info"]["table"]  # what is closed takes no room
        process.stop()
        with sqlite3.connect(process.database) as file:
            file.execute("UPDATE tables SET moved = moved - ? WHERE state IN ('waiting', 'over')", (40 * day,))
        process.start()
        for _ in range(300):
            left = [info["table"] for info in (await person.get("/tables/mine"))["tables"]]
            if left == [done]:
                break
            await asyncio.sleep(0.1)
        assert left == [done]  # finished games stay, unless the host of the server says otherwise
        target = tmp_path / "old.gz"
        told = command("admin", "archive", str(target), "--days", "30", "--remove", "--database", process.database)
        assert told.startswith("1 games")
        kept = [json.loads(line) for line in gzip.decompress(target.read_bytes()).splitlines()]
        assert [game["table"] for game in kept] == [done]
        assert kept[0]["names"] == ["P0", "P1"]
        assert kept[0]["result"]["totals"]
        assert "result" in kept[0]["record"]


@asynchronous
async def test_games_of_bots_alone_go_long_before_those_of_people(starter: Starter) -> None:
    """Those of people go, too, when nobody has touched them for years."""
    process = starter()
    week = 7 * 86_400_000
    bot = {"kind": "bot", "level": 1}
    async with Crowd(process.base) as crowd:
        person = await crowd.person(connected=False)
        with_me = [{"kind": "me"}, bot]
        wishes = ([bot, bot], with_me, with_me, [bot, bot])
        made = [await person.post("/tables", {"players": wish}) for wish in wishes]
        alone, mine, forgotten, recent = [each["info"]["table"] for each in made]
        process.stop()
        with sqlite3.connect(process.database) as file:
            file.execute("UPDATE tables SET moved = moved - ? WHERE id IN (?, ?)", (week, alone, mine))
            file.execute("UPDATE tables SET moved = moved - ? WHERE id = ?", (200 * week, forgotten))
        process.start()
        left: set[str] = set()
        for _ in range(300):
            with sqlite3.connect(process.database) as file:
                left = {table for (table,) in file.execute("SELECT id FROM tables")}
            if len(left) <= 2:
                break
            await asyncio.sleep(0.1)
        assert left == {mine, recent}


# Bots


@asynchronous
async def test_bots_among_themselves_play_while_somebody_looks(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person()
        wish = {"players": [{"kind": "bot", "level": 1}] * 3, "pace": 0}
        table = (await person.post("/tables", wish))["info"]["table"]
        await asyncio.sleep(1.5)
        assert (await person.get(f"/tables/{table}"))["info"]["n"] == 1
        await person.follow(table)
        await person.until(lambda: person.tables[table]["n"] >= 4)
        await person.say("leave", table=table)
        await asyncio.sleep(1)
        first = (await person.get(f"/tables/{table}"))["info"]["n"]
        await asyncio.sleep(1.5)
        assert (await person.get(f"/tables/{table}"))["info"]["n"] == first


# Migrations

HALF = """
import os, signal
from alembic import op
from keyflower.server.storage.migrate import migrate
real, done = op.add_column, []
def add(*args, **kwargs):
    done.append(1)
    if len(done) == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    return real(*args, **kwargs)
op.add_column = add
migrate({database!r})
"""


def test_a_migration_is_whole_or_not_at_all(tmp_path: Path) -> None:
    database = tmp_path / "old.db"
    database.write_bytes(gzip.decompress((KEPT / "0001.db.gz").read_bytes()))
    code = HALF.format(database=str(database))
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == -9
    again = f"from keyflower.server.storage.migrate import migrate; print(migrate({str(database)!r}))"
    done = subprocess.run([sys.executable, "-c", again], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "True", done.stderr
    with sqlite3.connect(database) as file:
        assert file.execute("SELECT COUNT(*) FROM tables WHERE version = 0").fetchone()[0] == 6


def test_a_backup_lets_the_server_go_on_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a backup somebody else writes, and the backup still shows the moment at which it began."""
    database = str(tmp_path / "busy.db")
    archive.restore(database, KEPT / "0002.backup")
    sqlite3.connect(database).execute("PRAGMA journal_mode = WAL")  # as every server opens it
    told = archive.written
    writes = 0

    def write_beside(row: dict[str, object]) -> dict[str, object]:
        nonlocal writes
        if not writes:
            with sqlite3.connect(database, timeout=0) as link:
                writes = link.execute("UPDATE accounts SET name = 'late'").rowcount
                writes += link.execute("UPDATE tables SET name = 'late'").rowcount
        return told(row)

    monkeypatch.setattr(archive, "written", write_beside)
    archive.backup(database, tmp_path / "saved.gz")
    assert writes > 0
    assert b'"late"' not in gzip.decompress((tmp_path / "saved.gz").read_bytes())
