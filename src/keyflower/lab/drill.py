"""Fits the instinct's nets to practice: they learn to like the moves that were worth most, a net for each season."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array

from keyflower.bots.instinct import MOVE_CELLS, MOVE_FIGURES, MOVE_SLOTS, SIGHT_CELLS
from keyflower.bots.sights import INPUTS
from keyflower.bots.weights import Weights, read_instinct
from keyflower.catalogue import SEASONS

from .lessons import Floats, Inputs
from .practice import Exercises
from .teaching import SHRINKS, Layers, Steps

DRILL_BATCH = 256
FRESH_RATE = 2e-3  # the length of a step, where nothing was learnt before
LATER_RATE = 7e-4
SHARPNESS = 1.0  # points by which a move is worth less that is liked e times less
TEST_GAMES = 12  # every so many games one is kept for the test
WORST = 30.0  # a choice counts as no more points behind the best one

Rows = npt.NDArray[np.int64]


class Moves(NamedTuple):
    """Of some turns, one after the other."""

    inputs: Inputs  # a row for each turn
    slots: Rows
    figures: Floats
    worths: Floats
    turns: Rows  # whose moves they are, as numbers of rows
    starts: Rows  # where each turn's begin


def moves_of(exercises: Exercises, rows: Rows) -> Moves:
    counts = exercises.counts[rows]
    starts = np.cumsum(counts) - counts
    at = np.repeat(exercises.starts[rows] - starts, counts) + np.arange(counts.sum())
    return Moves(
        exercises.inputs[rows],
        exercises.slots[at],
        exercises.figures[at].astype(np.float32),
        exercises.worths[at],
        np.repeat(np.arange(len(rows)), counts),
        starts,
    )


def untaught(random: np.random.Generator, inputs: Inputs) -> Layers:
    """What is never there in these inputs has no say."""
    there = np.bincount(inputs.indices, minlength=INPUTS) > 0
    rows = [
        random.normal(0, 0.08, (INPUTS, SIGHT_CELLS)) * there[:, None],
        np.zeros(SIGHT_CELLS),
        random.normal(0, 0.02, (MOVE_SLOTS, SIGHT_CELLS)),
        np.zeros(MOVE_SLOTS),
        random.normal(0, 0.3, (MOVE_FIGURES, MOVE_CELLS)),
        random.normal(0, 0.1, (SIGHT_CELLS, MOVE_CELLS)),
        np.zeros(MOVE_CELLS),
        random.normal(0, 0.3, MOVE_CELLS),
    ]
    return [row.astype(np.float32) for row in rows]


def shares(numbers: Floats, moves: Moves) -> Floats:
    """Of each turn, with a sum of one: e times as much for every one more."""
    most = np.maximum.reduceat(numbers, moves.starts)[moves.turns]
    grown = np.exp(numbers - most)
    found: Floats = (grown / np.add.reduceat(grown, moves.starts)[moves.turns]).astype(np.float32)
    return found


class Seen(NamedTuple):
    cells: Floats  # of each turn
    small: Floats  # of each move
    likings: Floats


def look(layers: Layers, moves: Moves) -> Seen:
    first, first_plus, slots, slots_plus, figures, table, small_plus, last = layers
    cells = np.maximum(moves.inputs @ first + first_plus, 0)
    small = np.maximum(moves.figures @ figures + (cells @ table + small_plus)[moves.turns], 0)
    of_slot = (cells[moves.turns] * slots[moves.slots]).sum(1) + slots_plus[moves.slots]
    return Seen(cells, small, small @ last + of_slot)


def practise(pupil: Steps, moves: Moves, rate: float) -> None:
    layers = pupil.layers
    cells, small, likings = look(layers, moves)
    wanted = shares(moves.worths / SHARPNESS, moves)
    wrong = ((shares(likings, moves) - wanted) / len(moves.starts)).astype(np.float32)
    below = (wrong[:, None] * layers[7]) * (small > 0)
    table = np.add.reduceat(below, moves.starts, axis=0)
    by_slot = csr_array((wrong, (moves.slots, np.arange(len(wrong)))), (MOVE_SLOTS, len(wrong)))
    lowest = np.add.reduceat(wrong[:, None] * layers[2][moves.slots], moves.starts, axis=0) + table @ layers[5].T
    lowest = lowest * (cells > 0)
    slopes = (
        moves.inputs.T @ lowest,
        lowest.sum(0),
        by_slot @ cells[moves.turns],
        np.bincount(moves.slots, wrong, MOVE_SLOTS).astype(np.float32),
        moves.figures.T @ below,
        cells.T @ table,
        table.sum(0),
        small.T @ wrong,
    )
    pupil.take(slopes, rate)


class SchoolMark(NamedTuple):
    """How it does at turns that it has not practised."""

    agrees: float  # how often it likes best what was worth most
    behind: float  # points that its first choice is behind that

    def __str__(self) -> str:
        return f"agrees at {self.agrees:.0%}, {self.behind:.2f} points behind"


def mark(layers: Layers, moves: Moves) -> SchoolMark:
    likings = look(layers, moves).likings
    top = np.maximum.reduceat(likings, moves.starts)[moves.turns]
    liked = np.flatnonzero(likings == top)
    _, first = np.unique(moves.turns[liked], return_index=True)
    best = np.maximum.reduceat(moves.worths, moves.starts)
    behind = np.minimum(best - moves.worths[liked[first]], WORST)
    return SchoolMark(float(np.mean(behind == 0)), float(behind.mean()))


def drill(
    exercises: Exercises, start: Sequence[Layers] | None, seed: int, epochs: int
) -> tuple[list[Layers], list[SchoolMark]]:
    """New nets and their marks, for each season."""
    random = np.random.default_rng(seed)
    rate = FRESH_RATE if start is None else LATER_RATE
    kept = exercises.games % TEST_GAMES == 0
    nets: list[Layers] = []
    marks: list[SchoolMark] = []
    for season in range(len(SEASONS)):
        rows = np.flatnonzero((exercises.seasons == season) & ~kept)
        pupil = Steps(untaught(random, exercises.inputs[rows]) if start is None else start[season])
        batch = min(DRILL_BATCH, len(rows))
        batches = len(rows) // batch
        for step in range(epochs * batches):
            at = step % batches * batch
            if at == 0:
                rows = random.permutation(rows)
            moves = moves_of(exercises, np.sort(rows[at : at + batch]))
            practise(pupil, moves, rate * (1 - SHRINKS * step / (epochs * batches)))
        nets.append(pupil.layers)
        test = np.flatnonzero((exercises.seasons == season) & kept)
        marks.append(mark(pupil.layers, moves_of(exercises, test)) if len(test) else SchoolMark(0.0, 0.0))
    return nets, marks


def flat(nets: Sequence[Layers]) -> Weights:
    """As `weights.write_instinct` wants them."""
    rows = [
        part.ravel()
        for first, first_plus, slots, slots_plus, *others in nets
        for part in (first, first_plus, np.column_stack((slots, slots_plus)), *others)
    ]
    numbers: Weights = np.concatenate(rows).astype(np.float64).tolist()
    return numbers


def layers_of(data: bytes) -> list[Layers]:
    """The nets of a file of weights, to go on learning from."""
    found: list[Layers] = []
    for net in read_instinct(data):
        first = np.array(list(net.first), np.float32).reshape(-1, SIGHT_CELLS)
        slots = np.array(list(net.slots), np.float32).reshape(-1, SIGHT_CELLS + 1)
        small = np.array(list(net.small), np.float32).reshape(-1, MOVE_CELLS)
        figures, table, plus = small[:MOVE_FIGURES], small[MOVE_FIGURES:-1], small[-1]
        last = np.array(list(net.last), np.float32)
        parts = (first[:-1], first[-1], slots[:, :-1], slots[:, -1], figures, table, plus, last)
        found.append([part.copy() for part in parts])
    return found
