"""The catalogue as flat rows of numbers, for the parts of the rules that run often."""

from typing import Final

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SEASONS, SKILLS
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


def _price(value: str | None, names: tuple[str, ...]) -> int:
    if value is None:
        return 0
    return ANY_PRICE if value == "any" else 1 + names.index(value)


def _faces(word: str) -> list[int]:
    return [tile.face(side == 1).get(word, 0) for tile in CATALOGUE.tiles for side in (0, 1)]


# Winter tiles behind the screens are sets of bits: a tile is known by its place among all winter tiles.
WINTER_TILES: Final[list[int]] = [tile.index for tile in CATALOGUE.of_season("winter")]


def winter_set(tiles: list[int]) -> int:
    return sum(1 << WINTER_TILES.index(tile) for tile in tiles)


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
TRANSPORT: Final[list[int]] = _faces("transport")
UPGRADES: Final[list[int]] = _faces("upgrades")
WORKER_PRICE: Final[Cells] = row_of(
    [_price(tile.face(side == 1).get("pay_worker"), COLOURS) for tile in CATALOGUE.tiles for side in (0, 1)]
)
SKILL_PRICE: Final[Cells] = row_of(
    [_price(tile.face(side == 1).get("pay_skill"), SKILLS) for tile in CATALOGUE.tiles for side in (0, 1)]
)
# Can the face be used? PRICED: at a price.
PRICED: Final = 2
USABLE: Final[Cells] = row_of(
    [
        PRICED if WORKER_PRICE[face] or SKILL_PRICE[face] else int(set(words) - {"score_on_tile"} != set())
        for face, words in enumerate(tile.face(side == 1) for tile in CATALOGUE.tiles for side in (0, 1))
    ]
)
# The limits of a use of each tile while nobody has used it (`codes.py`).
_LIMIT: Final[int] = CATALOGUE.figures("base", "setup")["workers_on_tile_limit"]
UNTOUCHED: Final[Cells] = row_of(
    [
        limits(NO_COLOUR, 1, _LIMIT, AT_A_PRICE if USABLE[2 * tile] == PRICED else 0) if USABLE[2 * tile] else 0
        for tile in range(TILES)
    ]
)

# The abilities of summer boats, as bits (the owner of the village has the union of its boats' bits).
OVER_FIELDS: Final = 1  # 2a
DOUBLED: Final = 2  # 2b
WILD_UPGRADES: Final = 4  # 3a
COUNTER_BID: Final = 8  # 4a
ANY_COLOURS: Final = 16  # 4b
_ABILITY_BIT: Final = {
    "transport_over_fields": OVER_FIELDS,
    "transport_times": DOUBLED,
    "counter_bid_in_other_colour": COUNTER_BID,
    "use_in_any_colours": ANY_COLOURS,
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


ABILITY: Final[Cells] = row_of([_ability(dict(tile.ability)) for tile in CATALOGUE.tiles])
YEARLY_DRAW: Final[list[int]] = [tile.ability.get("draw_workers", 0) for tile in CATALOGUE.tiles]
YEARLY_GREEN: Final[list[int]] = [tile.ability.get("green_workers", 0) for tile in CATALOGUE.tiles]
