"""Making tables, links, hot seat, spectators, lobby, rematch, accounts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from .client import Person, Refused, any_answer, fresh
from .harness import Crowd, Process, asked, asynchronous, settled
from .test_playing import play_on

TWO = {"players": [{"kind": "me"}, {"kind": "person", "name": "Ben"}], "pace": 0}


async def refused(code: str, call: Any) -> Refused:
    with pytest.raises(Refused) as found:
        await call
    assert found.value.code == code, found.value
    return found.value


async def flood(most: int, call: Callable[[], Awaitable[Any]]) -> Refused:
    """The refusal that comes when something is done too often."""
    for _ in range(most):
        try:
            await call()
        except Refused as found:
            if found.code != "too-many":
                raise
            return found
    raise AssertionError("there is no limit")


@asynchronous
async def test_a_name_and_a_seat_link_are_enough(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        host, guest, other_device = [await crowd.person(name) for name in ("Ann", "Bea", "Bea's phone")]
        made = await host.post("/tables", TWO)
        table = made["info"]["table"]
        assert made["info"]["state"] == "waiting"
        assert made["info"]["seed_hash"] is None
        secret = next(link["secret"] for link in made["links"] if link["seat"] == 1)
        assert len(secret) >= 22  # at least 128 bits in base64
        info = await guest.post(f"/tables/{table}/sit", {"secret": secret, "name": "Bea"})
        assert info["state"] == "playing"
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bea"]
        assert [seat["mine"] for seat in info["seats"]] == [False, True]
        await guest.post(f"/tables/{table}/sit", {"secret": secret})  # the same device again: nothing new
        await refused("not-allowed", other_device.post(f"/tables/{table}/sit", {"secret": secret}))
        await refused("not-allowed", host.post(f"/tables/{table}/sit", {"secret": secret}))  # though the host made it
        renewed = (await guest.post(f"/tables/{table}/links", {"seat": 1}))["secret"]
        again = await other_device.post(f"/tables/{table}/sit", {"secret": renewed})
        assert again["seats"][1]["mine"]
        entries = (await guest.get(f"/tables/{table}"))["entries"]
        assert [(entry["kind"], entry["seat"]) for entry in entries[-1:]] == [("sit", 1)]  # shown to everybody
        assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bea"]
        assert (await other_device.get(f"/tables/{table}"))["state"]["seat"] == 1


@asynchronous
async def test_a_private_table_is_only_for_those_with_a_link(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        host, stranger, nobody = [await crowd.person(name) for name in ("Ann", "Sam", "Nob")]
        made = await host.post("/tables", {"players": [{"kind": "me"}, {"kind": "open"}], "pace": 0})
        table = made["info"]["table"]
        unknown = await refused("not-found", stranger.get("/tables/aaaaaaaaaaaaaaaa"))
        for path, body in (("sit", {"secret": "x" * 32}), ("enter", {"invite": "x" * 32}), ("join", {}), ("start", {})):
            await refused("not-found", stranger.post(f"/tables/{table}/{path}", body))
        hidden = await refused("not-found", stranger.get(f"/tables/{table}"))
        assert hidden.error == unknown.error  # no such table, or not for you: the two look the same
        follow = await stranger.follow(table)
        assert follow["t"] == "refused"
        assert follow["error"]["code"] == "not-found"
        await stranger.post(f"/tables/{table}/enter", {"invite": made["invite"]})
        joined = await stranger.post(f"/tables/{table}/join", {"name": "Sam"})
        assert joined["seat"] == 1
        assert joined["info"]["state"] == "playing"
        await nobody.post(f"/tables/{table}/enter", {"invite": made["invite"]})
        seen = await nobody.get(f"/tables/{table}")
        assert seen["state"]["seat"] is None
        assert not any("screen" in seat or "winter" in seat for seat in seen["state"]["view"]["seats"])
        assert table not in [info["table"] for info in (await nobody.get("/tables"))["tables"]]


@asynchronous
async def test_the_lobby_lists_open_tables_and_mine_comes_first(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        host, guest = await crowd.person("Ann"), await crowd.person("Ben")
        made = await host.post(
            "/tables", {"players": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "listed": True}
        )
        table = made["info"]["table"]
        listed = (await guest.get("/tables", state="waiting"))["tables"]
        assert table in [info["table"] for info in listed]
        first = await guest.post(f"/tables/{table}/join", {"seat": 2})
        assert first["seat"] == 2
        await refused("not-now", guest.post(f"/tables/{table}/join", {"seat": 2}))
        info = await guest.post(f"/tables/{table}/stand", {"seat": 2})
        assert not info["seats"][2]["taken"]
        await guest.post(f"/tables/{table}/join")
        await refused("not-allowed", guest.post(f"/tables/{table}/start", {}))
        info = await host.post(f"/tables/{table}/start", {"level": 1})
        assert info["state"] == "playing"
        assert [seat["kind"] for seat in info["seats"]].count("bot") == 1
        mine = (await guest.get("/tables/mine"))["tables"]
        assert [info["table"] for info in mine] == [table]


@asynchronous
async def test_a_hot_seat_shows_one_seat_at_a_time(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person("Ann")
        made = await person.post("/tables", {"players": [{"kind": "me"}, {"kind": "me", "name": "Ben"}], "pace": 0})
        table = made["info"]["table"]
        for seat in (0, 1, 0):
            told = await person.follow(table, seat=seat)
            shown = [("screen" in side) for side in told["state"]["view"]["seats"]]
            assert shown == [seat == 0, seat == 1]
        mover = told["state"]["waiting"][0]["seat"]
        await person.follow(table, seat=mover)
        done = await person.move(table, ["pass"])
        assert done["n"] == 2


@asynchronous
async def test_spectators_never_see_secrets_until_the_end(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2, listed=True)
        watcher = await crowd.person("Wat")
        told = await watcher.follow(table)
        assert told["state"]["seat"] is None
        assert told["state"]["asked"] is None
        watcher.raw = []
        chance = random.Random(8)
        await asyncio.gather(*(play_on(person, table, chance) for person in people))
        await watcher.until(lambda: watcher.entries[table][-1]["kind"] == "end")
        before = [text for text in watcher.raw if '"over":false' in text]
        assert len(before) > 20
        assert not any('"screen"' in text.split('"entry"')[0] or '"winter":[' in text for text in before)
        final = await watcher.get(f"/tables/{table}")
        assert all("screen" in seat for seat in final["state"]["view"]["seats"])
        assert final["info"]["seed"]
        attempts: dict[str, dict[str, Any]] = {
            "move": {"id": fresh(), "n": 1, "seat": 0, "actions": ["pass"]},
            "undo": {"id": fresh(), "n": 1, "seat": 0},
            "chat": {"id": fresh(), "seat": 0, "text": "hi"},
            "programme": {"seat": 0, "kind": None},
        }
        for path, body in attempts.items():
            await refused("not-allowed", watcher.post(f"/tables/{table}/{path}", body))


@asynchronous
async def test_a_table_without_spectators_shows_them_nothing(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, _ = await crowd.table(2, listed=True, spectators=False)
        watcher = await crowd.person("Wat")
        told = await watcher.follow(table)
        assert told["state"] is None
        assert told["entries"] == []
        assert (await watcher.get(f"/tables/{table}/log"))["entries"] == []
        await refused("not-found", watcher.get(f"/tables/{table}/at/1"))


@asynchronous
async def test_a_rematch_is_one_table_for_everybody(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        await refused("not-now", people[0].post(f"/tables/{table}/rematch", {}))
        chance = random.Random(9)
        await asyncio.gather(*(play_on(person, table, chance) for person in people))
        await people[0].until(lambda: people[0].entries[table][-1]["kind"] == "end")
        first = await people[0].post(f"/tables/{table}/rematch", {"order": "rotate"})
        assert first["state"] == "waiting"  # for the other
        assert [seat["taken"] for seat in first["seats"]] == [False, True]
        assert people[0].tables.get(first["table"]) is None
        second = await people[1].post(f"/tables/{table}/rematch", {"order": "given"})
        assert first["table"] == second["table"] != table
        assert second["state"] == "playing"
        assert [seat["name"] for seat in second["seats"]] == ["P1", "P0"]
        assert [seat["mine"] for seat in second["seats"]] == [True, False]


@asynchronous
async def test_the_order_of_seats_can_be_drawn(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person("Ann")
        wish = {"players": [{"kind": "me", "name": name} for name in "ABCDEF"], "order": "random", "pace": 0}
        orders = set()
        for _ in range(4):
            made = await person.post("/tables", wish)
            orders.add("".join(seat["name"] for seat in made["info"]["seats"]))
            told = await person.get(f"/tables/{made['info']['table']}")
            assert told["state"]["view"]["names"] == [seat["name"] for seat in told["info"]["seats"]]
        assert len(orders) > 1


@asynchronous
async def test_an_account_keeps_tables_together_on_several_devices(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        desk, phone = await crowd.person("Ann"), await crowd.person("Ann")
        name = f"ann-{fresh()[:8]}"
        made = await desk.post("/tables", TWO)
        table = made["info"]["table"]
        await desk.post("/account", {"name": name, "password": "correct horse", "bring": True})
        await refused("not-now", phone.post("/account", {"name": name.upper(), "password": "something else"}))
        await refused("not-allowed", phone.post("/account/login", {"name": name, "password": "wrong wrong"}))
        await refused("not-allowed", phone.post("/account/login", {"name": "nobody" + name, "password": "wrong wrong"}))
        me = await phone.post("/account/login", {"name": name.upper(), "password": "correct horse"})
        assert me["account"] == name
        assert table in [info["table"] for info in (await phone.get("/tables/mine"))["tables"]]
        info = await phone.post(f"/tables/{table}/start", {"level": 1})  # the account is the host
        assert info["seats"][0]["mine"]
        await desk.post("/account/password", {"old": "correct horse", "new": "battery staple"})
        assert (await desk.get("/me"))["account"] == name
        assert (await phone.get("/me"))["account"] is None
        await refused("not-found", phone.get(f"/tables/{table}"))
        await phone.post("/account/login", {"name": name, "password": "battery staple"})
        assert (await phone.get(f"/tables/{table}"))["state"]["seat"] == 0
        await phone.post("/account/logout")
        await refused("not-found", phone.get(f"/tables/{table}"))


@asynchronous
async def test_links_can_be_renewed_and_the_old_ones_end(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        host, guest, thief = [await crowd.person(name) for name in ("Ann", "Ben", "Tom")]
        made = await host.post("/tables", TWO)
        table, old = made["info"]["table"], made["links"][1]["secret"]
        new = (await host.post(f"/tables/{table}/links", {"seat": 1}))["secret"]
        await refused("not-found", guest.post(f"/tables/{table}/sit", {"secret": old}))
        await guest.post(f"/tables/{table}/sit", {"secret": new})
        await refused("not-allowed", host.post(f"/tables/{table}/links", {"seat": 1}))  # somebody sits there
        newer = (await guest.post(f"/tables/{table}/links", {"seat": 1}))["secret"]
        await refused("not-found", thief.post(f"/tables/{table}/sit", {"secret": new}))
        await thief.post(f"/tables/{table}/sit", {"secret": newer})


@asynchronous
async def test_bad_wishes_are_refused(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person("Ann")
        for wish in (
            {"players": [{"kind": "me"}]},
            {"players": [{"kind": "me"}] * 7},
            {"players": [{"kind": "me"}, {"kind": "cat"}]},
            {**TWO, "modules": ["nonsense"]},
            {**TWO, "variants": {"nonsense": True}},
            {**TWO, "clock": {"kind": "days", "quiet": {"from": "22:00", "to": "07:00", "zone": "Mars/Olympus"}}},
            {**TWO, "clock": {"kind": "live", "hours": 3}},
            {**TWO, "pace": -1},
            {**TWO, "surprise": 1},
            {"players": [{"kind": "me", "name": "\u202e"}, {"kind": "open"}]},
        ):
            await refused("bad-message", person.post("/tables", wish))


@asynchronous
async def test_notices_say_that_it_is_my_turn_elsewhere(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        mover = asked(people, table)
        other = people[1 - people.index(mover)]
        await other.say("leave", table=table)
        await mover.move(table, ["pass"])
        notice = await other.until(lambda: next((m for m in other.heard if m["t"] == "notice"), None))
        assert notice["table"] == table
        assert notice["asked"]


@asynchronous
async def test_chat_is_for_those_at_the_table_and_has_limits(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2, listed=True)
        watcher = await crowd.person("Wat")
        await watcher.follow(table)
        line = {"id": fresh(), "seat": 0, "text": "  hello \n there "}
        await people[0].say("chat", table=table, **line)
        assert (await people[0].say("chat", table=table, **line))["again"]
        for person in (people[1], watcher):
            heard = await person.until(lambda person=person: next((m for m in person.heard if m["t"] == "chat"), None))
            assert heard["chat"]["text"] == "hello there"
            assert heard["chat"]["name"] == "P0"
        assert len((await watcher.get(f"/tables/{table}"))["chat"]) == 1
        await refused("bad-message", people[0].say("chat", table=table, id=fresh(), seat=0, text="x" * 501))
        await refused("not-allowed", people[0].say("chat", table=table, id=fresh(), seat=1, text="as another"))
        too_many = await flood(30, lambda: people[0].say("chat", table=table, id=fresh(), seat=0, text="again"))
        assert too_many.error["retry"] > 0


async def some_moves(people: list[Person], table: str, chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        mover = asked(people, table)
        done = await mover.move(table, [any_answer(mover.tables[table]["asked"]["choices"], chance)])
        await settled(people, table, done["n"])


@asynchronous
async def test_whoever_looks_on_while_seats_change_hands_sees_only_their_own(server: Process) -> None:
    """Seats drawn at the start, and a seat given up before it: nobody keeps the eyes of a seat that is not theirs."""
    async with Crowd(server.base) as crowd:
        host, leaver, guest = [await crowd.person(name) for name in ("Ann", "Lea", "Gus")]
        wish = {
            "players": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
            "listed": True,
            "order": "random",
            "pace": 0,
        }
        for _ in range(4):
            table = (await host.post("/tables", wish))["info"]["table"]
            await leaver.post(f"/tables/{table}/join", {"seat": 1})
            for person in (host, leaver):
                await person.follow(table)
            await leaver.post(f"/tables/{table}/stand", {"seat": 1})
            await guest.post(f"/tables/{table}/join", {"seat": 1})
            await guest.follow(table)
            await host.post(f"/tables/{table}/start", {"level": 1})
            for person in (host, leaver, guest):
                state = await person.until(lambda person=person, table=table: person.tables.get(table))
                mine = [
                    seat["seat"] for seat in (await person.get(f"/tables/{table}"))["info"]["seats"] if seat["mine"]
                ]
                shown = [seat for seat, side in enumerate(state["view"]["seats"]) if "screen" in side]
                assert shown == mine
                assert state["seat"] == (mine[0] if mine else None)
