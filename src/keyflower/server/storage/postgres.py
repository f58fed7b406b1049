"""PostgreSQL for any number of nodes: a few connections, and LISTEN/NOTIFY as the notice from node to node.

A notice names only what changed. It is sent inside the transaction, so it is heard exactly when the change can be read.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import re
from collections.abc import AsyncIterator
from typing import Any, cast

import psycopg
from psycopg.rows import dict_row

from .database import Conflict, Notice, Row, Statement, Unavailable

CHANNEL = "keyflower"
PARAMETER = re.compile(r"(?<!:):([a-z_]+)")
Link = psycopg.AsyncConnection[Row]


@functools.lru_cache(maxsize=512)
def translated(sql: str) -> str:
    return PARAMETER.sub(r"%(\1)s", sql)


class Postgres:
    several_nodes = True

    def __init__(self, url: str, connections: int = 4) -> None:
        self.url = url
        self._free: asyncio.LifoQueue[Link | None] = asyncio.LifoQueue()
        self._connections = connections
        self._listener: asyncio.Task[None] | None = None
        self._closed = True

    async def open(self) -> None:
        self._closed = False
        for _ in range(self._connections - 1):
            self._free.put_nowait(None)  # opened when first needed
        self._free.put_nowait(await self._connect())

    async def close(self) -> None:
        self._closed = True
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        while not self._free.empty():
            link = self._free.get_nowait()
            if link is not None:
                await link.close()

    async def _connect(self) -> Link:
        try:
            link = await psycopg.AsyncConnection.connect(
                self.url, autocommit=True, row_factory=cast(Any, dict_row), connect_timeout=5
            )
        except psycopg.Error as error:
            raise Unavailable(type(error).__name__) from error
        return cast(Link, link)

    @contextlib.asynccontextmanager
    async def _link(self) -> AsyncIterator[Link]:
        if self._closed:
            raise Unavailable("the database is closed")
        link = await self._free.get()
        try:
            if link is None or link.closed:
                link = None
                link = await self._connect()
            yield link
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            # Broken or ended by the server. What was under way may or may not be stored; ids make asking again safe.
            if link is not None:
                with contextlib.suppress(Exception):
                    await link.close()
                link = None
            raise Unavailable(type(error).__name__) from error
        except asyncio.CancelledError:
            if link is not None:
                with contextlib.suppress(Exception):
                    await link.close()
                link = None
            raise
        finally:
            self._free.put_nowait(link)

    async def read(self, sql: str, **params: Any) -> list[Row]:
        async with self._link() as link:
            cursor = await link.execute(cast(Any, translated(sql)), params)
            return await cursor.fetchall()

    async def write(self, *statements: Statement, notice: str | None = None) -> list[list[Row]]:
        todo = list(statements)
        if notice is not None:
            todo.append(Statement("SELECT pg_notify(:channel, :notice)", {"channel": CHANNEL, "notice": notice}))
        try:
            async with self._link() as link:
                # All in one round trip, and one more if counts are expected; a refusal of any undoes them all.
                async with link.pipeline() as pipeline, link.transaction():
                    cursors = [await link.execute(cast(Any, translated(s.sql)), s.params) for s in todo]
                    if any(statement.expect is not None for statement in todo):
                        await pipeline.sync()
                        for statement, cursor in zip(todo, cursors, strict=True):
                            if statement.expect is not None and cursor.rowcount != statement.expect:
                                raise Conflict(f"{cursor.rowcount} rows instead of {statement.expect}")
                return [await c.fetchall() if c.description is not None else [] for c in cursors[: len(statements)]]
        except psycopg.IntegrityError as error:
            raise Conflict(type(error).__name__) from error

    async def listen(self, heard: Notice) -> None:
        self._listener = asyncio.create_task(self._listen_on(heard), name="keyflower-listen")

    async def _listen_on(self, heard: Notice) -> None:
        pause = 0.1
        while True:
            try:
                link = await self._connect()
                try:
                    await link.execute(cast(Any, f"LISTEN {CHANNEL}"))
                    pause = 0.1
                    heard("")  # notices may have been missed: look at everything once
                    async for notice in link.notifies():
                        heard(notice.payload)
                finally:
                    await link.close()
            except (psycopg.Error, Unavailable):
                await asyncio.sleep(pause)
                pause = min(pause * 2, 2)

    async def size(self) -> int:
        rows = await self.read("SELECT pg_database_size(current_database()) AS size")
        return int(rows[0]["size"])
