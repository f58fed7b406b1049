"""The socket: one for each page, for all the tables it follows."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from .connection import Connection
from .door import SocketLine
from .engine import RULES_VERSION
from .guard import session_secret, where
from .limits import Bucket
from .messages.fields import API, PROTOCOL
from .messages.socket import (
    Done,
    Follow,
    FromClient,
    Hello,
    Leave,
    NewInfo,
    Ping,
    Pong,
    Refused,
    Say,
    Updates,
    Welcome,
    WholeTable,
    decode_client,
    encoder,
)
from .messages.state import Chat, Error
from .metrics import METRICS
from .moments import now
from .people import Person
from .refusals import Refusal
from .server import Server
from .storage import Unavailable
from .tables import commands, sitting, views
from .tables.live import eyes
from .version import VERSION

HELLO = 10.0  # seconds to say hello
OPENING = 2  # a new socket, counted in messages
FOLLOW_COST = 4  # to follow a table, which may have to be brought into memory
FLOOD = 100  # some fifty messages too fast, one after the other, and the socket is closed

log = logging.getLogger("keyflower.socket")

Socket = WebSocket[Any, Any, Any]


@websocket(f"{API}/ws")
async def live(socket: Socket, server: Server) -> None:
    caller = where(server, socket.scope)
    if server.hub.closing or not server.sockets.take(caller):
        await socket.close(code=4429)
        return
    connection = Connection(server.backlog, caller)
    try:
        await server.messages.wait(caller, OPENING)
        await socket.accept()
        writer = asyncio.create_task(write_on(socket, SocketLine.of(socket.scope), connection))
        try:
            await Talk(server, socket, connection).run()
        except (WebSocketDisconnect, asyncio.CancelledError, RuntimeError):
            connection.end()
        finally:
            server.leave(connection)
            connection.finish(1000)
            await asyncio.gather(writer, return_exceptions=True)
    finally:
        connection.end()
        server.sockets.give(caller)


async def write_on(socket: Socket, line: SocketLine, connection: Connection) -> None:
    """Sends what waits, then closes. The door lets go of a reader that takes nothing in, which ends a send, too."""
    try:
        while messages := await connection.next():
            try:
                await line.tell(messages)
            finally:
                connection.sent(messages)
        await socket.close(code=connection.code)
    except Exception:
        log.debug("a socket went away while writing")
        connection.end()


class Talk:
    def __init__(self, server: Server, socket: Socket, connection: Connection) -> None:
        self.server = server
        self.socket = socket
        self.connection = connection
        self.person: Person | None = None
        rate = server.settings.message_rate
        self.bucket = Bucket(rate, rate * 3)

    async def run(self) -> None:
        try:
            async with asyncio.timeout(HELLO):
                welcome = await self.hello()
        except TimeoutError:
            welcome = False
        if not welcome:
            self.connection.finish(4400)
            return
        self.server.arrive(self.connection)
        too_fast = 0
        while not self.connection.ended:
            text = await self.socket.receive_data(mode="text")
            wait = self.bucket.take()
            too_fast = too_fast + 2 if wait else max(0, too_fast - 1)
            if too_fast > FLOOD:
                self.connection.finish(4429)
                return
            if wait:  # it is not read any faster than this
                await asyncio.sleep(wait)
                self.bucket.take()
            await self.server.messages.wait(self.connection.where)  # nor are all of a network together
            await self.connection.eased()  # and it is not answered while it does not read the answers
            await self.hear(text)

    async def hello(self) -> bool:
        try:
            message = decode_client(await self.socket.receive_data(mode="text"))
        except (msgspec.MsgspecError, UnicodeDecodeError):
            message = None
        if not isinstance(message, Hello) or message.protocol != PROTOCOL:
            self.send(Refused(Error("protocol", "This server speaks protocol 1; say hello first.", "protocol")))
            return False
        secret = message.session or session_secret(self.server, self.socket.scope)
        self.person = await self.server.people.find(secret)
        if self.person is not None:
            self.connection.recognise(self.person.who, self.person.session, self.person.name)
        me = self.person.me() if self.person else None
        self.send(Welcome(PROTOCOL, VERSION, RULES_VERSION, me, now()))
        return True

    def send(self, message: msgspec.Struct) -> None:
        self.connection.send(encoder.encode(message))

    async def hear(self, text: str) -> None:
        """One message; whatever is wrong with it, the answer is a refusal and nothing else happens."""
        ref, table = "", ""
        try:
            try:
                message = decode_client(text)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                ref, table = addressed(text)
                raise Refusal("bad-message", str(error)[:200]) from None
            ref, table = message.ref, getattr(message, "table", "")
            await self.answer(message)
        except Refusal as refusal:
            METRICS.refused.labels(refusal.error.code).inc()
            self.send(Refused(refusal.error, ref, table, refusal.state))
        except Unavailable:
            self.send(Refused(Error("busy", "The database is away; try again.", "busy", retry=1), ref, table))
        except Exception:
            METRICS.errors.inc()
            log.exception("a message failed")
            self.send(Refused(Error("busy", "Something went wrong here.", "error", retry=1), ref, table))

    async def answer(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            self.send(Pong(now(), message.ref))
        elif isinstance(message, Hello):
            raise Refusal("bad-message", "Hello was said already.")
        elif isinstance(message, Follow):
            await self.follow(message)
        elif isinstance(message, Leave):
            self.server.hub.unfollow(self.connection, message.table)
            self.send(Done(n=0, ref=message.ref, table=message.table))
        else:
            if self.person is None:
                raise Refusal("no-session", "Make a session first.")
            if isinstance(message, Say):
                self.server.check_talk(message, self.person.session, self.connection.where)
            began = time.perf_counter()
            done = await commands.obey(self.server.hub, self.connection.who, message, self.person.name)
            METRICS.command_seconds.observe(time.perf_counter() - began)
            done.ref, done.table = message.ref, message.table
            self.send(done)

    async def follow(self, message: Follow) -> None:
        hub = self.server.hub
        await self.server.messages.wait(self.connection.where, FOLLOW_COST)
        table = await hub.table_for(message.table, self.connection.who)
        await sitting.arrive(hub, table, self.connection.who)
        seat = eyes(table, self.connection.who, message.seat)
        lines = [Chat(**row) for row in await hub.store.chat(table.row.id, message.chat or 0)]
        table = await hub.table_for(message.table, self.connection.who)  # it may have been reloaded meanwhile
        # From here on nothing waits: no entry can slip between what is sent and what follows.
        if len(self.connection.following) >= 50 and message.table not in self.connection.following:
            raise Refusal("too-many", "One socket follows at most 50 tables.", retry=1)
        if not table.may_watch(self.connection.who):
            info = views.info(table, self.connection.who)
            self.send(WholeTable(table.row.id, info, None, [], 1, [], message.ref))
            return
        answer = views.caught_up(table, self.connection.who, seat, message.have, lines)
        answer.ref = message.ref
        self.send(answer)
        if isinstance(answer, Updates):
            self.send(NewInfo(table.row.id, views.info(table, self.connection.who)))
        hub.follow(self.connection, table, seat)


class Envelope(msgspec.Struct):
    ref: str = ""
    table: str = ""


def addressed(text: str) -> tuple[str, str]:
    """Whom to answer, if only so much of a bad message can be read."""
    try:
        envelope = msgspec.json.decode(text, type=Envelope)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return "", ""
    return envelope.ref[:64], envelope.table[:32]
