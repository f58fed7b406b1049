"""Styles: characters of about the same strength who want different things, as factors on the figures of a level.

They are data (`styles.json`): a name, what it says of itself, what a beginner of that style sets its heart on (figures
by season), and for stronger players by how much each figure and each tile counts more.
"""

import json
from importlib import resources
from typing import Any

from ..catalogue import CATALOGUE
from .scales import Scales


class Style:
    __slots__ = ("beginner", "description", "key", "name", "tiles", "times")

    def __init__(self, key: str, doc: dict[str, Any]) -> None:
        self.key = key
        self.name: str = doc["name"]
        self.description: str = doc["description"]
        self.beginner: dict[str, list[float]] = doc["beginner"]
        self.times: dict[str, float] = doc["times"]
        self.tiles: dict[str, float] = doc["tiles"]

    def of(self, scales: Scales) -> Scales:
        """The same figures in this style."""
        found = Scales.from_dict(scales.to_dict())
        for name, factor in self.times.items():
            figure: list[float] | float = getattr(found, name)
            setattr(found, name, [factor * each for each in figure] if isinstance(figure, list) else factor * figure)
        for tile, factor in self.tiles.items():
            found.tiles[CATALOGUE.tile(tile).index] *= factor
        return found


def _read() -> dict[str, Style]:
    text = resources.files(__package__).joinpath("styles.json").read_text(encoding="utf-8")
    return {key: Style(key, doc) for key, doc in json.loads(text).items()}


CHARACTERS = _read()
