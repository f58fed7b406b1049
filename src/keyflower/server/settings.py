"""The settings of a server, each with its meaning and its range: the one place that knows them.

Flags go before the environment (KEYFLOWER_…), that before the file, that before the defaults.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

MANY = 1_000_000


class BadSettings(ValueError):
    """Something in the settings makes no sense; the sentence is for the person who starts the server."""


def about(
    meaning: str, least: float | None = None, most: float | None = None, among: tuple[str, ...] = ()
) -> dict[str, Any]:
    """What a setting means, and what it may be."""
    return {"meaning": meaning, "least": least, "most": most, "among": among}


def setting(
    default: Any, meaning: str, least: float | None = None, most: float | None = None, among: tuple[str, ...] = ()
) -> Any:
    return field(default=default, metadata=about(meaning, least, most, among))


@dataclass(frozen=True)
class Settings:
    host: str = setting("127.0.0.1", "Address to listen at.")
    port: int = setting(8400, "Port to listen at.", 0, 65535)
    database: str = setting("keyflower.db", "A file, or a PostgreSQL URL for several servers.")
    url: str = setting("", "How people reach it, such as https://play.example; https makes cookies Secure.")
    origins: list[str] = field(
        default_factory=list, metadata=about("Further origins whose pages may talk to this server.")
    )
    proxies: int = setting(0, "How many proxies stand in front and add to X-Forwarded-For.", 0, 10)
    fast_sync: bool = setting(False, "File database: faster, but a power cut may lose the last moves.")
    connections: int = setting(10_000, "Most open sockets.", 1, MANY)
    connections_per_address: int = setting(1200, "Most open sockets from one address.", 1, MANY)
    requests_open: int = setting(2000, "Most open connections that are no sockets.", 1, MANY)
    requests_open_per_address: int = setting(600, "The same from one address.", 1, MANY)
    request_seconds: float = setting(20.0, "Seconds in which a request must have arrived.", 0.1, 3600)
    write_seconds: float = setting(20.0, "Seconds in which a reader must take something in.", 0.1, 3600)
    tables: int = setting(100_000, "Most tables kept.", 1, 10 * MANY)
    tables_per_person: int = setting(40, "Most open tables of one host.", 1, MANY)
    tables_per_hour: int = setting(200, "New tables from one address in an hour.", 1, MANY)
    errands_per_minute: int = setting(
        30, "Records and positions taken in, hints and invitations from one address in a minute.", 1, MANY
    )
    message_rate: float = setting(20.0, "Messages a second on one socket.", 0.1, MANY)
    message_rate_per_address: float = setting(200.0, "The same on all sockets from one address.", 1, MANY)
    message_bytes: int = setting(64 * 1024, "Largest message on a socket.", 1000, 16 * MANY)
    request_rate: float = setting(40.0, "Requests a second from one address.", 0.1, MANY)
    people_per_hour: int = setting(600, "New devices from one address in an hour.", 1, MANY)
    password_tries: int = setting(5, "Passwords tried in a minute, from one address and for one account.", 1, MANY)
    bot_workers: int = setting(1, "Processes in which bots think.", 1, 256)
    bot_seconds: float = setting(1.0, "Level 5's time for one answer; level 6 has ten times as much.", 0.01, 600)
    bots_alone: bool = setting(False, "Play games of bots alone even while nobody looks.")
    days_waiting: int = setting(30, "A table that does not begin is closed after so many days.", 1, MANY)
    days_alone: int = setting(7, "A game of bots alone without a move is closed after so many days; 0: never.", 0, MANY)
    days_idle: int = setting(
        365, "A game without a move is closed, a device that holds nothing forgotten, after so many days; 0: never.",
        0, MANY,
    )  # fmt: skip
    days_finished: int = setting(0, "A finished game is removed after so many days; 0: never.", 0, MANY)
    compress: bool = setting(False, "Compress sockets: less traffic, more memory.")
    metrics: str = setting("local", "Who may read /metrics: local, open or off.", among=("local", "open", "off"))
    log_level: str = setting("info", "debug, info, warning or error.", among=("debug", "info", "warning", "error"))
    log_format: str = setting("text", "text or json.", among=("text", "json"))
    grace: float = setting(5.0, "Seconds that an orderly end may take.", 1, 600)

    def __post_init__(self) -> None:
        for each in fields(self):
            name, value, about = each.name.replace("_", "-"), getattr(self, each.name), each.metadata
            if about["among"] and value not in about["among"]:
                raise BadSettings(f"{name} must be {' or '.join(about['among'])}, not {value!r}")
            if about["least"] is not None and not about["least"] <= value <= about["most"]:
                raise BadSettings(f"{name} must be from {about['least']} to {about['most']}, not {value}")
        for name, text in (("host", self.host), ("database", self.database)):
            if not text or "\0" in text:
                raise BadSettings(f"{name} must not be empty")
        for origin in [self.url, *self.origins]:
            if origin and not is_address(origin):
                raise BadSettings(f"{origin!r} is not an address such as https://play.example")
            parts = urlsplit(origin)
            if parts.path.strip("/") or parts.query or parts.fragment:
                raise BadSettings(f"{origin!r} has more than the name of a site: it must be as https://play.example is")

    @property
    def secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Besides the origin that a request itself was made to."""
        return frozenset(origin_of(address) for address in (self.url, *self.origins) if address)

    @property
    def shown(self) -> str:
        """How people reach it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.url or f"http://{host}:{self.port}"


def is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:  # of its brackets or its port
        return False


def origin_of(address: str) -> str:
    """Nothing, if it is no address: strangers write these, too."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.netloc}".lower()


def from_file(path: Path) -> dict[str, Any]:
    """The settings of a TOML file, by their names; dashes and underscores are the same."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{path}: {error}") from None
    known = {each.name for each in fields(Settings)}
    found = {name.replace("-", "_"): value for name, value in document.items()}
    unknown = sorted(set(found) - known)
    if unknown:
        raise BadSettings(f"{path}: there is no setting {', '.join(unknown)}; there are {', '.join(sorted(known))}")
    return found
