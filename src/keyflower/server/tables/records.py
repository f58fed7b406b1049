"""Records: a finished game as text, and a text as a table that can be looked at."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from .. import engine, tokens
from ..engine import RULES_VERSION
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


async def take_in(hub: Hub, person: Person, record: Record) -> Imported:
    """A record becomes a table that can be looked at, entry by entry."""
    await check_room(hub, person)
    game = await asyncio.to_thread(engine.replay, record.text)
    options = Options(
        game.options.players, list(game.options.modules), {k: list(v) for k, v in game.options.variants.items()},
        "given", True, 0, Clock(kind="none"),
    )  # fmt: skip
    invite = tokens.secret()
    at = now()
    names = list(game.options.names)
    base = game.opening
    entries, final = await asyncio.to_thread(_as_entries, game, at)
    over = final.is_over
    seats = [replace(empty_seat(seat, "person", name), taken=True) for seat, name in enumerate(names)]
    row = replace(
        new_row(tokens.table_id(), "", person, invite, options, seats, record.listed),
        state="over" if over else "still",
        seed=game.seed,
        n=entries[-1].n,
        result=engine.result(final) if over else None,
        notes=[{"key": "imported", "n": 0}],
    )
    statements = [*insert_table(row), put_holder(row.id, person.host, -1)]
    statements += [insert_entry(row.id, entry) for entry in entries]
    if base is not None:
        first = engine.from_position(base)
        statements.append(put_snapshot(row.id, 1, RULES_VERSION, engine.digest(first), engine.snapshot(first)))
    if over:
        statements.append(put_result(row.id, at, final.record(), engine.score_sheets(final)))
    await hub.store.write(*statements)
    live = await hub.table(row.id)
    return Imported(views.info(live, person.who), invite)


def _as_entries(record: engine.Game, at: int) -> tuple[list[Entry], engine.Game]:
    if record.opening is not None:
        game = engine.from_position(record.opening)
    else:
        game = engine.Game.new(
            record.options.players, record.seed, record.options.names, record.options.modules, record.options.variants
        )
    entries = [Entry(1, at, "start", None, None, Body(names=list(record.options.names)))]
    for line in record.actions:
        seat, _, text = line.partition(":")
        draft = play_on(game, int(seat), [text.strip()])
        entries.append(Entry(len(entries) + 1, at, "move", int(seat), None, draft.body))
    if game.is_over:
        body = Body(result=engine.result(game), seed=record.seed)
        entries.append(Entry(len(entries) + 1, at, "end", None, None, body))
    return entries, game


async def record_of(hub: Hub, table: str, who: list[str]) -> str:
    """The record of a finished game: as it was written when it ended, whatever the rules say today."""
    row = await hub.store.table(table)
    if row is None or not LiveTable(row, await hub.store.holders(table), None, []).may_enter(who):
        raise not_found()
    if row.state not in ("over", "still"):
        raise Refusal("not-now", "The record is there when the game is over.", key="not-over")
    kept = await hub.store.result(table)
    return kept[0] if kept is not None else await recorded(hub.store, row)
