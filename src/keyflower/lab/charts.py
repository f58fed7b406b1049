"""Small charts as SVG, without any library: bars with intervals, groups of bars, and distributions.

Each comes in two shapes: wide, with the names at the left, and narrow for telephones, with the names above.
"""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

INK = "#2f2a25"
GRID = "#d9cfbf"
PAPER = "#fffdf7"
FILLS = ("#7a9a4b", "#c7623b", "#4f7f97", "#c79a3b", "#8a5a83", "#5b6b57", "#a8503f", "#3f6d5b")
MARGIN = 12
TOP = 44
FOOT = 26


class Bar(NamedTuple):
    """A row of a chart of bars: its value with the interval, the words at its end, its colour."""

    name: str
    value: float
    low: float
    high: float
    words: str
    fill: str = ""


class Shape:
    """How wide a chart is, and where the names stand."""

    def __init__(self, narrow: bool, room: int) -> None:
        """`room`: what the words behind the longest bar need."""
        self.narrow = narrow
        self.width = 400 if narrow else 760
        self.left = 0 if narrow else 210
        self.above = 20 if narrow else 0  # for a name over its row
        self.inner = self.width - self.left - room

    def name(self, y: float, middle: float, what: str, size: int = 14) -> str:
        """A row's name: over it, or at the left of its middle."""
        return text(0, y + 14, what, size=size) if self.narrow else text(self.left - 10, middle + 5, what, "end", size)

    def draw(self, title: str, height: float, parts: Sequence[str]) -> str:
        box = f"{-MARGIN} {-MARGIN} {self.width + 2 * MARGIN} {height + 2 * MARGIN:.0f}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" '
            f'aria-label="{escape(title)}" font-family="Georgia, serif" font-size="14" fill="{INK}">'
            f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{self.width + 2 * MARGIN}" '
            f'height="{height + 2 * MARGIN:.0f}" fill="{PAPER}"/>'
            + text(0, 22, title, size=17)
            + "".join(parts)
            + "</svg>"
        )


class Scale:
    """Values along the width, with lines at round numbers."""

    def __init__(self, shape: Shape, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.left = shape.left
        self.across = shape.inner / ((high - low) or 1.0)

    def x(self, value: float) -> float:
        return self.left + (value - self.low) * self.across

    def lines(self, top: float, bottom: float, about: int = 6) -> list[str]:
        parts = []
        for step in steps(self.low, self.high, about):
            x = self.x(step)
            anchor = "start" if x < 10 else "middle"
            parts += [line(x, top, x, bottom, GRID, 1), text(x, bottom + 18, f"{step:g}", anchor, 12)]
        return parts


def text(x: float, y: float, what: str, anchor: str = "start", size: int = 14) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(what)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str = INK, width: float = 1.5, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"{dashed}/>'
    )


def block(x: float, y: float, width: float, height: float, fill: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" rx="2" '
        f'fill="{fill}" fill-opacity="0.85"/>'
    )


def steps(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers from low to high."""
    size = (high - low) / about or 1.0
    power = 1.0
    while power * 10 <= size:
        power *= 10
    while power > size:
        power /= 10
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= size)
    first = -(-low // step) * step
    return [first + step * number for number in range(int((high - first) / step + 1.001))]


def legend(names: Sequence[tuple[str, str]], y: float) -> list[str]:
    """Words with their colours in one line."""
    parts: list[str] = []
    x = 0.0
    for name, fill in names:
        parts += [block(x, y - 10, 12, 12, fill), text(x + 17, y, name, size=12)]
        x += 34 + 6.5 * len(name)
    return parts


def bars(
    title: str,
    rows: Sequence[Bar],
    low: float,
    high: float,
    mark: float | None = None,
    names: Sequence[tuple[str, str]] = (),
    narrow: bool = False,
) -> str:
    """A bar for each row. `mark` draws a line to compare with, `names` tell the colours."""
    shape = Shape(narrow, 60)
    scale = Scale(shape, low, high)
    thick = 22
    tall = thick + 12 + shape.above
    top = TOP + (22 if names else 0)
    bottom = top + tall * len(rows)
    parts = [*legend(names, TOP + 2), *scale.lines(top - 6, bottom)]
    for at, row in enumerate(rows):
        y = top + tall * at
        bar = y + shape.above
        middle = bar + thick / 2
        parts.append(shape.name(y, middle, row.name))
        parts.append(block(shape.left, bar, scale.x(row.value) - shape.left, thick, row.fill or FILLS[at % len(FILLS)]))
        x1, x2 = scale.x(row.low), scale.x(row.high)
        if x2 > x1:
            parts += [line(x1, middle, x2, middle), line(x1, middle - 5, x1, middle + 5)]
            parts.append(line(x2, middle - 5, x2, middle + 5))
        parts.append(text(max(x2, scale.x(row.value)) + 8, middle + 5, row.words, size=12))
    if mark is not None:
        parts.append(line(scale.x(mark), top - 6, scale.x(mark), bottom, INK, 1, "4 4"))
    return shape.draw(title, bottom + FOOT, parts)


def groups(title: str, names: Sequence[tuple[str, str]], rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Several bars for each row, one of each name and colour."""
    shape = Shape(False, 60)
    scale = Scale(shape, 0, max([value for _, values in rows for value in values] or [1.0]))
    thick = 13
    tall = thick * len(names) + 14
    top = TOP + 22
    bottom = top + tall * len(rows)
    parts = [*legend(names, TOP + 2), *scale.lines(top - 6, bottom)]
    for at, (row, values) in enumerate(rows):
        y = top + tall * at
        parts.append(shape.name(y, y + thick * len(names) / 2, row))
        for number, (value, (_, fill)) in enumerate(zip(values, names, strict=True)):
            parts.append(block(shape.left, y + thick * number, scale.x(value) - shape.left, thick - 2, fill))
            parts.append(text(scale.x(value) + 6, y + thick * number + 10, f"{value:.1f}", size=11))
    return shape.draw(title, bottom + FOOT, parts)


def distributions(title: str, rows: Sequence[tuple[str, Sequence[int]]], narrow: bool = False) -> str:
    """Each row's scores as a hill of columns over one common scale, with the mean marked."""
    shape = Shape(narrow, 10)
    every = [score for _, scores in rows for score in scores] or [0]
    scale = Scale(shape, min(0, min(every)), max(every) + 5)
    wide = 5
    hill = 52
    tall = hill + 18 + shape.above
    bottom = TOP + tall * len(rows)
    parts = scale.lines(TOP - 8, bottom, 9)
    for at, (name, scores) in enumerate(rows):
        y = TOP + tall * at
        base = y + tall - 8
        counts: dict[int, int] = {}
        for score in scores:
            counts[score // wide] = counts.get(score // wide, 0) + 1
        most = max(counts.values(), default=1)
        for cell, count in sorted(counts.items()):
            high = hill * count / most
            parts.append(
                block(scale.x(cell * wide), base - high, wide * scale.across - 1, high, FILLS[at % len(FILLS)])
            )
        mean = sum(scores) / len(scores) if scores else 0.0
        parts += [line(shape.left, base, shape.left + shape.inner, base, INK, 1)]
        parts += [line(scale.x(mean), base + 4, scale.x(mean), base - hill, INK, 2)]
        if narrow:
            parts.append(text(0, y + 14, f"{name}, mean {mean:.1f}"))
        else:
            parts += [shape.name(y, base - 25, name), shape.name(y, base - 8, f"mean {mean:.1f}", 12)]
    return shape.draw(title, bottom + FOOT, parts)
