"""What a game of bots depends on: the rules, the package, the bots. Games of different ones are never mixed."""

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

import keyflower
from keyflower.game.game import RULES_VERSION

from .entrants import Entrant

ENGINE = ("catalogue", "game", "bots")  # the rooms that decide what is played
OWN_SOURCES = (".py", ".toml", ".json", ".bin")


def versions(entrants: Iterable[str]) -> dict[str, str]:
    """A mark for each thing that games depend on."""
    package = Path(keyflower.__file__).parent
    rooms = [file for room in ENGINE for file in package.joinpath(room).rglob("*") if file.suffix in OWN_SOURCES]
    found = {
        "rules": str(RULES_VERSION),
        "package": keyflower.__version__,
        "engine and levels": mark(rooms),
    }
    for text in entrants:
        entrant = Entrant(text)
        if entrant.is_own:
            file = sys.modules[entrant.find_class().__module__].__file__
            found[f"bot {entrant.name}"] = mark([Path(file)] if file else [])
    return found


def mark(files: Iterable[Path]) -> str:
    """Of the files' names and contents."""
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.name}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def changed(before: dict[str, str], now: dict[str, str]) -> list[str]:
    """What is another than it was."""
    return [what for what in sorted(before.keys() | now.keys()) if before.get(what) != now.get(what)]
