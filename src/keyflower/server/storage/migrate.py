"""Brings a database to the schema of this program. Alembic is loaded only when there is something to do."""

from __future__ import annotations

import os
from pathlib import Path

from .database import is_postgres

HEAD = "0001"  # the newest file of migrations/versions


class FromTheFuture(Exception):
    """The database was made by a newer program; this one would damage it."""


def version(url: str) -> str | None:
    """The schema's version as it is, without loading anything heavy."""
    if is_postgres(url):
        import psycopg

        with psycopg.connect(url, connect_timeout=5) as link:
            found = link.execute("SELECT to_regclass('alembic_version')").fetchone()
            if found is None or found[0] is None:
                return None
            row = link.execute("SELECT version_num FROM alembic_version").fetchone()
            return str(row[0]) if row else None
    import sqlite3

    if not Path(url).exists():
        return None
    file = sqlite3.connect(url)
    try:
        if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        row = file.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else None
    finally:
        file.close()


def migrate(url: str) -> bool:
    """True if something was changed. Several nodes may call it at once: one does it, the others wait."""
    now = version(url)
    if now == HEAD:
        return False
    import sqlalchemy as sa
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if now is not None and now not in known:
        raise FromTheFuture(f"the database has schema {now}, this program knows {HEAD}")
    if is_postgres(url):
        engine = sa.create_engine("postgresql+psycopg://" + url.split("://", 1)[1])
    else:
        Path(url).parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(url, os.O_CREAT | os.O_RDWR, 0o600))  # it will hold the seeds of running games
        engine = sa.create_engine(sa.URL.create("sqlite", database=url))
    try:
        with engine.begin() as connection:
            if is_postgres(url):
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7139016)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
    return True
