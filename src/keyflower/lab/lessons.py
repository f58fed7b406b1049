"""Games from which the value learns: what each seat saw at some of the turns, and how the game ended for it.

Games are played inside the engine by policies and kept in pieces, one file each; a piece is the same wherever and how
often it is played.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array

from keyflower.bots import Budget
from keyflower.bots.foresight import Foresight
from keyflower.bots.instinct import Instinct, Leaning
from keyflower.bots.levels_4_5 import SMALL_LOOK, Steward
from keyflower.bots.scales import Scales, learnt
from keyflower.bots.sensible import Sensible
from keyflower.bots.sights import INPUTS, Sight
from keyflower.bots.value import Value
from keyflower.bots.weights import read_instinct, read_value
from keyflower.game.chance import Chance
from keyflower.game.codes import TURNS_STEP, frame_kind
from keyflower.game.ending import totals_of, winners_of
from keyflower.game.game import Game
from keyflower.game.modules import ALL_MODULES
from keyflower.game.playout import Policy, first_seat

from .masters import going_by

TABLE_MIX = (2, 2, 2, 3, 3, 4, 4, 4, 5, 6)  # the numbers of players, as often as they stand here
WITH_MODULES = 0.2  # of the games
NOTED = 0.1  # of the turns are written down
PIECE_GAMES = 200  # in a piece
ANSWERING_TABLE = 4  # players, where one learns to beat the others
WIDTHS = (8, 14)  # moves of a turn that they look at
OWNER_SEATS = 8  # a game's seats in the numbers by which positions of one seat are known
BLURS = (0.3, 1.0, 2.0)  # by how many points a policy misjudges things
DOUBTS = (0.0, 0.7, 2.1, 5.6)  # the same for those that look ahead, in the value's own measure
CALMED = 0.7  # by so much doubts have shrunk in the end
CURIOUS = 0.4  # of those that look ahead try a bid for every tile
WIDTHS_BY_INSTINCT = (2, 3, 4, 6)  # moves that those who play by instinct look at
WAVERS = (0.0, 0.3, 0.8, 2.0)  # by how much their instinct wavers

# Games of the search.
SEARCHED_GAMES = 40  # in a piece
SEARCHED_NOTED = 0.5  # of their turns are written down: they are dear
THOUGHT = 6  # iterations of each move
WHIMS = 0.06  # of the turns are answered by one of the next best moves
NEXT_BEST = 3

Chooser = Callable[[Game, int, Chance], int]  # answers with the code of an action

Floats = npt.NDArray[np.float32]
Inputs = csr_array[np.float32, tuple[int, int]]  # most of them are zero


class Lessons:
    """Positions, each as one seat saw it: the inputs that are not zero, the season, and how the game ended for it."""

    def __init__(self) -> None:
        self.places: list[npt.NDArray[np.uint16]] = []
        self.amounts: list[npt.NDArray[np.float16]] = []
        self.seasons: list[int] = []
        self.owners: list[int] = []  # game and seat
        self.ends: list[tuple[float, float, float]] = []  # points, lead over the best of the others, share of the win

    def note(self, sight: Sight, season: int, owner: int) -> None:
        count = int(sight.count)
        self.places.append(np.frombuffer(memoryview(sight.places), np.int64)[:count].astype(np.uint16))
        self.amounts.append(np.frombuffer(memoryview(sight.amounts), np.float64)[:count].astype(np.float16))
        self.seasons.append(season)
        self.owners.append(owner)

    def close(self, totals: list[int], winners: list[int]) -> None:
        """The game is over: all that was noted since the last one ended so."""
        for owner in self.owners[len(self.ends) :]:
            seat = owner % OWNER_SEATS
            best = max(total for other, total in enumerate(totals) if other != seat)
            self.ends.append((totals[seat], totals[seat] - best, (seat in winners) / len(winners)))

    def rows(self) -> dict[str, Any]:
        """As they are kept."""
        return {
            "places": np.concatenate(self.places),
            "amounts": np.concatenate(self.amounts),
            "sizes": np.array([len(row) for row in self.places], np.int64),
            "seasons": np.array(self.seasons, np.int64),
            "owners": np.array(self.owners, np.int64),
            "ends": np.array(self.ends, np.float32),
        }

    def save(self, path: Path) -> None:
        """All at once, so that no half piece is ever found."""
        draft = path.with_suffix(".draft.npz")
        np.savez(draft, **self.rows())
        draft.rename(path)


def read_pieces(paths: Sequence[Path]) -> dict[str, Any]:
    """The rows of many pieces, one after the other, with owners that are known apart."""
    found: dict[str, list[Any]] = {}
    for number, path in enumerate(paths):
        with np.load(path) as piece:
            for name in piece.files:
                found.setdefault(name, []).append(piece[name])
        found["owners"][-1] = found["owners"][-1] + number * PIECE_GAMES * OWNER_SEATS
    return {name: np.concatenate(rows) for name, rows in found.items()}


def inputs_of(whole: dict[str, Any]) -> Inputs:
    starts = np.concatenate(([0], np.cumsum(whole["sizes"])))
    amounts = whole["amounts"].astype(np.float32)
    return csr_array((amounts, whole["places"].astype(np.int32), starts), (len(whole["sizes"]), INPUTS))


class Book:
    """Many pieces, read together."""

    def __init__(self, paths: Sequence[Path]) -> None:
        whole = read_pieces(paths)
        self.inputs: Inputs = inputs_of(whole)
        self.seasons: npt.NDArray[np.int64] = whole["seasons"]
        self.owners: npt.NDArray[np.int64] = whole["owners"]
        self.ends: Floats = whole["ends"]


def play_noted(
    choosers: Sequence[Chooser],
    modules: Sequence[str],
    seed: str,
    lessons: Lessons,
    noted: list[int],
    share: float = NOTED,
) -> list[int]:
    """One game; `noted` has for each seat the number under which its positions are kept, or -1. Some turns are written
    down, and the first of every season, where searches ask the value."""
    game = Game.new(len(choosers), seed, modules=modules)
    state = game.state
    random = Random(seed)
    dice = Chance.from_seed(seed)
    sight = Sight()
    season = -1
    while not state.over:
        if frame_kind(state.top()) == TURNS_STEP and (random.random() < share or state.season != season):
            season = state.season
            for seat, owner in enumerate(noted):
                if owner >= 0:
                    sight.look(state, seat)
                    lessons.note(sight, state.season, owner)
        seat = first_seat(state.asked())
        state.apply(choosers[seat](game, seat, dice))
    totals = totals_of(state)
    lessons.close(totals, winners_of(state, totals))
    return totals


def by_policy(policy: Policy) -> Chooser:
    return lambda game, seat, chance: policy.choose(game.state, seat, game.state.answers(seat), chance)


def write_piece(
    path: Path,
    seed: str,
    values: Sequence[bytes],
    games: int = PIECE_GAMES,
    progress: float = 0.0,
    instinct: bytes | None = None,
) -> float:
    """A piece of games by the last of the values, against others of its kind, older ones and plain policies; without
    any value by policies alone. With an instinct it says which moves are looked at, which takes a third of the time.
    `progress`: the share of the way to the last generation. Returns the winners' mean points."""
    random = Random(f"{seed} {path.stem}")
    nets = None if instinct is None else read_instinct(instinct)
    newest = read_value(values[-1]) if values else None
    older = read_value(values[random.randrange(len(values))]) if values else None
    lessons = Lessons()
    winners = 0
    for game in range(games):
        players = random.choice(TABLE_MIX)
        policies: list[Policy] = []
        noted: list[int] = []
        for seat in range(players):
            draw = random.random()
            blur = random.choice(BLURS)
            noted.append(game * OWNER_SEATS + seat)
            if newest is None:
                policies.append(Sensible(learnt(players), blur, True))
            elif draw < 0.92:
                value = newest if draw < 0.8 or older is None else older
                policies.append(learner(value, players, progress, random, nets))
            else:
                policies.append(Sensible(learnt(players) if random.random() < 0.7 else Scales(), blur))
                noted[seat] = -1
        modules = ALL_MODULES if random.random() < WITH_MODULES else ()
        choosers = [by_policy(policy) for policy in policies]
        winners += max(play_noted(choosers, modules, f"lessons {seed} {path.stem} {game}", lessons, noted))
    lessons.save(path)
    return winners / games


def learner(
    value: Value, players: int, progress: float, random: Random, instinct: list[Leaning] | None = None
) -> Policy:
    """Looks ahead, but doubts its judgement by chance."""
    calm = 1 - CALMED * progress
    if instinct is not None:
        ahead = Foresight(Sensible(learnt(players), 0.3, True), value, SMALL_LOOK)
        return Instinct(instinct, ahead, random.choice(WIDTHS_BY_INSTINCT), random.choice(WAVERS) * calm)
    wide = random.choice(WIDTHS)
    doubt = random.choice(DOUBTS) * calm
    return Foresight(Sensible(learnt(players), 0.3, True), value, wide, doubt, random.random() < CURIOUS)


def write_answering_piece(
    path: Path, seed: str, values: Sequence[bytes], games: int = PIECE_GAMES, progress: float = 0.0
) -> float:
    """The same, where one seat of four learns, and the others go by the first of the values, which stays as it is."""
    random = Random(f"{seed} {path.stem}")
    newest, first = read_value(values[-1]), read_value(values[0])
    lessons = Lessons()
    points = 0
    for game in range(games):
        place = random.randrange(ANSWERING_TABLE)
        policies: list[Policy] = [
            Foresight(Sensible(learnt(ANSWERING_TABLE), 0.0, True), first, max(WIDTHS)) for _ in range(ANSWERING_TABLE)
        ]
        policies[place] = learner(newest, ANSWERING_TABLE, progress, random)
        noted = [game * OWNER_SEATS + seat if seat == place else -1 for seat in range(ANSWERING_TABLE)]
        choosers = [by_policy(policy) for policy in policies]
        points += play_noted(choosers, (), f"answers {seed} {path.stem} {game}", lessons, noted)[place]
    lessons.save(path)
    return points / games


def write_searched_piece(
    path: Path, seed: str, values: Sequence[bytes], games: int = SEARCHED_GAMES, progress: float = 0.0
) -> float:
    """A piece of games that are searched a little, as level 4 does, by the last of the values. Returns the winners'
    mean points."""
    random = Random(f"{seed} {path.stem}")
    newest = read_value(values[-1])
    lessons = Lessons()
    winners = 0
    for game in range(games):
        players = random.choice(TABLE_MIX)
        modules = ALL_MODULES if random.random() < WITH_MODULES else ()
        name = f"searched {seed} {path.stem} {game}"
        choosers: list[Chooser] = [
            partial(think, level=going_by(f"{name} {seat}", players, newest, Steward), random=random)
            for seat in range(players)
        ]
        noted = [game * OWNER_SEATS + seat for seat in range(players)]
        winners += max(play_noted(choosers, modules, name, lessons, noted, SEARCHED_NOTED))
    lessons.save(path)
    return winners / games


def think(game: Game, seat: int, chance: Chance, level: Steward, random: Random) -> int:
    """What the level answers, now and then on a whim one of the next best moves."""
    single = int(game.state.answers(seat).single())
    if single >= 0:
        return single
    found = level.weigh(game.copy(), seat, Budget(iterations=THOUGHT), chance)
    at = random.randint(1, NEXT_BEST) if random.random() < WHIMS else 0
    return found[min(at, len(found) - 1)].code
