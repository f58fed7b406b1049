"""Things that are counted and not used up, by the catalogue's words. A module adds its words to `COUNTERS`."""

from collections.abc import Callable
from typing import Final

from .reckoning import Reckoning
from .roads import adjacent


def transport_icons(reckoning: Reckoning, place: int) -> int:
    return _printed(reckoning, reckoning.prints.transport)


def upgrade_icons(reckoning: Reckoning, place: int) -> int:
    return _printed(reckoning, reckoning.prints.upgrades) + sum(reckoning.estate.more_upgrades.values())


def worker_icons(reckoning: Reckoning, place: int) -> int:
    return _printed(reckoning, reckoning.prints.worker_icons)


def loop_tiles(reckoning: Reckoning, place: int) -> int:
    return reckoning.map.loop_tiles()


def neighbours(reckoning: Reckoning, place: int) -> list[int]:
    """The places of the tiles around one."""
    estate = reckoning.estate
    return [
        other
        for other in range(len(estate.tiles))
        if adjacent(estate.q[other] - estate.q[place], estate.r[other] - estate.r[place])
    ]


def adjacent_tiles(reckoning: Reckoning, place: int) -> int:
    return len(neighbours(reckoning, place))


def adjacent_summer_tiles(reckoning: Reckoning, place: int) -> int:
    tiles = reckoning.estate.tiles
    return sum([1 for other in neighbours(reckoning, place) if reckoning.prints.summer[tiles[other]]])


def adjacent_winter_tiles(reckoning: Reckoning, place: int) -> int:
    tiles = reckoning.estate.tiles
    return sum([1 for other in neighbours(reckoning, place) if reckoning.prints.winter[tiles[other]]])


def adjacent_upgrade_icons(reckoning: Reckoning, place: int) -> int:
    estate = reckoning.estate
    found = 0
    for other in neighbours(reckoning, place):
        found += reckoning.prints.upgrades[2 * estate.tiles[other] + reckoning.upgraded[other]]
        found += estate.more_upgrades.get(other, 0)
    return found


def boats_in_chain(reckoning: Reckoning, place: int) -> int:
    return reckoning.map.boats_in_chain()


def route_tiles(reckoning: Reckoning, place: int) -> int:
    return reckoning.map.longest_walk(place)


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
    "worker_icon": worker_icons,
    "loop_tile": loop_tiles,
    "adjacent_tile": adjacent_tiles,
    "adjacent_summer_tile": adjacent_summer_tiles,
    "adjacent_winter_tile": adjacent_winter_tiles,
    "adjacent_upgrade_icon": adjacent_upgrade_icons,
    "boats_in_chain": boats_in_chain,
    "route_tile": route_tiles,
    "winter_tile": winter_tiles,
    "upgraded_tile": upgraded_tiles,
}


# Those that depend on how the tiles lie.
GEOMETRIC: Final = frozenset(
    (
        "loop_tile",
        "adjacent_tile",
        "adjacent_summer_tile",
        "adjacent_winter_tile",
        "adjacent_upgrade_icon",
        "boats_in_chain",
        "route_tile",
    )
)

# Those that depend on which sides lie up, and on what is doubled: a free improvement changes them.
CHANGING: set[str] = {"transport_icon", "upgrade_icon", "worker_icon", "adjacent_upgrade_icon", "upgraded_tile"}


def count(reckoning: Reckoning, word: str, place: int) -> int:
    """How many of the thing there are, as seen from the tile that counts them; those beside the tiles too."""
    told = reckoning.estate.told
    if told and place in told:
        return told[place]
    return COUNTERS[word](reckoning, place) + reckoning.estate.beside.get(word, 0)
