"""Programmed passes, clocks and votes, bots."""

from __future__ import annotations

import asyncio
import json
import random
import time
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from keyflower.server.messages.state import Clock, Quiet
from keyflower.server.storage.stored import ClockState
from keyflower.server.tables.clocks import Timekeeper

from .client import Refused, any_answer, fresh
from .harness import Crowd, Process, asked, asynchronous, settled

HOUR = 3_600_000


@asynchronous
async def test_pass_for_the_season_is_secret_and_can_be_taken_back(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(3, pace=0.1)
        first = asked(people, table)
        seat = first.tables[table]["seat"]
        others = [person for person in people if person is not first]
        for other in others:
            other.raw = []
        await first.say("programme", table=table, seat=seat, kind="season")  # asked now: it passes now
        await first.until(lambda: first.tables[table]["n"] == 2)
        assert first.tables[table]["programme"] == "season"
        await settled(people, table, 2)
        for _ in range(2):
            mover = asked(others, table)
            row = mover.tables[table]["asked"]["choices"]["places"][0]
            done = await mover.move(table, [f"{row['verb']} {row['tile']} {row['least']} {row['colour']}"])
            await settled(people, table, done["n"])
            while not any(
                person.tables[table]["asked"] for person in others
            ):  # what the use asks, or the programmed pass
                await asyncio.sleep(0.05)
        await first.until(lambda: sum(e["kind"] == "move" and e["seat"] == seat for e in first.entries[table]) == 2)
        assert await others[0].until(lambda: not first.tables[table]["asked"])
        for other in others:
            assert other.raw is not None
            assert not any(
                '"season"' in json.dumps(json.loads(text).get("state", {}).get("programme")) for text in other.raw
            )
        await first.say("programme", table=table, seat=seat, kind=None)
        await first.until(lambda: first.tables[table]["programme"] is None)
        for _ in range(40):
            if first.tables[table]["asked"]:
                break
            for mover in [person for person in others if person.tables[table]["asked"]][:1]:
                await mover.move(table, [any_answer(mover.tables[table]["asked"]["choices"], random.Random(1))])
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.4)
        assert first.tables[table]["asked"]  # nobody passes for me any more


@asynchronous
async def test_a_programmed_pass_takes_a_moment_and_not_always_the_same(server: Process) -> None:
    """At whatever pace the bots play: by its speed alone nobody can tell it from a pass by hand."""
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2, pace=0)
        first = asked(people, table)
        other = people[1 - people.index(first)]
        seat = first.tables[table]["seat"]
        await first.say("programme", table=table, seat=seat, kind="season")  # asked now: it passes now
        times = []
        for count in range(2, 5):
            state = await other.until(lambda: (s := other.tables[table])["asked"] and s)
            lot = [lot["tile"] for lot in state["view"]["auction"]][count]
            least = state["least"]["bid"][lot]
            colour = next(c for c, many in state["view"]["seats"][1 - seat]["screen"].items() if many >= least)
            await other.move(table, [f"bid {lot} {least} {colour}"])
            began = time.monotonic()
            await other.until(
                lambda count=count: (
                    sum(e["kind"] == "move" and e["seat"] == seat for e in other.entries[table]) == count
                )
            )
            times.append(time.monotonic() - began)
        assert all(0.9 <= seconds < 12 for seconds in times), times
        assert max(times) - min(times) > 0.02, times


@asynchronous
async def test_pass_until_disturbed_ends_when_outbid(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2, pace=0)
        first = asked(people, table)
        other = people[1 - people.index(first)]
        seat = first.tables[table]["seat"]
        mine = first.tables[table]["view"]["seats"][seat]["screen"]
        theirs = other.tables[table]["view"]["seats"][1 - seat]["screen"]
        colour = next(c for c in mine if c in theirs and theirs[c] >= 2)
        lots = [lot["tile"] for lot in first.tables[table]["view"]["auction"]]
        done = await first.move(table, [f"bid {lots[0]} 1 {colour}"])
        await settled(people, table, done["n"])
        await first.say("programme", table=table, seat=seat, kind="until-disturbed")
        other_colour = next(c for c in theirs if c != colour)
        done = await other.move(table, [f"bid {lots[1]} 1 {other_colour}"])  # elsewhere: I pass on
        await first.until(lambda: first.tables[table]["n"] == done["n"] + 1)
        assert first.entries[table][-1]["events"][0]["kind"] == "pass"
        assert first.tables[table]["programme"] == "until-disturbed"
        await settled(people, table, done["n"] + 1)
        done = await other.move(table, [f"bid {lots[0]} 2 {colour}"])
        await settled(people, table, done["n"])
        await asyncio.sleep(0.3)
        assert first.tables[table]["programme"] is None
        assert first.tables[table]["asked"]
        assert first.tables[table]["n"] == done["n"]


def test_quiet_hours_do_not_count() -> None:
    zone = ZoneInfo("Europe/Warsaw")
    keeper = Timekeeper(Clock(kind="days", hours=24, quiet=Quiet(start="22:00", end="07:00", zone="Europe/Warsaw")))

    def at(day: int, hour: int) -> int:
        return round(datetime(2026, 11, day, hour, tzinfo=zone).timestamp() * 1000)

    assert keeper.ran(at(2, 20), at(3, 8)) == 3 * HOUR
    assert keeper.ran(at(2, 23), at(3, 5)) == 0
    assert keeper.ran(at(2, 8), at(2, 12)) == 4 * HOUR
    assert keeper.moment(at(2, 20), 3 * HOUR) == at(3, 8)
    assert keeper.moment(at(2, 8), 24 * HOUR) == at(3, 17)
    state = keeper.begin(3, [0, 2], at(2, 20))
    assert keeper.deadline(state, set()) == at(4, 14)
    later = keeper.after(state, [0], 2, at(3, 8))
    assert later.banks == [21 * HOUR, 24 * HOUR, 21 * HOUR]  # the seat still asked has used its three hours
    assert keeper.after(later, [2], 0, at(3, 9)).banks[2] == 24 * HOUR  # asked anew: the whole time


def test_days_change_with_the_clocks_of_the_zone() -> None:
    keeper = Timekeeper(Clock(kind="days", hours=24, quiet=Quiet(start="22:00", end="07:00", zone="Europe/Warsaw")))
    zone = ZoneInfo("Europe/Warsaw")
    start = round(datetime(2026, 10, 24, 22, tzinfo=zone).timestamp() * 1000)  # the night with an hour more
    end = round(datetime(2026, 10, 25, 7, tzinfo=zone).timestamp() * 1000)
    assert end - start == 10 * HOUR
    assert keeper.ran(start, end + HOUR) == HOUR


def test_an_outage_stops_all_clocks() -> None:
    keeper = Timekeeper(Clock(kind="live", bank=60, increment=10), [(1_000_000, 1_500_000)])
    state = ClockState([60_000, 60_000], 990_000, [0])
    assert keeper.deadline(state, set()) == 1_550_000
    after = keeper.after(state, [1], 0, 1_510_000)
    assert after.banks == [60_000 - 20_000 + 10_000, 60_000]
    assert keeper.run_out(state, set(), 1_540_000) == []
    assert keeper.run_out(state, set(), 1_550_000) == [0]
    assert keeper.run_out(state, {0}, 1_550_000) == []


@asynchronous
async def test_out_of_time_a_vote_a_bot_and_coming_back(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(3, pace=0, clock={"kind": "live", "bank": 1, "increment": 1})
        slow = asked(people, table)
        seat = slow.tables[table]["seat"]
        others = [person for person in people if person is not slow]
        voters = [person.tables[table]["seat"] for person in others]
        face = slow.tables[table]["clocks"][seat]
        assert face["running"]
        assert 0 < face["left"] <= 1000
        with pytest.raises(Refused):  # not yet
            await others[0].say("vote", table=table, id=fresh(), seat=voters[0], **{"for": seat, "yes": True})
        await others[0].until(lambda: others[0].tables[table]["votes"])
        assert others[0].tables[table]["votes"] == [{"seat": seat, "yes": [], "needed": 2}]
        assert any(entry["kind"] == "timeout" and entry["seat"] == seat for entry in others[0].entries[table])
        with pytest.raises(Refused):  # not about oneself
            await slow.say("vote", table=table, id=fresh(), seat=seat, **{"for": seat, "yes": True})
        for other, voter in zip(others, voters, strict=True):
            await other.say("vote", table=table, id=fresh(), seat=voter, **{"for": seat, "yes": True})
        await slow.until(lambda: any(entry["kind"] == "replace" for entry in slow.entries[table]))
        await slow.until(
            lambda: any(e["kind"] == "move" and e["seat"] == seat and e.get("by") == "bot" for e in slow.entries[table])
        )
        with pytest.raises(Refused) as refused:
            await slow.move(table, ["pass"])
        assert refused.value.error["key"] == "bot-plays"
        await slow.say("return", table=table, id=fresh(), seat=seat)
        await slow.until(lambda: slow.entries[table][-1]["kind"] in ("return", "move"))
        info = (await slow.get(f"/tables/{table}"))["info"]
        assert info["seats"][seat]["bot"] is None
        assert not info["seats"][seat]["out_of_time"]
        state = (await slow.get(f"/tables/{table}"))["state"]
        assert state["clocks"][seat]["left"] >= 1000


@asynchronous
async def test_answering_late_is_still_answering(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2, clock={"kind": "live", "bank": 1, "increment": 3})
        slow = asked(people, table)
        seat = slow.tables[table]["seat"]
        await slow.until(lambda: slow.tables[table]["votes"])
        done = await slow.move(table, ["pass"])
        await settled(people, table, done["n"])
        assert slow.tables[table]["votes"] == []
        assert slow.tables[table]["clocks"][seat]["left"] == 3000  # what was left was nothing; the increment is added


@asynchronous
async def test_people_and_bots_play_a_whole_game(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person("Ann")
        wish = {"players": [{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 2}], "pace": 0}
        table = (await person.post("/tables", wish))["info"]["table"]
        await person.follow(table)
        chance = random.Random(6)
        for _ in range(400):
            state = await person.until(
                lambda: (
                    person.tables[table]
                    if person.tables[table]["asked"] or person.tables[table]["view"]["over"]
                    else None
                )
            )
            if state["view"]["over"]:
                break
            done = await person.move(table, [any_answer(state["asked"]["choices"], chance)])
            await person.until(lambda done=done: person.tables[table]["n"] >= done["n"])
        assert state["view"]["over"]
        assert {entry["seat"] for entry in person.entries[table] if entry.get("by") == "bot"} == {1, 2}


@asynchronous
async def test_bots_keep_a_pace_that_can_be_followed(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person("Ann")
        wish = {"players": [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * 3], "pace": 0.4}
        table = (await person.post("/tables", wish))["info"]["table"]
        await person.follow(table)
        await person.until(lambda: person.tables[table]["asked"])
        await person.move(table, ["pass"])
        await person.until(lambda: sum(entry.get("by") == "bot" for entry in person.entries[table]) >= 3)
        times = [entry["at"] for entry in person.entries[table]]
        for entry, before in zip(person.entries[table][1:], times, strict=False):
            if entry.get("by") == "bot":
                assert entry["at"] - before >= 390


@asynchronous
async def test_a_game_survives_bots_that_crash(starter) -> None:  # type: ignore[no-untyped-def]
    process = starter(environment={"KEYFLOWER_BOT_CRASH": "0.5"})
    async with Crowd(process.base) as crowd:
        person = await crowd.person("Ann")
        wish = {"players": [{"kind": "me"}, {"kind": "bot", "level": 3}], "pace": 0}
        table = (await person.post("/tables", wish))["info"]["table"]
        await person.follow(table)
        for _ in range(12):
            await person.until(lambda: person.tables[table]["asked"], 30)
            done = await person.move(table, [any_answer(person.tables[table]["asked"]["choices"], random.Random(6))])
            await person.until(lambda done=done: person.tables[table]["n"] >= done["n"])
        metrics = (await person.http.get(process.base + "/metrics")).text
        failures = float(
            next(line for line in metrics.splitlines() if line.startswith("keyflower_bot_failures_total")).split()[1]
        )
        assert failures > 0
        assert "keyflower_errors_total 0.0" in metrics
