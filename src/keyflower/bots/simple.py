"""Levels 1 to 3: they look at nothing but the position."""

from ..game.chance import Chance
from ..game.codes import BID_VERB, FIRST_MODULE_VERB, MOVE_VERB, PASS_VERB, STOP_VERB, tile_of, verb_of
from ..game.game import Game
from ..game.state import State
from .bot import Budget, Imagining, Weighed
from .scales import Scales
from .sensible import Sensible


def ranked(codes: list[int], values: list[float]) -> list[Weighed]:
    """The best first; of equals the one that the list has first."""
    found = [Weighed(code, value) for code, value in zip(codes, values, strict=True)]
    found.sort(key=lambda weighed: -weighed.value)
    return found


class Wanderer(Imagining):
    """Level 1: anything, but with no more workers than needed; passes and stops only where nothing else is left."""

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        codes = game.state.answers(seat).firsts()
        return ranked(codes, [self._whim(game.state, seat, code, chance) for code in codes])

    def _whim(self, state: State, seat: int, code: int, chance: Chance) -> float:
        whim = chance.below(1000) / 1000
        verb = verb_of(code)
        if verb in (PASS_VERB, STOP_VERB) or verb >= FIRST_MODULE_VERB:
            return 0.02
        if verb == BID_VERB:
            lot: int = state.lot_of[tile_of(code)]
            if state.lead[lot] == seat:
                return 0.01
        if verb == MOVE_VERB:
            return 0.5 * whim - 0.4
        return whim


WISHES = ("gold", "skills", "workers", "resources", "points")


class Dreamer(Imagining):
    """Level 2: has one wish in a game, and judges everything else by a beginner's rule of thumb."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.wish = WISHES[Chance.from_seed(f"wish {seed}").below(len(WISHES))]
        self.judge = Sensible(beginner(self.wish))

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        codes = game.state.answers(seat).firsts()
        values = self.judge.values(game.state, seat, codes)
        return ranked(codes, [value + BEGINNERS_BLUR * chance.below(1000) / 1000 for value in values])


BEGINNERS_BLUR = 3.0  # points by which a beginner misjudges things


def beginner(wish: str) -> Scales:
    scales = Scales()
    scales.tiles = [5.0 if worth else 0.0 for worth in scales.tiles]
    scales.hopes = [0.0] * 5
    scales.fits = 0.0
    scales.gift = 0.0
    scales.tired = [1.5] * 4
    if wish == "gold":
        scales.gold = [1.5] * 4
    elif wish == "skills":
        scales.skill = [3.0] * 4
    elif wish == "workers":
        scales.worker = [1.6, 1.6, 1.6, 0.5]
    elif wish == "resources":
        scales.goods = [1.6] * 4
    return scales


class Householder(Imagining):
    """Level 3: weighs tiles, uses, goods and upgrades, and what they will be good for later, by figures set by hand."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.judge = Sensible(Scales())

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        codes = game.state.answers(seat).firsts()
        return ranked(codes, self.judge.values(game.state, seat, codes))
