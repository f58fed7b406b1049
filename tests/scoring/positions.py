"""Random ends of games: villages that could be, and that no rule would ever let be (tiles that do not match)."""

from random import Random

from keyflower.catalogue import CATALOGUE
from keyflower.game.scoring import Estate, Order
from keyflower.game.scoring.estate import Extra

DIRECTIONS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
YARDS = ("barn", "blacksmith", "stone-yard", "timber-yard")


def random_estate(random: Random, sets: tuple[str, ...] = ("base",), orders: int = 0) -> Estate:
    """A village of these sets' tiles with goods and pieces, and up to so many orders."""
    estate = Estate()
    tiles = [tile for tile in CATALOGUE.tiles if tile.set in sets and tile.kind != "home"]
    plenty = random.choice((0.3, 1.0, 1.0, 2.0))
    place_home(estate, random)
    for tile in tiles:
        chance = {"village": 0.15, "summer_boat": 0.25, "boat": 0.2, "turn_order": 0.2, "special": 0.3}[tile.kind]
        if tile.season == "winter":
            chance = random.choice((0.1, 0.3, 0.5))
        if tile.id in YARDS:
            chance = 0.3
        if random.random() < chance and not other_side(estate, tile.id):
            place_tile(estate, random, tile.index, matching=random.random() < 0.9)
            if tile.cost:
                estate.upgraded[-1] = random.randint(0, 1)
                if estate.upgraded[-1] and "merchants" in sets:
                    estate.doubled[-1] = random.choice((0, 0, 1))
            many = random.randint(0, 3) if tile.id in YARDS else random.randint(0, 1)
            if tile.kind == "village" and tile.season != "winter":
                for _ in range(many):
                    estate.goods[-random.randint(1, 4)] += random.randint(0, 2)
    estate.workers = [int(plenty * random.randint(0, 6)) for _ in range(3)] + [int(plenty * random.randint(0, 4))]
    estate.skills = [int(plenty * random.randint(0, 4)) for _ in range(3)]
    for resource in range(4):
        estate.goods[resource] += int(plenty * random.randint(0, 3))
    estate.purple = random.random() < 0.5
    if "merchants" in sets:
        estate.more_upgrades = {0: random.randint(0, 2)}
        estate.beside["doublings_left"] = random.randint(0, 2)
        contracts = random.sample(CATALOGUE.contracts, random.randint(0, orders))
        estate.orders = [Order(contract.id, contract.needs, 7) for contract in contracts]
    if "promos" in sets:
        estate.beside["worker_icon"] = random.randint(0, 1)  # of the turn-order tile with the marker
        if random.randint(0, 1):
            estate.extras.append(Extra("key-celeste", 3, "unused-ghost"))
    return estate


def other_side(estate: Estate, tile_id: str) -> bool:
    """Whether the village has the other side of a summer boat."""
    return tile_id.startswith("summer-boat") and any(
        CATALOGUE.tiles[tile].id[:-1] == tile_id[:-1] for tile in estate.tiles
    )


def place_home(estate: Estate, random: Random) -> None:
    home = random.choice(CATALOGUE.of_kind("home"))
    estate.add_tile(home.index, 0, 0, upgraded=random.randint(0, 1))


def place_tile(estate: Estate, random: Random, tile: int, matching: bool) -> None:
    """Puts the tile next to the village; where edges shall match, in a random place where they do, if there is one."""
    taken = {(q, r): place for place, (q, r) in enumerate(zip(estate.q, estate.r, strict=True))}
    free = sorted({(q + dq, r + dr) for q, r in taken for dq, dr in DIRECTIONS} - set(taken))
    ways = [(q, r, turn) for q, r in free for turn in range(6)]
    random.shuffle(ways)
    ways.sort(key=lambda way: -neighbours(taken, way[0], way[1]) if random.random() < 0.5 else 0)
    for q, r, turn in ways:
        if not matching or matches(estate, taken, tile, q, r, turn):
            estate.add_tile(tile, q, r, turn)
            return
    estate.add_tile(tile, *ways[0])


def neighbours(taken: dict[tuple[int, int], int], q: int, r: int) -> int:
    return sum((q + dq, r + dr) in taken for dq, dr in DIRECTIONS)


def matches(estate: Estate, taken: dict[tuple[int, int], int], tile: int, q: int, r: int, turn: int) -> bool:
    edges = CATALOGUE.tiles[tile].edges
    for side, (dq, dr) in enumerate(DIRECTIONS):
        other = taken.get((q + dq, r + dr))
        if other is not None:
            theirs = CATALOGUE.tiles[estate.tiles[other]].edges[(side + 3 - estate.turn[other]) % 6]
            if edges[(side - turn) % 6] != theirs:
                return False
    return True


def random_small_estate(random: Random) -> Estate:
    """A home, a yard, a few tiles that take pieces, at most one order, and hardly any pieces."""
    estate = Estate()
    place_home(estate, random)
    takers = [tile for tile in CATALOGUE.tiles if "per" in tile.score and tile.kind in ("village", "boat")]
    extras = [CATALOGUE.tile(name) for name in (*YARDS, "summer-boat-3b", "muleteer", "white-wind-2")]
    for tile in (*random.sample(takers, 2), *random.sample(extras, 2)):
        if tile.index not in estate.tiles:
            place_tile(estate, random, tile.index, matching=True)
            if tile.cost:
                estate.upgraded[-1] = random.randint(0, 1)
    for _ in range(random.randint(2, 4)):
        pile = random.choice((estate.workers, estate.skills, estate.goods, estate.goods))
        pile[random.randrange(len(pile))] += 1
    estate.purple = random.random() < 0.5
    if random.random() < 0.7:
        small = [contract for contract in CATALOGUE.contracts if len(contract.needs) <= 4]
        contract = random.choice(small)
        estate.orders = [Order(contract.id, contract.needs, 7)]
    return estate
