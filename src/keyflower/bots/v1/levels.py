"""Levels 4 and 5: they try the better moves out in imagined games."""

from ...game.chance import Chance
from ...game.codes import BID_VERB, TURNS_STEP, USE_VERB, frame_kind, tile_of, verb_of
from ...game.game import Game
from ..bot import Budget, Imagining, Weighed
from ..outlook import foreseen
from ..scales import learnt
from ..sensible import Sensible
from ..simple import ranked
from .search import Candidate, Search

NO_END = 1 << 30
SMALL = 0.4  # of the time, for the questions beside a turn's own
JUMP = 0.3  # what a worker more than needed costs at sight
ALIKE = 2  # so many bids or uses of the same tile are tried out


class Searching(Imagining):
    seconds = 0.25
    iterations = NO_END
    wide = 8  # so many candidates are tried out
    jumps = 0  # so many of the bids also with one worker more than needed
    noise = 0.3  # of the policy that plays imagined games
    envy = 0.0  # how much the points of the others count against one's own, with more than two players

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.scales = learnt()
        self.judge = Sensible(self.scales)

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        state = game.state
        runs = state.answers(seat)
        codes = runs.firsts()
        sight = ranked(codes, self.judge.values(state, seat, codes))
        seconds, iterations = self.seconds, self.iterations
        if frame_kind(state.top()) != TURNS_STEP:
            seconds *= SMALL
        if budget is not None:
            seconds = budget.seconds if budget.seconds is not None else float(NO_END)
            iterations = budget.iterations if budget.iterations is not None else NO_END
        chosen = self.pick(sight, min(self.wide, max(2, iterations)))
        candidates = [Candidate(weighed.code, weighed.value) for weighed in chosen]
        for weighed in [one for one in chosen if verb_of(one.code) == BID_VERB][: self.jumps]:
            if runs.contains(weighed.code + 1):
                candidates.append(Candidate(weighed.code + 1, weighed.value - JUMP))
        envy = 1.0 if state.rules.players == 2 else self.envy
        policy = Sensible(self.scales, self.noise)
        search = Search(state, seat, policy, foreseen(), chance, envy)
        found = search.run(candidates, iterations, seconds)
        best = found[0]
        tried: list[Weighed] = []
        lowest = best.mean()
        for candidate in found:
            # Who was left out early has been seen in other worlds; it stays behind those that were not.
            lowest = min(lowest, best.mean() + candidate.score - best.score)
            tried.append(Weighed(candidate.code, lowest, candidate.tries))
        known = {weighed.code for weighed in tried}
        rest = [weighed for weighed in sight if weighed.code not in known]
        top = max((weighed.value for weighed in rest), default=0.0)
        return tried + [Weighed(weighed.code, lowest + weighed.value - top) for weighed in rest]

    def pick(self, sight: list[Weighed], wide: int) -> list[Weighed]:
        """The best at sight, but not many that are alike."""
        chosen: list[Weighed] = []
        places: dict[int, int] = {}
        for weighed in sight:
            if verb_of(weighed.code) in (BID_VERB, USE_VERB):
                place = verb_of(weighed.code) << 8 | tile_of(weighed.code)
                places[place] = places.get(place, 0) + 1
                if places[place] > ALIKE:
                    continue
            chosen.append(weighed)
            if len(chosen) == wide:
                break
        return chosen


class Steward(Searching):
    """Level 4: a first impression of the three best moves."""

    seconds = 0.2
    iterations = 6
    wide = 3


class Master(Searching):
    """Level 5: as many imagined seasons as it takes, or as the time allows."""

    seconds = 0.95
    iterations = 800
    wide = 10
    jumps = 2
