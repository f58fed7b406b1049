"""The six boats of the base game after winter, and the summer boats that change the scoring (BOA, SUM-2b, SUM-3b)."""

import pytest

from keyflower.game.scoring import Estate

from .build import estate, line, sheet_of, total

# Home, and to its east two spring tiles: three tiles, each joined by road to the two others.
TRIANGLE = ("alehouse @1,-1,0", "woodcutter @1,0,0")
# To the west a link with two opposite roads, and beyond it three more tiles in a ring.
LINK = "sawmill @-1,0,2"
SECOND = ("key-mine @-2,0,2", "keystone-quarry @-3,0,2", "quarryman @-3,1,1")


@pytest.mark.rule("BOA-1")
def test_keyflower_counts_transport_on_visible_sides() -> None:
    assert total(estate("keyflower", "stable")) == 1 + 2
    # Home 2, Stable 4, Farrier 3, Wainwright 4; printed points 5 and 5.
    assert total(estate("home-1+", "keyflower", "stable+", "farrier", "wainwright")) == 13 + 10


@pytest.mark.rule("SUM-2b", "BOA-1")
def test_boat_2b_doubles_keyflower() -> None:
    assert sheet_of(estate("keyflower", "summer-boat-2b", "stable")).of("keyflower") == 6
    assert sheet_of(estate("keyflower", "summer-boat-2a", "stable")).of("keyflower") == 3


@pytest.mark.rule("BOA-2")
def test_sea_bastion_counts_the_tiles_of_a_loop() -> None:
    assert sheet_of(estate("sea-bastion", *TRIANGLE)).of("sea-bastion") == 3
    assert sheet_of(estate("sea-bastion", TRIANGLE[0])).of("sea-bastion") == 0


@pytest.mark.rule("BOA-2")
def test_a_tile_that_only_links_two_loops_does_not_count() -> None:
    assert sheet_of(estate("sea-bastion", *TRIANGLE, LINK)).of("sea-bastion") == 3
    assert sheet_of(estate("sea-bastion", *TRIANGLE, LINK, *SECOND)).of("sea-bastion") == 6


@pytest.mark.rule("BOA-2")
def test_a_loop_needs_road_at_both_sides_of_every_joint() -> None:
    # Turned twice, the Woodcutter has grass towards the home.
    assert sheet_of(estate("sea-bastion", TRIANGLE[0], "woodcutter @1,0,3")).of("sea-bastion") == 0


@pytest.mark.rule("BOA-3")
@pytest.mark.parametrize(("boats", "points"), [(1, 2), (2, 4), (3, 8), (4, 16), (5, 32), (6, 32)])
def test_sea_breese_counts_the_boats_on_the_water(boats: int, points: int) -> None:
    names = ["summer-boat-1a", "summer-boat-4b", "sea-breese", "summer-boat-3a", "summer-boat-2a", "ianvincible-2"]
    chain = [f"{name} @0,{number + 1},0" for number, name in enumerate(names)]
    far = [] if boats >= 3 else ["sea-breese @9,9,0"]
    assert sheet_of(estate(*chain[:boats], *far)).of("sea-breese") == points


@pytest.mark.rule("BOA-3")
def test_sea_breese_needs_unbroken_water() -> None:
    # The second boat is turned: grass touches water, and the third boat is cut off too.
    end = estate("summer-boat-1a @0,1,0", "sea-breese @0,2,1", "summer-boat-4b @0,3,0")
    assert sheet_of(end).of("sea-breese") == 2
    # A tile that is no boat does not carry the water on.
    end = estate("summer-boat-1a @0,1,0", "key-celeste @0,2,0", "sea-breese @0,3,0")
    assert sheet_of(end).of("sea-breese") == 2
    # A boat that touches the home elsewhere than at its water.
    assert sheet_of(estate("sea-breese @0,-1,0")).of("sea-breese") == 0


@pytest.mark.rule("BOA-4")
def test_flipper_scores_two_and_turns_the_best_tile() -> None:
    sheet = sheet_of(estate("home-1+", "flipper", "gold-mine", "goldsmith", "alehouse"))
    assert sheet.of("flipper") == 2
    assert [item.about for item in sheet.items if item.note == "turned"] == ["goldsmith"]
    assert sheet.total == 5 + 2 + 7


@pytest.mark.rule("BOA-4")
def test_flipper_may_turn_the_home_but_no_boat() -> None:
    assert total(estate("flipper")) == 2 + 5
    assert total(estate("home-1+", "flipper", "ianvincible")) == 5 + 2 + 5


@pytest.mark.rule("BOA-4")
def test_turning_a_barn_comes_too_late_for_what_lies_on_it() -> None:
    sheet = sheet_of(estate("home-1+", "flipper", "barn wood=3"))
    assert sheet.of("barn") == 3
    assert sheet.total == 5 + 2 + 3
    assert not [item for item in sheet.items if item.note == "turned"]


@pytest.mark.rule("BOA-4", "BOA-1")
def test_flippers_turn_counts_for_transport() -> None:
    # The Stable gains 5 points and 2 transport, doubled; the Goldsmith would gain 7.
    sheet = sheet_of(estate("home-1+", "flipper", "keyflower", "summer-boat-2b", "stable", "goldsmith"))
    assert [item.about for item in sheet.items if item.note == "turned"] == ["stable"]
    assert sheet.of("keyflower") == 2 * (2 + 4)


@pytest.mark.rule("BOA-5")
def test_ianvincible() -> None:
    assert total(estate("ianvincible")) == 5


@pytest.mark.rule("BOA-6")
def test_white_wind_takes_the_workers_left() -> None:
    assert total(estate("white-wind", blue=3, green=2)) == 5
    sheet = sheet_of(estate("white-wind", "key-market", blue=3, green=2, purple=1))
    assert sheet.of("white-wind") == 3
    assert sheet.of("key-market") == 6


def wild(*tiles: str, **pieces: int) -> Estate:
    return estate("summer-boat-3b", *tiles, **pieces)


@pytest.mark.rule("SUM-3b")
def test_boat_3b_makes_resources_wild() -> None:
    assert total(wild("mercers-guild", stone=6)) == 10
    assert total(wild("jeweller", wood=3)) == 6
    assert total(wild(wood=3)) == 3
    assert total(wild("mercers-guild", stone=4)) == 5 + 1
    # Boat 3a does not reach into the scoring.
    assert total(estate("summer-boat-3a", "mercers-guild", stone=6)) == 0


@pytest.mark.rule("SUM-3b")
def test_boat_3b_on_the_blacksmith() -> None:
    sheet = sheet_of(wild("blacksmith+ stone=2 iron=1", wood=2))
    assert line(sheet, "blacksmith").what == {"stone": 2, "iron": 1}
    assert sheet.of("blacksmith") == 9
    # The wood cannot be moved there; it counts as gold left over.
    assert sheet.total == 9 + 2
