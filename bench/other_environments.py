"""Measures the environments of other libraries for research, and prints the figures as JSON. `run.py` calls it.

    python bench/other_environments.py SECONDS

Uniformly random play with what each of them gives at a step: an observation and the legal actions.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import rlcard
from measure import rate, stay_on_one_core
from open_spiel.python import rl_environment


def spiel(name: str) -> Callable[[int], None]:
    table = rl_environment.Environment(name)

    def work(count: int) -> None:
        now = table.reset()
        for _ in range(count):
            if now.last():
                now = table.reset()
            seen = now.observations
            now = table.step([random.choice(seen["legal_actions"][seen["current_player"]])])

    return work


def cards(name: str) -> Callable[[int], None]:
    table = rlcard.make(name, config={"seed": 1})

    def work(count: int) -> None:
        seen, _ = table.reset()
        for _ in range(count):
            if table.is_over():
                seen, _ = table.reset()
            seen, _ = table.step(random.choice(list(seen["legal_actions"])))

    return work


def main() -> None:
    stay_on_one_core()
    random.seed(1)
    budget = float(sys.argv[1])
    open_spiel, rl_card = version("open_spiel"), version("rlcard")
    measured: dict[str, Any] = {
        f"OpenSpiel {open_spiel}, rl_environment, gin rummy": spiel("gin_rummy"),
        f"OpenSpiel {open_spiel}, rl_environment, hearts": spiel("hearts"),
        f"RLCard {rl_card}, gin rummy": cards("gin-rummy"),
        f"RLCard {rl_card}, limit hold'em": cards("limit-holdem"),
        f"RLCard {rl_card}, mahjong": cards("mahjong"),
    }
    json.dump({name: rate(work, budget) for name, work in measured.items()}, sys.stdout)


if __name__ == "__main__":
    main()
