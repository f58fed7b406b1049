"""For whoever runs a server: backup, restore, export, verify, and `keyflower admin`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from keyflower.server.settings import Settings

from .serve import Config, fail

if TYPE_CHECKING:
    from keyflower.server.storage import Store

app = typer.Typer(add_completion=False)
admin = typer.Typer(
    help="Look after the tables of a server: list, inspect, link, broken, mend, archive, remove, disk.",
    no_args_is_help=True,
)
app.add_typer(admin, name="admin")

T = TypeVar("T")
Database = Annotated[str, typer.Option(help="The server's file or PostgreSQL URL.", envvar="KEYFLOWER_DATABASE")]
DEFAULT = Settings().database
STATES = ("waiting", "playing", "over", "still", "closed")


@contextmanager
def told() -> Iterator[None]:
    """What goes wrong outside this program is told in one line."""
    from keyflower.server.storage import Unavailable
    from keyflower.server.storage.archive import BadBackup
    from keyflower.server.storage.migrate import FromTheFuture

    try:
        yield
    except (BadBackup, FromTheFuture, Unavailable) as error:
        raise fail(str(error)) from None
    except OSError as error:
        raise fail(f"{error.filename or 'a file'}: {error.strerror or error}") from None


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    from keyflower.server.storage import Store, open_database
    from keyflower.server.storage.archive import shown
    from keyflower.server.storage.migrate import HEAD, version

    async def run() -> T:
        store = Store(open_database(database))
        await store.db.open()
        try:
            return await work(store)
        finally:
            await store.db.close()

    with told():
        if version(database) != HEAD:
            raise fail(f"{shown(database)} is no database of this version; start the server once, or name another")
        return asyncio.run(run())


@app.command()
def backup(target: Path, database: Database = DEFAULT, config: Config = None) -> None:
    """Write everything to one file, while the server runs. It holds the seeds of running games: keep it safe."""
    from keyflower.server.storage.archive import backup

    with told():
        rows = backup(database, target)
    typer.echo(f"{rows} rows written to {target}")


@app.command()
def restore(source: Path, database: Database = DEFAULT, config: Config = None) -> None:
    """Read a backup into an empty database, of either kind."""
    from keyflower.server.storage.archive import restore

    with told():
        rows = restore(database, source)
    typer.echo(f"{rows} rows restored")


@app.command()
def export(folder: Path, database: Database = DEFAULT, config: Config = None) -> None:
    """Write the records of all finished games into a folder."""
    from keyflower.server.tables.loading import recorded

    async def work(store: Store) -> int:
        folder.mkdir(parents=True, exist_ok=True)
        count = 0
        for table in await store.finished():
            row = await store.table(table)
            target = folder / f"{table}.txt"
            if row is not None and not target.exists():
                target.write_text(await recorded(store, row), encoding="utf-8")
                count += 1
        return count

    typer.echo(f"{with_store(database, work)} records written to {folder}")


@app.command()
def verify(
    record: Path,
    hash: Annotated[str, typer.Option(help="What the table showed at its start: sha256:…")] = "",
) -> None:
    """Replay a record and check that its seed is the one that was promised at the start."""
    from keyflower.game.game import Game
    from keyflower.server.tokens import seed_hash

    try:
        game = Game.replay(record.read_text(encoding="utf-8"))
    except OSError as error:
        raise fail(f"{record}: {error.strerror or error}") from None
    except ValueError as error:  # NotationError, or what is no text
        raise fail(f"{record}: {error}") from None
    if game.opening is not None:
        raise fail(f"{record} begins from a position, not from a deal: there is no shuffle to check")
    found = seed_hash(game.seed)
    typer.echo(f"The deal and all {len(game.actions)} actions follow from the seed and the rules.")
    typer.echo(f"Hash of the seed: {found}")
    if hash:
        if hash.strip().lower().removeprefix("sha256:") != found.removeprefix("sha256:"):
            raise fail("this is NOT the hash that was given")
        typer.echo("It is the hash that was given.")


# Admin


def when(moment: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment / 1000))


@admin.command("list")
def list_tables(
    database: Database = DEFAULT,
    config: Config = None,
    state: Annotated[str, typer.Option(help=f"Only these: {', '.join(STATES)}.")] = "",
    limit: int = 50,
) -> None:
    """The tables, those with the newest moves first."""
    from rich.table import Table

    from .screen import make_console

    if state and state not in STATES:
        raise fail(f"there is no state {state!r}; there are {', '.join(STATES)}")

    async def work(store: Store) -> list[dict[str, object]]:
        return await store.newest(state, limit)

    shown = Table("table", "name", "state", "players", "entries", "last move")
    for row in with_store(database, work):
        moved = row["moved"]
        assert isinstance(moved, int)
        shown.add_row(
            str(row["id"]), str(row["name"]), str(row["state"]), str(row["players"]), str(row["n"]), when(moved)
        )
    make_console().print(shown)


@admin.command()
def inspect(table: str, database: Database = DEFAULT, config: Config = None) -> None:
    """One table: its options, seats, clocks. No secrets."""

    async def work(store: Store) -> None:
        row = await store.table(table)
        if row is None:
            raise fail("there is no such table")
        options = row.options
        typer.echo(
            f"{row.id} {row.name!r}: {row.state}, {row.n} entries, rules {row.rules},"
            f" made {when(row.made)}, moved {when(row.moved)}"
        )
        typer.echo(
            f"modules {options.modules}, variants {options.variants}, clock {options.clock.kind}, listed {row.listed}"
        )
        for seat in row.seats:
            held = sum(1 for _, at in await store.holders(table) if at == seat.seat)
            typer.echo(
                f"  seat {seat.seat}: {seat.name!r} {seat.kind}"
                + (f", bot level {seat.bot}" if seat.bot is not None else f", on {held} devices or accounts")
                + (", out of time" if seat.out_of_time else "")
                + (", asked now" if seat.seat in row.waiting else "")
            )

    with_store(database, work)


@admin.command()
def link(
    table: str,
    seat: int,
    database: Database = DEFAULT,
    config: Config = None,
    url: Annotated[str, typer.Option(help="How people reach the server.", envvar="KEYFLOWER_URL")] = "",
    host: Annotated[str, typer.Option(hidden=True, envvar="KEYFLOWER_HOST")] = Settings().host,
    port: Annotated[int, typer.Option(hidden=True, envvar="KEYFLOWER_PORT")] = Settings().port,
) -> None:
    """A new link for a seat whose person has lost theirs; the old link ends."""
    from msgspec.structs import replace

    from keyflower.server import tokens
    from keyflower.server.storage.store import put_seat, touch

    async def work(store: Store) -> str:
        row = await store.table(table)
        if row is None or not 0 <= seat < len(row.seats) or row.seats[seat].kind == "bot":
            raise fail("there is no such seat")
        secret = tokens.secret()
        renewed = replace(row.seats[seat], secret=tokens.hashed(secret), device=None)
        await store.write(touch(table, row.version), put_seat(table, renewed))
        await store.nodes.leave_notice(f"admin table {table} 0")
        return secret

    place = Settings(host=host, port=port, url=url).shown.rstrip("/")
    typer.echo(f"{place}/t/{table}#seat={with_store(database, work)}")


@admin.command()
def broken(database: Database = DEFAULT, config: Config = None) -> None:
    """Tables that could not be loaded and are set aside, and why."""

    async def work(store: Store) -> None:
        for row in await store.broken():
            typer.echo(f"{row['id']} {row['name']!r}, last move {when(row['moved'])}: {row['fault']}")

    with_store(database, work)


@admin.command()
def mend(table: str, database: Database = DEFAULT, config: Config = None) -> None:
    """Try a table once more that was set aside. (Every start of a server does so with all of them.)"""

    async def work(store: Store) -> None:
        if await store.table(table) is None:
            raise fail("there is no such table")
        await store.release_quarantine(table)
        await store.nodes.leave_notice(f"admin forget {table} 0")

    with_store(database, work)
    typer.echo("it is tried when somebody looks at it next")


@admin.command()
def archive(
    target: Path,
    database: Database = DEFAULT,
    config: Config = None,
    days: Annotated[int, typer.Option(help="Games whose last move is older than this.", min=0)] = 365,
    remove: Annotated[bool, typer.Option("--remove", help="Take them out of the database afterwards.")] = False,
) -> None:
    """Write finished games to one file (a JSON object a line, gzipped: names, dates, result, record)."""
    import gzip
    import json

    from keyflower.server.tables.loading import recorded

    async def work(store: Store) -> int:
        tables = await store.finished_before(round(time.time() * 1000) - days * 86_400_000)
        with gzip.open(target, "wt", encoding="utf-8") as out:
            for table in tables:
                row = await store.table(table)
                assert row is not None
                kept = await store.result(table)
                record = kept[0] if kept is not None else await recorded(store, row)
                names = [seat.name for seat in row.seats]
                about = {"table": table, "name": row.name, "names": names, "made": row.made, "ended": row.moved}
                out.write(json.dumps(about | {"result": row.result, "record": record}) + "\n")
        for table in tables if remove else []:
            await store.remove(table)
            await store.nodes.leave_notice(f"admin table {table} 0")
        return len(tables)

    typer.echo(f"{with_store(database, work)} games written to {target}" + (" and removed" if remove else ""))


@admin.command()
def remove(
    table: str, database: Database = DEFAULT, config: Config = None, yes: Annotated[bool, typer.Option("--yes")] = False
) -> None:
    """Removes a table with everything that belongs to it, for good."""
    if not yes:
        typer.confirm(f"Remove table {table} for good?", abort=True)

    async def work(store: Store) -> bool:
        gone = await store.remove(table)
        await store.nodes.leave_notice(f"admin table {table} 0")
        return gone

    if not with_store(database, work):
        raise fail("there is no such table")
    typer.echo("removed")


@admin.command()
def disk(database: Database = DEFAULT, config: Config = None) -> None:
    """How much room the database takes, and for what."""

    async def work(store: Store) -> None:
        typer.echo(f"{(await store.db.size()) / 1e6:.1f} MB in all")
        for state, many in sorted((await store.count()).items()):
            typer.echo(f"  {many} tables {state}")
        for name, many in (await store.sizes()).items():
            typer.echo(f"  {many} {name}")

    with_store(database, work)
