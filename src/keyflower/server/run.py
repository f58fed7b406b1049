"""Starting a node: the schema first, then the sockets."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import socket
import sys

import uvicorn

from . import logs
from .app import make_app
from .server import Server
from .settings import Settings
from .storage.database import is_postgres
from .storage.migrate import migrate

log = logging.getLogger("keyflower.run")


class InUse(Exception):
    """Another server has this database file open; a file is for one process."""


def lock_file(path: str) -> int | None:
    """Held as long as the process lives, so that two servers never write one file."""
    if sys.platform == "win32":
        return None
    import fcntl

    handle = os.open(path + ".lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise InUse(f"{path} is in use by another server; for several servers give a PostgreSQL URL") from None
    return handle


def serve(settings: Settings) -> None:
    """Runs until told to stop (SIGTERM, SIGINT): then in order, with every game stored."""
    logs.set_up(settings.log_level, settings.log_format)
    if not is_postgres(settings.database):
        folder = os.path.dirname(os.path.abspath(settings.database))
        os.makedirs(folder, exist_ok=True)
        lock_file(settings.database)
    if migrate(settings.database):
        log.info("the database was brought to this version")
    sys.setswitchinterval(0.001)  # a thread that comes back from the disk is not kept waiting by a busy loop
    # Tables live long and are full of small objects: looking through all of them for garbage every few moves costs
    # pauses of a tenth of a second. Little of it is garbage, so it is looked for less often.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    shown = settings.url or f"http://{settings.host}:{settings.port}"
    log.info("serving at %s", shown)
    server = Server(settings)
    config = uvicorn.Config(
        make_app(server),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=settings.proxy,
        timeout_graceful_shutdown=round(settings.grace),
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32 * 1024,
    )
    # uvicorn raises the signal again when it is done: by then the end was orderly.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        Node(config, server).run()


class Node(uvicorn.Server):
    """Says goodbye before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.table_server = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.table_server.say_goodbye()
        await super().shutdown(sockets)
