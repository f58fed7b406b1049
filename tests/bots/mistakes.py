"""The mistakes of two reviewed games, asked again: `python -m tests.bots.mistakes 5:iterations=800`.

A person played one seat of each game by hand against the first level 5 (`reviewed/`). At every moment of a mistake the
entrant is asked what it would do there. A mistake is avoided if it never answers as it should not, or, where something
was left undone for long, if it does it at least once. Nothing is played on: each moment is the recorded one.
"""

import json
import sys
from pathlib import Path
from typing import Any

from keyflower.game.game import Game
from keyflower.lab.entrants import Entrant, ask
from keyflower.lab.stats import again

REVIEWED = Path(__file__).parent / "reviewed"
BY_HAND = {"two-players": 0, "four-players": 1}  # the person's seat
Mistake = dict[str, Any]


def mistakes() -> list[Mistake]:
    found: list[Mistake] = json.loads((REVIEWED / "mistakes.json").read_text(encoding="utf-8"))
    return found


def moments(mistake: Mistake) -> list[tuple[int, Game, str]]:
    """The number of each action, the game before it, and the line that was played."""
    record = mistake["record"]
    whole = Game.replay((REVIEWED / f"{record}.kfr").read_text(encoding="utf-8"))
    game = again(whole)
    found: list[tuple[int, Game, str]] = []
    for number, line in enumerate(whole.actions):
        wanted = mistake["at"]
        if number in wanted if isinstance(wanted, list) else is_turn(game, wanted, BY_HAND[record]):
            found.append((number, game.copy(), line))
        game.play(line)
    return found


def is_turn(game: Game, season: str, by_hand: int) -> bool:
    """Is it a bot's turn in this season, with something to choose?"""
    decision = game.decisions[0]
    open_to_bids = any(action.text.startswith("bid") for action in game.legal_actions(decision.seat))
    return game.view(None)["season"] == season and decision.seat != by_hand and open_to_bids


def is_one_of(answer: str, starts: list[str]) -> bool:
    return any(answer == start or answer.startswith(f"{start} ") for start in starts)


def answers(mistake: Mistake, entrant: Entrant) -> list[str]:
    found: list[str] = []
    for number, game, _ in moments(mistake):
        seat = game.decisions[0].seat
        found.append(ask(entrant.make(f"{mistake['record']} {number}"), game, seat, entrant.budget).text)
    return found


def is_avoided(mistake: Mistake, given: list[str]) -> bool:
    if "never" in mistake:
        return not any(is_one_of(answer, mistake["never"]) for answer in given)
    return any(is_one_of(answer, mistake["once"]) for answer in given)


def main() -> None:
    entrant = Entrant(sys.argv[1])
    avoided = 0
    for mistake in mistakes():
        given = answers(mistake, entrant)
        good = is_avoided(mistake, given)
        avoided += good
        shown = given if len(given) < 7 else [answer for answer in given if is_one_of(answer, mistake.get("once", []))]
        print(f"{'avoided' if good else 'again  '}  {mistake['record']}: {mistake['what']} ({'; '.join(shown)})")
        sys.stdout.flush()
    print(f"{avoided} of {len(mistakes())} avoided")


if __name__ == "__main__":
    main()
