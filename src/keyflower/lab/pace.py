"""How long the levels think: `python -m keyflower.lab.pace`. Processor time a decision, from the view to the answer.

Each level plays a 4-player base game and a 6-player game with every module, all seats alike; questions
with one answer are not asked. Levels 4 and 5 are asked only now and then, in games that level 3 plays on.
"""

import argparse
import sys
import time
from random import Random

from keyflower.bots import LEVELS, SeatQuestion, make
from keyflower.game.game import Game
from keyflower.game.modules import ALL_MODULES

from .commands import run, share

PACE_TABLES: tuple[tuple[int, tuple[str, ...]], ...] = ((4, ()), (6, ALL_MODULES))
AT_SIGHT = 3  # up to this level every question is asked


def paces(level: int, share: float, seed: str) -> list[float]:
    """The seconds of every decision that the level was asked for, in order."""
    random = Random(seed)
    found: list[float] = []
    for players, modules in PACE_TABLES:
        game = Game.new(players, seed, modules=modules)
        guides = [make(min(level, AT_SIGHT), f"{seed} {seat}") for seat in range(players)]
        asked = make(level, seed)
        while not game.is_over:
            seat = game.decisions[0].seat
            actions = game.legal_actions(seat)
            if len(actions) == 1:
                game.play(actions[0])
                continue
            question = SeatQuestion.of(game, seat)
            if level <= AT_SIGHT or random.random() < share:
                began = time.process_time()
                asked.choose(question)
                found.append(time.process_time() - began)
            game.play(guides[seat].choose(question))
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long the levels think.")
    parser.add_argument("--seed", default="pace")
    parser.add_argument("--share", type=share, default=0.25, help="of the questions that levels 4 and 5 are asked")
    numbers = [level.number for level in LEVELS]
    parser.add_argument("--levels", type=int, nargs="*", choices=numbers, default=numbers)
    wanted = parser.parse_args()
    for level in wanted.levels:
        seconds = paces(level, wanted.share, wanted.seed)
        half, most = (1000 * seconds[int(part * (len(seconds) - 1))] for part in (0.5, 0.99))
        print(f"level {level}: {len(seconds)} decisions, median {half:.1f} ms, 99th percentile {most:.1f} ms")
        sys.stdout.flush()


if __name__ == "__main__":
    run(main)
