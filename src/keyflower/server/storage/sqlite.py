"""The embedded database: SQLite in WAL mode, one writer thread that commits in groups, readers beside it."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .database import Conflict, Notice, Row, Statement, Unavailable

GROUP = 64  # writes that may share one commit
READERS = 2


class _Write:
    __slots__ = ("error", "future", "loop", "result", "statements")

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[list[list[Row]]] = self.loop.create_future()
        self.result: list[list[Row]] = []
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def connect(path: str, *, full_sync: bool) -> sqlite3.Connection:
    link = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    link.execute("PRAGMA journal_mode = WAL")
    link.execute(f"PRAGMA synchronous = {'FULL' if full_sync else 'NORMAL'}")
    link.execute("PRAGMA foreign_keys = ON")
    link.execute("PRAGMA busy_timeout = 10000")
    return link


def rows_of(cursor: sqlite3.Cursor) -> list[Row]:
    if cursor.description is None:
        return []
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


class Sqlite:
    several_nodes = False

    def __init__(self, path: str, *, full_sync: bool = True) -> None:
        self.path = path
        self.full_sync = full_sync
        self._jobs: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="keyflower-read")
        self._local = threading.local()
        self._opened: list[sqlite3.Connection] = []

    async def open(self) -> None:
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        fresh = not os.path.exists(self.path)
        link = connect(self.path, full_sync=self.full_sync)
        if fresh:
            os.chmod(self.path, 0o600)  # it holds the seeds of running games
        self._writer = threading.Thread(target=self._write_on, args=(link,), name="keyflower-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        self._readers.shutdown()
        for link in self._opened:
            link.close()

    async def read(self, sql: str, **params: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, sql, params)

    def _read(self, sql: str, params: dict[str, Any]) -> list[Row]:
        link: sqlite3.Connection | None = getattr(self._local, "link", None)
        if link is None:
            link = self._local.link = connect(self.path, full_sync=self.full_sync)
            self._opened.append(link)
        try:
            return rows_of(link.execute(sql, params))
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from error

    async def write(self, *statements: Statement, notice: str | None = None) -> list[list[Row]]:
        if self._writer is None:
            raise Unavailable("the database is closed")
        job = _Write(statements)
        self._jobs.put(job)
        return await job.future

    async def listen(self, heard: Notice) -> None:
        """There is no other node on a file."""

    async def size(self) -> int:
        return sum(os.path.getsize(p) for p in (self.path, self.path + "-wal") if os.path.exists(p))

    def _write_on(self, link: sqlite3.Connection) -> None:
        """The writer thread. What waits is committed together: one sync to disk for all of it."""
        while (job := self._jobs.get()) is not None:
            group = [job]
            last = False
            while len(group) < GROUP:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                group.append(more)
            self._commit(link, group)
            for done in group:
                done.loop.call_soon_threadsafe(done.settle)
            if last:
                break
        link.close()

    @staticmethod
    def _commit(link: sqlite3.Connection, group: list[_Write]) -> None:
        try:
            link.execute("BEGIN IMMEDIATE")
            for job in group:
                link.execute("SAVEPOINT job")
                try:
                    for statement in job.statements:
                        cursor = link.execute(statement.sql, statement.params)
                        rows = rows_of(cursor)
                        touched = len(rows) if cursor.description is not None else cursor.rowcount
                        if statement.expect is not None and touched != statement.expect:
                            raise Conflict(f"{touched} rows instead of {statement.expect}")
                        job.result.append(rows)
                except sqlite3.IntegrityError as error:
                    job.error = Conflict(str(error))
                except Exception as error:
                    job.error = error
                if job.error is not None:
                    link.execute("ROLLBACK TO job")
                link.execute("RELEASE job")
            link.execute("COMMIT")
        except Exception as error:
            if link.in_transaction:
                link.execute("ROLLBACK")
            for job in group:
                job.error = job.error or Unavailable(str(error))
