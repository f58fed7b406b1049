"""Levels 4 and 5: they look at many moves, and try the better ones out in imagined games.

With two players they go by the learnt value until winter, whose end can be counted. At larger tables that did not prove
stronger yet (docs/opponents.md). There, and in winter, they think as in the first version.
"""

from time import perf_counter

from ..game.chance import Chance
from ..game.codes import BID_VERB, PASS_VERB, TURNS_STEP, USE_VERB, frame_kind, tile_of, verb_of
from ..game.game import Game
from ..game.runs import Runs
from ..game.state import WINTER, State
from .bot import Budget, Imagining, Weighed
from .foresight import TRUST, Foresight
from .outlook import foreseen
from .scales import learnt
from .search import POINT, Candidate, Search
from .sensible import Sensible
from .simple import ranked
from .v1.levels import Master as FormerMaster
from .v1.levels import Searching as FormerSearching
from .v1.levels import Steward as FormerSteward
from .weights import learnt_value

NO_END = 1 << 30
SMALL = 0.4  # of the time, for the questions beside a turn's own
LOOKED_AT = 40  # so many moves of a turn get a first look
RAISED = 10  # so many of them also with one or two workers more than needed, to hold a tile or to block it
EXTRA = 0.5  # what a worker more than needed costs at sight
ALIKE = 3  # so many bids or uses of the same tile are tried out
POLICY_NOISE = 0.3  # of the policy that plays imagined seasons to their end


class Searching(Imagining):
    seconds = 0.25
    iterations = NO_END
    wide = 8  # so many candidates are tried out
    narrow = 4  # so many moves of the others are thought of in imagined games
    far = 0.5  # how much the end of the season counts beside one's next turn
    former: type[FormerSearching] = FormerSearching

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.to_the_end = self.former(seed)
        self.judge = Sensible(learnt(), planning=True)
        self.player = Foresight(self.judge, learnt_value(), self.narrow)
        self.policy = Sensible(learnt(), POLICY_NOISE)

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        if game.state.rules.players > 2 or game.state.season == WINTER:
            return self.to_the_end.weigh(game, seat, budget, chance)
        began = perf_counter()
        state = game.state
        runs = state.answers(seat)
        codes = runs.firsts()
        sight = ranked(codes, self.judge.values(state, seat, codes))
        seconds, iterations = self.seconds, self.iterations
        if budget is not None:
            seconds = budget.seconds if budget.seconds is not None else float(NO_END)
            iterations = budget.iterations if budget.iterations is not None else NO_END
        wide = min(self.wide, max(2, iterations))
        if frame_kind(state.top()) == TURNS_STEP:
            looked = self.first_look(state, seat, self.raised(sight, runs), chance)
            chosen = self.pick(looked, sight, wide)
        else:
            seconds *= SMALL
            looked = sight
            chosen = sight[:wide]
        candidates = [Candidate(weighed.code, weighed.value) for weighed in chosen]
        search = Search(state, seat, self.player, self.policy, foreseen(), chance, self.far)
        left = max(0.0, seconds - (perf_counter() - began))
        return self.tell(search.run(candidates, iterations, left), looked + sight)

    def raised(self, sight: list[Weighed], runs: Runs) -> list[Weighed]:
        """The moves for a first look: the better ones at sight, some with more workers than needed, and the pass."""
        found = sight[:LOOKED_AT] + [one for one in sight[LOOKED_AT:] if verb_of(one.code) == PASS_VERB]
        for weighed in sight[:RAISED]:
            for extra in (1, 2):
                if verb_of(weighed.code) in (BID_VERB, USE_VERB) and runs.contains(weighed.code + extra):
                    found.append(Weighed(weighed.code + extra, weighed.value - EXTRA * extra))
        return found

    def first_look(self, state: State, seat: int, moves: list[Weighed], chance: Chance) -> list[Weighed]:
        """What the position is worth right after each move, all with the same luck; the best first."""
        dice = Chance(chance.word(), chance.word(), chance.word(), 1)
        found = [
            Weighed(one.code, TRUST * one.value + self.player.after(state, seat, one.code, dice.copy()))
            for one in moves
        ]
        found.sort(key=lambda one: -one.value)
        return found

    def pick(self, looked: list[Weighed], sight: list[Weighed], wide: int) -> list[Weighed]:
        """Those that the value likes best, and some that only the policy likes; not many that are alike."""
        values = {one.code: one.value for one in looked}
        chosen: dict[int, Weighed] = {}
        places: dict[int, int] = {}
        for ranking, room in ((looked, wide - wide // 3), (sight, wide)):
            for one in ranking:
                if len(chosen) >= room:
                    break
                if one.code in chosen or one.code not in values:
                    continue
                place = verb_of(one.code) << 8 | tile_of(one.code)
                places[place] = places.get(place, 0) + 1
                if places[place] <= ALIKE:
                    chosen[one.code] = Weighed(one.code, values[one.code])
        return list(chosen.values())

    def tell(self, found: list[Candidate], others: list[Weighed]) -> list[Weighed]:
        """All answers in order, what was tried first, in points."""
        best = found[0]
        told: dict[int, Weighed] = {}
        lowest = best.mean()
        for candidate in found:
            # Who was left out early has been seen in other worlds; it stays behind those that were not.
            lowest = min(lowest, best.mean() + candidate.score - best.score)
            told[candidate.code] = Weighed(candidate.code, lowest / POINT, candidate.tries)
        for weighed in others:
            if weighed.code not in told:
                lowest -= EXTRA
                told[weighed.code] = Weighed(weighed.code, lowest / POINT)
        return list(told.values())


class Steward(Searching):
    """Level 4: a first impression of the three best moves."""

    seconds = 0.2
    iterations = 6
    wide = 3
    former = FormerSteward


class Master(Searching):
    """Level 5: as many imagined seasons as it takes, or as the time allows."""

    seconds = 0.95
    iterations = 800
    wide = 12
    former = FormerMaster
