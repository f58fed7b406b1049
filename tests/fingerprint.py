"""A fingerprint of many seeded random games: it must be the same on every machine, Python and build.

    python tests/fingerprint.py            print the fingerprints
    python tests/fingerprint.py --write    keep them in tests/golden/fingerprints.json

They change when the rules, the order of legal actions or the position document change. Then write them anew, and say in
the commit what changed. New tiles do not change them: the games are dealt from the first box.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

import keyflower as kf
from keyflower.game.chance import Chance

FILE = Path(__file__).parent / "golden" / "fingerprints.json"
GAMES = 50
PLAYERS = (2, 3, 4, 5, 6)


def fingerprint(players: int, games: int = GAMES) -> str:
    """Of how many answers there were, which was chosen, and how each game ended."""
    digest = sha256()
    for number in range(games):
        game = kf.Game.new(players, seed=f"fingerprint-{number}", rules_version=1)
        chance = Chance.from_seed(f"player-{number}")
        while not game.is_over:
            seat = game.decisions[0].seat
            actions = game.legal_actions(seat)
            choice = chance.below(len(actions))
            digest.update(f"{seat},{choice},{len(actions)};".encode())
            game.play(actions[choice])
        digest.update(json.dumps([game.position(), game.scores().to_dict()], sort_keys=True).encode())
    return digest.hexdigest()


def fingerprints() -> dict[str, str]:
    return {str(players): fingerprint(players) for players in PLAYERS}


def main() -> None:
    text = json.dumps(fingerprints(), indent=2) + "\n"
    if "--write" in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    print(sys.version.split()[0])
    print(text, end="")


if __name__ == "__main__":
    main()
