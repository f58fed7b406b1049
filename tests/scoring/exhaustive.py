"""Points for pieces by trying everything: every piece as every kind it may stand for, on every tile and order."""

from collections import Counter
from collections.abc import Callable

from keyflower.catalogue import CATALOGUE
from keyflower.game.scoring import Estate

WORKERS = ("blue", "red", "yellow", "green")
SKILLS = ("anvil", "pick", "saw")
RESOURCES = ("gold", "iron", "stone", "wood")
CLASSES = {"any_worker": WORKERS, "any_skill": SKILLS, "any_resource": RESOURCES}
YARDS = {
    "barn": ("any", 1, 2),
    "blacksmith": ("iron", 2, 3),
    "stone-yard": ("stone", 2, 3),
    "timber-yard": ("wood", 2, 3),
}
Bag = Counter[str]


def of(bag: Bag, kinds: tuple[str, ...]) -> int:
    return sum(bag[kind] for kind in kinds)


TILES: dict[str, Callable[[Bag], int]] = {
    "apothecary": lambda bag: 3 * (of(bag, WORKERS) // 5),
    "craftsmans-guild": lambda bag: 3 * min(bag["red"], bag["yellow"], bag["blue"]),
    "jeweller": lambda bag: 2 * bag["gold"],
    "key-guild": lambda bag: 10 * (of(bag, SKILLS) // 5),
    "key-market": lambda bag: 2 * bag["green"],
    "mercers-guild": lambda bag: 5 * min(bag["iron"], bag["stone"], bag["wood"]),
    "scholar": lambda bag: 3 * max(bag[kind] for kind in SKILLS),
    "scribes": lambda bag: 10 * min(bag[kind] for kind in SKILLS),
    "village-hall": lambda bag: max(bag[kind] for kind in WORKERS),
    "watermill": lambda bag: max(bag[kind] for kind in RESOURCES),
    "windmill": lambda bag: 5 * (of(bag, RESOURCES) // 5),
    "white-wind": lambda bag: of(bag, WORKERS),
    "emporium": lambda bag: 3 * min(bag["green"], of(bag, WORKERS) // 3),
    "monument": lambda bag: 4 * min(bag["gold"], of(bag, RESOURCES) // 3),
}


def order_met(needs: tuple[str, ...], bag: Bag) -> bool:
    left = Counter(bag)
    for name in needs:
        if name not in CLASSES:
            left[name] -= 1
    if min(left.values(), default=0) < 0:
        return False
    return all(of(left, kinds) >= needs.count(name) for name, kinds in CLASSES.items())


def printed(per: dict[str, int], points: int) -> Callable[[Bag], int]:
    """What a tile with these words on it brings: as often as its pieces lie in the bag, or so many of one kind."""
    same = [CLASSES[name.replace("same_", "any_")] for name in per if name.startswith("same_")]
    if same:
        return lambda bag: points * max(bag[kind] for kind in same[0])
    needs = tuple(name for name in per for _ in range(per[name]))
    return lambda bag: points * max(n for n in range(bag.total() + 1) if order_met(needs * n, bag))


# The table above was copied from the printed tiles up to this index; later ones are read by their words.
LAST_COPIED = 94
for tile in CATALOGUE.tiles[LAST_COPIED + 1 :]:
    per = tile.score.get("per", {})
    if per and all(name in (*WORKERS, *SKILLS, *RESOURCES) or name.startswith(("any_", "same_")) for name in per):
        TILES[tile.id] = printed(per, tile.score["points"])


class Trial:
    def __init__(self, estate: Estate) -> None:
        self.village = [CATALOGUE.tiles[tile].id for tile in estate.tiles]
        self.estate = estate
        self.wild = "summer-boat-3b" in self.village
        self.tiles = [tile for tile in self.village if tile in TILES]
        self.bags: list[Bag] = [Counter() for _ in (*self.tiles, *estate.orders)]
        self.pieces: list[tuple[str, int]] = []
        for name, count in (*zip(WORKERS, estate.workers, strict=True), *zip(SKILLS, estate.skills, strict=True)):
            self.pieces.extend([(name, 0)] * count)
        for place in range(len(self.village)):
            for number, name in enumerate(RESOURCES):
                self.pieces.extend([(name, place)] * estate.goods[4 * place + number])
        if estate.purple:
            self.pieces.append(("purple", -1))
        self.best = 0

    def kinds(self, piece: str) -> tuple[str, ...]:
        if piece == "purple":
            return (*WORKERS, *SKILLS, *RESOURCES, "purple")
        if piece == "gold" or (self.wild and piece in RESOURCES):
            return RESOURCES
        return (piece,)

    def run(self, at: int, points: int) -> None:
        if at == len(self.pieces):
            self.best = max(self.best, points + self.settle())
            return
        piece, place = self.pieces[at]
        alone = [1] if "gold" in self.kinds(piece) else [0]
        for where, tile in enumerate(self.village):
            if tile in YARDS and (where == place or piece == "purple"):
                resource, front, back = YARDS[tile]
                counts = [kind for kind in self.kinds(piece) if kind in RESOURCES and resource in ("any", kind)]
                if counts:
                    alone.append(back if self.estate.upgraded[where] else front)
        self.run(at + 1, points + max(alone))
        for bag in self.bags:
            for kind in self.kinds(piece):
                bag[kind] += 1
                self.run(at + 1, points)
                bag[kind] -= 1

    def settle(self) -> int:
        points = sum(TILES[tile](bag) for tile, bag in zip(self.tiles, self.bags, strict=False))
        for order, bag in zip(self.estate.orders, self.bags[len(self.tiles) :], strict=True):
            if order_met(order.needs, bag):
                points += 10 if "white-wind-2" in self.village else 7
            elif "muleteer" in self.village:
                points += 3
        return points


def piece_points(estate: Estate) -> int:
    trial = Trial(estate)
    trial.run(0, 0)
    return trial.best
