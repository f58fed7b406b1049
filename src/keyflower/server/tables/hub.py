"""The hub: the tables in memory, each with one owner; whoever wants something of a table finds it here."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeVar

from ..connection import Connection
from ..limits import Limiter
from ..messages.state import Info
from ..metrics import METRICS
from ..moments import now
from ..refusals import Refusal, not_found
from ..robots import Robots
from ..settings import Settings
from ..storage import Store, Unavailable
from ..storage.store import SeenTable
from ..storage.stored import read_step
from . import loading, views
from .clocks import Span
from .live import LiveTable
from .log import Again, Log
from .telling import Telling

log = logging.getLogger("keyflower.hub")

Done = TypeVar("Done")
ATTEMPTS = 6
STANDSTILL = 3_000  # milliseconds without a pulse
IDLE = 300_000  # a table nobody looks at leaves the memory after five minutes
AT_HAND = 500  # tables nobody looks at that are in memory at most


async def nothing(_since: int, _until: int) -> None:
    """Nobody keeps the games' time here."""


class Hub:
    def __init__(self, store: Store, settings: Settings, robots: Robots) -> None:
        self.store = store
        self.settings = settings
        self.robots = robots
        self.node = secrets.token_hex(4)
        self.makers = Limiter(settings.tables_per_hour / 3600, settings.tables_per_hour)  # of tables, by network
        self.outages: list[Span] = []
        self.telling = Telling(store, self.node)
        self.log = Log(store, self.telling, self.outages)
        self.log.changed = self.wake_up
        self.log.gone = self.gone
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.wake: list[LiveTable] = []  # tables that may have something for bots to do
        self.on_wake: Callable[[], None] = lambda: None
        self.closing = False
        self.pulse = now()  # when this process was last seen at work
        self.after_standstill: Callable[[int, int], Coroutine[None, None, None]] = nothing
        self._resuming: asyncio.Task[None] | None = None

    async def awake(self) -> None:
        """Did the process stand still (stopped, or its machine frozen)? Then nobody's time ran, before all else."""
        if self._resuming is None and now() - self.pulse > STANDSTILL:
            self._resuming = asyncio.create_task(self.after_standstill(self.pulse, now()))
        if self._resuming is not None:
            await asyncio.shield(self._resuming)
            self._resuming = None
        self.pulse = now()

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
        try:
            found = await loading.load(self.store, table, self.outages)
        except Unavailable:
            raise
        except Exception as error:
            found = await self.quarantine(table, error)
        METRICS.load_seconds.observe(asyncio.get_running_loop().time() - began)
        if found is not None:
            self.tables[table] = found
            self.telling.announce_soon(f"{self.node} ask {table}")  # who is here at the other nodes?
            METRICS.tables.set(len(self.tables))
            self.wake_up(found)
        return found

    async def quarantine(self, table: str, error: Exception) -> LiveTable | None:
        """A table that cannot be loaded is set aside: its people and the log say so, and all others go on."""
        METRICS.errors.inc()
        log.error("table %s cannot be loaded and is set aside", table, exc_info=error)
        await self.store.quarantine(table, f"{type(error).__name__}: {error}"[:300])
        try:
            row = await self.store.table(table)
        except ValueError:  # not even what is written about it can be read
            return None
        return LiveTable(row, await self.store.holders(table), None, self.outages) if row is not None else None

    async def table_for(self, table: str, who: list[str]) -> LiveTable:
        """A table that these may look at."""
        live = await self.table(table)
        if not live.may_enter(who):
            raise not_found()
        return live

    async def alone_with(self, live: LiveTable, work: Callable[[], Awaitable[Done]]) -> Done:
        """Does something with the table's lock; once more from the beginning when another node was first."""
        for _ in range(ATTEMPTS):
            async with live.lock:
                try:
                    return await work()
                except Again:
                    await self.log.catch_up(live)
        raise Refusal("busy", "The table is very busy; try again.", retry=1)

    def forget(self, live: LiveTable) -> None:
        for task in live.tasks.values():
            task.cancel()
        self.tables.pop(live.row.id, None)
        METRICS.tables.set(len(self.tables))

    async def evict(self) -> None:
        """Lets go of tables that nobody has looked at for a while, and of the oldest when there are many."""
        idle = [live for live in self.tables.values() if not live.followers and not live.tasks]
        idle.sort(key=lambda live: live.used)
        for place, live in enumerate(idle):
            if (live.used < now() - IDLE or place < len(idle) - AT_HAND) and not live.lock.locked():
                await self.log.keep_snapshot(live)
                if not live.followers and not live.lock.locked():
                    self.forget(live)

    async def glance(self, sight: SeenTable, who: list[str]) -> Info | None:
        """What the lobby shows of a table, without bringing its game into memory."""
        live = self.tables.get(sight.table)
        if live is None:
            try:
                live = LiveTable(sight.row(), sight.holders, None, self.outages)
            except ValueError as error:
                await self.quarantine(sight.table, error)
                return None
        return views.info(live, who) if live.may_enter(who) else None

    def wake_up(self, live: LiveTable) -> None:
        self.wake.append(live)
        self.on_wake()

    async def catch_up_locked(self, table: str, n: int | None = None, step: str = "") -> None:
        """Follows another node, unless this one knows entry `n` by now. `step`: that entry, if it was told."""
        live = self.tables.get(table)
        if live is not None:
            async with live.lock:
                if (n is None or n > live.row.n) and not (step and self.log.follow(live, read_step(step))):
                    await self.log.catch_up(live)

    # People

    def follow(self, connection: Connection, live: LiveTable, seat: int | None) -> None:
        self.telling.follow(connection, live, seat)
        self.wake_up(live)  # bots that are alone play while somebody looks

    def unfollow(self, connection: Connection, table: str) -> None:
        connection.following.pop(table, None)
        live = self.tables.get(table)
        if live is not None:
            self.telling.unfollow(connection, live)

    async def people_changed(self, holder: str, spared: str = "") -> None:
        """Somebody signed in or out, or changed the password: seats are looked at anew, and old sockets end.

        `spared` is the session that may go on as it is.
        """
        for live in list(self.tables.values()):
            if live.row.host == holder or any(who == holder for who, _ in live.holders):
                live.holders = await self.store.holders(live.row.id)
                row = await self.store.table(live.row.id)
                live.row.host = row.host if row is not None else live.row.host
        for connection in list(self.telling.connections):
            if holder in connection.who and connection.session != spared:
                connection.end()

    def forget_nodes(self, alive: set[str]) -> None:
        """Who was connected to a node that is gone is not here any more."""
        for live in self.tables.values():
            gone = [node for node in live.here if node not in alive and node != self.node]
            for node in gone:
                del live.here[node]
                live.watching.pop(node, None)
            if gone:
                self.telling.info(live)

    def gone(self, live: LiveTable) -> None:
        self.telling.gone(live)
        self.forget(live)

    def refuse_when_closing(self) -> None:
        if self.closing:
            raise Refusal("busy", "The server is closing; it will be back in a moment.", retry=1)
