"""Golden playthroughs: whole random games as records, replayed by the tests with their final scores.

    python scripts/golden.py base-4 --players 4 --seed 7
    python scripts/golden.py merchants-3 --players 3 --seed 7 --module merchants

writes tests/golden/base-4.txt, which the tests find by themselves.

    python scripts/golden.py

renews what a change of the rules has outdated: records that still come out stay as they are, the others are played anew
with their own players, seed, modules and variants (those with score sheets by tests/modules/golden.py); then come the
fingerprints (tests/fingerprint.py). New tiles outdate no record: each is dealt by its own rules.
"""

import argparse
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import keyflower as kf

TESTS = Path(__file__).resolve().parent.parent / "tests"
FOLDER = TESTS / "golden"


def main() -> None:
    parser = argparse.ArgumentParser(description="Adds a golden playthrough to the tests, or renews them all.")
    parser.add_argument("name", nargs="?", help="of the file, without .txt; without a name all are renewed")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--module", action="append", default=[], help="may be given several times")
    parser.add_argument("--variant", action="append", default=[], help="may be given several times")
    options = parser.parse_args()
    if options.name is None:
        renew()
    elif options.players is None:
        parser.error("say for how many --players")
    else:
        keep(FOLDER / f"{options.name}.txt", played(options.players, options.seed, options.module, options.variant))


def renew() -> None:
    with_sheets = False
    for file in sorted(FOLDER.glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        try:
            kf.Game.replay(text)
        except kf.NotationError as outdated:
            print(f"tests/golden/{file.name}: {outdated}")
            if file.with_suffix(".json").exists():
                with_sheets = True
                continue
            header = dict(line.split(" ", 1) for line in text.split("\n\n")[0].splitlines())
            modules, variants = (header.get(name, "").split() for name in ("modules", "variants"))
            keep(file, played(int(header["players"]), header["seed"], modules, variants))
    if with_sheets:
        subprocess.run([sys.executable, str(TESTS / "modules" / "golden.py")], check=True)
    subprocess.run([sys.executable, str(TESTS / "fingerprint.py"), "--write"], check=True)


def played(players: int, seed: str, modules: Sequence[str], variants: Sequence[str]) -> kf.Game:
    game = kf.Game.new(players, seed, modules=modules, variants=variants)
    chance = random.Random(seed)
    while not game.is_over:
        seat = chance.choice(game.decisions).seat
        actions = game.legal_actions(seat)
        # Few passes, and tiles rather used than bid for at random, make for fuller villages.
        busy = [action for action in actions if action.verb not in ("pass", "stop")]
        game.play(chance.choice(busy if busy and chance.random() < 0.7 else actions))
    return game


def keep(file: Path, game: kf.Game) -> None:
    FOLDER.mkdir(exist_ok=True)
    file.write_text(game.record(), encoding="utf-8")
    print(f"tests/golden/{file.name}: {len(game.actions)} actions, {game.scores()}")


if __name__ == "__main__":
    main()
