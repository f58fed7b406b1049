"""Hexes in text: flat-topped tiles side by side, with the roads and the water that cross their edges.

A tile is drawn on six lines. Its roads are short strokes from inside to the middle of an edge; where two roads meet,
the stroke goes through the line between the tiles. Where only one side has a road, the line stays closed.

          ___________
         /     ║     \\          row 1: stroke of the upper edge, mark of an upgraded tile
        ═             ═         row 2
       /    Tavern     \\
       \\    2 wood     /
        \\             ═         row 5
         \\_____║_____/          row 6: stroke of the lower edge
"""

from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text

from keyflower.catalogue import EDGE_STEPS

RISE = 3  # lines that a slanting edge takes, and columns that it moves sideways
ROW_STEP = 2 * RISE  # lines from a tile to the one below it
TOPS = (11, 9, 7, 5)  # how wide the flat top may be drawn
INNER = 4  # rows of a tile that hold text: rows 2 to 5

Styled = list[tuple[str, str]]  # pieces of a line, each with its style

S, SW, NW, N, NE, SE = range(6)


class Signs(NamedTuple):
    down: str
    along: str
    water: str
    star: str


FINE = Signs("║", "═", "≈", "★")
PLAIN_SIGNS = Signs("#", "=", "~", "*")
ROAD_STYLE = "bold orange3"
WATER_STYLE = "bold dodger_blue1"
LINE_STYLE = "bright_black"


class Cell(NamedTuple):
    """A tile to draw: where it lies, the six edges it shows (R, G or W, from the bottom clockwise), and its lines."""

    q: int
    r: int
    edges: str
    lines: list[Styled]
    mark: Styled


class Free(NamedTuple):
    """A free place, with what stands in it."""

    q: int
    r: int
    label: str


def width_of(places: Iterable[tuple[int, int]], top: int) -> int:
    columns = [q for q, _ in places]
    return (max(columns) - min(columns)) * (top + RISE) + top + ROW_STEP


def fitting_top(places: list[tuple[int, int]], width: int) -> int:
    """The widest drawing that fits."""
    return next((top for top in TOPS if width_of(places, top) <= width), TOPS[-1])


def turned(edges: str, turn: int) -> str:
    """The edges that a turned tile shows."""
    return "".join(edges[(side - turn) % 6] for side in range(6))


class Canvas:
    """Characters with styles, written anywhere, read line by line."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for at, sign in enumerate(text):
            self.cells[x + at, y] = (sign, style)

    def lines(self) -> list[Text]:
        if not self.cells:
            return []
        left = min(x for x, _ in self.cells)
        rows = [y for _, y in self.cells]
        found = []
        for y in range(min(rows), max(rows) + 1):
            columns = [x for x, row in self.cells if row == y]
            text = Text(no_wrap=True)
            for x in range(left, max(columns, default=left - 1) + 1):
                sign, style = self.cells.get((x, y), (" ", ""))
                text.append(sign, style)
            text.rstrip()
            found.append(text)
        return found


def draw(cells: list[Cell], free: list[Free] | None = None, top: int = TOPS[0], signs: Signs = FINE) -> list[Text]:
    sheet = Canvas()
    for cell in cells:
        draw_border(sheet, cell, top)
    lying = {(cell.q, cell.r): cell for cell in cells}
    for cell in cells:
        for side in range(6):
            dq, dr = EDGE_STEPS[side]
            other = lying.get((cell.q + dq, cell.r + dr))
            draw_edge(sheet, cell, side, other.edges[(side + 3) % 6] if other else "", top, signs)
        draw_inside(sheet, cell, top)
    for place in free or []:
        x, y = corner(place.q, place.r, top)
        sheet.put(x + (top - len(place.label)) // 2, y + RISE, place.label, "dim")
    return sheet.lines()


def corner(q: int, r: int, top: int) -> tuple[int, int]:
    """The left end of a tile's flat top."""
    return q * (top + RISE), (2 * r + q) * RISE


def draw_border(sheet: Canvas, cell: Cell, top: int) -> None:
    x, y = corner(cell.q, cell.r, top)
    sheet.put(x, y, "_" * top, LINE_STYLE)
    sheet.put(x, y + ROW_STEP, "_" * top, LINE_STYLE)
    for row in range(1, RISE + 1):
        sheet.put(x - row, y + row, "/", LINE_STYLE)
        sheet.put(x + top - 1 + row, y + row, "\\", LINE_STYLE)
        sheet.put(x - RISE - 1 + row, y + RISE + row, "\\", LINE_STYLE)
        sheet.put(x + top + RISE - row, y + RISE + row, "/", LINE_STYLE)


def draw_edge(sheet: Canvas, cell: Cell, side: int, facing: str, top: int, signs: Signs) -> None:
    """What crosses an edge: a stroke inside, and through the line when the neighbour shows the same."""
    kind = cell.edges[side]
    if kind == "G":
        return
    x, y = corner(cell.q, cell.r, top)
    style = ROAD_STYLE if kind == "R" else WATER_STYLE
    if side in (N, S):
        row = y + (1 if side == N else ROW_STEP)
        if kind == "R":
            sheet.put(x + top // 2, row, signs.down, style)
        else:
            sheet.put(x + top // 2 - 1, row, signs.water * 3, style)
        return
    row = y + (2 if side in (NW, NE) else ROW_STEP - 1)
    stroke = signs.along if kind == "R" else signs.water
    inside, line = (x + top, x + top + 1) if side in (NE, SE) else (x - 1, x - 2)
    sheet.put(inside, row, stroke, style)
    if facing == kind:
        sheet.put(line, row, stroke, style)


def draw_inside(sheet: Canvas, cell: Cell, top: int) -> None:
    x, y = corner(cell.q, cell.r, top)
    put_styled(sheet, x + top // 2 + 2, y + 1, cell.mark, top // 2 - 1)
    for at, line in enumerate(cell.lines[:INNER]):
        row = at + 2
        room = top if row in (2, ROW_STEP - 1) else top + 2 * RISE - 2
        used = min(sum(len(text) for text, _ in line), room)
        put_styled(sheet, x + (top - used) // 2, y + row, line, room)


def put_styled(sheet: Canvas, x: int, y: int, line: Styled, room: int) -> None:
    for text, style in line:
        shown = text[:room]
        sheet.put(x, y, shown, style)
        x += len(shown)
        room -= len(shown)
