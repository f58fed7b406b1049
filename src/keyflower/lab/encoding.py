"""Actions as small numbers, for programs that learn. Version 1.

An action of the engine is one integer of up to 50 bits (`game/codes.py`). Here it is answered in small steps, each a
number below `SIZE` with a mask of what is possible:

    0 .. 63       the verb (`game/codes.py`, `game/modules/numbers.py`)
    64 .. 255     a tile: its number in the catalogue, plus 64
    256 .. 511    a field of the rest, in the order of FIELDS for the verb: its value, plus 256

A step with one possibility is not asked. So most decisions take one to three steps: the verb, the tile, the colour or
the number of workers. The numbers mean the same in every game, with or without modules.
"""

from typing import Final

from ..game import codes
from ..game.codes import COLOUR_SHIFT, COUNT_BITS, TILE_SHIFT, VERB_SHIFT
from ..game.modules import numbers
from ..game.modules.merchants.extensions import EXTENSION_SHIFT
from ..game.runs import Runs
from ..game.works import PAY_BITS

VERSION: Final = 1
TILE_BASE: Final = 64
FIELD_BASE: Final = 256
SIZE: Final = 512

DONE: Final = -1

# For each verb the fields of its low bits: shift and width, in the order in which they are asked.
_LOTS: Final = [(COUNT_BITS + 8, 7), (COUNT_BITS, 8), (COUNT_BITS + 15, 7)]
_PLACING: Final = [(COLOUR_SHIFT, 3), *_LOTS, (0, COUNT_BITS)]
_PAYMENT: Final = [(8 * byte, 8) for byte in range(3)] + [(24, PAY_BITS)]
_BYTES: Final = [(8 * byte, 8) for byte in range(4)]
FIELDS: Final[dict[int, list[tuple[int, int]]]] = {
    codes.BID: _PLACING,
    codes.USE: _PLACING,
    codes.MOVE: [(8, 8), (0, 8)],
    codes.UPGRADE: _PAYMENT,
    codes.BUILD: [(10, 7), (3, 7), (0, 3)],  # the place's q and r, each plus 64; the turn
    numbers.EXTEND: [(EXTENSION_SHIFT, 5), *_PAYMENT],
    numbers.SWAP: [(4, 8), (0, 4)],
}


def fields_of(verb: int) -> list[tuple[int, int]]:
    """The fields of a verb; where nothing is listed, its low bits byte by byte."""
    return FIELDS.get(verb, _BYTES)


class Question:
    """A decision being answered step by step: the actions that still agree with the steps so far."""

    def __init__(self, runs: Runs) -> None:
        self.runs: list[tuple[int, int]] = runs.pairs()
        self.stage = 0  # 0: the verb, 1: the tile, from 2 on: the fields
        self.verb = 0
        self.choices: list[int] = []
        self.code = DONE
        self._settle()

    def answer(self, number: int) -> None:
        """Narrows the actions by one step. ValueError if it is not among the choices."""
        if number not in self.choices:
            raise ValueError(f"{number} is not possible now")
        self._narrow(number)
        self._settle()

    def _settle(self) -> None:
        """Goes on to the next step with a choice; or the action is found."""
        while True:
            if len(self.runs) == 1 and self.runs[0][1] == 1:
                self.code = self.runs[0][0]
                self.choices = []
                return
            self.choices = self._possible()
            if len(self.choices) > 1:
                return
            self._narrow(self.choices[0])

    def _possible(self) -> list[int]:
        if self.stage == 0:
            return sorted({first >> VERB_SHIFT for first, _ in self.runs})
        if self.stage == 1:
            return sorted({TILE_BASE + (first >> TILE_SHIFT & 255) for first, _ in self.runs})
        shift, width = fields_of(self.verb)[self.stage - 2]
        mask = (1 << width) - 1
        if shift:
            return sorted({FIELD_BASE + (first >> shift & mask) for first, _ in self.runs})
        found: set[int] = set()
        for first, count in self.runs:
            low = first & mask
            found.update(range(FIELD_BASE + low, FIELD_BASE + low + count))
        return sorted(found)

    def _narrow(self, number: int) -> None:
        if self.stage == 0:
            self.verb = number
            self.runs = [run for run in self.runs if run[0] >> VERB_SHIFT == number]
        elif self.stage == 1:
            tile = number - TILE_BASE
            self.runs = [run for run in self.runs if run[0] >> TILE_SHIFT & 255 == tile]
        else:
            shift, width = fields_of(self.verb)[self.stage - 2]
            mask = (1 << width) - 1
            value = number - FIELD_BASE
            if shift:
                self.runs = [run for run in self.runs if run[0] >> shift & mask == value]
            else:
                # Runs lie along the lowest field: one action of each that reaches so far.
                self.runs = [
                    (first + value - (first & mask), 1)
                    for first, count in self.runs
                    if 0 <= value - (first & mask) < count
                ]
        self.stage += 1


def steps_of(runs: Runs, code: int) -> list[int]:
    """The steps that lead to an action."""
    question = Question(runs)
    found: list[int] = []
    while question.code == DONE:
        if question.stage == 0:
            number = code >> VERB_SHIFT
        elif question.stage == 1:
            number = TILE_BASE + (code >> TILE_SHIFT & 255)
        else:
            shift, width = fields_of(question.verb)[question.stage - 2]
            number = FIELD_BASE + (code >> shift & (1 << width) - 1)
        found.append(number)
        question.answer(number)
    return found
