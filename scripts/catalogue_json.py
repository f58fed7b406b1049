"""Writes the printed catalogue for the page: web/src/generated/catalogue.json. With --check: is it fresh?"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from keyflower.catalogue import loader  # noqa: E402  (the source tree is put on the path first)

TARGET = ROOT / "web" / "src" / "generated" / "catalogue.json"


def tile(entry: loader.Tile, last_of: list[int]) -> dict[str, Any]:
    """`last_of`: how many turn-order tiles lie there, from two players on. The last of them shows the purple marker."""
    is_order = entry.kind == "turn_order"
    return {
        "id": entry.id,
        "name": entry.name,
        "set": entry.set,
        "kind": entry.kind,
        "season": entry.season,
        "number": entry.number,
        "edges": entry.edges,
        "cost": entry.cost,
        "points": list(entry.points),
        "front": entry.front,
        "back": entry.back,
        "score": entry.score,
        "gain": entry.gain,
        "cargo": entry.cargo,
        "pair": entry.pair,
        "min_players": entry.min_players,
        "ability": entry.ability,
        "turns": entry.turns,
        "purple": [players for players, last in enumerate(last_of, start=2) if is_order and last == entry.number],
    }


def catalogue_json() -> str:
    catalogue = loader.load()
    last_of: list[int] = catalogue.figures("base", "setup")["turn_order_tiles"]
    tables = {
        "tiles": [tile(entry, last_of) for entry in catalogue.tiles],
        "contracts": [{"id": entry.id, "needs": list(entry.needs)} for entry in catalogue.contracts],
        "extensions": [{"id": entry.id, "colour": entry.colour, "cost": entry.cost} for entry in catalogue.extensions],
    }
    lists = (
        f'"{name}": [\n' + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]"
        for name, rows in tables.items()
    )
    return "{\n" + ",\n".join(lists) + "\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="exit with 1 if the file is not what would be written")
    text = catalogue_json()
    if parser.parse_args().check:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.relative_to(ROOT)} is stale: run python scripts/catalogue_json.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
