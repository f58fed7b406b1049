"""Whole games played inside the engine: for searches and for measuring.

A policy answers one question after the other; nothing leaves the compiled code until the game is over.
"""

from mypy_extensions import i64, mypyc_attr

from .chance import Chance
from .codes import STOP_VERB, UPGRADE_VERB, verb_of
from .runs import Runs
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses one of a seat's legal actions. Policies outside the engine may be plain Python."""

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        raise NotImplementedError


class Uniform(Policy):
    """Every legal action is as likely."""

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        return int(runs.pick(chance.below(runs.size)))


class Thrifty(Policy):
    """A cheap sensible one: every place is as likely, mostly with as few workers as will do; upgrades are not left."""

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        count = runs.end >> 1
        at = chance.below(count)
        if at == 0 and count > 1 and verb_of(runs.edges[0]) == STOP_VERB and verb_of(runs.edges[2]) == UPGRADE_VERB:
            at = 1 + chance.below(count - 1)
        first = runs.edges[2 * at]
        more = runs.edges[2 * at + 1]
        if more > 1 and chance.below(5) == 0:
            first += chance.below(more)
        return int(first)


def first_seat(seats: i64) -> i64:
    """The lowest of some seats given as bits."""
    seat: i64 = 0
    while not seats & 1:
        seats >>= 1
        seat += 1
    return seat


def play_out(state: State, policy: Policy, chance: Chance) -> int:
    """Plays a game to its end; returns how many decisions that took."""
    decisions = 0
    runs = Runs()
    while not state.over:
        seat = first_seat(state.asked())
        state.list_answers(seat, runs)
        state.apply(policy.choose(state, seat, runs, chance))
        decisions += 1
    return decisions
