"""One game between bots: a task that can be sent anywhere, and what comes back. Both are plain tables."""

import time
from typing import Any

from keyflower.game.game import Game

from .entrants import Entrant

Task = dict[str, Any]
Outcome = dict[str, Any]


def play_match(task: Task) -> Outcome:
    """Plays a task's game. The same task gives the same game, wherever and how often it is played, unless somebody
    thinks by the clock."""
    entrants = [Entrant(text) for text in task["seats"]]
    game = Game.new(
        len(entrants), task["deal"], [entrant.text for entrant in entrants], task["modules"], task["variants"]
    )
    bots = [entrant.make(f"{task['deal']} {seat}") for seat, entrant in enumerate(entrants)]
    spent: list[list[float]] = [[] for _ in entrants]
    while not game.is_over:
        decision = game.decisions[0]
        seat = decision.seat
        actions = game.legal_actions(seat)
        if len(actions) == 1:
            game.play(actions[0])
            continue
        view, memory = game.view(seat), game.memory(seat)
        began = time.perf_counter()
        chosen = bots[seat].choose(view, memory, decision, actions, entrants[seat].budget)
        spent[seat].append(time.perf_counter() - began)
        game.play(chosen)
    result = game.scores()
    return {
        "id": task["id"],
        "deal": task["deal"],
        "seats": task["seats"],
        "totals": result.totals,
        "winners": result.winners,
        "decisions": [len(seconds) for seconds in spent],
        "seconds": [round(sum(seconds), 4) for seconds in spent],
        "slow": [round(slow(seconds), 4) for seconds in spent],
        "record": game.record(),
    }


def slow(seconds: list[float]) -> float:
    """The 99th percentile of the seconds a decision."""
    return sorted(seconds)[int(0.99 * (len(seconds) - 1))] if seconds else 0.0
