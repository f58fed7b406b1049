"""One round of the gate, with the engine that is on the path: how it compares with the reference, as JSON."""

import json
import sys
from collections.abc import Callable
from random import Random

from measure import enough, seconds
from ours import asked_seat, play_listed
from reference import reference

import keyflower as kf
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible
from keyflower.game.chance import Chance
from keyflower.game.playout import Policy, Uniform, play_out
from keyflower.game.state import State

STARTS = 20
TURNS = 4  # how often the reference and a kind of work take turns; the best of each counts
BUDGET = 0.04  # seconds of each turn

Work = Callable[[int], None]


def listed_games(modules: tuple[str, ...]) -> Work:
    starts = [kf.Game.new(4, seed, modules=modules).state for seed in range(STARTS)]

    def work(count: int) -> None:
        for number in range(count):
            play_listed(starts[number % STARTS].copy(), number)

    return work


def playouts(policy: Policy) -> Work:
    starts = [kf.Game.new(4, seed).state for seed in range(STARTS)]

    def work(count: int) -> None:
        chance = Chance.from_seed("gate")
        for number in range(count):
            play_out(starts[number % STARTS].copy(), policy, chance)

    return work


def copies() -> Work:
    state = midgame()

    def work(count: int) -> None:
        for _ in range(count):
            state.copy()

    return work


def midgame() -> State:
    state = kf.Game.new(4, 1).state
    chance = Random(1)
    for _ in range(80):
        codes = state.answers(asked_seat(state)).expand()
        state.apply(codes[chance.randrange(len(codes))])
    return state


def main() -> None:
    kinds = {
        "games": listed_games(()),
        "games with all modules": listed_games(("merchants", "promos")),
        "playouts": playouts(Uniform()),
        "playouts by the bots' policy": playouts(Sensible(learnt())),
        "copies": copies(),
    }
    loops = enough(reference, BUDGET)
    ratios: dict[str, float] = {}
    for name, work in kinds.items():
        count = enough(work, BUDGET)
        turns = [(seconds(reference, loops), seconds(work, count)) for _ in range(TURNS)]
        loop, ours = (min(times) for times in zip(*turns, strict=True))
        ratios[name] = (count / ours) / (loops / loop)
    json.dump(ratios, sys.stdout)


if __name__ == "__main__":
    main()
