"""One node: everything that lives as long as the process, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging

from .connection import Backlog, Connection
from .errands import Errands
from .limits import Limiter, Places
from .messages.socket import Closing, Say, encoder
from .metrics import METRICS
from .moments import now
from .people import People
from .robots import Robots
from .rooms import Rooms
from .settings import Settings
from .storage import Store, Unavailable, open_database
from .storage.rooms import RoomStore
from .tables.clockwork import Clockwork
from .tables.hub import Hub
from .tables.nodes import Nodes

LOOK = 1.0  # seconds for which a look at the database holds

log = logging.getLogger("keyflower.server")


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(open_database(settings.database, full_sync=not settings.fast_sync))
        self.robots = Robots(settings.bot_workers)
        self.hub = Hub(self.store, settings, self.robots)
        self.people = People(self.store.people)
        self.nodes = Nodes(self.hub, self.people)
        self.clockwork = Clockwork(self.hub, self.robots)
        self.requests = Limiter(settings.request_rate, settings.request_rate * 5)
        rate = settings.message_rate_per_address
        self.messages = Limiter(rate, rate * 3)
        self.arrivals = Limiter(settings.people_per_hour / 3600, settings.people_per_hour)
        self.passwords = Limiter(settings.password_tries / 60, settings.password_tries * 2)
        self.chats = Limiter(0.5, 8)
        self.imports = Limiter(settings.errands_per_minute / 60, settings.errands_per_minute)
        self.errands = Errands()
        self.rooms = Rooms(RoomStore(self.store.db), self.errands, settings.people_per_hour)
        self.sockets = Places(settings.connections, settings.connections_per_address)
        self.backlog = Backlog()
        self.ready = False
        self.looked: tuple[float, bool] | None = None

    async def open(self) -> None:
        await self.store.db.open()
        await self.nodes.open()
        await self.clockwork.open()
        self.ready = True
        log.info("ready", extra={"node": self.hub.node})

    async def say_goodbye(self) -> None:
        """No new commands; what is under way is stored and told; then everybody is told to come back in a moment."""
        self.ready = False
        self.hub.closing = True
        for live in list(self.hub.tables.values()):
            async with live.lock:
                pass
        message = encoder.encode(Closing())
        for connection in list(self.hub.telling.connections):
            connection.send(message)
        await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Orderly: every running game gets its snapshot, so that an update finds it exactly where it stands."""
        self.ready = False
        self.hub.closing = True
        self.errands.close()
        try:
            async with asyncio.timeout(self.settings.grace / 2):
                await self.let_go()
        except (Unavailable, TimeoutError):
            log.warning("the database was away at the end; snapshots were not kept")
        for connection in list(self.hub.telling.connections):
            connection.end()
        await asyncio.sleep(0.05)
        await self.store.db.close()
        log.info("closed", extra={"node": self.hub.node})

    async def let_go(self) -> None:
        await self.clockwork.close()
        await self.nodes.close()
        for live in list(self.hub.tables.values()):
            async with live.lock:
                await self.hub.log.keep_snapshot(live)
        await self.store.nodes.leave(self.hub.node, now())

    async def healthy(self) -> bool:
        """Can this node do its work?"""
        if not self.ready:
            return False
        at = asyncio.get_running_loop().time()
        if self.looked is None or at - self.looked[0] > LOOK:
            self.looked = (at, await self.can_write())
        return self.looked[1]

    async def can_write(self) -> bool:
        """What a write says, not what a read says: a full disk or a copy that only follows can still be read."""
        try:
            async with asyncio.timeout(2):
                await self.store.nodes.beat(self.hub.node, now())
        except Exception:
            return False
        return True

    def check_talk(self, say: Say, session: str, network: str) -> None:
        """Who sits at the table talks for themselves; of those who look on a network has one voice."""
        self.chats.check(session if say.seat is not None else network)

    def arrive(self, connection: Connection) -> None:
        self.hub.telling.arrive(connection)
        METRICS.connections.set(len(self.hub.telling.connections))

    def leave(self, connection: Connection) -> None:
        self.hub.telling.leave(connection)
        for table in list(connection.following):
            self.hub.unfollow(connection, table)
        METRICS.connections.set(len(self.hub.telling.connections))
