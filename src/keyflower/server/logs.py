"""Logs without secrets: what happened, at which table, how long it took.

Never a link, a cookie, a seed, a password or a line of chat.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time

# A last net, should a secret ever get into a message: anything that is as long and as random as one.
SECRET = re.compile(r"[A-Za-z0-9_-]{32,}")
FIELDS = ("table", "node", "seat", "ms", "status", "path", "method", "state", "code")


def cleaned(text: str) -> str:
    return SECRET.sub("[…]", text)


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        extra = " ".join(f"{name}={getattr(record, name)}" for name in FIELDS if hasattr(record, name))
        line = f"{at} {record.levelname.lower():7} {record.getMessage()}{' ' + extra if extra else ''}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return cleaned(line)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        document = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": cleaned(record.getMessage()),
        }
        document |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            document["trace"] = cleaned(self.formatException(record.exc_info))
        return json.dumps(document, ensure_ascii=False)


class Once(logging.Filter):
    """Says the same warning once a minute, and how often it was not said: nobody can fill the disk with it."""

    MINUTE = 60.0
    KINDS = 1000

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        trouble = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        kind = (record.name, str(record.msg)[:200], trouble)
        at, missed = self.said.get(kind, (-self.MINUTE, 0))
        if record.created - at < self.MINUTE:
            self.said[kind] = (at, missed + 1)
            return False
        if len(self.said) >= self.KINDS:
            self.said.clear()
        self.said[kind] = (record.created, 0)
        if missed:
            record.msg = f"{record.msg} (and {missed} times more since it was last said)"
        return True


def set_up(level: str, form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Once())
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "websockets", "alembic", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(max(logging.WARNING, root.level) if name != "uvicorn.error" else logging.WARNING)
