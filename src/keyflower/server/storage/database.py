"""One small door to both databases: `read` one statement, `write` several as one transaction, hear other nodes.

Statements are written once, with `:name` parameters and the dialect that SQLite and PostgreSQL share.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

Row = dict[str, Any]
Notice = Callable[[str], None]


class Conflict(Exception):
    """Somebody else was first: a key is taken, or a row is no longer what it was."""


class Unavailable(Exception):
    """The database cannot be reached now."""


class Statement(NamedTuple):
    sql: str
    params: dict[str, Any]
    expect: int | None = None  # how many rows it must touch, or the whole transaction is undone


class Database(Protocol):
    several_nodes: bool

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def read(self, sql: str, **params: Any) -> list[Row]: ...

    async def read_all(self, *reads: Statement) -> list[list[Row]]:
        """Several at once, in one round trip; of numbers and texts only."""
        ...

    async def write(self, *statements: Statement, notice: str | None = None) -> list[list[Row]]:
        """All of them or none, durable when this returns; `notice` then reaches the other nodes."""
        ...

    async def listen(self, heard: Notice) -> None: ...

    async def size(self) -> int:
        """Bytes on disk."""
        ...


def is_postgres(url: str) -> bool:
    """Or else a file; Unavailable if it is an address of something else."""
    kind, mark, _ = url.partition("://")
    if mark and kind not in ("postgres", "postgresql"):
        raise Unavailable(f"a database is a file or begins with postgresql://; {kind}:// is not known")
    return bool(mark)


def open_database(url: str, *, full_sync: bool = True, connections: int = 4) -> Database:
    """A PostgreSQL URL, or else the name of a file."""
    if is_postgres(url):
        from .postgres import Postgres

        return Postgres(url, connections)
    from .sqlite import Sqlite

    return Sqlite(url, full_sync=full_sync)
