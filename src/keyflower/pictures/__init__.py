"""Positions as pictures, drawn with the tiles of the page: a game in a notebook, `keyflower picture`."""

from .draw import picture

__all__ = ["picture"]
