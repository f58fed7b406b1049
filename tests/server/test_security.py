"""Headers, cookies, origins, limits, strangers, logs without secrets, errors without traces."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any

import httpx
import pytest
from argon2.exceptions import VerifyMismatchError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from keyflower.catalogue import CATALOGUE
from keyflower.game.game import Game
from keyflower.server import people

from .client import Json, Person, Refused, fresh
from .conftest import Starter
from .fuzz import fuzzed
from .harness import Crowd, Process, asked, asynchronous
from .test_tables import TWO, flood, refused, some_moves


async def opened(address: str) -> ClientConnection:
    """A socket that has said hello and is welcome."""
    link = await connect(address)
    await link.send(json.dumps({"t": "hello", "protocol": 1}))
    await link.recv()
    return link


@asynchronous
async def test_browsers_are_kept_strict(server: Process) -> None:
    async with httpx.AsyncClient(base_url=server.base) as http:
        for path in ("/", "/t/abc", "/api/v1/options", "/nothing"):
            answer = await http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        assert (await http.get("/t/whatever/at/3")).status_code == 200
        assert (await http.get("/t/whatever")).headers["content-type"] == "text/html; charset=utf-8"
        assert (await http.get("/assets/none.js")).status_code == 404
        for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/app.py", "/assets/../../app.py", "/..%2fapp.py"):
            answer = await http.get(path)
            assert "make_app" not in answer.text
        assert (await http.get("/api/v1/nothing")).json()["error"]["code"] == "not-found"
        assert (await http.get("/api/v1/options")).headers["cache-control"] == "no-store"


@asynchronous
async def test_the_cookie_is_strict_and_is_enough(server: Process, starter: Starter) -> None:
    async with httpx.AsyncClient(base_url=server.base) as http:
        answer = await http.post("/api/v1/session", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert "token" not in answer.json()
        assert (await http.get("/api/v1/me")).json()["name"] == "Ann"
        secret = http.cookies["keyflower"]
        async with connect(
            server.base.replace("http", "ws") + "/api/v1/ws",
            additional_headers={"cookie": f"keyflower={secret}", "origin": server.base},
        ) as link:
            await link.send(json.dumps({"t": "hello", "protocol": 1}))
            assert json.loads(await link.recv())["me"]["name"] == "Ann"
        await http.delete("/api/v1/session")
        http.cookies.set("keyflower", secret)
        assert (await http.get("/api/v1/me")).status_code == 401
    https = starter(flags={"url": "https://play.example"})
    async with httpx.AsyncClient(base_url=https.base) as http:
        answer = await http.post("/api/v1/session", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("__host-keyflower=")
        assert "secure" in cookie
        assert "max-age" in answer.headers["strict-transport-security"]


@asynchronous
async def test_pages_of_others_get_nothing(server: Process) -> None:
    address = server.base.replace("http", "ws") + "/api/v1/ws"
    for origin in ("https://evil.example", "null", server.base.replace("127.0.0.1", "127.0.0.2"), "http://127.0.0.1:1"):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(address, additional_headers={"origin": origin}) as link:
                await link.recv()
        async with httpx.AsyncClient(base_url=server.base) as http:
            answer = await http.post("/api/v1/session", json={"name": "Ann"}, headers={"origin": origin})
            assert answer.status_code == 403
            assert "set-cookie" not in answer.headers
            answer = await http.post(
                "/api/v1/session", content='{"name": "Ann"}', headers={"content-type": "text/plain"}
            )
            assert answer.status_code == 400  # what a form of another page could send


@asynchronous
async def test_strangers_other_seats_and_forgeries_get_nothing(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(3)
        stranger = await crowd.person("Str")
        mover = asked(people, table)
        other = next(person for person in people if person is not mover)
        move = {"id": fresh(), "n": 1, "seat": mover.tables[table]["seat"], "actions": ["pass"]}
        await refused("not-found", stranger.say("move", table=table, **move))
        await refused("not-found", stranger.post(f"/tables/{table}/move", move))
        await refused("not-allowed", other.say("move", table=table, **move))
        await refused("not-allowed", other.get(f"/tables/{table}", seat=mover.tables[table]["seat"]))
        assert (await other.follow(table, seat=mover.tables[table]["seat"]))["t"] == "refused"
        forger = Person(server.base)
        crowd.people.append(forger)
        forger.token = "A" * 32
        await forger.connect()
        await refused("no-session", forger.say("move", table=table, **move))
        await refused("no-session", forger.post("/tables", TWO))
        assert (await mover.get(f"/tables/{table}"))["state"]["n"] == 1
        await mover.say("move", table=table, **move)
        await refused(
            "not-found", stranger.say("move", table=table, **move)
        )  # the same message, overheard and sent again
        assert (await mover.get(f"/tables/{table}"))["state"]["n"] == 2


@asynchronous
async def test_no_secret_is_in_logs_urls_or_the_database_in_clear(starter: Starter) -> None:
    process = starter(flags={"log-format": "json"})
    async with Crowd(process.base) as crowd:
        ann, ben = await crowd.person("Ann"), await crowd.person("Ben")
        made = await ann.post("/tables", TWO)
        table = made["info"]["table"]
        await ann.post("/account", {"name": "annie", "password": "a very long pass phrase"})
        await ben.post(f"/tables/{table}/sit", {"secret": made["links"][1]["secret"]})
        for person in (ann, ben):
            await person.connect()
            await person.follow(table)
        chance = random.Random(2)
        await some_moves([ann, ben], table, chance, 12)
        await ann.say("chat", table=table, id=fresh(), seat=0, text="a private word")
        seed = None
        process.stop()
        secrets = [ann.token, ben.token, made["invite"], *(link["secret"] for link in made["links"])]
        logged = process.logged()
        stored = b"".join(path.read_bytes() for path in process.folder.glob("keyflower.db*"))
        import sqlite3

        seed = sqlite3.connect(process.database).execute("SELECT seed FROM tables").fetchone()[0]
        for secret in [*secrets, "a very long pass phrase", seed, "a private word"]:
            assert secret not in logged
        for secret in [*secrets, "a very long pass phrase"]:
            assert secret.encode() not in stored
        assert b"$argon2id$" in stored
        assert all(path.stat().st_mode & 0o077 == 0 for path in process.folder.glob("keyflower.db*"))
        for line in logged.splitlines():
            assert json.loads(line)["level"]


@asynchronous
async def test_limits_on_sizes_rates_and_connections(starter: Starter) -> None:
    process = starter(
        flags={
            "request-rate": 5,
            "message-rate": 20,
            "connections": 3,
            "tables-per-person": 2,
            "people-per-hour": 8,
            "message-bytes": 5000,
        }
    )
    async with Crowd(process.base) as crowd:
        person = await crowd.person("Ann")
        for _ in range(2):
            await person.post("/tables", TWO)
        await refused("too-many", person.post("/tables", TWO))
        assert (await flood(60, lambda: person.get("/options"))).error["retry"] > 0
        await asyncio.sleep(2)
        await refused("too-large", person.post("/records", {"text": "x" * 300_000}))
        await asyncio.sleep(1)
        await flood(20, lambda: Person(process.base).arrive())
        assert person.socket is not None
        before = len(person.heard)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(300):
                await person.socket.send(json.dumps({"t": "ping"}))
        await asyncio.wait_for(person.socket.wait_closed(), 20)
        assert person.socket.close_code == 4429  # slowed down to the rate first, then let go
        assert 20 < len(person.heard) - before < 280
        address = process.base.replace("http", "ws") + "/api/v1/ws"
        async with connect(address) as link:
            await link.send(json.dumps({"t": "hello", "protocol": 1}))
            await link.recv()
            await link.send("x" * 6000)
            with pytest.raises(ConnectionClosed):
                await link.recv()
        links = [await opened(address) for _ in range(3)]
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await opened(address)
        for link in links:
            await link.close()
        assert "Traceback" not in process.logged()


@asynchronous
async def test_whoever_says_nothing_or_speaks_another_protocol_is_let_go(server: Process) -> None:
    address = server.base.replace("http", "ws") + "/api/v1/ws"
    for first in ('{"t":"hello","protocol":2}', '{"t":"ping"}', "nonsense", "[]", '{"t":"hello"}'):
        async with connect(address) as link:
            await link.send(first)
            with contextlib.suppress(ConnectionClosed):
                async for text in link:
                    assert json.loads(text)["error"]["code"] == "protocol"
            assert link.close_code == 4400


@asynchronous
async def test_health_readiness_and_metrics(server: Process) -> None:
    async with httpx.AsyncClient(base_url=server.base) as http:
        assert (await http.get("/healthz")).json()["status"] == "alive"
        assert (await http.get("/readyz")).json()["status"] == "ready"
        page = (await http.get("/metrics")).text
        for name in (
            "keyflower_connections",
            "keyflower_entries_total",
            "keyflower_store_seconds_bucket",
            "keyflower_requests_total",
        ):
            assert name in page
        assert (await http.get("/metrics", headers={"x-forwarded-for": "8.8.8.8"})).status_code == 404


@asynchronous
async def test_malformed_forged_and_out_of_turn_messages_do_nothing(starter: Starter) -> None:
    answers = await fuzzed(starter(flags={"message-rate": 100000, "request-rate": 100000}), 1200)
    assert answers["refused bad-message"] > 100
    assert answers["refused not-allowed"] + answers["refused not-found"] + answers["refused not-asked"] > 50


def test_a_password_for_nobody_costs_as_much_to_refuse_as_for_anybody() -> None:
    with pytest.raises(VerifyMismatchError):
        people._hasher.verify(people._nobody, "a password")
    assert not people._hasher.check_needs_rehash(people._nobody)


def many_lost_bids() -> Json:
    """A position in which one seat has lost many bids: all sets of them together are more than anybody can list."""
    tiles = [tile.id for tile in CATALOGUE.tiles if (tile.kind, tile.set, tile.season) == ("village", "base", "spring")]
    bids = [{"seat": 0, "colour": "red", "count": 1}, {"seat": 1, "colour": "red", "count": 2}]
    lots = [{"tile": tile, "bids": bids} for tile in tiles]
    return {"players": 2, "season": "spring", "auction": lots, "seats": [{"screen": {"red": 1}}, {}]}


async def meanwhile(heavy: asyncio.Task[Any], other: Person) -> None:
    """Nobody else waits for it."""
    began = time.monotonic()
    while not heavy.done() and time.monotonic() < began + 60:
        at = time.monotonic()
        await other.say("ping")
        assert time.monotonic() - at < 3
        await asyncio.sleep(0.2)
    assert heavy.done()


@asynchronous
async def test_the_work_of_a_request_is_bounded(starter: Starter) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        ann, ben = await crowd.person("Ann"), await crowd.person("Ben")
        heavy = asyncio.create_task(ann.post("/positions", {"position": many_lost_bids(), "seat": 0}))
        await meanwhile(heavy, ben)
        with contextlib.suppress(Refused):  # too much work, or an engine that needs no list of all
            await heavy
        assert (await ann.post("/positions", {"position": {"players": 2}}))["legal"]  # and it works again


@asynchronous
async def test_a_record_that_begins_heavily_is_weighed_before_it_is_played(starter: Starter) -> None:
    """It may be looked at; what would make the server list its answers is refused."""
    process = starter()
    async with Crowd(process.base) as crowd:
        ann, ben = await crowd.person("Ann"), await crowd.person("Ben")
        text = Game.from_position(many_lost_bids()).record()
        table = (await ann.post("/records", {"text": text}))["info"]["table"]
        assert (await ann.get(f"/tables/{table}/at/1", seat="all"))["state"]["view"]["auction"]
        play = asyncio.create_task(ann.post(f"/tables/{table}/play-from/1", {"seat": 0}))
        await meanwhile(play, ben)
        with pytest.raises(Refused, match="too-much-work"):
            await play
        hint = asyncio.create_task(ann.get(f"/tables/{table}/at/1/hint", seat=0))
        await meanwhile(hint, ben)
        with pytest.raises(Refused, match="too-much-work"):
            await hint
        with pytest.raises(Refused, match="too-much-work"):
            await ann.post("/records", {"text": text + "# more\n" * 4000})


@asynchronous
async def test_pages_of_the_settings_origins_may_talk(starter: Starter) -> None:
    process = starter(flags={"origins": "https://club.example"})
    async with httpx.AsyncClient(base_url=process.base) as http:
        for origin, allowed in (("https://club.example", True), ("https://evil.example", False)):
            headers = {"origin": origin, "access-control-request-method": "POST"}
            asked = await http.options("/api/v1/session", headers=headers)
            answer = await http.get("/api/v1/options", headers={"origin": origin})
            assert (asked.headers.get("access-control-allow-origin") == origin) == allowed
            assert (answer.headers.get("access-control-allow-origin") == origin) == allowed
            assert "origin" in answer.headers["vary"]
            assert ("authorization" in asked.headers.get("access-control-allow-headers", "")) == allowed
            made = await http.post("/api/v1/session", json={"name": "Ann"}, headers={"origin": origin})
            assert made.is_success == allowed


@asynchronous
async def test_behind_a_proxy_metrics_are_closed_unless_opened(starter: Starter) -> None:
    async def seen(process: Process, **headers: str) -> int:
        async with httpx.AsyncClient(base_url=process.base) as http:
            return (await http.get("/metrics", headers=headers)).status_code

    outside = starter(folder="a", flags={"url": "https://play.example"})
    assert await seen(outside) == 404
    opened_ = starter(folder="b", flags={"url": "https://play.example", "metrics": "open"})
    assert await seen(opened_) == 200


@asynchronous
async def test_ready_says_what_writes_say(starter: Starter) -> None:
    """The file can be read but not written, as on a full disk."""
    process = starter()
    import sqlite3

    holder = sqlite3.connect(process.database, isolation_level=None)
    async with httpx.AsyncClient(base_url=process.base, timeout=20) as http:
        assert (await http.get("/readyz")).status_code == 200
        holder.execute("BEGIN EXCLUSIVE")
        await asyncio.sleep(1.1)
        assert (await http.get("/readyz")).status_code == 503
        holder.execute("ROLLBACK")
        await asyncio.sleep(3)
        assert (await http.get("/readyz")).status_code == 200
    holder.close()
