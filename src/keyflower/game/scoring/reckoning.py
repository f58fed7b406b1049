"""The state of one final scoring, on which the steps work one after the other."""

from .assignment import Assignment
from .estate import Estate
from .giving import piece_items
from .prints import Words
from .roads import VillageMap
from .sheet import Item

LEFT_ORDERS: set[str] = set()  # the words that count orders left unfulfilled; a module adds its own


class Reckoning:
    def __init__(self, estate: Estate, itemised: bool) -> None:
        self.estate = estate
        self.prints = estate.prints
        self.itemised = itemised
        self.total = 0
        self.items: list[Item] = []
        # The sides as they come to lie: a free turn changes them in the middle of the scoring.
        self.upgraded: list[int] = estate.upgraded[:]
        self.doubled: list[int] = estate.doubled[:]
        # The tiles with words of their own, their places, and by how much a summer boat multiplies what they count.
        self.scorers: list[Words] = []
        self.places: list[int] = []
        self.times: list[int] = []
        for place in range(len(estate.tiles)):
            words = self.prints.words[estate.tiles[place]]
            if words is not None:
                self.scorers.append(words)
                self.places.append(place)
                self.times.append(1)
        self._multiply()
        left = sum([self.rate(number) for number, words in enumerate(self.scorers) if words.counted in LEFT_ORDERS])
        self.assignment = Assignment(estate, self.scorers, left)
        self._piece_items: list[Item] | None = None
        self._map: VillageMap | None = None

    def _multiply(self) -> None:
        for words in self.scorers:
            for boat, times in words.boat_times.items():
                for number, other in enumerate(self.scorers):
                    if other.tile == boat:
                        self.times[number] *= times

    def rate(self, number: int) -> int:
        """The points of a scorer for one more of what it counts, by the side that lies up now."""
        return self.scorers[number].points[self.upgraded[self.places[number]]] * self.times[number]

    @property
    def map(self) -> VillageMap:
        if self._map is None:
            self._map = VillageMap(self.estate)
        return self._map

    def score_pieces(self, step: str) -> None:
        """Adds the share of one step in the points for pieces; unless lines are wanted, all at the first such step."""
        if self._piece_items is None:
            self._piece_items = piece_items(self.assignment) if self.itemised else []
            self.total += self.assignment.points_for_pieces()
        self.items.extend([item for item in self._piece_items if item.step == step])

    def write(self, step: str, source: str, points: int, what: dict[str, int], note: str, about: str = "") -> None:
        self.items.append(Item(step, source, points, what, note, about))

    def giver(self, gains: set[str]) -> str:
        """The tile that gives a free improvement: one of these words is its gain."""
        for words in self.scorers:
            for gain in gains:
                if gain in words.gain:
                    return words.id
        return ""

    def tile_id(self, place: int) -> str:
        return self.prints.ids[self.estate.tiles[place]]
