"""The application: routes, errors, schemas, health, and the page."""

from __future__ import annotations

import functools
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, Router, get, route
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .addresses import header
from .companion import COMPANION_ROUTES
from .guard import Guard, session_secret, where
from .http import ROUTES
from .messages.fields import API
from .messages.http import Problem
from .messages.socket import socket_schema
from .messages.state import Error
from .metrics import METRICS
from .page import File, Page
from .people import Person
from .refusals import Refusal
from .server import Server
from .settings import Settings
from .socket import live
from .storage import Unavailable
from .version import VERSION

log = logging.getLogger("keyflower.app")
LOCAL = frozenset({"127.0.0.1", "::1", "local"})
FORWARDED = (b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip", b"forwarded", b"via")


def problem(error: Error, status: int, state: Any = None) -> Response[Problem]:
    METRICS.refused.labels(error.code).inc()
    headers = {"retry-after": str(max(1, round(error.retry)))} if error.retry is not None else {}
    return Response(Problem(error, state), status_code=status, media_type="application/json", headers=headers)


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return problem(refusal.error, refusal.status, refusal.state)


def invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    reasons = [str(item.get("message", "")) for item in error.extra or [] if isinstance(item, dict)]
    reasons = [reason for reason in reasons if " " in reason]  # a lacking body is told by a name of ours alone
    return problem(Error("bad-message", "; ".join(reasons)[:200] or "Not understood.", "bad-message"), 400)


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = {401: "no-session", 403: "not-allowed", 404: "not-found", 413: "too-large", 429: "too-many"}
    if error.status_code >= 500:
        return unexpected(_, error)
    found = problem(Error(code.get(error.status_code, "bad-message"), "", ""), error.status_code)
    if error.headers:
        found.headers.update(error.headers)
    return found


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(Error("bad-message", "Not understood.", "bad-message"), 400)


def away(_: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    return problem(Error("busy", "The database is away; try again.", "busy", retry=1), 503)


def unexpected(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    METRICS.errors.inc()
    log.error("a request failed", exc_info=error)
    return problem(Error("busy", "Something went wrong here.", "error", retry=1), 503)


def make_app(server: Server) -> Guard:
    settings = server.settings
    page = Page(url=server.settings.url)

    async def visitor(request: Request[Any, Any, Any]) -> Person | None:
        found = await server.people.find(session_secret(server, request.scope))
        return found._replace(where=where(server, request.scope)) if found is not None else None

    async def person(request: Request[Any, Any, Any]) -> Person:
        found = await visitor(request)
        if found is None:
            raise Refusal("no-session", "Make a session first.")
        return found

    async def the_server() -> Server:
        return server

    @get("/ws-schema.json", media_type="application/json", include_in_schema=False)
    async def schema_of_socket() -> bytes:
        return schemas["socket"]()

    @get("/openapi.json", media_type="application/json", include_in_schema=False)
    async def schema_of_http() -> bytes:
        return schemas["http"]()

    @get("/healthz", include_in_schema=False)
    async def alive() -> dict[str, str]:
        return {"status": "alive", "version": VERSION}

    @get("/readyz", include_in_schema=False)
    async def ready() -> Response[dict[str, str]]:
        good = await server.healthy()
        return Response({"status": "ready" if good else "not ready"}, status_code=200 if good else 503)

    @get("/metrics", media_type="text/plain", include_in_schema=False)
    async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        client = request.client.host if request.client else "local"
        near = client in LOCAL and not behind_proxy(settings, request.scope)
        if settings.metrics == "off" or (settings.metrics == "local" and not near):
            raise Refusal("not-found")
        return Response(METRICS.page(), media_type="text/plain; version=0.0.4")

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
    def files(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
        name = path.strip("/")
        if name.startswith("api/"):
            raise Refusal("not-found")
        found = page.find(name)
        if found is None and name.startswith("assets/"):
            raise Refusal("not-found")
        return sent(request, found or page.index)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    api = Router(
        API,
        route_handlers=[*ROUTES, *COMPANION_ROUTES, schema_of_socket, schema_of_http],
        dependencies={"person": Provide(person), "visitor": Provide(visitor)},
    )
    app = Litestar(
        route_handlers=[api, live, alive, ready, metrics, files],
        dependencies={"server": Provide(the_server)},
        lifespan=[life],
        exception_handlers={
            Refusal: refused,
            ValidationException: invalid,
            RecursionError: unreadable,
            UnicodeError: unreadable,
            Unavailable: away,
            HTTPException: http_error,
            Exception: unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Keyflower",
            version="1",
            path=f"{API}/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    # Made when first asked for, and only then: it takes a while.
    schemas = {
        "socket": functools.cache(lambda: msgspec.json.encode(socket_schema())),
        "http": functools.cache(lambda: msgspec.json.encode(app.openapi_schema.to_schema())),
    }
    return Guard(app, server)


def behind_proxy(settings: Settings, scope: Any) -> bool:
    """Whether a call from this machine may be somebody else's: by what the settings say, or the call itself."""
    outside = urlsplit(settings.url).hostname not in (None, "localhost", "127.0.0.1", "::1")
    return outside or settings.proxies > 0 or any(header(scope, name) for name in FORWARDED)


def sent(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    code = file.accepted(header(request.scope, b"accept-encoding"))
    headers = {"etag": file.tag_of(code), "vary": "accept-encoding"}
    headers["cache-control"] = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    known = {tag.strip().removeprefix("W/") for tag in header(request.scope, b"if-none-match").split(",")}
    if file.tag_of(code) in known:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if code:
        headers["content-encoding"] = code
    return Response(file.bodies[code], headers=headers, media_type=file.kind)
