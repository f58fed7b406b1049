"""Turns from which the instinct learns: what the seat saw, its moves, and what they were worth to one who looked ahead.

Games are played inside the engine and kept in pieces, one file each; a piece is the same wherever and how often it is
played.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from keyflower.bots import Budget
from keyflower.bots.foresight import TRUST, Foresight, worth_a_try
from keyflower.bots.instinct import MOVE_FIGURES, Choices, Instinct
from keyflower.bots.levels_4_5 import Master
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible
from keyflower.bots.sights import Sight
from keyflower.bots.value import Value
from keyflower.bots.weights import read_instinct, read_value
from keyflower.game.chance import Chance
from keyflower.game.codes import TURNS_STEP, frame_kind
from keyflower.game.ending import totals_of, winners_of
from keyflower.game.game import Game
from keyflower.game.modules import ALL_MODULES
from keyflower.game.playout import Policy, first_seat
from keyflower.game.state import State

from .lessons import OWNER_SEATS, TABLE_MIX, WITH_MODULES, Floats, Inputs, Lessons, inputs_of, read_pieces
from .masters import going_by

GLIMPSED_GAMES = 150  # in a piece
GLIMPSED_TURNS = 0.12  # of them are written down
GLIMPSED_WIDE = 14  # moves that are looked at, beside a bid for every tile
EXERCISE_WORLDS = 2
SEARCHED_TURNS = 600  # in a piece, at least
SEARCHED_THOUGHT = 24  # seasons that are played on for one of them
FOLLOWED = (1.0, 0.9, 0.6)  # so often, in one game or another, the best of what was judged is played
UNTRIED = -1e4  # what moves are worth that nobody tried


class Teacher(Master):
    """Sees fewer moves, each of them in more worlds."""

    jumps = 0
    kept = 6


Judge = Callable[[Game, int, Chance], dict[int, float]]  # what the moves of a turn are worth, by their codes


class Practice(Lessons):
    """With the moves of each turn; the value can learn from the ends too."""

    def __init__(self) -> None:
        super().__init__()
        self.sight = Sight()
        self.choices = Choices()
        self.slots: list[npt.NDArray[np.uint16]] = []
        self.figures: list[npt.NDArray[np.float16]] = []
        self.worths: list[npt.NDArray[np.float32]] = []

    def turn(self, state: State, seat: int, at_sight: Sensible, game: int, worths: dict[int, float]) -> None:
        """A turn as an instinct would see it."""
        codes = state.answers(seat).starts()
        self.sight.look(state, seat)
        self.note(self.sight, state.season, game * OWNER_SEATS + seat)
        choices = self.choices
        choices.look(state, seat, codes, at_sight.worths(state, seat, codes))
        count = int(choices.count)
        self.slots.append(np.frombuffer(memoryview(choices.slots), np.int64)[:count].astype(np.uint16))
        figures = np.frombuffer(memoryview(choices.figures), np.float64)[: count * MOVE_FIGURES]
        self.figures.append(figures.astype(np.float16).reshape(count, MOVE_FIGURES))
        told = [worths.get(codes[choices.places[at]], UNTRIED) for at in range(count)]
        self.worths.append(np.array(told, np.float32))

    def rows(self) -> dict[str, Any]:
        return dict(
            super().rows(),
            slots=np.concatenate(self.slots),
            figures=np.concatenate(self.figures),
            worths=np.concatenate(self.worths),
            counts=np.array([len(row) for row in self.slots], np.int64),
        )


class Exercises:
    """Many pieces, read together."""

    def __init__(self, paths: Sequence[Path]) -> None:
        whole: dict[str, Any] = read_pieces(paths)
        self.inputs: Inputs = inputs_of(whole)
        self.seasons: npt.NDArray[np.int64] = whole["seasons"]
        self.games: npt.NDArray[np.int64] = whole["owners"] // OWNER_SEATS
        self.counts: npt.NDArray[np.int64] = whole["counts"]  # of moves
        self.starts = np.concatenate(([0], np.cumsum(self.counts)))
        self.slots: npt.NDArray[np.int64] = whole["slots"].astype(np.int64)
        self.figures: npt.NDArray[np.float16] = whole["figures"]
        self.worths: Floats = whole["worths"]


def noted_turns(
    policies: Sequence[Policy],
    modules: Iterable[str],
    seed: str,
    random: Random,
    share: float,
    judge: Judge,
    practice: Practice,
    number: int,
    followed: float = 0.0,
) -> None:
    """One game; some of its turns are judged and written down. So many of these judgements are `followed`."""
    game = Game.new(len(policies), seed, modules=modules)
    state = game.state
    dice = Chance.from_seed(seed)
    at_sight = Sensible(learnt(len(policies)), planning=True)
    while not state.over:
        seat = first_seat(state.asked())
        runs = state.answers(seat)
        code = policies[seat].choose(state, seat, runs, dice)
        if frame_kind(state.top()) == TURNS_STEP and runs.single() < 0 and random.random() < share:
            worths = judge(game, seat, dice)
            practice.turn(state, seat, at_sight, number, worths)
            if worths and random.random() < followed:
                code = max(worths, key=lambda tried: worths[tried])
        state.apply(code)
    totals = totals_of(state)
    practice.close(totals, winners_of(state, totals))


def glimpsed_by(value: Value, players: int) -> Judge:
    """What the value says of the positions that moves lead to."""
    look = Foresight(Sensible(learnt(players), planning=True), value, GLIMPSED_WIDE)

    def judge(game: Game, seat: int, dice: Chance) -> dict[int, float]:
        state = game.state
        codes = state.answers(seat).firsts()
        trials = worth_a_try(codes, look.sight.values(state, seat, codes), GLIMPSED_WIDE, True)
        worths = {trial.code: TRUST * trial.prior for trial in trials}
        for _ in range(EXERCISE_WORLDS):
            luck = Chance(dice.word(), dice.word(), dice.word(), 1)
            for trial in trials:
                worths[trial.code] += look.after(state, seat, trial.code, luck.copy()) / EXERCISE_WORLDS
        return worths

    return judge


def write_glimpsed_piece(path: Path, seed: str, value: bytes, games: int = GLIMPSED_GAMES) -> int:
    """A piece of games between players who look one move ahead, at turns of which the value is asked. Returns how many
    turns it has."""
    random = Random(f"{seed} {path.stem}")
    practice = Practice()
    judged = read_value(value)
    for number in range(games):
        players = random.choice(TABLE_MIX)
        modules = ALL_MODULES if random.random() < WITH_MODULES else ()
        wide, every = random.choice((8, GLIMPSED_WIDE)), random.random() < 0.4
        policies = [
            Foresight(Sensible(learnt(players), 0.3, True), judged, wide, random.choice((0.0, 0.0, 0.7, 2.1)), every)
            for _ in range(players)
        ]
        name = f"glimpsed {seed} {path.stem} {number}"
        judge = glimpsed_by(judged, players)
        noted_turns(policies, modules, name, random, GLIMPSED_TURNS, judge, practice, number)
    practice.save(path)
    return len(practice.owners)


def searched_by(level: Master, thought: int) -> Judge:
    """What a search finds of the moves that it tries."""

    def judge(game: Game, seat: int, dice: Chance) -> dict[int, float]:
        found = level.weigh(game.copy(), seat, Budget(iterations=thought), dice)
        return {weighed.code: weighed.value for weighed in found if weighed.tries}

    return judge


def write_searched_piece(
    path: Path, seed: str, value: bytes, instinct: bytes, turns: int = SEARCHED_TURNS, thought: int = SEARCHED_THOUGHT
) -> int:
    """A piece of games in which all turns are searched. Returns how many they are."""
    random = Random(f"{seed} {path.stem}")
    practice = Practice()
    judged, nets = read_value(value), read_instinct(instinct)
    number = 0
    while len(practice.owners) < turns:
        players = random.choice(TABLE_MIX)
        modules = ALL_MODULES if random.random() < WITH_MODULES else ()
        name = f"searched {seed} {path.stem} {number}"
        level = going_by(name, players, judged, Teacher, nets)
        ahead = level.mind(players).instinct.ahead
        policies = [
            Instinct(nets, ahead, random.choice((1, 3)), random.choice((0.0, 0.5, 1.5))) for _ in range(players)
        ]
        judge = searched_by(level, thought)
        noted_turns(policies, modules, name, random, 1.0, judge, practice, number, random.choice(FOLLOWED))
        number += 1
    practice.save(path)
    return number
