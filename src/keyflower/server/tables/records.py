"""Records: a finished game as text, and a text as a table that can be looked at."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from .. import engine, plain, tokens
from ..engine import RULES_VERSION
from ..errands import Errands, ReckonRecord, ReplayRecord
from ..messages.http import Course, Imported, Record, ScoresAfter
from ..messages.state import Clock
from ..moments import now
from ..people import Person
from ..refusals import Refusal, not_found
from ..storage.store import insert_entry, insert_table, put_holder, put_result, put_snapshot
from ..storage.stored import Body, Entry, TableOptions
from . import views
from .history import boiled, play_on
from .hub import Hub
from .live import LiveTable
from .loading import recorded
from .lobby import check_room, empty_seat, new_row
from .log import SNAPSHOT_EVERY

MOST_LINES = 3_000  # of a record; a game of six with everything has some five hundred


class Read(Struct):
    """A record, replayed."""

    options: TableOptions
    names: list[str]
    seed: str
    entries: list[Entry]
    result: dict[str, Any] | None
    record: str
    sheets: list[dict[str, Any]]
    snapshots: list[tuple[int, bytes]]  # of the position it begins from, if any, and along the way


async def take_in(hub: Hub, errands: Errands, person: Person, record: Record) -> Imported:
    """A record becomes a table that can be looked at, entry by entry."""
    await check_room(hub, person)
    found = await errands.run(ReplayRecord(record.text, now()), person.where, Read)
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
    statements += [put_snapshot(row.id, n, RULES_VERSION, document) for n, document in found.snapshots]
    if found.result is not None:
        statements.append(put_result(row.id, found.entries[0].at, found.record, found.sheets))
    await hub.store.write(*statements)
    live = await hub.table(row.id)
    return Imported(views.info(live, person.who), invite)


def read(text: str, at: int) -> Read:
    """The work itself, which may be heavy."""
    if text.count("\n") > MOST_LINES:
        raise Refusal("too-large", "That is too much to work out.", key="too-much-work")
    record = engine.replay(text)
    options = TableOptions(
        record.options.players, list(record.options.modules), {k: list(v) for k, v in record.options.variants.items()},
        "given", True, 0, Clock(kind="none"), record.rules_version,
    )  # fmt: skip
    game = engine.opening_of(record)
    snapshots = [] if record.opening is None else [(1, engine.snapshot(game))]
    entries = [Entry(1, at, "start", None, None, Body(names=list(record.options.names)))]
    for line in record.actions:
        seat, _, action = line.partition(":")
        draft = play_on(game, int(seat), [action.strip()])
        entries.append(Entry(len(entries) + 1, at, "move", int(seat), None, draft.body))
        if len(entries) % SNAPSHOT_EVERY == 0:
            snapshots.append((len(entries), engine.snapshot(game)))
    result = engine.result(game) if game.is_over else None
    if result is not None:
        entries.append(Entry(len(entries) + 1, at, "end", None, None, Body(result=result, seed=record.seed)))
    sheets = engine.score_sheets(game) if game.is_over else []
    return Read(
        options, list(record.options.names), record.seed, entries, result, game.record(), sheets, snapshots
    )  # fmt: skip


async def course_of(hub: Hub, errands: Errands, table: str, who: list[str], whose: str) -> Course:
    """How the scores of a finished game came about."""
    text = await record_of(hub, table, who)
    totals = await errands.run(ReckonRecord(text), whose, list[list[int]])
    row = await hub.store.table(table)
    assert row is not None
    deeds = boiled(await hub.store.entries(table, 1, row.n)).deeds
    # A game that went on under newer rules is recorded from where it did: its last actions are the log's last ones.
    after = {deed.n: each for deed, each in zip(deeds[-len(totals) :], totals, strict=False)}
    return Course([ScoresAfter(n, each) for n, each in after.items()])


async def record_of(hub: Hub, table: str, who: list[str]) -> str:
    """The record of a finished game: as it was written when it ended, whatever the rules say today."""
    row = await hub.store.table(table)
    if row is None or not LiveTable(row, await hub.store.holders(table), None, []).may_enter(who):
        raise not_found()
    if row.state not in ("over", "still"):
        raise Refusal("not-now", "The record is there when the game is over.", key="not-over")
    kept = await hub.store.result(table)
    return kept[0] if kept is not None else await recorded(hub.store, row)
