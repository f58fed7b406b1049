"""Random games that are looked at after every action, inside the engine: nothing leaves it until something is wrong."""

from mypy_extensions import i64

from .audit import Audit
from .chance import Chance
from .runs import Runs
from .state import State


class Walk:
    """Every seat that is asked is as likely, and each of its answers."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.codes: list[int] = []
        self.lots: list[list[int]] = []  # what lay in the auction when each was played: its notation names lots
        self._audit = Audit()
        self._runs = Runs()

    def go_on(self, most: int) -> str:
        """Plays so many actions, or to the end. What is wrong with the position after the last one; empty: nothing."""
        state = self.state
        found = self._audit.trouble(state)
        while most > 0 and not state.over and not found:
            state.list_answers(self._drawn_seat(), self._runs)
            code = self._runs.pick(self.chance.below(self._runs.size))
            self.codes.append(code)
            self.lots.append(state.lots)
            state.apply(code)
            found = self._audit.trouble(state)
            most -= 1
        return found

    def _drawn_seat(self) -> int:
        asked = i64(self.state.asked())
        seats: i64 = 0
        rest = asked
        while rest:
            seats += 1
            rest &= rest - 1
        number: i64 = self.chance.below(seats) if seats > 1 else 0
        seat: i64 = 0
        while not asked & 1 or number:
            number -= asked & 1
            asked >>= 1
            seat += 1
        return seat
