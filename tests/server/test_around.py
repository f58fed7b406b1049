"""Around the game: resigning, taking tables away, invitations, who looks on, one's own games, playing on, hints."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import keyflower as kf

from .client import Person, any_answer, fresh
from .conftest import Starter
from .harness import Crowd, Process, asked, asynchronous
from .test_records import finished
from .test_tables import refused

BOTS = {"players": [{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}], "pace": 0}


async def against_bots(crowd: Crowd, **wish: Any) -> tuple[str, Person]:
    person = await crowd.person("Ann")
    table = (await person.post("/tables", BOTS | wish))["info"]["table"]
    await person.follow(table)
    await person.until(lambda: person.tables[table]["asked"])
    return table, person


async def answer(person: Person, table: str, chance: random.Random, action: str | None = None) -> None:
    """One answer, and then until it is one's turn again or the game is over."""
    state = person.tables[table]
    done = await person.move(table, [action or any_answer(state["asked"]["choices"], chance)])
    await person.until(
        lambda: (s := person.tables[table])["n"] >= done["n"] and (s["asked"] or s["view"]["over"]), seconds=60
    )


# Resigning


@asynchronous
async def test_whoever_resigns_leaves_a_bot_behind_and_does_not_come_back(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(3)
        await people[1].say("resign", table=table, id=fresh(), seat=1)
        info = (await people[0].get(f"/tables/{table}"))["info"]
        assert info["state"] == "playing"
        assert info["seats"][1]["resigned"]
        assert info["seats"][1]["bot"]
        entries = await people[0].until(lambda: people[0].entries[table][1:])
        assert entries[0]["kind"] == "resign"
        await refused("not-now", people[1].say("return", table=table, id=fresh(), seat=1))
        await refused("not-now", people[1].say("move", table=table, id=fresh(), seat=1, n=2, actions=["pass"]))
        await people[0].say("resign", table=table, id=fresh(), seat=0)
        await people[2].say("resign", table=table, id=fresh(), seat=2)
        assert (await people[0].get(f"/tables/{table}"))["info"]["state"] == "over"  # nobody is left


@asynchronous
async def test_resigning_against_bots_ends_the_game(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, person = await against_bots(crowd)
        await person.say("resign", table=table, id=fresh(), seat=0)
        told = await person.get(f"/tables/{table}")
        assert told["info"]["state"] == "over"
        assert told["info"]["result"] is None
        assert told["info"]["seed"]
        assert told["entries"][-1]["kind"] == "end"
        kf.Game.replay(await person.get(f"/tables/{table}/record"))


# Away with it


@asynchronous
async def test_tables_are_put_away_by_oneself_and_taken_away_where_nobody_loses(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        await refused("not-allowed", people[0].ask("DELETE", f"/tables/{table}"))
        await people[0].post(f"/tables/{table}/hide", {})
        mine = [(await person.get("/tables/mine"))["tables"] for person in people]
        assert [len(tables) for tables in mine] == [0, 1]
        assert len((await people[0].get("/tables/mine", hidden=True))["tables"]) == 1
        await people[0].post(f"/tables/{table}/hide", {"hidden": False})
        assert len((await people[0].get("/tables/mine"))["tables"]) == 1
        alone, person = await against_bots(crowd)
        await refused("not-found", people[0].ask("DELETE", f"/tables/{alone}"))
        await person.ask("DELETE", f"/tables/{alone}")
        await refused("not-found", person.get(f"/tables/{alone}"))
        assert (await person.get("/tables/mine"))["tables"] == []


# Names, invitations, spectators


@asynchronous
async def test_tables_without_a_name_can_be_told_apart(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person("Ann")
        names = {(await person.post("/tables", BOTS))["info"]["name"] for _ in range(4)}
        assert len(names) == 4
        assert all(name.startswith("Ann, ") for name in names)
        six = {"players": [{"kind": "me"}] + [{"kind": "bot", "level": 1}] * 5}
        seats = (await person.post("/tables", six))["info"]["seats"]
        assert len({seat["name"][0] for seat in seats}) == 6  # no two look alike on the table


@asynchronous
async def test_an_invitation_can_be_made_at_any_time_and_the_older_ones_stay(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, person = await against_bots(crowd)
        one = (await person.post(f"/tables/{table}/invite"))["invite"]
        two = (await person.post(f"/tables/{table}/invite"))["invite"]
        for secret in (one, two):
            friend = await crowd.person("Fay")
            await refused("not-found", friend.get(f"/tables/{table}/at/1"))
            await refused("not-found", friend.post(f"/tables/{table}/invite"))
            await friend.post(f"/tables/{table}/enter", {"invite": secret})
            assert (await friend.get(f"/tables/{table}/at/1"))["state"]["n"] == 1
            await refused("not-allowed", friend.post(f"/tables/{table}/invite"))


@asynchronous
async def test_who_looks_on_is_seen_and_may_talk(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2, listed=True)
        watcher = await crowd.person("Wat Tyler")
        await watcher.follow(table)
        await people[0].until(
            lambda: any(m["t"] == "info" and m["info"]["watchers"] == ["Wat Tyler"] for m in people[0].heard)
        )
        line = {"id": fresh(), "text": "well played"}
        await watcher.say("chat", table=table, **line)
        assert (await watcher.say("chat", table=table, **line))["again"]
        heard = await people[1].until(lambda: next((m for m in people[1].heard if m["t"] == "chat"), None))
        assert (heard["chat"]["seat"], heard["chat"]["name"]) == (-1, "Wat Tyler")
        await refused("not-allowed", watcher.say("chat", table=table, id=fresh(), seat=0, text="as another"))
        await watcher.say("leave", table=table)
        await people[0].until(lambda: [m["info"]["watchers"] for m in people[0].heard if m["t"] == "info"][-1] == [])
        closed, people = await crowd.table(2, listed=True, spectators=False)
        await refused("not-allowed", watcher.say("chat", table=closed, **line))


# Seats


@asynchronous
async def test_a_handicap_stays_with_its_person_when_seats_are_drawn(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person("Ann")
        wish = {
            "players": [{"kind": "me", "name": name} for name in "ABCDEF"],
            "order": "random",
            "variants": {"handicap": [0, 1]},
            "pace": 0,
        }
        places = set()
        for _ in range(4):
            info = (await person.post("/tables", wish))["info"]
            ticked = info["variants"]["handicap"]
            assert sorted(info["seats"][seat]["name"] for seat in ticked) == ["A", "B"]
            places.add(tuple(ticked))
            view = (await person.get(f"/tables/{info['table']}"))["state"]["view"]
            assert view["variants"]["handicap"] == ticked
        assert len(places) > 1


@asynchronous
async def test_clocks_wait_until_everybody_has_come(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        host, guest = await crowd.person("Ann"), await crowd.person("Ben")
        wish = {"players": [{"kind": "me"}, {"kind": "person"}], "pace": 0, "clock": {"kind": "live", "bank": 60}}
        made = await host.post("/tables", wish)
        table = made["info"]["table"]
        await host.follow(table)
        await guest.post(f"/tables/{table}/sit", {"secret": made["links"][1]["secret"]})
        state = await host.until(lambda: host.tables.get(table))
        assert [clock["running"] for clock in state["clocks"]] == [False, False]
        await guest.follow(table)
        await host.until(lambda: any(clock["running"] for clock in host.tables[table]["clocks"]))
        assert [clock["left"] for clock in host.tables[table]["clocks"]] == [60_000, 60_000]


# One's own games


@asynchronous
async def test_my_games_running_and_finished(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        done, people = await finished(crowd)
        person = people[0]
        wish = {"players": [{"kind": "me"}, {"kind": "me", "name": "Bo"}], "pace": 0}
        wish["clock"] = {"kind": "live", "bank": 900}
        turn = (await person.post("/tables", wish))["info"]["table"]
        waiting = (await person.post("/tables", {"players": [{"kind": "me"}, {"kind": "open"}]}))["info"]["table"]
        running = (await person.get("/tables/mine", state="running"))["tables"]
        assert [info["table"] for info in running] == [turn, waiting]
        assert running[0]["ends"] > running[0]["moved"]
        ended = (await person.get("/tables/mine", state="finished"))["tables"]
        assert [info["table"] for info in ended] == [done]
        result = ended[0]["result"]
        assert sorted(result["places"])[0] == 1
        assert [place == 1 for place in result["places"]] == [seat in result["winners"] for seat in (0, 1)]


# Playing on


@asynchronous
async def test_a_finished_game_is_played_on_from_any_position(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await finished(crowd, 3)
        person, stranger = people[0], await crowd.person("Sam")
        await refused("not-found", stranger.post(f"/tables/{table}/play-from/9", {"seat": 1}))
        past = (await person.get(f"/tables/{table}/at/9", seat="1"))["state"]["view"]
        info = await person.post(f"/tables/{table}/play-from/9", {"seat": 1, "level": 1, "pace": 0})
        assert [seat["mine"] for seat in info["seats"]] == [False, True, False]
        assert info["notes"] == [{"key": "played-on", "table": table, "n": 9}]
        new = info["table"]
        first = (await person.get(f"/tables/{new}/at/1"))["state"]["view"]
        for key in ("auction", "boats", "season", "bag", "supply"):
            assert first[key] == past[key]
        assert first["seats"] == past["seats"]
        # Under the names of those who sit there now.
        assert first["names"] == [seat["name"] for seat in info["seats"]] != past["names"]
        await person.follow(new)
        await person.until(lambda: person.tables[new]["asked"])
        await answer(person, new, random.Random(3))
        position = (await person.post("/positions", {"position": kf.Game.new(2, "p").position()}))["state"]
        assert position["n"] == 0
        made = await person.post(
            "/positions/play", {"position": kf.Game.new(2, "p").position(), "seat": 0, "level": 1, "pace": 0}
        )
        assert made["state"] == "playing"
        running, _ = await crowd.table(2)
        await refused("not-found", person.post(f"/tables/{running}/play-from/1", {"seat": 0}))


@asynchronous
async def test_a_game_played_on_survives_the_server(starter: Starter, tmp_path: Path) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        person = await crowd.person("Ann")
        position = kf.Game.new(2, "p").position()
        body = {"position": position, "seat": 0, "level": 1, "pace": 0}
        table = (await person.post("/positions/play", body))["table"]
        await person.follow(table)
        await person.until(lambda: person.tables[table]["asked"])
        for _ in range(3):
            await answer(person, table, random.Random(3))
        before = (await person.get(f"/tables/{table}"))["state"]["view"]
        process.kill()
        process.start()
        assert (await person.get(f"/tables/{table}"))["state"]["view"] == before
        await person.post(f"/tables/{table}/resign", {"id": fresh(), "seat": 0})
        record = await person.get(f"/tables/{table}/record")
        assert kf.Game.replay(record).view(0)["seats"] == before["seats"]


# Hints


@asynchronous
async def test_hints_come_from_a_bot_and_never_against_people(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, person = await against_bots(crowd)
        state = person.tables[table]
        told = (await person.say("hint", table=table, seat=0, n=state["n"]))["hints"]
        assert told["seat"] == 0
        assert told["kind"] == "turn"
        assert 2 <= len(told["hints"]) <= 3
        assert told["hints"][0]["less"] == 0
        assert [hint["worth"] for hint in told["hints"]] == sorted((h["worth"] for h in told["hints"]), reverse=True)
        for hint in told["hints"]:
            tried = await person.say("try", table=table, seat=0, n=state["n"], actions=[hint["action"]], want=[])
            assert tried["trial"]["legal"]
            assert hint["reason"]["key"]
        await refused("stale", person.say("hint", table=table, seat=0, n=state["n"] - 1))
        shared, people = await crowd.table(2)
        mover = asked(people, shared)
        seat, n = mover.tables[shared]["seat"], mover.tables[shared]["n"]
        await refused("not-allowed", mover.say("hint", table=shared, seat=seat, n=n))
        await refused("not-allowed", mover.get(f"/tables/{shared}/at/1/hint", seat=seat))
        position = kf.Game.new(2, "p").position()
        assert (await person.post("/positions/hint", {"position": position}))["hints"]


@asynchronous
async def test_hints_for_a_game_that_is_over(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await finished(crowd)
        past = (await people[0].get(f"/tables/{table}/at/5", seat="all"))["state"]["view"]["decisions"][0]["seat"]
        told = await people[0].get(f"/tables/{table}/at/5/hint", seat=past)
        assert told["hints"]


# Taking back


@asynchronous
async def test_against_bots_everything_up_to_new_information_can_be_taken_back(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, person = await against_bots(crowd)
        chance = random.Random(5)
        before = person.tables[table]["view"]
        assert person.tables[table]["undo"] == 0
        await answer(person, table, chance, bid(person.tables[table]))
        while person.tables[table]["undo"] == 0:  # a bot drew something: that stays
            before = person.tables[table]["view"]
            await answer(person, table, chance, bid(person.tables[table]))
        state = person.tables[table]
        assert state["undo"] >= 1
        await person.say("undo", table=table, id=fresh(), n=state["n"], seat=0, count=1)
        after = await person.until(lambda: (s := person.tables[table])["n"] > state["n"] and s)
        assert after["view"] == before
        assert after["asked"]


def bid(state: dict[str, Any]) -> str:
    row = next(row for row in state["asked"]["choices"]["places"] if row["verb"] == "bid" and not row["groups"])
    return f"bid {row['tile']} {row['least']} {row['colour']}"


@asynchronous
async def test_between_people_a_bot_in_the_game_changes_nothing_about_taking_back(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        people = [await crowd.person(name) for name in ("Ann", "Ben")]
        wish = {"players": [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "level": 1}], "pace": 0}
        made = await people[0].post("/tables", wish)
        table = made["info"]["table"]
        await people[1].post(f"/tables/{table}/sit", {"secret": made["links"][1]["secret"]})
        for person in people:
            await person.follow(table)
        await some_moves_of_people(people, table, 3)
        assert all(person.tables[table]["undo"] <= 1 for person in people)


async def some_moves_of_people(people: list[Person], table: str, moves: int) -> None:
    for _ in range(moves):
        while not any(person.tables[table]["asked"] for person in people):
            await asyncio.sleep(0.05)
        mover = asked(people, table)
        await mover.move(table, [bid(mover.tables[table])])
        await asyncio.sleep(0.2)


@asynchronous
async def test_a_finished_game_keeps_its_record_whatever_the_rules_say_later(starter: Starter) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        table, people = await finished(crowd)
        record = await people[0].get(f"/tables/{table}/record")
        scores = (await people[0].get(f"/tables/{table}"))["state"]["scores"]
    process.stop()
    process.start(
        "import keyflower.server.engine as engine; deal = engine.new_game;"
        "engine.new_game = lambda options, seed, names: deal(options, 'other' + seed, names);"
    )
    person = people[0]
    fresh_person = Person(process.base, "Ann")
    fresh_person.token = person.token
    assert await fresh_person.get(f"/tables/{table}/record") == record
    assert (await fresh_person.get(f"/tables/{table}"))["state"]["scores"] == scores
    await fresh_person.close()
