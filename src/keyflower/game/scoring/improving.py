"""Tiles turned or doubled for free: after the pieces that lie on tiles are counted, before everything else."""

from typing import Final

from .reckoning import Reckoning

LEAVE: Final = 0
TURN: Final = 1
DOUBLE: Final = 2
TURN_AND_DOUBLE: Final = 3


def improve(reckoning: Reckoning) -> list[int]:
    """Makes the best free improvements; returns what was done to each tile.

    What an improvement brings depends on its own tile alone, so the best choice is a walk over the tiles that
    remembers, for each number of turns and doublings spent, the best so far.
    """
    turns = 0
    doublings = 0
    for words in reckoning.scorers:
        turns += words.free_upgrades
        doublings += words.free_extensions
    doublings = min(doublings, reckoning.estate.beside.get("extension_left", 0))
    size = len(reckoning.upgraded)
    done = [LEAVE] * size
    if turns + doublings == 0:
        return done
    width = doublings + 1
    gains = [0] * ((turns + 1) * width)
    ways: list[list[int]] = []
    for place in range(size):
        way = [LEAVE] * len(gains)
        for spent in range(len(gains) - 1, -1, -1):
            base = gains[spent]
            for deed in (TURN, DOUBLE, TURN_AND_DOUBLE):
                before = _before(spent, width, deed)
                if before < 0:
                    continue
                gain = _gain(reckoning, place, deed)
                if gain > 0 and gains[before] + gain > base:
                    base = gains[before] + gain
                    way[spent] = deed
            gains[spent] = base
        ways.append(way)
    spent = len(gains) - 1
    for place in range(size - 1, -1, -1):
        deed = ways[place][spent]
        done[place] = deed
        if deed & TURN:
            reckoning.upgraded[place] = 1
        if deed & DOUBLE:
            reckoning.doubled[place] = 1
        if deed != LEAVE:
            spent = _before(spent, width, deed)
    return done


def _before(spent: int, width: int, deed: int) -> int:
    """The budget without this deed (turns * width + doublings), or -1 if it does not allow it."""
    if deed & TURN:
        if spent < width:
            return -1
        spent -= width
    if deed & DOUBLE:
        if spent % width == 0:
            return -1
        spent -= 1
    return spent


def _gain(reckoning: Reckoning, place: int, deed: int) -> int:
    """What the deed brings in points, 0 if it is not allowed."""
    prints = reckoning.prints
    tile = reckoning.estate.tiles[place]
    upgraded = reckoning.upgraded[place]
    times = 1 + reckoning.doubled[place]
    points = 0
    if deed & TURN:
        if upgraded or not prints.upgradable[tile]:
            return 0
        front = 2 * tile
        back = front + 1
        upgraded = 1
        points += (prints.points[back] - prints.points[front]) * times
        points += (prints.transport[back] - prints.transport[front]) * reckoning.rates.get("transport_icon", 0)
        points += (prints.upgrades[back] - prints.upgrades[front]) * reckoning.rates.get("upgrade_icon", 0)
        points += reckoning.rates.get("upgraded_tile", 0)
    if deed & DOUBLE:
        if not upgraded or reckoning.doubled[place] or not prints.upgradable[tile]:
            return 0
        points += prints.points[2 * tile + 1] + reckoning.rates.get("extension", 0)
    return points
