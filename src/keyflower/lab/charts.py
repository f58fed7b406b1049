"""Small charts as SVG, without any library: bars with intervals, and distributions."""

from collections.abc import Sequence
from html import escape

WIDTH = 760
LEFT = 210
RIGHT = 90
ROW = 34
INK = "#2f2a25"
GRID = "#d9cfbf"
FILLS = ("#7a9a4b", "#c7623b", "#4f7f97", "#c79a3b", "#8a5a83", "#5b6b57", "#a8503f", "#3f6d5b")


def svg(height: int, parts: Sequence[str], label: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(label)}" font-family="Georgia, serif" font-size="14" fill="{INK}">'
        + "".join(parts)
        + "</svg>"
    )


def text(x: float, y: float, what: str, anchor: str = "start", size: int = 14) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(what)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str = INK, width: float = 1.5) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'


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


def bars(
    title: str,
    rows: Sequence[tuple[str, float, float, float, str]],
    low: float,
    high: float,
    form: str = "{:.0f}",
    mark: float | None = None,
) -> str:
    """A bar for each row: its name, value, interval and the words at its end. `mark` draws a line to compare with."""
    height = 50 + ROW * len(rows) + 26
    across = (WIDTH - LEFT - RIGHT) / ((high - low) or 1.0)
    parts = [text(0, 22, title, size=17)]
    for step in steps(low, high):
        x = LEFT + (step - low) * across
        parts += [line(x, 36, x, height - 26, GRID, 1), text(x, height - 8, form.format(step), "middle", 12)]
    for at, (name, value, least, most, words) in enumerate(rows):
        y = 42 + ROW * at
        width = max(0.0, (value - low) * across)
        parts.append(text(LEFT - 10, y + 18, name, "end"))
        parts.append(
            f'<rect x="{LEFT}" y="{y + 4}" width="{width:.1f}" height="{ROW - 12}" rx="3" '
            f'fill="{FILLS[at % len(FILLS)]}" fill-opacity="0.85"/>'
        )
        x1, x2 = LEFT + (least - low) * across, LEFT + (most - low) * across
        middle = y + ROW / 2 - 2
        parts += [
            line(x1, middle, x2, middle),
            line(x1, middle - 5, x1, middle + 5),
            line(x2, middle - 5, x2, middle + 5),
        ]
        parts.append(text(max(x2, LEFT + width) + 8, y + 19, words, size=12))
    if mark is not None:
        x = LEFT + (mark - low) * across
        parts.append(
            f'<line x1="{x:.1f}" y1="36" x2="{x:.1f}" y2="{height - 26}" stroke="{INK}" stroke-dasharray="4 4"/>'
        )
    return svg(height, parts, title)


def distributions(title: str, rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Each row's scores as a hill of columns over one common scale, with the mean marked."""
    hill = 70
    height = 44 + hill * len(rows) + 26
    every = [score for _, scores in rows for score in scores] or [0]
    low, high = min(0, min(every)), max(every) + 5
    across = (WIDTH - LEFT - 30) / (high - low)
    wide = 5
    parts = [text(0, 22, title, size=17)]
    for step in steps(low, high, 9):
        x = LEFT + (step - low) * across
        parts += [line(x, 36, x, height - 26, GRID, 1), text(x, height - 8, f"{step:.0f}", "middle", 12)]
    for at, (name, scores) in enumerate(rows):
        base = 44 + hill * (at + 1) - 8
        counts: dict[int, int] = {}
        for score in scores:
            counts[score // wide] = counts.get(score // wide, 0) + 1
        most = max(counts.values(), default=1)
        for cell, count in sorted(counts.items()):
            x = LEFT + (cell * wide - low) * across
            tall = (hill - 18) * count / most
            parts.append(
                f'<rect x="{x:.1f}" y="{base - tall:.1f}" width="{wide * across - 1:.1f}" height="{tall:.1f}" '
                f'fill="{FILLS[at % len(FILLS)]}" fill-opacity="0.85"/>'
            )
        mean = sum(scores) / len(scores) if scores else 0.0
        x = LEFT + (mean - low) * across
        parts += [line(LEFT, base, WIDTH - 30, base, INK, 1), line(x, base + 4, x, base - hill + 18, INK, 2)]
        parts += [text(LEFT - 10, base - 22, name, "end"), text(LEFT - 10, base - 4, f"mean {mean:.1f}", "end", 12)]
    return svg(height, parts, title)
