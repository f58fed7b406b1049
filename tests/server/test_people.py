"""People at the door: names and words, passwords, where they call from, sessions and devices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import httpx

from keyflower.server.addresses import address, network

from .client import fresh
from .conftest import Starter
from .harness import Crowd, Process, asynchronous
from .test_tables import TWO, refused

TRICKS = ["a\0b", "a\x1b[31mb", "a\u202eb", "a\u2066b", "a\u200bb", "a\u2028b", "a\x85b", "\ufeffb", "a\nb", "a\r\nb\n"]


async def tricks_are_refused(process: Process) -> None:
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2)
        ann = people[0]
        seat = ann.tables[table]["seat"]
        for trick in TRICKS:
            await refused("bad-message", ann.post("/session", {"name": trick}))
            await refused("bad-message", ann.post("/account", {"name": trick, "password": "a long pass phrase"}))
            await refused("bad-message", ann.post("/tables", {**TWO, "name": trick}))
            await refused("bad-message", ann.post("/tables", {"players": [{"kind": "me", "name": trick}] * 2}))
            await refused("bad-message", ann.post(f"/tables/{table}/join", {"name": trick}))
            if "\n" not in trick:  # in chat a broken line is made one, and a record has lines
                await refused("bad-message", ann.say("chat", table=table, id=fresh(), seat=seat, text=trick))
                record = f"keyflower record 1\nseed {trick}\nnames {trick}, Ben\n"
                await refused("bad-message", ann.post("/records", {"text": record}))
        await refused("bad-message", ann.post("/session", {"name": " \u0301 "}))
        assert (await ann.post("/session", {"name": "  Zoe\u0308   Łoś "}))["name"] == "Zoë Łoś"
        await ann.say("chat", table=table, id=fresh(), seat=seat, text="👩\u200d🌾 grüß dich")
    assert "Traceback" not in process.logged()


@asynchronous
async def test_characters_that_play_tricks_are_refused(server: Process) -> None:
    await tricks_are_refused(server)


@asynchronous
async def test_the_same_on_postgresql(starter: Starter, postgres: Callable[[], str]) -> None:
    await tricks_are_refused(starter(database=postgres()))


# Where somebody calls from


def called_from(forwarded: list[str], proxies: int, client: str = "10.0.0.9") -> str:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    return address({"client": (client, 1), "headers": headers}, proxies)


def test_the_caller_is_read_from_the_right_of_what_proxies_add() -> None:
    assert called_from(["1.1.1.1"], 0) == "10.0.0.9"
    assert called_from(["6.6.6.6, 1.1.1.1"], 1) == "1.1.1.1"
    assert called_from(["6.6.6.6", "1.1.1.1"], 1) == "1.1.1.1"  # on lines of their own
    assert called_from(["6.6.6.6, 1.1.1.1, 10.0.0.3"], 2) == "1.1.1.1"
    assert called_from(["1.1.1.1"], 2) == "10.0.0.9"  # it did not come through both
    assert called_from([], 1) == "10.0.0.9"


def test_a_network_counts_as_one() -> None:
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2:ffff::1") != network("2001:db8:1:3::1")
    assert network("::ffff:1.2.3.4") == network("1.2.3.4") == "1.2.3.4"
    assert network("1.2.3.4") != network("1.2.3.5")
    assert network("nonsense" * 50) == ("nonsense" * 50)[:64]


@asynchronous
async def test_passwords_are_guessed_slowly_whatever_is_varied(starter: Starter) -> None:
    process = starter(flags={"password-tries": 3, "proxies": 1})
    async with Crowd(process.base) as crowd:
        ann = await crowd.person("Ann", connected=False)

        async def guess(name: str, where: str) -> int:
            headers = {"authorization": f"Bearer {ann.token}", "x-forwarded-for": where}
            body = {"name": name, "password": "not the one at all"}
            return (await ann.http.post("/account/login", json=body, headers=headers)).status_code

        spellings = ["annie", " ANNIE", "annie ", "AnNiE", "  aNNie  ", "ａｎｎｉｅ"]
        answers = [await guess(spellings[n % 6], f"7.7.7.{n}") for n in range(20)]
        assert answers.count(403) <= 8
        assert answers[-1] == 429
        answers = [await guess(f"other {n}", f"6.6.6.6, 2001:db8::{n:x}") for n in range(20)]
        assert answers.count(403) <= 8
        assert answers[-1] == 429


@asynchronous
async def test_a_password_is_not_guessed_by_changing_it_either(starter: Starter) -> None:
    """Somebody has got hold of a device that is signed in, and calls from many networks."""
    process = starter(flags={"password-tries": 3, "proxies": 1})
    async with Crowd(process.base) as crowd:
        ann = await crowd.person("Ann", connected=False)
        await ann.post("/account", {"name": "annie", "password": "a long pass phrase"})
        wish = {"old": "not the one at all", "new": "another pass phrase"}

        async def guess(where: str) -> int:
            headers = {"authorization": f"Bearer {ann.token}", "x-forwarded-for": where}
            return (await ann.http.post("/account/password", json=wish, headers=headers)).status_code

        answers = [await guess(f"7.7.7.{n}") for n in range(20)]
        assert answers.count(403) <= 8
        assert answers[-1] == 429


# Sessions


@asynchronous
async def test_signing_in_renews_the_session(server: Process) -> None:
    async with httpx.AsyncClient(base_url=server.base + "/api/v1") as http:
        await http.post("/session", json={"name": "Ann"})
        planted = http.cookies["keyflower"]
        made = await http.post("/tables", json=TWO)
        table = made.json()["info"]["table"]
        name = f"ann {fresh()[:8]}"
        assert (await http.post("/account", json={"name": name, "password": "a long pass phrase"})).status_code == 201
        first = http.cookies["keyflower"]
        assert first != planted
        assert (await http.post("/account/login", json={"name": name, "password": "a long pass phrase"})).is_success
        assert http.cookies["keyflower"] not in (planted, first)
        mine = (await http.get(f"/tables/{table}")).json()["info"]
        assert mine["host"]
        assert mine["seats"][0]["mine"]
        for old in (planted, first):
            async with httpx.AsyncClient(base_url=server.base + "/api/v1", cookies={"keyflower": old}) as thief:
                assert (await thief.get("/me")).status_code == 401


@asynchronous
async def test_my_devices_can_be_listed_and_signed_out(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        name, word = f"ann {fresh()[:8]}", "a long pass phrase"
        home, tablet, other = [await crowd.person(who, connected=False) for who in ("Home", "Tablet", "Other")]
        alone = (await other.get("/devices"))["devices"]
        assert [(device["name"], device["this"]) for device in alone] == [("Other", True)]
        await home.post("/account", {"name": name, "password": word})
        await tablet.post("/account/login", {"name": name, "password": word})
        await tablet.connect()
        devices = (await home.get("/devices"))["devices"]
        assert {(device["name"], device["this"]) for device in devices} == {("Home", True), ("Tablet", False)}
        assert home.token not in json.dumps(devices)
        lost = next(device["id"] for device in devices if not device["this"])
        await refused("not-found", other.ask("DELETE", f"/devices/{lost}"))
        await home.ask("DELETE", f"/devices/{lost}")
        await refused("no-session", tablet.get("/me"))
        assert tablet.socket is not None
        await asyncio.wait_for(tablet.socket.wait_closed(), 10)
        assert [device["name"] for device in (await home.get("/devices"))["devices"]] == ["Home"]


@asynchronous
async def test_signing_in_on_a_friends_tablet_leaves_the_friends_seats_there(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        home, tablet = [await crowd.person(who, connected=False) for who in ("Ann", "Ben")]
        table = (await tablet.post("/tables", TWO))["info"]["table"]
        name, word = f"ann {fresh()[:8]}", "a long pass phrase"
        await home.post("/account", {"name": name, "password": word})
        own = (await home.post("/tables", TWO))["info"]["table"]
        await tablet.post("/account/login", {"name": name, "password": word})
        assert (await tablet.get(f"/tables/{own}"))["info"]["host"]  # Ann's are here while she is signed in
        assert [info["table"] for info in (await home.get("/tables/mine"))["tables"]] == [own]
        await refused("not-found", home.get(f"/tables/{table}"))
        await tablet.post("/account/logout")
        mine = (await tablet.get("/tables/mine"))["tables"]
        assert [(info["table"], info["host"], info["seats"][0]["mine"]) for info in mine] == [(table, True, True)]


# Who may look on


@asynchronous
async def test_without_spectators_nobody_looks_on_however_early_they_came(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        ann, ben, eve = [await crowd.person(name) for name in ("Ann", "Ben", "Eve")]
        made = await ann.post("/tables", {**TWO, "spectators": False, "listed": True, "pace": 0})
        table = made["info"]["table"]
        assert (await eve.follow(table))["state"] is None  # before the start there is nothing to hide
        await ben.post(f"/tables/{table}/sit", {"secret": made["links"][1]["secret"]})
        for person in (ann, ben):
            await person.follow(table)
        mover = next(person for person in (ann, ben) if person.tables[table]["asked"])
        await mover.move(table, ["pass"])
        await mover.say("chat", table=table, id=fresh(), seat=mover.tables[table]["seat"], text="among us")
        await eve.say("ping")
        heard = [message for message in eve.heard if message["t"] in ("update", "updates", "state", "chat")]
        assert heard == []
        assert (await eve.get(f"/tables/{table}"))["state"] is None
