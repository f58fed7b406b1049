"""What a long run tells: lines that are kept in its folder too, and a bar for whoever sits before the screen."""

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from .executors import spread

BAR = 40  # signs of a full bar


class Progress:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def tell(self, text: str) -> None:
        line = f"{time.strftime('%H:%M:%S')} {text}"
        print(line, flush=True)
        with (self.folder / "log.txt").open("a", encoding="utf-8") as log:
            log.write(line + "\n")

    def make(self, name: str, work: Callable[[Path], float], pieces: Sequence[Path], jobs: int) -> list[float]:
        """Makes the pieces that are missing; what was said of each."""
        missing = [path for path in pieces if not path.exists()]
        found: list[float] = []
        for said in spread(work, missing, jobs):
            found.append(said)
            bar(name, len(found) / len(missing))
        return found


def bar(name: str, share: float) -> None:
    if sys.stderr.isatty():
        full = round(BAR * share)
        end = "\r" if share < 1 else "\n"
        print(f"{name} [{'#' * full}{'.' * (BAR - full)}]", end=end, file=sys.stderr, flush=True)
