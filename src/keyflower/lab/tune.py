"""Learns the bots' figures in self-play: `python -m keyflower.lab.tune --out scales.json`.

Evolution by pairs: all figures are changed a little at random, up for some players and down for others. Who is ahead
at mixed tables, and whose tables score more when each sits among its equals, says which way to go; the figures follow
the mean of many such pairs. Base games teach what they can; after them games with all modules teach the rest.
docs/opponents.md has the commands that gave the figures of the package.
"""

import argparse
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from keyflower.bots.scales import Scales, learnt
from keyflower.bots.sensible import Sensible
from keyflower.catalogue import CATALOGUE
from keyflower.game.chance import Chance
from keyflower.game.ending import totals_of
from keyflower.game.game import Game
from keyflower.game.modules import ALL_MODULES
from keyflower.game.playout import first_seat

from .commands import count, run

SPREAD = 0.15  # of a change, as a share of the figure
RATE = 0.03  # the longest step of a figure after a batch, as a share; it shrinks to a fifth of that
MEMORY = 0.9  # of the directions of earlier batches
LONG_MEMORY = 0.98
TUNED_BLUR = 0.3  # the policies misjudge things by so many points
MODULES_SHARE = 10  # so many base games for one with all modules
TUNED_TABLES = (2, 3, 4, 4, 4, 5)  # the numbers of players, as often as they stand here


def changed(figures: dict[str, float], change: dict[str, float], sign: float) -> dict[str, float]:
    return {name: value * math.exp(sign * change.get(name, 0.0)) for name, value in figures.items()}


def draw(random: Random, names: list[str]) -> dict[str, float]:
    """A random change: of each figure, and of all the figures of a row together."""
    together: dict[str, float] = {}
    change: dict[str, float] = {}
    for name in names:
        row = "tiles" if name.startswith("tiles/") else name.partition(" ")[0]
        shared = together.setdefault(row, random.gauss(0.0, SPREAD))
        change[name] = shared + random.gauss(0.0, SPREAD)
    return change


def scales_of(figures: dict[str, float]) -> Scales:
    doc: dict[str, dict[str, float]] = {"figures": {}, "tiles": {}}
    for name, value in figures.items():
        table, _, rest = name.partition("/")
        doc[table][rest] = value
    return Scales.from_dict(doc)


def flat(scales: Scales) -> dict[str, float]:
    return {f"{table}/{name}": value for table, row in scales.to_dict().items() for name, value in row.items()}


def in_base(name: str) -> bool:
    """Does the base game say anything about this figure?"""
    table, _, rest = name.partition("/")
    return CATALOGUE.tile(rest).set == "base" if table == "tiles" else not rest.startswith("module_piece ")


def play(seed: str, modules: tuple[str, ...], policies: list[Sensible]) -> list[int]:
    state = Game.new(len(policies), seed, modules=modules).state
    dice = Chance.from_seed(seed)
    while not state.over:
        seat = first_seat(state.asked())
        state.apply(policies[seat].choose(state, seat, state.answers(seat), dice))
    return totals_of(state)


def compare(
    players: int, deal: str, modules: tuple[str, ...], up: Sensible, down: Sensible
) -> tuple[float, float, list[int]]:
    """The same deal in both seatings: how far one is ahead of the other at the same tables; then each among its equals:
    by how much such a table scores more. Also the winners' points among equals."""
    ahead = 0.0
    for half in range(2):
        policies = [up if (seat + half) % 2 == 0 else down for seat in range(players)]
        found = play(deal, modules, policies)
        high = [found[seat] for seat in range(players) if policies[seat] is up]
        low = [found[seat] for seat in range(players) if policies[seat] is down]
        ahead += (sum(high) / len(high) - sum(low) / len(low)) / 2
    among_up = play(deal, modules, [up] * players)
    among_down = play(deal, modules, [down] * players)
    richer = (sum(among_up) - sum(among_down)) / players
    return ahead, richer, [max(among_up), max(among_down)]


class Mover:
    """Turns the noisy directions of many batches into steps: each figure has its own length of step (Adam)."""

    def __init__(self, names: list[str]) -> None:
        self.mean = dict.fromkeys(names, 0.0)
        self.square = dict.fromkeys(names, 0.0)
        self.steps = 0

    def step(self, name: str, direction: float) -> float:
        self.mean[name] = MEMORY * self.mean[name] + (1 - MEMORY) * direction
        self.square[name] = LONG_MEMORY * self.square[name] + (1 - LONG_MEMORY) * direction * direction
        mean = self.mean[name] / (1 - MEMORY**self.steps)
        square = self.square[name] / (1 - LONG_MEMORY**self.steps)
        return mean / (math.sqrt(square) + 1e-9)


def tune(
    start: Scales,
    games: int,
    batch: int,
    seed: int,
    richness: float,
    modules: tuple[str, ...] = (),
    tables: Sequence[int] = TUNED_TABLES,
) -> Scales:
    """Figures of which these games say nothing stay as they are: they would only drift."""
    random = Random(seed)
    figures = flat(start)
    names = [name for name in figures if in_base(name) != bool(modules)]
    mover = Mover(names)
    played = 0
    while played < games:
        direction = dict.fromkeys(names, 0.0)
        winners: list[int] = []
        for _ in range(batch):
            players = random.choice(tables)
            drawn = draw(random, list(figures))
            change = {name: drawn[name] for name in names}
            up = Sensible(scales_of(changed(figures, change, 1.0)), TUNED_BLUR)
            down = Sensible(scales_of(changed(figures, change, -1.0)), TUNED_BLUR)
            ahead, richer, most = compare(players, f"tune {seed} {played}", modules, up, down)
            if players == 4:
                winners += most
            played += 4
            for name in names:
                direction[name] += (ahead + richness * richer) * change[name]
        mover.steps += 1
        rate = RATE * (1.0 - 0.8 * played / games)
        for name in names:
            figures[name] *= math.exp(rate * mover.step(name, direction[name]))
        mean = sum(winners) / max(1, len(winners))
        print(f"{played} games, winners of four {mean:.1f}", file=sys.stderr, flush=True)
    return scales_of(figures)


def rounded(scales: Scales) -> Scales:
    return scales_of({name: round(value, 3) for name, value in flat(scales).items()})


def figures_from(start: str) -> Scales:
    if start == "guess":
        return Scales()
    if start == "learnt":
        return learnt()
    try:
        return Scales.from_dict(json.loads(Path(start).read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError) as error:
        raise SystemExit(f"There are no figures to begin with in {start}: {error}") from error


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the bots' figures in self-play.")
    parser.add_argument("--games", type=count, default=240_000)
    parser.add_argument("--batch", type=count, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", default="guess", help="guess, learnt, or a file of this command")
    parser.add_argument("--tables", type=int, nargs="+", choices=range(2, 7), default=TUNED_TABLES)
    parser.add_argument("--part", choices=("base", "modules", "both"), default="both")
    parser.add_argument("--richness", type=float, default=0.6, help="how much the points of all count beside a lead")
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    scales = figures_from(wanted.start)
    if wanted.part != "modules":
        scales = tune(scales, wanted.games, wanted.batch, wanted.seed, wanted.richness, (), wanted.tables)
    if wanted.part != "base":
        games = wanted.games // MODULES_SHARE if wanted.part == "both" else wanted.games
        scales = tune(rounded(scales), games, wanted.batch, wanted.seed, wanted.richness, ALL_MODULES, wanted.tables)
    scales = rounded(scales)
    wanted.out.write_text(json.dumps(scales.to_dict(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    run(main)
