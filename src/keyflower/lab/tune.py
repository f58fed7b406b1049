"""Learns the bots' figures in self-play: `python -m keyflower.lab.tune --games 20000 --out scales.json`.

Evolution by pairs: all figures are changed a little at random, up in half of the seats and down in the others; the
difference of the final scores says how much of that change to keep. What is kept is the weighted mean of many such
pairs.
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

SPREAD = 0.18  # of a change, as a share of the figure
RATE = 0.04  # how much a pair's change counts


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


def tune(start: Scales, games: int, batch: int, seed: int) -> Scales:
    random = Random(seed)
    figures = flat(start)
    names = list(figures)
    played = 0
    while played < games:
        step = dict.fromkeys(names, 0.0)
        gaps: list[float] = []
        totals: list[int] = []
        for _ in range(batch):
            players = random.choice((2, 3, 4, 4, 4, 5))
            change = draw(random, names)
            up, down = (
                Sensible(scales_of(changed(figures, change, 1.0)), 0.3),
                Sensible(scales_of(changed(figures, change, -1.0)), 0.3),
            )
            deal = f"tune {seed} {played}"
            gap = 0.0
            for half in range(2):  # the same deal with the seats exchanged
                policies = [up if (seat + half) % 2 == 0 else down for seat in range(players)]
                found = play(players, deal, policies)
                high = [found[seat] for seat in range(players) if policies[seat] is up]
                low = [found[seat] for seat in range(players) if policies[seat] is down]
                gap += sum(high) / len(high) - sum(low) / len(low)
                totals.append(max(found))
                played += 1
            gaps.append(gap)
            for name in names:
                step[name] += gap * change[name]
        size = math.sqrt(sum(gap * gap for gap in gaps) / len(gaps))
        for name in names:
            figures[name] *= math.exp(RATE * step[name] / (size * SPREAD * math.sqrt(batch)))
        print(f"{played} games, winners {sum(totals) / len(totals):.1f}", file=sys.stderr, flush=True)
    return scales_of(figures)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the bots' figures in self-play.")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--batch", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", choices=("guess", "learnt"), default="guess")
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    start = Scales() if wanted.start == "guess" else learnt()
    found = tune(start, wanted.games, wanted.batch, wanted.seed).to_dict()
    rounded = {table: {name: round(value, 3) for name, value in row.items()} for table, row in found.items()}
    wanted.out.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
