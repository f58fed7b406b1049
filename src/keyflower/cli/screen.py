"""The terminal that everything is written to."""

import json
import sys
from collections.abc import Iterable
from typing import Any

from rich.console import Console, RenderableType

NARROWEST = 60


def make_console(plain: bool = False) -> Console:
    """Plain: no colours and no signs beyond ASCII in the drawings, for screen readers and old terminals."""
    options: dict[str, Any] = {"no_color": True, "color_system": None} if plain else {}
    # What people call themselves and their bots is shown as it is: [b] is no markup, :leaves: no picture.
    console = Console(highlight=False, markup=False, emoji=False, **options)
    if not console.is_terminal and console.width < 100:
        console.width = 100  # a file or a pipe has no width of its own
    return console


def drawing_width(console: Console) -> int:
    return max(NARROWEST, min(console.width, 200))


def needs_ascii() -> bool:
    """Can the output not show the finer signs?"""
    return "utf" not in (getattr(sys.stdout, "encoding", "") or "").lower()


def say(console: Console, lines: Iterable[RenderableType]) -> None:
    for line in lines:
        console.print(line, soft_wrap=True)


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))
