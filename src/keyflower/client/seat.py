"""One seat at a table, followed over the socket: it comes back by itself after every loss of the connection."""

import asyncio
import contextlib
import json
import random
import uuid
from collections.abc import AsyncIterator, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidURI, WebSocketException

from ..bots import SeatQuestion
from .choices import answers
from .types import Json, OpenQuestion, TableInfo, TableState

PROTOCOL_SPOKEN = 1
FIRST_WAIT, LONGEST_WAIT = 0.3, 5.0  # seconds between two tries to connect
FOLLOWING = "follow"  # what answers to `follow` are known by
LARGEST = 4 * 1024 * 1024  # bytes of a message


class Turned(Exception):
    """The server does not want this program: another protocol, a session that has ended, a seat that is another's."""


class AskedSeat(SeatQuestion[str]):
    """A question that came over the wire: any bot can answer it."""

    def __init__(self, state: TableState, asked: OpenQuestion, memory: Json) -> None:
        decision = {"seat": state["seat"], "kind": asked["kind"], "about": asked["about"]}
        super().__init__(state["view"], memory, decision, answers(asked["choices"]))
        self.at = asked["at"]
        self.n = state["n"]


class Seat:
    def __init__(self, server: str, token: str, table: str, seat: int) -> None:
        self.address = server.replace("http", "ws", 1) + "/api/v1/ws"
        self.token = token
        self.table = table
        self.seat = seat
        self.state: TableState | None = None
        self.info: TableInfo | None = None
        self.on_loss: Callable[[str], None] = lambda reason: None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()  # something came in, or the connection changed
        self._answers: dict[str, asyncio.Future[Json]] = {}

    @property
    def is_over(self) -> bool:
        return self.info is not None and self.info["state"] in ("over", "still", "closed")

    async def questions(self) -> AsyncIterator[AskedSeat]:
        """Every question to this seat until the game is over. Answer each with `answer` before the next."""
        reader = self._reader = asyncio.create_task(self._stay_connected())
        try:
            while True:
                if self._is_left():
                    return
                self._news.clear()
                if self.is_over and not self._asked():
                    return
                question = await self._question()
                if question is not None:
                    yield question
                else:
                    await self._until_news()
        finally:
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await reader

    async def answer(self, question: AskedSeat, action: str) -> Json | None:
        """Plays an action: its refusal if the server would not have it. Sent again after a loss, it counts once."""
        body = {"t": "move", "id": uuid.uuid4().hex, "n": question.n, "seat": self.seat, "actions": [action]}
        said = await self.command(body)
        while said["t"] == "refused" and said["error"].get("retry"):  # it is starting, stopping or busy
            await asyncio.sleep(said["error"]["retry"])
            said = await self.command(body)
        if said["t"] == "done":
            while self.state is not None and self.state["n"] < said["n"] and not self._is_left():
                await self._until_news()
            return None
        self._take(said)
        error: Json = said["error"]
        return None if error["code"] in ("stale", "not-asked") else error

    async def command(self, body: Json) -> Json:
        """Sends a command until it is answered, over as many connections as that takes. Turned if there will be no
        other."""
        while True:
            socket = self._socket
            if self._is_left():
                return {"t": "refused", "error": {"code": "not-asked"}}
            if socket is None:
                await self._until_news()
                continue
            ref = uuid.uuid4().hex[:12]
            future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
            self._answers[ref] = future
            try:
                await socket.send(json.dumps({**body, "table": self.table, "ref": ref}))
                return await future
            except (WebSocketException, ConnectionError):
                await asyncio.sleep(0.05)  # the reader notices, and connects again
            finally:
                self._answers.pop(ref, None)

    def _is_left(self) -> bool:
        """Is nobody listening any more, because the game is over? Turned if that was not the reason."""
        if self._reader is None or not self._reader.done():
            return False
        self._reader.result()
        return True

    def _asked(self) -> OpenQuestion | None:
        return self.state["asked"] if self.state is not None else None

    async def _question(self) -> AskedSeat | None:
        """The open question with what may be remembered, if the table did not move on meanwhile."""
        asked, state = self._asked(), self.state
        if asked is None or state is None:
            return None
        said = await self.command({"t": "memory", "seat": self.seat, "n": state["n"]})
        if said["t"] == "refused":
            self._take(said)
            return None
        return AskedSeat(state, asked, said["memory"])

    async def _until_news(self) -> None:
        """Waits for something to come in; no longer than a moment, in case it came just before."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), 0.5)
        self._news.clear()

    # --- the connection ----------------------------------------------------------------------------------------------

    async def _stay_connected(self) -> None:
        wait, reason = FIRST_WAIT, ""
        while not self.is_over:
            if reason:
                self.on_loss(reason)
                await asyncio.sleep(wait * random.uniform(0.7, 1.3))  # so that not all come back at the same moment
                wait = min(wait * 2, LONGEST_WAIT)
            try:
                async with connect(self.address, max_size=LARGEST) as socket:
                    await self._greet(socket)
                    wait = FIRST_WAIT
                    async for text in socket:
                        self._take(json.loads(text))
                reason = "the server closed the connection"
            except (OSError, WebSocketException, TimeoutError) as error:
                if isinstance(error, InvalidURI):
                    raise Turned(str(error)) from None
                reason = str(error) or type(error).__name__
            finally:
                self._drop()

    async def _greet(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"t": "hello", "protocol": PROTOCOL_SPOKEN, "session": self.token}))
        welcome = json.loads(await socket.recv())
        if welcome["t"] != "welcome":
            raise Turned(f"the server refused this program: {welcome.get('error', {}).get('code', welcome['t'])}")
        if not welcome.get("me"):
            raise Turned("the session has ended")
        follow: dict[str, Any] = {"t": "follow", "table": self.table, "seat": self.seat, "ref": FOLLOWING}
        if self.state is not None:
            follow["have"] = self.state["n"]
        await socket.send(json.dumps(follow))
        self._socket = socket

    def _drop(self) -> None:
        """Whoever waits for an answer has to send again."""
        self._socket = None
        for future in self._answers.values():
            if not future.done():
                future.set_exception(ConnectionError("the connection was lost"))
        self._news.set()

    def _take(self, message: Json) -> None:
        """A message of the server: the newest state and facts stay, an answer goes to who waits for it."""
        state = message.get("state")
        if state and (self.state is None or state["n"] >= self.state["n"]) and message["t"] != "done":
            self.state = state
        if message.get("info"):
            self.info = message["info"]
            if not message["info"]["seats"][self.seat]["mine"]:
                raise Turned("somebody else has the seat now")
        if message["t"] == "refused" and message.get("ref") == FOLLOWING:
            error = message["error"]
            reason = error.get("reason") or error["code"]
            raise ConnectionError(reason) if error.get("retry") else Turned(f"the table is closed to us: {reason}")
        future = self._answers.get(message.get("ref", ""))
        if future is not None and not future.done():
            future.set_result(message)
        self._news.set()
