"""A small client of the real protocol, for tests and for the load command: HTTP by httpx, the socket by websockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import uuid
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Refused(Exception):
    def __init__(self, status: int, error: Json, state: Json | None = None) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.error = error
        self.state = state

    @property
    def code(self) -> str:
        return str(self.error["code"])


def fresh() -> str:
    return uuid.uuid4().hex


class Person:
    """One device: its session, its HTTP requests, its socket. `network`: where a proxy says that it calls from."""

    def __init__(self, base: str, name: str = "Ann", network: str = "") -> None:
        self.base = base
        self.name = name
        self.forwarded = {"x-forwarded-for": network} if network else {}
        self.http = httpx.AsyncClient(base_url=base + "/api/v1", timeout=30, headers=self.forwarded)
        self.token = ""
        self.socket: ClientConnection | None = None
        self.heard: list[Json] = []
        self.tables: dict[str, Json] = {}  # the newest state of each table
        self.entries: dict[str, list[Json]] = {}
        self.waiting: dict[str, asyncio.Future[Json]] = {}
        self.changed = asyncio.Condition()
        self.reader: asyncio.Task[None] | None = None
        self.refs = itertools.count(1)
        self.raw: list[str] | None = None  # set to a list to keep every message as it came

    # HTTP

    async def ask(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self.http.request(method, path, json=body, params=params, headers=headers)
        if answer.status_code >= 400:
            document = answer.json()
            one_row_a_tile(document)
            raise Refused(answer.status_code, document["error"], document.get("state"))
        if answer.status_code == 204 or not answer.content:
            return None
        if answer.headers["content-type"].startswith("text/"):
            return answer.text
        found = answer.json()
        if isinstance(found, dict):
            one_row_a_tile(found)
        if self.token and isinstance(found, dict) and "token" in found:
            self.token = found["token"]  # signing in renews it
        return found

    async def get(self, path: str, **params: Any) -> Any:
        return await self.ask("GET", path, **params)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.ask("POST", path, {} if body is None else body)

    async def arrive(self) -> Person:
        me = await self.post("/session", {"name": self.name, "token": True})
        self.token = me["token"]
        self.http.cookies.clear()  # the bearer's way is tested here; cookies have a test of their own
        return self

    # The socket

    async def connect(self, base: str | None = None) -> Person:
        address = (base or self.base).replace("http", "ws") + "/api/v1/ws"
        self.socket = await connect(
            address, max_size=None, compression=None, ping_interval=None, additional_headers=self.forwarded
        )
        await self.socket.send(
            json.dumps({"t": "hello", "protocol": 1, **({"session": self.token} if self.token else {})})
        )
        welcome = json.loads(await self.socket.recv())
        assert welcome["t"] == "welcome", welcome
        self.reader = asyncio.create_task(self._read(self.socket))
        return self

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                if self.raw is not None:
                    self.raw.append(text if isinstance(text, str) else text.decode())
                message = json.loads(text)
                one_row_a_tile(message)
                await self._take(message)
        except Exception as error:
            for future in self.waiting.values():
                if not future.done():
                    future.set_exception(ConnectionError(str(error)))
        else:
            for future in self.waiting.values():
                if not future.done():
                    future.set_exception(ConnectionError("closed"))
        async with self.changed:
            self.changed.notify_all()

    async def _take(self, message: Json) -> None:
        table = message.get("table", "")
        if message.get("state") and message["t"] != "done":
            known = self.tables.get(table)
            if known is None or known["n"] <= message["state"]["n"] or known["seat"] != message["state"]["seat"]:
                self.tables[table] = message["state"]
        if message["t"] == "update":
            self.entries.setdefault(table, []).append(message["entry"])
        elif message["t"] == "table":
            self.entries[table] = list(message["entries"])
        elif message["t"] == "updates":
            self.entries.setdefault(table, []).extend(message["entries"])
        self.heard.append(message)
        if len(self.heard) > 2000:
            del self.heard[:1000]
        future = self.waiting.pop(message.get("ref", ""), None)
        if future is not None and not future.done():
            future.set_result(message)
        async with self.changed:
            self.changed.notify_all()

    async def say(self, kind: str, /, **fields: Any) -> Json:
        """Sends a message and waits for its answer; a refusal is raised."""
        assert self.socket is not None
        ref = str(next(self.refs))
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[ref] = future
        await self.socket.send(json.dumps({"t": kind, "ref": ref, **fields}))
        answer = await asyncio.wait_for(future, 20)
        if answer["t"] == "refused":
            raise Refused(0, answer["error"], answer.get("state"))
        return answer

    async def follow(self, table: str, **fields: Any) -> Json:
        assert self.socket is not None
        before = len(self.heard)
        await self.socket.send(json.dumps({"t": "follow", "table": table, "ref": "f", **fields}))
        told: Json = await self.until(
            lambda: next(
                (
                    m
                    for m in self.heard[before:]
                    if m["t"] in ("table", "updates", "refused") and m.get("table") == table
                ),
                None,
            )
        )
        return told

    async def until(self, found: Any, seconds: float = 60) -> Any:
        """Waits until `found()` gives something."""
        async with asyncio.timeout(seconds):
            async with self.changed:
                while True:
                    value = found()
                    if value:
                        return value
                    await self.changed.wait()

    async def move(self, table: str, actions: list[str], **fields: Any) -> Json:
        state = self.tables[table]
        message = {"id": fresh(), "n": state["n"], "seat": state["seat"], "actions": actions} | fields
        return await self.say("move", table=table, **message)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)
        await self.http.aclose()

    async def drop(self) -> None:
        """The line breaks, without a word."""
        assert self.socket is not None
        self.socket.transport.abort()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)
        self.socket = None


def one_row_a_tile(message: Json) -> None:
    """Rows of choices are told for many tiles at once; here each tile gets its own."""
    state = message.get("state") or (message.get("trial") or {}).get("state")
    if not isinstance(state, dict):
        return
    choices = (state.get("asked") or {}).get("choices", {})
    if "places" in choices:
        choices["places"] = [
            {"groups": [], **row, "tile": tile} for row in choices["places"] for tile in row.pop("tiles")
        ]


def any_answer(choices: Json, chance: random.Random) -> str:
    """Some legal action, from the short form of the choices."""
    options: list[str] = list(choices.get("actions", []))
    for tile, places in choices.get("build", {}).items():
        options += [f"build {tile} {place} {turn}" for place, turns in places.items() for turn in turns]
    for row in choices.get("moves", []):
        options += [f"move {row['resource']} {row['from']} {end}" for end in row["to"]]
    if choices.get("pass") and (not choices["places"] or chance.random() < 0.25):
        return "pass"
    if choices.get("places"):
        return chance.choice(spelled(chance.choice(choices["places"])))
    return chance.choice(options)


def spelled(row: Json) -> list[str]:
    """All texts of one row of a turn's choices."""
    if "only" in row:
        return list(row["only"])
    texts = []
    for subset in itertools.product((False, True), repeat=len(row["groups"])):
        groups = [group for group, taken in zip(row["groups"], subset, strict=True) if taken]
        total = sum(group["count"] for group in groups)
        for count in range(max(0, row["least"] - total), min(row["screen"], row["most"] - total) + 1):
            tail = "".join(f" +{group['from']}" for group in groups)
            texts.append(f"{row['verb']} {row['tile']} {count} {row['colour']}{tail}")
    return texts
