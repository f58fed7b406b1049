"""Actions as small numbers, for programs that learn. Version 1.

An action of the engine is one integer of up to 50 bits (`game/codes.py`). Here it is answered in small steps, each a
number below `SIZE` with a mask of what is possible:

    0 .. 63       the verb (`game/codes.py`)
    64 .. 255     a tile: its number in the catalogue, plus 64
    256 .. 511    a field of the rest, in the order of ENCODED_FIELDS for the verb: its value, plus 256

A step with one possibility is not asked. So most decisions take one to three steps: the verb, the tile, the colour or
the number of workers. The numbers mean the same in every game, with or without modules.

Compiled together with the engine: runs of actions and masks are packed vectors, and no object is made for a step.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..game.codes import TILE_SHIFT, VERB_SHIFT
from ..game.runs import Runs
from ..game.setup import every_verb

STEPS_VERSION: Final = 1
TILE_BASE: Final = 64
FIELD_BASE: Final = 256
SIZE: Final = 512

DONE: Final = -1
VERBS: Final = TILE_BASE
MOST_FIELDS: Final = 6

# For each verb the parts of its fields beside the tile: shift and width, in the order in which they are asked.
ENCODED_FIELDS: Final[dict[int, list[tuple[int, int]]]] = {
    verb.number: [piece for field in verb.asked() for piece in field.pieces()] for verb in every_verb()
}


def fields_of(verb: int) -> list[tuple[int, int]]:
    return ENCODED_FIELDS.get(verb, [])


def _spread(part: int) -> vec[i64]:
    """The shifts or the masks of all fields of all verbs in one row."""
    row = vec[i64]([0] * (VERBS * MOST_FIELDS))
    for verb in range(VERBS):
        for at, (shift, width) in enumerate(fields_of(verb)):
            row[verb * MOST_FIELDS + at] = shift if part == 0 else (1 << width) - 1
    return row


_shifts: Final = _spread(0)
_masks: Final = _spread(1)
_no_runs: Final = vec[i64]()
_no_choices: Final = vec[i64]([0] * SIZE)
_no_marks: Final = vec[u8]([0] * SIZE)
_no_fields: Final = vec[i64]([0] * MOST_FIELDS)


class Question:
    """A decision being answered step by step: the actions that still agree with the steps so far.

    What is possible now is marked in `mask`, from `base` on: a row that may belong to many questions.
    """

    def __init__(self, mask: vec[u8] | None = None, base: int = 0) -> None:
        self.mask: vec[u8] = _no_marks[:] if mask is None else mask
        self.base: i64 = base
        self.edges: vec[i64] = _no_runs  # the first action of each run and how many there are, in turns
        self.end: i64 = 0
        self.marked: vec[i64] = _no_choices[:]  # the numbers that are marked
        self.count: i64 = 0
        self.stage: i64 = 0  # 0: the verb, 1: the tile, from 2 on: the fields
        self.verb: i64 = 0
        self.tile: i64 = 0
        self.fields: vec[i64] = _no_fields[:]  # their values so far
        self.code: i64 = DONE

    def open(self, runs: Runs) -> None:
        """A new decision, by the list of its actions."""
        self.stage = 0
        self.verb = 0
        self.tile = 0
        self.code = DONE
        self.edges = runs.edges[: runs.end]
        self.end = runs.end
        self._settle()

    def takes(self, number: int) -> bool:
        """Is it among the choices?"""
        return 0 <= number < SIZE and self.mask[self.base + number] != 0

    def answer(self, number: int) -> None:
        """Narrows the actions by one step. ValueError if it is not among the choices."""
        if not self.takes(number):
            raise ValueError(f"{number} is not possible now")
        self._narrow(number)
        self._settle()

    def toward(self, code: int) -> int:
        """The step from here that leads to an action; DONE if the steps so far lead to others."""
        shift, low, first_number = self._part()
        at: i64 = 0
        while at < self.end:
            if 0 <= code - self.edges[at] < self.edges[at + 1]:
                return int(first_number + (code >> shift & low))
            at += 2
        return DONE

    @property
    def choices(self) -> list[int]:
        """What is possible now, in order."""
        return sorted(int(self.marked[at]) for at in range(int(self.count)))

    def clear(self) -> None:
        """Takes the marks away."""
        mask, base, marked = self.mask, self.base, self.marked
        at: i64 = 0
        while at < self.count:
            mask[base + marked[at]] = 0
            at += 1
        self.count = 0

    def _settle(self) -> None:
        """Goes on to the next step with a choice; or the action is found."""
        while True:
            if self.end == 2 and self.edges[1] == 1:
                self.clear()
                self.code = self.edges[0]
                return
            self._mark()
            if self.count > 1:
                return
            self._narrow(self.marked[0])

    def _mark(self) -> None:
        """Marks what the actions left have at this stage."""
        self.clear()
        edges, mask, marked, base = self.edges, self.mask, self.marked, self.base
        shift, low, first_number = self._part()
        count: i64 = 0
        before: i64 = DONE
        at: i64 = 0
        while at < self.end:
            number = first_number + (edges[at] >> shift & low)
            last = number
            if shift == 0:  # runs lie along the lowest field
                last += edges[at + 1] - 1
            elif number == before:  # as most are: runs of one verb and of one tile lie together
                last = DONE
            before = number
            while number <= last:
                if mask[base + number] == 0:
                    mask[base + number] = 1
                    marked[count] = number
                    count += 1
                number += 1
            at += 2
        self.count = count

    def _part(self) -> tuple[i64, i64, i64]:
        """Which bits of an action this stage asks for, and the number that stands for zero there."""
        if self.stage == 0:
            return VERB_SHIFT, VERBS - 1, 0
        if self.stage == 1:
            return TILE_SHIFT, 255, TILE_BASE
        at = self.verb * MOST_FIELDS + self.stage - 2
        return _shifts[at], _masks[at], FIELD_BASE

    def _narrow(self, number: i64) -> None:
        edges = self.edges
        shift, low, first_number = self._part()
        value = number - first_number
        if self.stage == 0:
            self.verb = value
        elif self.stage == 1:
            self.tile = value
        else:
            self.fields[self.stage - 2] = value
        left: i64 = 0
        at: i64 = 0
        while at < self.end:
            first = edges[at]
            past = value - (first >> shift & low)
            if past == 0 or (shift == 0 and 0 < past < edges[at + 1]):
                edges[left] = first if shift else first + past
                edges[left + 1] = edges[at + 1] if shift else 1
                left += 2
            at += 2
        self.end = left
        self.stage += 1


def steps_of(runs: Runs, code: int) -> list[int]:
    """The steps that lead to an action."""
    question = Question()
    question.open(runs)
    found: list[int] = []
    while question.code == DONE:
        number = question.toward(code)
        found.append(number)
        question.answer(number)
    return found
