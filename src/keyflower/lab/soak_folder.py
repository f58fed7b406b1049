"""Where a long soak is kept, so that it can be stopped at any moment and goes on."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from .arena import lock

SOAK_BATCH: Final = 200  # games that are counted at once; the same in every run, so that batches can be told apart


class SoakFolder:
    """One file: what is soaked, and for each batch of games how many were played and how many actions they had."""

    def __init__(self, path: Path, wish: dict[str, Any]) -> None:
        """ValueError if the folder holds something else."""
        self.path = path
        self.file = path / "soak.json"
        self.wish = wish
        self.batches: dict[str, list[int]] = {}
        path.mkdir(parents=True, exist_ok=True)
        if self.file.exists():
            try:
                kept = json.loads(self.file.read_text(encoding="utf-8"))
                before, self.batches = kept["wish"], kept["batches"]
            except (ValueError, TypeError, KeyError):
                raise ValueError(f"{self.file} is no soak's; choose another folder") from None
            if before != wish:
                raise ValueError(f"{path} holds another soak, or one of another version; choose another folder")

    @contextmanager
    def locked(self) -> Iterator[None]:
        """For one run at a time. ValueError if there is another."""
        with (self.path / "soak.lock").open("a") as handle:
            try:
                lock(handle.fileno())
            except OSError:
                raise ValueError(f"another run is at work in {self.path}") from None
            yield

    def left(self, games: int) -> list[range]:
        """Of so many games those that were not played yet, in batches."""
        batches = [range(start, min(start + SOAK_BATCH, games)) for start in range(0, games, SOAK_BATCH)]
        return [batch for batch in batches if self.batches.get(str(batch.start), [0])[0] < len(batch)]

    def add(self, start: int, games: int, actions: int) -> None:
        self.batches[str(start)] = [games, actions]
        beside = self.file.with_suffix(".new")  # put in place at once
        beside.write_text(json.dumps({"wish": self.wish, "batches": self.batches}) + "\n", encoding="utf-8")
        beside.replace(self.file)

    @property
    def games(self) -> int:
        return sum(games for games, _ in self.batches.values())

    @property
    def actions(self) -> int:
        return sum(actions for _, actions in self.batches.values())
