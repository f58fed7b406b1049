"""The notation of actions: its words (tiles, pieces, losing bids), and from a line of text to an action."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SKILLS
from .events import NotationError

if TYPE_CHECKING:
    from .rules import Rules

LONGEST_LINE: Final = 600
FEW_NAMES: Final = 17  # so many are listed for whoever mistypes one
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
        if len(names) > FEW_NAMES:
            raise NotationError(f"there is no {what} called '{word}'")
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


def split_seat(line: str) -> tuple[int | None, str]:
    """'2: pass' -> 2, 'pass'; 'pass' -> None, 'pass'."""
    head, colon, rest = line.partition(":")
    if not colon:
        return None, line.strip()
    seat = head.strip()
    if not seat.isascii() or not seat.isdigit() or len(seat) > 2:
        raise NotationError(f"'{head[:40]}' before the colon is no seat")
    return int(seat), rest.strip()


def read_named(rules: "Rules", values: Mapping[str, Any], seat: int, lots: list[int]) -> int:
    """The action that a table of names says: its verb and its fields, as `action.to_dict()` writes them."""
    verbs = rules.words.get(str(values.get("verb", "")))
    if verbs is None:
        raise NotationError(f"'verb' must be one of {', '.join(sorted(rules.words))}, not {values.get('verb')!r}")
    fields = {name: value for name, value in values.items() if name not in ("verb", "text", "seat")}
    problem: NotationError | None = None
    for verb in verbs:
        try:
            return verb.pack(fields, seat, lots)
        except NotationError as error:
            problem = problem or error
    assert problem is not None
    raise problem


def read_action(rules: "Rules", line: str, seat: int, lots: list[int]) -> int:
    if len(line) > LONGEST_LINE:
        raise NotationError("the line is too long to be an action")
    words = line.split()
    if not words:
        raise NotationError("the line is empty")
    verbs = rules.words.get(words[0])
    if verbs is None:
        raise NotationError(f"'{words[0]}' is no action; there are {', '.join(sorted(rules.words))}")
    problem: NotationError | None = None
    for verb in verbs:  # several verbs may share a word: pay red, pay anvil, pay +tavern
        try:
            return verb.read(words[1:], seat, lots)
        except NotationError as error:
            problem = problem or error
    assert problem is not None
    raise problem
