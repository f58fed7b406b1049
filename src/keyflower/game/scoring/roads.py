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
        """Boats, and what counts as one, joined to the home by water that runs through them only."""
        afloat = self.estate.prints.afloat
        tiles = self.estate.tiles
        reached = [0] * self.size
        reached[0] = 1
        waiting = [0]
        count = 0
        while waiting:
            for other in self.joined(waiting.pop(), "W"):
                if not reached[other] and afloat[tiles[other]]:
                    reached[other] = 1
                    count += 1
                    waiting.append(other)
        return count

    def longest_walk(self, start: int) -> int:
        """The most different tiles on one walk along roads that begins on a tile and uses no joint twice."""
        return _Walks([self.joined(place, "R") for place in range(self.size)]).longest(start)


class _Walks:
    """The longest walk, by trying all; a branch ends when even its bound would not be longer.

    The bound: parts of what is left that hang on a single joint cannot all be visited, for there is no way back from
    them; along one way through such parts everything could be.
    """

    def __init__(self, joined: list[list[int]]) -> None:
        self.joined = joined
        self.size = len(joined)
        self.used: set[int] = set()  # joints, each as the two tiles
        self.visits = [0] * self.size
        self.best = 0
        self.known: set[tuple[int, frozenset[int]]] = set()  # where a walk has been before, with these joints used
        # Work of the bound.
        self.moments = [0] * self.size
        self.backs = [0] * self.size
        self.gains = [0] * self.size  # of the part a tile belongs to, seen from the way in
        self.beyond = [0] * self.size  # the best that follows behind a bridge
        self.clock = 0

    def longest(self, start: int) -> int:
        self.visits[start] = 1
        self._go(start, 1)
        return self.best

    def _joint(self, one: int, other: int) -> int:
        return min(one, other) * self.size + max(one, other)

    def _go(self, place: int, count: int) -> None:
        self.best = max(self.best, count)
        if count + self._bound(place) <= self.best:
            return
        key = (place, frozenset(self.used))
        if key in self.known:
            return
        self.known.add(key)
        for fresh in (True, False):  # new tiles first: the sooner a long walk is found, the more can be left out
            for other in self.joined[place]:
                joint = self._joint(place, other)
                if joint in self.used or (self.visits[other] == 0) != fresh:
                    continue
                self.used.add(joint)
                self.visits[other] += 1
                self._go(other, count + (1 if self.visits[other] == 1 else 0))
                self.visits[other] -= 1
                self.used.discard(joint)

    def _bound(self, place: int) -> int:
        self.moments = [0] * self.size
        self.clock = 0
        self._look(place, NO_TILE)
        return self.gains[place] + self.beyond[place]

    def _look(self, place: int, came_from: int) -> None:
        """In depth over the joints left: new tiles in the part that can be come back to, and the best beyond it."""
        self.clock += 1
        moment = self.clock
        self.moments[place] = moment
        self.backs[place] = moment
        self.gains[place] = 0 if self.visits[place] else 1
        self.beyond[place] = 0
        for other in self.joined[place]:
            if other == came_from or self._joint(place, other) in self.used:
                continue
            if self.moments[other]:
                self.backs[place] = min(self.backs[place], self.moments[other])
                continue
            self._look(other, place)
            self.backs[place] = min(self.backs[place], self.backs[other])
            if self.backs[other] > moment:  # a bridge: whoever crosses it does not come back
                self.beyond[place] = max(self.beyond[place], self.gains[other] + self.beyond[other])
            else:
                self.gains[place] += self.gains[other]
                self.beyond[place] = max(self.beyond[place], self.beyond[other])


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
