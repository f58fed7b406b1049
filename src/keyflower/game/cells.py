"""Rows of small counts: the one container of the hot state.

A row has a fixed length and holds small whole numbers (`Cells`: 16 bits; `Marks`, which are compared but never summed
up: 8 bits); `NOBODY` marks "no seat", "no lot". Copy with `row[:]`; where a list is wanted, `part` cuts one out. The
container is the packed vector of the compiler's run-time library: compiled, a read costs a nanosecond and a copy is one
block of memory; uncompiled it is about as fast as a list. A number read from a row has no more bits either: give it
the type `int` before it is used as an index or shifted.

This file is not compiled: the alias exists for the interpreter only. Everything that keeps counts
uses this alias, so that another container can take its place here alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, u8

from .rows import part

Cells = vec[i16]
Marks = vec[u8]

NOBODY: Final = 255

__all__ = ["NOBODY", "Cells", "Marks", "cells", "marks", "part", "row_of"]


def cells(length: int, value: int = 0) -> Cells:
    return vec[i16]([value] * length)


def marks(length: int, value: int = 0) -> Marks:
    return vec[u8]([value] * length)


def row_of(values: list[int]) -> Cells:
    return vec[i16](values)
