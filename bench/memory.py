"""Measures what running games need of memory, with the engine that is on the path; prints JSON. `run.py` calls it.

python bench/memory.py PLAYERS COPIES [MODULE ...]
"""

import gc
import json
import sys
import tracemalloc
from pathlib import Path
from random import Random

import keyflower as kf
from keyflower.game.state import State

GAMES = 300


def resident() -> int:
    """The bytes of memory that this process has in use (Linux)."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise OSError("the memory in use is not told here")


def running(players: int, seed: int, modules: list[str]) -> State:
    """A game of its own, somewhere on its way."""
    state = kf.Game.new(players, seed, modules=modules).state
    chance = Random(seed)
    for _ in range(chance.randrange(250)):
        seats = state.asked()
        state.apply(chance.choice(state.answers((seats & -seats).bit_length() - 1).expand()))
        if state.over:
            break
    return state


def allocated(players: int, modules: list[str]) -> float:
    """The bytes that Python has given to one of many games, all its own: nothing is shared but the rules."""
    gc.collect()
    tracemalloc.start()
    games = [running(players, seed, modules) for seed in range(GAMES)]
    gc.collect()
    found = tracemalloc.get_traced_memory()[0] / len(games)
    tracemalloc.stop()
    return found


def main() -> None:
    players, copies, modules = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    games = [running(players, seed, modules) for seed in range(GAMES)]
    state = allocated(players, modules)
    gc.collect()
    before = resident()
    kept = [games[number % GAMES].copy() for number in range(copies)]
    whole = resident()
    json.dump(
        {"state_bytes": state, "copies": len(kept), "copy_bytes": (whole - before) / copies, "resident": whole},
        sys.stdout,
    )


if __name__ == "__main__":
    main()
