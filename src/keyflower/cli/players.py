"""Who plays a seat when no person does.

`KINDS` names the players; each is made from a seed and answers for a seat of a game.
"""

import random
from collections.abc import Callable, Iterable
from typing import Protocol

import keyflower as kf


class Player(Protocol):
    def choose(self, game: kf.Game, seat: int) -> kf.Action:
        """One of the seat's legal actions."""


class RandomPlayer:
    """Any legal action, all alike."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)

    def choose(self, game: kf.Game, seat: int) -> kf.Action:
        return self.chance.choice(game.legal_actions(seat))


KINDS: dict[str, Callable[[str], Player]] = {"random": RandomPlayer}


def make_player(kind: str, seed: str) -> Player:
    """ValueError if there is no such kind."""
    if kind not in KINDS:
        raise ValueError(f"there is no player {kind!r}; there are {', '.join(KINDS)}")
    return KINDS[kind](seed)


def play_out(players: int, seed: str, modules: Iterable[str], variants: Iterable[str], kind: str = "random") -> kf.Game:
    """A whole game of such players, each with a seed of its own."""
    game = kf.Game.new(players, seed, modules=modules, variants=variants)
    seats = [make_player(kind, f"{seed} {seat}") for seat in range(players)]
    while not game.is_over:
        seat = game.decisions[0].seat
        game.play(seats[seat].choose(game, seat))
    return game
