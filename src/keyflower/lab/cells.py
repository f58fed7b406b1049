"""Every cell of an observation by name: what it holds, and between which bounds.

The bounds are true ones: what the pieces in the box, the size of a village and the width of the encoding allow, with
all modules. `PARTS` is the same list as it repeats itself, for docs/observation.json.
"""

from functools import reduce
from operator import or_
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SKILLS
from ..game.figures import AT_BOAT_CELL, AT_SEAT_CELL, AT_TABLE_CELL, AT_TILE_CELL, OWN_CELLS
from ..game.modules import FIGURES
from ..game.printed import ABILITY, TILES
from ..game.state import CARGO_NAMES, FLAT, LOTS, MOST_ADDED, N_COLOURS, SEATS
from ..game.village import REACH
from .encoding import FIELD_BASE, MOST_FIELDS, SIZE, VERBS
from .observation import IN_VILLAGE, LENGTH

FLAG, COUNT, NUMBER, SEAT, PLACE = "flag", "count", "number", "seat", "place"
CELL_KINDS: Final = {
    FLAG: "yes or no",
    COUNT: "how many",
    NUMBER: "one of a list: the numbers have no order",
    SEAT: "1 + the seat, counted from the mover; 0: nobody",
    PLACE: "a coordinate, with the home at 0",
}

_box = CATALOGUE.figures("base", "pieces")
IN_THE_BOX: Final = {name: _box["bag"].get(name, 0) + _box["supply"].get(name, 0) for name in CARGO_NAMES}
ALL_WORKERS: Final = sum(IN_THE_BOX[colour] for colour in COLOURS)
ALL_SKILLS: Final = sum(IN_THE_BOX[skill] for skill in SKILLS)
MOST_OF_A_COLOUR: Final = max(IN_THE_BOX[colour] for colour in COLOURS)
ON_A_TILE: Final[int] = CATALOGUE.figures("base", "setup")["workers_on_tile_limit"]
FRAME_NUMBER: Final = 255
EVERY_ABILITY: Final = reduce(or_, (int(bits) for bits in ABILITY))  # all of them in one village
FIRST_FIGURE: Final = 4095  # twelve bits
SECOND_FIGURE: Final = 32767  # as much as a cell holds


class NamedCell:
    """One number of an observation.

    >>> NAMED_CELLS[find("table.season")]
    NamedCell(table.season, number, 0 to 3)
    """

    __slots__ = ("high", "kind", "low", "name")

    def __init__(self, name: str, kind: str, high: int, low: int = 0) -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"name": self.name, "kind": self.kind, "low": self.low, "high": self.high}

    def __repr__(self) -> str:
        return f"NamedCell({self.name}, {self.kind}, {self.low} to {self.high})"


class Repeated:
    """Cells that come once, or once for each of `each`: seats from the mover on, boats, tiles."""

    def __init__(self, name: str, cells: list[NamedCell], each: list[str] | None = None) -> None:
        self.name = name
        self.cells = cells
        self.each = each

    def to_dict(self, first: int) -> dict[str, Any]:
        told: dict[str, Any] = {"part": self.name, "first": first, "cells": [cell.to_dict() for cell in self.cells]}
        if self.each is not None:
            told["each"] = self.each
        return told

    def spread(self) -> list[NamedCell]:
        names = [self.name] if self.each is None else [f"{self.name}.{each}" for each in self.each]
        return [
            NamedCell(f"{name}.{cell.name}", cell.kind, cell.high, cell.low) for name in names for cell in self.cells
        ]


def _counts(names: tuple[str, ...], word: str = "") -> list[NamedCell]:
    return [NamedCell(f"{word}{name}", COUNT, IN_THE_BOX[name]) for name in names]


def _figures(where: str, room: int) -> list[NamedCell]:
    """Those of modules, and the cells that are kept for more."""
    found: list[NamedCell] = []
    for figure in FIGURES:
        if figure.where == where:
            numbers = range(figure.count) if figure.count > 1 else [None]
            for number in numbers:
                name = figure.name if number is None else f"{figure.name} {number}"
                found.append(NamedCell(name, FLAG if figure.high == 1 else NUMBER, figure.high))
    return found + [NamedCell(f"free {number}", NUMBER, 0) for number in range(room - len(found))]


QUESTION_CELLS: Final = [
    NamedCell("1 + stage", NUMBER, 2 + MOST_FIELDS),
    NamedCell("verb", NUMBER, VERBS - 1),
    NamedCell("1 + tile", NUMBER, TILES),
    *[NamedCell(f"1 + field {field}", NUMBER, SIZE - FIELD_BASE) for field in range(MOST_FIELDS)],
    NamedCell("step", NUMBER, FRAME_NUMBER),
    NamedCell("step's tile", NUMBER, TILES - 1),
    NamedCell("step's first figure", NUMBER, FIRST_FIGURE),
    NamedCell("step's second figure", NUMBER, SECOND_FIGURE),
    *[NamedCell(f"free {number}", NUMBER, 0) for number in range(3)],
]
TABLE_CELLS: Final = [
    NamedCell("season", NUMBER, 3),
    NamedCell("passes", COUNT, SEATS),
    NamedCell("players", COUNT, SEATS),
    NamedCell("start", NUMBER, SEATS - 1),
    NamedCell("turn", NUMBER, SEATS - 1),
    NamedCell("bag", COUNT, ALL_WORKERS),
    NamedCell("green", COUNT, IN_THE_BOX["green"]),
    *_counts(RESOURCES),
    NamedCell("skills", COUNT, ALL_SKILLS),
    *_figures(AT_TABLE_CELL, 4),
]
SEAT_CELLS: Final = [
    NamedCell("there", FLAG, 1),
    NamedCell("workers", COUNT, ALL_WORKERS),
    NamedCell("skills", COUNT, ALL_SKILLS),
    *_counts(COLOURS + SKILLS, "known "),
    NamedCell("village", COUNT, TILES),
    NamedCell("to place", COUNT, LOTS),
    NamedCell("abilities", NUMBER, EVERY_ABILITY),
    *_figures(AT_SEAT_CELL, 3),
]
OWN_PIECES: Final = [*_counts(COLOURS + SKILLS), NamedCell("winter tiles", COUNT, LOTS)]
BOAT_CELLS: Final = [
    NamedCell("1 + tile", NUMBER, TILES),
    NamedCell("taken by", SEAT, SEATS),
    *_counts(CARGO_NAMES),
    *_figures(AT_BOAT_CELL, 2),
]
TILE_CELLS: Final = [
    NamedCell("where", NUMBER, IN_VILLAGE + SEATS - 1, 1 - SEATS),
    NamedCell("q", PLACE, REACH, -REACH),
    NamedCell("r", PLACE, REACH, -REACH),
    NamedCell("turn", NUMBER, 5),
    NamedCell("upgraded", FLAG, 1),
    *_counts(RESOURCES),
    *[NamedCell(f"{colour} workers", COUNT, ON_A_TILE) for colour in COLOURS],
    NamedCell("last use", COUNT, ON_A_TILE),
    NamedCell("1 + colour", NUMBER, N_COLOURS),
    NamedCell("1 + standing", NUMBER, N_COLOURS),
    NamedCell("closed", FLAG, 1),
    NamedCell("points added", COUNT, MOST_ADDED),
    *_figures(AT_TILE_CELL, 1),
    NamedCell("1 + lot", NUMBER, LOTS),
    NamedCell("leader", SEAT, SEATS),
    *[NamedCell(f"bid {seat}", COUNT, MOST_OF_A_COLOUR) for seat in range(SEATS)],
    *[NamedCell(f"1 + colour of bid {seat}", NUMBER, N_COLOURS + FLAT) for seat in range(SEATS)],
]

SEATS_ROUND: Final = [str(seat) for seat in range(SEATS)]
TILE_NAMES: Final = [tile.id for tile in CATALOGUE.tiles]
PARTS: Final = [
    Repeated("question", QUESTION_CELLS),
    Repeated("table", TABLE_CELLS),
    Repeated("seats", SEAT_CELLS, SEATS_ROUND),
    Repeated("own", OWN_PIECES),
    Repeated("boats", BOAT_CELLS, SEATS_ROUND),
    Repeated("modules", _figures(OWN_CELLS, 0)),
    Repeated("tiles", TILE_CELLS, TILE_NAMES),
]
NAMED_CELLS: Final[list[NamedCell]] = [cell for part in PARTS for cell in part.spread()]
assert len(NAMED_CELLS) == LENGTH, "every cell has a name"

_places: Final = {cell.name: at for at, cell in enumerate(NAMED_CELLS)}


def find(name: str) -> int:
    """The place of a cell in a row. KeyError if there is none of this name.

    >>> NAMED_CELLS[find("tiles.stable.bid 0")].high
    40
    """
    return _places[name]


def bounds() -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    """The least and the most of every cell.

    >>> low, high = bounds()
    >>> int(low[find("tiles.stable.q")]), int(high[find("tiles.stable.q")])
    (-63, 63)
    """
    return (
        np.array([cell.low for cell in NAMED_CELLS], np.int16),
        np.array([cell.high for cell in NAMED_CELLS], np.int16),
    )
