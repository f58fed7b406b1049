"""Levels 4 to 6: a learnt value judges where each of the better moves leads, then the best of them are played on.

Imagined games go on by instinct to the season's end, in winter to the game's, and there the value is asked for every
seat. That wavers from world to world, but what the value overlooks shows there.
"""

from time import perf_counter

from ..game.chance import Chance
from ..game.codes import BID_VERB, TURNS_STEP, frame_kind, verb_of
from ..game.game import Game
from ..game.runs import Runs
from ..game.state import WINTER, State
from .bot import Budget, Imagining, Weighed
from .foresight import NO_MOVE, TRUST, Foresight, goes_at_sight, worth_a_try
from .instinct import Instinct, Leaning
from .scales import learnt
from .search import Candidate, Search
from .season_played import SeasonPlayed
from .sensible import Sensible
from .simple import ranked
from .styles import CHARACTERS
from .unknown import shuffle_unknown
from .value import Value
from .weights import learnt_instinct, learnt_value

NO_END = 1 << 30
SMALL_SHARE = 0.4  # of the time, for the questions beside a turn's own
JUMP = 0.3  # what a worker more than needed costs at sight
STYLED_TRUST = 1.0  # in the judgement at sight, where a style speaks through it
GLIMPSES = (2, 8)  # so many worlds tell which moves are worth a longer look: at least, at most
HURRY = 0.15  # of the time, after which no further world is glimpsed
# What was glimpsed counts as so many seasons: with two players, with more, where seasons waver more; by so much less
# in winter, where the end is seen.
GLIMPSED = (1.0, 3.0)
IN_WINTER = 0.5
FEW_WORLDS = 3  # moves that could not be seen in so many are better left out
CONSIDERED = 3  # moves that whoever plays on looks at
SMALL_LOOK = 6  # answers to a small question that they look at


class Mind:
    """The judgements of a player, by the figures for tables of one size."""

    def __init__(self, players: int, style: str = "") -> None:
        figures = learnt(players)
        self.judge = Sensible(CHARACTERS[style].of(figures) if style else figures, planning=True)  # at sight
        self.trust = STYLED_TRUST if style else TRUST  # in it, beside the value
        self.players = players
        self.go_by(learnt_value(), learnt_instinct())

    def go_by(self, value: Value, instinct: list[Leaning]) -> None:
        self.value = value
        self.ahead = Foresight(self.judge, value, 0)  # of one's own moves
        small = Foresight(Sensible(learnt(self.players), planning=True), value, SMALL_LOOK)
        self.instinct = Instinct(instinct, small, CONSIDERED)  # everybody's, in imagined games


class Searching(Imagining):
    seconds = 0.25
    iterations = NO_END  # seasons that are played on
    wide = 16  # so many moves are glimpsed, beside a bid for every tile
    jumps = 0  # so many of the bids also with one worker more than needed
    kept = 8  # so many of them are played on

    def __init__(self, seed: int | str, style: str = "") -> None:
        super().__init__(seed)
        self.style = style
        self.minds: dict[int, Mind] = {}

    def mind(self, players: int) -> Mind:
        """How it judges at a table of this size."""
        if players not in self.minds:
            self.minds[players] = Mind(players, self.style)
        return self.minds[players]

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        state = game.state
        mind = self.mind(state.rules.players)
        runs = state.answers(seat)
        codes = runs.firsts()
        sight = ranked(codes, mind.judge.values(state, seat, codes))
        if goes_at_sight(state):
            return sight
        began = perf_counter()
        turn = frame_kind(state.top()) == TURNS_STEP
        seconds, iterations = self.allowance(budget, turn)
        kept = min(self.kept, max(2, iterations // FEW_WORLDS))
        picked = pick(sight, runs, self.wide, self.jumps)
        found = glimpse(state, seat, picked, mind, chance, HURRY * seconds, iterations // kept // GLIMPSES[0])
        if turn:
            found = shortlist(found, mind.instinct.leanings_of(state, seat, runs), kept)
        future = SeasonPlayed(mind.instinct, mind.value, state.season)
        search = Search(state, seat, future, chance, trust_in_glimpses(state))
        tried = search.run(found[:kept], iterations, seconds - (perf_counter() - began))
        return tell(behind(tried, found[kept:]), sight)

    def allowance(self, budget: Budget | None, turn: bool) -> tuple[float, int]:
        """How long to think. With a clock of its own a level looks at as many worlds as its thinking is worth, not at
        all that fit in."""
        if budget is None:
            return (self.seconds if turn else SMALL_SHARE * self.seconds), self.iterations
        if budget.seconds is None:
            return float(NO_END), NO_END if budget.iterations is None else budget.iterations
        if budget.iterations is not None:
            return budget.seconds, budget.iterations
        return budget.seconds, max(2, round(self.iterations * max(1.0, budget.seconds / self.seconds)))


def pick(sight: list[Weighed], runs: Runs, wide: int, jumps: int) -> list[Candidate]:
    """The best at sight, a bid for every tile, the pass."""
    trials = worth_a_try([one.code for one in sight], [one.value for one in sight], wide, True)
    return with_jumps([Candidate(trial.code, trial.prior) for trial in trials], runs, jumps)


def with_jumps(candidates: list[Candidate], runs: Runs, jumps: int) -> list[Candidate]:
    """Some of the bids also with one worker more than needed."""
    more = [
        Candidate(candidate.code + 1, candidate.prior - JUMP)
        for candidate in [one for one in candidates if verb_of(one.code) == BID_VERB][:jumps]
        if runs.contains(candidate.code + 1)
    ]
    return candidates + more


def glimpse(
    state: State, seat: int, candidates: list[Candidate], mind: Mind, chance: Chance, seconds: float, wanted: int
) -> list[Candidate]:
    """The candidates in order, judged by what they lead to at once. In a hurry one world is enough. A use that would
    carry and upgrade nothing is no candidate any more."""
    end = perf_counter() + seconds
    worlds = 0
    totals = [0.0] * len(candidates)
    most = min(max(wanted, GLIMPSES[0]), GLIMPSES[1])
    while worlds < most and (worlds == 0 or perf_counter() < end):
        world = state.copy()
        shuffle_unknown(world, seat, chance)
        luck = Chance(chance.word(), chance.word(), chance.word(), 1)
        for at, candidate in enumerate(candidates):
            totals[at] += mind.ahead.after(world, seat, candidate.code, luck.copy())
        worlds += 1
    judged = [
        Candidate(candidate.code, mind.trust * candidate.prior + total / worlds)
        for candidate, total in zip(candidates, totals, strict=True)
    ]
    useful = [candidate for candidate in judged if candidate.prior > -NO_MOVE / 2] or judged
    return sorted(useful, key=lambda candidate: -candidate.prior)


def trust_in_glimpses(state: State) -> float:
    return GLIMPSED[state.rules.players > 2] * (IN_WINTER if state.season == WINTER else 1.0)


def shortlist(glimpsed: list[Candidate], leanings: dict[int, float], kept: int) -> list[Candidate]:
    """In order: the best by the value, then those of the others that the instinct likes best, then the rest."""
    by_instinct = (kept + 1) // 4
    first = glimpsed[: kept - by_instinct]
    rest = sorted(glimpsed[kept - by_instinct :], key=lambda candidate: -leanings.get(candidate.code, -NO_MOVE))
    others = sorted(rest[by_instinct:], key=lambda candidate: -candidate.prior)
    return first + rest[:by_instinct] + others


def behind(tried: list[Candidate], rest: list[Candidate]) -> list[Candidate]:
    """What was not tried stays behind what was, as far from each other as it was."""
    if rest:
        lowest = min(candidate.score for candidate in tried)
        highest = max(candidate.prior for candidate in rest)
        for candidate in rest:
            candidate.score = lowest + candidate.prior - highest
    return tried + rest


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
    """Level 4: little more than a glimpse."""

    seconds = 0.2
    iterations = 6
    kept = 3


class Master(Searching):
    """Level 5: as many worlds as it takes, or as the time allows."""

    seconds = 0.95
    iterations = 1000
    wide = 20
    jumps = 6
    kept = 10


class Grandmaster(Master):
    """Level 5 with more time, and more moves to look at."""

    seconds = 9.5
    iterations = 10000
    wide = 40
    jumps = 12
    kept = 16
