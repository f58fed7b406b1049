"""Bringing a table into memory: from its newest fitting snapshot and the few actions after it, not by a replay.

When the engine's rules are newer than the game, the whole game is replayed once. If the replay agrees with every
snapshot the game simply goes on under the new rules; otherwise it goes on from its last snapshot, and an entry says so.
"""

from __future__ import annotations

from .. import engine
from ..engine import RULES_VERSION, Game
from ..moments import now
from ..refusals import Refusal
from ..storage import Store
from ..storage.store import Snapshot, insert_entry, put_snapshot, update_table
from ..storage.stored import Body, Entry, TableRow
from .clocks import Span
from .history import BoiledLog, Deed, Mark, Play, boiled, in_force, rebuild, shared, undo_reach
from .live import STARTED, LiveTable

# Notes of tables that began with a position instead of a deal.
OPENINGS = frozenset({"imported", "played-on", "position"})


async def load(store: Store, table: str, outages: list[Span]) -> LiveTable | None:
    # All at once: another node may seat people anew when it starts the game.
    row, entries, holders = await store.news(table, 0)
    if row is None or row.state == "closed":
        return None
    if row.state not in STARTED:
        return LiveTable(row, holders, None, outages)
    past = boiled(entries)
    if row.rules == RULES_VERSION or row.state != "playing":
        play = await opened(store, row, entries[0], past)
        live = LiveTable(row, holders, play, outages)
    else:
        live = LiveTable(row, holders, None, outages)
        await renew(store, live, entries, past)
    for entry in entries:
        live.remember(entry)
    if row.state == "over":
        kept = await store.result(table)
        live.sheets = kept[1] if kept is not None else None
    chat = await store.chat(table, limit=1)
    live.last_chat = chat[-1]["c"] if chat else 0
    return live


async def opened(store: Store, row: TableRow, start: Entry, past: BoiledLog, at_most: int = 10**9) -> Play:
    """The play from the newest snapshot that leaves everything in reach that may be taken back alone."""
    reach = max(undo_reach(past.deeds), past.floor)
    digests = await store.digests(row.id)
    fitting = [n for n in digests if n in past.stable and past.stable[n] <= reach and past.floor_n <= n <= at_most]
    if fitting:
        n = max(fitting)
        snapshot = await store.snapshot(row.id, n)
        assert snapshot is not None
        base, done = engine.from_snapshot(snapshot.document), past.stable[n]
    else:
        base, done = engine.new_game(row.options, row.seed, start.body.names)[0], 0
    play = rebuild(base, done, past.deeds, past.marks)
    play.floor = past.floor
    return play


async def renew(store: Store, live: LiveTable, entries: list[Entry], past: BoiledLog) -> None:
    """The engine is newer than the game: replay, or go on from the snapshot and say so."""
    row = live.row
    game = await replayed(store, row, entries[0], past) if past.floor == 0 else None
    row.rules = RULES_VERSION
    if game is not None:
        live.play = rebuild(game, len(past.deeds), past.deeds, past.marks)
        await store.change_rules(row.id, row.rules)
        return
    game, kept = await continued(store, row, entries[0], past)
    dropped = [(deed.n, deed.i) for deed in past.deeds[kept:]]
    entry = Entry(row.n + 1, now(), "rules", None, None, Body(rules=RULES_VERSION, dropped=dropped))
    row.n, row.version = entry.n, row.version + 1
    row.notes = [*row.notes, {"key": "rules-changed", "n": entry.n}]
    row.waiting = sorted(decision.seat for decision in game.decisions)
    await store.write(
        insert_entry(row.id, entry),
        update_table(row),
        put_snapshot(row.id, entry.n, RULES_VERSION, engine.snapshot(game)),
    )
    entries.append(entry)
    live.play = Play(game, in_force(past.deeds, entry), [*past.marks, Mark(entry.n, entry.at, None, False)])
    live.play.floor = len(live.play.deeds)
    live.snapshot_at = entry.n


async def replayed(store: Store, row: TableRow, start: Entry, past: BoiledLog) -> Game | None:
    """The whole game under the new rules; None where it would now differ."""
    checks: dict[int, Snapshot] = {}
    for n in await store.digests(row.id):
        if n in past.stable:
            snapshot = await store.snapshot(row.id, n)
            assert snapshot is not None
            checks[past.stable[n]] = snapshot
    try:
        game, _ = engine.new_game(row.options, row.seed, start.body.names)
        for done in range(len(past.deeds) + 1):
            if done:
                deed = past.deeds[done - 1]
                engine.play(game, deed.text, deed.seat)
            if done in checks and engine.digest(engine.from_snapshot(checks[done].document)) != engine.digest(game):
                return None
    except Refusal:
        return None
    return game


async def continued(store: Store, row: TableRow, start: Entry, past: BoiledLog) -> tuple[Game, int]:
    """The game from its last fitting snapshot, and how many of its deeds still stand."""
    fitting = [n for n in await store.digests(row.id) if n in past.stable and n >= past.floor_n]
    game, done = None, 0
    for n in sorted(fitting, reverse=True):
        snapshot = await store.snapshot(row.id, n)
        assert snapshot is not None
        try:
            game, done = engine.from_snapshot(snapshot.document), past.stable[n]
            break
        except Refusal:
            continue
    if game is None:
        game, done = engine.new_game(row.options, row.seed, start.body.names)[0], 0
    for deed in past.deeds[done:]:
        step = game.copy()
        try:
            engine.play(step, deed.text, deed.seat)
        except Refusal:
            break
        game, done = step, done + 1
    return game, done


async def game_with(store: Store, row: TableRow, deeds: list[Deed]) -> Game:
    """The game after these deeds, from the newest snapshot that stands before them."""
    entries = await store.entries(row.id)
    past = boiled(entries)
    same = shared(past.deeds, deeds)
    digests = await store.digests(row.id)
    fitting = [n for n in digests if n in past.stable and past.stable[n] <= same and n >= past.floor_n]
    if fitting:
        snapshot = await store.snapshot(row.id, max(fitting))
        assert snapshot is not None
        base, done = engine.from_snapshot(snapshot.document), past.stable[max(fitting)]
    else:
        base, done = engine.new_game(row.options, row.seed, entries[0].body.names)[0], 0
    return rebuild(base, done, deeds, past.marks).game


async def recorded(store: Store, row: TableRow) -> str:
    """The game as a record: from its deal, or from the snapshot with which it went on under new rules."""
    entries = await store.entries(row.id)
    past = boiled(entries)
    first = await store.snapshot(row.id, 1) if past.floor == 0 else await store.snapshot(row.id, past.floor_n)
    opened_with = any(note.get("key") in OPENINGS for note in row.notes)
    if past.floor or (opened_with and first is not None):
        assert first is not None
        game = engine.from_snapshot(first.document)
    else:
        game, _ = engine.new_game(row.options, row.seed, entries[0].body.names)
    for deed in past.deeds[past.floor :]:
        engine.play(game, deed.text, deed.seat)
    return game.record()
