"""What winter's scoring tiles would make of a seat's pieces, roughly and fast; the exact count is the engine's.

Tiles are given as bits, by what they score (`faces.WANTS`). Every piece counts once; sets that are not complete yet
count for a part, so that one piece more is worth something before it completes a set.
"""

from typing import Final

# Bits by the numbers of `faces.WANTS`.
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

FOR_SKILLS: Final = KEY_GUILD | SCHOLAR | SCRIBES
FOR_WORKERS: Final = APOTHECARY | CRAFTSMEN | KEY_MARKET | VILLAGE_HALL
FOR_GOODS: Final = JEWELLER | MERCERS | WATERMILL | WINDMILL

PART: Final = 0.55  # of the points of a set, for the part of it that is there


def fives(count: float) -> float:
    """Sets of five, with the part of the next."""
    whole = float(int(count) // 5)
    return whole + PART * (count - 5.0 * whole) / 5.0


def skills_total(tiles: int, first: float, second: float, third: float) -> float:
    if not tiles & FOR_SKILLS:
        return 0.0
    total = 0.0
    if tiles & SCRIBES:
        sets = float(int(min(first, second, third)))
        first -= sets
        second -= sets
        third -= sets
        rest = min(first, 1.0) + min(second, 1.0) + min(third, 1.0)
        total = 10.0 * sets
        if not tiles & (KEY_GUILD | SCHOLAR):
            return total + PART * 10.0 * rest / 3.0
    most = max(first, second, third)
    left = first + second + third
    guild = 10.0 * fives(left) if tiles & KEY_GUILD else 0.0
    if not tiles & SCHOLAR:
        return total + guild
    scholar = 3.0 * most
    if tiles & KEY_GUILD:
        scholar += 10.0 * fives(left - most)
    return total + max(guild, scholar)


def workers_total(tiles: int, blue: float, red: float, yellow: float, green: float) -> float:
    if not tiles & FOR_WORKERS:
        return 0.0
    total = 0.0
    if tiles & KEY_MARKET:
        total += 2.0 * green
        green = 0.0
    if tiles & CRAFTSMEN:
        sets = min(blue, red, yellow)
        total += 3.0 * sets
        blue -= sets
        red -= sets
        yellow -= sets
    left = blue + red + yellow + green
    if tiles & VILLAGE_HALL:
        most = max(blue, red, yellow, green)
        total += most
        left -= most
    if tiles & APOTHECARY:
        total += 3.0 * fives(left)
    return total


def goods_total(tiles: int, gold: float, iron: float, stone: float, wood: float) -> float:
    """With the point that each gold is worth anyway."""
    total = 0.0
    if tiles & MERCERS:
        while True:
            short = (1.0 if iron < 1.0 else 0.0) + (1.0 if stone < 1.0 else 0.0) + (1.0 if wood < 1.0 else 0.0)
            if short > gold or short > 2.0:
                break
            total += 5.0
            gold -= short
            iron = iron - 1.0 if iron >= 1.0 else iron
            stone = stone - 1.0 if stone >= 1.0 else stone
            wood = wood - 1.0 if wood >= 1.0 else wood
    left = iron + stone + wood
    if tiles & WATERMILL:
        most = max(iron, stone, wood)
        total += most
        left -= most
    if tiles & WINDMILL:
        total += 5.0 * fives(left)
    return total + (2.0 * gold if tiles & JEWELLER else gold)
