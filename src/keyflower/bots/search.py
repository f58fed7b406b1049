"""The search: candidates are tried in imagined worlds until one is clearly the best or the budget is spent.

Every candidate is tried in the same worlds, so that luck falls on all alike: what counts is how a candidate does beside
the mean of the others in the same world. In a world the others answer as players who look one move ahead; at one's own
next turn the learnt value says what the position is worth. Then a fast policy plays on to the end of the season, and
what each seat has then is weighed once more: two judgements that err in different ways. Candidates that are clearly
behind are not tried any further, and twice on the way only the better half goes on. The first look counts as a
few tries.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from ..game.chance import Chance
from ..game.codes import TURNS_STEP, frame_kind
from ..game.playout import first_seat
from ..game.runs import Runs
from ..game.state import State
from .foresight import Foresight
from .outlook import Outlook
from .sensible import Sensible
from .unknown import shuffle_unknown

ENDLESS: Final = 1e6  # so many seconds are as good as no limit
FEWEST: Final = 4  # worlds before anybody is left out
CLEAR: Final = 2.2  # so many standard errors behind the best is clearly behind
FIRST_LOOK: Final = 2.0  # counts as so many tries
FIRST_LOOK_LIMIT: Final = 8.0  # and sets a candidate back by so much at most
HALVED: Final = (0.3, 0.6)  # of the budget: then the better half goes on
POINT: Final = 1.6  # what a point at the end of the season counts in the value's measure
ENVY: Final = 0.25  # how much the points of the others count against one's own there, with more than two players


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
        """What it comes to, with the first look."""
        behind = self.prior - best_prior
        if behind < -FIRST_LOOK_LIMIT:
            behind = -FIRST_LOOK_LIMIT
        self.score = (self.total + FIRST_LOOK * behind) / (self.tries + FIRST_LOOK)


class Search:
    def __init__(
        self, state: State, seat: int, player: Foresight, policy: Sensible, outlook: Outlook, chance: Chance, far: float
    ) -> None:
        self.state = state
        self.seat = seat
        self.player = player  # answers for everybody in imagined worlds until one's next turn
        self.policy = policy  # and from there to the end of the season
        self.outlook = outlook
        self.chance = chance
        self.far = far  # how much the end of the season counts beside one's next turn
        self.envy = 1.0 if state.rules.players == 2 else ENVY
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
        halved = 0
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
                used = max(self.spent / iterations, (perf_counter() - began) / max(seconds, 1e-9))
                if halved < len(HALVED) and used > HALVED[halved]:
                    halved += 1
                    half = max(2, (len(left) + 1) // 2)
                    out += left[half:]
                    left = left[:half]
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
            luck = dice.copy()
            self._play_on(game, luck)
            value = self.player.value.worth(game, self.seat) if self.far < 1.0 else 0.0
            if self.far > 0.0:
                self._to_the_end(game, luck)
                later = POINT * self.outlook.standing(game, self.seat, self.envy)
                value += self.far * (later - value)
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
        """To one's next turn, or the first turn of the next season."""
        runs = self.runs
        while not game.over:
            if frame_kind(game.top()) == TURNS_STEP:
                if game.season != self.state.season or game.turn == self.seat:
                    return
            seat = first_seat(game.asked())
            game.list_answers(seat, runs)
            game.apply(self.player.choose(game, seat, runs, dice))

    def _to_the_end(self, game: State, dice: Chance) -> None:
        runs = self.runs
        while not game.over and game.season == self.state.season:
            seat = first_seat(game.asked())
            game.list_answers(seat, runs)
            game.apply(self.policy.choose(game, seat, runs, dice))


def _order(candidate: Candidate) -> float:
    return -candidate.score
