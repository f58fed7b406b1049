"""Clockwork: what happens without a person's hand: bots, programmed passes, clocks."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets

from .. import engine
from ..metrics import METRICS
from ..refusals import Refusal
from ..robots import Question, Robots
from ..storage import Unavailable
from ..tokens import now
from . import commands
from .hub import ATTEMPTS, Hub
from .live import LiveTable
from .log import Again

TICK = 0.5

log = logging.getLogger("keyflower.clockwork")


class Clockwork:
    def __init__(self, hub: Hub, robots: Robots) -> None:
        self.hub = hub
        self.robots = robots
        self.loops: list[asyncio.Task[None]] = []
        self.woken = asyncio.Event()

    async def open(self) -> None:
        self.hub.on_wake = self.woken.set
        self.loops = [asyncio.create_task(self.keep_waking()), asyncio.create_task(self.keep_time())]

    async def close(self) -> None:
        for loop in self.loops:
            loop.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)
        tasks = [task for live in self.hub.tables.values() for task in live.tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.robots.close()

    # Bots and programmed passes

    async def keep_waking(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            tables, self.hub.wake = self.hub.wake, []
            for live in {live.row.id: live for live in tables}.values():
                self.look_after(live)

    def look_after(self, live: LiveTable) -> None:
        """Starts what is to be answered here by no person."""
        if live.play is None or live.row.state != "playing" or self.hub.closing:
            return
        if live.play.game.is_over and -1 not in live.tasks:
            live.tasks[-1] = asyncio.create_task(self.end_game(live))
            return
        for seat, kind in live.play.asked().items():
            row = live.row.seats[seat]
            if seat in live.tasks:
                continue
            if row.bot is not None:
                live.tasks[seat] = asyncio.create_task(self.answer(live, seat, live.row.moved))
            elif row.programme is not None and kind == "turn":
                live.tasks[seat] = asyncio.create_task(self.pass_for(live, seat, live.row.moved))

    async def answer(self, live: LiveTable, seat: int, moved: int) -> None:
        try:
            await self._answer(live, seat, moved)
        except (Refusal, Unavailable) as error:
            log.debug("a bot's answer came to nothing: %s", type(error).__name__)
            await asyncio.sleep(0.2)
        except Exception:
            METRICS.errors.inc()
            log.exception("a bot could not answer", extra={"table": live.row.id})
            await asyncio.sleep(1)
        finally:
            live.tasks.pop(seat, None)
            self.wake(live)

    async def _answer(self, live: LiveTable, seat: int, moved: int) -> None:
        await asyncio.sleep(max(0.0, (moved - now()) / 1000 + live.row.options.pace))
        play = live.play
        assert play is not None
        decision = next((d for d in play.game.decisions if d.seat == seat), None)
        level = live.row.seats[seat].bot
        if decision is None or level is None:
            return
        asked_at = play.asked_since(seat, decision.kind).n
        actions = engine.legal_texts(play.game, seat)
        if len(actions) == 1:
            chosen = actions[0]
        else:
            chosen = await self.robots.choose(
                Question(
                    level,
                    secrets.token_hex(8),
                    self.hub.settings.bot_seconds,
                    seat,
                    play.game.view(seat),
                    play.game.memory(seat),
                    decision.to_dict(),
                    actions,
                )
            )
        await self.machine_move(live, seat, asked_at, chosen, level)

    async def pass_for(self, live: LiveTable, seat: int, moved: int) -> None:
        """A programmed pass keeps the pace of a person, more or less: the time of the answer tells nothing."""
        try:
            pace = live.row.options.pace * random.uniform(1.0, 1.6)
            await asyncio.sleep(max(0.0, (moved - now()) / 1000 + pace))
            if live.row.seats[seat].programme is not None and live.play is not None:
                since = live.play.asked_since(seat, "turn").n
                await self.machine_move(live, seat, since, "pass", None)
        except (Refusal, Unavailable):
            await asyncio.sleep(0.2)
        finally:
            live.tasks.pop(seat, None)
            self.wake(live)

    async def machine_move(self, live: LiveTable, seat: int, asked_at: int, action: str, level: int | None) -> None:
        for _ in range(ATTEMPTS):
            async with live.lock:
                row = live.row.seats[seat]
                wanted = row.programme is not None if level is None else row.bot == level
                if live.play is None or live.row.state != "playing" or not wanted or self.hub.closing:
                    return
                try:
                    draft = live.play.draft_move(seat, asked_at, [action], level)
                    await commands.play_out(self.hub, live, seat, None, draft.body, draft.game)
                    return
                except Again:
                    await self.hub.log.catch_up(live)

    async def end_game(self, live: LiveTable) -> None:
        """The process ended between the last move and the end of the game."""
        try:
            async with live.lock:
                if live.row.state == "playing":
                    await commands.finish(self.hub, live)
        except (Again, Unavailable):
            await asyncio.sleep(0.5)
        finally:
            live.tasks.pop(-1, None)

    def wake(self, live: LiveTable) -> None:
        self.hub.wake.append(live)
        self.woken.set()

    # Time

    async def keep_time(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(TICK)
            beats += 1
            try:
                for table in await self.hub.store.due(now()):
                    await self.see_to(table)
                if beats % 20 == 0:
                    await self.hub.evict()
                    for state, many in (await self.hub.store.count()).items():
                        METRICS.stored.labels(state).set(many)
            except Unavailable:
                await asyncio.sleep(1)
            except Exception:
                METRICS.errors.inc()
                log.exception("the clocks stumbled")

    async def see_to(self, table: str) -> None:
        """A clock has run out, or a bot is late (its node may be gone)."""
        try:
            live = await self.hub.table(table)
        except Refusal:
            return
        for _ in range(ATTEMPTS):
            async with live.lock:
                try:
                    await commands.call_time(self.hub, live)
                    break
                except Again:
                    await self.hub.log.catch_up(live)
        self.wake(live)
