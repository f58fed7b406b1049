"""Rows of small counts: the one container of the hot state.

A row has a fixed length and holds numbers from 0 to 255; `NOBODY` marks "no seat", "no lot". Copy with `row[:]`.
Everything that keeps counts uses this alias, so that another container can take its place here alone.
"""

from typing import Final

Cells = list[int]

NOBODY: Final = 255


def cells(length: int, value: int = 0) -> Cells:
    return [value] * length
