"""One game between bots: a task that can be sent anywhere, and what comes back. Both are plain tables."""

import time
from typing import Any

from keyflower.bots import Anybody, SeatQuestion
from keyflower.game.game import Game

from .entrants import Entrant, Fault, answer

Task = dict[str, Any]
Outcome = dict[str, Any]


def play_match(task: Task) -> Outcome:
    """Plays a task's game. The same task gives the same game, wherever and how often it is played, unless somebody
    thinks by the clock. A bot that fails or answers wrongly forfeits: chance plays its seat to the end, and it cannot
    win."""
    entrants = [Entrant(text) for text in task["seats"]]
    game = Game.new(
        len(entrants), task["deal"], [entrant.text for entrant in entrants], task["modules"], task["variants"]
    )
    bots = [entrant.make(f"{task['deal']} {seat}") for seat, entrant in enumerate(entrants)]
    spent: list[list[float]] = [[] for _ in entrants]
    forfeits: list[dict[str, Any]] = []
    while not game.is_over:
        decision = game.decisions[0]
        seat = decision.seat
        actions = game.legal_actions(seat)
        if len(actions) == 1:
            game.play(actions[0])
            continue
        question = SeatQuestion(game.view(seat), game.memory(seat), decision, actions, entrants[seat].budget)
        began = time.perf_counter()
        try:
            chosen = answer(bots[seat], question)
        except Fault as fault:
            forfeits.append({"seat": seat, "action": len(game.actions), "why": str(fault)})
            bots[seat] = Anybody(f"{task['deal']} {seat} forfeited")
            continue
        spent[seat].append(time.perf_counter() - began)
        game.play(chosen)
    result = game.scores()
    outcome = {
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
    if forfeits:
        outcome["forfeits"] = forfeits
        staying = set(range(len(entrants))) - forfeited(outcome)
        best = max((result.totals[seat] for seat in staying), default=0)
        outcome["winners"] = [seat for seat in sorted(staying) if result.totals[seat] == best]
    return outcome


def forfeited(outcome: Outcome) -> set[int]:
    """The seats whose bots failed."""
    return {forfeit["seat"] for forfeit in outcome.get("forfeits", ())}


def slow(seconds: list[float]) -> float:
    """The 99th percentile of the seconds a decision."""
    return sorted(seconds)[int(0.99 * (len(seconds) - 1))] if seconds else 0.0
