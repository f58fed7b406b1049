"""What hidden pieces are worth: `python -m keyflower.lab.oracle --players 4 --deals 25`.

One level 5 that sees behind all screens against others that do not, every deal in all seatings. It searches as they
do; in its imagined worlds every worker and skill lies where it really lies. What nobody has drawn yet, and the winter
tiles in other hands, are as unknown to it as to everybody.
"""

import argparse

from keyflower.bots.levels_4_5 import Master
from keyflower.game.game import Game
from keyflower.game.state import KNOWN, N_COLOURS, N_SKILLS, State

from .commands import count, run
from .masters import Duel, play_on


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
    bots = [Master(f"{deal} {seat}") for seat in range(players)]

    def shown(state: State, seat: int) -> None:
        if seat == seer:
            reveal(state)

    return play_on(Game.new(players, deal), bots, iterations, f"oracle {deal}", shown)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what it is worth to see behind the screens.")
    parser.add_argument("--players", type=int, choices=range(2, 7), default=4)
    parser.add_argument("--deals", type=count, default=25)
    parser.add_argument("--iterations", type=count, default=24)
    parser.add_argument("--seed", default="oracle")
    wanted = parser.parse_args()
    seats = range(wanted.players)
    duel = Duel()
    for deal in range(wanted.deals):
        duel.add([(seer, play(wanted.players, f"{wanted.seed} {deal}", seer, wanted.iterations)) for seer in seats])
        print(f"{(deal + 1) * wanted.players} games: {duel}", flush=True)


if __name__ == "__main__":
    run(main)
