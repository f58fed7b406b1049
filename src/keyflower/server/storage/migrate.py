"""Brings a database to the schema of this program. Alembic is loaded only when there is something to do."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from .database import Unavailable, is_postgres

if TYPE_CHECKING:
    import sqlalchemy as sa
    from alembic.config import Config

HEAD = "0003"  # the newest file of migrations/versions


class FromTheFuture(Exception):
    """The database was made by a newer program; this one would damage it."""


def version(url: str) -> str | None:
    """The schema's version as it is, without loading anything heavy."""
    return version_of_postgres(url) if is_postgres(url) else version_of_file(url)


def version_of_postgres(url: str) -> str | None:
    import psycopg

    try:
        with psycopg.connect(url, connect_timeout=5) as link:
            found = link.execute("SELECT to_regclass('alembic_version')").fetchone()
            if found is None or found[0] is None:
                return None
            row = link.execute("SELECT version_num FROM alembic_version").fetchone()
            return str(row[0]) if row else None
    except psycopg.Error as error:  # its words may name the address, never the password
        raise Unavailable(f"the database cannot be reached: {' '.join(str(error).split())[:200]}") from None


def version_of_file(url: str) -> str | None:
    if not Path(url).exists():
        return None
    try:
        file = sqlite3.connect(url)
    except sqlite3.Error as error:
        raise Unavailable(f"{url} cannot be opened: {error}") from None
    try:
        if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        row = file.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else None
    except sqlite3.Error as error:
        raise Unavailable(f"{url} is no database of this program: {error}") from None
    finally:
        file.close()


def engine_for(url: str, *, writes: bool = True) -> sa.Engine:
    """For migrations and backups. Every transaction on it is one, changes of the schema included. One that only reads
    sees one moment too, and lets servers go on writing.

    Left alone, Python's sqlite3 commits by itself around such changes: a signal in the middle of a migration would
    leave half of it behind.
    """
    import sqlalchemy as sa

    if is_postgres(url):
        return sa.create_engine("postgresql+psycopg://" + url.split("://", 1)[1])
    engine = sa.create_engine(sa.URL.create("sqlite", database=url))

    def never_by_itself(link: sqlite3.Connection, _: object) -> None:
        link.isolation_level = None

    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    sa.event.listen(engine, "connect", never_by_itself)
    sa.event.listen(engine, "begin", begin)
    return engine


def revisions() -> list[str]:
    """All schemas there were, the oldest first."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()][::-1]


def configuration() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Inside the transaction that is open."""
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def make_file(path: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it will hold the seeds of running games


def migrate(url: str) -> bool:
    """True if something was changed. Several nodes may call it at once: one does it, the others wait."""
    now = version(url)
    if now == HEAD:
        return False
    import sqlalchemy as sa

    if now is not None and now not in revisions():
        raise FromTheFuture(f"the database has schema {now}, this program knows {HEAD}")
    if not is_postgres(url):
        make_file(url)
    engine = engine_for(url)
    try:
        with engine.begin() as connection:
            if is_postgres(url):
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7139016)"))
            upgrade(connection)
    finally:
        engine.dispose()
    return True
