"""The door: the protocol classes that bound what a connection may cost before any request is understood.

A request must have arrived within its time, a reader must take something in, a socket may not be flooded with frames
that carry nothing, and only so many connections stand open. What breaks a bound is cut off without a word.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .addresses import network
from .limits import Bucket, Places
from .metrics import METRICS
from .settings import Settings

SLOWEST = 1000  # bytes a second that a reader must take in
FRAMES = 20  # pings, pongs and pieces of messages a second
CLOSING = 5.0  # seconds for a goodbye
SCOPE_KEY = "keyflower.line"  # under this a socket's scope knows its line


class Doorway:
    """What all connections of a process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        each = settings.requests_open if settings.proxies else settings.requests_open_per_address
        self.places = Places(settings.requests_open, each)
        self.idle: dict[Visit, None] = {}  # those whose request is not there yet, the longest waiting first

    def enter(self, visit: Visit) -> bool:
        """If all places are taken, whoever has let us wait longest makes room."""
        if self.places.taken >= self.places.most and self.idle:
            next(iter(self.idle)).drop()
        return self.places.take(visit.where)


class Flowing(asyncio.Protocol):
    """Lets go of a reader that takes in next to nothing."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    patience: float
    _stall: asyncio.TimerHandle | None = None
    _left = 0

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_again()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._at_rest()

    def connection_lost(self, exc: Exception | None) -> None:
        self._at_rest()
        super().connection_lost(exc)

    def _look_again(self) -> None:
        self._at_rest()
        self._left = self.transport.get_write_buffer_size()
        self._stall = self.loop.call_later(self.patience, self._stalled)

    def _stalled(self) -> None:
        if self.transport.get_write_buffer_size() > self._left - SLOWEST * self.patience:
            METRICS.cut_off.labels("reader").inc()
            self.transport.abort()
        else:
            self._look_again()

    def _at_rest(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None


class Visit(Flowing, H11Protocol):
    """A connection that speaks HTTP, until it becomes a socket."""

    def __init__(self, doorway: Doorway, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doorway = doorway
        self.patience = doorway.settings.write_seconds
        self.where = ""
        self.placed = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.where = network(self.client[0]) if self.client else "local"
        if not self.doorway.enter(self):
            METRICS.cut_off.labels("full").inc()
            transport.abort()
            return
        self.placed = True
        self._expect()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._expect()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._arrived()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.placed and self.conn.their_state is h11.IDLE:
            self.doorway.idle[self] = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is a socket at once or never: one that announces a body would wait for ever, and be counted nowhere."""
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, SocketLine) and not line.handshake_initiated:
            METRICS.cut_off.labels("request").inc()
            self.transport.abort()
        self._leave()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        if self.transport.get_write_buffer_size():  # it never took its answer in
            self.drop()
        else:
            super().timeout_keep_alive_handler()

    def drop(self) -> None:
        METRICS.cut_off.labels("request").inc()
        self._leave()
        self.transport.abort()

    def _expect(self) -> None:
        """From the first byte on, and from the connection's beginning, the whole request has so much time."""
        self.doorway.idle[self] = None
        self._deadline = self.loop.call_later(self.doorway.settings.request_seconds, self.drop)

    def _arrived(self) -> None:
        self.doorway.idle.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._arrived()
        if self.placed:
            self.placed = False
            self.doorway.places.give(self.where)


class SocketLine(Flowing, WebSocketsSansIOProtocol):
    """A socket's connection. Messages are counted where they are read; here it is what never becomes one."""

    def __init__(self, doorway: Doorway, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.patience = doorway.settings.write_seconds
        self.frames_left = Bucket(FRAMES, FRAMES * 10)
        self._goodbye: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][SCOPE_KEY] = {"line": self}

    @staticmethod
    def of(scope: Any) -> SocketLine:
        """The line that a socket of the application speaks through."""
        line: SocketLine = scope["extensions"][SCOPE_KEY]["line"]
        return line

    async def tell(self, messages: list[bytes]) -> None:
        """Sends texts, all in one piece, when the reader has taken in enough of what was sent before.

        An application's own way to send is one message at a time through many hands, which is most of its cost.
        """
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_cont(self, event: Any) -> None:
        if self._bearable():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._bearable():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._bearable():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.transport.abort()
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Who does not answer will not take a goodbye in either."""
        METRICS.cut_off.labels("silent").inc()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._goodbye = self.loop.call_later(CLOSING, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._goodbye is not None:
            self._goodbye.cancel()
        super().connection_lost(exc)

    def _bearable(self) -> bool:
        if self.transport.is_closing():
            return False
        if self.frames_left.take():
            METRICS.cut_off.labels("flood").inc()
            self.transport.abort()
            return False
        return True
