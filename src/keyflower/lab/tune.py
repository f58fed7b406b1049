"""Learns the bots' figures in self-play: `python -m keyflower.lab.tune --games 20000 --out scales.json`.

Evolution by pairs: all figures are changed a little at random, up for some players and down for others. Who is ahead
at mixed tables, and whose tables score more when each sits among its equals, says which way to go; the figures follow
the mean of many such pairs.
"""

import argparse
import json
import math
import sys
from pathlib import Path
from random import Random

from keyflower.bots.scales import Scales, learnt
from keyflower.bots.sensible import Sensible
from keyflower.game.chance import Chance
from keyflower.game.ending import totals_of
from keyflower.game.game import Game
from keyflower.game.playout import first_seat

SPREAD = 0.15  # of a change, as a share of the figure
RATE = 0.03  # the longest step of a figure after a batch, as a share; it shrinks to a fifth of that
MEMORY = 0.9  # of the directions of earlier batches
LONG_MEMORY = 0.98
BLUR = 0.3  # the policies misjudge things by so many points
TABLES = (2, 3, 4, 4, 4, 5)  # the numbers of players, as often as they stand here


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


def play(players: int, seed: str, policies: list[Sensible]) -> list[int]:
    state = Game.new(players, seed).state
    dice = Chance.from_seed(seed)
    while not state.over:
        seat = first_seat(state.asked())
        state.apply(policies[seat].choose(state, seat, state.answers(seat), dice))
    return totals_of(state)


def compare(players: int, deal: str, up: Sensible, down: Sensible) -> tuple[float, float, list[int]]:
    """The same deal in both seatings: how far one is ahead of the other at the same tables; then each among its equals:
    by how much such a table scores more. Also the winners' points among equals."""
    ahead = 0.0
    for half in range(2):
        policies = [up if (seat + half) % 2 == 0 else down for seat in range(players)]
        found = play(players, deal, policies)
        high = [found[seat] for seat in range(players) if policies[seat] is up]
        low = [found[seat] for seat in range(players) if policies[seat] is down]
        ahead += (sum(high) / len(high) - sum(low) / len(low)) / 2
    among_up = play(players, deal, [up] * players)
    among_down = play(players, deal, [down] * players)
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


def tune(start: Scales, games: int, batch: int, seed: int, richness: float, out: Path | None = None) -> Scales:
    random = Random(seed)
    figures = flat(start)
    names = list(figures)
    mover = Mover(names)
    played = 0
    while played < games:
        direction = dict.fromkeys(names, 0.0)
        winners: list[int] = []
        for _ in range(batch):
            players = random.choice(TABLES)
            change = draw(random, names)
            up = Sensible(scales_of(changed(figures, change, 1.0)), BLUR)
            down = Sensible(scales_of(changed(figures, change, -1.0)), BLUR)
            ahead, richer, most = compare(players, f"tune {seed} {played}", up, down)
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
        if out is not None and mover.steps % 20 == 0:
            write(scales_of(figures), out)
    return scales_of(figures)


def write(scales: Scales, out: Path) -> None:
    rounded = {table: {name: round(value, 3) for name, value in row.items()} for table, row in scales.to_dict().items()}
    out.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the bots' figures in self-play.")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--batch", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", choices=("guess", "learnt"), default="guess")
    parser.add_argument("--richness", type=float, default=0.4, help="how much the points of all count beside a lead")
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    start = Scales() if wanted.start == "guess" else learnt()
    write(tune(start, wanted.games, wanted.batch, wanted.seed, wanted.richness, wanted.out), wanted.out)


if __name__ == "__main__":
    main()
