"""Games of level 5 played inside the engine, without views and documents: for measurements of many of them."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from keyflower.bots import Budget
from keyflower.bots.instinct import Leaning
from keyflower.bots.levels_4_5 import Master, Searching
from keyflower.bots.value import Value
from keyflower.bots.weights import learnt_instinct
from keyflower.game.chance import Chance
from keyflower.game.ending import totals_of
from keyflower.game.game import Game
from keyflower.game.playout import first_seat
from keyflower.game.state import State

Level = TypeVar("Level", bound=Searching)


def play_on(
    game: Game,
    bots: Sequence[Master],
    iterations: int,
    seed: str,
    shown: Callable[[State, int], None] | None = None,
) -> list[int]:
    """The totals of a game that is played to its end. `shown` changes what the seat that is asked knows."""
    state = game.state
    budget = Budget(iterations=iterations)
    number = 0
    while not state.over:
        seat = first_seat(state.asked())
        code = int(state.answers(seat).single())
        if code < 0:
            known = game.copy()
            if shown is not None:
                shown(known.state, seat)
            chance = Chance.from_seed(f"{seed} {number} {seat}")
            code = bots[seat].weigh(known, seat, budget, chance)[0].code
        number += 1
        state.apply(code)
    return totals_of(state)


def going_by(seed: str, players: int, value: Value, level: type[Level], instinct: list[Leaning] | None = None) -> Level:
    """One of the levels that search, with another value, or another instinct too, than the package's."""
    player = level(seed)
    player.mind(players).go_by(value, learnt_instinct() if instinct is None else instinct)
    return player


class Duel:
    """One against others, deal by deal in all seats: its share of the wins, and how far it is ahead."""

    def __init__(self) -> None:
        self.shares: list[float] = []  # of each deal's games
        self.leads: list[float] = []

    def add(self, games: Sequence[tuple[int, list[int]]]) -> None:
        """The games of one deal: where the one sat, and the totals."""
        share = lead = 0.0
        for place, totals in games:
            if totals[place] == max(totals):
                share += 1 / totals.count(totals[place])
            lead += totals[place] - (sum(totals) - totals[place]) / (len(totals) - 1)
        self.shares.append(share / len(games))
        self.leads.append(lead / len(games))

    def __str__(self) -> str:
        return f"wins {told(self.shares, 100)} %, ahead by {told(self.leads, 1)}"


def told(found: Sequence[float], times: int) -> str:
    """The mean, with its standard error over whole deals."""
    mean = sum(found) / len(found)
    spread = sum((value - mean) ** 2 for value in found) / max(1, len(found) - 1)
    return f"{times * mean:.1f} ± {times * sqrt(spread / len(found)):.1f}"
