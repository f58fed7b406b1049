"""Rows of small counts: the one container of the hot state. And sets of small numbers, as bits.

A row has a fixed length and holds small whole numbers (`Cells`: 16 bits; `Marks`, which are compared but never summed
up: 8 bits); `NOBODY` marks "no seat", "no lot". Copy with `row[:]`; where a list is wanted, `part` cuts one out. The
container is the packed vector of the compiler's run-time library: compiled, a read costs a nanosecond and a copy is one
block of memory; uncompiled it is about as fast as a list. A number read from a row has no more bits either: give it
the type `int` before it is used as an index or shifted.

Everything that keeps counts uses these names, so that another container can take its place here alone. They are
written as texts, because a compiled module cannot make a type of a packed vector while it runs.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

Cells: TypeAlias = "vec[i16]"
Marks: TypeAlias = "vec[u8]"

NOBODY: Final = 255


def cells(length: int, value: int = 0) -> Cells:
    return vec[i16]([i16(value)] * length)


def marks(length: int, value: int = 0) -> Marks:
    return vec[u8]([u8(value)] * length)


def row_of(values: list[int]) -> Cells:
    return vec[i16]([i16(value) for value in values])


def part(row: Cells, start: int, length: int) -> list[int]:
    """So many numbers of a row, as a list."""
    found: list[int] = []
    for at in range(start, start + length):
        found.append(row[at])
    return found


def members(bits: i64) -> list[int]:
    """The numbers of a set, in order."""
    found: list[int] = []
    number = 0
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def with_mark(row: Marks, at: int, value: int) -> Marks:
    """A copy of a row with one number changed: for rows that games share, because they hardly ever change."""
    changed = row[:]
    changed[at] = value
    return changed
