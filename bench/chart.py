"""The figures of the bench as a drawing."""

import math
from html import escape
from typing import Any

from tables import find, number

Figures = dict[str, Any]

WIDTH, LINE, GAP, LEFT, RIGHT, TOP = 860, 18, 4, 290, 90, 36
# Chosen to be told apart by everybody, on light and dark ground.
COLOURS = {"compiled": "#2a78b8", "plain": "#e0912f", "other": "#8a8f98"}


def lines(figures: Figures) -> list[tuple[str, str, Figures]]:
    """Colour, label and figures of each line: the fastest form first, the others last."""
    found = []
    for form in ("compiled", "plain"):
        for players in (2, 4, 6):
            for modules in ("base", "all modules"):
                label = f"Keyflower, {form}, {players} players, {modules}"
                found.append((form, label, find(figures, form, players, modules)))
    return found + [("other", row["name"], row) for row in figures["others"].values()]


def panel(title: str, key: str, top: int, figures: Figures) -> tuple[list[str], int]:
    """Dots on a logarithmic scale, and where the next panel begins."""
    rows = [row for row in lines(figures) if key in row[2]]
    values = [row[2][key] for row in rows]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    width = WIDTH - LEFT - RIGHT
    bottom = top + 22 + len(rows) * (LINE + GAP)

    def x(value: float) -> float:
        return LEFT + width * (math.log10(value) - low) / (high - low)

    parts = [f'<text class="title" x="16" y="{top}">{escape(title)}</text>']
    for power in range(low, high + 1):
        at = x(10**power)
        parts.append(f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="{top + 12}" y2="{bottom}"/>')
        parts.append(f'<text class="tick" x="{at:.1f}" y="{bottom + 16}" text-anchor="middle">{10**power:,}</text>')
    for place, (colour, label, row) in enumerate(rows):
        y = top + 20 + place * (LINE + GAP)
        end = x(row[key])
        middle = y + LINE / 2 + 5
        parts.append(f'<text x="{LEFT - 10}" y="{middle}" text-anchor="end">{escape(label)}</text>')
        # A line with a dot, not a bar: on this scale its length would say nothing.
        level = f'y1="{y + LINE / 2}" y2="{y + LINE / 2}"'
        parts.append(f'<line x1="{LEFT}" x2="{end:.1f}" {level} stroke="{COLOURS[colour]}" stroke-width="3"/>')
        parts.append(f'<circle cx="{end:.1f}" cy="{y + LINE / 2}" r="7" fill="{COLOURS[colour]}"/>')
        parts.append(f'<text x="{end + 13:.1f}" y="{middle}">{number(row[key])}</text>')
    return parts, bottom + 60


def draw(figures: Figures) -> str:
    parts: list[str] = []
    top = TOP
    for title, key in (
        ("Whole random games a second, with the full list of legal actions at every decision", "games"),
        ("Decisions a second in them", "decisions"),
        ("Playouts a second inside the engine, uniform policy", "uniform"),
    ):
        drawn, top = panel(title, key, top, figures)
        parts += drawn
    note = f"One core; logarithmic scale. {figures['date']}, Python {figures['python']}, {figures['machine']}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}">',
            "<style>text{fill:#222;font:13px sans-serif}.title{font-size:16px;font-weight:bold}",
            ".tick{font-size:11px;fill:#666}.grid{stroke:#ddd}</style>",
            f'<rect width="{WIDTH}" height="{top}" fill="#fff"/>',
            *parts,
            f'<text class="tick" x="16" y="{top - 14}">{escape(note)}</text>',
            "</svg>",
            "",
        ]
    )
