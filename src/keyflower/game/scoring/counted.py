"""Things that are counted and not used up, by the catalogue's words. A module adds its words to `COUNTERS`."""

from collections.abc import Callable

from .reckoning import Reckoning
from .roads import adjacent


def transport_icons(reckoning: Reckoning, place: int) -> int:
    return _printed(reckoning, reckoning.prints.transport)


def upgrade_icons(reckoning: Reckoning, place: int) -> int:
    return _printed(reckoning, reckoning.prints.upgrades)


def loop_tiles(reckoning: Reckoning, place: int) -> int:
    return reckoning.map.loop_tiles()


def adjacent_tiles(reckoning: Reckoning, place: int) -> int:
    estate = reckoning.estate
    count = 0
    for other in range(len(estate.tiles)):
        if adjacent(estate.q[other] - estate.q[place], estate.r[other] - estate.r[place]):
            count += 1
    return count


def winter_tiles(reckoning: Reckoning, place: int) -> int:
    return sum([1 for tile in reckoning.estate.tiles if reckoning.prints.winter[tile]])


def upgraded_tiles(reckoning: Reckoning, place: int) -> int:
    return sum(reckoning.upgraded)


def doubled_tiles(reckoning: Reckoning, place: int) -> int:
    return sum(reckoning.doubled)


def orders_not_fulfilled(reckoning: Reckoning, place: int) -> int:
    return len(reckoning.estate.orders) - len(reckoning.assignment.fulfilled)


def _printed(reckoning: Reckoning, figures: list[int]) -> int:
    """What is printed on the visible sides."""
    tiles = reckoning.estate.tiles
    return sum([figures[2 * tiles[place] + reckoning.upgraded[place]] for place in range(len(tiles))])


COUNTERS: dict[str, Callable[[Reckoning, int], int]] = {
    "transport_icon": transport_icons,
    "upgrade_icon": upgrade_icons,
    "loop_tile": loop_tiles,
    "adjacent_tile": adjacent_tiles,
    "winter_tile": winter_tiles,
    "upgraded_tile": upgraded_tiles,
    "extension": doubled_tiles,
    "unfulfilled_contract": orders_not_fulfilled,
}


def count(reckoning: Reckoning, word: str, place: int) -> int:
    """How many of the thing there are, as seen from the tile that counts them; those beside the tiles too."""
    return COUNTERS[word](reckoning, place) + reckoning.estate.beside.get(word, 0)
