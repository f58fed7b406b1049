"""Starting a node: the schema first, then the sockets."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import logging
import os
import signal
import socket
import sys
import threading
from dataclasses import replace
from typing import Any, cast

import uvicorn

from . import logs
from .app import make_app
from .door import Doorway, SocketLine, Visit
from .server import Server
from .settings import Settings
from .storage.database import Unavailable, is_postgres
from .storage.migrate import FromTheFuture, migrate

log = logging.getLogger("keyflower.run")

SEND_BUFFER = 64 * 1024  # bytes that the system keeps for a reader; what waits beyond it is counted by us
SPARE = 200  # descriptors for files, the database, bots
QUEUE = 2048  # connections that wait to be accepted


class CannotStart(Exception):
    """Why a server cannot start here, in one line."""


def lock_file(path: str) -> int | None:
    """Held as long as the process lives, so that two servers never write one file, whatever name it is called by."""
    if sys.platform == "win32":
        return None
    import fcntl

    handle = os.open(os.path.realpath(path) + ".lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise CannotStart(f"{path} is in use by another server; for several servers give a PostgreSQL URL") from None
    return handle


def listening(settings: Settings) -> list[socket.socket]:
    """Sockets bound to all addresses of the host; whoever connects inherits their options."""
    found: list[socket.socket] = []
    port = settings.port
    try:
        for family, kind, proto, _, place in socket.getaddrinfo(
            settings.host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            bound = socket.socket(family, kind, proto)
            found.append(bound)
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            if family == socket.AF_INET6:
                bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            if sys.platform == "linux":  # a reader that takes nothing in is given up by the system, too
                limit = round(settings.write_seconds * 1000)
                bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, limit)
            bound.bind((place[0], port, *place[2:]))
            port = port or bound.getsockname()[1]
    except (OSError, OverflowError, UnicodeError) as error:
        for bound in found:
            bound.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotStart(f"cannot listen at {settings.host} port {settings.port}: {reason}") from None
    return found


def within_descriptors(settings: Settings) -> Settings:
    """Each connection is an open file to the system: the limit is raised as far as needed and allowed."""
    if sys.platform == "win32":
        return settings
    import resource

    wanted = settings.connections + settings.requests_open + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return settings
    soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == wanted:
        return settings
    room = max(6, soft - SPARE)
    lower = replace(settings, connections=room * 5 // 6, requests_open=room // 6)
    log.warning(
        "the system allows %d open files (ulimit -n, LimitNOFILE): room for %d sockets, not %d",
        hard, lower.connections, settings.connections,
    )  # fmt: skip
    return lower


def prepared(settings: Settings) -> None:
    """The database, locked and of this version."""
    try:
        if not is_postgres(settings.database):
            folder = os.path.dirname(os.path.abspath(settings.database))
            os.makedirs(folder, exist_ok=True)
            lock_file(settings.database)
        if migrate(settings.database):
            log.info("the database was brought to this version")
    except (FromTheFuture, Unavailable) as error:
        raise CannotStart(str(error)) from None
    except OSError as error:
        raise CannotStart(f"the database {settings.database} cannot be made: {error.strerror}") from None


def serve(settings: Settings) -> None:
    """Runs until told to stop (SIGTERM, SIGINT): then in order, with every game stored."""
    logs.set_up(settings.log_level, settings.log_format)
    settings = within_descriptors(settings)
    sockets = listening(settings)
    settings = replace(settings, port=sockets[0].getsockname()[1])
    prepared(settings)
    sys.setswitchinterval(0.001)  # a thread that comes back from the disk is not kept waiting by a busy loop
    # Tables live long and are full of small objects: looking through all of them for garbage every few moves costs
    # pauses of a tenth of a second. Little of it is garbage, so it is looked for less often.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    server = Server(settings)
    doorway = Doorway(settings)
    config = uvicorn.Config(
        make_app(server),
        http=cast(Any, functools.partial(Visit, doorway)),
        ws=cast(Any, functools.partial(SocketLine, doorway)),
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        backlog=QUEUE,
        timeout_graceful_shutdown=max(1, round(settings.grace / 2)),
        timeout_keep_alive=20,
        h11_max_incomplete_event_size=32 * 1024,
    )
    # uvicorn raises the signal again when it is done: by then the end was orderly.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        Node(config, server).run(sockets)


class Node(uvicorn.Server):
    """Says when it can be reached, and goodbye before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.table_server = server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        log.info("serving at %s", self.table_server.settings.shown)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        grace = self.table_server.settings.grace
        # Should anything hang that no time-out reaches, the end comes all the same. What was acknowledged is stored.
        last = threading.Timer(grace, os._exit, (1,))
        last.daemon = True
        last.start()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(grace / 4):
                await self.table_server.say_goodbye()
        await super().shutdown(sockets)
