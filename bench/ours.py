"""Measures the engine that is on the path, plain or compiled, and prints the figures as JSON. `run.py` calls it.

python bench/ours.py PLAYERS SECONDS [MODULE ...]
"""

import json
import sys
from random import Random
from typing import Any

from measure import each, rate, stay_on_one_core

import keyflower as kf
from keyflower.bots.imagine import imagine
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible
from keyflower.game import state as form
from keyflower.game.chance import Chance
from keyflower.game.ending import total_of
from keyflower.game.playout import Policy, Thrifty, Uniform, play_out
from keyflower.game.state import State

SAMPLES = 100  # positions from all stages of random games, for the times of single steps
STARTS = 50  # dealt games from which playouts begin


class Table:
    """Games with the same options."""

    def __init__(self, players: int, modules: list[str]) -> None:
        self.players = players
        self.modules = modules

    def game(self, seed: int) -> kf.Game:
        return kf.Game.new(self.players, seed, modules=self.modules)


def asked_seat(state: State) -> int:
    seats = state.asked()
    return (seats & -seats).bit_length() - 1


def play_listed(state: State, seed: int) -> tuple[int, int]:
    """Uniform random play; the full list of legal actions is made at every decision. Decisions and answers."""
    random = Random(seed).random
    decisions = answers = 0
    while not state.over:
        codes = state.answers(asked_seat(state)).expand()
        count = len(codes)
        decisions += 1
        answers += count
        state.apply(codes[int(random() * count)])
    return decisions, answers


def play_openly(game: kf.Game, seed: int) -> None:
    """The same through the public interface. Nobody looks at the events, so that none are made."""
    choice = Random(seed).choice
    while not game.is_over:
        game.play(choice(game.legal_actions()))


def sample(table: Table) -> list[kf.Game]:
    """Running games: moments of random play."""
    random = Random(1)
    found: list[kf.Game] = []
    seed = 0
    while len(found) < SAMPLES:
        seed += 1
        game = table.game(seed)
        while not game.is_over:
            if random.random() < 0.03:
                found.append(game.copy())
            game.play(random.choice(game.legal_actions(asked_seat(game.state))))
    return found[:SAMPLES]


def finished(table: Table, policy: Policy, count: int) -> list[State]:
    ends = []
    for seed in range(count):
        state = table.game(seed).state
        play_out(state, policy, Chance.from_seed(f"end {seed}"))
        ends.append(state)
    return ends


def whole_games(table: Table, budget: float) -> dict[str, float]:
    decisions = answers = games = 0

    def listed(count: int) -> None:
        nonlocal decisions, answers, games
        for seed in range(count):
            made, seen = play_listed(table.game(seed).state, seed)
            decisions += made
            answers += seen
            games += 1

    def openly(count: int) -> None:
        for seed in range(count):
            play_openly(table.game(seed), seed)

    listed_rate = rate(listed, budget)
    open_rate = rate(openly, budget / 2)
    return {
        "games": listed_rate,
        "decisions": listed_rate * decisions / games,
        "length": decisions / games,
        "answers": answers / decisions,
        "open_games": open_rate,
        "open_decisions": open_rate * decisions / games,
    }


def playouts(table: Table, policy: Policy, budget: float) -> tuple[float, float]:
    """Whole games and decisions a second from a copy of a dealt game, played inside the engine."""
    starts = [table.game(seed).state for seed in range(STARTS)]
    games = decisions = 0

    def work(count: int) -> None:
        nonlocal games, decisions
        chance = Chance.from_seed("playouts")
        for number in range(count):
            decisions += play_out(starts[number % STARTS].copy(), policy, chance)
        games += count

    games_rate = rate(work, budget)
    return games_rate, games_rate * decisions / games


def single_steps(table: Table, budget: float) -> dict[str, float]:
    games = sample(table)
    states = [game.state for game in games]
    asked = [(state, asked_seat(state)) for state in states]
    random = Random(2)
    moves = [(state, random.choice(state.answers(seat).expand())) for state, seat in asked]
    copy = each(states, lambda state: state.copy(), budget)

    def copy_and_play(move: tuple[State, int]) -> None:
        move[0].copy().apply(move[1])

    seats = range(table.players)
    chance = Chance.from_seed("imagined")
    seen = [(game.view(seat), game.memory(seat)) for game in games[::4] for seat in seats]
    ends = finished(table, Uniform(), 20)
    rich_ends = finished(table, Thrifty(), 20)
    return {
        "copy": copy,
        "runs": each(asked, lambda pair: pair[0].answers(pair[1]), budget),
        "list": each(asked, lambda pair: pair[0].answers(pair[1]).expand(), budget),
        "play": each(moves, copy_and_play, budget) - copy,
        "view": each([(game, seat) for game in games[::4] for seat in seats], lambda at: at[0].view(at[1]), budget),
        "imagine": each(seen, lambda known: imagine(*known, chance), budget),
        "score": each([(state, seat) for state in ends for seat in seats], lambda at: total_of(*at), budget),
        "score_rich": each([(state, seat) for state in rich_ends for seat in seats], lambda at: total_of(*at), budget),
        "deal": each(list(range(50)), table.game, budget),
    }


def main() -> None:
    stay_on_one_core()
    players, budget = int(sys.argv[1]), float(sys.argv[2])
    table = Table(players, sys.argv[3:])
    figures: dict[str, Any] = {"compiled": not str(form.__file__).endswith(".py")}
    figures |= whole_games(table, budget)
    figures["uniform"], figures["uniform_decisions"] = playouts(table, Uniform(), budget)
    figures["thrifty"], _ = playouts(table, Thrifty(), budget)
    figures["policy"], _ = playouts(table, Sensible(learnt()), budget)
    figures |= single_steps(table, budget / 4)
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
