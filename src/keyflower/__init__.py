"""Keyflower: the board game as a library."""
