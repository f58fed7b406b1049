"""The five levels."""

from collections.abc import Callable
from typing import Final

from .bot import Bot
from .levels_4_5 import Master, Steward
from .simple import Dreamer, Householder, Wanderer


class Level:
    __slots__ = ("description", "key", "maker", "name", "number", "style")

    def __init__(
        self, number: int, key: str, name: str, description: str, style: str, maker: Callable[[int | str], Bot]
    ) -> None:
        self.number = number
        self.key = key
        self.name = name
        self.description = description
        self.style = style
        self.maker = maker


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
    ),
    Level(
        3,
        "householder",
        "Householder",
        "A solid player who knows what tiles, workers and goods are worth.",
        "Uses its own tiles first, moves goods to where they are needed, lays roads, offers winter tiles that suit it.",
        Householder,
    ),
    Level(
        4,
        "steward",
        "Steward",
        "A strong player who imagines how the season could go on before deciding.",
        "Tries the three best moves out in a few imagined seasons; fights for what matters, lets go of the rest.",
        Steward,
    ),
    Level(
        5,
        "master",
        "Keymaster",
        "The strongest: imagines at every decision how the season could end, hundreds of times.",
        "Buys cheaply, works its tiles to the last worker, and lets nobody have a tile that it needs itself.",
        Master,
    ),
]


def make(level: int | str, seed: int | str) -> Bot:
    """The bot of a level, by its number or key. Bots with equal seeds and iteration budgets answer alike."""
    for known in LEVELS:
        if level in (known.number, known.key):
            return known.maker(seed)
    raise ValueError(f"there is no level {level!r}; there are {', '.join(known.key for known in LEVELS)}")
