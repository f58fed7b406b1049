"""Clockwork: what happens without a person's hand: bots, programmed passes, clocks."""

from __future__ import annotations

import asyncio
import logging

from ..metrics import METRICS
from ..moments import now
from ..refusals import Refusal
from ..robots import Robots, question
from ..storage import Unavailable
from . import commands, programmes
from .clocks import DAY
from .hub import Hub
from .live import LiveTable
from .log import Again

TICK = 0.5
THINKING = 12.0  # seconds beyond a bot's budget after which another node may take over
TIDY_EVERY = 7200  # ticks between looks for what has had its day

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
        if live.bots_alone and not self.hub.settings.bots_alone:
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
        await asyncio.sleep(pause(live, moved))
        play = live.play
        assert play is not None
        decision = next((d for d in play.game.decisions if d.seat == seat), None)
        level = live.row.seats[seat].bot
        if decision is None or level is None:
            return
        asked_at = play.asked_since(seat, decision.kind).n
        asked = question(play.game, decision, level, self.hub.settings.bot_seconds, live.row.id)
        if len(asked.actions) == 1:
            chosen = asked.actions[0]
        elif await self.may_think(live, asked.seconds):
            chosen = await self.robots.choose(asked, live.turn)
        else:
            await asyncio.sleep(1)  # another node thinks here
            return
        await self.machine_move(live, seat, asked_at, chosen, level)

    async def may_think(self, live: LiveTable, seconds: float) -> bool:
        """With several nodes one of them thinks for the bots of a table."""
        if not self.hub.store.db.several_nodes:
            return True
        until = now() + round((seconds + THINKING) * 1000)
        return await self.hub.store.claim_thoughts(live.row.id, self.hub.node, now(), until)

    async def pass_for(self, live: LiveTable, seat: int, moved: int) -> None:
        """The time of the answer does not tell that it was programmed."""
        try:
            await asyncio.sleep(programmes.hesitation(live, seat) - (now() - moved) / 1000)
            if live.row.seats[seat].programme is not None and live.play is not None:
                since = live.play.asked_since(seat, "turn").n
                await self.machine_move(live, seat, since, "pass", None)
        except (Refusal, Unavailable):
            await asyncio.sleep(0.2)
        finally:
            live.tasks.pop(seat, None)
            self.wake(live)

    async def machine_move(self, live: LiveTable, seat: int, asked_at: int, action: str, level: int | None) -> None:
        async def work() -> None:
            row = live.row.seats[seat]
            wanted = row.programme is not None if level is None else row.bot == level
            if live.play is None or live.row.state != "playing" or not wanted or self.hub.closing:
                return
            draft = live.play.draft_move(seat, asked_at, [action], level)
            await commands.play_out(self.hub, live, seat, None, draft.body, draft.game)

        await self.hub.alone_with(live, work)

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
                await self.hub.awake()
                # Clocks before thoughts: the first are somebody's time, the second can wait.
                for table in await self.hub.store.run_out(now()):
                    await self.see_to(table)
                for table in await self.hub.store.due(now()):
                    await self.see_to(table)
                if beats % 20 == 0:
                    await self.hub.evict()
                    for state, many in (await self.hub.store.count()).items():
                        METRICS.stored.labels(state).set(many)
                if beats % TIDY_EVERY == 1:
                    await self.tidy()
            except Unavailable:
                await asyncio.sleep(1)
            except Exception:
                METRICS.errors.inc()
                log.exception("the clocks stumbled")

    async def see_to(self, table: str) -> None:
        """A clock has run out, or a bot is late (its node may be gone). Trouble at one table is no other's."""
        try:
            live = await self.hub.table(table)
            await self.hub.alone_with(live, lambda: commands.call_time(self.hub, live))
            self.wake(live)
        except Refusal:
            return
        except Unavailable:
            raise
        except Exception:
            METRICS.errors.inc()
            log.exception("the clock of a table stumbled", extra={"table": table})

    async def tidy(self) -> None:
        """What has had its day goes, by the rules of the settings."""
        settings, at = self.hub.settings, now()
        waiting, alone, idle, finished = (
            at - days * DAY if days else 0
            for days in (settings.days_waiting, settings.days_alone, settings.days_idle, settings.days_finished)
        )
        expired = await self.hub.store.expire(waiting, alone, idle)
        pruned = await self.hub.store.prune(at - DAY, finished)
        await self.hub.store.nodes.forget_outages(idle)
        forgotten = await self.hub.store.people.forget_absent(idle)
        if expired or pruned or forgotten:
            log.info("tidied up", extra={"closed": expired, "removed": pruned, "forgotten": forgotten})


def pause(live: LiveTable, moved: int) -> float:
    """Seconds until a bot may answer: never more than its pace, whatever the clocks say."""
    pace = live.row.options.pace
    return min(pace, max(0.0, (moved - now()) / 1000 + pace))
