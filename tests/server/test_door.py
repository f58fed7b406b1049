"""The edges of the server, on raw sockets: paths, files, readers that do not read, requests that never come."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import socket
import struct
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .client import fresh
from .conftest import Starter
from .harness import Crowd, Process, asked, asynchronous

# Other spellings of a path of the API: each reaches the router as the same path, if it gets there.
DISGUISES = [
    "//api/v1/{}", "///api/v1/{}", "/./api/v1/{}", "/x/../api/v1/{}", "/%2e/api/v1/{}", "/x/%2e%2e/api/v1/{}",
    "/%2fapi/v1/{}", "/api%2fv1/{}", "/%61pi/v1/{}", "/api/v1//{}", "/api//v1/{}", "/api/./v1/{}", "\\api\\v1\\{}",
    "/api/v1/{}%00", "/api/v1/{}/..", "/api/v1/{}/.",
]  # fmt: skip


UPGRADE = (
    b"GET /api/v1/ws HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def raw(process: Process, request: bytes, seconds: float = 10) -> bytes:
    """What a connection answers to these bytes until it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", process.port)
    try:
        writer.write(request)
        async with asyncio.timeout(seconds):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


def post(path: str, body: str, headers: str) -> bytes:
    return (
        f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n{headers}"
        f"content-length: {len(body)}\r\n\r\n{body}"
    ).encode()


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def memory(process: Process) -> int:
    """What the server's process takes, in bytes."""
    assert process.process is not None
    pages = Path(f"/proc/{process.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# Paths


@asynchronous
async def test_no_spelling_of_a_path_gets_past_the_checks(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        mover = asked(people, table)
        cookie = f"cookie: keyflower={mover.token}\r\n"
        foreign = "origin: http://127.0.0.1:1\r\n"
        move = json.dumps({"id": fresh(), "n": 1, "seat": mover.tables[table]["seat"], "actions": ["pass"]})
        for disguise in DISGUISES:
            path = disguise.format("session")
            for kind in ("application/json", "text/plain"):
                headers = f"content-type: {kind}\r\n"
                answer = await raw(server, post(path, '{"name": "Eve"}', headers + foreign))
                assert 400 <= status(answer) < 500, path
                assert b"set-cookie" not in answer.lower(), path
            headers = cookie + foreign + "content-type: application/json\r\n"
            answer = await raw(server, post(disguise.format(f"tables/{table}/move"), move, headers))
            assert 400 <= status(answer) < 500, disguise
        assert (await mover.get(f"/tables/{table}"))["state"]["n"] == 1


@asynchronous
async def test_no_spelling_of_the_sockets_path_opens_one(server: Process) -> None:
    for disguise in DISGUISES:
        request = (
            f"GET {disguise.format('ws')} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert status(await raw(server, request.encode())) >= 400, disguise


@asynchronous
async def test_the_rate_holds_for_every_spelling(starter: Starter) -> None:
    process = starter(flags={"request-rate": 5})
    async with httpx.AsyncClient(base_url=process.base) as http:
        answers = [(await http.post("/" + "/" * (n % 2) + "api/v1/session", json={})).status_code for n in range(80)]
    assert answers.count(200) <= 40
    assert 429 in answers


# Headers


@asynchronous
async def test_an_origin_that_is_none_is_refused_without_a_trace(server: Process) -> None:
    json_body = "content-type: application/json\r\n"
    own = f"origin: http://127.0.0.1:{server.port}\r\n"
    for origin in ("http://[", "http://[::1", "https://a]b", "null", "", "\xff", "http://127.0.0.1:"):
        for path in ("session", "nothing"):
            answer = await raw(server, post(f"/api/v1/{path}", "{}", json_body + f"origin: {origin}\r\n"))
            assert status(answer) in (400, 403), origin
        answer = await raw(server, UPGRADE.replace(b"\r\n\r\n", f"\r\norigin: {origin}\r\n\r\n".encode("latin-1")))
        assert status(answer) == 403, origin
    for twice in (own + "origin: http://evil.example\r\n", "origin: http://evil.example\r\n" + own, own + own):
        assert status(await raw(server, post("/api/v1/session", "{}", json_body + twice))) == 403
    assert "Traceback" not in server.logged()
    assert "ASGI" not in server.logged()


@asynchronous
async def test_a_request_of_two_lengths_ends_the_connection(server: Process) -> None:
    """Whoever stands in front may believe the other length: what follows must not be taken for a request."""
    hidden = b"GET /api/v1/options HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    request = (
        b"POST /api/v1/session HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        b"transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n2\r\n{}\r\n0\r\n\r\n" + hidden
    )
    answer = await raw(server, request)
    assert status(answer) == 400
    assert answer.count(b"HTTP/1.1") == 1
    assert b"set-cookie" not in answer.lower()


@asynchronous
async def test_a_lacking_body_is_told_in_words(server: Process) -> None:
    answer = await raw(server, post("/api/v1/tables/abc/sit", "", "content-type: application/json\r\n"))
    assert b"'data'" not in answer
    answer = await raw(server, post("/api/v1/session", "", "content-type: application/json\r\n"))
    assert status(answer) == 400
    assert json.loads(answer.split(b"\r\n\r\n", 1)[1])["error"]["reason"] == "Not understood."


# Files


@asynchronous
async def test_files_are_a_closed_table(server: Process) -> None:
    async with httpx.AsyncClient(base_url=server.base) as http:
        index = (await http.get("/")).text
        names = re.findall(r'(?:src|href)="(/?assets/[^"]+)"', index)
        name = "/" + names[0].lstrip("/") if names else "/index.html"
        plain = await http.get(name)
        assert plain.status_code == 200
        before = memory(server)
        for number in range(600):
            answer = await raw(server, f"GET /q{number}/..{name} HTTP/1.0\r\n\r\n".encode())
            assert status(answer) == 400
        assert memory(server) - before < 4_000_000
        again = await http.get(name, headers={"if-none-match": f'W/"x", {plain.headers["etag"]}'})
        assert again.status_code == 304
        assert not again.content
        if names:
            assert "immutable" in plain.headers["cache-control"]
        small = await http.get("/", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in small.headers
        assert (await http.head("/")).status_code == 200


def test_the_smallest_form_is_sent_that_the_asker_takes(tmp_path: Path) -> None:
    from keyflower.server.page import Page

    (tmp_path / "assets").mkdir()
    for name, body in (("x.js", b"long" * 99), ("x.js.gz", b"packed"), ("x.js.br", b"less"), ("alone.gz", b"own")):
        (tmp_path / "assets" / name).write_bytes(body)
    page = Page(tmp_path)
    assert sorted(page.files) == ["assets/alone.gz", "assets/x.js"]
    file = page.find("assets/x.js")
    assert file is not None
    assert file.lasting
    assert [file.accepted(text) for text in ("gzip, br", "gzip", "", "br;q=0, gzip;q=0.5", "GZIP; q=0", "*")] == [
        "br", "gzip", "", "gzip", "", "",
    ]  # fmt: skip
    assert len({file.tag_of(code) for code in file.bodies}) == 3
    assert page.find("assets/x.js.gz") is None
    assert page.find("../x") is None


# Readers


async def deaf(process: Process, token: str) -> ClientConnection:
    """A socket that has said hello and whose system takes in as little as it can."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", process.port))
    link = await connect(
        process.base.replace("http", "ws") + "/api/v1/ws", sock=small, compression=None, ping_interval=None
    )
    await link.send(json.dumps({"t": "hello", "protocol": 1, "session": token}))
    await link.recv()
    link.transport.pause_reading()
    return link


@asynchronous
async def test_a_reader_that_never_reads_costs_little_and_is_cut_off(starter: Starter) -> None:
    process = starter(flags={"write-seconds": 2, "message-rate": 5000})
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(2)
        mover = asked(people, table)
        for _ in range(8):
            await mover.say("chat", table=table, id=fresh(), seat=mover.tables[table]["seat"], text="x" * 500)
        ear = await crowd.person("Ear")
        before = memory(process)
        links = [await deaf(process, people[0].token) for _ in range(20)]
        ask = json.dumps({"t": "follow", "table": table})

        async def pour(link: ClientConnection) -> None:
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(8):
                    for _ in range(3000):
                        await link.send(ask)

        most = before
        pouring = asyncio.gather(*(pour(link) for link in links))
        while not pouring.done():
            most = max(most, memory(process))
            assert (await ear.say("ping"))["t"] == "pong"  # others do not feel it
            await asyncio.sleep(0.1)
        assert most - before < 40_000_000
        until = time.monotonic() + 15
        while "keyflower_connections 3.0" not in (page := (await ear.http.get(process.base + "/metrics")).text):
            assert time.monotonic() < until, re.findall("keyflower_(?:conn|cut).*", page)
            await asyncio.sleep(0.2)
        for link in links:
            link.transport.abort()
        assert "Traceback" not in process.logged()


@asynchronous
async def test_a_reader_of_files_that_never_reads_is_cut_off(starter: Starter) -> None:
    process = starter(flags={"write-seconds": 1})
    before = memory(process)
    waiting = []
    for _ in range(30):
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", process.port))
        small.sendall(b"GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 4)
        waiting.append(small)
    await asyncio.sleep(1)
    assert memory(process) - before < 40_000_000
    await asyncio.sleep(4)
    for small in waiting:
        small.settimeout(5)
        with contextlib.suppress(ConnectionResetError):
            while small.recv(65536):
                pass
        small.close()


@asynchronous
async def test_frames_that_carry_nothing_are_bounded(server: Process) -> None:
    address = server.base.replace("http", "ws") + "/api/v1/ws"
    for frame in (b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"):  # ping, an empty piece, pong
        async with connect(address, ping_interval=None) as link:
            await link.send(json.dumps({"t": "hello", "protocol": 1}))
            await link.recv()
            if frame[0] == 0:
                link.transport.write(b"\x01\x80\0\0\0\0")  # a message begins
            with contextlib.suppress(ConnectionError):
                link.transport.write(frame * 100_000)
            await asyncio.wait_for(link.wait_closed(), 10)
    async with connect(address, ping_interval=None) as link:  # no UTF-8
        link.transport.write(b"\x81\x82\0\0\0\0\xff\xfe")
        await asyncio.wait_for(link.wait_closed(), 10)
    assert "Traceback" not in server.logged()


# Requests that do not come


HALVES = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nhost: x\r\n",
    b"POST /api/v1/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    b"POST /api/v1/session HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\n{",
    b"POST /api/v1/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
]


@asynchronous
async def test_a_request_must_arrive_in_its_time(starter: Starter) -> None:
    process = starter(flags={"request-seconds": 1})

    async def dripped(half: bytes) -> float:
        """How long the connection stands, with a byte every now and then."""
        reader, writer = await asyncio.open_connection("127.0.0.1", process.port)
        writer.write(half)
        began = time.monotonic()
        drip = b"x" if half.count(b"\r\n\r\n") else b"a"
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(12):
                while True:
                    try:
                        async with asyncio.timeout(0.3):
                            if not await reader.read(65536):
                                break
                    except TimeoutError:
                        if half:
                            writer.write(drip)
                            await writer.drain()
        writer.close()
        return time.monotonic() - began

    for lasted in await asyncio.gather(*(dripped(half) for half in HALVES)):
        assert lasted < 10
    assert "Traceback" not in process.logged()


@asynchronous
async def test_half_open_requests_keep_nobody_out(starter: Starter) -> None:
    process = starter(flags={"request-seconds": 30, "requests-open": 200, "requests-open-per-address": 2000})
    waiting = [socket.create_connection(("127.0.0.1", process.port)) for _ in range(1100)]
    for each in waiting:
        with contextlib.suppress(ConnectionError):
            each.sendall(b"GET / HTTP/1.1\r\nhost:")
    async with httpx.AsyncClient(base_url=process.base) as http:
        for _ in range(5):
            assert (await http.get("/healthz")).status_code == 200
    for each in waiting:
        each.close()
    assert len(process.logged()) < 100_000
    assert "Traceback" not in process.logged()


@asynchronous
async def test_one_address_takes_only_its_share(starter: Starter) -> None:
    process = starter(flags={"requests-open-per-address": 10})
    waiting = [socket.create_connection(("127.0.0.1", process.port)) for _ in range(40)]
    await asyncio.sleep(0.5)
    closed = 0
    for each in waiting:
        each.setblocking(False)
        try:
            closed += not each.recv(1)
        except BlockingIOError:
            pass
        except ConnectionResetError:
            closed += 1
        each.close()
    assert closed == 30


@asynchronous
async def test_sockets_without_hello_are_bounded_and_quiet(starter: Starter) -> None:
    process = starter(prelude="from keyflower.server import socket; socket.HELLO = 1.0; ", flags={"connections": 5})
    address = process.base.replace("http", "ws") + "/api/v1/ws"
    links = [await connect(address) for _ in range(5)]
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        async with connect(address) as link:
            await link.recv()
    for link in links:
        await asyncio.wait_for(link.wait_closed(), 10)
        assert link.close_code == 4400
    async with connect(address) as link:
        await link.send(json.dumps({"t": "hello", "protocol": 1}))
        assert json.loads(await link.recv())["t"] == "welcome"
    assert "Traceback" not in process.logged()


@asynchronous
async def test_an_upgrade_that_announces_a_body_is_not_kept(server: Process) -> None:
    """It was no request any more and no socket yet: it stood open for ever, and no limit knew of it."""
    for announced in (b"content-length: 14", b"transfer-encoding: chunked"):
        assert await raw(server, UPGRADE.replace(b"\r\n\r\n", b"\r\n" + announced + b"\r\n\r\n"), 20) == b""
    async with connect(server.base.replace("http", "ws") + "/api/v1/ws") as link:
        await link.send(json.dumps({"t": "hello", "protocol": 1}))
        assert json.loads(await link.recv())["t"] == "welcome"


@asynchronous
async def test_sockets_that_come_and_go_leave_no_trace(starter: Starter) -> None:
    process = starter(prelude="from keyflower.server import door; door.CLOSING = 0.2; ")
    address = process.base.replace("http", "ws") + "/api/v1/ws"
    for first in ('{"t": "hello", "protocol": 1}', "nonsense", ""):
        async with connect(address) as link:
            if first:
                await link.send(first)
                await link.recv()
        link = await connect(address)
        link.transport.abort()
    await asyncio.sleep(1)
    assert "Traceback" not in process.logged()


def test_a_reset_in_the_middle_of_anything_is_no_trouble(server: Process) -> None:
    for half in HALVES:
        link = socket.create_connection(("127.0.0.1", server.port))
        link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        link.sendall(half)
        link.close()
    with httpx.Client() as http:
        assert http.get(server.base + "/healthz").status_code == 200
    assert "Traceback" not in server.logged()


# Logs


def test_a_warning_that_repeats_is_said_once_a_minute_with_a_count() -> None:
    import logging

    from keyflower.server.logs import Once

    once = Once()

    def said(at: float, text: str = "trouble %d", level: int = logging.WARNING) -> str:
        record = logging.LogRecord("keyflower", level, "", 0, text, (1,) if "%" in text else (), None)
        record.created = at
        return record.getMessage() if once.filter(record) else ""

    assert said(1000.0) == "trouble 1"
    assert [said(1000.0 + second) for second in range(1, 50)] == [""] * 49
    assert said(1020.0, "another") == "another"
    assert said(1061.0) == "trouble 1 (and 49 times more since it was last said)"
    assert said(1062.0, "news", logging.INFO) == said(1062.0, "news", logging.INFO) == "news"
