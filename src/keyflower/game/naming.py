"""Reading and writing the words of the notation: tiles, pieces, losing bids."""

from typing import Final

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SKILLS
from .events import NotationError

TILE_IDS: Final[list[str]] = [tile.id for tile in CATALOGUE.tiles]


def tile_id(tile: int) -> str:
    return TILE_IDS[tile]


def read_tile(word: str) -> int:
    tile = CATALOGUE.find(word)
    if tile is None:
        raise NotationError(f"there is no tile called '{word}'")
    return tile.index


def read_name(word: str, names: tuple[str, ...], what: str) -> int:
    if word not in names:
        raise NotationError(f"'{word}' is no {what}; there are {', '.join(names)}")
    return names.index(word)


def read_count(word: str, most: int = 255) -> int:
    if not word.isascii() or not word.isdigit() or int(word) > most:
        raise NotationError(f"'{word}' is no number from 0 to {most}")
    return int(word)


def write_groups(groups: int, lots: list[int]) -> str:
    """Losing bids by the tiles they lie at: ' +tavern +well'."""
    return "".join(f" +{tile_id(tile)}" for lot, tile in enumerate(lots) if groups >> lot & 1)


def read_groups(words: list[str], lots: list[int]) -> int:
    groups = 0
    for word in words:
        if not word.startswith("+"):
            raise NotationError(f"'{word}' must be a losing bid, written +TILE")
        tile = read_tile(word[1:])
        if tile not in lots:
            raise NotationError(f"{tile_id(tile)} is not in the auction, so no bid of yours lies there")
        bit = 1 << lots.index(tile)
        if groups & bit:
            raise NotationError(f"the bid at {tile_id(tile)} is named twice")
        groups |= bit
    return groups


def counts(values: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """A row of counts as a table of names, without the zeros."""
    return {name: value for name, value in zip(names, values, strict=True) if value}


def colour_counts(values: list[int]) -> dict[str, int]:
    return counts(values, COLOURS)


def skill_counts(values: list[int]) -> dict[str, int]:
    return counts(values, SKILLS)


def resource_counts(values: list[int]) -> dict[str, int]:
    return counts(values, RESOURCES)


def workers(count: int, colour: str = "") -> str:
    """'1 red worker', '3 workers'."""
    adjective = f"{colour} " if colour else ""
    return f"{count} {adjective}worker" + ("" if count == 1 else "s")
