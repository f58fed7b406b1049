"""Adds a golden playthrough: a whole random game as a record, replayed by the tests with its final scores.

    python scripts/golden.py base-4 --players 4 --seed 7
    python scripts/golden.py merchants-3 --players 3 --seed 7 --module merchants

writes tests/golden/base-4.txt, which the tests find by themselves.
"""

import argparse
import random
from pathlib import Path

import keyflower as kf

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def main() -> None:
    parser = argparse.ArgumentParser(description="Adds a golden playthrough to the tests.")
    parser.add_argument("name", help="of the file, without .txt")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--module", action="append", default=[], help="may be given several times")
    parser.add_argument("--variant", action="append", default=[], help="may be given several times")
    options = parser.parse_args()
    game = kf.Game.new(options.players, options.seed, modules=options.module, variants=options.variant)
    chance = random.Random(options.seed)
    while not game.is_over:
        seat = chance.choice(game.decisions).seat
        actions = game.legal_actions(seat)
        # Few passes, and tiles rather used than bid for at random, make for fuller villages.
        busy = [action for action in actions if action.verb not in ("pass", "stop")]
        game.play(chance.choice(busy if busy and chance.random() < 0.7 else actions))
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{options.name}.txt").write_text(game.record(), encoding="utf-8")
    print(f"tests/golden/{options.name}.txt: {len(game.actions)} actions, {game.scores()}")


if __name__ == "__main__":
    main()
