"""The search: candidates are tried in imagined worlds until one is clearly the best or the budget is spent.

Every candidate is tried in the same worlds, so that luck falls on all alike: what counts is how a candidate does beside
the mean of the others in the same world. Those that are clearly behind are not tried any further. How a world goes on
after a candidate, and what that comes to, is told by a `Future`: at first and, where it goes on, when the season ends.
What comes at first wavers little but is judged from afar; the season's end counts the more, the less it wavers from
world to world. The judgement before counts as some tries.
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


# By season, in squares of the value's measure: how far what comes at first is off from what the season's end would say
# in very many worlds; how much the latter wavers from world to world, and in how many worlds that is believed beside
# what is seen.
OFF: Final = (1.5, 2.5, 2.5, 7.0)
USUAL_WAVER: Final = (6.0, 7.0, 7.0, 40.0)
BELIEVED: Final = 2.0


class Future:
    """How a game goes on after a move, and what that comes to for the seat that made it."""

    points = 0.0  # that the seat can expect, as it was found last
    goes_on = False  # is there a season's end to see after what it comes to at first?

    def comes_to(self, game: State, seat: int, dice: Chance) -> float:
        raise NotImplementedError

    def ends_at(self, game: State, seat: int, season: int, dice: Chance) -> float:
        """From where it came to: what the end of this season brings."""
        raise NotImplementedError


class Tally:
    """What a candidate came to, world by world."""

    def __init__(self) -> None:
        self.total = 0.0  # beside the mean of its worlds
        self.squares = 0.0
        self.points = 0.0  # that were expected
        self.tries = 0

    def add(self, beside: float, points: float) -> None:
        self.total += beside
        self.squares += beside * beside
        self.points += points
        self.tries += 1

    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    def mean_points(self) -> float:
        return self.points / self.tries if self.tries else 0.0

    def spread(self) -> float:
        """The variance of its worlds."""
        mean = self.total / self.tries
        return self.squares / self.tries - mean * mean


class Candidate:
    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.soon = Tally()
        self.late = Tally()  # at the season's end
        self.crossed = 0.0  # both multiplied, world by world
        self.score = prior
        self.share = 0.0  # of the score, that the season's end has

    @property
    def tries(self) -> int:
        return self.soon.tries

    def mean(self) -> float:
        """The points it led to on average."""
        return (1.0 - self.share) * self.soon.mean_points() + self.share * self.late.mean_points()

    def spread(self) -> float:
        """The variance of its worlds, as the score weighs them."""
        if self.share == 0.0:
            return self.soon.spread()
        rest = 1.0 - self.share
        together = self.crossed / self.late.tries - self.soon.mean() * self.late.mean()
        both = rest * rest * self.soon.spread() + self.share * self.share * self.late.spread()
        return max(0.0, both + 2.0 * self.share * rest * together)

    def weigh(self, best_prior: float, trust: float, share: float) -> None:
        """What it comes to: the season's end has this share, the judgement before counts as so many tries of the
        rest."""
        behind = self.prior - best_prior
        if behind < -PRIOR_LIMIT:
            behind = -PRIOR_LIMIT
        self.share = share
        soon = (self.soon.total + trust * behind) / (self.soon.tries + trust)
        self.score = (1.0 - share) * soon + share * self.late.mean()


class Search:
    def __init__(self, state: State, seat: int, future: Future, chance: Chance, trust: float) -> None:
        """The judgement before counts as so many tries as `trust` says."""
        self.state = state
        self.seat = seat
        self.future = future
        self.chance = chance
        self.trust = trust
        self.spent = 0

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
            share = self._late_share(left)
            for candidate in left:
                candidate.weigh(best_prior, self.trust, share)
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
            error = sqrt((first.spread() + candidate.spread() + 0.2) / first.soon.tries)
            if first.score - candidate.score > CLEAR * error:
                out.append(candidate)
            else:
                kept.append(candidate)
        return kept

    def _late_share(self, left: list[Candidate]) -> float:
        """How much the season's end counts."""
        worlds = left[0].late.tries
        if worlds == 0:
            return 0.0
        season = self.state.season
        waver = 0.0
        for candidate in left:
            waver += candidate.late.spread() / len(left)
        waver = (BELIEVED * USUAL_WAVER[season] + worlds * waver) / (BELIEVED + worlds)
        return OFF[season] / (OFF[season] + waver / worlds)

    def _try_all(self, candidates: list[Candidate], end: float) -> bool:
        """Tries each in one more world; false if time was over before the last one."""
        world = self.state.copy()
        shuffle_unknown(world, self.seat, self.chance)
        dice = Chance(self.chance.word(), self.chance.word(), self.chance.word(), 1)
        soon = Trials()
        reached: list[State] = []
        rolled: list[Chance] = []
        for candidate in candidates:
            if perf_counter() > end:
                return False
            game = world.copy()
            game.apply(candidate.code)
            own = dice.copy()
            soon.add(self.future.comes_to(game, self.seat, own), self.future.points)
            reached.append(game)
            rolled.append(own)
            self.spent += 1
        late = Trials()
        if self.future.goes_on:
            for at in range(len(candidates)):
                if perf_counter() > end:
                    break
                value = self.future.ends_at(reached[at], self.seat, self.state.season, rolled[at])
                late.add(value, self.future.points)
        whole = len(late.values) == len(candidates)
        for at in range(len(candidates)):
            candidate = candidates[at]
            candidate.soon.add(soon.beside(at), soon.points[at])
            if whole:
                candidate.late.add(late.beside(at), late.points[at])
                candidate.crossed += soon.beside(at) * late.beside(at)
        return True


class Trials:
    """What all candidates came to in one world."""

    def __init__(self) -> None:
        self.values: list[float] = []
        self.points: list[float] = []
        self.total = 0.0

    def add(self, value: float, points: float) -> None:
        self.values.append(value)
        self.points.append(points)
        self.total += value

    def beside(self, at: int) -> float:
        """What one of them came to beside the mean of all."""
        return self.values[at] - self.total / len(self.values)


def _order(candidate: Candidate) -> float:
    return -candidate.score
