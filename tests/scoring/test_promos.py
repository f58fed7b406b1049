"""Emporium, Monument and Key Celeste after winter (PRO, KEY-5)."""

from random import Random

import pytest

from keyflower.catalogue import CATALOGUE
from keyflower.game.scoring import Estate
from keyflower.game.scoring.estate import Extra
from keyflower.game.scoring.roads import VillageMap

from . import oracle
from .build import estate, line, sheet_of, total
from .positions import place_home, place_tile


@pytest.mark.rule("PRO-1")
def test_emporium() -> None:
    assert total(estate("emporium", green=1, red=1)) == 0
    assert total(estate("emporium", green=1, red=1, blue=4)) == 3
    assert total(estate("emporium", green=6)) == 6
    assert total(estate("emporium", red=1, blue=1, purple=1)) == 3


@pytest.mark.rule("PRO-2")
def test_monument() -> None:
    assert total(estate("monument", wood=3)) == 0
    assert total(estate("monument", gold=1, wood=2)) == 4
    # Three gold make one set (4), and are worth 3 without it.
    assert total(estate("monument", gold=3)) == 4
    assert total(estate("monument", gold=2, wood=4)) == 8
    assert total(estate("monument", wood=2, purple=1)) == 4


@pytest.mark.rule("PRO-2", "SUM-3b")
def test_boat_3b_builds_monuments_without_gold() -> None:
    sheet = sheet_of(estate("summer-boat-3b", "monument", wood=7))
    assert line(sheet, "monument").what == {"wood": 6}
    assert sheet.total == 8 + 1


@pytest.mark.rule("KEY-5")
def test_key_celeste() -> None:
    found = estate("key-celeste")
    assert total(found) == 3
    found.extras.append(Extra("key-celeste", 3, "unused-ghost"))
    assert total(found) == 6
    # The ghost without the tile scores nothing.
    alone = estate("white-wind", "village-hall")
    alone.extras.append(Extra("key-celeste", 3, "unused-ghost"))
    assert total(alone) == 0


def around(middle: str, *others: str) -> Estate:
    """A village in which the tile has these around it, the home first."""
    found = Estate()
    found.add_tile(CATALOGUE.tile("home-1").index, 0, 0)
    found.add_tile(CATALOGUE.tile(middle).index, 0, 1)
    for other, (q, r) in zip(others, ((0, 2), (-1, 2), (-1, 1), (1, 0), (1, 1)), strict=False):
        found.add_tile(CATALOGUE.tile(other).index, q, r)
    return found


def points_of(found: Estate, tile: str) -> int:
    return sheet_of(found).of(tile)


@pytest.mark.rule("PRO-8")
def test_the_beekeeper_counts_every_neighbour() -> None:
    assert points_of(around("beekeeper"), "beekeeper") == 2
    five = around("beekeeper", "tavern", "keyflower", "turn-order-1", "summer-boat-1a", "scribes")
    assert points_of(five, "beekeeper") == 12
    assert line(sheet_of(five), "beekeeper").what == {"adjacent_tile": 6}


@pytest.mark.rule("PRO-9")
def test_the_glade_counts_summer_tiles_and_summer_boats() -> None:
    assert points_of(around("the-glade", "tavern", "keywood", "scribes", "ianvincible"), "the-glade") == 5
    assert points_of(around("the-glade", "tavern", "summer-boat-4b"), "the-glade") == 10


@pytest.mark.rule("PRO-10")
def test_the_glade_in_winter_counts_winter_village_tiles() -> None:
    found = around("the-glade-in-winter", "scribes", "keyside", "tavern", "turn-order-2", "keyflower")
    assert points_of(found, "the-glade-in-winter") == 6


@pytest.mark.rule("PRO-6", "PRO-14")
def test_the_developer_counts_upgrade_points_around_it() -> None:
    found = around("developer", "carpenter", "tavern")
    icons = 1 + CATALOGUE.tile("carpenter").front.get("upgrades", 0)
    assert points_of(found, "developer") == 2 * icons
    found.upgraded[1] = 1
    assert points_of(found, "developer") == 3 * icons
    found.doubled[1] = 1
    assert points_of(found, "developer") == 3 * icons
    found.more_upgrades[0] = 2  # cabins on the home beside it
    assert points_of(found, "developer") == 3 * (icons + 2)
    assert points_of(around("developer", "summer-boat-2b"), "developer") == 2


@pytest.mark.rule("PRO-6", "BOA-4")
def test_flipper_turns_what_brings_the_most_for_the_developer() -> None:
    found = around("developer", "carpenter", "tavern", "flipper")
    sheet = sheet_of(found)
    assert sheet.total == oracle.best_total(found)
    assert sum(item.points for item in sheet.items) == sheet.total


@pytest.mark.rule("PRO-7", "PRO-14")
def test_talton_lodge_counts_pictured_workers() -> None:
    found = estate("talton-lodge", "tavern", "summer-boat-1a", "apothecary", "keywood")
    assert points_of(found, "talton-lodge") == 1 + 3 + 2 + 5
    assert line(sheet_of(found), "talton-lodge").what == {"worker_icon": 11}
    lodge, tavern = (found.tiles.index(CATALOGUE.tile(name).index) for name in ("talton-lodge", "tavern"))
    found.upgraded[tavern] = 1
    assert points_of(found, "talton-lodge") == 12
    found.upgraded[lodge] = found.doubled[lodge] = 1
    assert points_of(found, "talton-lodge") == 24


@pytest.mark.rule("PRO-7", "BOA-4")
def test_flipper_turns_the_lodge_or_what_it_counts() -> None:
    found = estate("talton-lodge", "tavern", "inn", "flipper", "village-hall")
    assert sheet_of(found).total == oracle.best_total(found)


@pytest.mark.rule("PRO-12", "BOA-3")
def test_keyside_carries_the_water_and_counts_as_a_boat() -> None:
    found = Estate()
    for name, r in (("home-1", 0), ("keyside", 1), ("sea-breese", 2)):
        found.add_tile(CATALOGUE.tile(name).index, 0, r)
    assert points_of(found, "sea-breese") == 4


@pytest.mark.rule("PRO-11")
def test_the_delivery_man_walks_as_far_as_roads_lead() -> None:
    found = Estate()
    for name, r, turn in (("home-2", 0, 0), ("delivery-man", 1, 5), ("stable", -1, 0)):
        found.add_tile(CATALOGUE.tile(name).index, 0, r, turn)
    assert oracle.longest_walk(found, 1) == points_of(found, "delivery-man") == 3


@pytest.mark.rule("PRO-11", "SCO-9")
@pytest.mark.parametrize("start", range(0, 3000, 500))
def test_the_longest_walk_is_that_of_trying_all(start: int) -> None:
    for number in range(start, start + 500):
        found = random_roads(Random(f"roads/{number}"), 4 + number % 7)
        assert VillageMap(found).longest_walk(1) == oracle.longest_walk(found, 1), number


def random_roads(random: Random, size: int) -> Estate:
    """A village with many roads; the Delivery Man is its second tile."""
    found = Estate()
    place_home(found, random)
    place_tile(found, random, CATALOGUE.tile("delivery-man").index, True)
    pool = [tile for tile in CATALOGUE.tiles if tile.edges.count("R") > 2 and tile.kind == "village"]
    for tile in random.sample(pool, size):
        place_tile(found, random, tile.index, random.random() < 0.95)
    return found
