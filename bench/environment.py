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
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from measure import rate, stay_on_one_core

import keyflower as kf
from keyflower.game import state as form
from keyflower.game.ending import totals_of
from keyflower.game.state import State
from keyflower.lab.encoding import steps_of
from keyflower.lab.solo import Solo
from keyflower.lab.vector import Tables
from keyflower.lab.zoo import Zoo, env

GAMES = 24
TABLES = 64
ROUNDS_OF_TABLES = 300

Figures = dict[str, Any]


def asked_seat(state: State) -> int:
    seats = state.asked()
    return (seats & -seats).bit_length() - 1


class Written:
    """A game: its seed, its actions, and the steps that answer them."""

    def __init__(self, players: int, seed: int) -> None:
        self.seed = seed
        self.codes: list[int] = []
        self.steps: list[int] = []
        random = Random(seed)
        state = kf.Game.new(players, f"zoo {seed}").state
        while not state.over:
            runs = state.answers(asked_seat(state))
            code = random.choice(runs.expand())
            self.codes.append(code)
            self.steps += steps_of(runs, code)
            state.apply(code)


def engine(players: int, games: list[Written], budget: float) -> float:
    """Microseconds a decision."""

    def work(count: int) -> None:
        for number in range(count):
            game = games[number % GAMES]
            state = kf.Game.new(players, f"zoo {game.seed}").state
            for code in game.codes:
                state.answers(asked_seat(state)).expand()
                state.apply(code)
            totals_of(state)

    return 1e6 / (rate(work, budget) * sum(len(game.codes) for game in games) / GAMES)


def one_by_one(table: Any, games: list[Written], budget: float) -> float:
    """PettingZoo's own loop: microseconds a step."""

    def work(count: int) -> None:
        for number in range(count):
            game = games[number % GAMES]
            table.reset(seed=game.seed)
            for step in game.steps:
                table.last()
                table.step(step)

    return 1e6 / (rate(work, budget) * sum(len(game.steps) for game in games) / GAMES)


def in_solo(players: int, budget: float) -> Figures:
    """Gymnasium, with players in the other seats that do anything: microseconds a step of the learner's."""
    solo = Solo(("random",) * (players - 1))
    random = Random(1)
    written: list[list[int]] = []
    decisions = 0
    for seed in range(GAMES):
        seen, _ = solo.reset(seed=seed)
        steps: list[int] = []
        over = False
        while not over:
            steps.append(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            seen, _, over, _, _ = solo.step(steps[-1])
        written.append(steps)
        decisions += solo.desk.played

    def work(count: int) -> None:
        for number in range(count):
            solo.reset(seed=number % GAMES)
            for step in written[number % GAMES]:
                solo.step(step)

    def play(count: int) -> None:
        for number in range(count):
            seen, _ = solo.reset(seed=number % GAMES)
            over = False
            while not over:
                seen, _, over, _, _ = solo.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))

    steps_a_game = sum(map(len, written)) / GAMES
    return {
        "step": 1e6 / (rate(work, budget) * steps_a_game),
        "steps": steps_a_game * GAMES / decisions,
        "random": rate(play, budget) * steps_a_game,
    }


def choose_all(masks: Any, random: np.random.Generator) -> Any:
    """One possible number for each table, all as likely."""
    return (random.random(masks.shape, np.float32) * masks).argmax(axis=1)


def at_tables(players: int, budget: float) -> Figures:
    """The vector form: microseconds a step at one table."""
    random = np.random.default_rng(1)
    tables = Tables(TABLES, players, 1)
    written = []
    decisions = 0
    for _ in range(ROUNDS_OF_TABLES):
        before = [desk.played for desk in tables.desks]
        written.append(choose_all(tables.masks, random))
        ended = {game.table for game in tables.step(written[-1])}
        decisions += sum(
            desk.played - played
            for at, (desk, played) in enumerate(zip(tables.desks, before, strict=True))
            if at not in ended
        ) + len(ended)

    def work(count: int) -> None:
        for _ in range(count):
            again = Tables(TABLES, players, 1)
            for numbers in written:
                again.step(numbers)

    def play(count: int) -> None:
        for _ in range(count):
            tables.step(choose_all(tables.masks, random))

    steps = TABLES * ROUNDS_OF_TABLES
    return {
        "step": 1e6 / (rate(work, budget) * steps),
        "steps": steps / decisions,
        "random": rate(play, budget) * TABLES,
    }


def random_play(table: Zoo, budget: float) -> float:
    """Steps a second."""
    random = Random(2)
    table.reset(seed=1)

    def work(count: int) -> None:
        for _ in range(count):
            seen, _, over, _, _ = table.last()
            if over:
                table.reset()
            else:
                table.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))

    return rate(work, budget)


def main() -> None:
    stay_on_one_core()
    players, budget = int(sys.argv[1]), float(sys.argv[2])
    games = [Written(players, seed) for seed in range(GAMES)]
    decisions = sum(len(game.codes) for game in games)
    steps = sum(len(game.steps) for game in games) / decisions
    forms: dict[str, Callable[[], Figures]] = {
        "aec": lambda: {
            "step": one_by_one(env(players=players), games, budget),
            "steps": steps,
            "random": random_play(env(players=players), budget),
        },
        "solo": lambda: in_solo(players, budget),
        "tables": lambda: at_tables(players, budget),
    }
    figures: Figures = {
        "compiled": not str(form.__file__).endswith(".py"),
        "engine": engine(players, games, budget),
        **{name: measure() for name, measure in forms.items()},
    }
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
