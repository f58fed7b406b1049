"""The search: candidates are tried in imagined worlds, the better half of them more often, until the budget is spent.

Every candidate of a round is tried in the same worlds, so that luck falls on all alike. In a world the game is played
on by a fast policy, to the end of the season or of the game, and what each seat then has is weighed.
"""

from time import perf_counter
from typing import Final

from ..game.chance import Chance
from ..game.playout import Policy, first_seat
from ..game.state import State
from .outlook import Outlook
from .unknown import shuffle_unknown

UNTRIED: Final = -1000.0
ENDLESS: Final = 1e6  # so many seconds are as good as no limit
TRIES: Final = 2  # of each candidate, at least, are wanted


class Candidate:
    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.total = 0.0
        self.tries = 0

    def mean(self) -> float:
        """What it came to on average; what was never tried comes last."""
        return self.total / self.tries if self.tries else UNTRIED


class Search:
    def __init__(self, state: State, seat: int, policy: Policy, outlook: Outlook, chance: Chance, seasons: int) -> None:
        self.state = state
        self.seat = seat
        self.policy = policy
        self.outlook = outlook
        self.chance = chance
        self.last_season: int = state.season + seasons  # playouts end when the season after this one begins
        self.spent = 0

    def run(self, candidates: list[Candidate], iterations: int, seconds: float) -> list[Candidate]:
        """The candidates, the best first. Each is tried at least once, if the seconds allow it."""
        began = perf_counter()
        if seconds < ENDLESS:
            self._look_less_far(candidates, seconds)
        left = candidates[:]
        out: list[Candidate] = []
        rounds = 1
        while 1 << rounds < len(left):
            rounds += 1
        for number in range(rounds):
            share = iterations * (number + 1) // rounds
            until = seconds * (number + 1) / rounds
            while self.spent == 0 or (self.spent + len(left) <= share and perf_counter() - began < until):
                self._try_all(left, began + seconds)
            left.sort(key=_order)
            if number < rounds - 1:
                keep = (len(left) + 1) // 2
                out = left[keep:] + out
                left = left[:keep]
        return left + out

    def _look_less_far(self, candidates: list[Candidate], seconds: float) -> None:
        """Where whole games take too long for the seconds there are, the season's end must do."""
        began = perf_counter()
        game = self.state.copy()
        game.apply(candidates[0].code)
        self._play_on(game, self.chance.copy())
        if (perf_counter() - began) * TRIES * len(candidates) > seconds:
            self.last_season = self.state.season

    def _try_all(self, candidates: list[Candidate], end: float) -> None:
        world = self.state.copy()
        shuffle_unknown(world, self.seat, self.chance)
        dice = Chance(self.chance.word(), self.chance.word(), self.chance.word(), 1)
        for candidate in candidates:
            game = world.copy()
            game.apply(candidate.code)
            self._play_on(game, dice.copy())
            candidate.total += self.outlook.margin(game, self.seat)
            candidate.tries += 1
            self.spent += 1
            if perf_counter() > end:
                return

    def _play_on(self, game: State, dice: Chance) -> None:
        while not game.over and game.season <= self.last_season:
            seat = first_seat(game.asked())
            game.apply(self.policy.choose(game, seat, game.answers(seat), dice))


def _order(candidate: Candidate) -> float:
    return -candidate.mean()
