"""Backup and restore in one portable form: gzipped JSON lines that either database can read."""

from __future__ import annotations

import base64
import gzip
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from ..moments import now
from .database import Unavailable, is_postgres
from .migrate import HEAD, engine_for, make_file, revisions, upgrade, version
from .schema import metadata, nodes, tables

FORMAT = "keyflower/backup/1"
PASSING = frozenset({"nodes", "notices"})  # of this moment only
BATCH = 500


class BadBackup(ValueError):
    """The file is no backup, or the database is not ready for one."""


@contextmanager
def reached(url: str, *, writes: bool = True) -> Iterator[sa.Engine]:
    """The database for a while; what goes wrong with it is told in a line."""
    engine = engine_for(url, writes=writes)
    try:
        yield engine
    except sa.exc.OperationalError as error:
        raise Unavailable(f"the database at {shown(url)} fails: {' '.join(str(error.orig).split())[:200]}") from None
    finally:
        engine.dispose()


def backup(url: str, target: Path) -> int:
    """Everything, as of one moment, while servers may be running. Returns the number of rows."""
    if version(url) != HEAD:
        raise BadBackup(f"there is no database of this version at {shown(url)}")
    if target.is_dir():
        raise BadBackup(f"{target} is a folder; name a file")
    rows = 0
    part = target.with_name(target.name + ".part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # seeds of running games are in it
    with (
        os.fdopen(handle, "wb") as raw,
        gzip.open(raw, "wb", compresslevel=6) as out,
        reached(url, writes=False) as engine,
        engine.connect() as connection,
    ):
        one_moment(connection)
        out.write(msgspec.json.encode({"format": FORMAT, "schema": HEAD, "at": now()}) + b"\n")
        for table in metadata.sorted_tables:
            if table.name in PASSING:
                continue
            for row in connection.execute(sa.select(table)).mappings():
                out.write(msgspec.json.encode({"table": str(table.name), "row": written(dict(row))}) + b"\n")
                rows += 1
        out.write(msgspec.json.encode({"end": rows}) + b"\n")
    os.replace(part, target)
    return rows


def one_moment(connection: sa.Connection) -> None:
    """All reads that follow see the database as it is now."""
    if connection.dialect.name != "sqlite":  # there a transaction is enough
        connection.execution_options(isolation_level="REPEATABLE READ")


def written(row: dict[str, Any]) -> dict[str, Any]:
    return {
        str(name): {"base64": base64.b64encode(bytes(value)).decode()}
        if isinstance(value, (bytes, memoryview))
        else value
        for name, value in row.items()
    }


def read_back(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64decode(value["base64"]) if isinstance(value, dict) else value for name, value in row.items()
    }


def lines(source: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(source, "rb") as file:
            for line in file:
                yield msgspec.json.decode(line)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        reason = getattr(error, "strerror", None) or "it is none, or not whole"
        raise BadBackup(f"{source} cannot be read as a backup: {reason}") from None


def restore(url: str, source: Path) -> int:
    """Into an empty database only; all or nothing. A backup of an older schema is read there and then upgraded."""
    found = lines(source)
    head = next(found, {})
    schema = head.get("schema")
    if head.get("format") != FORMAT or schema not in revisions():
        raise BadBackup(f"{source} is no backup that this version can read")
    if version(url) not in (None, HEAD):
        raise BadBackup(f"the database at {shown(url)} is of another version and not empty")
    if not is_postgres(url):
        make_file(url)
    with reached(url) as engine, engine.begin() as connection:
        clear(connection, url)
        upgrade(connection, schema)
        rows = fill(connection, found, source)
        upgrade(connection)
        # No server has run since: the clocks of the games stood still.
        at = head.get("at") or connection.execute(sa.select(sa.func.max(tables.c.moved))).scalar()
        if at is not None:
            connection.execute(nodes.insert(), {"id": "backup", "started": at, "seen": at, "gone": 1})
        return rows


def clear(connection: sa.Connection, url: str) -> None:
    """Takes away the empty tables of a database that was made but never used."""
    there = sa.MetaData()
    there.reflect(connection)
    for table in there.sorted_tables:
        used = table.name not in PASSING and table.name != "alembic_version"
        if used and connection.execute(sa.select(sa.func.count()).select_from(table)).scalar():
            raise BadBackup(f"the database at {shown(url)} is not empty; restore only into an empty one")
    there.drop_all(connection)


def fill(connection: sa.Connection, found: Iterator[dict[str, Any]], source: Path) -> int:
    there = sa.MetaData()
    there.reflect(connection)
    pending: list[dict[str, Any]] = []
    name = ""
    for rows, line in enumerate(found):
        if "end" in line:
            flush(connection, there, name, pending)
            if line["end"] != rows:
                raise BadBackup(f"{source} is not complete")
            return rows
        if line["table"] != name or len(pending) >= BATCH:
            flush(connection, there, name, pending)
            name, pending = line["table"], []
        pending.append(read_back(line["row"]))
    raise BadBackup(f"{source} is not complete")


def flush(connection: sa.Connection, there: sa.MetaData, table: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        if table not in there.tables:
            raise BadBackup(f"there is no table {table}")
        connection.execute(there.tables[table].insert(), rows)


def shown(url: str) -> str:
    """Without the password."""
    return sa.make_url(url).render_as_string(hide_password=True) if is_postgres(url) else url
