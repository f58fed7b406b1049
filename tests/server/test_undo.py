"""Taking back: alone up to new information, further only with everybody's consent."""

from __future__ import annotations

import random

import pytest

from .client import Json, Person, Refused, any_answer, fresh
from .harness import Crowd, Process, asked, asynchronous, settled


def own(person: Person, table: str) -> dict[str, int]:
    state = person.tables[table]
    screen: dict[str, int] = state["view"]["seats"][state["seat"]]["screen"]
    return screen


async def undo(person: Person, table: str, count: int = 1) -> Json:
    state = person.tables[table]
    return await person.say("undo", table=table, id=fresh(), n=state["n"], seat=state["seat"], count=count)


@asynchronous
async def test_a_bid_can_be_taken_back_until_the_next_answer(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        mover = asked(people, table)
        other = people[1 - people.index(mover)]
        before = mover.tables[table]["view"]
        row = next(row for row in mover.tables[table]["asked"]["choices"]["places"] if row["verb"] == "bid")
        bid = f"bid {row['tile']} {row['least']} {row['colour']}"
        done = await mover.move(table, [bid])
        await settled(people, table, done["n"])
        assert mover.tables[table]["undo"] == 1
        assert other.tables[table]["undo"] == 0
        with pytest.raises(Refused) as refused:
            await undo(other, table)
        assert refused.value.code == "not-now"
        done = await undo(mover, table)
        await settled(people, table, done["n"])
        assert mover.tables[table]["view"] == before
        assert mover.tables[table]["asked"]["at"] == done["n"]
        log = (await other.get(f"/tables/{table}/log"))["entries"]
        assert [entry["kind"] for entry in log] == ["start", "move", "undo"]
        assert log[1]["undone"]
        assert log[2]["dropped"] == [[2, 0]]
        with pytest.raises(Refused) as refused:  # made for the state before the undo
            await other.move(table, ["pass"], n=2)
        assert refused.value.code == "not-asked"
        done = await mover.move(table, [bid])
        await settled(people, table, done["n"])
        done = await other.move(table, ["pass"])
        await settled(people, table, done["n"])
        assert mover.tables[table]["undo"] == 0  # somebody has answered
        with pytest.raises(Refused):
            await undo(mover, table)


@asynchronous
async def test_nothing_is_taken_back_past_a_draw(server: Process) -> None:
    """In every position of a random game: what brought something new stays, and hides everything before it."""
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        chance = random.Random(21)
        drawn = taken_back = 0
        for _ in range(150):
            mover = asked(people, table)
            state = mover.tables[table]
            if state["view"]["over"]:
                break
            action = any_answer(state["asked"]["choices"], chance)
            tried = await mover.say("try", table=table, seat=state["seat"], n=state["n"], actions=[action])
            view = state["view"]
            done = await mover.move(table, [action])
            await settled(people, table, done["n"])
            after = mover.tables[table]
            if after["view"]["over"]:
                break
            if tried["trial"].get("news"):
                drawn += 1
                assert after["undo"] == 0
                with pytest.raises(Refused) as refused:
                    await undo(mover, table)
                assert refused.value.error["key"] == "undo-too-far"
            else:
                assert after["undo"] >= 1
                assert tried["trial"]["state"]["view"] == after["view"] | {"actions": view["actions"]}
                if chance.random() < 0.5:
                    done = await undo(mover, table)
                    await settled(people, table, done["n"])
                    assert mover.tables[table]["view"] == view
                    taken_back += 1
        assert drawn >= 3
        assert taken_back >= 3


@asynchronous
async def test_going_further_back_needs_everybody(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(3)
        views = {1: people[0].tables[table]["view"]}
        for _ in range(5):
            mover = asked(people, table)
            done = await mover.move(table, [any_answer(mover.tables[table]["asked"]["choices"], random.Random(4))])
            await settled(people, table, done["n"])
            views[done["n"]] = people[0].tables[table]["view"]
        n = people[0].tables[table]["n"]
        proposal = fresh()
        await people[0].say("propose", table=table, id=proposal, n=n, seat=0, to=3)
        shown = await people[2].until(lambda: people[2].tables[table]["proposal"])
        assert shown == {"id": proposal, "to": 3, "by": 0, "yes": [0], "needed": [1, 2]}
        await people[1].say("answer", table=table, id=fresh(), seat=1, proposal=proposal, yes=True)
        await people[2].say("answer", table=table, id=fresh(), seat=2, proposal=proposal, yes=False)
        assert (await people[0].get(f"/tables/{table}"))["state"]["proposal"] is None
        assert (await people[0].get(f"/tables/{table}"))["state"]["view"] == views[n]  # one said no: nothing changed
        n = people[0].tables[table]["n"]
        proposal = fresh()
        await people[1].say("propose", table=table, id=proposal, n=n, seat=1, to=3)
        for seat in (0, 2):
            done = await people[seat].say("answer", table=table, id=fresh(), seat=seat, proposal=proposal, yes=True)
        await people[0].until(lambda: people[0].entries[table][-1]["kind"] == "rewind")
        assert people[0].tables[table]["view"] == views[3]
        kinds = [entry["kind"] for entry in (await people[0].get(f"/tables/{table}/log"))["entries"]]
        assert kinds[-7:] == ["propose", "consent", "refuse", "propose", "consent", "consent", "rewind"]
        await settled(people, table, people[0].tables[table]["n"])
        mover = asked(people, table)
        done = await mover.move(table, ["pass"])
        assert done["n"] == people[0].entries[table][-1]["n"] or done["n"] > 0


@asynchronous
async def test_alone_at_the_table_one_may_go_back_alone(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person("Ann")
        made = await person.post("/tables", {"players": [{"kind": "me"}, {"kind": "bot", "level": 1}], "pace": 0})
        table = made["info"]["table"]
        await person.follow(table)
        for _ in range(3):
            await person.until(lambda: person.tables[table]["asked"])
            await person.move(table, [any_answer(person.tables[table]["asked"]["choices"], random.Random(2))])
        await person.until(lambda: person.tables[table]["asked"])
        n = person.tables[table]["n"]
        await person.say("propose", table=table, id=fresh(), n=n, seat=0, to=1)
        await person.until(lambda: any(entry["kind"] == "rewind" for entry in person.entries[table]))
        state = await person.until(lambda: person.tables[table] if person.tables[table]["asked"] else None)
        assert state["view"]["season"] == "spring"


@asynchronous
async def test_simultaneous_answers_never_refuse_each_other(server: Process) -> None:
    """Everybody builds for the state they saw first; each may take back their own."""
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(4)
        chance = random.Random(30)
        together = undone = 0
        for _ in range(400):
            n = max(person.tables[table]["n"] for person in people)
            await settled(people, table, n)
            movers = [person for person in people if person.tables[table]["asked"]]
            if not movers:
                break
            if len(movers) > 1 and movers[0].tables[table]["asked"]["kind"] in ("build", "winter"):
                together += 1
                for mover in movers:  # all with the number they had when the question came
                    action = any_answer(mover.tables[table]["asked"]["choices"], chance)
                    done = await mover.move(table, [action], n=n)
                    last = done["n"]
                    if mover is not movers[-1] and chance.random() < 0.4:
                        done = await mover.say(
                            "undo", table=table, id=fresh(), n=n, seat=mover.tables[table]["seat"], count=1
                        )
                        last = (await mover.move(table, [action], n=done["n"]))["n"]
                        undone += 1
                await settled(people, table, last)
            else:
                mover = movers[0]
                done = await mover.move(table, [any_answer(mover.tables[table]["asked"]["choices"], chance)])
                await settled(people, table, done["n"])
        assert together >= 2
        assert undone >= 1
        assert people[0].tables[table]["view"]["over"]


@asynchronous
async def test_undo_still_works_after_a_restart(starter) -> None:  # type: ignore[no-untyped-def]
    process = starter()
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2)
        mover = asked(people, table)
        before = mover.tables[table]["view"]
        row = next(row for row in mover.tables[table]["asked"]["choices"]["places"] if row["verb"] == "bid")
        await mover.move(table, [f"bid {row['tile']} {row['least']} {row['colour']}"])
        process.kill()
        process.start()
        await mover.connect()
        await mover.follow(table)
        assert mover.tables[table]["undo"] == 1
        await undo(mover, table)
        await mover.until(lambda: mover.tables[table]["n"] == 3)
        assert mover.tables[table]["view"] == before
