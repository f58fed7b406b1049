"""The embedded database: SQLite in WAL mode, one writer that commits in groups, readers beside it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .database import Conflict, Notice, Row, Statement, Unavailable

GROUP = 64  # writes that may share one commit
READERS = 2
WRITER_WAIT = 10.0  # seconds to wait for another process that writes
CHECKPOINT = 1.0  # seconds
LOG_MOST = 8_000_000  # bytes of the write-ahead log before commits wait until the rest is copied and it begins anew
LOG_FILE = 64_000_000  # bytes of its file before that is cut
RESTART_WAIT = 200  # milliseconds that this may wait for a long read; commits wait with it


class _Write:
    __slots__ = ("error", "future", "result", "statements")

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.future: asyncio.Future[list[list[Row]]] = asyncio.get_running_loop().create_future()
        self.result: list[list[Row]] = []
        self.error: Exception | None = None

    def run(self, link: sqlite3.Connection) -> None:
        """Carries the statements out inside the transaction that is open."""
        link.execute("SAVEPOINT job")
        try:
            for statement in self.statements:
                cursor = link.execute(statement.sql, statement.params)
                rows = rows_of(cursor)
                touched = len(rows) if cursor.description is not None else cursor.rowcount
                if statement.expect is not None and touched != statement.expect:
                    raise Conflict(f"{touched} rows instead of {statement.expect}")
                self.result.append(rows)
        except sqlite3.IntegrityError as error:
            self.error = Conflict(str(error))
        except Exception as error:
            self.error = error
        if self.error is not None:
            link.execute("ROLLBACK TO job")
        link.execute("RELEASE job")

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def connect(path: str, *, full_sync: bool) -> sqlite3.Connection:
    link = sqlite3.connect(path, timeout=WRITER_WAIT, isolation_level=None, check_same_thread=False)
    link.execute("PRAGMA journal_mode = WAL")
    link.execute(f"PRAGMA synchronous = {'FULL' if full_sync else 'NORMAL'}")
    link.execute("PRAGMA foreign_keys = ON")
    return link


def rows_of(cursor: sqlite3.Cursor) -> list[Row]:
    if cursor.description is None:
        return []
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def begun(link: sqlite3.Connection) -> bool:
    """Begins to write; false if another process (an admin's command) does so just now."""
    try:
        link.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return False
    return True


def begin_patiently(link: sqlite3.Connection) -> None:
    until = time.monotonic() + WRITER_WAIT
    while not begun(link):
        if time.monotonic() > until:
            raise sqlite3.OperationalError("another process has been writing for too long")
        time.sleep(0.005)


class Sqlite:
    several_nodes = False

    def __init__(self, path: str, *, full_sync: bool = True) -> None:
        self.path = path
        self.full_sync = full_sync
        self._waiting: deque[_Write] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._link: sqlite3.Connection | None = None
        self._committer = ThreadPoolExecutor(1, thread_name_prefix="keyflower-write")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="keyflower-read")
        self._local = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._checkpointer = threading.Thread(target=self._checkpoint_on, name="keyflower-checkpoint", daemon=True)
        self._ended = threading.Event()

    async def open(self) -> None:
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self._link = connect(self.path, full_sync=self.full_sync)
        self._link.execute("PRAGMA wal_autocheckpoint = 0")
        self._link.execute("PRAGMA busy_timeout = 0")  # it waits in the thread, never on the loop
        self._checkpointer.start()

    async def close(self) -> None:
        if self._link is None:
            return
        if self._writing is not None:
            await self._writing
        link, self._link = self._link, None
        self._ended.set()
        await asyncio.to_thread(self._checkpointer.join)
        self._readers.shutdown()
        self._committer.shutdown()
        for other in [*self._opened, link]:
            other.close()

    async def read(self, sql: str, **params: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, sql, params)

    async def read_all(self, *reads: Statement) -> list[list[Row]]:
        def work() -> list[list[Row]]:
            return [self._read(statement.sql, statement.params) for statement in reads]

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

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
        if self._link is None:
            raise Unavailable("the database is closed")
        job = _Write(statements)
        self._waiting.append(job)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_on(self._link))
        return await job.future

    async def listen(self, heard: Notice) -> None:
        """There is no other node on a file."""

    async def size(self) -> int:
        return sum(os.path.getsize(p) for p in (self.path, self.path + "-wal") if os.path.exists(p))

    async def _write_on(self, link: sqlite3.Connection) -> None:
        """Writes what waits. What comes during a commit shares the next one: one sync to disk for all of it.

        The statements take microseconds and run right here; only the wait for the disk happens in a thread. (With
        everything in a thread, each statement would wait for the interpreter's lock while the loop is busy.)
        """
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                if not begun(link):
                    await loop.run_in_executor(self._committer, begin_patiently, link)
                group = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
                try:
                    for job in group:
                        job.run(link)
                    await loop.run_in_executor(self._committer, link.execute, "COMMIT")
                except Exception as error:
                    if link.in_transaction:
                        link.execute("ROLLBACK")
                    for job in group:
                        job.error = job.error or Unavailable(str(error))
                for job in group:
                    job.settle()
        except sqlite3.OperationalError as error:  # another process holds the file for too long
            while self._waiting:
                job = self._waiting.popleft()
                job.error = Unavailable(str(error))
                job.settle()
        finally:
            self._writing = None

    def _checkpoint_on(self) -> None:
        """Copies the log into the file beside the writer, so that commits hardly ever wait for it."""
        link = connect(self.path, full_sync=self.full_sync)
        link.execute(f"PRAGMA busy_timeout = {RESTART_WAIT}")
        page = int(link.execute("PRAGMA page_size").fetchone()[0])
        while not self._ended.wait(CHECKPOINT):
            with contextlib.suppress(sqlite3.OperationalError, OSError):
                _, frames, _ = link.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if os.path.getsize(self.path + "-wal") > LOG_FILE:  # a long read had kept it from beginning anew
                    link.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                elif frames * page > LOG_MOST:
                    # Commits wait now, but nearly all of it is copied. The log begins anew in the same file: to write
                    # over what is there is synced sooner than a file that grows.
                    link.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
        link.close()
