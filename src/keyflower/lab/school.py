"""Teaches the instinct: `python -m keyflower.lab.school FOLDER`.

First it learns from turns at which the value judges where every move leads. Then, round after round, from turns that
are searched: the moves are played on to the season's end by the instinct as it is so far, and what that comes to says
which of them to like. Everything is kept in the folder, piece by piece: stopped at any moment, the same command goes on
where it was. It counts turns, not seconds: the same command plays the same games everywhere. docs/opponents.md tells
how the package's instinct was taught.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import numpy as np

from keyflower.bots.foresight import Foresight
from keyflower.bots.instinct import Instinct
from keyflower.bots.levels_4_5 import CONSIDERED, SMALL_LOOK
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible
from keyflower.bots.weights import packaged, read_instinct, read_value, write_instinct
from keyflower.catalogue import SEASONS
from keyflower.game.playout import Policy

from .commands import count, run, weights
from .drill import drill, flat
from .practice import GLIMPSED_GAMES, SEARCHED_TURNS, Exercises, write_glimpsed_piece, write_searched_piece
from .progress import Progress
from .teaching import Layers
from .train import duel, looking_ahead

GLIMPSED_PIECES = 48
SEARCHED_PIECES = 40  # in a round
ROUNDS = 2
GLIMPSED_EPOCHS = 7  # how often the first pieces are read
ROUND_EPOCHS = 3
SCHOOL_DUELS = 600  # games of each kind that tell how good it is


class School:
    def __init__(
        self,
        folder: Path,
        seed: str,
        jobs: int,
        value: bytes,
        games: int = GLIMPSED_GAMES,
        turns: int = SEARCHED_TURNS,
        duels: int = SCHOOL_DUELS,
    ) -> None:
        self.folder = folder
        self.seed = seed
        self.jobs = jobs
        self.value = value
        self.games = games  # in a piece of the first kind
        self.turns = turns  # in one of the second
        self.duels = duels
        self.log = Progress(folder)
        self.instincts: list[bytes] = []  # by round; the first is that before any
        self.nets: list[Layers] | None = None

    def glimpse(self, pieces: int) -> None:
        """The instinct before any round."""
        work = partial(write_glimpsed_piece, seed=self.seed, value=self.value, games=self.games)
        self._learn(0, self._made("glimpsed", work, pieces), GLIMPSED_EPOCHS)

    def search(self, pieces: int) -> None:
        """One round more, which learns from those before too."""
        number = len(self.instincts)
        name = f"searched-{number}"
        work = partial(
            write_searched_piece, seed=self.seed, value=self.value, instinct=self.instincts[-1], turns=self.turns
        )
        self._made(name, work, pieces)
        rounds = (f"searched-{earlier}-*.npz" for earlier in range(1, number + 1))
        paths = [path for pattern in rounds for path in sorted(self.folder.glob(pattern))]
        self._learn(number, paths, ROUND_EPOCHS)

    def _made(self, name: str, work: partial[int], pieces: int) -> list[Path]:
        paths = [self.folder / f"{name}-{piece:03}.npz" for piece in range(pieces)]
        made = self.log.make(name, work, paths, self.jobs)
        if made:
            self.log.tell(f"{name}: {len(made)} pieces")
        return paths

    def _learn(self, number: int, paths: Sequence[Path], epochs: int) -> None:
        done = self.folder / f"instinct-{number}.bin"
        kept = self.folder / f"nets-{number}.npz"
        if not done.exists():
            exercises = Exercises(paths)
            nets, marks = drill(exercises, self.nets, number, epochs)
            self.log.tell(f"instinct {number}: {len(exercises.counts)} turns")
            for season, mark in enumerate(marks):
                self.log.tell(f"  {SEASONS[season]}: {mark}")
            np.savez(kept, *[layer for layers in nets for layer in layers])
            done.write_bytes(write_instinct(flat(nets)))
            self._measure(number, done.read_bytes())
        with np.load(kept) as file:
            rows = [file[name] for name in file.files]
        each = len(rows) // len(SEASONS)
        self.nets = [rows[each * season : each * (season + 1)] for season in range(len(SEASONS))]
        self.instincts.append(done.read_bytes())

    def _measure(self, number: int, data: bytes) -> None:
        for players in (2, 4):
            for considered in (1, CONSIDERED):
                player = playing(data, self.value, players, considered)
                rivals: list[tuple[str, Policy]] = [("one move ahead", looking_ahead(self.value, players))]
                if self.instincts:
                    rivals.append(("the one before", playing(self.instincts[-1], self.value, players, considered)))
                for name, rival in rivals:
                    share, own, theirs = duel(player, rival, players, self.duels // players, f"duel {self.seed}")
                    told = f"wins {share:.0%} with {own:.1f} points, the others have {theirs:.1f}"
                    self.log.tell(f"instinct {number}, {considered} moves, against {name}, {players} players: {told}")


def playing(instinct: bytes, value: bytes, players: int, considered: int) -> Instinct:
    ahead = Foresight(Sensible(learnt(players), planning=True), read_value(value), SMALL_LOOK)
    return Instinct(read_instinct(instinct), ahead, considered)


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the instinct.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--value", type=weights(read_value), help="by which it goes; the package's, if none is named")
    parser.add_argument("--glimpsed", type=count, default=GLIMPSED_PIECES, help=f"pieces of {GLIMPSED_GAMES} games")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of turns that are searched")
    parser.add_argument(
        "--searched", type=count, default=SEARCHED_PIECES, help=f"pieces of {SEARCHED_TURNS} turns, in a round"
    )
    parser.add_argument("--jobs", type=int, default=0, help="processes at work; 0: one for each core")
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    school = School(wanted.folder, wanted.seed, wanted.jobs, wanted.value or packaged())
    school.glimpse(wanted.glimpsed)
    for _ in range(wanted.rounds):
        school.search(wanted.searched)


if __name__ == "__main__":
    run(main)
