"""The hub: tables in memory, appends that are stored before they are told, and the word to everybody who follows."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from . import engine, loading
from .clocks import Span
from .connection import Connection
from .engine import RULES_VERSION, Game
from .messages import Chat, Info, NewChat, NewInfo, NewState, Notice, Update, encoder
from .metrics import METRICS
from .play import Deed, Play, in_force
from .refusals import Refusal, not_found
from .rows import Entry, SeatRow, TableRow
from .settings import Settings
from .storage import Conflict, Statement, Store
from .storage.store import insert_entry, put_seat, put_snapshot, update_table
from .table import LiveTable
from .tokens import now

SNAPSHOT_EVERY = 10
ATTEMPTS = 6
IDLE = 300_000  # a table nobody looks at leaves the memory after five minutes

log = logging.getLogger("keyflower.hub")


class Again(Exception):
    """Another node was first; look at what it wrote and try once more."""


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.node = secrets.token_hex(4)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.connections: set[Connection] = set()
        self.outages: list[Span] = []
        self.wake: list[LiveTable] = []  # tables that may have something for bots to do
        self.on_wake: Callable[[], None] = lambda: None
        self.closing = False
        self.announcing: set[asyncio.Task[None]] = set()
        self.late: set[str] = set()  # tables of other nodes whose people are to be told soon

    # Tables in memory

    async def table(self, table: str) -> LiveTable:
        live = self.tables.get(table)
        if live is None:
            task = self.loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self.loading[table] = task
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            found = await asyncio.shield(task)
            if found is None:
                raise not_found()
            live = found
        live.used = now()
        return live

    async def _load(self, table: str) -> LiveTable | None:
        began = asyncio.get_running_loop().time()
        found = await loading.load(self.store, table, self.outages)
        METRICS.load_seconds.observe(asyncio.get_running_loop().time() - began)
        if found is not None:
            self.tables[table] = found
            self.announce_soon(f"{self.node} ask {table}")  # who is here at the other nodes?
            METRICS.tables.set(len(self.tables))
            self.wake_up(found)
        return found

    async def table_for(self, table: str, who: list[str]) -> LiveTable:
        """A table that these may look at."""
        live = await self.table(table)
        if not live.may_enter(who):
            raise not_found()
        return live

    def forget(self, live: LiveTable) -> None:
        for task in live.tasks.values():
            task.cancel()
        self.tables.pop(live.row.id, None)
        METRICS.tables.set(len(self.tables))

    async def evict(self) -> None:
        """Lets go of tables that nobody has looked at for a while."""
        for live in list(self.tables.values()):
            if not live.followers and not live.tasks and live.used < now() - IDLE and not live.lock.locked():
                await self.keep_snapshot(live)
                if not live.followers and not live.lock.locked():
                    self.forget(live)

    async def keep_snapshot(self, live: LiveTable) -> None:
        """So that an update of the engine finds the game exactly where it stands."""
        if live.play is None or live.row.state != "playing" or live.snapshot_at == live.row.n:
            return
        game, n = live.play.game, live.row.n
        await self.store.write(put_snapshot(live.row.id, n, RULES_VERSION, engine.digest(game), engine.snapshot(game)))
        live.snapshot_at = n

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
        after_seats = [changed.get(seat.seat, seat) for seat in row.seats]
        after = replace(row, seats=after_seats, n=entry.n, moved=entry.at)
        position = game or (live.play.game if live.play is not None else None)
        assert position is not None
        if after.state == "playing":
            asked = sorted(decision.seat for decision in position.decisions)
            people = [seat for seat in asked if after_seats[seat].bot is None]
            after.waiting = asked
            answered = entry.seat if entry.kind == "move" else None
            after.clocks = live.timekeeper.after(row.clocks, people, answered, entry.at)
            if entry.kind == "return":
                assert entry.seat is not None
                after.clocks = live.timekeeper.renewed(after.clocks, entry.seat)
            out = {seat.seat for seat in after_seats if seat.out_of_time}
            after.deadline = live.timekeeper.deadline(after.clocks, out)
            machine = any(after_seats[seat].bot is not None or after_seats[seat].programme for seat in asked)
            after.due = entry.at + round(row.options.pace * 1000) if machine else None
        if entry.kind == "end":
            after.state, after.waiting, after.deadline, after.due = "over", [], None, None
            after.result = entry.body.result
        statements = [
            insert_entry(row.id, entry),
            update_table(after),
            *(put_seat(row.id, s) for s in changed.values()),
        ]
        snapshot = game is not None and (entry.n - live.snapshot_at >= SNAPSHOT_EVERY or entry.kind == "start")
        if snapshot and game is not None:
            document = engine.snapshot(game)
            statements.append(put_snapshot(row.id, entry.n, RULES_VERSION, engine.digest(game), document))
        started = asyncio.get_running_loop().time()
        try:
            await self.store.write(*statements, *more, notice=f"{self.node} entry {row.id} {entry.n}")
        except Conflict as error:
            METRICS.conflicts.inc()
            raise Again from error
        METRICS.store_seconds.observe(asyncio.get_running_loop().time() - started)
        METRICS.entries.inc()
        if snapshot:
            live.snapshot_at = entry.n
        self.take(live, entry, game, after)

    def take(self, live: LiveTable, entry: Entry, game: Game | None, row: TableRow) -> None:
        """A stored entry becomes part of the table in memory, and is told."""
        before = set(live.row.waiting)
        live.row = row
        if game is not None:
            if live.play is None:
                live.play = Play(game, [], [])
            live.play.accept(entry, game)
        loading.remember(live, entry)
        self.tell(live, entry)
        self.notices(live, before)
        self.wake_up(live)

    def wake_up(self, live: LiveTable) -> None:
        self.wake.append(live)
        self.on_wake()

    async def catch_up(self, live: LiveTable) -> None:
        """Another node wrote: read what is missing and tell it here. The caller holds the table's lock."""
        row = await self.store.table(live.row.id)
        if row is None or row.state == "closed":
            self.gone(live)
            return
        entries = await self.store.entries(live.row.id, live.row.n + 1, row.n)
        live.holders = await self.store.holders(row.id)
        started = live.row.state == "waiting" and row.state != "waiting"
        if started or (entries and live.play is None):
            fresh = await loading.load(self.store, row.id, self.outages)
            if fresh is None:
                return
            live.row, live.play, live.holders = fresh.row, fresh.play, fresh.holders
            live.recent, live.commands, live.proposal = fresh.recent, fresh.commands, fresh.proposal
            live.reseat()
            for entry in list(live.recent):
                self.tell(live, entry)
            self.tell_info(live)
            return
        for entry in entries:
            game = await self._followed(live, entry)
            self.take(live, entry, game, replace(row, n=entry.n))
        live.row = row
        if not entries:
            self.tell_info(live)

    async def _followed(self, live: LiveTable, entry: Entry) -> Game | None:
        """The game after an entry that another node wrote."""
        play = live.play
        assert play is not None
        if entry.kind == "move":
            game = play.game.copy()
            for action in entry.body.actions:
                assert entry.seat is not None
                engine.play(game, action, entry.seat)
            return game
        if entry.kind in ("undo", "rewind", "rules"):
            game_after = play.game_after(in_force(play.deeds, entry))
            return game_after or (await self.past(live, entry.n))[0]
        return None

    async def past(self, live: LiveTable, n: int) -> tuple[Game, int]:
        """The game as it stood after an entry, and how many actions were in force then."""
        if n == live.row.n and live.play is not None:
            return live.play.game, len(live.play.deeds)
        entries = await self.store.entries(live.row.id, 1, n)
        past = loading.history(entries)
        play = await loading.opened(self.store, live.row, entries[0], past, n)
        return play.game, len(past.deeds)

    async def glance(self, table: str, who: list[str]) -> Info | None:
        """What the lobby shows of a table, without bringing its game into memory."""
        live = self.tables.get(table)
        if live is None:
            row = await self.store.table(table)
            if row is None:
                return None
            live = LiveTable(row, await self.store.holders(table), None, [])
        return live.info(who) if live.may_enter(who) else None

    async def game_of(self, live: LiveTable, deeds: list[Deed]) -> Game:
        """The game after these deeds, when memory does not reach back so far."""
        return await loading.game_with(self.store, live.row, deeds)

    async def change_seat(self, live: LiveTable, seat: SeatRow) -> None:
        """Something about a seat that is no entry of the log: its link, its programme. The caller holds the lock."""
        await self.store.write(put_seat(live.row.id, seat), notice=f"{self.node} table {live.row.id} 0")
        live.row.seats[seat.seat] = seat
        self.wake_up(live)

    async def catch_up_chat(self, live: LiveTable) -> None:
        for row in await self.store.chat(live.row.id, live.last_chat):
            live.last_chat = row["c"]
            message = encoder.encode(NewChat(live.row.id, Chat(**row)))
            for connection in list(live.followers):
                connection.send(message)

    async def catch_up_locked(self, table: str, n: int | None = None) -> None:
        """Follows another node, unless this one knows entry `n` by now."""
        live = self.tables.get(table)
        if live is not None:
            async with live.lock:
                if n is None or n > live.row.n:
                    await self.catch_up(live)

    # Telling

    def tell(self, live: LiveTable, entry: Entry) -> None:
        """One more entry, to everybody who follows, each through their own eyes."""
        messages: dict[int | None, bytes] = {}
        for connection, seat in live.viewers():
            if seat not in messages:
                state = live.state(seat)
                assert state is not None
                messages[seat] = encoder.encode(Update(live.row.id, live.told(entry, seat), state))
                METRICS.view_bytes.observe(len(messages[seat]))
            connection.send(messages[seat])

    def tell_state(self, live: LiveTable, seat: int | None = None) -> None:
        """The same number, but something private or about time is new; to one seat or to all."""
        for connection, eyes in live.viewers():
            if seat is None or eyes == seat:
                state = live.state(eyes)
                if state is not None:
                    connection.send(encoder.encode(NewState(live.row.id, state)))

    def tell_info(self, live: LiveTable) -> None:
        for connection in list(live.followers):
            connection.send(encoder.encode(NewInfo(live.row.id, live.info(connection.who))))

    def notices(self, live: LiveTable, before: set[int]) -> None:
        """Tells people who are elsewhere that one of their seats is asked now, or no longer."""
        now_asked = set(live.row.waiting)
        changed = now_asked ^ before
        if not changed:
            return
        for connection in self.connections:
            if live.row.id in connection.following:
                continue
            mine = set(live.seats_of(connection.who))
            if mine & changed:
                notice = Notice(live.row.id, live.row.name, bool(mine & now_asked))
                connection.send(encoder.encode(notice))

    def notice_later(self, table: str) -> None:
        """A table that only another node has in memory has moved on: its people here are told within a moment."""
        if self.connections and table not in self.late:
            self.late.add(table)
            asyncio.get_running_loop().call_later(0.5, lambda: asyncio.ensure_future(self._notice(table)))

    async def _notice(self, table: str) -> None:
        self.late.discard(table)
        holders = await self.store.holders(table)
        people = {who for who, seat in holders if seat >= 0}
        waiting = [connection for connection in self.connections if people.intersection(connection.who)]
        row = await self.store.table(table) if waiting else None
        if row is None:
            return
        for connection in waiting:
            if table not in connection.following:
                asked = any(who in connection.who and seat in row.waiting for who, seat in holders)
                connection.send(encoder.encode(Notice(table, row.name, asked)))

    async def people_changed(self, holder: str, spared: str = "") -> None:
        """Somebody signed in or out, or changed the password: seats are looked at anew, and old sockets end.

        `spared` is the session that may go on as it is.
        """
        for live in list(self.tables.values()):
            if live.row.host == holder or any(who == holder for who, _ in live.holders):
                live.holders = await self.store.holders(live.row.id)
                row = await self.store.table(live.row.id)
                live.row.host = row.host if row is not None else live.row.host
        for connection in list(self.connections):
            if holder in connection.who and connection.session != spared:
                connection.end()

    def forget_nodes(self, alive: set[str]) -> None:
        """Who was connected to a node that is gone is not here any more."""
        for live in self.tables.values():
            gone = [node for node in live.here if node not in alive and node != self.node]
            for node in gone:
                del live.here[node]
            if gone:
                self.tell_info(live)

    def gone(self, live: LiveTable) -> None:
        for connection in list(live.followers):
            connection.following.pop(live.row.id, None)
        live.followers.clear()
        self.forget(live)

    # Following

    def follow(self, connection: Connection, live: LiveTable, seat: int | None) -> None:
        live.followers[connection] = seat
        connection.following[live.row.id] = seat
        self.presence(live)

    def unfollow(self, connection: Connection, table: str) -> None:
        connection.following.pop(table, None)
        live = self.tables.get(table)
        if live is not None and connection in live.followers:
            del live.followers[connection]
            self.presence(live)

    def presence(self, live: LiveTable) -> None:
        """Who is here. A change is told here at once, and to the other nodes."""
        here = {seat for connection in live.followers for seat in live.seats_of(connection.who)}
        if here == live.here.get(self.node, set()):
            return
        live.here[self.node] = here
        self.tell_info(live)
        self.tell_presence(live)

    def tell_presence(self, live: LiveTable) -> None:
        """To the other nodes."""
        seats = "".join(str(seat) for seat in sorted(live.here.get(self.node, set()))) or "-"
        self.announce_soon(f"{self.node} here {live.row.id} {seats}")

    def announce_soon(self, notice: str) -> None:
        if self.store.db.several_nodes:
            task = asyncio.create_task(self.announce(notice))
            self.announcing.add(task)
            task.add_done_callback(self.announcing.discard)

    async def announce(self, notice: str) -> None:
        try:
            await self.store.write(notice=notice)
        except Exception:
            log.debug("a notice was not sent")

    def refuse_when_closing(self) -> None:
        if self.closing:
            raise Refusal("busy", "The server is closing; it will be back in a moment.", retry=1)
