"""The village as a map: neighbours, loops of roads, boats on the water."""

from typing import Final

from keyflower.catalogue import EDGE_NAMES

from .estate import Estate

# The neighbour across each edge, in the order of EDGE_NAMES.
STEP_Q: Final[list[int]] = [0, -1, -1, 0, 1, 1]
STEP_R: Final[list[int]] = [1, 1, 0, -1, -1, 0]
EDGES: Final = len(EDGE_NAMES)
OPPOSITE: Final = EDGES // 2
FAR: Final = 1 << 12  # wider than any village: makes one number of a position
NOBODY: Final = -1


def adjacent(q: int, r: int) -> bool:
    """Whether a tile this far away is a neighbour."""
    return -1 <= q <= 1 and -1 <= r <= 1 and q != r


class VillageMap:
    def __init__(self, estate: Estate) -> None:
        self.estate = estate
        self.size = len(estate.tiles)
        found: dict[int, int] = {}
        for place in range(self.size):
            found[estate.q[place] * FAR + estate.r[place]] = place
        # Six for each tile: who lies across the edge.
        self.across: list[int] = []
        for place in range(self.size):
            for edge in range(EDGES):
                self.across.append(
                    found.get((estate.q[place] + STEP_Q[edge]) * FAR + estate.r[place] + STEP_R[edge], NOBODY)
                )

    def shows(self, place: int, edge: int) -> str:
        edges = self.estate.prints.edges[self.estate.tiles[place]]
        return edges[(edge - self.estate.turn[place]) % EDGES]

    def joined(self, place: int, letter: str) -> list[int]:
        """The neighbours with whom an edge of this kind touches its like."""
        found: list[int] = []
        for edge in range(EDGES):
            other = self.across[EDGES * place + edge]
            if other == NOBODY or self.shows(place, edge) != letter:
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
                self._visit(place, NOBODY)

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
