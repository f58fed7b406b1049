"""The final scoring as an ordered list of named steps. A module inserts its own."""

from typing import Final

from .counted import count
from .improving import DOUBLE, TURN, improve
from .reckoning import Reckoning


class Step:
    """One step: adds its points to the reckoning, and its lines where the sheet is wanted."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, reckoning: Reckoning) -> None:
        raise NotImplementedError


class Pieces(Step):
    """Points for pieces. One assignment covers all such steps; each writes down the share that bears its name."""

    def run(self, reckoning: Reckoning) -> None:
        reckoning.score_pieces(self.name)


class Improvements(Step):
    """Tiles turned (or doubled) for free."""

    def run(self, reckoning: Reckoning) -> None:
        done = improve(reckoning)
        if not reckoning.itemised:
            return
        for place in range(len(done)):
            if done[place] & TURN:
                reckoning.write(self.name, reckoning.giver("free_upgrade"), 0, {}, "turned", reckoning.tile_id(place))
            if done[place] & DOUBLE:
                reckoning.write(
                    self.name, reckoning.giver("free_extension"), 0, {}, "doubled", reckoning.tile_id(place)
                )


class PrintedPoints(Step):
    """The points printed on the visible sides."""

    def run(self, reckoning: Reckoning) -> None:
        tiles = reckoning.estate.tiles
        for place in range(len(tiles)):
            points = reckoning.prints.points[2 * tiles[place] + reckoning.upgraded[place]]
            if points:
                reckoning.total += points
                if reckoning.itemised:
                    reckoning.write(self.name, reckoning.tile_id(place), points, {}, "printed")


class DoubledPoints(Step):
    """The printed points of doubled tiles once more."""

    def run(self, reckoning: Reckoning) -> None:
        tiles = reckoning.estate.tiles
        for place in range(len(tiles)):
            if reckoning.doubled[place]:
                points = reckoning.prints.points[2 * tiles[place] + reckoning.upgraded[place]]
                reckoning.total += points
                if reckoning.itemised and points:
                    reckoning.write(self.name, reckoning.tile_id(place), points, {}, "doubled")


class TileWords(Step):
    """What tiles of one sort score by their words, pieces apart. The step's name is the sort's."""

    def run(self, reckoning: Reckoning) -> None:
        for number, words in enumerate(reckoning.scorers):
            if words.step != self.name:
                continue
            place = reckoning.places[number]
            if words.flat:
                reckoning.total += words.flat
                if reckoning.itemised:
                    reckoning.write(self.name, words.id, words.flat, {}, "flat")
            if words.with_unused_ghost and reckoning.estate.beside.get("unused_ghost", 0):
                reckoning.total += words.with_unused_ghost
                if reckoning.itemised:
                    reckoning.write(self.name, words.id, words.with_unused_ghost, {}, "unused-ghost")
            if words.chain:
                boats = reckoning.map.boats_in_chain()
                points = words.chain[min(boats, len(words.chain) - 1)]
                reckoning.total += points
                if reckoning.itemised:
                    reckoning.write(self.name, words.id, points, {"boats_in_chain": boats}, "chain")
            if words.counted:
                found = count(reckoning, words.counted, place)
                points = found * words.points * reckoning.times[number]
                reckoning.total += points
                if reckoning.itemised:
                    reckoning.write(self.name, words.id, points, {words.counted: found}, "counted")


# Pieces that lie on tiles; free turns; printed points; pieces given to tiles and boats; other winter tiles; other
# boats; turn-order tiles; gold left over.
STEPS: Final[list[Step]] = [
    Pieces("lying"),
    Improvements("improve"),
    PrintedPoints("printed"),
    Pieces("give"),
    TileWords("winter"),
    TileWords("boats"),
    TileWords("turn_order"),
    Pieces("gold_left"),
]

# What a module may insert: points doubled on tiles, and orders fulfilled with pieces.
DOUBLED: Final[Step] = DoubledPoints("doubled")
ORDERS: Final[Step] = Pieces("orders")


def inserted(steps: list[Step], after: str, step: Step) -> list[Step]:
    """The steps with one more, behind the one of the given name."""
    names = [known.name for known in steps]
    at = names.index(after) + 1
    return [*steps[:at], step, *steps[at:]]
