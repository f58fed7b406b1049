"""Cutting and changing rows of counts, and reading sets of bits. Apart from `cells.py`, because that file alone is
never compiled (see there)."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8


def part(row: vec[i16], start: int, length: int) -> list[int]:
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


def with_mark(row: vec[u8], at: int, value: int) -> vec[u8]:
    """A copy of a row with one number changed: for rows that games share, because they hardly ever change."""
    changed = row[:]
    changed[at] = value
    return changed
