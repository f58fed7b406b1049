"""The levels, from the one that wanders to the one that thinks longest."""

from collections.abc import Callable
from typing import Final

from ..game.chance import Chance
from .bot import Bot
from .levels_4_5 import Grandmaster, Master, Steward
from .simple import Dreamer, Householder, Wanderer
from .styles import CHARACTERS


class Level:
    """One of our bots, as it is shown to people.

    >>> from keyflower.bots import LEVELS
    >>> LEVELS[0]
    Level(1, wanderer)
    >>> [level.name for level in LEVELS[:3]]
    ['Wanderer', 'Dreamer', 'Householder']
    """

    __slots__ = ("description", "key", "maker", "name", "number", "style", "styles", "thinks")

    def __init__(
        self,
        number: int,
        key: str,
        name: str,
        description: str,
        style: str,
        maker: Callable[..., Bot],
        styles: tuple[str, ...] = (),
        thinks: float = 1.0,
    ) -> None:
        self.number = number
        self.key = key
        self.name = name
        self.description = description
        self.style = style
        self.maker = maker
        self.styles = styles  # it can play in any of these
        self.thinks = thinks  # so many times as long as level 5 may

    def __repr__(self) -> str:
        return f"Level({self.number}, {self.key})"

    def style_for(self, who: str) -> str:
        """One of its styles, always the same for the same player; none where it has none."""
        return self.styles[Chance.from_seed(f"style {who}").below(len(self.styles))] if self.styles else ""

    def make(self, seed: int | str, style: str = "") -> Bot:
        """Without a style: as the level plays by itself."""
        if not style:
            return self.maker(seed)
        if style not in self.styles:
            raise ValueError(f"{self.name} has no style {style!r}; there are {', '.join(self.styles) or 'none'}")
        return self.maker(seed, style)


LEVELS: Final[list[Level]] = [
    Level(
        1,
        "wanderer",
        "Wanderer",
        "Goes where the road leads: any sensible move, none of them planned.",
        "Spreads single workers everywhere, never wastes a turn, never has a plan.",
        Wanderer,
    ),
    Level(
        2,
        "dreamer",
        "Dreamer",
        "A beginner with one great wish in each game, and little sense of prices.",
        "Collects what it has set its heart on, bids on a whim, upgrades when it happens to be possible.",
        Dreamer,
        tuple(CHARACTERS),
    ),
    Level(
        3,
        "householder",
        "Householder",
        "A solid player who knows what tiles, workers and goods are worth.",
        "Uses its own tiles first, moves goods to where they are needed, lays roads, offers winter tiles that suit it.",
        Householder,
        tuple(CHARACTERS),
    ),
    Level(
        4,
        "steward",
        "Steward",
        "A strong player with a feeling for positions, learnt in many thousands of games.",
        "Looks where each move leads and how the season could end after the best three; fights for what matters.",
        Steward,
        tuple(CHARACTERS),
        0.2,
    ),
    Level(
        5,
        "master",
        "Keymaster",
        "The strongest: sees hundreds of ways in which the season could go on after its best moves.",
        "Buys cheaply, works its tiles to the last worker, and lets nobody have a tile that it needs itself.",
        Master,
    ),
    Level(
        6,
        "grandmaster",
        "Grandmaster",
        "The Keymaster with ten times as long to think.",
        "Plays as the Keymaster does, and looks at more moves.",
        Grandmaster,
        thinks=10.0,
    ),
]


def make(level: int | str, seed: int | str, style: str = "") -> Bot:
    """The bot of a level, by its number or key. Bots with equal seeds and iteration budgets answer alike.

    >>> from keyflower.bots import make
    >>> make(3, seed=7)
    Householder(seed=7)
    """
    return find(level).make(seed, style)


def find(level: int | str) -> Level:
    """By its number or key.

    >>> from keyflower.bots import find
    >>> find("dreamer").number
    2
    """
    for known in LEVELS:
        if level in (known.number, known.key):
            return known
    raise ValueError(f"there is no level {level!r}; there are {', '.join(known.key for known in LEVELS)}")
