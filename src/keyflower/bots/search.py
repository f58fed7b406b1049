"""The search: candidates are tried in imagined worlds until one is clearly the best or the budget is spent.

Every candidate is tried in the same worlds, so that luck falls on all alike: what counts is how a candidate does beside
the mean of the others in the same world. Those that are clearly behind are not tried any further. In a world the game
is played on by a fast policy to the end of the season, and what each seat then has is weighed. The judgement at sight
counts as some tries.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from ..game.chance import Chance
from ..game.playout import Policy, first_seat
from ..game.runs import Runs
from ..game.state import State
from .outlook import Outlook
from .unknown import shuffle_unknown

ENDLESS: Final = 1e6  # so many seconds are as good as no limit
FEWEST: Final = 4  # worlds before anybody is left out
CLEAR: Final = 2.2  # so many standard errors behind the best is clearly behind
SIGHT: Final = 3.0  # the judgement at sight counts as so many tries
SIGHT_LIMIT: Final = 6.0  # and as so many points at most


class Candidate:
    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.total = 0.0  # beside the mean of its worlds
        self.squares = 0.0
        self.points = 0.0  # as they were
        self.tries = 0
        self.score = prior

    def mean(self) -> float:
        """The outlook it led to on average."""
        return self.points / self.tries if self.tries else 0.0

    def spread(self) -> float:
        """The variance of its worlds."""
        mean = self.total / self.tries
        return self.squares / self.tries - mean * mean

    def weigh(self, best_prior: float) -> None:
        """What it comes to, with the judgement at sight."""
        sight = self.prior - best_prior
        if sight < -SIGHT_LIMIT:
            sight = -SIGHT_LIMIT
        self.score = (self.total + SIGHT * sight) / (self.tries + SIGHT)


class Search:
    def __init__(self, state: State, seat: int, policy: Policy, outlook: Outlook, chance: Chance, envy: float) -> None:
        self.state = state
        self.seat = seat
        self.policy = policy
        self.outlook = outlook
        self.chance = chance
        self.envy = envy  # how much the points of others count against one's own
        self.spent = 0
        self.runs = Runs()

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
                candidate.weigh(best_prior)
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
        total = 0.0
        for candidate in candidates:
            if perf_counter() > end:
                return False
            game = world.copy()
            game.apply(candidate.code)
            self._play_on(game, dice.copy())
            value = self.outlook.standing(game, self.seat, self.envy)
            found.append(value)
            total += value
            self.spent += 1
        mean = total / len(found)
        for at in range(len(found)):
            candidate = candidates[at]
            beside = found[at] - mean
            candidate.total += beside
            candidate.squares += beside * beside
            candidate.points += found[at]
            candidate.tries += 1
        return True

    def _play_on(self, game: State, dice: Chance) -> None:
        runs = self.runs
        while not game.over and game.season == self.state.season:
            seat = first_seat(game.asked())
            game.list_answers(seat, runs)
            game.apply(self.policy.choose(game, seat, runs, dice))


def _order(candidate: Candidate) -> float:
    return -candidate.score
