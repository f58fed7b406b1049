"""Trains a small agent with plain NumPy until it beats level 1.

    python examples/learn.py                 # some minutes; says how it does as it goes
    python examples/learn.py --rounds 5      # a taste

The agent is a table of preferences: one number for each answer at each stage of a question, and a few weights for what
a tile looks like (whose it is, whether it is upgraded, how crowded). It plays itself at many tables at once
(`keyflower.lab.vector`) and makes what was done in better games more likely, and in worse games less (REINFORCE).
"""

import argparse
import time

import numpy as np

from keyflower.lab import observation as obs
from keyflower.lab.encoding import FIELD_BASE, SIZE, TILE_BASE
from keyflower.lab.solo import Solo
from keyflower.lab.vector import Tables

STAGES = 4  # the verb, the tile, and the fields after it
VERBS = 64
LOOKS = 8
TILES = FIELD_BASE - TILE_BASE
RATE = 0.1  # of learning


def looks(rows):
    """What every tile looks like to the mover: (tables, tiles, LOOKS)."""
    shown = (obs.LENGTH - obs.AT_TILES) // obs.TILE
    tiles = rows[:, obs.AT_TILES :].reshape(len(rows), shown, obs.TILE).astype(np.float32)
    where = tiles[:, :, obs.WHERE]
    found = np.zeros((len(rows), TILES, LOOKS), np.float32)
    found[:, :shown, 0] = where == obs.IN_VILLAGE  # in the own village
    found[:, :shown, 1] = where == obs.IN_AUCTION
    found[:, :shown, 2] = where > obs.IN_VILLAGE  # in another village
    found[:, :shown, 3] = tiles[:, :, obs.UPGRADED]
    found[:, :shown, 4] = tiles[:, :, obs.LAST] / 3  # the size of the last use
    found[:, :shown, 5] = tiles[:, :, obs.LEADER] == 1  # the mover leads
    found[:, :shown, 6] = tiles[:, :, obs.BIDS : obs.BIDS + 6].max(axis=2) / 4  # the leading bid
    found[:, :shown, 7] = tiles[:, :, obs.GOODS_ON : obs.GOODS_ON + 4].sum(axis=2) / 3
    return found


class Agent:
    def __init__(self, seed):
        self.random = np.random.default_rng(seed)
        self.taste = np.zeros((4, STAGES, VERBS, SIZE), np.float32)  # by season, stage and verb
        self.eye = np.zeros((VERBS, LOOKS), np.float32)

    def chances(self, rows, masks):
        stage = np.clip(rows[:, 0] - 1, 0, STAGES - 1)
        verb = np.where(stage > 0, rows[:, 1], 0)
        season = rows[:, obs.AT_TABLE]
        wish = self.taste[season, stage, verb].copy()
        seen = looks(rows)
        wish[:, TILE_BASE:FIELD_BASE] += np.einsum("ntl,nl->nt", seen, self.eye[verb]) * (stage == 1)[:, None]
        wish[masks == 0] = -np.inf
        wish -= wish.max(axis=1, keepdims=True)
        chance = np.exp(wish)
        return chance / chance.sum(axis=1, keepdims=True), season, stage, verb, seen

    def choose(self, rows, masks):
        chance, *key = self.chances(rows, masks)
        draw = self.random.random((len(rows), 1))
        chosen = (chance.cumsum(axis=1) > draw).argmax(axis=1)
        bad = masks[np.arange(len(rows)), chosen] == 0  # a rounding error at the very end
        chosen[bad] = chance[bad].argmax(axis=1)
        return chosen, chance, key


def learn(agent, tables, steps, rate, usual):
    """Plays so many steps at every table; learns from each game that ends."""
    diary = [[] for _ in range(tables.count)]
    totals = []
    for _ in range(steps):
        chosen, chance, (season, stage, verb, seen) = agent.choose(tables.rows, tables.masks)
        for table in range(tables.count):
            note = (int(tables.movers[table]), season[table], stage[table], verb[table], int(chosen[table]))
            diary[table].append((*note, chance[table], seen[table] if stage[table] == 1 else None))
        for ended in tables.step(chosen):
            totals += ended.totals
            lead = [own - (sum(ended.totals) - own) / (tables.players - 1) for own in ended.totals]
            # What counts is to be ahead, and to have more than is usual by now.
            credit = [
                np.tanh(gap / 12) + np.tanh((own - usual) / 12) for gap, own in zip(lead, ended.totals, strict=True)
            ]
            for mover, when, at, word, number, odds, tiles in diary[ended.table]:
                push = -odds * (rate * credit[mover])
                push[number] += rate * credit[mover]
                agent.taste[when, at, word] += push
                if tiles is not None:
                    agent.eye[word] += push[TILE_BASE:FIELD_BASE] @ tiles
            diary[ended.table] = []
    return totals


def examine(agent, games):
    """The share of games won against level 1."""
    solo = Solo(("1",))
    won = 0.0
    for game in range(games):
        seen, _ = solo.reset(seed=10_000 + game)
        over = False
        while not over:
            chosen, _, _ = agent.choose(seen["observation"][None], seen["action_mask"][None])
            seen, reward, over, _, _ = solo.step(int(chosen[0]))
        won += reward
    return won / games


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--games", type=int, default=40, help="for each examination")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    agent = Agent(wanted.seed)
    tables = Tables(16, players=2, seed=wanted.seed)
    began = time.perf_counter()
    share = 0.0
    usual = 8.0
    for number in range(1, wanted.rounds + 1):
        totals = learn(agent, tables, 600, RATE, usual)
        usual = float(np.mean(totals))
        words = f"round {number}: {len(totals) // 2} games, {np.mean(totals):.1f} points"
        if number % 5 == 0:
            share = examine(agent, wanted.games)
            words += f"; {100 * share:.0f} % won against level 1"
        print(f"{words}; {time.perf_counter() - began:.0f} s", flush=True)
        if share > 0.75:
            print("It beats level 1.")
            return
    print("It has not learnt enough yet.")


if __name__ == "__main__":
    main()
