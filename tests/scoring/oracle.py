"""The final scoring once more, written from the rules alone and by other means: an integer program for the pieces,
trial of every improvement, brute force on the map. Slow and plain; shares nothing with the scoring but the Estate.
"""

from itertools import product

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp

from keyflower.catalogue import CATALOGUE
from keyflower.game.scoring import Estate

COLOURS = ("blue", "red", "yellow", "green")
SKILLS = ("anvil", "pick", "saw")
RESOURCES = ("gold", "iron", "stone", "wood")
YARDS: dict[str, tuple[str, ...]] = {
    "barn": RESOURCES,
    "blacksmith": ("iron",),
    "stone-yard": ("stone",),
    "timber-yard": ("wood",),
}
YARD_POINTS = {"barn": (1, 2), "blacksmith": (2, 3), "stone-yard": (2, 3), "timber-yard": (2, 3)}
DIRECTIONS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))

# Groups that are traded as often as there are pieces: the alternatives for each slot, and the points.
GROUPS: dict[str, tuple[list[tuple[str, ...]], int]] = {
    "apothecary": ([COLOURS] * 5, 3),
    "craftsmans-guild": ([("red",), ("yellow",), ("blue",)], 3),
    "jeweller": ([("gold",)], 2),
    "key-guild": ([SKILLS] * 5, 10),
    "key-market": ([("green",)], 2),
    "mercers-guild": ([("iron",), ("stone",), ("wood",)], 5),
    "scribes": ([("anvil",), ("pick",), ("saw",)], 10),
    "windmill": ([RESOURCES] * 5, 5),
    "white-wind": ([COLOURS], 1),
    "emporium": ([("green",), COLOURS, COLOURS], 3),
    "monument": ([("gold",), RESOURCES, RESOURCES], 4),
}
CHOSEN: dict[str, tuple[tuple[str, ...], int]] = {
    "scholar": (SKILLS, 3),
    "village-hall": (COLOURS, 1),
    "watermill": (RESOURCES, 1),
}
# Pictured workers: front, back.
PICTURED = {
    "alehouse": (1, 2),
    "peddler": (2, 3),
    "brewer": (2, 3),
    "store": (2, 3),
    "tavern": (3, 4),
    "fair": (2, 3),
    "inn": (1, 3),
    "summer-boat-1a": (2, 0),
    "summer-boat-1b": (1, 0),
    "summer-boat-4a": (1, 0),
    "summer-boat-4b": (1, 0),
    "apothecary": (5, 0),
    "craftsmans-guild": (3, 0),
    "key-market": (1, 0),
    "village-hall": (1, 0),
    "emporium": (3, 0),
    "storyteller": (1, 1),
    "trader": (1, 2),
    "sorcerer": (1, 1),
    "talton-lodge": (1, 1),
}
ANY = {"any_worker": COLOURS, "any_skill": SKILLS, "any_resource": RESOURCES}
SAME = {"same_worker": COLOURS, "same_skill": SKILLS, "same_resource": RESOURCES}

# The tables above were copied from the printed tiles up to this index; what later ones take is read by their words.
LAST_COPIED = 94
for tile in CATALOGUE.tiles[LAST_COPIED + 1 :]:
    per = tile.score.get("per", {})
    PICTURED[tile.id] = tile.worker_icons
    if per and all(name in (*COLOURS, *SKILLS, *RESOURCES, *ANY) for name in per):
        GROUPS[tile.id] = [ANY.get(name, (name,)) for name in per for _ in range(per[name])], tile.score["points"]
    elif any(name in SAME for name in per):
        (kind,) = per
        CHOSEN[tile.id] = SAME[kind], tile.score["points"]


def best_total(estate: Estate) -> int:
    return piece_points(estate) + best_fixed(estate)


def ids(estate: Estate) -> list[str]:
    return [CATALOGUE.tiles[tile].id for tile in estate.tiles]


# --- pieces -----------------------------------------------------------------------------------------------------------


class Program:
    """A whole-number program: maximise points over counts of pieces that fill slots."""

    def __init__(self) -> None:
        self.points: list[float] = []
        self.upper: list[float] = []
        self.rows: list[tuple[dict[int, float], float, float]] = []

    def variable(self, points: float = 0, upper: float = 200) -> int:
        self.points.append(points)
        self.upper.append(upper)
        return len(self.points) - 1

    def row(self, terms: dict[int, float], low: float, high: float) -> None:
        self.rows.append((terms, low, high))

    def maximum(self) -> int:
        matrix = np.zeros((len(self.rows), len(self.points)))
        for number, (terms, _, _) in enumerate(self.rows):
            for variable, factor in terms.items():
                matrix[number, variable] += factor
        found = milp(
            -np.array(self.points),
            constraints=LinearConstraint(matrix, [row[1] for row in self.rows], [row[2] for row in self.rows]),
            bounds=Bounds(0, self.upper),
            integrality=np.ones(len(self.points), dtype=np.int64),
        )
        assert found.success, found.message
        return round(-found.fun)


def stands_for(piece: str, wanted: tuple[str, ...], wild: bool) -> bool:
    if piece == "purple" or piece in wanted:
        return True
    is_wanted_resource = any(name in RESOURCES for name in wanted)
    return is_wanted_resource and (piece == "gold" or (wild and piece in RESOURCES))


def piece_points(estate: Estate) -> int:
    """The most that pieces, orders and orders left over can bring (SCO-1 to SCO-7, WIN, CON-3, CON-5, MVT-6)."""
    village = ids(estate)
    wild = "summer-boat-3b" in village
    program = Program()
    stock: dict[tuple[str, int], int] = {}
    for number, name in enumerate(COLOURS):
        stock[name, -1] = estate.workers[number]
    for number, name in enumerate(SKILLS):
        stock[name, -1] = estate.skills[number]
    for place in range(len(village)):
        for number, name in enumerate(RESOURCES):
            where = place if village[place] in YARDS else -1
            stock[name, where] = stock.get((name, where), 0) + estate.goods[4 * place + number]
    if estate.purple:
        stock["purple", -1] = 1
    stock = {key: count for key, count in stock.items() if count}
    spent: dict[tuple[str, int], dict[int, float]] = {key: {} for key in stock}

    def give(key: tuple[str, int], points: float = 0) -> int:
        variable = program.variable(points)
        spent[key][variable] = 1
        return variable

    def slots(wanted: list[tuple[str, ...]], times: int) -> None:
        """The slots of a taker are filled `times` times over, slot by slot with its own alternatives."""
        for alternatives in set(wanted):
            terms: dict[int, float] = {times: -wanted.count(alternatives)}
            for key in stock:
                if stands_for(key[0], alternatives, wild):
                    terms[give(key)] = 1
            program.row(terms, 0, 0)

    for place, tile in enumerate(village):
        if tile in GROUPS:
            wanted, points = GROUPS[tile]
            slots(wanted, program.variable(points))
        if tile in CHOSEN:
            kinds, points = CHOSEN[tile]
            chosen = {kind: program.variable(0, 1) for kind in kinds}
            program.row(dict.fromkeys(chosen.values(), 1.0), 0, 1)
            for kind, switch in chosen.items():
                terms: dict[int, float] = {switch: -500}
                for key in stock:
                    if stands_for(key[0], (kind,), wild):
                        terms[give(key, points)] = 1
                program.row(terms, -np.inf, 0)
        if tile in YARDS:
            for key in stock:
                lies_here = key[1] == place or key[0] == "purple"
                if lies_here and stands_for(key[0], YARDS[tile], wild):
                    give(key, YARD_POINTS[tile][estate.upgraded[place]])
    for key in stock:
        if stands_for(key[0], ("gold",), wild):
            give(key, 1)
    for order in estate.orders:
        left = 3 if "muleteer" in village else 0
        switch = program.variable((10 if "white-wind-2" in village else order.points) - left, 1)
        for name in set(order.needs):
            terms = {switch: -order.needs.count(name)}
            for key in stock:
                marker_itself = name == "purple" and key[0] == "purple"
                if marker_itself or (name != "purple" and stands_for(key[0], ANY.get(name, (name,)), wild)):
                    terms[give(key)] = 1
            program.row(terms, 0, 0)
    for key, terms in spent.items():
        program.row(terms, 0, stock[key])
    left_over = 3 * len(estate.orders) if "muleteer" in village else 0
    return left_over + (program.maximum() if program.points else 0)


# --- everything that is only counted --------------------------------------------------------------------------------


def best_fixed(estate: Estate) -> int:
    """Every turn and every extension that a boat may give is tried (BOA-4, MBO-4)."""
    village = ids(estate)
    places = range(len(village))
    turns = [-1, *places] if "flipper" in village else [-1]
    extensions = [-1, *places] if "flipper-2" in village and estate.beside.get("doublings_left", 0) else [-1]
    best = 0
    for turned, extended in product(turns, extensions):
        upgraded = list(estate.upgraded)
        doubled = list(estate.doubled)
        if turned >= 0:
            if upgraded[turned] or not CATALOGUE.tiles[estate.tiles[turned]].cost:
                continue
            upgraded[turned] = 1
        if extended >= 0:
            if doubled[extended] or not upgraded[extended]:
                continue
            doubled[extended] = 1
        best = max(best, fixed(estate, village, upgraded, doubled))
    return best


def fixed(estate: Estate, village: list[str], upgraded: list[int], doubled: list[int]) -> int:
    tiles = [CATALOGUE.tiles[tile] for tile in estate.tiles]
    faces = [tile.back if up else tile.front for tile, up in zip(tiles, upgraded, strict=True)]
    total = sum(tile.points[up] * (1 + twice) for tile, up, twice in zip(tiles, upgraded, doubled, strict=True))
    times = 2 if "summer-boat-2b" in village else 1
    for name in village:
        if CATALOGUE.tile(name).index > LAST_COPIED:
            total += CATALOGUE.tile(name).score.get("flat", 0)
        elif name == "keythedral":
            total += 12
        elif name == "flipper":
            total += 2
        elif name == "ianvincible":
            total += 5
        elif name == "keyflower":
            total += times * sum(face.get("transport", 0) for face in faces)
        elif name == "ianvincible-2":
            total += 2 * times * (sum(face.get("upgrades", 0) for face in faces) + sum(estate.more_upgrades.values()))
        elif name == "sea-bastion":
            total += tiles_on_loops(estate)
        elif name == "sea-breese":
            total += (0, 2, 4, 8, 16, 32)[min(5, boats_on_water(estate, village))]
        elif name == "sea-breese-2":
            total += 2 * sum(tile.season == "winter" for tile in tiles)
        elif name == "artisan":
            total += 2 * sum(upgraded)
        elif name == "builder":
            total += 3 * sum(doubled)
        elif name == "key-celeste":
            total += 6 if estate.extras else 3
        elif name.startswith("turn-order"):
            total += len(around(estate, village.index(name)))
        elif name == "beekeeper":
            total += 2 * len(around(estate, village.index(name)))
        elif name == "the-glade":
            total += 5 * sum(tiles[other].season == "summer" for other in around(estate, village.index(name)))
        elif name == "the-glade-in-winter":
            total += 3 * sum(tiles[other].season == "winter" for other in around(estate, village.index(name)))
        elif name == "delivery-man":
            total += longest_walk(estate, village.index(name))
        elif name == "talton-lodge":
            seen = [PICTURED.get(other, (0, 0))[up] for other, up in zip(village, upgraded, strict=True)]
            total += (2 if upgraded[village.index(name)] else 1) * (sum(seen) + estate.beside.get("worker_icon", 0))
        elif name == "developer":
            here = village.index(name)
            icons = [
                faces[other].get("upgrades", 0) + estate.more_upgrades.get(other, 0) for other in around(estate, here)
            ]
            total += (3 if upgraded[here] else 2) * sum(icons)
    return total


def positions(estate: Estate) -> dict[tuple[int, int], int]:
    return {(estate.q[place], estate.r[place]): place for place in range(len(estate.tiles))}


def edge(estate: Estate, place: int, side: int) -> str:
    return CATALOGUE.tiles[estate.tiles[place]].edges[(side - estate.turn[place]) % 6]


def around(estate: Estate, place: int) -> list[int]:
    at = positions(estate)
    q, r = estate.q[place], estate.r[place]
    return [at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at]


def joints_of(estate: Estate) -> set[frozenset[int]]:
    at = positions(estate)
    return {
        frozenset((place, at[q + dq, r + dr]))
        for (q, r), place in at.items()
        for side, (dq, dr) in enumerate(DIRECTIONS)
        if (q + dq, r + dr) in at and edge(estate, place, side) == edge(estate, at[q + dq, r + dr], side + 3) == "R"
    }


def longest_walk(estate: Estate, start: int) -> int:
    """Every walk, joint by joint; only the same joints gone to the same tile are not walked again."""
    joints = joints_of(estate)
    best = 0
    done: set[tuple[int, frozenset[frozenset[int]]]] = set()
    waiting: list[tuple[int, frozenset[frozenset[int]]]] = [(start, frozenset())]
    while waiting:
        here, used = waiting.pop()
        if (here, used) in done:
            continue
        done.add((here, used))
        best = max(best, len({start}.union(*used)))
        for joint in joints - used:
            if here in joint:
                (there,) = joint - {here}
                waiting.append((there, used | {joint}))
    return best


def tiles_on_loops(estate: Estate) -> int:
    """A joint lies on a closed walk if its two tiles stay connected when it is taken away."""
    at = positions(estate)
    joints: set[frozenset[int]] = set()
    for (q, r), place in at.items():
        for side, (dq, dr) in enumerate(DIRECTIONS):
            other = at.get((q + dq, r + dr))
            if other is not None and edge(estate, place, side) == edge(estate, other, side + 3) == "R":
                joints.add(frozenset((place, other)))
    counted: set[int] = set()
    for joint in joints:
        start, goal = joint
        reached = {start}
        while True:
            more = {tile for known in joints - {joint} if known & reached for tile in known} - reached
            if not more:
                break
            reached |= more
        if goal in reached:
            counted |= joint
    return len(counted)


def boats_on_water(estate: Estate, village: list[str]) -> int:
    """Follows the one river from the home from boat to boat."""
    at = positions(estate)
    q, r = estate.q[0], estate.r[0]
    side = next(side for side in range(6) if edge(estate, 0, side) == "W")
    boats = 0
    while True:
        q, r = q + DIRECTIONS[side][0], r + DIRECTIONS[side][1]
        place = at.get((q, r), -1)
        if place < 0 or edge(estate, place, side + 3) != "W":
            return boats
        tile = CATALOGUE.tiles[estate.tiles[place]]
        if tile.kind not in ("boat", "summer_boat") and tile.id != "keyside":
            return boats
        boats += 1
