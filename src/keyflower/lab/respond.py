"""How far level 5 can be beaten by one that learnt to: `python -m keyflower.lab.respond VALUE --deals 50`.

VALUE is what `python -m keyflower.lab.train FOLDER --against-package` learnt: the judgement of a player who knows how
three of level 5 play, and has learnt to win against them. Here it sits among three of level 5, every deal in all
seatings, with the same search.
"""

import argparse

from keyflower.bots.levels_4_5 import Master
from keyflower.bots.weights import read_value
from keyflower.game.game import Game

from .commands import count, run, weights
from .lessons import ANSWERING_TABLE
from .masters import Duel, going_by, play_on


def play(deal: str, place: int, learnt: bytes, iterations: int) -> list[int]:
    """The totals of one game in which one seat goes by another value."""
    bots = [Master(f"{deal} {seat}") for seat in range(ANSWERING_TABLE)]
    bots[place] = going_by(f"{deal} {place}", ANSWERING_TABLE, read_value(learnt), Master)
    return play_on(Game.new(ANSWERING_TABLE, deal), bots, iterations, f"respond {deal}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what one wins against level 5 that learnt how it plays.")
    parser.add_argument("value", type=weights(read_value))
    parser.add_argument("--deals", type=count, default=50)
    parser.add_argument("--iterations", type=count, default=24)
    parser.add_argument("--seed", default="respond")
    wanted = parser.parse_args()
    duel = Duel()
    for deal in range(wanted.deals):
        name = f"{wanted.seed} {deal}"
        duel.add([(place, play(name, place, wanted.value, wanted.iterations)) for place in range(ANSWERING_TABLE)])
        print(f"{(deal + 1) * ANSWERING_TABLE} games: {duel}", flush=True)


if __name__ == "__main__":
    run(main)
