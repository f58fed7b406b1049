"""Writes docs/api.md from the source: every public name with its signature and its words, examples included.

python scripts/api_docs.py            # after a change of a public name or its words
python scripts/api_docs.py --check    # fails if the page is stale
"""

import importlib
import inspect
import re
import sys
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parent.parent / "docs" / "api.md"

HEAD = """# API reference

Made from the source by `python scripts/api_docs.py`. `kf` is `import keyflower as kf`; every example runs in the tests.
[The Python interface](python.md) is the
way in, [the lab](lab.md) the page on research.
"""

# What is public, by module. `__all__` says it for packages.
PUBLIC: dict[str, list[str]] = {
    "keyflower": [],
    "keyflower.bots": [],
    "keyflower.lab.solo": ["Solo"],
    "keyflower.lab.zoo": ["Zoo", "env"],
    "keyflower.lab.vector": ["Tables", "Ended"],
    "keyflower.lab.rewards": ["rewards"],
    "keyflower.lab.cells": ["NamedCell", "find", "bounds"],
    "keyflower.lab.sets": ["as_sets", "sets_space"],
    "keyflower.lab.dataset": ["read_steps", "as_arrays"],
}


def names_of(module: str) -> list[tuple[str, Any]]:
    found = importlib.import_module(module)
    names = PUBLIC[module] or found.__all__
    return [(name, getattr(found, name)) for name in names]


def members(cls: type) -> list[tuple[str, Any]]:
    """What a class itself offers, in the order of the source."""
    return [(name, value) for name, value in vars(cls).items() if not name.startswith("_") and is_told(value)]


def is_told(value: Any) -> bool:
    return isinstance(value, property | staticmethod) or inspect.isfunction(value)


def signature(value: Any) -> str:
    try:
        text = str(inspect.signature(value))
    except (TypeError, ValueError):
        return ""
    # Where a thing lies inside the package is not the reader's business.
    return re.sub(r"(?:keyflower|numpy|collections|typing|gymnasium)(?:\.\w+)+\.", "", text).replace("'", "")


def words(value: Any) -> list[str]:
    """A docstring as Markdown: its examples in blocks of their own."""
    lines: list[str] = []
    inside = False
    for line in (inspect.getdoc(value) or "").splitlines():
        if line.startswith(">>>") and not inside:
            lines.append("```pycon")
            inside = True
        elif inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line)
    return [*lines, "```"] if inside else lines


def section(name: str, value: Any) -> list[str]:
    if inspect.isclass(value):
        lines = ["", f"### {name}", "", f"`{name}{signature(value)}`", "", *words(value)]
        for member, held in members(value):
            plain = held.__func__ if isinstance(held, staticmethod) else held
            shown = f"{name}.{member}" + ("" if isinstance(held, property) else signature(plain))
            lines += ["", f"#### {name}.{member}", "", f"`{shown}`", "", *words(plain)]
        return lines
    if callable(value):
        return ["", f"### {name}", "", f"`{name}{signature(value)}`", "", *words(value)]
    return ["", f"### {name}", "", f"`{name} = {value!r}`"]


def page() -> str:
    lines = [HEAD.rstrip("\n")]
    for module in PUBLIC:
        lines += ["", f"## {module}"]
        for name, value in names_of(module):
            lines += section(name, value)
    return "\n".join(lines) + "\n"


def main() -> int:
    text = page()
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            print("docs/api.md is stale; run python scripts/api_docs.py")
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
