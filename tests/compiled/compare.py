"""Plays the same games with the plain and the compiled engine, and tells which differ.

    python tests/compiled/compare.py COUNT [FIRST]

The compiled one is what `python3 dev.py test compiled` leaves in build/compiled. A number found here is played alone by
`python tests/compiled/games.py NUMBER 1`.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FORMS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def hashes(form: str, first: int, count: int) -> list[str]:
    """Of so many games. Each form has another seed for Python's own hashes, which must not matter."""
    environment = {**os.environ, "PYTHONPATH": str(FORMS[form]), "PYTHONHASHSEED": str(len(form))}
    command = [sys.executable, str(Path(__file__).with_name("games.py")), str(first), str(count)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    played, *found = done.stdout.split()
    if played != form:
        raise RuntimeError(f"the engine in {FORMS[form]} is {played}")
    return found


def different(first: int, count: int) -> list[int]:
    """The numbers of the games that are not the same."""
    pairs = zip(hashes("plain", first, count), hashes("compiled", first, count), strict=True)
    return [first + place for place, (plain, compiled) in enumerate(pairs) if plain != compiled]


def main() -> int:
    count = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    found: list[int] = []
    for start in range(first, first + count, 130):
        found += different(start, min(130, first + count - start))
        print(f"{start - first + 130} games, {len(found)} different", end="\r", flush=True)
    print(f"{count} games from number {first}: {len(found)} different {found[:10] if found else ''}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
