"""Levels 4 to 6: the better moves are tried out with likely replies, and a learnt value judges what they come to.

Levels 5 and 6 then play the best of them on to the season's end. That wavers more from world to world, but what the
value overlooks shows there.
"""

from time import perf_counter

from ..game.chance import Chance
from ..game.codes import BID_VERB, TURNS_STEP, frame_kind, verb_of
from ..game.game import Game
from ..game.runs import Runs
from ..game.state import WINTER, State
from .bot import Budget, Imagining, Weighed
from .foresight import NO_MOVE, TRUST, Foresight, goes_at_sight, worth_a_try
from .replies import Replies, SeasonPlayed
from .scales import learnt
from .search import Candidate, Future, Search
from .sensible import Sensible
from .simple import ranked
from .styles import CHARACTERS
from .unknown import shuffle_unknown
from .weights import learnt_value

NO_END = 1 << 30
SMALL = 0.4  # of the time, for the questions beside a turn's own
JUMP = 0.3  # what a worker more than needed costs at sight
STYLED_TRUST = 1.0  # in the judgement at sight, where a style speaks through it
GLIMPSES = (2, 8)  # so many worlds tell which moves are worth a longer look: at least, at most
HURRY = 0.15  # of the time, after which no further world is glimpsed
GLIMPSED = (1.0, 100.0)  # what was glimpsed counts as so many tries: at least, at most
FEW_WORLDS = 2  # with more of them what was glimpsed counts as much as they do: both judgements err, but differently
ROUNDS = 1  # turns of one's own that a longer look goes on for
LATE = 0.75  # of the iterations and of the time, for seasons that are played on to their end
LATE_COST = 6  # iterations that such a season counts as
LATE_TRUST = 2.0  # what was found before counts as so many of them
LATE_WORLDS = (2, 6)  # with fewer worlds nothing is played on: with two players, with more, where seasons waver more
REPLY_WIDE = 6  # moves that whoever replies looks at
# What a pass costs whoever replies, by season: they look at few moves, and would pass too soon. With these figures
# imagined seasons end after a pass about as often as real ones.
RELUCTANCE = (0.45, 0.0, 1.2, 0.0)


class Mind:
    """The judgements of a player, by the figures for tables of one size."""

    def __init__(self, players: int, style: str) -> None:
        figures = learnt(players)
        self.judge = Sensible(CHARACTERS[style].of(figures) if style else figures, planning=True)  # at sight
        self.trust = STYLED_TRUST if style else TRUST  # in it, beside the value
        value = learnt_value()
        self.ahead = Foresight(self.judge, value, 0)  # of one's own moves
        player = Foresight(Sensible(figures, planning=True), value, REPLY_WIDE)
        player.reluctance = list(RELUCTANCE)
        self.replies = Replies(player, ROUNDS)


class Searching(Imagining):
    seconds = 0.25
    iterations = NO_END
    wide = 16  # so many moves are glimpsed, beside a bid for every tile
    jumps = 0  # so many of the bids also with one worker more than needed
    kept = 6  # so many of them are tried out
    played_on = 0  # so many of those then to the season's end

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
        late = self.seasons_to_play(iterations, fewest_worlds(state)) if turn else 0
        candidates = pick(sight, runs, self.wide, self.jumps)
        soon = iterations - late * LATE_COST
        found = self.look_around(state, seat, candidates, mind, chance, soon, (1 - LATE if late else 1) * seconds)
        if late:
            gone = perf_counter() - began
            left = seconds - gone
            if in_time(found, gone, fewest_worlds(state) * self.played_on, left):
                future = SeasonPlayed(mind.replies.player, state.season)
                found = played_on(state, seat, found, self.played_on, future, chance, late, left)
            else:  # on a slow machine: more of what can be done
                found = self.look_around(state, seat, candidates, mind, chance, iterations, left)
        return tell(found, sight)

    def seasons_to_play(self, iterations: int, worlds: int) -> int:
        """So many of the iterations go into seasons that are played on; none, if they are not enough for so many
        worlds."""
        seasons = int(LATE * iterations) // LATE_COST
        return seasons if self.played_on and seasons >= worlds * self.played_on else 0

    def look_around(
        self,
        state: State,
        seat: int,
        picked: list[Candidate],
        mind: Mind,
        chance: Chance,
        iterations: int,
        seconds: float,
    ) -> list[Candidate]:
        """The best candidates in order, tried with likely replies until the seat's next turn."""
        began = perf_counter()
        worlds = iterations // self.kept  # that all the better moves can be tried in
        candidates = glimpse(state, seat, picked, mind, chance, HURRY * seconds, worlds // GLIMPSES[0])
        trust = GLIMPSED[0]
        if state.season != WINTER:  # there the end itself is often seen, and no glimpse should stand against it
            trust = min(max(trust, worlds - FEW_WORLDS), GLIMPSED[1])
        search = Search(state, seat, mind.replies, chance, trust)
        return search.run(candidates[: self.kept], iterations, seconds - (perf_counter() - began))

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


def in_time(found: list[Candidate], gone: float, seasons: int, left: float) -> bool:
    """Could so many seasons be played on in the seconds that are left? What was tried so far tells how fast this
    machine is."""
    tries = sum(candidate.tries for candidate in found)
    return gone * LATE_COST * seasons <= left * tries


def fewest_worlds(state: State) -> int:
    return LATE_WORLDS[state.rules.players > 2]


def played_on(
    state: State,
    seat: int,
    found: list[Candidate],
    count: int,
    future: Future,
    chance: Chance,
    iterations: int,
    seconds: float,
) -> list[Candidate]:
    """The best candidates in the order in which another future sees them, before the others."""
    best = [Candidate(candidate.code, candidate.score) for candidate in found[:count]]
    rest = found[count:]
    ordered = Search(state, seat, future, chance, LATE_TRUST).run(best, iterations, seconds)
    if ordered[0].tries < fewest_worlds(state):  # the time was over
        return found
    lowest = min(candidate.score for candidate in ordered)
    for candidate in reversed(rest):  # behind them, as far from each other as they were
        candidate.score += lowest - rest[0].score
    return ordered + rest


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
    kept = 8
    played_on = 5


class Grandmaster(Master):
    """Level 5 with more time, and more moves to look at."""

    seconds = 9.5
    iterations = 10000
    wide = 40
    jumps = 12
    kept = 16
    played_on = 8
