"""The figures by which bots weigh things: points for one piece, one tile, by season.

They were guessed by hand, which is what level 3 goes by, and then learnt in self-play (`python -m keyflower.lab.tune`,
see docs/opponents.md): for any table, for two players and for more (`learnt`).
"""

import json
from importlib import resources

from ..catalogue import CATALOGUE
from ..game.printed import TILES

# One tile won, on average, in its own season.
FIRST_GUESS: dict[str, float] = {
    "alehouse": 6.0, "apprentice-hall": 6.5, "gold-mine": 7.0, "key-mine": 6.0, "keystone-quarry": 6.0,
    "keywood": 6.0, "miner": 7.0, "peddler": 4.5, "quarryman": 7.0, "stable": 8.0, "woodcutter": 7.0,
    "workshop": 7.0, "assayer": 7.0,
    "brewer": 5.0, "carpenter": 6.0, "farrier": 7.0, "hiring-fair": 5.5, "mason": 6.0, "smelter": 6.0, "store": 4.5,
    "tavern": 4.5, "bookkeeper": 5.5,
    "barn": 4.0, "blacksmith": 4.0, "fair": 4.5, "forge": 7.0, "goldsmith": 5.5, "inn": 3.0, "sawmill": 7.0,
    "sculptor": 7.0, "stone-yard": 4.0, "timber-yard": 4.0, "wainwright": 6.0, "well": 6.0, "merchant": 5.0,
    "summer-boat-1a": 5.0, "summer-boat-1b": 4.5, "summer-boat-2a": 4.0, "summer-boat-2b": 4.5,
    "summer-boat-3a": 3.5, "summer-boat-3b": 3.5, "summer-boat-4a": 2.5, "summer-boat-4b": 3.5, "key-celeste": 2.5,
    "storyteller": 6.0, "trader": 5.0, "developer": 6.0, "sorcerer": 6.5, "talton-lodge": 6.0,
    "summer-boat-7a": 3.5, "summer-boat-7b": 5.0,
}  # fmt: skip


class Scales:
    def __init__(self) -> None:
        """The first guess."""
        # One piece, kept, in each season.
        self.worker: list[float] = [3.0, 3.0, 3.5, 0.8]
        self.green: list[float] = [2.0, 2.0, 2.0, 0.6]
        self.skill: list[float] = [1.6, 2.0, 2.0, 0.5]
        self.module_piece: list[float] = [2.0, 2.2, 2.2, 1.5]  # that a module brings, such as a contract
        self.goods: list[float] = [0.9, 0.9, 0.8, 0.25]
        self.gold: list[float] = [0.4, 0.4, 0.5, 0.75]  # more than another resource
        # Goods on their way to an upgrade: the shares of its worth.
        self.begun: list[float] = [0.5, 0.5, 0.5, 0.35]  # where all is near but not in its place
        self.ready: list[float] = [0.8, 0.8, 0.75, 0.6]  # where nothing is missing but the upgrade itself
        self.near: list[float] = [0.7, 0.7, 0.7, 0.6]  # what a step more leaves of it
        self.unskilled = 0.5  # what is left of it where skills are missing
        # More for pieces that winter tiles in hand score: skills, green workers, workers, gold, resources.
        self.hopes: list[float] = [0.6, 0.6, 0.2, 0.4, 0.3]
        self.uses = 0.5  # of a tile, a season
        self.carry = 0.4  # a point of transport more, a season
        self.spent = 0.5  # of a skill's worth, where an upgrade asks for it
        self.stored = 0.8  # goods brought to a tile that scores what lies on it, a season
        self.lying = 0.6  # of what goods would score there, while they are on their way
        # Tiles in the auction, beside their own worth.
        self.fits = 0.4  # it asks for goods one has
        self.need = 0.3  # it makes goods that one's tiles ask for
        self.feed = 0.5  # it makes goods that would score on one's tiles
        self.hoard = 0.5  # goods would score on it: for those there are
        self.flow = 0.5  # and for those that one's tiles make
        self.keep = 0.9  # of one's workers are left after winter's bids
        self.lean = 0.3  # how much dearer workers are where there are few
        # Placing workers: what it costs beside what they are worth when they come back, or do not.
        self.tired: list[float] = [1.0, 0.8, 0.8, 0.15]  # a worker placed at home is away until the season's end
        self.plenty = 6.0  # so many workers left halve that
        self.calm = 0.5  # so much less where everybody else has passed
        self.stuck = 0.5  # of it, where the worker comes from a losing bid
        self.gift = 0.3  # a worker left to somebody else, beside its loss
        self.hold: list[float] = [0.75, 0.75, 0.75, 0.75]  # how surely a leading bid of one worker wins
        self.kept: list[float] = [0.75, 0.75, 0.75, 0.75]  # how surely workers on a tile one leads on come home
        self.patience: list[float] = [1.0, 1.0, 1.0, 1.0]  # what a pass is worth, and a point more
        self.vacant = 0.9  # of a worker's worth is lost on a tile that nobody has bid for
        self.firm = 0.06  # more, for each further worker of the bid
        self.defend = 0.05  # a bid: for each worker of its colour that is left
        self.again = 0.02  # a use: the same
        self.marker = 0.4  # the purple marker
        self.neighbours = 4.0  # of a turn-order tile at the end
        self.offer = 6.0  # a winter tile that scores less for oneself is left out
        # Where to lay a tile.
        self.road = 2.0  # it is joined to others at all
        self.roads = 1.0  # for each road
        self.match = 0.8  # for each neighbour by road that makes what the other wants
        self.away = 0.4  # for each step from the home
        self.tiles: list[float] = [FIRST_GUESS.get(CATALOGUE.tiles[tile].id, 0.0) for tile in range(TILES)]

    def to_dict(self) -> dict[str, dict[str, float]]:
        """Every figure by name; rows by season as name and number."""
        figures: dict[str, float] = {}
        for name in ROWS:
            for season, value in enumerate(getattr(self, name)):
                figures[f"{name} {season}"] = value
        for name in SINGLES:
            figures[name] = getattr(self, name)
        tiles = {CATALOGUE.tiles[tile].id: worth for tile, worth in enumerate(self.tiles) if worth}
        return {"figures": figures, "tiles": tiles}

    @staticmethod
    def from_dict(doc: dict[str, dict[str, float]]) -> "Scales":
        scales = Scales()
        for name, value in doc["figures"].items():
            word, _, season = name.partition(" ")
            if word == "hold":  # older figures had one for both
                scales.kept[int(season)] = value
            if season:
                getattr(scales, word)[int(season)] = value
            else:
                setattr(scales, word, value)
        for tile, worth in doc["tiles"].items():
            scales.tiles[CATALOGUE.tile(tile).index] = worth
        return scales


ROWS = (
    "worker", "green", "skill", "module_piece", "goods", "gold", "begun", "ready", "near", "tired", "hold", "hopes",
    "kept", "patience",
)  # fmt: skip
SINGLES = (
    "unskilled", "uses", "carry", "spent", "stored", "lying", "fits", "need", "feed", "hoard", "flow", "keep", "lean",
    "vacant", "plenty", "calm", "stuck", "gift", "firm", "defend", "again", "marker", "neighbours", "offer", "road",
    "roads", "match", "away",
)  # fmt: skip


_shelf: dict[str, Scales] = {}


def learnt(players: int = 0) -> Scales:
    """The figures of the package, for tables of this size or for any. They are shared: do not change them."""
    name = "scales.json" if players == 0 else "scales_two.json" if players == 2 else "scales_more.json"
    if name not in _shelf:
        text = resources.files(__package__).joinpath(name).read_text(encoding="utf-8")
        _shelf[name] = Scales.from_dict(json.loads(text))
    return _shelf[name]
