"""The page's own art as data: `art.json` is made by the page's drawing code (web/src/art/made.test.ts)."""

import json
from functools import cache
from importlib import resources
from typing import Any


@cache
def art() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(
        resources.files(__package__).joinpath("art.json").read_text(encoding="utf-8")
    )
    return found


def colour(name: str) -> str:
    return str(art()["colours"][name])


def at(x: float, y: float, inner: str, scale: float = 1.0) -> str:
    sized = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({x:.4g} {y:.4g}){sized}">{inner}</g>'


def icon(name: str, lying: bool = False) -> str:
    return str(art()["lying" if lying else "icons"].get(name, ""))


def write(x: float, y: float, text: str, size: float, anchor: str = "start", weight: int = 600) -> str:
    safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return (
        f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:.3g}" font-weight="{weight}" text-anchor="{anchor}"'
        f' class="k-text" fill="{colour("text")}" dominant-baseline="central">{safe}</text>'
    )
