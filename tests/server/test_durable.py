"""Stored before told: kills, restarts, resync, an orderly end, games that outlive a change of the rules."""

from __future__ import annotations

import asyncio
import random
import sqlite3

from keyflower import RULES_VERSION

from .client import any_answer
from .conftest import Starter
from .harness import Crowd, asked, asynchronous, settled
from .kills import under_load
from .test_tables import some_moves

# The next version of the engine: one that plays every game the same, and one that deals differently.
SAME_PLAY = "import keyflower.game.game as game; game.RULES_VERSION += 1; "
OTHER_PLAY = SAME_PLAY + (
    "import keyflower.server.engine as engine; deal = engine.new_game;"
    "engine.new_game = lambda options, seed, names: deal(options, 'other' + seed, names);"
)


@asynchronous
async def test_no_acknowledged_move_is_lost_when_the_process_is_killed(starter: Starter) -> None:
    figures = await under_load([starter(flags={"log-level": "warning"})], kills=3, tables=2)
    assert figures["lost"] == []
    assert figures["moves acknowledged"] > 20
    assert figures["reconnects"] >= 6


@asynchronous
async def test_whoever_comes_back_gets_exactly_what_was_missed(starter: Starter) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2)
        chance = random.Random(2)
        await some_moves(people, table, chance, 5)
        await people[0].drop()
        for _ in range(6):
            state = (await people[0].get(f"/tables/{table}"))["state"]
            mover = people[state["waiting"][0]["seat"]]
            if mover is people[0]:
                await people[0].post(
                    f"/tables/{table}/move",
                    {"id": f"{chance.random():.12f}".replace(".", "x"), "n": state["n"], "seat": 0,
                     "actions": [any_answer(state["asked"]["choices"], chance)]},
                )  # fmt: skip
            else:
                await mover.until(lambda mover=mover: mover.tables[table]["asked"])
                await mover.move(table, [any_answer(mover.tables[table]["asked"]["choices"], chance)])
        have = people[0].tables[table]["n"]
        await people[0].connect()
        told = await people[0].follow(table, have=have)
        assert told["t"] == "updates"
        assert [entry["n"] for entry in told["entries"]] == list(range(have + 1, have + 7))
        assert told["state"]["n"] == have + 6
        whole = await people[0].follow(table)
        assert whole["t"] == "table"
        assert [entry["n"] for entry in whole["entries"]] == list(range(1, have + 7))
        assert whole["state"] == told["state"]
        future = await people[0].follow(table, have=have + 100)  # from another life
        assert future["t"] == "table"


@asynchronous
async def test_an_orderly_end_tells_everybody_and_keeps_a_snapshot(starter: Starter) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2)
        await some_moves(people, table, random.Random(3), 4)
        n = people[0].tables[table]["n"]
        code = await asyncio.to_thread(process.stop)
        assert code == 0
        assert people[0].heard[-1]["t"] == "closing"
        rows = sqlite3.connect(process.database).execute("SELECT MAX(n) FROM snapshots").fetchone()
        assert rows == (n,)
        assert "Traceback" not in process.logged()


async def changed_rules(starter: Starter, prelude: str, *, killed: bool) -> tuple[list[str], dict[str, object], bool]:
    """A game, an update of the engine, the game again: its log's kinds, its info, and is the view the same?"""
    process = starter()
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(3)
        await some_moves(people, table, random.Random(5), 17)
        before = people[0].tables[table]["view"]
        process.kill() if killed else process.stop()
        process.start(prelude)
        for person in people:
            await person.connect()
            await person.follow(table)
        told = await people[0].get(f"/tables/{table}")
        same = told["state"]["view"] == before
        await settled(people, table, told["state"]["n"])
        mover = asked(people, table)
        done = await mover.move(table, [any_answer(mover.tables[table]["asked"]["choices"], random.Random(6))])
        await settled(people, table, done["n"])
        process.kill()
        process.start(prelude)
        again = await people[0].get(f"/tables/{table}")
        assert again["state"]["view"] == people[0].tables[table]["view"]
        log = (await people[0].get(f"/tables/{table}/log"))["entries"]
        return [entry["kind"] for entry in log], again["info"], same


@asynchronous
async def test_a_game_replays_under_new_rules_that_play_it_the_same(starter: Starter) -> None:
    kinds, info, same = await changed_rules(starter, SAME_PLAY, killed=True)
    assert same
    assert info["rules"] == RULES_VERSION + 1
    assert info["notes"] == []
    assert "rules" not in kinds


@asynchronous
async def test_a_game_goes_on_from_its_snapshot_where_a_replay_would_differ(starter: Starter) -> None:
    kinds, info, same = await changed_rules(starter, OTHER_PLAY, killed=False)
    assert same  # it stands exactly where it stood
    assert info["rules"] == RULES_VERSION + 1
    assert kinds.count("rules") == 1
    assert info["notes"] == [{"key": "rules-changed", "n": kinds.index("rules") + 1}]
    assert kinds[-1] == "move"


@asynchronous
async def test_even_after_a_crash_the_moves_since_the_snapshot_are_played_on_from_it(starter: Starter) -> None:
    kinds, _, same = await changed_rules(starter, OTHER_PLAY, killed=True)
    assert same
    assert kinds.count("rules") == 1
