"""Whole games over real sockets, and what a move message promises."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from .client import Person, Refused, any_answer, fresh, spelled
from .harness import Crowd, Process, asked, asynchronous, settled


async def play_on(person: Person, table: str, chance: random.Random, moves: int = 10**6) -> int:
    """Answers whatever is asked until the end of the game."""
    made = 0
    while made < moves:
        state = await person.until(
            lambda: (
                person.tables[table] if person.tables[table]["asked"] or person.tables[table]["view"]["over"] else None
            )
        )
        if state["view"]["over"]:
            break
        try:
            done = await person.move(table, [any_answer(state["asked"]["choices"], chance)])
        except Refused as refused:
            if refused.code not in ("stale", "not-asked"):
                raise
            continue
        made += 1
        await person.until(lambda done=done: person.tables[table]["n"] >= done["n"])
    return made


@pytest.mark.parametrize(("players", "modules"), [(2, []), (4, []), (6, []), (3, ["merchants", "promos"])])
@asynchronous
async def test_a_whole_game_by_people_at_their_sockets(server: Process, players: int, modules: list[str]) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(players, modules=modules, variants={"handicap": [0]} if modules else {})
        chance = random.Random(players)
        made = await asyncio.gather(*(play_on(person, table, chance) for person in people))
        assert sum(made) > 30
        await people[0].until(
            lambda: people[0].heard[-1]["t"] == "info" or people[0].entries[table][-1]["kind"] == "end"
        )
        whole = await people[1].get(f"/tables/{table}")
        assert whole["info"]["state"] == "over"
        assert len(whole["state"]["scores"]) == players
        assert [sheet["total"] for sheet in whole["state"]["scores"]] == whole["info"]["result"]["totals"]
        for person in people:  # everybody heard every entry once, in order
            numbers = [entry["n"] for entry in person.entries[table]]
            assert numbers == list(range(1, numbers[-1] + 1))


@asynchronous
async def test_http_alone_plays_a_whole_game(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person(connected=False)
        made = await person.post("/tables", {"players": [{"kind": "me"}, {"kind": "me", "name": "Ben"}], "pace": 0})
        table = made["info"]["table"]
        chance = random.Random(5)
        states = [(await person.get(f"/tables/{table}", seat=seat))["state"] for seat in (0, 1)]
        for _ in range(600):
            seat = states[0]["waiting"][0]["seat"] if states[0]["waiting"] else 0
            if states[0]["view"]["over"]:
                break
            state = (await person.get(f"/tables/{table}", seat=seat))["state"]
            move = {
                "id": fresh(),
                "n": state["n"],
                "seat": seat,
                "actions": [any_answer(state["asked"]["choices"], chance)],
            }
            done = await person.post(f"/tables/{table}/move", move)
            assert done["state"]["n"] >= done["n"] == state["n"] + 1
            states[0] = done["state"]
        assert states[0]["view"]["over"]
        polled = await person.get(f"/tables/{table}", have=states[0]["n"] - 2, seat=1)
        assert polled["t"] == "updates"
        assert len(polled["entries"]) == 2 + (polled["state"]["n"] - states[0]["n"])


@asynchronous
async def test_a_move_sent_twice_counts_once(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        mover = asked(people, table)
        move = {"id": fresh(), "n": 1, "seat": mover.tables[table]["seat"], "actions": ["pass"]}
        first, second, third = await asyncio.gather(
            mover.say("move", table=table, **move),
            mover.say("move", table=table, **move),
            mover.post(f"/tables/{table}/move", move),
        )
        assert first["n"] == second["n"] == third["n"] == 2
        assert [bool(answer.get("again")) for answer in (first, second, third)].count(True) == 2
        assert (await mover.get(f"/tables/{table}"))["state"]["n"] == 2


@asynchronous
async def test_a_move_sent_again_long_afterwards_counts_once(server: Process) -> None:
    """However many came after it, and for whichever state it claims to be made."""
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(4)  # a game of two can be over before the fifty-seventh entry
        mover = asked(people, table)
        move = {"id": fresh(), "n": 1, "seat": mover.tables[table]["seat"], "actions": ["pass"]}
        assert (await mover.say("move", table=table, **move))["n"] == 2
        await settled(people, table, 2)
        chance = random.Random(5)
        while mover.tables[table]["n"] < 57 or not mover.tables[table]["asked"]:
            next_one = asked(people, table)
            done = await next_one.move(table, [any_answer(next_one.tables[table]["asked"]["choices"], chance)])
            await settled(people, table, done["n"])
        n = mover.tables[table]["n"]
        for claimed in (1, n):
            answer = await mover.say("move", table=table, **move | {"n": claimed})
            assert (answer["n"], answer["again"]) == (2, True)
        assert (await mover.get(f"/tables/{table}"))["state"]["n"] == n


@asynchronous
async def test_a_stale_move_is_refused_with_the_fresh_state(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        first = asked(people, table)
        other = people[1 - people.index(first)]
        done = await first.move(table, ["pass"])
        await settled(people, table, done["n"])
        done = await other.move(table, ["pass"])  # the season goes on or ends
        await settled(people, table, done["n"])
        mover = asked(people, table)
        for n in (1, 10**6):
            with pytest.raises(Refused) as refused:
                await mover.move(table, ["pass"], n=n)
            assert refused.value.code == "stale"
            assert refused.value.state is not None
            assert refused.value.state["n"] == done["n"]
        waiting = people[1 - people.index(mover)]
        if not waiting.tables[table]["asked"]:
            with pytest.raises(Refused) as refused:
                await waiting.move(table, ["pass"])
            assert refused.value.code == "not-asked"


@asynchronous
async def test_an_illegal_move_says_which_rule(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        mover = asked(people, table)
        tile = mover.tables[table]["view"]["auction"][0]["tile"]
        with pytest.raises(Refused) as refused:
            await mover.move(table, [f"bid {tile} 99 red"])
        assert refused.value.code == "illegal"
        assert refused.value.error["rule"]
        assert refused.value.error["reason"]
        for text in ("nonsense", "bid", "1: pass" if mover.tables[table]["seat"] == 0 else "0: pass"):
            with pytest.raises(Refused):
                await mover.move(table, [text])
        assert (await mover.get(f"/tables/{table}"))["state"]["n"] == 1


@asynchronous
async def test_a_list_of_actions_counts_whole_or_not_at_all(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        mover = asked(people, table)
        with pytest.raises(Refused) as refused:
            await mover.move(table, ["pass", "pass"])
        assert refused.value.error["action"] == 1
        assert (await mover.get(f"/tables/{table}"))["state"]["n"] == 1
        home = mover.tables[table]["view"]["seats"][mover.tables[table]["seat"]]["village"][0]["tile"]
        colour = next(
            c for c in mover.tables[table]["view"]["seats"][mover.tables[table]["seat"]]["screen"] if c != "green"
        )
        done = await mover.move(table, [f"use {home} 1 {colour}"])
        state = (await mover.get(f"/tables/{table}"))["state"]
        assert done["n"] == state["n"] == 2


@asynchronous
async def test_the_short_choices_are_exactly_the_legal_actions(server: Process) -> None:
    """Every text that the short form allows is legal, for a whole game; what it leaves out is not."""
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(3)
        chance = random.Random(3)
        checked = 0
        for _ in range(60):
            await settled(people, table, max(person.tables[table]["n"] for person in people))
            mover = asked(people, table)
            state = mover.tables[table]
            choices = state["asked"]["choices"]
            if choices.get("places"):
                row = chance.choice(choices["places"])
                texts = spelled(row)
                for text in chance.sample(texts, min(3, len(texts))):
                    done = await mover.say(
                        "try", table=table, seat=state["seat"], n=state["n"], actions=[text], want=[]
                    )
                    assert done["trial"]["legal"], text
                    checked += 1
                if "only" not in row:
                    over = f"{row['verb']} {row['tile']} {row['screen'] + 1} {row['colour']}"
                    done = await mover.say(
                        "try", table=table, seat=state["seat"], n=state["n"], actions=[over], want=[]
                    )
                    assert not done["trial"]["legal"]
                    assert done["trial"]["error"]["rule"]
            done = await mover.move(table, [any_answer(choices, chance)])
            await settled(people, table, done["n"])
            if mover.tables[table]["view"]["over"]:
                break
        assert checked > 30


@asynchronous
async def test_trying_changes_nothing_and_tells_no_news(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        mover = asked(people, table)
        state = mover.tables[table]
        row = next(row for row in state["asked"]["choices"]["places"] if row["verb"] == "bid")
        done = await mover.say("try", table=table, seat=state["seat"], n=state["n"], actions=[spelled(row)[0]])
        assert done["trial"]["legal"]
        assert done["trial"]["events"][0]["kind"] == "bid"
        bids = next(lot for lot in done["trial"]["state"]["view"]["auction"] if lot["tile"] == row["tile"])["bids"]
        assert bids[0]["seat"] == state["seat"]
        fresh_state = (await mover.get(f"/tables/{table}"))["state"]
        assert fresh_state["view"] == state["view"]


@asynchronous
async def test_a_view_on_the_wire_is_at_most_ten_kilobytes(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(6)
        largest = 0
        chance = random.Random(11)

        async def play(person: Person) -> None:
            await play_on(person, table, chance)

        watcher = people[0]
        sizes: list[int] = []
        watcher.raw = []
        await asyncio.gather(*(play(person) for person in people))
        for text in watcher.raw:
            message = json.loads(text)
            if message.get("state"):
                sizes.append(len(json.dumps(message["state"]["view"], separators=(",", ":"), ensure_ascii=False)))
        largest = max(sizes)
        assert largest <= 10_000
