"""Levels 1 to 3: they look at nothing but the position."""

from ..game.chance import Chance
from ..game.game import Game
from ..game.playout import Policy
from .bot import Budget, Imagining, Weighed
from .scales import Scales
from .sensible import Sensible
from .styles import CHARACTERS, Style
from .whim import Whim


def ranked(codes: list[int], values: list[float]) -> list[Weighed]:
    """The best first; of equals the one that the list has first."""
    found = [Weighed(code, value) for code, value in zip(codes, values, strict=True)]
    found.sort(key=lambda weighed: -weighed.value)
    return found


class AtSight(Imagining):
    """A bot that looks no further than the position, and at nothing that its seat does not know: its policy gives the
    same answers inside the engine, where no world has to be imagined."""

    way: Policy

    def inside(self) -> Policy:
        return self.way


class Wanderer(AtSight):
    """Level 1: anything, but with no more workers than needed; passes and stops only where nothing else is left."""

    way: Whim = Whim()

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        codes = game.state.answers(seat).firsts()
        return ranked(codes, [self.way.value(game.state, seat, code, chance) for code in codes])


class Dreamer(AtSight):
    """Level 2: has one wish in a game, its style, and judges everything else by a beginner's rule of thumb."""

    way: Sensible

    def __init__(self, seed: int | str, style: str = "") -> None:
        super().__init__(seed)
        styles = list(CHARACTERS)
        self.style = style or styles[Chance.from_seed(f"wish {seed}").below(len(styles))]
        self.way = Sensible(beginner(CHARACTERS[self.style]), BEGINNERS_BLUR)

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        codes = game.state.answers(seat).firsts()
        values = self.way.values(game.state, seat, codes)
        return ranked(codes, [value + BEGINNERS_BLUR * chance.below(1000) / 1000 for value in values])


BEGINNERS_BLUR = 3.0  # points by which a beginner misjudges things


def beginner(style: Style) -> Scales:
    scales = Scales()
    scales.tiles = [5.0 if worth else 0.0 for worth in scales.tiles]
    scales.hopes = [0.0] * 5
    scales.fits = 0.0
    scales.gift = 0.0
    scales.tired = [1.5] * 4
    for name, figures in style.beginner.items():
        setattr(scales, name, list(figures))
    return scales


class Householder(AtSight):
    """Level 3: weighs tiles, uses, goods and upgrades, and what they will be good for later, by figures set by hand."""

    way: Sensible

    def __init__(self, seed: int | str, style: str = "") -> None:
        super().__init__(seed)
        self.way = Sensible(CHARACTERS[style].of(Scales()) if style else Scales())

    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        codes = game.state.answers(seat).firsts()
        return ranked(codes, self.way.values(game.state, seat, codes))
