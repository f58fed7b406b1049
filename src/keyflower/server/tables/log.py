"""The log of a table: an entry is stored with all that follows from it before anything in memory moves or is told.

A number of the log is a lock: whichever node writes it first has it, and the others read what it wrote.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from .. import engine
from ..engine import RULES_VERSION, Game
from ..messages.state import Chat
from ..metrics import METRICS
from ..storage import Conflict, Statement, Store
from ..storage.store import close_table, insert_chat, insert_entry, put_seat, put_snapshot, touch, update_table
from ..storage.stored import Entry, SeatRow, TableRow, TableStep, encode
from . import loading
from .clocks import Span
from .history import Deed, Play, boiled, in_force, questions
from .live import LiveTable
from .telling import Telling

SNAPSHOT_EVERY = 10
LONGEST_NOTICE = 7_500  # bytes; a notice of PostgreSQL has room for some more


class Again(Exception):
    """Another node was first; look at what it wrote and try once more."""


class Log:
    def __init__(self, store: Store, telling: Telling, outages: list[Span]) -> None:
        self.store = store
        self.telling = telling
        self.outages = outages
        self.changed: Callable[[LiveTable], None] = lambda _: None  # bots may have something to do
        self.gone: Callable[[LiveTable], None] = lambda _: None

    # Writing

    async def append(
        self, live: LiveTable, entry: Entry, game: Game | None = None, seats: Iterable[SeatRow] = (),
        more: Iterable[Statement] = (),
    ) -> None:  # fmt: skip
        """Stores one entry with everything that follows from it, then tells it. The caller holds the table's lock.

        `game` is the game after the entry, if it changes the game. Until the entry is stored nothing in memory moves.
        """
        row = live.row
        changed = {seat.seat: seat for seat in seats}
        assert game is not None or live.play is not None
        asked = questions(game) if game is not None else live.play.asked() if live.play is not None else {}
        after = following(live, entry, changed, sorted(asked))
        statements = [
            insert_entry(row.id, entry),
            update_table(after),
            *(put_seat(row.id, s) for s in changed.values()),
        ]
        snapshot = game is not None and (entry.n - live.snapshot_at >= SNAPSHOT_EVERY or entry.kind == "start")
        if snapshot and game is not None:
            statements.append(put_snapshot(row.id, entry.n, RULES_VERSION, engine.snapshot(game)))
        started = asyncio.get_running_loop().time()
        try:
            await self.store.write(*statements, *more, notice=self.notice(after, entry, changed))
        except Conflict as error:
            METRICS.conflicts.inc()
            raise Again from error
        METRICS.store_seconds.observe(asyncio.get_running_loop().time() - started)
        METRICS.entries.inc()
        if snapshot:
            live.snapshot_at = entry.n
        self.take(live, entry, game, after, asked)

    def notice(self, row: TableRow, entry: Entry, more: object) -> str:
        """What the other nodes are told of an entry: a move whole, if there is no more to it and it is not too long."""
        named = f"{self.telling.node} entry {row.id} {entry.n}"
        if entry.kind != "move" or more or not self.store.db.several_nodes:
            return named
        step = encode(TableStep.to(row, entry))
        return f"{named} {step.decode()}" if len(step) <= LONGEST_NOTICE else named

    def take(
        self, live: LiveTable, entry: Entry, game: Game | None, row: TableRow, asked: dict[int, str] | None = None
    ) -> None:
        """A stored entry becomes part of the table in memory, and is told."""
        before = set(live.row.waiting)
        live.row = row
        if game is not None:
            if live.play is None:
                live.play = Play(game, [], [])
            live.play.accept(entry, game, asked)
        live.remember(entry)
        self.telling.entry(live, entry)
        self.telling.notices(live, before)
        self.changed(live)

    async def keep_snapshot(self, live: LiveTable) -> None:
        """So that an update of the engine finds the game exactly where it stands."""
        if live.play is None or live.row.state != "playing" or live.snapshot_at == live.row.n:
            return
        game, n = live.play.game, live.row.n
        await self.store.write(put_snapshot(live.row.id, n, RULES_VERSION, engine.snapshot(game)))
        live.snapshot_at = n

    async def change(self, live: LiveTable, *statements: Statement) -> None:
        """Something about a table that is no entry: who holds a seat, its link. The caller holds the lock.

        Raises Again when another node changed the table first, whatever it changed.
        """
        try:
            await self.store.write(
                touch(live.row.id, live.row.version), *statements, notice=self.telling.table_changed(live.row.id)
            )
        except Conflict as error:
            METRICS.conflicts.inc()
            raise Again from error
        live.row.version += 1

    async def change_seat(self, live: LiveTable, seat: SeatRow) -> None:
        """A seat's link, its programme. The caller holds the lock."""
        await self.change(live, put_seat(live.row.id, seat))
        live.row.seats[seat.seat] = seat
        self.changed(live)

    async def close(self, live: LiveTable) -> None:
        """The table is no more; whoever looks at it is told. The caller holds the lock."""
        await self.change(live, close_table(live.row.id))
        live.row.state = "closed"
        self.telling.info(live)
        self.gone(live)

    async def chat(self, live: LiveTable, line: Chat, key: str) -> bool:
        """Stores a line of talk and tells it; False if it is there already."""
        try:
            await self.store.write(
                insert_chat(live.row.id, line, key), notice=f"{self.telling.node} chat {live.row.id} {line.c}"
            )
        except Conflict as error:
            if await self.store.said(live.row.id, key):
                return False
            await self.catch_up_chat(live)
            raise Again from error
        self.telling.chat(live, line)
        return True

    # Reading what others wrote

    def follow(self, live: LiveTable, step: TableStep) -> bool:
        """Another node told a move; False if it is not the next one here. The caller holds the table's lock."""
        row = step.on(live.row)
        if row is None or live.play is None or live.row.state != "playing":
            return False
        self.take(live, step.entry, moved(live.play, step.entry), row)
        return True

    async def catch_up(self, live: LiveTable) -> None:
        """Another node wrote: read what is missing and tell it here. The caller holds the table's lock."""
        row, entries, holders = await self.store.news(live.row.id, live.row.n)
        if row is None or row.state == "closed":
            self.gone(live)
            return
        started = live.row.state == "waiting" and row.state != "waiting"
        if started or (entries and live.play is None):
            fresh = await loading.load(self.store, row.id, self.outages)
            if fresh is None:
                return
            live.take_over(fresh)
            live.reseat()
            for entry in live.recent:
                self.telling.entry(live, entry)
            self.telling.info(live)
            return
        live.holders = holders  # with the row that they belong to: whoever asks meanwhile sees neither or both
        for entry in entries:
            game = await self._followed(live, entry)
            self.take(live, entry, game, replace(row, n=entry.n))
        live.row = row
        if not entries:
            self.telling.info(live)

    async def _followed(self, live: LiveTable, entry: Entry) -> Game | None:
        """The game after an entry that another node wrote."""
        play = live.play
        assert play is not None
        if entry.kind == "move":
            return moved(play, entry)
        if entry.kind in ("undo", "rewind", "rules"):
            game_after = play.game_after(in_force(play.deeds, entry))
            return game_after or (await self.past(live, entry.n))[0]
        return None

    async def past(self, live: LiveTable, n: int) -> tuple[Game, int]:
        """The game as it stood after an entry, and how many actions were in force then."""
        if n == live.row.n and live.play is not None:
            return live.play.game, len(live.play.deeds)
        entries = await self.store.entries(live.row.id, 1, n)
        past = boiled(entries)
        play = await loading.opened(self.store, live.row, entries[0], past, n)
        return play.game, len(past.deeds)

    async def game_of(self, live: LiveTable, deeds: list[Deed]) -> Game:
        """The game after these deeds, when memory does not reach back so far."""
        return await loading.game_with(self.store, live.row, deeds)

    async def catch_up_chat(self, live: LiveTable) -> None:
        for row in await self.store.chat(live.row.id, live.last_chat):
            self.telling.chat(live, Chat(**row))


def moved(play: Play, entry: Entry) -> Game:
    """The game after a move."""
    game = play.game.copy()
    for action in entry.body.actions:
        assert entry.seat is not None
        engine.play(game, action, entry.seat)
    return game


def following(live: LiveTable, entry: Entry, changed: dict[int, SeatRow], asked: list[int]) -> TableRow:
    """The table after an entry, with whom it asks now: the clocks, when something is to happen by itself."""
    row = live.row
    seats = [changed.get(seat.seat, seat) for seat in row.seats]
    after = replace(row, seats=seats, n=entry.n, moved=entry.at, version=row.version + 1)
    if after.state == "playing":
        people = [seat for seat in asked if seats[seat].bot is None]
        after.waiting = asked
        answered = entry.seat if entry.kind == "move" else None
        out = {seat.seat for seat in seats if seat.out_of_time}
        after.clocks = live.timekeeper.after(row.clocks, people, answered, entry.at)
        if entry.kind == "return":
            assert entry.seat is not None
            after.clocks = live.timekeeper.renewed(after.clocks, entry.seat)
        after.deadline = live.timekeeper.deadline(after.clocks, out)
        # Bots among themselves play while somebody looks; no node goes after them.
        played = any(seat.kind != "bot" and seat.bot is None for seat in seats)
        machine = played and any(seats[seat].bot is not None or seats[seat].programme for seat in asked)
        after.due = entry.at + round(row.options.pace * 1000) if machine else None
    if entry.kind == "end":
        after.state, after.waiting, after.deadline, after.due = "over", [], None, None
        after.result = entry.body.result
    return after
