"""Several nodes on one database: heartbeats, outages, and the news of the others."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import unquote

from ..metrics import METRICS
from ..moments import MOMENTS, now
from ..people import People
from ..storage import Unavailable
from .hub import Hub

HEARTBEAT = 2.0
DEAD = 8_000  # milliseconds without a heartbeat
LEAP = 1_000  # milliseconds that the wall clock may be ahead of ours before somebody set it, or we slept
PULSE = 0.5
LEFT = 0.5  # seconds between looks for notices that an admin's command left

log = logging.getLogger("keyflower.nodes")


class Nodes:
    def __init__(self, hub: Hub, people: People) -> None:
        self.hub = hub
        self.store = hub.store.nodes
        self.people = people
        self.notices: asyncio.Queue[str] = asyncio.Queue()
        self.loops: list[asyncio.Task[None]] = []
        self.following: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.hub.after_standstill = self.stood_still
        await self.after_outage()
        await self.hub.store.db.listen(self.notices.put_nowait)
        for loop in (self.keep_awake(), self.keep_beating(), self.keep_listening(), self.keep_looking()):
            self.loops.append(asyncio.create_task(loop))

    async def close(self) -> None:
        for loop in self.loops:
            loop.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)

    async def keep_looking(self) -> None:
        """An admin's command on the same file leaves its notices in the database."""
        while True:
            await asyncio.sleep(LEFT)
            try:
                for notice in await self.store.left_notices():
                    self.notices.put_nowait(notice)
            except Unavailable:
                await asyncio.sleep(1)

    async def after_outage(self) -> None:
        """If no node was alive just now, the clocks stood still since the last one was."""
        seen = await self.store.last_seen()
        if seen is not None and not await self.others():
            await self.add_outage(seen, now())
        self.hub.outages[:] = await self.store.outages()
        await self.hub.store.release_quarantine()  # another program may be able to load them
        await self.store.beat(self.hub.node, now())

    async def others(self) -> bool:
        """Is another node alive? On a file there is never one: the file is locked."""
        if not self.hub.store.db.several_nodes:
            return False
        return bool(await self.store.alive(now() - round(2 * HEARTBEAT * 1000)) - {self.hub.node})

    async def add_outage(self, since: int, until: int) -> None:
        if since < until:
            await self.store.add_outage(since, until)
            self.hub.outages.append((since, until))

    async def keep_awake(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            await self.hub.awake()

    async def stood_still(self, since: int, until: int) -> None:
        """While this process stood still no clock ran, unless another node was there to play at."""
        log.warning("this process stood still for %.1f s", (until - since) / 1000)
        try:
            if not await self.others():
                await self.add_outage(since, until)
        except Unavailable:
            log.warning("the database is away")

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.look_at_the_wall()
                await self.store.beat(self.hub.node, now())
                await self.store.forget(now() - 600_000)
                self.hub.forget_nodes(await self.store.alive(now() - DEAD))
                if self.hub.store.db.several_nodes:
                    self.hub.outages[:] = await self.store.outages()
            except Unavailable:
                log.warning("the database is away")

    async def look_at_the_wall(self) -> None:
        """The wall clock leapt ahead: it was set, or this machine slept. Nobody's time ran meanwhile.

        When it was set back we stay ahead of it; everybody here counts by our clock.
        """
        ahead = MOMENTS.drift()
        if ahead > LEAP:
            since = now()
            MOMENTS.leap(ahead)
            log.warning("the clock leapt %.1f s ahead", ahead / 1000)
            if not await self.others():
                await self.add_outage(since, now())

    async def keep_listening(self) -> None:
        """Notices of other nodes: `NODE KIND TABLE N STEP`. An empty one: some may have been missed."""
        while True:
            notice = await self.notices.get()
            if notice.startswith(self.hub.node):  # our own
                continue
            task = asyncio.create_task(self.follow(notice))
            self.following.add(task)
            task.add_done_callback(self.following.discard)

    async def follow(self, notice: str) -> None:
        try:
            await self.heard(notice)
        except Unavailable:
            await asyncio.sleep(0.5)
            self.notices.put_nowait(notice)
        except Exception:
            METRICS.errors.inc()
            log.exception("a notice could not be followed")

    async def heard(self, notice: str) -> None:
        if not notice:
            for table in list(self.hub.tables):
                await self.hub.catch_up_locked(table)
            return
        node, kind, *rest = notice.split(" ")
        if kind == "people":
            self.people.forget()
            await self.hub.people_changed(*rest)
            return
        if rest[0] in self.hub.loading:
            await asyncio.shield(self.hub.loading[rest[0]])
        live = self.hub.tables.get(rest[0])
        if live is None:
            if kind == "entry":
                self.hub.telling.notice_later(rest[0])
            return
        if kind == "forget":
            self.hub.forget(live)
        elif kind == "ask":
            self.hub.telling.presence_to_nodes(live)
        elif kind == "here":
            live.here[node] = {int(seat) for seat in rest[1] if seat.isdigit()}
            live.watching[node] = [unquote(name) for name in rest[2:]]
            self.hub.telling.info(live)
        elif kind == "chat":
            async with live.lock:
                await self.hub.log.catch_up_chat(live)
        else:
            await self.hub.catch_up_locked(rest[0], int(rest[1]) if kind == "entry" else None, " ".join(rest[2:]))
