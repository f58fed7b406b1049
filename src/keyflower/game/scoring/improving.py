"""Tiles turned or doubled for free: after the pieces that lie on tiles are counted, before everything else."""

from itertools import combinations
from typing import Final

from .counted import CHANGING, count
from .reckoning import Reckoning

LEAVE: Final = 0
TURN: Final = 1
DOUBLE: Final = 2

DOUBLINGS: set[str] = set()  # the words of a tile's `gain` that double tiles for free; a module adds its own


def improve(reckoning: Reckoning) -> list[int]:
    """Makes the best free improvements; returns what was done to each tile.

    What a turned tile brings may depend on the tiles around it, so every choice of tiles to turn is tried; there is
    one such turn in a game at most. What a doubling brings depends on its own tile alone: the best are taken.
    """
    turns = 0
    doublings = 0
    for words in reckoning.scorers:
        turns += words.free_upgrades
        doublings += sum([words.gain.get(word, 0) for word in DOUBLINGS])
    doublings = min(doublings, reckoning.estate.beside.get("doublings_left", 0))
    size = len(reckoning.upgraded)
    done = [LEAVE] * size
    if turns + doublings == 0:
        return done
    tiles = reckoning.estate.tiles
    able = [
        place for place in range(size) if reckoning.prints.upgradable[tiles[place]] and not reckoning.upgraded[place]
    ]
    best = _worth(reckoning)
    best_turned: list[int] = []
    best_doubled: list[int] = []
    for many in range(min(turns, len(able)) + 1):
        for turned in combinations(able, many):
            for place in turned:
                reckoning.upgraded[place] = 1
            doubled = _double(reckoning, doublings)
            worth = _worth(reckoning)
            for place in turned:
                reckoning.upgraded[place] = 0
            for place in doubled:
                reckoning.doubled[place] = 0
            if worth > best:
                best = worth
                best_turned = list(turned)
                best_doubled = doubled
    for place in best_turned:
        reckoning.upgraded[place] = 1
        done[place] |= TURN
    for place in best_doubled:
        reckoning.doubled[place] = 1
        done[place] |= DOUBLE
    return done


def _double(reckoning: Reckoning, doublings: int) -> list[int]:
    """Doubles the best tiles, so many at most; returns their places."""
    found: list[int] = []
    for _ in range(doublings):
        best = _worth(reckoning)
        chosen = -1
        for place, tile in enumerate(reckoning.estate.tiles):
            if reckoning.upgraded[place] and not reckoning.doubled[place] and reckoning.prints.upgradable[tile]:
                reckoning.doubled[place] = 1
                worth = _worth(reckoning)
                reckoning.doubled[place] = 0
                if worth > best:
                    best = worth
                    chosen = place
        if chosen < 0:
            break
        reckoning.doubled[chosen] = 1
        found.append(chosen)
    return found


def _worth(reckoning: Reckoning) -> int:
    """The points that an improvement can change."""
    points = 0
    for place, tile in enumerate(reckoning.estate.tiles):
        printed = reckoning.prints.points[2 * tile + reckoning.upgraded[place]]
        points += printed * (1 + reckoning.doubled[place])
    for number, words in enumerate(reckoning.scorers):
        if words.counted in CHANGING:
            points += count(reckoning, words.counted, reckoning.places[number]) * reckoning.rate(number)
    return points
