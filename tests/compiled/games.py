"""Hashes of many seeded games, played by the engine that is on the path, plain or compiled.

    python tests/compiled/games.py FIRST COUNT

One line a game. Number N always means the same game: players, modules, variants and the choices follow from it. The
hash covers every list of legal actions, every choice, now and then all views and the position, and the score sheets.
"""

import json
import sys
from hashlib import sha256
from itertools import product
from random import Random

import keyflower as kf
from keyflower.game import state as form
from keyflower.game.chance import Chance
from keyflower.game.playout import Policy, Thrifty, Uniform

MODULES = ((), ("merchants",), ("emporium", "monument"), ("key-celeste",), ("promos",), ("merchants", "promos"))
VARIANTS = ((), ("open",), ("handicap=0,1",), ("open", "handicap=1"))
OPTIONS = (
    *product(MODULES, VARIANTS),
    (("merchants",), ("merchants",)),
    (("merchants", "promos"), ("merchants", "open")),
)
MIXES = tuple(product((2, 3, 4, 5, 6), OPTIONS))
POLICIES: tuple[Policy, ...] = (Uniform(), Thrifty())
LOOKS = 0.02  # how often everything is looked at


def game_of(number: int) -> kf.Game:
    players, (modules, variants) = MIXES[number % len(MIXES)]
    return kf.Game.new(players, f"same-{number}", modules=modules, variants=variants)


def game_hash(number: int) -> str:
    game = game_of(number)
    state = game.state
    policy = POLICIES[number // len(MIXES) % 2]
    chance = Chance.from_seed(f"player-{number}")
    looks = Random(number)
    digest = sha256()
    while not state.over:
        seats = state.asked()
        seat = looks.choice([each for each in range(state.rules.players) if seats >> each & 1])
        runs = state.answers(seat)
        code = policy.choose(state, seat, runs, chance)
        digest.update(f"{seats} {seat} {runs.expand()} {code};".encode())
        if looks.random() < LOOKS:
            told = [game.view(viewer) for viewer in (None, *range(state.rules.players))]
            lines = [str(action) for action in game.copy().legal_actions(seat)]
            digest.update(json.dumps([game.position(), told, lines]).encode())
            events = game.play(game.parse(lines[runs.expand().index(code)]))
            digest.update(json.dumps([[event.kind, event.seat, event.data, event.secret] for event in events]).encode())
        else:
            state.apply(code)
    digest.update(json.dumps([game.position(), game.scores().to_dict()]).encode())
    return digest.hexdigest()[:24]


def main() -> None:
    first, count = int(sys.argv[1]), int(sys.argv[2])
    print("plain" if str(form.__file__).endswith(".py") else "compiled")
    for number in range(first, first + count):
        print(game_hash(number), flush=True)


if __name__ == "__main__":
    main()
