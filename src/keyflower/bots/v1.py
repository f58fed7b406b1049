"""Levels 4 and 5 as they were first, to measure against: the entrants `v1-4` and `v1-5`.

They play imagined seasons to their end by a policy, with one set of figures for tables of all sizes, and think of one
move of goods after the other. `v1-3` is level 3, which has not changed.
"""

from collections.abc import Callable

from ..game.chance import Chance
from ..game.codes import BID_VERB, TURNS_STEP, USE_VERB, frame_kind, tile_of, verb_of
from ..game.game import Game
from ..game.runs import Runs
from .bot import Bot, Budget, Imagining, Weighed
from .levels_4_5 import NO_END, SMALL_SHARE, tell, with_jumps
from .outlook import foreseen
from .scales import learnt
from .search import Candidate, Search
from .season_ahead import SeasonAhead
from .sensible import Sensible
from .simple import Householder, ranked

POLICY_NOISE = 0.3  # of the policy that plays imagined seasons on
SIGHT = 3.0  # the judgement at sight counts as so many tries
ALIKE = 2  # so many bids or uses of the same tile are tried out


class Former(Imagining):
    seconds: float
    iterations = NO_END
    wide: int  # so many candidates are tried out
    jumps = 0  # so many of the bids also with one worker more than needed

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.judge = Sensible(learnt())  # of one's own moves
        self.policy = Sensible(learnt(), POLICY_NOISE)  # of everybody's, in imagined seasons

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        state = game.state
        runs = state.answers(seat)
        codes = runs.firsts()
        sight = ranked(codes, self.judge.values(state, seat, codes))
        seconds, iterations = self.allowance(budget, frame_kind(state.top()) == TURNS_STEP)
        candidates = pick(sight, runs, min(self.wide, max(2, iterations)), self.jumps)
        envy = 1.0 if state.rules.players == 2 else 0.0
        future = SeasonAhead(state.season, self.policy, foreseen(), envy)
        return tell(Search(state, seat, future, chance, SIGHT).run(candidates, iterations, seconds), sight)

    def allowance(self, budget: Budget | None, turn: bool) -> tuple[float, int]:
        """All that fits in."""
        if budget is None:
            return (self.seconds if turn else SMALL_SHARE * self.seconds), self.iterations
        seconds = float(NO_END) if budget.seconds is None else budget.seconds
        return seconds, NO_END if budget.iterations is None else budget.iterations


def pick(sight: list[Weighed], runs: Runs, wide: int, jumps: int) -> list[Candidate]:
    """The best at sight, but not many that are alike; some bids also with one worker more than needed."""
    chosen: list[Candidate] = []
    places: dict[int, int] = {}
    for weighed in sight:
        if verb_of(weighed.code) in (BID_VERB, USE_VERB):
            place = verb_of(weighed.code) << 8 | tile_of(weighed.code)
            places[place] = places.get(place, 0) + 1
            if places[place] > ALIKE:
                continue
        chosen.append(Candidate(weighed.code, weighed.value))
        if len(chosen) == wide:
            break
    return with_jumps(chosen, runs, jumps)


class FormerSteward(Former):
    """Level 4."""

    seconds = 0.2
    iterations = 6
    wide = 3


class FormerMaster(Former):
    """Level 5."""

    seconds = 0.95
    iterations = 800
    wide = 10
    jumps = 2


FORMER: dict[str, Callable[[int | str], Bot]] = {"v1-3": Householder, "v1-4": FormerSteward, "v1-5": FormerMaster}
