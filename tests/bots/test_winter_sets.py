"""The fast count of winter's scoring tiles: right where sets are whole, and never less for one piece more."""

import pytest

from keyflower.bots.winter_sets import (
    APOTHECARY,
    CRAFTSMEN,
    GOLD_TRIO,
    GREEN_TRIO,
    JEWELLER,
    KEY_GUILD,
    KEY_MARKET,
    MERCERS,
    OTHER,
    SCHOLAR,
    SCRIBES,
    SET_OF,
    VILLAGE_HALL,
    WATERMILL,
    WINDMILL,
    alone,
    goods_total,
    skills_total,
    workers_total,
)
from keyflower.catalogue import CATALOGUE, COLOURS, RESOURCES, SKILLS
from keyflower.game.scoring import Estate, best_total
from keyflower.game.scoring.prints import recipe_of

NAMES = {
    APOTHECARY: "apothecary",
    CRAFTSMEN: "craftsmans-guild",
    JEWELLER: "jeweller",
    KEY_GUILD: "key-guild",
    KEY_MARKET: "key-market",
    MERCERS: "mercers-guild",
    SCHOLAR: "scholar",
    SCRIBES: "scribes",
    VILLAGE_HALL: "village-hall",
    WATERMILL: "watermill",
    WINDMILL: "windmill",
    GREEN_TRIO: "emporium",
    GOLD_TRIO: "monument",
}


def exact(tiles: list[int], pieces: dict[str, int]) -> int:
    """What the engine counts for these tiles and pieces."""
    estate = Estate()
    for at, name in enumerate(["home-1", *(NAMES[tile] for tile in tiles)]):
        estate.add_tile(CATALOGUE.tile(name).index, 0, at, 0, 0)
    for name, count in pieces.items():
        if name in RESOURCES:
            estate.goods[RESOURCES.index(name)] = count
        elif name in SKILLS:
            estate.skills[SKILLS.index(name)] = count
        else:
            estate.workers[COLOURS.index(name)] = count
    return best_total(estate)


@pytest.mark.parametrize(
    ("tiles", "skills"),
    [
        ([SCRIBES], (2, 2, 2)),
        ([SCHOLAR], (4, 1, 0)),
        ([KEY_GUILD], (5, 3, 2)),
        ([SCRIBES, SCHOLAR], (4, 1, 1)),
        ([SCHOLAR, KEY_GUILD], (5, 3, 2)),
    ],
)
def test_skills(tiles: list[int], skills: tuple[int, int, int]) -> None:
    screen = dict(zip(("anvil", "pick", "saw"), skills, strict=True))
    assert skills_total(sum(tiles), *(float(count) for count in skills)) == exact(tiles, screen)


@pytest.mark.parametrize(
    ("tiles", "workers"),
    [
        ([CRAFTSMEN], (3, 2, 4, 0)),
        ([VILLAGE_HALL], (3, 2, 4, 1)),
        ([APOTHECARY], (5, 3, 2, 0)),
        ([KEY_MARKET], (1, 1, 1, 3)),
        ([CRAFTSMEN, VILLAGE_HALL], (2, 2, 6, 0)),
        ([GREEN_TRIO], (2, 2, 0, 2)),
        ([GREEN_TRIO], (0, 0, 0, 6)),
        ([GREEN_TRIO], (5, 4, 3, 0)),
        ([GREEN_TRIO, KEY_MARKET], (1, 1, 0, 3)),
    ],
)
def test_workers(tiles: list[int], workers: tuple[int, int, int, int]) -> None:
    screen = dict(zip(("blue", "red", "yellow", "green"), workers, strict=True))
    assert workers_total(sum(tiles), *(float(count) for count in workers)) == exact(tiles, screen)


@pytest.mark.parametrize(
    ("tiles", "goods"),
    [
        ([], (3, 1, 2, 4)),
        ([JEWELLER], (3, 1, 2, 4)),
        ([WATERMILL], (0, 1, 2, 4)),
        ([WINDMILL], (0, 3, 3, 4)),
        ([MERCERS], (0, 2, 2, 3)),
        ([MERCERS], (1, 2, 2, 1)),
        ([GOLD_TRIO], (2, 1, 3, 0)),
        ([GOLD_TRIO], (6, 0, 0, 0)),
        ([GOLD_TRIO], (0, 3, 3, 3)),
        ([GOLD_TRIO], (2, 4, 0, 0)),
    ],
)
def test_goods(tiles: list[int], goods: tuple[int, int, int, int]) -> None:
    lying = dict(zip(("gold", "iron", "stone", "wood"), goods, strict=True))
    assert goods_total(sum(tiles), *(float(count) for count in goods)) == exact(tiles, lying)


def test_every_tile_is_known_by_its_whole_recipe() -> None:
    """By its first piece the Emporium would be a Key market, the Monument a Jeweller, White Wind an Apothecary."""
    for mine, name in NAMES.items():
        assert SET_OF[CATALOGUE.tile(name).index] == mine, name
    assert SET_OF[CATALOGUE.tile("white-wind").index] == OTHER
    assert SET_OF[CATALOGUE.tile("keythedral").index] == 0


@pytest.mark.parametrize(
    ("per", "pieces", "sets"),
    [
        ({"red": 2, "any_worker": 1}, [1.0, 7.0, 0.0, 0.0], 2.0),
        ({"same_worker": 3}, [1.0, 7.0, 0.0, 0.0], 2.0),
        ({"stone": 1, "any_resource": 1}, [0.0, 1.0, 5.0, 1.0], 2.0),
        ({"gold": 2}, [9.0, 0.0, 0.0, 5.0], 2.0),
        ({"any_worker": 1}, [1.0, 1.0, 1.0, 1.0], 4.0),
    ],
)
def test_a_recipe_that_nobody_knows_is_judged_by_itself(per: dict[str, int], pieces: list[float], sets: float) -> None:
    found = alone(recipe_of("novelty", 0, per, 4), pieces)
    assert 4.0 * sets <= found < 4.0 * (sets + 1.0)


def test_one_piece_more_is_never_worth_less_than_nothing() -> None:
    for tiles in range(0, 1 << 14, 2):
        for count in range(4):
            held = [float(count), 2.0, 3.0]
            assert skills_total(tiles, held[0] + 1, held[1], held[2]) >= skills_total(tiles, *held)
            assert workers_total(tiles, count + 1.0, 2.0, 3.0, 1.0) >= workers_total(tiles, float(count), 2.0, 3.0, 1.0)
            assert goods_total(tiles, 1.0, count + 1.0, 2.0, 3.0) >= goods_total(tiles, 1.0, float(count), 2.0, 3.0)
