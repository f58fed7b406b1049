"""Measures other engines of board and card games in the same way, and prints the figures as JSON. `run.py` calls it.

    python bench/others.py SECONDS

Each plays uniformly at random with the list of legal actions made at every decision, driven from Python as such engines
are. They are other games, so their figures say how fast engines of the kind are, not how well they are written.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions
from measure import each, rate, stay_on_one_core

SAMPLES = 100
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

try:
    import fastcatan
except ImportError:  # it has wheels from Python 3.12 on
    fastcatan = None

Figures = dict[str, Any]


def whole_games(play: Callable[[int], tuple[int, int]], budget: float) -> Figures:
    decisions = answers = games = 0

    def work(count: int) -> None:
        nonlocal decisions, answers, games
        for seed in range(1, count + 1):
            made, seen = play(seed)
            decisions += made
            answers += seen
            games += 1

    games_rate = rate(work, budget)
    return {
        "games": games_rate,
        "decisions": games_rate * decisions / games,
        "length": decisions / games,
        "answers": answers / decisions,
    }


# catanatron


def new_catan(seed: int) -> Any:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def play_catan(seed: int) -> tuple[int, int]:
    """Its own way to play a game, with its own random player; counting costs next to nothing."""
    decisions = answers = 0

    def decide(player: Any, game: Any, actions: Any) -> Any:
        nonlocal decisions, answers
        decisions += 1
        answers += len(actions)
        return player.decide(game, actions)

    new_catan(seed).play(decide_fn=decide)
    return decisions, answers


def sample_catan() -> list[Any]:
    chance = random.Random(1)
    found: list[Any] = []
    seed = 0
    while len(found) < SAMPLES:
        seed += 1
        game = new_catan(seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            if chance.random() < 0.02:
                found.append(game.copy())
            game.play_tick()
    return found[:SAMPLES]


def catan(budget: float) -> Figures:
    figures = whole_games(play_catan, budget)
    games = sample_catan()
    moves = [(game, random.choice(game.state.playable_actions)) for game in games]
    copy = each(games, lambda game: game.copy(), budget / 4)
    figures["copy"] = copy
    figures["list"] = each(games, lambda game: generate_playable_actions(game.state), budget / 4)
    # Playing makes the next list of actions too.
    figures["play"] = each(moves, lambda move: move[0].copy().execute(move[1]), budget / 4) - copy
    return figures


# fastcatan


def play_fast_catan(table: Any, seed: int) -> tuple[int, int]:
    table.reset(seed)
    decisions = answers = 0
    over = False
    while not over:
        actions = table.legal_actions()
        decisions += 1
        answers += len(actions)
        over = table.step(actions[int(random.random() * len(actions))])
    return decisions, answers


def sample_fast_catan() -> list[Any]:
    found: list[Any] = []
    seed = 0
    while len(found) < SAMPLES:
        seed += 1
        table = fastcatan.Env()
        table.reset(seed)
        for _ in range(10 + 10 * (seed % 30)):
            actions = table.legal_actions()
            if table.step(actions[int(random.random() * len(actions))]):
                break
        else:
            found.append(table)
    return found


def fast_catan(budget: float) -> Figures:
    table = fastcatan.Env()
    figures = whole_games(lambda seed: play_fast_catan(table, seed), budget)
    tables = sample_fast_catan()
    figures["copy"] = each(tables, lambda each_table: each_table.snapshot(), budget / 4)
    figures["list"] = each(tables, lambda each_table: each_table.legal_actions(), budget / 4)
    return figures


# OpenSpiel


def chance_action(state: Any) -> int:
    """One of the outcomes of chance; all are as likely in the games measured here."""
    outcomes = state.chance_outcomes()
    return int(outcomes[int(random.random() * len(outcomes))][0])


def play_spiel(game: Any) -> tuple[int, int]:
    state = game.new_initial_state()
    decisions = answers = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance_action(state))
            continue
        actions = state.legal_actions()
        decisions += 1
        answers += len(actions)
        state.apply_action(actions[int(random.random() * len(actions))])
    return decisions, answers


def sample_spiel(game: Any) -> list[Any]:
    found: list[Any] = []
    while len(found) < SAMPLES:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance_action(state))
                continue
            if random.random() < 0.05:
                found.append(state.clone())
            state.apply_action(random.choice(state.legal_actions()))
    return found[:SAMPLES]


def spiel(name: str, budget: float) -> Figures:
    game = pyspiel.load_game(name)
    figures = whole_games(lambda _: play_spiel(game), budget)
    states = sample_spiel(game)
    moves = [(state, random.choice(state.legal_actions())) for state in states]
    copy = each(states, lambda state: state.clone(), budget / 4)
    figures["copy"] = copy
    figures["list"] = each(states, lambda state: state.legal_actions(), budget / 4)
    figures["play"] = each(moves, lambda move: move[0].clone().apply_action(move[1]), budget / 4) - copy
    figures["view"] = each(states, lambda state: state.information_state_string(state.current_player()), budget / 4)
    return figures


def main() -> None:
    stay_on_one_core()
    random.seed(1)
    budget = float(sys.argv[1])
    catanatron, open_spiel = version("catanatron"), version("open_spiel")
    figures: dict[str, Figures] = {
        "catan": {"name": f"catanatron {catanatron}, 4 players", **catan(budget)},
        "gin_rummy": {"name": f"OpenSpiel {open_spiel}, gin rummy", **spiel("gin_rummy", budget)},
        "hearts": {"name": f"OpenSpiel {open_spiel}, hearts", **spiel("hearts", budget)},
    }
    if fastcatan:
        figures["fast_catan"] = {"name": f"fastcatan {version('fastcatan')}, 4 players", **fast_catan(budget)}
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
