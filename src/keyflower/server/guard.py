"""What stands before every request: size, rate, origin, and the headers that keep a browser strict."""

from __future__ import annotations

import logging
import re
import time
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .messages import encoder
from .metrics import METRICS
from .refusals import Refusal
from .server import Server
from .settings import origin_of

COOKIE = "keyflower"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
BODY = 256 * 1024
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
SECRET_IN_PATH = re.compile(r"(/t(?:ables)?/)[^/]+")

log = logging.getLogger("keyflower.http")


def header(scope: Any, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def cookie_name(server: Server) -> str:
    return f"__Host-{COOKIE}" if server.settings.secure else COOKIE


def session_secret(server: Server, scope: Any) -> str | None:
    """From the cookie, or from the bearer's header."""
    bearer = header(scope, b"authorization")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    try:
        jar = SimpleCookie(header(scope, b"cookie"))
    except CookieError:
        return None
    found = jar.get(cookie_name(server))
    return found.value if found else None


def address(server: Server, scope: Any) -> str:
    client = scope.get("client")
    direct = client[0] if client else "local"
    if server.settings.proxy:
        forwarded = header(scope, b"x-forwarded-for")
        if forwarded:
            return forwarded.split(",")[-1].strip()[:64]
    return str(direct)


def origin_allowed(server: Server, scope: Any) -> bool:
    """A browser always names the page that asks. Only our own pages, or those of the settings, may."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    host = header(scope, b"host")
    schemes = ("http", "https") if not server.settings.secure else ("https",)
    return origin_of(origin) in {f"{scheme}://{host}".lower() for scheme in schemes} | server.settings.allowed_origins


class Guard:
    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and not origin_allowed(self.server, scope):
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        api = scope["path"].startswith("/api/")
        extra = list(HEADERS)
        if self.server.settings.secure:
            extra.append((b"strict-transport-security", b"max-age=31536000"))
        if api:
            extra.append((b"cache-control", b"no-store"))

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                have = {key for key, _ in message["headers"]}
                message["headers"] = [*message["headers"], *((k, v) for k, v in extra if k not in have)]
            await send(message)

        try:
            if api:
                self.check(scope)
            await self.app(scope, limited(receive), sending)
        except Refusal as refusal:
            await answer(sending, refusal)
        finally:
            METRICS.requests.labels(status).inc()
            log.debug(
                "request",
                extra={
                    "method": scope["method"],
                    "path": SECRET_IN_PATH.sub(r"\1…", scope["path"])[:80],
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                },
            )

    def check(self, scope: Any) -> None:
        self.server.requests.check(address(self.server, scope))
        length = header(scope, b"content-length")
        if length.isdigit() and int(length) > BODY:
            raise Refusal("too-large", "That is too much at once.")
        if scope["method"] not in SAFE:
            if not origin_allowed(self.server, scope):
                raise Refusal("not-allowed", "This page may not do that.", key="foreign-origin")
            kind = header(scope, b"content-type").split(";")[0].strip().lower()
            if length not in ("", "0") and kind != "application/json":
                raise Refusal("bad-message", "Send JSON.")


def limited(receive: Receive) -> Receive:
    """A body without a length is counted as it comes."""
    total = 0

    async def counting() -> Any:
        nonlocal total
        message = await receive()
        if message["type"] == "http.request":
            total += len(message.get("body", b""))
            if total > BODY:
                raise Refusal("too-large", "That is too much at once.")
        return message

    return counting


async def answer(send: Any, refusal: Refusal) -> None:
    METRICS.refused.labels(refusal.error.code).inc()
    body = encoder.encode({"error": refusal.error})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.error.retry is not None:
        headers.append((b"retry-after", str(max(1, round(refusal.error.retry))).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
