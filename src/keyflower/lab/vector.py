"""Many games in one call, for agents that play themselves: each step answers one question in every game.

tables = Tables(count=64, players=2, seed=1)
while learning:
    numbers = policy(tables.rows, tables.masks)   # one number a table
    done = tables.step(numbers)                   # where a game ended, its totals and winners
"""

import numpy as np
import numpy.typing as npt

from ..game.ending import totals_of, winners_of
from ..game.game import Game
from ..game.playout import first_seat
from ..game.state import State
from .encoding import DONE, SIZE, Question
from .observation import LENGTH, observe


class Ended:
    """A game that is over: at which table, and how it ended."""

    def __init__(self, table: int, totals: list[int], winners: list[int]) -> None:
        self.table = table
        self.totals = totals
        self.winners = winners


class Tables:
    """`rows`, `masks` and `movers` are filled anew by every step, in place."""

    def __init__(self, count: int, players: int = 2, seed: int = 0, modules: tuple[str, ...] = ()) -> None:
        self.count = count
        self.players = players
        self.modules = modules
        self.rows = np.zeros((count, LENGTH), np.int16)
        self.masks = np.zeros((count, SIZE), np.int8)
        self.movers: npt.NDArray[np.int8] = np.zeros(count, np.int8)
        self._next = seed
        self.states: list[State] = [self._deal() for _ in range(count)]
        self.questions: list[Question] = [self._ask(table) for table in range(count)]

    def _deal(self) -> State:
        self._next += 1
        return Game.new(self.players, f"tables {self._next}", modules=self.modules).state

    def _ask(self, table: int) -> Question:
        state = self.states[table]
        while True:
            seat = first_seat(state.asked())
            question = Question(state.answers(seat))
            if question.code == DONE:
                break
            state.apply(question.code)
        self._show(table, seat, question)
        return question

    def _show(self, table: int, seat: int, question: Question) -> None:
        self.movers[table] = seat
        observe(self.states[table], seat, question, self.rows[table])
        self.masks[table] = 0
        self.masks[table, question.choices] = 1

    def step(self, numbers: npt.NDArray[np.int64]) -> list[Ended]:
        """One step at every table. A table whose game is over gets a new deal at once."""
        ended: list[Ended] = []
        for table in range(self.count):
            question = self.questions[table]
            question.answer(int(numbers[table]))
            if question.code == DONE:
                self._show(table, int(self.movers[table]), question)
                continue
            state = self.states[table]
            state.apply(question.code)
            while not state.over:
                seat = first_seat(state.asked())
                question = Question(state.answers(seat))
                if question.code == DONE:
                    break
                state.apply(question.code)
            if state.over:
                totals = totals_of(state)
                ended.append(Ended(table, totals, winners_of(state, totals)))
                self.states[table] = self._deal()
                self.questions[table] = self._ask(table)
            else:
                self.questions[table] = question
                self._show(table, seat, question)
        return ended
