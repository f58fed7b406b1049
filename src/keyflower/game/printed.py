"""What is printed, as flat rows of numbers: the one place that flattens the catalogue, for rules, scoring and bots.

A row has an entry for each tile, or two, for its front and its back: then a side is known as `2 * tile + upgraded`.
"""

from typing import Any, Final

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SEASONS, SKILLS, Catalogue
from ..catalogue.words import NUMBER_EFFECTS, REACHES
from .codes import AT_A_PRICE, limits
from .rows import Cells, row_of

TILES: Final = len(CATALOGUE.tiles)
NO_COLOUR: Final = len(COLOURS)

GRASS: Final = 0
ROAD: Final = 1
WATER: Final = 2

HOME: Final = 0
VILLAGE: Final = 1
SUMMER_BOAT: Final = 2
BOAT_TILE: Final = 3
TURN_ORDER: Final = 4
SPECIAL: Final = 5
_KIND_NUMBER: Final = {"home": 0, "village": 1, "summer_boat": 2, "boat": 3, "turn_order": 4, "special": 5}

# The upgrade cost of a tile, nine numbers: gold, iron, stone, wood, any resource, anvil, pick, saw, any skill.
COST_WORDS: Final = (*RESOURCES, "any_resource", *SKILLS, "any_skill")
ANY_RESOURCE: Final = 4
FIRST_SKILL: Final = 5
ANY_SKILL: Final = 8

ANY_PRICE: Final = 9  # in WORKER_PRICE and SKILL_PRICE: any colour, any kind


def price_number(value: str | None, names: tuple[str, ...]) -> int:
    if value is None:
        return 0
    return ANY_PRICE if value == "any" else 1 + names.index(value)


def faces_of(catalogue: Catalogue) -> list[Any]:
    """Both faces of every tile, front and back in turn."""
    return [tile.face(side == 1) for tile in catalogue.tiles for side in (0, 1)]


def side_numbers(catalogue: Catalogue, word: str) -> list[int]:
    """What each side prints under a word whose value is a plain number."""
    return [face.get(word, 0) for face in faces_of(catalogue)]


def side_worker_icons(catalogue: Catalogue) -> list[int]:
    return [icons for tile in catalogue.tiles for icons in tile.worker_icons]


def side_points(catalogue: Catalogue) -> list[int]:
    return [points for tile in catalogue.tiles for points in tile.points]


def lying_resources(catalogue: Catalogue) -> list[int]:
    """The resource that scores while it lies on a side: its number, ANY_RESOURCE for any, -1 for none."""
    words = [face.get("score_on_tile", {}).get("resource", "") for face in faces_of(catalogue)]
    return [-1 if not word else ANY_RESOURCE if word == "any" else RESOURCES.index(word) for word in words]


def lying_points(catalogue: Catalogue) -> list[int]:
    return [face.get("score_on_tile", {}).get("points", 0) for face in faces_of(catalogue)]


def _offered(face: Any) -> int:
    """The resources of which one may be chosen, as bits."""
    names = list(face.get("choose_resource", ()))
    for option in face.get("choose_one", ()):
        names += list(option.get("resources", {}))
    return sum(1 << RESOURCES.index(name) for name in set(names))


# Words whose numbers have a row of their own below.
OWN_ROWS: Final = ("draw_workers", "green_workers", "skills", "transport", "upgrades")


def _other_pieces(face: Any) -> int:
    """How many pieces of other kinds (those of modules) one use brings, chosen or not."""
    chosen = [_other_pieces(option) for option in face.get("choose_one", ())]
    return sum(int(face.get(word, 0)) for word in NUMBER_EFFECTS if word not in OWN_ROWS) + max(chosen, default=0)


def _offered_pieces(face: Any) -> int:
    """The kinds of pieces of which one may be chosen, as bits: workers, green ones, skills, those of modules."""
    found = 0
    for option in face.get("choose_one", ()):
        for bit, word in enumerate(("draw_workers", "green_workers", "skills")):
            found |= int(word in option) << bit
        found |= int(_other_pieces(option) > 0) << 3
    return found


_FACES: Final = faces_of(CATALOGUE)


# Winter tiles behind the screens are sets of bits: a tile is known by its place among all winter tiles.
WINTER_TILES: Final[list[int]] = [tile.index for tile in CATALOGUE.of_season("winter")]


def winter_set(tiles: list[int]) -> int:
    return sum(1 << WINTER_TILES.index(tile) for tile in tiles)


# 0 to 3; 4 for tiles of no season.
SEASON_OF: Final[list[int]] = [(*SEASONS, tile.season).index(tile.season) for tile in CATALOGUE.tiles]
IS_WINTER_TILE: Final[list[int]] = [int(tile.season == "winter") for tile in CATALOGUE.tiles]
KIND: Final[Cells] = row_of([_KIND_NUMBER[tile.kind] for tile in CATALOGUE.tiles])
NUMBER: Final[list[int]] = [tile.number for tile in CATALOGUE.tiles]
# What a tile shows in each of six turns: two bits a side, its edge and one more.
SIDES: Final = 6
SHOWN: Final[Cells] = row_of(
    [
        sum(1 + "GRW".index(tile.edges[(side - turn) % SIDES]) << 2 * side for side in range(SIDES))
        for tile in CATALOGUE.tiles
        for turn in range(SIDES)
    ]
)
TURNS: Final[Cells] = row_of([tile.turns for tile in CATALOGUE.tiles])
UPGRADABLE: Final[Cells] = row_of([int(tile.upgradable) for tile in CATALOGUE.tiles])
COST: Final[list[list[int]]] = [[tile.cost.get(word, 0) for word in COST_WORDS] for tile in CATALOGUE.tiles]
COST_IN_GOODS: Final[Cells] = row_of([sum(cost[:FIRST_SKILL]) for cost in COST])
COST_IN_SKILLS: Final[Cells] = row_of([sum(cost[FIRST_SKILL:]) for cost in COST])
COST_IN_WORKERS: Final[Cells] = row_of([tile.cost.get("any_worker", 0) for tile in CATALOGUE.tiles])

# What a boat carries: for each of three seasons workers and skills.
LOAD_WIDTH: Final = 6
LOAD: Final[Cells] = row_of(
    [
        tile.cargo.get(season, {}).get(word, 0)
        for tile in CATALOGUE.tiles
        for season in SEASONS[:3]
        for word in ("workers", "skills")
    ]
)

# Two entries a tile: front, back.
POINTS: Final[list[int]] = side_points(CATALOGUE)
TRANSPORT: Final[list[int]] = side_numbers(CATALOGUE, "transport")
UPGRADES: Final[list[int]] = side_numbers(CATALOGUE, "upgrades")
DRAWN: Final[list[int]] = side_numbers(CATALOGUE, "draw_workers")
GREENS: Final[list[int]] = side_numbers(CATALOGUE, "green_workers")
TAUGHT: Final[list[int]] = side_numbers(CATALOGUE, "skills")
PIECES_GIVEN: Final[list[int]] = [_other_pieces(face) for face in _FACES]
# The resources that a use makes: a row for each; all together; those of which one may be chosen, as bits.
GAINS: Final[list[list[int]]] = [[face.get("resources", {}).get(name, 0) for face in _FACES] for name in RESOURCES]
MAKES: Final[list[int]] = [sum(made) for made in zip(*GAINS, strict=True)]
OFFERS: Final[list[int]] = [_offered(face) for face in _FACES]
OFFERED_PIECES: Final[list[int]] = [_offered_pieces(face) for face in _FACES]  # the same of other pieces
LYING: Final[list[int]] = lying_resources(CATALOGUE)
LYING_POINTS: Final[list[int]] = lying_points(CATALOGUE)
WORKER_PRICE: Final[Cells] = row_of([price_number(face.get("pay_worker"), COLOURS) for face in _FACES])
SKILL_PRICE: Final[Cells] = row_of([price_number(face.get("pay_skill"), SKILLS) for face in _FACES])
# Whose effect the face carries out instead of one of its own (PRO-5): 1 a neighbour's, 2 any of its village.
COPIES: Final[Cells] = row_of([(None, *REACHES).index(face.get("use_tile")) for face in _FACES])
NEIGHBOUR: Final = 1
SCORING_WORDS: Final = frozenset(("score_on_tile", "score"))  # a face with nothing else cannot be used
# Can the face be used? PRICED: at a price. COPYING: at that of another tile of the village, so not in the auction.
PRICED: Final = 2
COPYING: Final = 3
USABLE: Final[Cells] = row_of(
    [
        COPYING
        if COPIES[side]
        else PRICED
        if WORKER_PRICE[side] or SKILL_PRICE[side]
        else int(set(face) - SCORING_WORDS != set())
        for side, face in enumerate(_FACES)
    ]
)
# The limits of a use of each tile while nobody has used it (`codes.py`).
_LIMIT: Final[int] = CATALOGUE.figures("base", "setup")["workers_on_tile_limit"]
UNTOUCHED: Final[Cells] = row_of(
    [
        limits(NO_COLOUR, 1, _LIMIT, AT_A_PRICE if USABLE[2 * tile] >= PRICED else 0) if USABLE[2 * tile] else 0
        for tile in range(TILES)
    ]
)

# The abilities of summer boats, as bits (the owner of the village has the union of its boats' bits).
OVER_FIELDS: Final = 1  # 2a
DOUBLED: Final = 2  # 2b
WILD_UPGRADES: Final = 4  # 3a
COUNTER_BID: Final = 8  # 4a
ANY_COLOURS: Final = 16  # 4b
PUT_ANYWHERE: Final = 32  # 7a
_ABILITY_BIT: Final = {
    "transport_over_fields": OVER_FIELDS,
    "transport_times": DOUBLED,
    "counter_bid_in_other_colour": COUNTER_BID,
    "use_in_any_colours": ANY_COLOURS,
    "foreign_resources_on_any_own_tile": PUT_ANYWHERE,
}


def _ability(words: object) -> int:
    assert isinstance(words, dict)
    bits = 0
    for word, bit in _ABILITY_BIT.items():
        if word in words:
            bits |= bit
    if "upgrade" in words.get("resources_wild_when", ()):
        bits |= WILD_UPGRADES
    return bits


# The resources that the winner of a tile gets at once, on the home (PRO-12, MBO-1).
GAIN_WHEN_WON: Final[dict[int, list[int]]] = {
    tile.index: [tile.gain["resources"].get(name, 0) for name in RESOURCES]
    for tile in CATALOGUE.tiles
    if "resources" in tile.gain
}
ABILITY: Final[Cells] = row_of([_ability(dict(tile.ability)) for tile in CATALOGUE.tiles])
YEARLY_DRAW: Final[list[int]] = [tile.ability.get("draw_workers", 0) for tile in CATALOGUE.tiles]
YEARLY_GREEN: Final[list[int]] = [tile.ability.get("green_workers", 0) for tile in CATALOGUE.tiles]
YEARLY_GOODS: Final[dict[int, list[int]]] = {
    tile.index: [tile.ability["resources"].get(name, 0) for name in RESOURCES]
    for tile in CATALOGUE.tiles
    if "resources" in tile.ability
}
