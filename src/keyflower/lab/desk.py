"""A running game as programs play it: its open question with the mask, and what the mover knows as a row.

Compiled together with the engine. `vector.py`, `zoo.py` and `solo.py` put their interfaces around it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, u8

from ..game.chance import Chance
from ..game.playout import Policy, first_seat
from ..game.runs import Runs
from ..game.state import State
from .encoding import DONE, SIZE, Question
from .observation import LENGTH, Knowledge

NOT_ASKED: Final = -1


class Desk:
    """Decisions with one answer are played at once, and so are those of seats with a policy of their own."""

    def __init__(self, rows: vec[i16], masks: vec[u8], number: int = 0) -> None:
        """Writes into the given number of the rows and masks."""
        self.question = Question(masks, number * SIZE)
        self.sheet = Knowledge(rows, number * LENGTH)
        self.runs = Runs()
        self.state: State | None = None
        self.seat = NOT_ASKED
        self.played = 0  # actions so far
        self.written = -1  # and when the row was written
        self.policies: list[Policy | None] = []
        self.chance: Chance | None = None

    def sit(self, state: State, policies: list[Policy | None] | None = None, chance: Chance | None = None) -> None:
        """Begins another game. `policies` are those of the seats that play inside the engine, `chance` their luck."""
        self.question.clear()
        self.sheet.clear()
        self.state = state
        self.played = 0
        self.written = -1
        self.policies = [None] * state.rules.players if policies is None else policies
        self.chance = chance
        self._ask(state)

    def answer(self, number: int) -> bool:
        """One step of an answer; is the game over? ValueError if it is not possible."""
        state = self.state
        assert state is not None
        self.question.answer(number)
        if self.question.code != DONE:
            self.play(int(self.question.code))
        return state.over

    def play(self, code: int) -> None:
        """A whole legal action, then on to the next question."""
        state = self.state
        assert state is not None
        self.question.clear()
        self.played += 1
        state.apply(code)
        self._ask(state)

    def write(self) -> None:
        """What the mover knows into the row. Between two steps of one answer only the question changes."""
        assert self.state is not None
        if self.written == self.played:
            self.sheet.write_question(self.state, self.question)
        else:
            self.sheet.write(self.state, self.seat, self.question)
            self.written = self.played

    def _ask(self, state: State) -> None:
        """On to the next question that has more than one answer."""
        runs, question, chance, policies = self.runs, self.question, self.chance, self.policies
        while not state.over:
            seat = first_seat(state.asked())
            state.list_answers(seat, runs)
            code = int(runs.single())
            if code == DONE and chance is not None:
                policy = policies[seat]
                if policy is not None:
                    code = policy.choose(state, seat, runs, chance)
            if code == DONE:
                question.open(runs)
                self.seat = seat
                return
            self.played += 1
            state.apply(code)
        self.seat = NOT_ASKED


def first_refused(desks: list[Desk], numbers: list[int]) -> int:
    """The first desk at which its number is not possible; NOT_ASKED if all are."""
    for at in range(len(desks)):
        if not desks[at].question.takes(numbers[at]):
            return at
    return NOT_ASKED


def answer_all(desks: list[Desk], numbers: list[int], movers: vec[u8]) -> list[int]:
    """One step at every desk; returns those whose game is over. All the others have written their rows."""
    over: list[int] = []
    for at in range(len(desks)):
        desk = desks[at]
        if desk.answer(numbers[at]):
            over.append(at)
        else:
            desk.write()
            movers[at] = desk.seat
    return over
