"""Kills the server again and again at random moments under load, and checks that nothing acknowledged or shown is lost.

cd tests && python -m server.kills --kills 1000
cd tests && python -m server.kills --kills 300 --postgres
cd tests && python -m server.kills --kills 300 --nodes 2     # on PostgreSQL; one of them at a time

Each server is a fork of a process that has its modules in memory already: a kill takes all that a server had, and the
next one is there in a moment.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg

from .client import Person, Refused, any_answer, fresh
from .harness import Crowd, Postgres, Process

STABLE = """
import json, os, sys
import keyflower.cli.serve, keyflower.server.run, sqlite3, psycopg
from keyflower.server import app, server, settings
from keyflower.server.storage import open_database
open_database("none.db"), open_database("postgres://none")
app.make_app(server.Server(settings.Settings()))  # imports whatever is imported late
for line in sys.stdin:
    pid = os.fork()
    if not pid:
        os.close(0)
        os.dup2(2, 1)
        sys.argv = ["keyflower", *json.loads(line)]
        keyflower.cli.serve.app()
        os._exit(0)
    print(pid, flush=True)
    os.waitpid(pid, 0)
    print("gone", flush=True)
"""


class Fork(Process):
    """A server that is there again at once."""

    stable: subprocess.Popen[str] | None = None
    pid = 0

    def start(self, prelude: str = "") -> Fork:
        assert not prelude
        if self.stable is None:
            with self.log.open("ab") as log:
                self.stable = subprocess.Popen(
                    [sys.executable, "-c", STABLE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True
                )
        assert self.stable.stdin is not None
        arguments = [f"--port={self.port}", f"--database={self.database}"]
        arguments += [f"--{name}={value}" for name, value in self.flags.items()]
        self.stable.stdin.write(json.dumps(arguments) + "\n")
        self.stable.stdin.flush()
        self.pid = int(self.told())
        self.process = self.stable  # type: ignore[assignment]  # what must not end while one waits
        self.wait()
        return self

    def told(self) -> str:
        assert self.stable is not None
        assert self.stable.stdout is not None
        return self.stable.stdout.readline().strip()

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        self.end(signal.SIGTERM)
        return 0

    def end(self, how: signal.Signals) -> None:
        if self.pid:
            os.kill(self.pid, how)
            assert self.told() == "gone"
            self.pid = 0

    def close(self) -> None:
        self.kill()
        if self.stable is not None:
            self.stable.kill()
            self.stable.wait()


class Player:
    """A person who plays whatever happens, and remembers what was promised."""

    def __init__(
        self, person: Person, table: str, seat: int, chance: random.Random, bases: Sequence[str] = ("",)
    ) -> None:
        self.bases = bases
        self.person = person
        self.table = table
        self.seat = seat
        self.chance = chance
        self.acknowledged: dict[str, int] = {}
        self.seen: dict[int, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.reconnects = 0

    @property
    def over(self) -> bool:
        return bool(self.person.tables[self.table]["view"]["over"])

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                if self.person.socket is None:
                    await self.come_back()
                await self.step()
            except (ConnectionError, OSError, TimeoutError):
                await self.lost()
            except Refused as refused:
                self.pending = None
                if refused.code == "busy":
                    await asyncio.sleep(0.05)
                if refused.code not in ("stale", "not-asked", "not-now", "busy"):
                    raise
            except Exception as error:
                if "closed" not in type(error).__name__.lower() and "Invalid" not in type(error).__name__:
                    raise
                await self.lost()

    async def lost(self) -> None:
        self.remember()
        self.person.socket = None
        self.person.waiting.clear()
        await asyncio.sleep(self.chance.uniform(0.02, 0.1))

    async def come_back(self) -> None:
        await asyncio.wait_for(self.person.connect(self.chance.choice(self.bases) or None), 3)
        have = self.person.tables.get(self.table, {}).get("n")
        answer = await asyncio.wait_for(self.person.follow(self.table, **({"have": have} if have else {})), 5)
        assert answer["t"] in ("table", "updates"), answer
        self.reconnects += 1

    def remember(self) -> None:
        for entry in self.person.entries.get(self.table, []):
            told = {key: value for key, value in entry.items() if key != "undone"}
            assert self.seen.setdefault(entry["n"], told) == told, "an entry that was shown has changed"

    async def step(self) -> None:
        if self.pending is None:
            state = self.person.tables[self.table]
            if not state["asked"]:
                if self.person.reader is not None and self.person.reader.done():
                    raise ConnectionError("closed")
                await asyncio.sleep(0.005)
                return
            action = any_answer(state["asked"]["choices"], self.chance)
            self.pending = {"id": fresh(), "n": state["n"], "seat": self.seat, "actions": [action]}
        done = await self.person.say("move", table=self.table, **self.pending)
        self.acknowledged[f"{self.seat}:{self.pending['id']}"] = done["n"]
        self.pending = None
        await self.person.until(lambda: self.person.tables[self.table]["n"] >= done["n"], 5)


async def under_load(processes: Sequence[Process], kills: int, tables: int, seed: int = 1) -> dict[str, Any]:
    """Plays at so many tables while servers are killed, one at a time; the figures of the run."""
    chance = random.Random(seed)
    bases = [process.base for process in processes]
    async with Crowd(bases[0]) as crowd:
        players: list[Player] = []

        async def new_tables() -> None:
            for _ in range(tables):
                table, people = await crowd.table(4)
                for person in people:
                    way = random.Random(chance.random())
                    players.append(Player(person, table, person.tables[table]["seat"], way, bases))

        await new_tables()
        stop = asyncio.Event()
        tasks = [asyncio.create_task(player.run(stop)) for player in players]
        away: list[float] = []
        for done in range(kills):
            await asyncio.sleep(chance.uniform(0.1, 0.7))
            if all(player.over for player in players[-tables * 4 :]) and done < kills - 1:
                begun = len(players)
                await new_tables()
                tasks += [asyncio.create_task(player.run(stop)) for player in players[begun:]]
            failed = [task for task in tasks if task.done()]
            for task in failed:
                task.result()
            process = chance.choice(processes)
            await asyncio.to_thread(process.kill)
            began = time.monotonic()
            await asyncio.to_thread(process.start)
            away.append(time.monotonic() - began)
            await asyncio.sleep(0.2)
        stop.set()
        await asyncio.gather(*tasks)
        for player in players:
            player.remember()
    for process in processes:
        process.stop()
    acknowledged = 0
    lost: list[str] = []
    for player in players:
        stored = stored_commands(processes[0].database, player.table)
        for command, n in player.acknowledged.items():
            acknowledged += 1
            if stored.get(command) != n:
                lost.append(f"{player.table} {command} {n}")
        if player.seen and max(player.seen) > max(stored.values(), default=1) + 1:
            lost.append(f"{player.table} was shown entry {max(player.seen)}")
    return {
        "kills": kills,
        "nodes": len(processes),
        "tables": len({player.table for player in players}),
        "moves acknowledged": acknowledged,
        "lost": lost,
        "reconnects": sum(player.reconnects for player in players),
        "seconds to be back, mean": round(sum(away) / max(1, len(away)), 2),
    }


def stored_commands(database: str, table: str) -> dict[str, int]:
    """What is really in the database; a command stands there at most once."""
    sql = "SELECT command, n FROM entries WHERE table_id = {} AND command IS NOT NULL"
    if database.startswith("postgres"):
        with psycopg.connect(database) as link:
            rows = link.execute(sql.format("%s").encode(), (table,)).fetchall()
    else:
        import sqlite3

        file = sqlite3.connect(database)
        rows = file.execute(sql.format("?"), (table,)).fetchall()
        file.close()
    assert len({command for command, _ in rows}) == len(rows)
    return {str(command): int(n) for command, n in rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--nodes", type=int, default=1, choices=(1, 2, 3))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        running = Postgres() if given.postgres or given.nodes > 1 else None
        database = running.database() if running else None
        processes = [
            Fork(folder / f"server-{node}", database, flags={"log-level": "warning"}).start()
            for node in range(given.nodes)
        ]
        try:
            figures = asyncio.run(under_load(processes, min(given.kills, 1000), min(given.tables, 50), given.seed))
        finally:
            for process in processes:
                process.close()
            if running is not None:
                running.close()
        for label, value in figures.items():
            print(f"{label:28} {value}")
        assert not figures["lost"]


if __name__ == "__main__":
    main()
