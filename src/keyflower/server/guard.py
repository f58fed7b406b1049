"""What stands before every request: path, size, rate, origin, and the headers that keep a browser strict."""

from __future__ import annotations

import logging
import re
import time
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import address, header, headers
from .messages.fields import API
from .messages.socket import encoder
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
# Paths are plain: no empty or dotted steps and nothing encoded, so that a path is what it looks like, here and in the
# router.
PLAIN_PATH = re.compile(rb"/(?:(?!\.{1,2}(?:/|\Z))[A-Za-z0-9._~@:,+-]+(?:/|\Z))*")
CHUNK = 64 * 1024  # so much of an answer is handed on at once, and the rest when that is out
METHODS = b"GET, POST, DELETE"
SECRET_IN_PATH = re.compile(r"(/t(?:ables)?/)[^/]+")

log = logging.getLogger("keyflower.http")


def cookie_name(server: Server) -> str:
    return f"__Host-{COOKIE}" if server.settings.secure else COOKIE


def by_bearer(scope: Any) -> bool:
    return header(scope, b"authorization").lower().startswith("bearer ")


def session_secret(server: Server, scope: Any) -> str | None:
    """From the cookie, or from the bearer's header."""
    if by_bearer(scope):
        return header(scope, b"authorization")[7:].strip()
    try:
        jar = SimpleCookie(header(scope, b"cookie"))
    except CookieError:
        return None
    found = jar.get(cookie_name(server))
    return found.value if found else None


def where(server: Server, scope: Any) -> str:
    """The network a request comes from."""
    return address(scope, server.settings.proxies)


def origin_allowed(server: Server, scope: Any) -> bool:
    """A browser always names the page that asks. Only our own pages, or those of the settings, may."""
    origins = headers(scope, b"origin")
    if not origins:
        return True
    host = header(scope, b"host")
    schemes = ("http", "https") if not server.settings.secure else ("https",)
    ours = {f"{scheme}://{host}".lower() for scheme in schemes} | server.settings.allowed_origins
    return len(origins) == 1 and origin_of(origins[0]) in ours


class Guard:
    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and not (
            plain(scope) and scope["path"] == f"{API}/ws" and origin_allowed(self.server, scope)
        ):
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        extra = self.headers(scope)

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                have = {key for key, _ in message["headers"]}
                message["headers"] = [*message["headers"], *((k, v) for k, v in extra if k not in have)]
            await in_pieces(send, message)

        try:
            if has_two_lengths(scope):
                extra.append((b"connection", b"close"))
                raise Refusal("bad-message", "Where does this request end?")
            if not plain(scope):
                raise Refusal("bad-message", "This is no address of ours.", key="bad-path")
            if preflight(scope) and origin_allowed(self.server, scope):
                await sending({"type": "http.response.start", "status": 204, "headers": []})
                await sending({"type": "http.response.body", "body": b"", "more_body": False})
                return
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

    def headers(self, scope: Any) -> list[tuple[bytes, bytes]]:
        """What every answer carries."""
        extra = list(HEADERS)
        if self.server.settings.secure:
            extra.append((b"strict-transport-security", b"max-age=31536000"))
        if scope["path"].startswith("/api/"):
            extra.append((b"cache-control", b"no-store"))
            origin = header(scope, b"origin")
            if self.server.settings.origins:
                extra.append((b"vary", b"origin"))
                if origin_of(origin) in self.server.settings.allowed_origins:
                    extra += [
                        (b"access-control-allow-origin", origin.encode("latin-1")),
                        (b"access-control-allow-credentials", b"true"),
                        (b"access-control-expose-headers", b"retry-after"),
                    ]
                    if preflight(scope):
                        extra += [
                            (b"access-control-allow-methods", METHODS),
                            (b"access-control-allow-headers", b"authorization, content-type"),
                            (b"access-control-max-age", b"600"),
                        ]
        return extra

    def check(self, scope: Any) -> None:
        """By what the request is, never by what its path looks like."""
        length = header(scope, b"content-length")
        if length.isascii() and length.isdigit() and int(length[:20]) > BODY:
            raise Refusal("too-large", "That is too much at once.")
        if scope["path"].startswith("/api/") or scope["method"] not in SAFE:
            self.server.requests.check(where(self.server, scope))
        if scope["method"] not in SAFE:
            if not origin_allowed(self.server, scope):
                raise Refusal("not-allowed", "This page may not do that.", key="foreign-origin")
            kind = header(scope, b"content-type").split(";")[0].strip().lower()
            empty = length in ("", "0") and not header(scope, b"transfer-encoding")
            if not empty and kind != "application/json":
                raise Refusal("bad-message", "Send JSON.")


def plain(scope: Any) -> bool:
    """Whether the path is in its normal form."""
    return PLAIN_PATH.fullmatch(scope["raw_path"]) is not None


def has_two_lengths(scope: Any) -> bool:
    """Does it say twice how long it is? A proxy may believe the other one, and take what follows for a new request."""
    return bool(headers(scope, b"transfer-encoding")) and bool(headers(scope, b"content-length"))


def preflight(scope: Any) -> bool:
    return scope["method"] == "OPTIONS" and bool(header(scope, b"access-control-request-method"))


async def in_pieces(send: Send, message: Message) -> None:
    """A reader that takes nothing in keeps one piece of a large answer waiting, not all of it."""
    body = message.get("body", b"")
    if message["type"] != "http.response.body" or len(body) <= CHUNK:  # type: ignore[arg-type]
        await send(message)
        return
    view, more = memoryview(body), message.get("more_body", False)  # type: ignore[arg-type]
    for start in range(0, len(view), CHUNK):
        last = start + CHUNK >= len(view)
        piece = bytes(view[start : start + CHUNK])
        await send({"type": "http.response.body", "body": piece, "more_body": more or not last})


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
        elif message["type"] == "http.disconnect":
            raise Refusal("bad-message", "The request broke off.")
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
