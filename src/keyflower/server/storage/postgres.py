"""PostgreSQL for any number of nodes: a few connections, and LISTEN/NOTIFY as the notice from node to node.

A notice names what changed, and tells a move whole. It is sent inside the transaction, so it is heard exactly when the
change can be read.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import re
from collections.abc import AsyncIterator, Sequence
from typing import Any, cast

import msgspec
import psycopg
from psycopg.rows import dict_row

from .database import Conflict, Notice, Row, Statement, Unavailable

CHANNEL = "keyflower"
PARAMETER = re.compile(r"(?<!:):([a-z_]+)")
TARGET = re.compile(r"(?:INSERT INTO|UPDATE|DELETE FROM) (\w+) ")
Link = psycopg.AsyncConnection[Row]


@functools.lru_cache(maxsize=512)
def translated(sql: str, prefix: str = "") -> str:
    return PARAMETER.sub(rf"%({prefix}\1)s", sql)


@functools.lru_cache(maxsize=512)
def counted(sql: str, expect: int | None) -> str:
    """An error if not so many rows were touched: the database itself finds it out, and nobody has to ask it between."""
    if expect is None:
        return translated(sql)
    return f"WITH touched AS ({translated(sql)} RETURNING 1) SELECT {checked('touched', expect)}"


def checked(touched: str, expect: int) -> str:
    return f"1 / CASE WHEN (SELECT COUNT(*) FROM {touched}) = {expect} THEN 1 ELSE 0 END"


@functools.lru_cache(maxsize=512)
def as_one(changes: tuple[tuple[str, int | None], ...], notice: bool) -> str | None:
    """Changes of as many tables as one statement, which is a fraction of the work; None if they are of another kind."""
    targets = [TARGET.match(sql) for sql, _ in changes]
    known = {target[1] for target in targets if target is not None}
    if len(known) < len(changes) or any("RETURNING" in sql for sql, _ in changes):
        return None
    parts = [f"t{i} AS ({translated(sql, f't{i}_')} RETURNING 1)" for i, (sql, _) in enumerate(changes)]
    told = [checked(f"t{i}", expect) for i, (_, expect) in enumerate(changes) if expect is not None]
    told += ["pg_notify(%(channel)s, %(notice)s)"] if notice else []
    return f"WITH {', '.join(parts)} SELECT {', '.join(told) or 1}"


@functools.lru_cache(maxsize=512)
def read_as_one(reads: tuple[str, ...]) -> str:
    """Several reads as one statement: a row with a JSON list for each."""
    parts = [f"(SELECT json_agg(r) FROM ({translated(sql, f't{i}_')}) r)::text AS t{i}" for i, sql in enumerate(reads)]
    return f"SELECT {', '.join(parts)}"


def named(statements: Sequence[Statement]) -> dict[str, Any]:
    """The parameters of statements that were made one, each under its own name."""
    return {f"t{i}_{name}": value for i, one in enumerate(statements) for name, value in one.params.items()}


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

    async def read_all(self, *reads: Statement) -> list[list[Row]]:
        sql = read_as_one(tuple(statement.sql for statement in reads))
        async with self._link() as link:
            cursor = await link.execute(cast(Any, sql), named(reads))
            found = await cursor.fetchone()
        assert found is not None
        return [msgspec.json.decode(text) if text is not None else [] for text in found.values()]

    async def write(self, *statements: Statement, notice: str | None = None) -> list[list[Row]]:
        word = {"channel": CHANNEL, "notice": notice} if notice is not None else {}
        one = as_one(tuple((s.sql, s.expect) for s in statements), notice is not None) if statements else None
        try:
            async with self._link() as link:
                if one is not None:
                    await link.execute(cast(Any, one), named(statements) | word)
                    return [[] for _ in statements]
                # What is sent between two syncs is a transaction: an error undoes all of it (preparing, too, without
                # the client's knowing).
                async with link.pipeline():
                    cursors = [
                        await link.execute(cast(Any, counted(s.sql, s.expect)), s.params, prepare=False)
                        for s in statements
                    ]
                    if word:
                        await link.execute("SELECT pg_notify(%(channel)s, %(notice)s)", word, prepare=False)
                return [
                    await cursor.fetchall() if cursor.description is not None and statement.expect is None else []
                    for statement, cursor in zip(statements, cursors, strict=True)
                ]
        except (psycopg.IntegrityError, psycopg.errors.DivisionByZero) as error:
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
