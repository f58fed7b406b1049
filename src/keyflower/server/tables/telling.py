"""Telling: everything that goes out to those who follow a table, and the word from node to node."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import quote

from ..connection import Connection
from ..messages.socket import NewChat, NewInfo, NewState, Notice, Update, encoder
from ..messages.state import Chat
from ..metrics import METRICS
from ..storage import Store
from ..storage.stored import Entry
from . import views
from .live import LiveTable

WATCHERS_TOLD = 50  # names that go from node to node

log = logging.getLogger("keyflower.telling")


class Telling:
    def __init__(self, store: Store, node: str) -> None:
        self.store = store
        self.node = node
        self.connections: set[Connection] = set()
        self.by_person: dict[str, set[Connection]] = {}  # the same, by each name they go by
        self.announcing: set[asyncio.Task[None]] = set()
        self.late: set[str] = set()  # tables of other nodes whose people are to be told soon

    def arrive(self, connection: Connection) -> None:
        self.connections.add(connection)
        for who in connection.who:
            self.by_person.setdefault(who, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        for who in connection.who:
            there = self.by_person.get(who, set())
            there.discard(connection)
            if not there:
                self.by_person.pop(who, None)

    # To those who follow

    def entry(self, live: LiveTable, entry: Entry) -> None:
        """One more entry, to everybody who follows, each through their own eyes."""
        viewers = live.viewers()
        messages: dict[int | None, bytes] = {}
        seats = list(dict.fromkeys(seat for _, seat in viewers))
        for state, seen in zip(views.of_viewers(live, seats), views.entries(live, entry, seats), strict=True):
            messages[state.seat] = encoder.encode(Update(live.row.id, seen, state))
            METRICS.view_bytes.observe(len(messages[state.seat]))
        for connection, seat in viewers:
            connection.send(messages[seat])

    def state(self, live: LiveTable, seat: int | None = None) -> None:
        """The same number, but something private or about time is new; to one seat or to all."""
        for connection, eyes in live.viewers():
            if seat is None or eyes == seat:
                state = views.of_table(live, eyes)
                if state is not None:
                    connection.send(encoder.encode(NewState(live.row.id, state)))

    def info(self, live: LiveTable) -> None:
        for connection in list(live.followers):
            connection.send(encoder.encode(NewInfo(live.row.id, views.info(live, connection.who))))

    def chat(self, live: LiveTable, line: Chat) -> None:
        live.last_chat = line.c
        message = encoder.encode(NewChat(live.row.id, line))
        for connection, _ in live.viewers():
            connection.send(message)

    # To those who are elsewhere

    def notices(self, live: LiveTable, before: set[int]) -> None:
        """Tells people who are elsewhere that one of their seats is asked now, or no longer."""
        now_asked = set(live.row.waiting)
        changed = now_asked ^ before
        if not changed:
            return
        elsewhere = {
            connection
            for who, seat in live.holders
            if seat in changed
            for connection in self.by_person.get(who, ())
            if live.row.id not in connection.following
        }
        for connection in elsewhere:
            asked = not now_asked.isdisjoint(live.seats_of(connection.who))
            connection.send(encoder.encode(Notice(live.row.id, views.title(live.row), asked)))

    def notice_later(self, table: str) -> None:
        """A table that only another node has in memory has moved on: its people here are told within a moment."""
        if self.connections and table not in self.late:
            self.late.add(table)
            asyncio.get_running_loop().call_later(0.5, lambda: asyncio.ensure_future(self._notice(table)))

    async def _notice(self, table: str) -> None:
        self.late.discard(table)
        holders = await self.store.holders(table)
        people = {who for who, seat in holders if seat >= 0}
        waiting = {connection for who in people for connection in self.by_person.get(who, ())}
        row = await self.store.table(table) if waiting else None
        if row is None:
            return
        for connection in waiting:
            if table not in connection.following:
                asked = any(who in connection.who and seat in row.waiting for who, seat in holders)
                connection.send(encoder.encode(Notice(table, views.title(row), asked)))

    # Following

    def follow(self, connection: Connection, live: LiveTable, seat: int | None) -> None:
        live.followers[connection] = seat
        connection.following[live.row.id] = seat
        self.presence(live)

    def unfollow(self, connection: Connection, live: LiveTable) -> None:
        connection.following.pop(live.row.id, None)
        if live.followers.pop(connection, "nobody") != "nobody":
            self.presence(live)

    def gone(self, live: LiveTable) -> None:
        """Nobody follows a table that is no more."""
        for connection in list(live.followers):
            connection.following.pop(live.row.id, None)
        live.followers.clear()

    def presence(self, live: LiveTable) -> None:
        """Who is here, and who looks on. A change is told here at once, and to the other nodes."""
        here = {seat for connection in live.followers for seat in live.seats_of(connection.who)}
        names = sorted({c.session: c.name for c in live.followers if not live.seats_of(c.who)}.values())
        if here == live.here.get(self.node, set()) and names == live.watching.get(self.node, []):
            return
        live.here[self.node] = here
        live.watching[self.node] = names
        self.info(live)
        self.presence_to_nodes(live)

    # To the other nodes

    def presence_to_nodes(self, live: LiveTable) -> None:
        seats = "".join(str(seat) for seat in sorted(live.here.get(self.node, set()))) or "-"
        names = [quote(name) for name in live.watching.get(self.node, [])[:WATCHERS_TOLD]]
        self.announce_soon(" ".join([self.node, "here", live.row.id, seats, *names]))

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

    def table_changed(self, table: str) -> str:
        """The notice that something about a table changed that is no entry."""
        return f"{self.node} table {table} 0"
