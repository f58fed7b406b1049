"""What the tiles print, as rows of numbers for those who weigh them. Two entries a tile: front, back."""

from typing import Any, Final

from ..catalogue import CATALOGUE, RESOURCES
from ..game.printed import COST

Face = dict[str, Any]


def _number(word: str) -> list[int]:
    return [int(tile.face(side == 1).get(word, 0)) for tile in CATALOGUE.tiles for side in (0, 1)]


def _goods(resource: str) -> list[int]:
    return [tile.face(side == 1).get("resources", {}).get(resource, 0) for tile in CATALOGUE.tiles for side in (0, 1)]


def _offers(face: Any) -> int:
    """The resources of which one may be chosen, as bits."""
    names = list(face.get("choose_resource", ()))
    for option in face.get("choose_one", ()):
        names += list(option.get("resources", {}))
    return sum(1 << RESOURCES.index(name) for name in set(names))


def _lying(face: Any) -> int:
    """The resource that scores while it lies on the tile: its number, 4 for any, -1 for none."""
    word = face.get("score_on_tile", {}).get("resource", "")
    return -1 if not word else 4 if word == "any" else RESOURCES.index(word)


POINTS: Final[list[int]] = [tile.points[side] for tile in CATALOGUE.tiles for side in (0, 1)]
GAINS: Final[list[list[int]]] = [_goods(name) for name in RESOURCES]
# How many resources a use of a face makes, whichever they are.
MAKES: Final[list[int]] = [sum(made) for made in zip(*GAINS, strict=True)]
OFFERS: Final[list[int]] = [_offers(tile.face(side == 1)) for tile in CATALOGUE.tiles for side in (0, 1)]
DRAWN: Final[list[int]] = _number("draw_workers")
GREENS: Final[list[int]] = _number("green_workers")
TAUGHT: Final[list[int]] = _number("skills")
CONTRACTED: Final[list[int]] = [
    int(tile.face(side == 1).get("contract", 0))
    + max([int(option.get("contract", 0)) for option in tile.face(side == 1).get("choose_one", ())] or [0])
    for tile in CATALOGUE.tiles
    for side in (0, 1)
]
LYING: Final[list[int]] = [_lying(tile.face(side == 1)) for tile in CATALOGUE.tiles for side in (0, 1)]
LYING_POINTS: Final[list[int]] = [
    tile.face(side == 1).get("score_on_tile", {}).get("points", 0) for tile in CATALOGUE.tiles for side in (0, 1)
]

WINTER_TILE: Final[list[int]] = [int(tile.season == "winter") for tile in CATALOGUE.tiles]

# What a tile or boat scores for pieces: which (see WANTS), how many of them at a time, and for how many points.
WANTS: Final = {
    "any_worker": 1, "blue": 2, "gold": 3, "any_skill": 4, "green": 5, "iron": 6, "same_skill": 7, "anvil": 8,
    "same_worker": 9, "same_resource": 10, "any_resource": 11, "upgraded_tile": 12, "extension": 13,
    "unfulfilled_contract": 14, "transport_icon": 15, "loop_tile": 16, "adjacent_tile": 17, "winter_tile": 18,
    "upgrade_icon": 19,
}  # fmt: skip


def _wanted(per: dict[str, int]) -> int:
    """Sets of three different pieces are known by their first: `blue`, `iron` and `anvil`."""
    return WANTS.get(next(iter(per), ""), 0)


WANTED: Final[list[int]] = [_wanted(dict(tile.score.get("per", {}))) for tile in CATALOGUE.tiles]
WANTED_COUNT: Final[list[int]] = [max(dict(tile.score.get("per", {})).values(), default=0) for tile in CATALOGUE.tiles]
WANTED_POINTS: Final[list[int]] = [int(tile.score.get("points", 0)) for tile in CATALOGUE.tiles]
FLAT_POINTS: Final[list[int]] = [int(tile.score.get("flat", 0)) for tile in CATALOGUE.tiles]


def _matching() -> list[float]:
    """For any two tiles: how much one makes of what the other wants, for an upgrade or to score it."""
    rows = [0.0] * (len(CATALOGUE.tiles) ** 2)
    for maker in CATALOGUE.tiles:
        for taker in CATALOGUE.tiles:
            both = 0.0
            for resource in range(1, len(RESOURCES)):
                made = max(GAINS[resource][maker.index * 2], GAINS[resource][maker.index * 2 + 1])
                if made:
                    both += min(made, COST[taker.index][resource])
                    if LYING[taker.index * 2] in (resource, len(RESOURCES)):
                        both += made
            rows[maker.index * len(CATALOGUE.tiles) + taker.index] += both
            rows[taker.index * len(CATALOGUE.tiles) + maker.index] += both
    return rows


MATCHING: Final[list[float]] = _matching()
