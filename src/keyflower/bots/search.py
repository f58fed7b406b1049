"""The search: candidates are tried in imagined worlds until one is clearly the best or the budget is spent.

Every candidate is tried in the same worlds, so that luck falls on all alike: what counts is how a candidate does beside
the mean of the others in the same world. Those that are clearly behind are not tried any further. How a world goes on
after a candidate, and what that comes to, is told by a `Future`. The judgement before counts as some tries.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from ..game.chance import Chance
from ..game.state import State
from .unknown import shuffle_unknown

ENDLESS: Final = 1e6  # so many seconds are as good as no limit
FEWEST: Final = 4  # worlds before anybody is left out
CLEAR: Final = 2.2  # so many standard errors behind the best is clearly behind
PRIOR_LIMIT: Final = 6.0  # the judgement before counts as so many points at most


class Future:
    """How a game goes on after a move, and what that comes to for the seat that made it."""

    points = 0.0  # that the seat can expect, as it was found last

    def comes_to(self, game: State, seat: int, dice: Chance) -> float:
        raise NotImplementedError


class Candidate:
    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.total = 0.0  # beside the mean of its worlds
        self.squares = 0.0
        self.points = 0.0  # that were expected
        self.tries = 0
        self.score = prior

    def mean(self) -> float:
        """The points it led to on average."""
        return self.points / self.tries if self.tries else 0.0

    def spread(self) -> float:
        """The variance of its worlds."""
        mean = self.total / self.tries
        return self.squares / self.tries - mean * mean

    def weigh(self, best_prior: float, trust: float) -> None:
        """What it comes to, with the judgement before, which counts as so many tries."""
        behind = self.prior - best_prior
        if behind < -PRIOR_LIMIT:
            behind = -PRIOR_LIMIT
        self.score = (self.total + trust * behind) / (self.tries + trust)


class Search:
    def __init__(self, state: State, seat: int, future: Future, chance: Chance, trust: float) -> None:
        """The judgement before counts as so many tries as `trust` says."""
        self.state = state
        self.seat = seat
        self.future = future
        self.chance = chance
        self.trust = trust
        self.spent = 0
        self.longest = 0.0  # seconds of a try

    def run(self, candidates: list[Candidate], iterations: int, seconds: float) -> list[Candidate]:
        """The candidates, the best first. All are tried at least once, unless the seconds are over before."""
        began = perf_counter()
        best_prior = candidates[0].prior
        for candidate in candidates:
            best_prior = max(best_prior, candidate.prior)
        left = candidates[:]
        out: list[Candidate] = []
        worlds = 0
        while len(left) > 1 and (worlds == 0 or self.spent + len(left) <= iterations):
            now = perf_counter() - began
            # A world that would not be finished in time is not begun.
            if seconds < ENDLESS and worlds > 0 and now + now / self.spent * len(left) > seconds:
                break
            if not self._try_all(left, began + seconds):
                break
            worlds += 1
            for candidate in left:
                candidate.weigh(best_prior, self.trust)
            if worlds >= FEWEST:
                left.sort(key=_order)
                left = self._leave_out(left, out)
        left.sort(key=_order)
        out.sort(key=_order)
        return left + out

    def _leave_out(self, left: list[Candidate], out: list[Candidate]) -> list[Candidate]:
        """Those that are clearly behind the best."""
        first = left[0]
        kept = [first]
        for candidate in left[1:]:
            error = sqrt((first.spread() + candidate.spread() + 0.2) / first.tries)
            if first.score - candidate.score > CLEAR * error:
                out.append(candidate)
            else:
                kept.append(candidate)
        return kept

    def _try_all(self, candidates: list[Candidate], end: float) -> bool:
        """Tries each in one more world; false if time was over before the last one."""
        world = self.state.copy()
        shuffle_unknown(world, self.seat, self.chance)
        dice = Chance(self.chance.word(), self.chance.word(), self.chance.word(), 1)
        found: list[float] = []
        points: list[float] = []
        total = 0.0
        for candidate in candidates:
            begun = perf_counter()
            if begun + self.longest > end:
                return False
            game = world.copy()
            game.apply(candidate.code)
            value = self.future.comes_to(game, self.seat, dice.copy())
            found.append(value)
            points.append(self.future.points)
            total += value
            self.spent += 1
            self.longest = max(self.longest, perf_counter() - begun)
        mean = total / len(found)
        for at in range(len(found)):
            candidate = candidates[at]
            beside = found[at] - mean
            candidate.total += beside
            candidate.squares += beside * beside
            candidate.points += points[at]
            candidate.tries += 1
        return True


def _order(candidate: Candidate) -> float:
    return -candidate.score
