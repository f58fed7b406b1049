"""Writes the list of an observation's cells for readers and for programs: docs/observation.md and
docs/observation.json, both from `keyflower.lab.cells`.

    python scripts/observation_docs.py            # after a change of the cells
    python scripts/observation_docs.py --check    # fails if they are stale
"""

import json
import sys
from pathlib import Path
from typing import Any

from keyflower.game.setup import every_verb
from keyflower.lab.cells import CELL_KINDS, PARTS
from keyflower.lab.observation import LENGTH
from keyflower.lab.version import ENCODING

DOCS = Path(__file__).resolve().parent.parent / "docs"


def parts() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    first = 0
    for part in PARTS:
        found.append(part.to_dict(first))
        first += len(part.spread())
    return found


def as_json() -> str:
    told = [json.dumps(part, ensure_ascii=False) for part in parts()]
    head = {"encoding": ENCODING, "length": LENGTH, "kinds": CELL_KINDS}
    lines = json.dumps(head, ensure_ascii=False)[:-1] + ', "parts": [\n'
    return lines + ",\n".join(told) + "\n]}\n"


def as_page() -> str:
    lines = [
        "# The cells of an observation",
        "",
        f"Encoding `{ENCODING}`: {LENGTH} cells of 16 bits. Made from the source by "
        "`python scripts/observation_docs.py`; for programs the same is in",
        "[observation.json](observation.json), and in Python `keyflower.lab.cells.NAMED_CELLS`. "
        "[The lab](lab.md) tells what they are for.",
        "",
        "| kind | what it is |",
        "| --- | --- |",
        *[f"| {kind} | {words} |" for kind, words in CELL_KINDS.items()],
    ]
    lines += ["", "## verbs", "", "The first step of an answer is its verb, by its number.", ""]
    lines += ["| verb | line of notation |", "| ---: | --- |"]
    lines += [f"| {verb.number} | `{verb.form()}` |" for verb in sorted(every_verb(), key=lambda verb: verb.number)]
    for part in parts():
        each = part.get("each")
        lines += ["", f"## {part['part']}", ""]
        count = len(part["cells"])
        if each is None:
            lines.append(f"Once, from cell {part['first']} on.")
        else:
            what = "each tile of the catalogue, by its number" if len(each) > 6 else "0 to 5"
            lines.append(
                f"For {what}: `{part['part']}.{each[0]}.` and so on, {count} cells each, from cell {part['first']} on."
            )
        lines += ["", "| cell | name | kind | from | to |", "| ---: | --- | --- | ---: | ---: |"]
        for at, cell in enumerate(part["cells"]):
            lines.append(f"| {at} | {cell['name']} | {cell['kind']} | {cell['low']} | {cell['high']} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    wanted = {DOCS / "observation.json": as_json(), DOCS / "observation.md": as_page()}
    if "--check" in sys.argv[1:]:
        stale = [path.name for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
        if stale:
            print(f"stale: {', '.join(stale)}; run python scripts/observation_docs.py")
        return 1 if stale else 0
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
