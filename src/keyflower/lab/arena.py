"""Tournaments: every line-up plays the same deals in every seating, so that luck cancels."""

import itertools
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..game.options import normal_options
from ..game.setup import rules_for
from .entrants import Entrant
from .match import Outcome, Task
from .provenance import changed, versions

ARENA_FORMAT = "keyflower/arena/2"
GAME_FIELDS = {"id", "deal", "seats", "totals", "winners", "decisions", "seconds", "slow", "record"}  # of a game


class Arena:
    def __init__(
        self,
        entrants: Sequence[str],
        players: int,
        deals: int,
        seed: str,
        modules: Sequence[str] = (),
        variants: Sequence[str] = (),
    ) -> None:
        """ValueError where something is not as it should be."""
        self.entrants = list(entrants)
        self.players = players or len(self.entrants)
        self.deals = deals
        self.seed = seed
        self.modules = list(modules)
        self.variants = list(variants)
        self.titles = {text: Entrant(text).title for text in self.entrants}
        rules_for(normal_options(self.players, None, self.modules, self.variants))
        if len(self.entrants) < self.players:
            raise ValueError(
                f"{len(self.entrants)} entrants for tables of {self.players}: name each seat's, as in 5 4 4 4"
            )

    def settings(self) -> dict[str, Any]:
        return {
            "format": ARENA_FORMAT,
            "entrants": self.entrants,
            "players": self.players,
            "seed": self.seed,
            "modules": self.modules,
            "variants": self.variants,
        }

    def line_ups(self) -> list[tuple[str, ...]]:
        """Every choice of entrants for a table; each once, whatever the order."""
        found = itertools.combinations(self.entrants, self.players)
        return list(dict.fromkeys(tuple(sorted(line_up)) for line_up in found))

    def tasks(self) -> Iterator[Task]:
        """Deal by deal, so that a run cut short is still balanced."""
        for deal in range(self.deals):
            for number, line_up in enumerate(self.line_ups()):
                seatings = [line_up[turn:] + line_up[:turn] for turn in range(self.players)]
                for turn, seats in enumerate(dict.fromkeys(seatings)):
                    yield {
                        "id": f"{number}.{deal}.{turn}",
                        "deal": f"{self.seed} {deal}",
                        "seats": list(seats),
                        "modules": self.modules,
                        "variants": self.variants,
                    }


class Folder:
    """Where a tournament is kept: its settings, the versions of what plays, one line for each game that is over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games = path / "games.jsonl"

    @contextmanager
    def locked(self) -> Iterator[None]:
        """For one run at a time. ValueError if there is another."""
        self.path.mkdir(parents=True, exist_ok=True)
        with (self.path / "arena.lock").open("a") as handle:
            try:
                lock(handle.fileno())
            except OSError:
                raise ValueError(f"another run is at work in {self.path}") from None
            yield

    def open(self, arena: Arena) -> list[Outcome]:
        """The games that are there already. ValueError if the folder belongs to another tournament, or to one that
        other rules or other bots played."""
        self.path.mkdir(parents=True, exist_ok=True)
        settings = self.path / "arena.json"
        now = versions(arena.entrants)
        if settings.exists():
            try:
                kept = json.loads(settings.read_text(encoding="utf-8"))
                before = kept.pop("versions", {})
            except (ValueError, AttributeError):
                raise ValueError(f"{settings} is no tournament's; choose another folder") from None
            if kept != arena.settings():
                raise ValueError(f"{self.path} holds another tournament; choose another folder")
            if changed(before, now):
                what = " and ".join(
                    f"{what} ({before.get(what)} then, {now.get(what)} now)" for what in changed(before, now)
                )
                raise ValueError(f"the games in {self.path} were played with another {what}; choose another folder")
        else:
            whole = {**arena.settings(), "versions": now}
            settings.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
        return self.read()

    def read(self) -> list[Outcome]:
        """Each game once. A line cut short by an interruption is dropped: its game is played again. ValueError where a
        line is something else than a game."""
        if not self.games.exists():
            return []
        found: dict[str, Outcome] = {}
        for number, line in enumerate(self.games.read_text(encoding="utf-8").splitlines(), 1):
            try:
                outcome = json.loads(line)
            except json.JSONDecodeError:
                continue
            if not is_game(outcome):
                raise ValueError(f"{self.games}: line {number} is no game")
            found.setdefault(outcome["id"], outcome)
        beside = self.games.with_suffix(".new")  # put in place at once, so that nothing is lost in between
        beside.write_text("".join(_line(outcome) for outcome in found.values()), encoding="utf-8")
        beside.replace(self.games)
        return list(found.values())

    def add(self, outcome: Outcome) -> None:
        with self.games.open("a", encoding="utf-8") as file:
            file.write(_line(outcome))


def is_game(found: Any) -> bool:
    """Has a line of the file all that is counted of a game? Somebody else may have written into it."""
    if not (isinstance(found, dict) and found.keys() >= GAME_FIELDS and isinstance(found["id"], str)):
        return False
    lists = [found[name] for name in ("seats", "totals", "winners", "decisions", "seconds", "slow")]
    return all(isinstance(part, list) for part in lists) and len(found["seats"]) == len(found["totals"])


def _line(outcome: Outcome) -> str:
    return json.dumps(outcome, ensure_ascii=False) + "\n"


def lock(handle: int) -> None:
    """Held as long as the file is open. OSError if somebody else holds it."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, 0, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def missing(arena: Arena, outcomes: Iterable[Outcome]) -> list[Task]:
    played = {outcome["id"] for outcome in outcomes}
    return [task for task in arena.tasks() if task["id"] not in played]
