"""What one seat owns when the game is over: all that the final scoring looks at."""

from .needs import packed
from .prints import PRINTS, Prints


class Order:
    """A demand that may be fulfilled once: the pieces it names, and its points."""

    def __init__(self, name: str, needs: tuple[str, ...], points: int) -> None:
        self.name = name
        self.needs = needs
        self.points = points
        self.demands = packed(needs)


class Extra:
    """Points that a module adds to what a tile scores."""

    def __init__(self, source: str, points: int, note: str) -> None:
        self.source = source
        self.points = points
        self.note = note


class Estate:
    def __init__(self, prints: Prints = PRINTS) -> None:
        self.prints = prints
        # The village, the home first; axial positions and rotations as in docs/architecture.md.
        self.tiles: list[int] = []
        self.q: list[int] = []
        self.r: list[int] = []
        self.turn: list[int] = []
        self.upgraded: list[int] = []
        self.doubled: list[int] = []  # 1: the tile's printed points count twice
        self.goods: list[int] = []  # four for each tile, in the order of RESOURCES
        # Behind the screen.
        self.workers: list[int] = [0, 0, 0, 0]
        self.skills: list[int] = [0, 0, 0]
        self.purple = False
        self.orders: list[Order] = []
        self.extras: list[Extra] = []
        self.more_upgrades: dict[int, int] = {}  # upgrade points beside the printed ones, by the tile's place
        # What there is beside the tiles, by word: more of a counted thing, and how many tiles may still be doubled for
        # free (`doublings_left`).
        self.beside: dict[str, int] = {}
        # Where nobody wrote down how the tiles lie: what people counted, by the place of the tile that asks for it.
        self.told: dict[int, int] = {}

    def add_tile(self, tile: int, q: int, r: int, turn: int = 0, upgraded: int = 0, doubled: int = 0) -> int:
        """Adds a tile without goods; returns its place in the village."""
        self.tiles.append(tile)
        self.q.append(q)
        self.r.append(r)
        self.turn.append(turn)
        self.upgraded.append(upgraded)
        self.doubled.append(doubled)
        self.goods.extend((0, 0, 0, 0))
        return len(self.tiles) - 1
