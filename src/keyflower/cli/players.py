"""Who plays a seat when no person does: the bots of the levels, bots of one's own, and chance.

In a game's names a bot's level stands behind its name, `Bot 2 (Dreamer)`: so a saved game tells who sat where.
"""

import random
import secrets
from collections.abc import Iterable, Mapping
from typing import Protocol

import keyflower as kf
from keyflower.bots import Level
from keyflower.lab.entrants import RANDOM, Entrant, Fault, ask, find_level


class Seated(Protocol):
    level: Level | None
    fault: str  # what went wrong at the last question; nothing as a rule

    def choose(self, game: kf.Game, seat: int) -> kf.Action:
        """One of the seat's legal actions."""


class RandomPlayer:
    """Any legal action, all alike; needs no view, so games of chance alone are quick."""

    fault = ""

    def __init__(self, seed: str) -> None:
        self.level: Level | None = None
        self.chance = random.Random(seed)

    def choose(self, game: kf.Game, seat: int) -> kf.Action:
        return self.chance.choice(game.legal_actions(seat))


class BotPlayer:
    """A bot, with the budget that it was given. Where it fails chance answers, so that the game goes on."""

    def __init__(self, entrant: Entrant, seed: str) -> None:
        self.level = entrant.level
        self.bot = entrant.make(seed)
        self.budget = entrant.budget
        self.fault = ""
        self.stand_in = RandomPlayer(seed)

    def choose(self, game: kf.Game, seat: int) -> kf.Action:
        self.fault = ""
        try:
            return ask(self.bot, game, seat, self.budget)
        except Fault as fault:
            self.fault = str(fault)
            return self.stand_in.choose(game, seat)


def make_player(kind: str, seed: str) -> Seated:
    """`random`, or a bot as entrants.py writes it. ValueError if nobody is called so."""
    return RandomPlayer(seed) if kind == RANDOM else BotPlayer(Entrant(kind), seed)


def make_players(kinds: Mapping[int, str], seed: str = "") -> dict[int, Seated]:
    """Bots for some seats. Without a seed their luck is new each time."""
    seed = seed or secrets.token_hex(16)
    return {seat: make_player(kind, f"{seed} bot {seat}") for seat, kind in kinds.items()}


def kinds_for(text: str, seats: int) -> list[str]:
    """'3' for all seats; '3,2' for the first and all the others. ValueError if somebody is not known."""
    kinds = [word.strip() for word in text.split(",")]
    for kind in kinds:
        make_player(kind, "")
    if len(kinds) > max(seats, 1):
        raise ValueError(f"{len(kinds)} levels for {seats} bots")
    return [kinds[min(at, len(kinds) - 1)] for at in range(seats)]


def called(name: str, kind: str) -> str:
    """A bot's name with its level."""
    known = find_level(kind)
    return f"{name} ({known.name if known else kind})"


def saved_kinds(names: Iterable[str]) -> dict[int, str]:
    """The bots of a saved game by seat: whose names tell a level. Only our own, because a file must start no code."""
    kinds: dict[int, str] = {}
    for seat, name in enumerate(names):
        _, bracket, kind = name.removesuffix(")").rpartition(" (")
        if bracket and (kind == RANDOM or find_level(kind.partition(":")[0])):
            kinds[seat] = kind
    return kinds


def play_out(
    players: int,
    seed: str,
    modules: Iterable[str],
    variants: Iterable[str],
    level: str = RANDOM,
    faults: list[str] | None = None,
) -> kf.Game:
    """A whole game of such players, each with a seed of its own. `faults` gets a line for each answer that failed."""
    game = kf.Game.new(players, seed, modules=modules, variants=variants)
    kinds = kinds_for(level, players)
    seats = [make_player(kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    while not game.is_over:
        seat = game.decisions[0].seat
        game.play(seats[seat].choose(game, seat))
        if seats[seat].fault and faults is not None:
            faults.append(f"{kinds[seat]}: {seats[seat].fault}")
    return game


def short_name(name: str) -> str:
    """A player's name as it is used at the table: without the level that stands behind a bot's."""
    return name.partition(" (")[0] or name
