"""A player that tries the better moves of a turn and takes the one after which its outlook is best (`value.py`).

It plays the games from which the value is learnt.
"""

from typing import Final

from ..game.chance import Chance
from ..game.codes import (
    BID_VERB,
    BUILD_VILLAGES_STEP,
    MOVE_VERB,
    PASS_VERB,
    TRANSPORT_STEP,
    TURNS_STEP,
    UPGRADE_VERB,
    USE_VERB,
    frame_kind,
    tile_of,
    verb_of,
)
from ..game.playout import Policy, first_seat
from ..game.runs import Runs
from ..game.state import WINTER, State
from .faces import only_carries
from .sensible import NOISE_STEPS, Sensible
from .unknown import shuffle_unknown
from .value import Value

SMALL_WIDE: Final = 6  # so many answers to a small question are tried
MOST_ALIKE: Final = 2  # so many bids or uses of the same tile are tried
TRUST: Final = 0.2  # how much the judgement at sight counts, beside the value
NO_MOVE: Final = 1000.0  # a use that would carry and upgrade nothing is so far behind: it is no move


class Trial:
    """A move to try, with what it seems worth at sight."""

    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior


def worth_a_try(codes: list[int], priors: list[float], wide: int, every_tile: bool) -> list[Trial]:
    """The pass, and the best others at sight, but not many that are alike; with `every_tile` also the best bid for each
    tile that is not among them."""
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
        place = verb << 8 | tile_of(trial.code)
        known = places.get(place, 0)
        if len(chosen) >= wide and not (every_tile and verb == BID_VERB and known == 0):
            continue
        if verb in (BID_VERB, USE_VERB):
            if known == MOST_ALIKE:
                continue
            places[place] = known + 1
        chosen.append(trial)
    if passing is not None:
        chosen.append(passing)
    return chosen


def _order(trial: Trial) -> float:
    return -trial.prior


def goes_at_sight(state: State) -> bool:
    """Where goods and tiles lie in the village the value hardly sees, unless they are laid for the last time."""
    kind = frame_kind(state.top())
    return kind == TRANSPORT_STEP or (kind == BUILD_VILLAGES_STEP and state.season != WINTER)


class Foresight(Policy):
    def __init__(self, sight: Sensible, value: Value, wide: int, noise: float = 0.0, every_tile: bool = False) -> None:
        """`sight` answers small questions and says which moves are worth a try: so many as `wide` says, and the pass;
        with `every_tile` also a bid for each tile. `noise` blurs the judgement by so much, by chance."""
        self.sight = sight
        self.value = value
        self.wide = wide
        self.noise = noise
        self.every_tile = every_tile
        self.stirred = False  # has anything been carried or upgraded since a move?
        self.runs = Runs()

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        single = int(runs.single())
        if single >= 0:
            return single
        if goes_at_sight(state):
            return self.sight.choose(state, seat, runs, chance)
        codes = runs.firsts()
        wide = self.wide if frame_kind(state.top()) == TURNS_STEP else min(self.wide, SMALL_WIDE)
        trials = worth_a_try(codes, self.sight.values(state, seat, codes), wide, self.every_tile)
        luck = Chance(chance.word(), chance.word(), chance.word(), 1)
        best = trials[0].code
        most = -1e9
        for trial in trials:
            worth = self.after(state, seat, trial.code, luck.copy()) + TRUST * trial.prior
            if self.noise > 0.0:
                worth += self.noise * chance.below(NOISE_STEPS) / NOISE_STEPS
            if worth > most:
                most = worth
                best = trial.code
        return best

    def after(self, state: State, seat: int, code: int, luck: Chance) -> float:
        """The outlook after a move, with its small questions answered at sight; its luck is not the real one, but the
        same for all moves."""
        carries = verb_of(code) == USE_VERB and only_carries(state.face(tile_of(code)))
        game = state.copy()
        last_pass = verb_of(code) == PASS_VERB and state.passes == state.rules.players - 1
        if last_pass or frame_kind(state.top()) != TURNS_STEP:
            shuffle_unknown(game, seat, luck)
        game.chance = Chance(luck.word(), luck.word(), luck.word(), 1)
        game.apply(code)
        self.stirred = False
        self.settle(game, luck)
        worth = self.value.worth(game, seat)
        return worth - NO_MOVE if carries and not self.stirred else worth

    def settle(self, game: State, chance: Chance) -> None:
        """Everything until the next turn."""
        runs = self.runs
        while not game.over and frame_kind(game.top()) != TURNS_STEP:
            seat = first_seat(game.asked())
            game.list_answers(seat, runs)
            code = self.sight.choose(game, seat, runs, chance)
            if verb_of(code) in (MOVE_VERB, UPGRADE_VERB):
                self.stirred = True
            game.apply(code)
