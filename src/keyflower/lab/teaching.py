"""Fits the value's nets to lessons: plain gradient steps (Adam) in NumPy, a net for each season."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from keyflower.bots.sights import INPUTS
from keyflower.bots.value import ANSWERS, FIRST, LEAD_UNIT, POINTS_MEAN, POINTS_UNIT, SECOND
from keyflower.bots.weights import read_nets
from keyflower.catalogue import SEASONS

from .lessons import OWNER_SEATS, Book, Floats, Inputs

LESSON_BATCH = 512
LEARNING_RATE = 1.2e-3  # the length of a step at first
SHRINKS = 0.95  # by so much while one book is learnt
SETTLES = 0.7  # by so much until the last generation
DECAY = 2e-4  # how strongly weights are held to zero
STEADY = (0.9, 0.999)  # Adam's memory of directions and of their squares
HELD_OUT = 20  # every so many games one is kept for the test
LEAD_LIMIT = 50.0  # a lead counts no more than this
ATTENTION = np.array([0.5, 1.0, 1.0], np.float32)  # to points, lead and win

Layers = list[Floats]  # weights and biases of three layers, in turns


def fresh(random: np.random.Generator) -> Layers:
    rows: list[Any] = [
        random.normal(0, 0.08, (INPUTS, FIRST)),
        np.zeros(FIRST),
        random.normal(0, np.sqrt(2 / FIRST), (FIRST, SECOND)),
        np.zeros(SECOND),
        random.normal(0, 0.05, (SECOND, ANSWERS)),
        np.zeros(ANSWERS),
    ]
    return [row.astype(np.float32) for row in rows]


def answers(layers: Layers, inputs: Inputs) -> tuple[Floats, Floats, Floats]:
    """Both layers' cells, and the three answers; the last of them as the chance to win."""
    first = np.maximum(inputs @ layers[0] + layers[1], 0)
    second = np.maximum(first @ layers[2] + layers[3], 0)
    found = second @ layers[4] + layers[5]
    found[:, 2] = 1 / (1 + np.exp(-found[:, 2]))
    return first, second, found


def all_answers(layers: Layers, book: Book, rows: npt.NDArray[np.int64]) -> Floats:
    parts = [answers(layers, book.inputs[rows[at : at + 4096]])[2] for at in range(0, len(rows), 4096)]
    return np.concatenate(parts) if parts else np.zeros((0, ANSWERS), np.float32)


class Steps:
    """Adam's steps down a slope."""

    def __init__(self, layers: Layers) -> None:
        self.layers = [layer.copy() for layer in layers]
        self.means = [np.zeros_like(layer) for layer in layers]
        self.squares = [np.zeros_like(layer) for layer in layers]
        self.steps = 0

    def take(self, slopes: Sequence[Any], rate: float) -> None:
        self.steps += 1
        for layer, mean, square, slope in zip(self.layers, self.means, self.squares, slopes, strict=True):
            mean += (1 - STEADY[0]) * (slope - mean)
            square += (1 - STEADY[1]) * (slope * slope - square)
            size = np.sqrt(square / (1 - STEADY[1] ** self.steps)) + 1e-8
            layer -= rate * (mean / (1 - STEADY[0] ** self.steps) / size + DECAY * layer)


def learn(pupil: Steps, inputs: Inputs, wanted: Floats, rate: float) -> None:
    layers = pupil.layers
    first, second, found = answers(layers, inputs)
    wrong = (found - wanted) * ATTENTION / len(wanted)
    below = (wrong @ layers[4].T) * (second > 0)
    lowest = (below @ layers[2].T) * (first > 0)
    slopes = (inputs.T @ lowest, lowest.sum(0), first.T @ below, below.sum(0), second.T @ wrong, wrong.sum(0))
    pupil.take(slopes, rate)


def truths(book: Book) -> Floats:
    """How the games ended, in the measures of the answers."""
    found = np.empty_like(book.ends)
    found[:, 0] = (book.ends[:, 0] - POINTS_MEAN) / POINTS_UNIT
    found[:, 1] = np.clip(book.ends[:, 1], -LEAD_LIMIT, LEAD_LIMIT) / LEAD_UNIT
    found[:, 2] = book.ends[:, 2]
    return found


def mixed(book: Book, teacher: Sequence[Layers], trust: float) -> Floats:
    """Ends mixed with what the teacher says of the same seat's later positions: `trust` is the share of it that is
    taken at each position on the way back from the end."""
    said = np.zeros_like(book.ends)
    for season in range(len(SEASONS)):
        rows = np.flatnonzero(book.seasons == season)
        said[rows] = all_answers(teacher[season], book, rows)
    found = truths(book)
    order = np.argsort(book.owners, kind="stable")
    owner = -1
    later = found[0]
    for row in order[::-1]:
        if book.owners[row] != owner:
            owner = int(book.owners[row])
            later = found[row].copy()
        else:
            found[row] = later
        later = (1 - trust) * later + trust * said[row]
    return found


def teach(
    book: Book, start: Sequence[Layers] | None, seed: int, epochs: int, trust: float, progress: float = 0.0
) -> tuple[list[Layers], list[list[float]]]:
    """New nets, and how much of points, lead and win they explain in games they have not seen, for each season.
    `progress`: the share of the way to the last generation."""
    random = np.random.default_rng(seed)
    rate = LEARNING_RATE * (1 - SETTLES * progress)
    wanted = truths(book) if start is None else mixed(book, start, trust)
    ended = truths(book)
    kept = book.owners // OWNER_SEATS % HELD_OUT == 0
    nets: list[Layers] = []
    explained: list[list[float]] = []
    for season in range(len(SEASONS)):
        pupil = Steps(fresh(random) if start is None else start[season])
        rows = np.flatnonzero((book.seasons == season) & ~kept)
        batch = min(LESSON_BATCH, len(rows))
        batches = len(rows) // batch
        steps = epochs * batches
        for step in range(steps):
            at = step % batches * batch
            if at == 0:
                rows = random.permutation(rows)
            some = rows[at : at + batch]
            learn(pupil, book.inputs[some], wanted[some], rate * (1 - SHRINKS * step / steps))
        nets.append(pupil.layers)
        test = np.flatnonzero((book.seasons == season) & kept)
        off = ((all_answers(pupil.layers, book, test) - ended[test]) ** 2).mean(0)
        explained.append([round(float(share), 3) for share in 1 - off / ended[test].var(0)])
    return nets, explained


def flat(nets: Sequence[Layers]) -> list[float]:
    """As `weights.write_weights` wants them: a layer's rows, then what is added to its cells."""
    rows = [layer.ravel() for layers in nets for layer in layers]
    numbers: list[float] = np.concatenate(rows).astype(np.float64).tolist()
    return numbers


def layers_of(data: bytes) -> list[Layers]:
    """The nets of a file of weights, to go on learning from."""
    found: list[Layers] = []
    for net in read_nets(data):
        layers: Layers = []
        for numbers, cells in ((net.first, FIRST), (net.second, SECOND), (net.last, ANSWERS)):
            rows = np.array(list(numbers), np.float32).reshape(-1, cells)
            layers += [rows[:-1].copy(), rows[-1].copy()]
        found.append(layers)
    return found
