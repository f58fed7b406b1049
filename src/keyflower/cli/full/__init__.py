"""The game on the whole screen of a terminal, by Textual. The plain conversation (`session.py`) stays for pipes."""

from .app import FullGame

__all__ = ["FullGame"]
