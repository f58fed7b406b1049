"""The final scoring as an ordered list of named steps. A module inserts its own."""

from collections.abc import Callable
from typing import Final

from .counted import count
from .improving import DOUBLE, DOUBLINGS, TURN, improve
from .reckoning import Reckoning


class ScoringStep:
    """A name, and what to do: add points to the reckoning, and lines under this name where the sheet is wanted."""

    def __init__(self, name: str, act: Callable[[Reckoning, str], None]) -> None:
        self.name = name
        self.act = act


def score_pieces(reckoning: Reckoning, step: str) -> None:
    """Points for pieces. One assignment covers all such steps; each writes down the share that bears its name."""
    reckoning.score_pieces(step)


def improve_tiles(reckoning: Reckoning, step: str) -> None:
    """Tiles turned (or doubled) for free."""
    done = improve(reckoning)
    if not reckoning.itemised:
        return
    for place in range(len(done)):
        if done[place] & TURN:
            reckoning.write(step, reckoning.giver({"free_upgrade"}), 0, {}, "turned", reckoning.tile_id(place))
        if done[place] & DOUBLE:
            reckoning.write(step, reckoning.giver(DOUBLINGS), 0, {}, "doubled", reckoning.tile_id(place))


def score_printed(reckoning: Reckoning, step: str) -> None:
    """The points printed on the visible sides."""
    tiles = reckoning.estate.tiles
    for place in range(len(tiles)):
        points = reckoning.prints.points[2 * tiles[place] + reckoning.upgraded[place]]
        if points:
            reckoning.total += points
            if reckoning.itemised:
                reckoning.write(step, reckoning.tile_id(place), points, {}, "printed")


def score_doubled(reckoning: Reckoning, step: str) -> None:
    """The printed points of doubled tiles once more."""
    tiles = reckoning.estate.tiles
    for place in range(len(tiles)):
        if reckoning.doubled[place]:
            points = reckoning.prints.points[2 * tiles[place] + reckoning.upgraded[place]]
            reckoning.total += points
            if reckoning.itemised and points:
                reckoning.write(step, reckoning.tile_id(place), points, {}, "doubled")


def score_words(reckoning: Reckoning, step: str) -> None:
    """What tiles of one sort score by their words, pieces apart. The step's name is the sort's."""
    for number, words in enumerate(reckoning.scorers):
        if words.step != step:
            continue
        if words.flat:
            reckoning.total += words.flat
            if reckoning.itemised:
                reckoning.write(step, words.id, words.flat, {}, "flat")
        for extra in reckoning.estate.extras:
            if extra.source == words.id:
                reckoning.total += extra.points
                if reckoning.itemised:
                    reckoning.write(step, words.id, extra.points, {}, extra.note)
        if words.chain:
            boats = count(reckoning, "boats_in_chain", reckoning.places[number])
            points = words.chain[min(boats, len(words.chain) - 1)]
            reckoning.total += points
            if reckoning.itemised:
                reckoning.write(step, words.id, points, {"boats_in_chain": boats}, "chain")
        if words.counted:
            found = count(reckoning, words.counted, reckoning.places[number])
            points = found * reckoning.rate(number)
            reckoning.total += points
            if reckoning.itemised:
                reckoning.write(step, words.id, points, {words.counted: found}, "counted")


# Pieces that lie on tiles; free turns; printed points; pieces given to tiles and boats; other winter tiles; other
# boats; turn-order tiles; gold left over.
STEPS: Final[list[ScoringStep]] = [
    ScoringStep("lying", score_pieces),
    ScoringStep("improve", improve_tiles),
    ScoringStep("printed", score_printed),
    ScoringStep("give", score_pieces),
    ScoringStep("village", score_words),
    ScoringStep("winter", score_words),
    ScoringStep("boats", score_words),
    ScoringStep("turn_order", score_words),
    ScoringStep("gold_left", score_pieces),
]

# What a module may insert: points doubled on tiles (after "printed"), and orders (after "give").
DOUBLED_POINTS: Final = ScoringStep("doubled", score_doubled)
ORDERS: Final = ScoringStep("orders", score_pieces)


def inserted(steps: list[ScoringStep], after: str, step: ScoringStep) -> list[ScoringStep]:
    """The steps with one more, behind the one of the given name."""
    names = [known.name for known in steps]
    at = names.index(after) + 1
    return [*steps[:at], step, *steps[at:]]
