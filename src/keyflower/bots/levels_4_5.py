"""Levels 4 to 6: they try the better moves out in imagined seasons."""

from ..game.chance import Chance
from ..game.codes import BID_VERB, TURNS_STEP, USE_VERB, frame_kind, tile_of, verb_of
from ..game.game import Game
from ..game.runs import Runs
from .bot import Budget, Imagining, Weighed
from .outlook import Outlook, foreseen
from .scales import Scales, learnt
from .search import Candidate, Search
from .sensible import Sensible
from .simple import ranked
from .styles import CHARACTERS

NO_END = 1 << 30
SMALL = 0.4  # of the time, for the questions beside a turn's own
JUMP = 0.3  # what a worker more than needed costs at sight
ALIKE = 2  # so many bids or uses of the same tile are tried out
POLICY_NOISE = 0.3  # of the policy that plays imagined seasons on


class Mind:
    """The judgements of a player, by the figures for tables of one size."""

    def __init__(self, scales: Scales, policy: Scales, outlook: Outlook, planning: bool) -> None:
        self.judge = Sensible(scales, planning=planning)  # of one's own moves
        self.policy = Sensible(policy, POLICY_NOISE)  # of everybody's, in imagined seasons
        self.outlook = outlook


class Searching(Imagining):
    seconds = 0.25
    iterations = NO_END
    wide = 8  # so many candidates are tried out
    jumps = 0  # so many of the bids also with one worker more than needed

    def __init__(self, seed: int | str, style: str = "") -> None:
        super().__init__(seed)
        self.style = style
        self.minds: dict[int, Mind] = {}

    def mind(self, players: int) -> Mind:
        """How it judges at a table of this size."""
        if players not in self.minds:
            self.minds[players] = self.make_up(players)
        return self.minds[players]

    def make_up(self, players: int) -> Mind:
        figures = learnt(players)
        scales = CHARACTERS[self.style].of(figures) if self.style else figures
        return Mind(scales, figures, foreseen(players), planning=True)

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        state = game.state
        mind = self.mind(state.rules.players)
        runs = state.answers(seat)
        codes = runs.firsts()
        sight = ranked(codes, mind.judge.values(state, seat, codes))
        seconds, iterations = self.allowance(budget, frame_kind(state.top()) == TURNS_STEP)
        candidates = self.pick(sight, runs, min(self.wide, max(2, iterations)))
        envy = 1.0 if state.rules.players == 2 else 0.0
        search = Search(state, seat, mind.policy, mind.outlook, chance, envy)
        return tell(search.run(candidates, iterations, seconds), sight)

    def allowance(self, budget: Budget | None, turn: bool) -> tuple[float, int]:
        """How long to think. With a clock of its own a level looks at as many worlds as its thinking is worth, not at
        all that fit in."""
        if budget is None:
            return (self.seconds if turn else SMALL * self.seconds), self.iterations
        if budget.seconds is None:
            return float(NO_END), NO_END if budget.iterations is None else budget.iterations
        if budget.iterations is not None:
            return budget.seconds, budget.iterations
        return budget.seconds, max(2, round(self.iterations * max(1.0, budget.seconds / self.seconds)))

    def pick(self, sight: list[Weighed], runs: Runs, wide: int) -> list[Candidate]:
        """The best at sight, but not many that are alike; some bids also with one worker more than needed."""
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
        candidates = [Candidate(weighed.code, weighed.value) for weighed in chosen]
        for weighed in [one for one in chosen if verb_of(one.code) == BID_VERB][: self.jumps]:
            if runs.contains(weighed.code + 1):
                candidates.append(Candidate(weighed.code + 1, weighed.value - JUMP))
        return candidates


def tell(found: list[Candidate], sight: list[Weighed]) -> list[Weighed]:
    """All answers in order, what was tried first, in points."""
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


class Grandmaster(Master):
    """Level 5 with more time, and more moves to look at."""

    seconds = 9.5
    iterations = 8000
    wide = 16
