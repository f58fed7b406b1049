"""Handicap: chosen players start with one green worker more (VAR-C)."""

from ..rules import Module
from ..state import State


class Handicap(Module):
    name = "handicap"

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def start(self, state: State) -> None:
        for seat in self.seats:
            state.take_green(seat, 1)
