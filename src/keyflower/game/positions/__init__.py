"""Positions as documents: `write` makes one, `read` makes a game of one with the help of `reader` (fields and their
errors) and `placer` (every piece in its place)."""

from ..events import PositionError
from .read import read_position
from .write import POSITION_FORMAT, write_position

__all__ = ["POSITION_FORMAT", "PositionError", "read_position", "write_position"]
