"""Records: a finished game as text, and a text as a table that can be looked at."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from .. import engine, plain, tokens
from ..engine import RULES_VERSION
from ..errands import Errands, ReadRecord
from ..messages import Clock, Imported, Record
from ..moments import now
from ..people import Person
from ..refusals import Refusal, not_found
from ..storage.store import insert_entry, insert_table, put_holder, put_result, put_snapshot
from ..storage.stored import Body, Entry, Options
from . import views
from .history import play_on
from .hub import Hub
from .live import LiveTable
from .loading import recorded
from .lobby import check_room, empty_seat, new_row


class Read(Struct):
    """A record, replayed."""

    options: Options
    names: list[str]
    seed: str
    entries: list[Entry]
    result: dict[str, Any] | None
    record: str
    sheets: list[dict[str, Any]]
    opening: tuple[str, bytes] | None  # the digest and the snapshot of the position it begins from


async def take_in(hub: Hub, errands: Errands, person: Person, record: Record) -> Imported:
    """A record becomes a table that can be looked at, entry by entry."""
    await check_room(hub, person)
    found = await errands.run(ReadRecord(record.text, now()), person.session, Read)
    invite = tokens.secret()
    seats = [replace(empty_seat(seat, "person", plain.name(name)), taken=True) for seat, name in enumerate(found.names)]
    row = replace(
        new_row(tokens.table_id(), "", person, invite, found.options, seats, record.listed),
        state="over" if found.result is not None else "still",
        seed=found.seed,
        n=found.entries[-1].n,
        result=found.result,
        notes=[{"key": "imported", "n": 0}],
    )
    statements = [*insert_table(row), put_holder(row.id, person.host, -1)]
    statements += [insert_entry(row.id, entry) for entry in found.entries]
    if found.opening is not None:
        statements.append(put_snapshot(row.id, 1, RULES_VERSION, *found.opening))
    if found.result is not None:
        statements.append(put_result(row.id, found.entries[0].at, found.record, found.sheets))
    await hub.store.write(*statements)
    live = await hub.table(row.id)
    return Imported(views.info(live, person.who), invite)


def read(text: str, at: int) -> Read:
    """The work itself, which may be heavy."""
    record = engine.replay(text)
    options = Options(
        record.options.players, list(record.options.modules), {k: list(v) for k, v in record.options.variants.items()},
        "given", True, 0, Clock(kind="none"),
    )  # fmt: skip
    if record.opening is not None:
        game = engine.from_position(record.opening)
        opening = engine.digest(game), engine.snapshot(game)
    else:
        game = engine.Game.new(
            record.options.players, record.seed, record.options.names, record.options.modules, record.options.variants
        )
        opening = None
    entries = [Entry(1, at, "start", None, None, Body(names=list(record.options.names)))]
    for line in record.actions:
        seat, _, action = line.partition(":")
        draft = play_on(game, int(seat), [action.strip()])
        entries.append(Entry(len(entries) + 1, at, "move", int(seat), None, draft.body))
    result = engine.result(game) if game.is_over else None
    if result is not None:
        entries.append(Entry(len(entries) + 1, at, "end", None, None, Body(result=result, seed=record.seed)))
    sheets = engine.score_sheets(game) if game.is_over else []
    return Read(
        options, list(record.options.names), record.seed, entries, result, game.record(), sheets, opening
    )  # fmt: skip


async def record_of(hub: Hub, table: str, who: list[str]) -> str:
    """The record of a finished game: as it was written when it ended, whatever the rules say today."""
    row = await hub.store.table(table)
    if row is None or not LiveTable(row, await hub.store.holders(table), None, []).may_enter(who):
        raise not_found()
    if row.state not in ("over", "still"):
        raise Refusal("not-now", "The record is there when the game is over.", key="not-over")
    kept = await hub.store.result(table)
    return kept[0] if kept is not None else await recorded(hub.store, row)
