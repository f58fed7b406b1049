"""Kills the server again and again at random moments under load, and checks that nothing acknowledged or shown is lost.

cd tests && python -m server.kills --kills 100
cd tests && python -m server.kills --kills 20 --postgres
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

from .client import Person, Refused, any_answer, fresh
from .harness import Crowd, Postgres, Process


class Player:
    """A person who plays whatever happens, and remembers what was promised."""

    def __init__(self, person: Person, table: str, seat: int, chance: random.Random) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.chance = chance
        self.acknowledged: dict[str, int] = {}
        self.seen: dict[int, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.reconnects = 0

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
        await asyncio.wait_for(self.person.connect(), 3)
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


async def under_load(process: Process, kills: int, tables: int, seed: int = 1) -> dict[str, Any]:
    """Plays at so many tables while the server is killed; the figures of the run."""
    chance = random.Random(seed)
    async with Crowd(process.base) as crowd:
        players: list[Player] = []
        for _ in range(tables):
            table, people = await crowd.table(4)
            players += [Player(p, table, p.tables[table]["seat"], random.Random(chance.random())) for p in people]
        stop = asyncio.Event()
        tasks = [asyncio.create_task(player.run(stop)) for player in players]
        away: list[float] = []
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.1, 0.7))
            failed = [task for task in tasks if task.done()]
            for task in failed:
                task.result()
            await asyncio.to_thread(process.kill)
            began = time.monotonic()
            await asyncio.to_thread(process.start)
            away.append(time.monotonic() - began)
            await asyncio.sleep(0.2)
        stop.set()
        await asyncio.gather(*tasks)
        for player in players:
            player.remember()
    process.stop()
    acknowledged = 0
    lost: list[str] = []
    for player in players:
        stored = stored_commands(process.database, player.table)
        for command, n in player.acknowledged.items():
            acknowledged += 1
            if stored.get(command) != n:
                lost.append(f"{player.table} {command} {n}")
        if player.seen and max(player.seen) > max(stored.values(), default=1) + 1:
            lost.append(f"{player.table} was shown entry {max(player.seen)}")
    return {
        "kills": kills,
        "tables": tables,
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
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        running = Postgres() if given.postgres else None
        database = running.database() if running else None
        process = Process(folder / "server", database, flags={"log-level": "warning"}).start()
        try:
            figures = asyncio.run(under_load(process, min(given.kills, 1000), min(given.tables, 50), given.seed))
        finally:
            process.kill()
            if running is not None:
                running.close()
        for label, value in figures.items():
            print(f"{label:28} {value}")
        assert not figures["lost"]


if __name__ == "__main__":
    main()
