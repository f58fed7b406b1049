"""Whole games with modules, kept as records with their score sheets, so that no change of the rules goes unseen.

python tests/modules/golden.py     write them anew, after a change that was meant (look at the difference)
"""

import json
import random
from pathlib import Path
from typing import Any, Final

import keyflower as kf

FOLDER: Final = Path(__file__).parents[1] / "golden"

GAMES: Final[dict[str, dict[str, Any]]] = {
    "merchants-2": {"players": 2, "modules": ("merchants",)},
    "merchants-4": {"players": 4, "modules": ("merchants",)},
    "merchants-6": {"players": 6, "modules": ("merchants",), "variants": ("merchants",)},
    "promos-3": {"players": 3, "modules": ("promos",)},
    "everything-5": {"players": 5, "modules": ("merchants", "promos"), "variants": ("open", "handicap=1,3")},
}
# How much a player here likes each kind of action: building up first, so that much is seen of the game.
LIKING: Final = {"extend": 60, "upgrade": 40, "haunt": 12, "contract": 10, "move": 6, "build": 5, "use": 5, "bid": 4}
SELDOM: Final = {"stop": 0.5, "swap": 0.3, "show": 0.1, "pass": 0.4}


def played(name: str) -> kf.Game:
    game = kf.Game.new(seed=f"golden {name}", **GAMES[name])
    chance = random.Random(name)
    while not game.is_over:
        seat = game.decisions[0].seat
        actions = game.legal_actions(seat)
        verbs = sorted({action.verb for action in actions})
        verb = chance.choices(verbs, [LIKING.get(verb, SELDOM.get(verb, 3)) for verb in verbs])[0]
        choice = [action for action in actions if action.verb == verb]
        # Small bids and uses keep the game long.
        fewest = [action for action in choice if action.text.split()[2:3] in (["1"], ["2"])] or choice
        game.play(chance.choice(fewest))
    return game


def sheets(game: kf.Game) -> str:
    return json.dumps(game.scores().to_dict(), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        game = played(name)
        (FOLDER / f"{name}.txt").write_text(game.record(), encoding="utf-8")
        (FOLDER / f"{name}.json").write_text(sheets(game), encoding="utf-8")


if __name__ == "__main__":
    main()
