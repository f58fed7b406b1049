"""Bots over the wire: they take a seat as a person would, come back after every loss, and know what a seat may know."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from keyflower.bots.imagine import imagine
from keyflower.client import Client, RefusedByServer, Seat, TableLink, Turned
from keyflower.game.chance import Chance

from .client import Person, Refused, any_answer
from .conftest import Starter
from .harness import Process, asynchronous

BOT = {"kind": "bot", "level": 1}


async def table_for(person: Person, *players: dict[str, Any]) -> tuple[str, TableLink]:
    """A table with a seat for whoever has its link."""
    made = await person.post("/tables", {"players": [{"kind": "person"}, *(players or (BOT,))], "pace": 0})
    table = made["info"]["table"]
    return table, TableLink.read(f"{person.base}/t/{table}#seat={made['links'][0]['secret']}")


async def play_anything(seat: Seat, chance: random.Random, trouble: Any = None) -> int:
    answered = 0
    async for question in seat.questions():
        assert await seat.answer(question, chance.choice(question.actions)) is None
        answered += 1
        if trouble is not None:
            await trouble(answered)
    return answered


@asynchronous
async def test_a_program_plays_a_whole_game(server: Process) -> None:
    host = await Person(server.base).arrive()
    table, link = await table_for(host)
    async with Client(link.server, "Robby") as client:
        seat = await client.sit(link)
        assert await play_anything(seat, random.Random(1)) > 10
    info = (await host.get(f"/tables/{table}"))["info"]
    assert info["state"] == "over"
    assert info["seats"][0]["name"] == "Robby"
    assert seat.info is not None
    assert seat.info["result"] == info["result"]


@asynchronous
async def test_it_comes_back_after_every_cut(server: Process) -> None:
    """The connection is cut in the middle of questions and of moves; each move counts once."""
    host = await Person(server.base).arrive()
    table, link = await table_for(host)
    lost: list[str] = []
    async with Client(link.server) as client:
        seat = await client.sit(link)
        seat.on_loss = lost.append

        async def cut(answered: int) -> None:
            if answered in (2, 5, 9) and seat._socket is not None:
                seat._socket.transport.abort()

        answered = await play_anything(seat, random.Random(2), cut)
    assert len(lost) == 3
    log = (await host.get(f"/tables/{table}/log"))["entries"]
    moves = [entry for entry in log if entry["kind"] == "move" and entry["seat"] == 0 and entry.get("by") != "bot"]
    assert len(moves) == answered


@asynchronous
async def test_it_comes_back_after_the_server_was_killed(starter: Starter) -> None:
    process = starter()
    host = await Person(process.base).arrive()
    table, link = await table_for(host)
    async with Client(link.server) as client:
        seat = await client.sit(link)

        async def kill(answered: int) -> None:
            if answered == 4:
                process.kill()
                await asyncio.to_thread(process.start)

        assert await play_anything(seat, random.Random(3), kill) > 10
    assert (await host.get(f"/tables/{table}"))["info"]["state"] == "over"


@asynchronous
async def test_an_open_seat_is_taken_by_invitation_and_a_kept_secret_leads_back_to_it(server: Process) -> None:
    host = await Person(server.base).arrive()
    made = await host.post("/tables", {"players": [{"kind": "me"}, {"kind": "open"}], "pace": 0})
    table = made["info"]["table"]
    link = TableLink.read(f"{server.base}/t/{table}#invite={made['invite']}")
    async with Client(link.server, "One") as client:
        assert (await client.sit(link)).seat == 1
        token = client.token
    async with Client(link.server, "One", token) as again:
        assert (await again.sit(link)).seat == 1
    async with Client(link.server, "Two") as other:
        with pytest.raises(RefusedByServer):
            await other.sit(link)


@asynchronous
async def test_what_may_be_remembered_comes_over_the_wire_and_nothing_else(server: Process) -> None:
    """For one's own seat, at the state one has; the same in every world that agrees with what the seat was shown."""
    ann = await Person(server.base).arrive()
    ben = await Person(server.base, "Ben").arrive()
    made = await ann.post("/tables", {"players": [{"kind": "me"}, {"kind": "person"}], "pace": 0})
    table = made["info"]["table"]
    secret = next(link["secret"] for link in made["links"] if link["seat"] == 1)
    await ben.post(f"/tables/{table}/sit", {"secret": secret})
    chance = random.Random(4)
    for step in range(12):
        for seat, person in ((0, ann), (1, ben)):
            state = (await person.get(f"/tables/{table}"))["state"]
            if state["asked"]:
                action = any_answer(state["asked"]["choices"], chance)
                move = {"id": f"memory-{step}-{seat}", "n": state["n"], "seat": seat, "actions": [action]}
                await person.post(f"/tables/{table}/move", move)
        state = (await ann.get(f"/tables/{table}"))["state"]
        memory = (await ann.post(f"/tables/{table}/memory", {"seat": 0, "n": state["n"]}))["memory"]
        for luck in range(3):
            assert imagine(state["view"], memory, Chance.from_seed(str(luck))).memory(0) == memory
    with pytest.raises(Refused) as nobodys:
        await ann.post(f"/tables/{table}/memory", {"seat": 1, "n": 1})
    assert nobodys.value.code == "not-allowed"
    with pytest.raises(Refused) as old:
        await ann.post(f"/tables/{table}/memory", {"seat": 0, "n": 0})
    assert old.value.code == "stale"


@pytest.mark.parametrize("options", [("--level", "1"), ("--bot", "mine:Modest")])
def test_the_command_plays_to_the_end(server: Process, tmp_path: Path, options: tuple[str, ...]) -> None:
    (tmp_path / "mine.py").write_text(
        "class Modest:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, question):\n"
        "        assert len(question.memory['seats']) == question.view['players'] and question.decision['kind']\n"
        "        return question.actions[0]\n",
        encoding="utf-8",
    )

    async def seated() -> tuple[str, str, Person]:
        host = await Person(server.base).arrive()
        made = await host.post("/tables", {"players": [{"kind": "person"}, BOT], "pace": 0})
        table = made["info"]["table"]
        return table, f"{server.base}/t/{table}#seat={made['links'][0]['secret']}", host

    _, link, _ = asyncio.run(seated())
    keep = tmp_path / "secret"
    command = [sys.executable, "-m", "keyflower", "sit", link, *options, "--keep", str(keep)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, env=dict(os.environ))
    assert done.returncode == 0, done.stderr
    assert "sits at seat 1." in done.stdout
    assert "The game is over:" in done.stdout
    assert keep.stat().st_mode & 0o077 == 0


@asynchronous
async def test_whoever_loses_the_session_or_the_seat_is_told_and_does_not_wait_for_ever(server: Process) -> None:
    host = await Person(server.base).arrive()
    for trouble, said in (("session", "the session has ended"), ("table", "closed to us")):
        _, link = await table_for(host)
        client = Client(link.server)
        async with client:
            seat = await client.sit(link)

            async def lose(answered: int, trouble: str = trouble, seat: Seat = seat) -> None:
                if answered == 2 and seat._socket is not None:
                    if trouble == "session":
                        seat.token = "0" * len(seat.token)
                    else:
                        seat.table = "abcdefghijklmnop"
                    seat._socket.transport.abort()

            with pytest.raises(Turned, match=said):
                await play_anything(seat, random.Random(5), lose)


@asynchronous
async def test_a_server_that_is_busy_for_a_moment_is_asked_again(server: Process) -> None:
    host = await Person(server.base).arrive()
    _, link = await table_for(host)
    async with Client(link.server) as client:
        seat = await client.sit(link)
        really = seat.command
        refused: list[str] = []

        async def busy(body: Any) -> Any:
            if body["t"] == "move" and len(refused) < 2:
                refused.append(body["id"])
                return {"t": "refused", "error": {"code": "busy", "retry": 0.01}}
            return await really(body)

        seat.command = busy  # type: ignore[method-assign]
        async for question in seat.questions():
            assert await seat.answer(question, question.actions[0]) is None
            break
    assert len(set(refused)) == 1


@asynchronous
async def test_a_server_of_another_kind_is_told(tmp_path: Path) -> None:
    for body in (b"<html>", b"[]", b"{}", b""):

        async def answer(reader: Any, writer: Any, body: bytes = body) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as other:
            port = other.sockets[0].getsockname()[1]
            with pytest.raises(ConnectionError, match="not as a Keyflower server does"):
                async with Client(f"http://127.0.0.1:{port}"):
                    pass


def test_mistakes_are_told_in_a_line(server: Process, tmp_path: Path) -> None:
    for link, said in (
        ("nonsense", "no link to a table"),
        ("http://127.0.0.1:99999/t/abcdefghijklmnop", "no link to a table"),
        (f"{server.base}/t/abcdefghijklmnop", "the server says no"),
        ("http://127.0.0.1:9/t/abcdefghijklmnop", "cannot be reached"),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "keyflower", "sit", link], capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 2
        assert said in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_the_client_needs_nothing_of_the_server() -> None:
    """`keyflower.client` is imported without the server's room and its dependencies, and without the engine."""
    code = (
        "import sys, keyflower.client;"
        "bad = [n for n in sys.modules if n.startswith(('keyflower.server', 'litestar', 'msgspec', 'sqlalchemy'))];"
        "assert not bad, bad"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
