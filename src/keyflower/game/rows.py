"""Cutting and changing rows of counts. Apart from `cells.py`, because that file alone is never compiled (see there)."""

from librt.vecs import vec
from mypy_extensions import i16, u8


def part(row: vec[i16], start: int, length: int) -> list[int]:
    """So many numbers of a row, as a list."""
    found: list[int] = []
    for at in range(start, start + length):
        found.append(row[at])
    return found


def with_mark(row: vec[u8], at: int, value: int) -> vec[u8]:
    """A copy of a row with one number changed: for rows that games share, because they hardly ever change."""
    changed = row[:]
    changed[at] = value
    return changed
