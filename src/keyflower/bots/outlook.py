"""What a seat can expect to score at the end, from what it has when a season begins.

A weighted sum: so much for each worker, skill and resource, and for each tile by its side. The weights were fitted to
games of self-play (`python -m keyflower.lab.foresee`, see docs/opponents.md); they are in `outlook.json`.
The first version goes by it.
"""

import json
from importlib import resources
from typing import Any

from ..catalogue import CATALOGUE
from ..game.ending import total_of
from ..game.printed import TILES
from ..game.state import GREEN, N_COLOURS, N_RESOURCES, N_SKILLS, SPRING, State
from .goods import Yard
from .ledger import Ledger
from .scales import learnt
from .tile_worth import winter_worth

# What is counted beside the tiles: workers, green ones, skills, gold, other resources, the purple marker; what goods
# promise where they lie; what the best winter tile in hand would score; how even workers and skills are.
FORESEEN = ("workers", "green", "skills", "gold", "goods", "marker", "standing", "hand", "fewest", "most")


def count_pieces(state: State, seat: int) -> list[float]:
    at = seat * N_COLOURS
    row = seat * N_SKILLS
    gold = 0
    goods = 0
    for tile in state.villages[seat]:
        first = tile * N_RESOURCES
        gold += state.goods[first]
        goods += state.goods[first + 1] + state.goods[first + 2] + state.goods[first + 3]
    ledger = Ledger(state, seat, learnt())
    hand = 0.0
    for tile in state.winter_tiles(seat):
        worth = winter_worth(ledger, tile)
        if worth > hand:
            hand = worth
    blue = int(state.workers[at])
    red = int(state.workers[at + 1])
    yellow = int(state.workers[at + 2])
    return [
        float(blue + red + yellow),
        float(int(state.workers[at + GREEN])),
        float(int(state.skills[row] + state.skills[row + 1] + state.skills[row + 2])),
        float(gold),
        float(goods),
        1.0 if state.start == seat else 0.0,
        Yard(ledger).standing,
        hand,
        float(min(blue, min(red, yellow))),
        float(max(blue, max(red, yellow))),
    ]


class Outlook:
    def __init__(self, doc: dict[str, Any]) -> None:
        """From a document: for each season that begins, `pieces` and `tiles` (front and back)."""
        self.pieces: list[list[float]] = []
        self.tiles: list[list[float]] = []  # by season; two entries a tile
        guess = learnt().tiles
        for season in ("summer", "autumn", "winter"):
            weights: dict[str, float] = doc[season]["pieces"]
            self.pieces.append([weights[name] for name in FORESEEN])
            # A tile that the games have not shown is worth half of what it is worth when won.
            row = [0.5 * guess[side // 2] for side in range(2 * TILES)]
            sides: dict[str, list[float]] = doc[season]["tiles"]
            for name, worth in sides.items():
                tile = CATALOGUE.tile(name).index
                row[2 * tile] = worth[0]
                row[2 * tile + 1] = worth[1]
            self.tiles.append(row)

    def standing(self, state: State, seat: int, envy: float) -> float:
        """What a seat can expect, less a share of what the others can: half by the best of them, half by their mean."""
        own = 0.0
        best = -1000.0
        total = 0.0
        for other in range(state.rules.players):
            worth = self.worth(state, other)
            if other == seat:
                own = worth
            else:
                total += worth
                if worth > best:
                    best = worth
        return own - envy * 0.5 * (best + total / (state.rules.players - 1))

    def worth(self, state: State, seat: int) -> float:
        if state.over or state.season == SPRING:
            return float(total_of(state, seat))
        weights = self.pieces[state.season - 1]
        counts = count_pieces(state, seat)
        worth = 0.0
        for at in range(len(counts)):
            worth += weights[at] * counts[at]
        tiles = self.tiles[state.season - 1]
        for tile in state.villages[seat]:
            worth += tiles[2 * tile + int(state.upgraded[tile])]
        return worth


_shelf: list[Outlook] = []


def foreseen() -> Outlook:
    """The outlook of the package."""
    if not _shelf:
        text = resources.files(__package__).joinpath("outlook.json").read_text(encoding="utf-8")
        _shelf.append(Outlook(json.loads(text)))
    return _shelf[0]
