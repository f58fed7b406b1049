"""The village as a map: neighbours, loops of roads, boats on the water."""

from typing import Final

from keyflower.catalogue import EDGE_STEPS

from .estate import Estate

EDGES: Final = len(EDGE_STEPS)
OPPOSITE: Final = EDGES // 2
NO_TILE: Final = -1
# The edge towards a neighbour, at 3 * q + r + 4 of the step to it; NOBODY where none lies.
EDGE_TO: Final[list[int]] = [
    EDGE_STEPS.index((q, r)) if (q, r) in EDGE_STEPS else NO_TILE for q in (-1, 0, 1) for r in (-1, 0, 1)
]


def adjacent(q: int, r: int) -> bool:
    """Whether a tile this far away is a neighbour."""
    return -1 <= q <= 1 and -1 <= r <= 1 and q != r


class VillageMap:
    def __init__(self, estate: Estate) -> None:
        self.estate = estate
        self.size = len(estate.tiles)
        # Six for each tile: who lies across the edge.
        self.across: list[int] = [NO_TILE] * (EDGES * self.size)
        for place in range(self.size):
            for other in range(place):
                q = estate.q[other] - estate.q[place]
                r = estate.r[other] - estate.r[place]
                if adjacent(q, r):
                    edge = EDGE_TO[3 * q + r + 4]
                    self.across[EDGES * place + edge] = other
                    self.across[EDGES * other + (edge + OPPOSITE) % EDGES] = place

    def shows(self, place: int, edge: int) -> str:
        edges = self.estate.prints.edges[self.estate.tiles[place]]
        return edges[(edge - self.estate.turn[place]) % EDGES]

    def joined(self, place: int, letter: str) -> list[int]:
        """The neighbours with whom an edge of this kind touches its like."""
        found: list[int] = []
        for edge in range(EDGES):
            other = self.across[EDGES * place + edge]
            if other == NO_TILE or self.shows(place, edge) != letter:
                continue
            if self.shows(other, (edge + OPPOSITE) % EDGES) == letter:
                found.append(other)
        return found

    def loop_tiles(self) -> int:
        """Tiles with a joint that lies on a closed walk: a joint that is not a bridge of the road graph."""
        search = _Bridges([self.joined(place, "R") for place in range(self.size)])
        return sum(search.on_loop)

    def boats_in_chain(self) -> int:
        """Boats joined to the home by water that runs through boats only."""
        boat = self.estate.prints.boat
        tiles = self.estate.tiles
        reached = [0] * self.size
        reached[0] = 1
        waiting = [0]
        count = 0
        while waiting:
            for other in self.joined(waiting.pop(), "W"):
                if not reached[other] and boat[tiles[other]]:
                    reached[other] = 1
                    count += 1
                    waiting.append(other)
        return count


class _Bridges:
    """A walk in depth over the road graph: a joint is no bridge if from beyond it a way leads back before it."""

    def __init__(self, joined: list[list[int]]) -> None:
        self.joined = joined
        self.seen = [0] * len(joined)  # the moment a tile was reached, from 1
        self.back = [0] * len(joined)  # the earliest moment reached again from it or from beyond it
        self.on_loop = [0] * len(joined)
        self.clock = 0
        for place in range(len(joined)):
            if not self.seen[place]:
                self._visit(place, NO_TILE)

    def _visit(self, place: int, came_from: int) -> None:
        self.clock += 1
        moment = self.clock
        self.seen[place] = moment
        self.back[place] = moment
        for other in self.joined[place]:
            if other == came_from:
                continue
            if self.seen[other]:
                self.back[place] = min(self.back[place], self.seen[other])
                self.on_loop[place] = 1
                self.on_loop[other] = 1
            else:
                self._visit(other, place)
                self.back[place] = min(self.back[place], self.back[other])
                if self.back[other] <= moment:
                    self.on_loop[place] = 1
                    self.on_loop[other] = 1
