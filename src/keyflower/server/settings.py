"""The settings of a server. Flags go before the environment (KEYFLOWER_…), that before the file, that before these."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec


class BadSettings(ValueError):
    """Something in the settings makes no sense; the sentence is for the person who starts the server."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8400
    database: str = "keyflower.db"
    url: str = ""  # how people reach it, if not http://host:port; https makes cookies Secure
    origins: list[str] = []  # further origins whose pages may talk to this server
    proxy: bool = False  # believe X-Forwarded-For and -Proto of a proxy on this machine
    fast_sync: bool = False
    connections: int = 2000
    connections_per_address: int = 1200
    tables_per_person: int = 40
    tables: int = 100_000
    message_rate: float = 20.0
    message_bytes: int = 64 * 1024
    request_rate: float = 40.0
    people_per_hour: int = 600  # new sessions from one address
    password_tries: int = 5  # a minute, from one address and for one account
    bot_workers: int = 1
    bot_seconds: float = 1.0
    compress: bool = False  # deflate on sockets: a sixth of the traffic for about 300 KB a connection
    metrics: str = "local"  # local, open, off
    log_level: str = "info"
    log_format: str = "text"
    grace: float = 5.0

    def checked(self) -> Settings:
        if not 0 <= self.port <= 65535:
            raise BadSettings(f"port {self.port} is not a port")
        if self.metrics not in ("local", "open", "off"):
            raise BadSettings("metrics must be local, open or off")
        if self.log_format not in ("text", "json"):
            raise BadSettings("log-format must be text or json")
        if self.log_level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise BadSettings("log-level must be debug, info, warning or error")
        for origin in [self.url, *self.origins]:
            if origin and (urlsplit(origin).scheme not in ("http", "https") or not urlsplit(origin).netloc):
                raise BadSettings(f"{origin!r} is not an address such as https://play.example")
        return self

    @property
    def secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Besides the origin that a request itself was made to."""
        return frozenset(origin_of(address) for address in (self.url, *self.origins) if address)


def origin_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}".lower()


def from_file(path: Path) -> dict[str, Any]:
    """The settings of a TOML file, by their names; dashes and underscores are the same."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"cannot read {path}: {error.strerror}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"{path}: {error}") from None
    known = set(Settings.__struct_fields__)
    found = {name.replace("-", "_"): value for name, value in document.items()}
    unknown = sorted(set(found) - known)
    if unknown:
        raise BadSettings(f"{path}: there is no setting {', '.join(unknown)}; there are {', '.join(sorted(known))}")
    return found
