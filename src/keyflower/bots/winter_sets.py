"""What winter's scoring tiles would make of a seat's pieces, roughly and fast; the exact count is the engine's.

Tiles are given as bits, by what their recipes ask for (`SHAPES`); a recipe that none of them is like is judged by
itself, as OTHER. Every piece counts once; sets that are not complete yet count for a part, so that one piece more is
worth something before it completes a set. (`max` and `min` take two at a time: compiled, that is no call.)
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..game.scoring.needs import GOODS, PLAIN, WILD
from ..game.scoring.prints import PRINTS, Recipe, recipe_of

OTHER: Final = 1 << 0
APOTHECARY: Final = 1 << 1
CRAFTSMEN: Final = 1 << 2
JEWELLER: Final = 1 << 3
KEY_GUILD: Final = 1 << 4
KEY_MARKET: Final = 1 << 5
MERCERS: Final = 1 << 6
SCHOLAR: Final = 1 << 7
SCRIBES: Final = 1 << 8
VILLAGE_HALL: Final = 1 << 9
WATERMILL: Final = 1 << 10
WINDMILL: Final = 1 << 11
GREEN_TRIO: Final = 1 << 12
GOLD_TRIO: Final = 1 << 13

SHAPES: Final[dict[int, dict[str, int]]] = {
    APOTHECARY: {"any_worker": 5},
    CRAFTSMEN: {"blue": 1, "red": 1, "yellow": 1},
    JEWELLER: {"gold": 1},
    KEY_GUILD: {"any_skill": 5},
    KEY_MARKET: {"green": 1},
    MERCERS: {"iron": 1, "stone": 1, "wood": 1},
    SCHOLAR: {"same_skill": 1},
    SCRIBES: {"anvil": 1, "pick": 1, "saw": 1},
    VILLAGE_HALL: {"same_worker": 1},
    WATERMILL: {"same_resource": 1},
    WINDMILL: {"any_resource": 5},
    GREEN_TRIO: {"green": 1, "any_worker": 2},
    GOLD_TRIO: {"gold": 1, "any_resource": 2},
}

FOR_SKILLS: Final = KEY_GUILD | SCHOLAR | SCRIBES
FOR_WORKERS: Final = APOTHECARY | CRAFTSMEN | KEY_MARKET | VILLAGE_HALL | GREEN_TRIO
FOR_GOODS: Final = JEWELLER | MERCERS | WATERMILL | WINDMILL | GOLD_TRIO

PART: Final = 0.55  # of the points of a set, for the part of it that is there


def _like(recipe: Recipe, other: Recipe) -> bool:
    return recipe.cls == other.cls and recipe.needs == other.needs and recipe.same == other.same


def _set_of(recipe: Recipe | None) -> int:
    """The bit of a recipe; 0 where there is none."""
    if recipe is None:
        return 0
    for mine, per in SHAPES.items():
        if _like(recipe, recipe_of("", 0, per, 0)):
            return mine
    return OTHER


def _points(mine: int) -> float:
    """What a set of this shape is worth, as printed."""
    for words in PRINTS.words:
        if words is not None and words.recipe is not None and _set_of(words.recipe) == mine:
            return float(words.recipe.points)
    return 0.0


# By tile: what it asks for.
RECIPES: Final[list[Recipe | None]] = [None if words is None else words.recipe for words in PRINTS.words]
SET_OF: Final = vec[i64]([_set_of(recipe) for recipe in RECIPES])
FIVE_WORKERS: Final = _points(APOTHECARY)
THREE_COLOURS: Final = _points(CRAFTSMEN)
ONE_GOLD: Final = _points(JEWELLER)
FIVE_SKILLS: Final = _points(KEY_GUILD)
ONE_GREEN: Final = _points(KEY_MARKET)
THREE_GOODS: Final = _points(MERCERS)
SAME_SKILL: Final = _points(SCHOLAR)
THREE_SKILLS: Final = _points(SCRIBES)
SAME_COLOUR: Final = _points(VILLAGE_HALL)
SAME_GOODS: Final = _points(WATERMILL)
FIVE_GOODS: Final = _points(WINDMILL)
GREEN_AND_TWO: Final = _points(GREEN_TRIO)
GOLD_AND_TWO: Final = _points(GOLD_TRIO)


def alone(recipe: Recipe, pieces: list[float]) -> float:
    """What a recipe would score by itself with these pieces of its class (gold the last of the resources)."""
    total = sum(pieces)
    plain = PLAIN[recipe.cls]
    wild = pieces[plain] if recipe.cls == GOODS else 0.0
    sets = total / recipe.size
    for kind in range(plain):
        need = recipe.needs[kind]
        if need:
            sets = min(sets, (pieces[kind] + wild) / need)
    if recipe.needs[WILD]:
        sets = min(sets, wild / recipe.needs[WILD])
    if recipe.same:
        sets = min(sets, (max(pieces[:plain]) + wild) / recipe.same)
    whole = float(int(sets))
    return recipe.points * (whole + PART * (sets - whole))


def fives(count: float) -> float:
    """Sets of five, with the part of the next."""
    whole = float(int(count) // 5)
    return whole + PART * (count - 5.0 * whole) / 5.0


def skills_total(tiles: int, first: float, second: float, third: float) -> float:
    if not tiles & FOR_SKILLS:
        return 0.0
    total = 0.0
    if tiles & SCRIBES:
        sets = float(int(min(first, min(second, third))))
        first -= sets
        second -= sets
        third -= sets
        rest = min(first, 1.0) + min(second, 1.0) + min(third, 1.0)
        total = THREE_SKILLS * sets
        if not tiles & (KEY_GUILD | SCHOLAR):
            return total + PART * THREE_SKILLS * rest / 3.0
    most = max(first, max(second, third))
    left = first + second + third
    guild = FIVE_SKILLS * fives(left) if tiles & KEY_GUILD else 0.0
    if not tiles & SCHOLAR:
        return total + guild
    scholar = SAME_SKILL * most
    if tiles & KEY_GUILD:
        scholar += FIVE_SKILLS * fives(left - most)
    return total + max(guild, scholar)


def workers_total(tiles: int, blue: float, red: float, yellow: float, green: float) -> float:
    if not tiles & FOR_WORKERS:
        return 0.0
    total = 0.0
    if tiles & GREEN_TRIO:
        # Green ones go with two others, of the colour that is left over first.
        others = blue + red + yellow
        sets = min(green, others / 2.0 if tiles & KEY_MARKET else (others + green) / 3.0)
        if not tiles & (CRAFTSMEN | VILLAGE_HALL | KEY_MARKET):
            whole = float(int(sets))
            sets = whole + PART * (sets - whole)
        total += GREEN_AND_TWO * sets
        green -= sets
        for _ in range(2):
            most = max(blue, max(red, yellow))
            if green > most and not tiles & KEY_MARKET:
                green -= sets
            elif most == blue:
                blue -= sets
            elif most == red:
                red -= sets
            else:
                yellow -= sets
        blue, red, yellow, green = max(0.0, blue), max(0.0, red), max(0.0, yellow), max(0.0, green)
    if tiles & KEY_MARKET:
        total += ONE_GREEN * green
        green = 0.0
    if tiles & CRAFTSMEN:
        sets = min(blue, min(red, yellow))
        total += THREE_COLOURS * sets
        blue -= sets
        red -= sets
        yellow -= sets
    left = blue + red + yellow + green
    if tiles & VILLAGE_HALL:
        most = max(max(blue, red), max(yellow, green))
        total += SAME_COLOUR * most
        left -= most
    if tiles & APOTHECARY:
        total += FIVE_WORKERS * fives(left)
    return total


def goods_total(tiles: int, gold: float, iron: float, stone: float, wood: float) -> float:
    """With the point that each gold is worth anyway."""
    total = 0.0
    if tiles & MERCERS:
        while True:
            short = (1.0 if iron < 1.0 else 0.0) + (1.0 if stone < 1.0 else 0.0) + (1.0 if wood < 1.0 else 0.0)
            if short > gold or short > 2.0:
                break
            total += THREE_GOODS
            gold -= short
            iron = iron - 1.0 if iron >= 1.0 else iron
            stone = stone - 1.0 if stone >= 1.0 else stone
            wood = wood - 1.0 if wood >= 1.0 else wood
    left = iron + stone + wood
    if tiles & GOLD_TRIO:
        # A gold with two others; where those are short, gold stands for them.
        sets = min(gold, (gold + left) / 3.0)
        gold -= sets
        total += GOLD_AND_TWO * sets
        short_of = max(0.0, 2.0 * sets - left)
        gold -= short_of
        keep = (left - 2.0 * sets + short_of) / left if left > 0.0 else 0.0
        iron, stone, wood = keep * iron, keep * stone, keep * wood
        left = iron + stone + wood
    if tiles & WATERMILL:
        most = max(iron, max(stone, wood))
        total += SAME_GOODS * most
        left -= most
    if tiles & WINDMILL:
        total += FIVE_GOODS * fives(left)
    return total + (ONE_GOLD * gold if tiles & JEWELLER else gold)
