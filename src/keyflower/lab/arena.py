"""Tournaments: every line-up plays the same deals in every seating, so that luck cancels."""

import itertools
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from .entrants import Entrant
from .match import Outcome, Task

ARENA_FORMAT = "keyflower/arena/1"


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
        if not 2 <= self.players <= 6:
            raise ValueError(f"Keyflower is for 2 to 6 players, not {self.players}")
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
    """Where a tournament is kept: its settings, and one line for each game that is over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games = path / "games.jsonl"

    def open(self, arena: Arena) -> list[Outcome]:
        """The games that are there already. ValueError if the folder belongs to another tournament."""
        self.path.mkdir(parents=True, exist_ok=True)
        settings = self.path / "arena.json"
        if settings.exists():
            if json.loads(settings.read_text(encoding="utf-8")) != arena.settings():
                raise ValueError(f"{self.path} holds another tournament; choose another folder")
        else:
            settings.write_text(json.dumps(arena.settings(), indent=1) + "\n", encoding="utf-8")
        return self.read()

    def read(self) -> list[Outcome]:
        """A line cut short by an interruption is dropped: its game is played again."""
        if not self.games.exists():
            return []
        whole: list[str] = []
        for line in self.games.read_text(encoding="utf-8").splitlines():
            try:
                json.loads(line)
            except json.JSONDecodeError:
                continue
            whole.append(line)
        self.games.write_text("".join(line + "\n" for line in whole), encoding="utf-8")
        return [json.loads(line) for line in whole]

    def add(self, outcome: Outcome) -> None:
        with self.games.open("a", encoding="utf-8") as file:
            file.write(json.dumps(outcome, ensure_ascii=False) + "\n")


def missing(arena: Arena, outcomes: Iterable[Outcome]) -> list[Task]:
    played = {outcome["id"] for outcome in outcomes}
    return [task for task in arena.tasks() if task["id"] not in played]
