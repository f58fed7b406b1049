"""A player that tries the better moves of a turn and takes the one after which its outlook is best (`value.py`).

It plays the games from which the value is learnt.
"""

from typing import Final

from ..game.chance import Chance
from ..game.codes import BID_VERB, PASS_VERB, TURNS_STEP, USE_VERB, frame_kind, tile_of, verb_of
from ..game.playout import Policy, first_seat
from ..game.runs import Runs
from ..game.state import State
from .sensible import NOISE_STEPS, Sensible
from .unknown import shuffle_unknown
from .value import Value

MOST_ALIKE: Final = 2  # so many bids or uses of the same tile are tried
TRUST: Final = 0.3  # how much the judgement at sight counts, beside the value


class Trial:
    """A move to try, with what it seems worth at sight."""

    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior


def worth_a_try(codes: list[int], priors: list[float], wide: int) -> list[Trial]:
    """The pass, and the best others at sight, but not many that are alike."""
    order = [Trial(codes[at], priors[at]) for at in range(len(codes))]
    order.sort(key=_order)
    chosen: list[Trial] = []
    places: dict[int, int] = {}
    passing: Trial | None = None
    for trial in order:
        verb = verb_of(trial.code)
        if verb == PASS_VERB:
            passing = trial
            continue
        if len(chosen) >= wide:
            continue
        if verb in (BID_VERB, USE_VERB):
            place = verb << 8 | tile_of(trial.code)
            known = places.get(place, 0)
            if known == MOST_ALIKE:
                continue
            places[place] = known + 1
        chosen.append(trial)
    if passing is not None:
        chosen.append(passing)
    return chosen


def _order(trial: Trial) -> float:
    return -trial.prior


class Foresight(Policy):
    def __init__(self, sight: Sensible, value: Value, wide: int, noise: float = 0.0) -> None:
        """`sight` answers small questions and says which moves are worth a try: so many as `wide` says, and the pass.
        `noise` blurs the judgement by so much, by chance."""
        self.sight = sight
        self.value = value
        self.wide = wide
        self.noise = noise
        self.runs = Runs()

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        single = int(runs.single())
        if single >= 0:
            return single
        if frame_kind(state.top()) != TURNS_STEP:
            return self.sight.choose(state, seat, runs, chance)
        codes = runs.firsts()
        trials = worth_a_try(codes, self.sight.values(state, seat, codes), self.wide)
        best = trials[0].code
        most = -1e9
        for trial in trials:
            worth = self.after(state, seat, trial.code, chance) + TRUST * trial.prior
            if self.noise > 0.0:
                worth += self.noise * chance.below(NOISE_STEPS) / NOISE_STEPS
            if worth > most:
                most = worth
                best = trial.code
        return best

    def after(self, state: State, seat: int, code: int, chance: Chance) -> float:
        """The outlook after a move, with its small questions answered at sight; its luck is not the real one."""
        game = state.copy()
        if verb_of(code) == PASS_VERB and state.passes == state.rules.players - 1:
            shuffle_unknown(game, seat, chance)
        game.chance = Chance(chance.word(), chance.word(), chance.word(), 1)
        game.apply(code)
        self.settle(game, chance)
        return self.value.worth(game, seat)

    def settle(self, game: State, chance: Chance) -> None:
        """Everything until the next turn."""
        runs = self.runs
        while not game.over and frame_kind(game.top()) != TURNS_STEP:
            seat = first_seat(game.asked())
            game.list_answers(seat, runs)
            game.apply(self.sight.choose(game, seat, runs, chance))
