"""Learns the value of positions in self-play: `python -m keyflower.lab.train FOLDER`.

Generation 0 learns from games of the policy alone. Every further one plays games that look one move ahead by the value
learnt before, and learns from their ends, mixed with what that value says of their later positions. With the instinct
that such a value has taught, further generations cost a third of the time. Last of all it can learn from games that are
searched a little. Everything is kept in the folder, piece by piece: stopped at any moment, the same command goes on
where it was. It counts games, not seconds: the same command plays the same games everywhere. docs/opponents.md tells
how the package's value was learnt.
"""

import argparse
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import numpy as np

from keyflower.bots.foresight import Foresight
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible
from keyflower.bots.weights import packaged, read_instinct, read_value, write_weights
from keyflower.catalogue import SEASONS
from keyflower.game.chance import Chance
from keyflower.game.ending import totals_of, winners_of
from keyflower.game.game import Game
from keyflower.game.playout import Policy, first_seat

from .commands import count, weights
from .lessons import (
    ANSWERING_TABLE,
    PIECE_GAMES,
    SEARCHED_GAMES,
    Book,
    write_answering_piece,
    write_piece,
    write_searched_piece,
)
from .progress import Progress
from .teaching import Layers, flat, layers_of, teach

GENERATIONS = 50
GENERATION_PIECES = 8  # of games, in a generation
FIRST_EPOCHS = 4  # how often generation 0 reads its games, which nothing was learnt from before
SEARCHED_EPOCHS = 2  # how often searched games are read
WINDOW = 56  # the latest pieces that a generation learns from
TRUST_BEFORE = 0.3  # in what the value before says of later positions
OLDER = 12  # so many of the latest values are met in games
MEASURED = 5  # every so many generations are measured
DUELS = 240  # games of each kind that tell how strong a generation is


class Training:
    def __init__(
        self,
        folder: Path,
        seed: str,
        jobs: int,
        generations: int,
        games: int = PIECE_GAMES,
        duels: int = DUELS,
        start: bytes | None = None,
        against: bool = False,
        searched_games: int = SEARCHED_GAMES,
        instinct: bytes | None = None,
    ) -> None:
        """`start`: a value to begin with, in the place of generation 0. `against`: one seat learns to beat it.
        `instinct`: by which they play, and look at few moves."""
        self.folder = folder
        self.seed = seed
        self.jobs = jobs
        self.generations = generations  # in all
        self.games = games  # in a piece
        self.duels = duels  # of each kind
        self.start = start
        self.against = against
        self.searched_games = searched_games  # in a piece
        self.instinct = instinct
        self.values: list[bytes] = []  # by generation
        self.nets: list[Layers] | None = None
        self.log = Progress(folder)

    def run(self, pieces: int) -> None:
        for number in range(self.generations):
            self.generation(number, pieces)

    def progress(self, number: int) -> float:
        """The share of the way to the last generation."""
        return min(1.0, number / max(1, self.generations - 1))

    def generation(self, number: int, pieces: int) -> None:
        if number == 0 and self.start is not None:
            self.nets = layers_of(self.start)
            self.values.append(self.start)
            return
        if not self._done(number).exists():
            self._play(number, pieces)
            self._learn(number, self._latest(number), 1 if number else FIRST_EPOCHS)
            self._clear(number)
            if number % MEASURED == 0:
                self._measure(number, self._done(number).read_bytes())
        self._take_over(number)

    def searched(self, pieces: int) -> None:
        """One generation more, from games that are searched a little by the last of the others."""
        number = self.generations
        if not self._done(number).exists():
            self._play(number, pieces, searched=True)
            self._learn(number, sorted(self.folder.glob(f"{number}-*.npz")), SEARCHED_EPOCHS)
            self._measure(number, self._done(number).read_bytes())
        self._take_over(number)

    def _done(self, number: int) -> Path:
        return self.folder / f"value-{number}.bin"

    def _kept(self, number: int) -> Path:
        return self.folder / f"nets-{number}.npz"

    def _learn(self, number: int, pieces: Sequence[Path], epochs: int) -> None:
        book = Book(pieces)
        self.nets, explained = teach(book, self.nets, number, epochs, TRUST_BEFORE, self.progress(number))
        self.log.tell(f"generation {number}: {len(book.seasons)} positions; of points, lead and win it explains")
        for season, shares in enumerate(explained):
            self.log.tell(f"  {SEASONS[season]}: {shares}")
        np.savez(self._kept(number), *[layer for layers in self.nets for layer in layers])
        self._done(number).write_bytes(write_weights(flat(self.nets)))

    def _take_over(self, number: int) -> None:
        """What was learnt, as it is kept."""
        with np.load(self._kept(number)) as file:
            rows = [file[name] for name in file.files]
        each = len(rows) // len(SEASONS)
        self.nets = [rows[each * season : each * (season + 1)] for season in range(len(SEASONS))]
        self.values.append(self._done(number).read_bytes())

    def _latest(self, number: int) -> list[Path]:
        """The pieces to learn from: those of policies only for the generation that has no others."""
        generations = range(min(1, number), number + 1)
        found = [path for each in generations for path in sorted(self.folder.glob(f"{each}-*.npz"))]
        return found[-WINDOW:]

    def _clear(self, number: int) -> None:
        """Pieces that nobody will learn from any more go away."""
        wanted = set(self._latest(number))
        for path in self.folder.glob("*-???.npz"):
            if path not in wanted:
                path.unlink()

    def _play(self, number: int, pieces: int, searched: bool = False) -> None:
        began = time.perf_counter()
        paths = [self.folder / f"{number}-{piece:03}.npz" for piece in range(pieces)]
        values = self.values[-OLDER:]
        if searched:
            write = partial(write_searched_piece, games=self.searched_games)
        elif self.against:
            write = partial(write_answering_piece, games=self.games)
            values = [self.values[0], self.values[-1]]
        else:
            write = partial(write_piece, games=self.games, instinct=self.instinct)
        work = partial(write, seed=self.seed, values=values, progress=self.progress(number))
        winners = self.log.make(f"generation {number}", work, paths, self.jobs)
        if winners:
            spent = time.perf_counter() - began
            mean = sum(winners) / len(winners)
            self.log.tell(f"generation {number}: {len(winners)} pieces, winners {mean:.1f}, {spent:.0f} s")

    def _measure(self, number: int, data: bytes) -> None:
        """The curve of strength: against the policy, and against an earlier generation."""
        for players in (ANSWERING_TABLE,) if self.against else (2, 4):
            rivals: list[tuple[str, Policy]] = [("the policy", Sensible(learnt(players), 0.0, True))]
            if self.against:
                rivals = [("what it learns to beat", looking_ahead(self.values[0], players))]
            elif self.values:
                before = looking_ahead(self.values[-MEASURED:][0], players)
                rivals.append((f"generation {max(0, number - MEASURED)}", before))
            for name, rival in rivals:
                player = looking_ahead(data, players)
                share, own, theirs = duel(player, rival, players, self.duels // players, f"duel {self.seed}")
                told = f"wins {share:.0%} with {own:.1f} points, the others have {theirs:.1f}"
                self.log.tell(f"generation {number} against {name}, {players} players: {told}")


def looking_ahead(data: bytes, players: int) -> Foresight:
    return Foresight(Sensible(learnt(players), 0.0, True), read_value(data), 12)


def duel(one: Policy, other: Policy, players: int, deals: int, seed: str) -> tuple[float, float, float]:
    """One against others at the same table, every deal in all seats: its share of wins, its points, theirs."""
    won, own, theirs = 0.0, 0, 0
    for deal in range(deals):
        for place in range(players):
            state = Game.new(players, f"{seed} {deal}").state
            dice = Chance.from_seed(f"{seed} {deal} {place}")
            while not state.over:
                seat = first_seat(state.asked())
                policy = one if seat == place else other
                state.apply(policy.choose(state, seat, state.answers(seat), dice))
            totals = totals_of(state)
            winners = winners_of(state, totals)
            won += (place in winners) / len(winners)
            own += totals[place]
            theirs += sum(totals) - totals[place]
    games = deals * players
    return won / games, own / games, theirs / games / (players - 1)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn the value of positions in self-play.")
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--generations", type=int, default=0, help=f"in all: {GENERATIONS}, or none more than the package's value"
    )
    parser.add_argument(
        "--pieces", type=int, default=GENERATION_PIECES, help=f"of {PIECE_GAMES} games, in a generation"
    )
    parser.add_argument("--jobs", type=int, default=0, help="processes at work; 0: one for each core")
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--searched", type=count, default=0, help=f"pieces of {SEARCHED_GAMES} searched games, to learn from at last"
    )
    parser.add_argument("--from-package", action="store_true", help="begin with the package's value")
    parser.add_argument(
        "--against-package", action="store_true", help="one seat of four learns to beat the package's value"
    )
    parser.add_argument(
        "--instinct", type=weights(read_instinct), help="by which they play: many more games in an hour"
    )
    wanted = parser.parse_args(words)
    start = packaged() if wanted.from_package or wanted.against_package else None
    generations = wanted.generations or (1 if wanted.from_package else GENERATIONS)
    training = Training(
        wanted.folder,
        wanted.seed,
        wanted.jobs,
        generations,
        start=start,
        against=wanted.against_package,
        instinct=wanted.instinct,
    )
    training.run(wanted.pieces)
    if wanted.searched:
        training.searched(wanted.searched)


if __name__ == "__main__":
    main()
