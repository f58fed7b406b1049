"""An orderly end, also when the database does not answer; and a write-ahead log that does not grow for ever."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from keyflower.server.storage import sqlite
from keyflower.server.storage.database import Statement
from keyflower.server.storage.sqlite import Sqlite

from .conftest import Starter
from .harness import Crowd, asked, asynchronous


@asynchronous
async def test_the_end_comes_within_the_grace_when_the_database_hangs(
    starter: Starter, postgres: Callable[[], str]
) -> None:
    url = postgres()
    process = starter(database=url, flags={"grace": 3})
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2)
        with psycopg.connect(url, autocommit=True) as link:
            rows = link.execute(
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ).fetchall()
        frozen = [row[0] for row in rows]
        assert frozen
        for pid in frozen:
            os.kill(pid, signal.SIGSTOP)
        try:
            mover = asked(people, table)
            move = asyncio.create_task(mover.move(table, ["pass"]))
            await asyncio.sleep(0.3)
            began = time.monotonic()
            await asyncio.to_thread(process.stop)
            assert time.monotonic() - began < 3 + 2
            with contextlib.suppress(ConnectionError, TimeoutError):
                await move
        finally:
            for pid in frozen:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)


async def write_much(database: Sqlite) -> None:
    for _ in range(50):
        words = [Statement("INSERT INTO words (word) VALUES (:word)", {"word": "x" * 4000})] * 20
        await asyncio.gather(*(database.write(word) for word in words))


@pytest.fixture
def log_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sqlite, "CHECKPOINT", 0.02)
    monkeypatch.setattr(sqlite, "LOG_MOST", 400_000)
    path = str(tmp_path / "log.db")
    with sqlite3.connect(path) as file:
        file.execute("CREATE TABLE words (word TEXT)")
    return path


@asynchronous
async def test_the_write_ahead_log_begins_anew(log_file: str) -> None:
    """While it is written to all the time, and in the same file."""

    def begun() -> int:
        return int.from_bytes(Path(log_file + "-wal").read_bytes()[12:16], "big")  # the file's own count

    database = Sqlite(log_file, full_sync=False)
    await database.open()
    try:
        await write_much(database)
        before, until = begun(), time.monotonic() + 20
        while begun() < before + 3:
            assert time.monotonic() < until
            await write_much(database)
    finally:
        await database.close()


@asynchronous
async def test_a_write_ahead_log_that_grew_too_large_is_cut(log_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Left alone, the file keeps the size that it once had."""
    monkeypatch.setattr(sqlite, "LOG_FILE", 1_000_000)
    database = Sqlite(log_file, full_sync=False)
    await database.open()
    try:
        with contextlib.closing(sqlite3.connect(log_file)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT COUNT(*) FROM words").fetchall()  # nothing can be copied beyond what this may read
            await write_much(database)
            assert Path(log_file + "-wal").stat().st_size > 3_000_000
        until = time.monotonic() + 10
        while Path(log_file + "-wal").stat().st_size > 1_000_000:
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
    finally:
        await database.close()
