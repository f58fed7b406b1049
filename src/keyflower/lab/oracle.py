"""What hidden pieces are worth: `python -m keyflower.lab.oracle --players 4 --deals 25`.

One level 5 that sees behind all screens against others that do not, every deal in all seatings. It searches as they
do; in its imagined worlds every worker and skill lies where it really lies. What nobody has drawn yet, and the winter
tiles in other hands, are as unknown to it as to everybody.
"""

import argparse
from math import sqrt

from keyflower.bots import Budget
from keyflower.bots.levels_4_5 import Master
from keyflower.game.chance import Chance
from keyflower.game.ending import totals_of
from keyflower.game.game import Game
from keyflower.game.playout import first_seat
from keyflower.game.state import KNOWN, N_COLOURS, N_SKILLS, State

from .commands import count, run


def reveal(state: State) -> None:
    """Everybody knows every piece behind every screen."""
    state.unshare()
    for seat in range(state.rules.players):
        for colour in range(N_COLOURS):
            state.known[seat * KNOWN + colour] = state.workers[seat * N_COLOURS + colour]
        for skill in range(N_SKILLS):
            state.known[seat * KNOWN + N_COLOURS + skill] = state.skills[seat * N_SKILLS + skill]


def play(players: int, deal: str, seer: int, iterations: int) -> list[int]:
    """The totals of one game in which one seat sees."""
    game = Game.new(players, deal)
    state = game.state
    bots = [Master(f"{deal} {seat}") for seat in range(players)]
    budget = Budget(iterations=iterations)
    number = 0
    while not state.over:
        seat = first_seat(state.asked())
        code = int(state.answers(seat).single())
        if code < 0:
            known = game.copy()
            if seat == seer:
                reveal(known.state)
            chance = Chance.from_seed(f"oracle {deal} {number} {seat}")
            code = bots[seat].weigh(known, seat, budget, chance)[0].code
        number += 1
        state.apply(code)
    return totals_of(state)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what it is worth to see behind the screens.")
    parser.add_argument("--players", type=int, choices=range(2, 7), default=4)
    parser.add_argument("--deals", type=count, default=25)
    parser.add_argument("--iterations", type=count, default=24)
    parser.add_argument("--seed", default="oracle")
    wanted = parser.parse_args()
    shares: list[float] = []  # of each deal's games, those that the seer won
    leads: list[float] = []
    for deal in range(wanted.deals):
        share = lead = 0.0
        for seer in range(wanted.players):
            totals = play(wanted.players, f"{wanted.seed} {deal}", seer, wanted.iterations)
            if totals[seer] == max(totals):
                share += 1 / totals.count(totals[seer])
            lead += totals[seer] - (sum(totals) - totals[seer]) / (wanted.players - 1)
        shares.append(share / wanted.players)
        leads.append(lead / wanted.players)
        print(f"{(deal + 1) * wanted.players} games: wins {told(shares, 100)} %, ahead by {told(leads, 1)}", flush=True)


def told(found: list[float], times: int) -> str:
    """The mean, with its standard error over whole deals."""
    mean = sum(found) / len(found)
    spread = sum((value - mean) ** 2 for value in found) / max(1, len(found) - 1)
    return f"{times * mean:.1f} ± {times * sqrt(spread / len(found)):.1f}"


if __name__ == "__main__":
    run(main)
