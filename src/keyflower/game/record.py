"""A whole game as text: a header, an empty line, an action on each line."""

import json
from typing import Any, Final

from .events import NotationError
from .options import Options

RECORD_FORMAT: Final = "keyflower record 1"
RECORD_HEADERS: Final = ("players", "names", "modules", "variants", "seed", "position", "rules", "result")


class ReadRecord:
    """A record as read; its lines with their numbers in the text."""

    def __init__(self) -> None:
        self.players = 0
        self.names: list[str] | None = None
        self.modules: tuple[str, ...] = ()
        self.variants: tuple[str, ...] = ()
        self.seed = ""
        self.opening: dict[str, Any] | None = None
        self.rules = 0
        self.result: list[int] | None = None
        self.lines: list[tuple[int, str]] = []


def write_record(
    options: Options,
    seed: str,
    opening: dict[str, Any] | None,
    rules: int,
    lines: list[str],
    totals: list[int] | None,
) -> str:
    out = [RECORD_FORMAT, f"rules {rules}", f"players {options.players}"]
    out.append(f"names {json.dumps(options.names, ensure_ascii=False)}")
    if options.modules:
        out.append(f"modules {' '.join(options.modules)}")
    if options.variants:
        written = [
            name + ("=" + ",".join(str(seat) for seat in seats) if seats else "")
            for name, seats in options.variants.items()
        ]
        out.append(f"variants {' '.join(written)}")
    if opening is not None:
        out.append(f"position {json.dumps(opening, ensure_ascii=False, separators=(',', ':'))}")
    else:
        out.append(f"seed {seed}")
    if totals is not None:
        out.append(f"result {' '.join(str(total) for total in totals)}")
    return "\n".join([*out, "", *lines, ""])


def read_record(text: str) -> ReadRecord:
    lines = text.splitlines()
    if not lines or lines[0].strip() != RECORD_FORMAT:
        raise NotationError(f"line 1: a record begins with '{RECORD_FORMAT}'")
    found = ReadRecord()
    seen: set[str] = set()
    at = 1
    while at < len(lines) and lines[at].strip():
        word, _, value = lines[at].strip().partition(" ")
        if word not in RECORD_HEADERS:
            raise NotationError(f"line {at + 1}: '{word}' is no header; there are {', '.join(RECORD_HEADERS)}")
        if word in seen:
            raise NotationError(f"line {at + 1}: '{word}' stands twice")
        seen.add(word)
        try:
            _read_header(found, word, value)
        except ValueError as error:
            raise NotationError(f"line {at + 1}: {word}: {error}") from None
        at += 1
    if found.opening is None and ("players" not in seen or "seed" not in seen):
        raise NotationError("the header must give 'players' and 'seed', or a 'position'")
    found.lines = [(number + 1, line.strip()) for number, line in enumerate(lines) if number > at and line.strip()]
    return found


def _read_header(found: ReadRecord, word: str, value: str) -> None:
    if word == "players":
        found.players = int(value)
    elif word == "names":
        names = json.loads(value)
        if not isinstance(names, list):
            raise ValueError("must be a list")
        found.names = names
    elif word == "modules":
        found.modules = tuple(value.split())
    elif word == "variants":
        found.variants = tuple(value.split())
    elif word == "seed":
        found.seed = value
    elif word == "position":
        found.opening = json.loads(value)
    elif word == "rules":
        found.rules = int(value)
    elif word == "result":
        found.result = [int(total) for total in value.split()]
