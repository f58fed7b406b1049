"""Whole games played inside the engine: for searches and for measuring.

A policy answers one question after the other; nothing leaves the compiled code until the game is over.
"""

from .chance import Chance
from .codes import STOP, UPGRADE, verb_of
from .runs import Runs
from .state import State


class Policy:
    """Chooses one of a seat's legal actions."""

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        raise NotImplementedError


class Uniform(Policy):
    """Every legal action is as likely."""

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        return int(runs.pick(chance.below(int(runs.total()))))


class Thrifty(Policy):
    """A cheap sensible one: every place is as likely, mostly with as few workers as will do; upgrades are not left."""

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        count = int(runs.end) // 2
        at = 2 * chance.below(count)
        first = int(runs.edges[at])
        if count > 1 and verb_of(first) == STOP and verb_of(int(runs.edges[2])) == UPGRADE:
            at = 2 * (1 + chance.below(count - 1))
            first = int(runs.edges[at])
        more = int(runs.edges[at + 1])
        if more > 1 and chance.below(5) == 0:
            first += chance.below(more)
        return first


def first_seat(seats: int) -> int:
    """The lowest of some seats given as bits."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def play_out(state: State, policy: Policy, chance: Chance) -> int:
    """Plays a game to its end; returns how many decisions that took."""
    decisions = 0
    while not state.over:
        seat = first_seat(state.asked())
        state.apply(policy.choose(state, seat, state.answers(seat), chance))
        decisions += 1
    return decisions
