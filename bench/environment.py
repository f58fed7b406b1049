"""Measures the research environment in its three forms beside the engine that it stands on, plain or compiled, and
prints the figures as JSON. `run.py` calls it.

    python bench/environment.py PLAYERS SECONDS

Games are played once at random and written down. What is timed is the same games again, from the deal to the points,
so that no policy is in the figures: the engine with the full list of legal actions made at every decision; the
environment with the observation and the mask made at every step. A decision takes one step or more, and those with one
answer take none, so both are told: times for a step, and for a decision of the engine.

The last figure of each form is random play with the choice in it, as the other libraries are measured.
"""

import json
import sys
from random import Random
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from measure import rates, stay_on_one_core

import keyflower as kf
from keyflower.game import state as form_of
from keyflower.game.ending import totals_of
from keyflower.game.state import State
from keyflower.lab.deals import draw_deal
from keyflower.lab.encoding import SIZE, steps_of
from keyflower.lab.solo import Solo
from keyflower.lab.vector import Tables
from keyflower.lab.zoo import env

GAMES = 24
TABLES = 64
ROUNDS_OF_TABLES = 250

Figures = dict[str, Any]


def asked_seat(state: State) -> int:
    seats = state.asked()
    return (seats & -seats).bit_length() - 1


class Written:
    """A game: its seed in an environment and the deal it gives, its actions, and the steps that answer them."""

    def __init__(self, players: int, seed: int) -> None:
        self.seed = seed
        self.deal = draw_deal(seeding.np_random(seed)[0])
        self.codes: list[int] = []
        self.steps: list[int] = []
        random = Random(seed)
        state = kf.Game.new(players, self.deal).state
        while not state.over:
            runs = state.answers(asked_seat(state))
            code = random.choice(runs.expand())
            self.codes.append(code)
            self.steps += steps_of(runs, code)
            state.apply(code)


class Engine:
    """The engine alone."""

    def __init__(self, players: int, games: list[Written]) -> None:
        self.players = players
        self.games = games
        self.steps = sum(len(game.codes) for game in games) / GAMES  # of one unit of work: a game

    def again(self, count: int) -> None:
        for number in range(count):
            game = self.games[number % GAMES]
            state = kf.Game.new(self.players, game.deal).state
            for code in game.codes:
                state.answers(asked_seat(state)).expand()
                state.apply(code)
            totals_of(state)


class OneByOne:
    """PettingZoo's own loop."""

    def __init__(self, players: int, games: list[Written]) -> None:
        self.table = env(players=players)
        self.games = games
        self.steps = sum(len(game.steps) for game in games) / GAMES
        self.decisions = sum(len(game.codes) for game in games) / GAMES
        self.random = Random(2)

    def again(self, count: int) -> None:
        table = self.table
        for number in range(count):
            game = self.games[number % GAMES]
            table.reset(seed=game.seed)
            for step in game.steps:
                table.last()
                table.step(step)

    def play(self, count: int) -> None:
        for number in range(count):
            self.table.reset(seed=number % GAMES)
            seen, _, over, _, _ = self.table.last()
            while not over:
                self.table.step(self.random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                seen, _, over, _, _ = self.table.last()


class Alone:
    """Gymnasium, with players in the other seats that do anything."""

    def __init__(self, players: int) -> None:
        self.solo = Solo(("random",) * (players - 1))
        self.random = Random(1)
        self.written: list[list[int]] = []
        decisions = 0
        for seed in range(GAMES):
            self.written.append(self._one(seed))
            decisions += self.solo.desk.played
        self.steps = sum(map(len, self.written)) / GAMES
        self.decisions = decisions / GAMES

    def _one(self, seed: int) -> list[int]:
        seen, _ = self.solo.reset(seed=seed)
        steps: list[int] = []
        over = False
        while not over:
            steps.append(self.random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            seen, _, over, _, _ = self.solo.step(steps[-1])
        return steps

    def again(self, count: int) -> None:
        for number in range(count):
            self.solo.reset(seed=number % GAMES)
            for step in self.written[number % GAMES]:
                self.solo.step(step)

    def play(self, count: int) -> None:
        for number in range(count):
            self._one(number % GAMES)


class Many:
    """The vector form: so many rounds at all tables."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.random = np.random.default_rng(1)
        self.firsts = np.arange(TABLES) * SIZE  # where each table's marks begin
        self.written: list[Any] = []
        self.steps = TABLES * ROUNDS_OF_TABLES
        self.decisions = 0
        tables = Tables(TABLES, players, 1)
        played = [desk.played for desk in tables.desks]
        for _ in range(ROUNDS_OF_TABLES):
            self.written.append(self._choose(tables))
            ended = {game.table for game in tables.step(self.written[-1])}
            for at, desk in enumerate(tables.desks):
                self.decisions += 1 if at in ended else desk.played - played[at]
                played[at] = desk.played

    def _choose(self, tables: Tables) -> Any:
        """One possible number for each table, all as likely: drawn among the marks, not among all numbers."""
        marks = np.flatnonzero(tables.masks.view(np.bool_))  # those of the first table, then of the second, ...
        ends = marks.searchsorted(self.firsts + SIZE)
        counts = np.diff(ends, prepend=0)
        return marks[ends - 1 - (self.random.random(TABLES) * counts).astype(np.intp)] - self.firsts

    def again(self, count: int) -> None:
        for _ in range(count):
            tables = Tables(TABLES, self.players, 1)
            for numbers in self.written:
                tables.step(numbers)

    def play(self, count: int) -> None:
        for _ in range(count):
            tables = Tables(TABLES, self.players, 1)
            for _ in range(ROUNDS_OF_TABLES):
                tables.step(self._choose(tables))


def main() -> None:
    stay_on_one_core()
    players, budget = int(sys.argv[1]), float(sys.argv[2])
    games = [Written(players, seed) for seed in range(GAMES)]
    engine = Engine(players, games)
    forms: dict[str, OneByOne | Alone | Many] = {
        "tables": Many(players),
        "aec": OneByOne(players, games),
        "solo": Alone(players),
    }
    again = rates({"engine": engine.again, **{name: form.again for name, form in forms.items()}}, budget)
    play = rates({name: form.play for name, form in forms.items()}, budget, 3)
    figures: Figures = {
        "compiled": not str(form_of.__file__).endswith(".py"),
        "engine": 1e6 / (again["engine"] * engine.steps),
    }
    for name, form in forms.items():
        figures[name] = {
            "step": 1e6 / (again[name] * form.steps),
            "steps": form.steps / form.decisions,
            "random": play[name] * form.steps,
        }
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
