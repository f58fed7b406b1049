"""Learns to answer as the bots of a dataset do, with plain NumPy.

    keyflower dataset games 3 3 --games 100        # two of level 3, some 45,000 steps
    python examples/clone.py games                 # then: python examples/clone.py games --against 1

It reads the Parquet files block by block, makes a softmax over the numbers that were possible, and says how often it
would have chosen the same on games that it did not learn from. What it knows of an answer is small: the season, the
verb and the stage that ask, and for tiles what lies on them and who bids how much (the same looks as in `learn.py`).
"""

import argparse
from pathlib import Path

import numpy as np
from learn import Agent, examine

from keyflower.lab.dataset import read_steps


def learn_from(agent, block, rate):
    """One step of gradient ascent on how likely the chosen answers are; returns how many it would have chosen, too."""
    rows, masks, chosen = block["observation"], block["mask"], block["chosen"]
    chance, season, stage, verb, seen = agent.chances(rows, masks)
    push = -chance
    push[np.arange(len(rows)), chosen] += 1.0
    if rate:
        np.add.at(agent.taste, (season, stage, verb), rate * push)
        at = np.flatnonzero(stage == 1)
        first, last = 64, 64 + seen.shape[1]
        np.add.at(agent.eye, verb[at], rate * np.einsum("nt,ntl->nl", push[at, first:last], seen[at]))
    return int((chance.argmax(axis=1) == chosen).sum())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="of a dataset")
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--against", type=int, default=0, help="so many games against level 1 at the end")
    wanted = parser.parse_args()
    agent = Agent(1)
    for number in range(1, wanted.passes + 1):
        same = {True: 0, False: 0}
        count = {True: 0, False: 0}
        for at, block in enumerate(read_steps(wanted.folder)):
            unseen = at % 10 == 0  # a block is a game
            same[unseen] += learn_from(agent, block, 0.0 if unseen else wanted.rate / number)
            count[unseen] += len(block["chosen"])
        share = same[True] / count[True]
        print(f"pass {number}: {share:.1%} of {count[True]} unseen answers the same", flush=True)
    if wanted.against:
        print(f"{examine(agent, wanted.against):.0%} won against level 1")


if __name__ == "__main__":
    main()
