"""Levels 4 and 5: they try the better moves out in imagined games."""

from ..game.chance import Chance
from ..game.codes import frame_kind
from ..game.game import Game
from ..game.kinds import TURNS
from .bot import Budget, Imagining, Weighed
from .outlook import foreseen
from .scales import learnt
from .search import Candidate, Search
from .sensible import Sensible, first_codes
from .simple import ranked

NO_END = 1 << 30
SMALL = 0.4


class Searching(Imagining):
    seconds = 0.25
    iterations = NO_END
    wide = 8  # so many candidates are tried out
    seasons = 0  # after this one, to be played on
    noise = 0.5  # of the policy that plays imagined games

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.scales = learnt()
        self.judge = Sensible(self.scales)

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        state = game.state
        codes = first_codes(state.answers(seat))
        sight = ranked(codes, self.judge.values(state, seat, codes))
        seconds, iterations = self.seconds, self.iterations
        if frame_kind(state.top()) != TURNS:
            seconds *= SMALL  # the questions beside a turn's own have less to them
        if budget is not None:
            seconds = budget.seconds if budget.seconds is not None else float(NO_END)
            iterations = budget.iterations if budget.iterations is not None else NO_END
        wide = min(self.wide, max(2, iterations))
        candidates = [Candidate(weighed.code, weighed.value) for weighed in sight[:wide]]
        search = Search(state, seat, Sensible(self.scales, self.noise), foreseen(), chance, self.seasons)
        found = search.run(candidates, iterations, seconds)
        lowest = min((candidate.mean() for candidate in found if candidate.tries), default=0.0)
        tried = [
            Weighed(candidate.code, candidate.mean() if candidate.tries else lowest, candidate.tries)
            for candidate in found
        ]
        return tried + sight[wide:]


class Steward(Searching):
    """Level 4: a few imagined games, each to the end of the season."""

    seconds = 0.2
    iterations = 36
    wide = 6


class Master(Searching):
    """Level 5: as many as the time allows, each to the end of the game where there is time for it."""

    seconds = 0.95
    wide = 8
    seasons = 3
