"""Extensions (EXT-1 to EXT-6) and cabins (CAB-1, CAB-2)."""

import pytest
from helpers import (
    Doc,
    asked,
    auction,
    bag,
    bid,
    event,
    everybody_passes,
    lot,
    person,
    play,
    refused,
    screen,
    supply,
    texts,
    village,
)

import keyflower as kf

from .build import holding, merchants, quiet, upgraded


def extends(game: kf.Game) -> list[str]:
    return [line for line in texts(game) if line.startswith("extend")]


def colours(game: kf.Game, tile: str) -> set[str]:
    """The colours of the extensions that may be built on a tile."""
    return {line.split()[2].split("-")[1] for line in extends(game) if line.split()[1] == tile}


def home(**more: object) -> Doc:
    return upgraded("home-1", **more)


# --- cabins ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAB-1")
def test_a_cabin_adds_an_upgrade_point_for_whoever_uses_the_home() -> None:
    goods = {"wood": 2, "stone": 1}
    mine = person({"tile": "home-1", "cabins": 2, "goods": goods}, "keywood", red=2, saw=1)
    other = person({"tile": "home-2", "goods": {"stone": 1, "iron": 1}}, "keystone-quarry", red=3, pick=1, saw=1)
    game = merchants(mine, other)
    play(game, "use home-1 1 red", "stop")
    assert game.decisions[0].about["points"] == 3
    play(game, "upgrade home-1 stone wood", "upgrade keywood saw")
    # The neighbour who uses it has the three points too, for their own village.
    play(game, "stop", "1: use home-1 2 red", "stop")
    assert game.decisions[0].about["points"] == 3
    play(game, "upgrade home-2 iron stone", "upgrade keystone-quarry pick")
    assert village(game, 1)["keystone-quarry"]["upgraded"]


@pytest.mark.rule("CAB-1")
def test_cabins_upgrading_and_an_extension_go_together() -> None:
    seat = person(home(cabins=1, goods={"wood": 1}), red=2)
    game = merchants(seat, quiet())
    play(game, "use home-1 1 red")
    assert asked(game) == [(0, "upgrade")]
    game.play("extend home-1 extension-red-3 wood")
    shown = village(game, 0)["home-1"]
    assert (shown["upgraded"], shown["cabins"], shown["extension"]) == (True, 1, "extension-red-3")


@pytest.mark.rule("CAB-2", "SUM-2b")
def test_boat_2b_doubles_printed_points_and_cabins_on_whatever_home_its_owner_uses() -> None:
    mine = person({"tile": "home-1", "cabins": 1, "goods": {"wood": 1, "stone": 1}}, "keywood", "summer-boat-2b", red=2)
    other = person({"tile": "home-2", "cabins": 2, "goods": {"stone": 1, "iron": 1}}, red=3)
    game = merchants(mine, other)
    own = game.copy()
    play(own, "use home-1 1 red")
    assert own.decisions[0].about == {"tile": "home-1", "points": 2}  # transport: cabins do not change it
    play(own, "stop")
    assert own.decisions[0].about["points"] == (1 + 1) * 2
    play(game, "use home-2 1 red", "stop")
    assert game.decisions[0].about["points"] == (1 + 2) * 2
    # Others use the owner's home undoubled.
    play(game, "stop", "1: use home-1 1 red")
    assert game.decisions[0].about["points"] == 1 + 1


@pytest.mark.rule("CAB-2")
def test_cabins_score_only_with_ianvincible_2() -> None:
    def total(boat: str) -> int:
        seat = person({"tile": "home-1", "cabins": 3}, boat)
        return merchants(seat, quiet(), start=1, season="winter", phase="build").scores().totals[0]

    assert total("flipper-2") == 0
    assert total("ianvincible-2") == 2 * (1 + 3)


# --- what may be extended --------------------------------------------------------------------------------------------


@pytest.mark.rule("EXT-1")
def test_only_upgraded_tiles_of_the_own_village_once_each() -> None:
    mine = person(home(), upgraded("stable"), {"tile": "keywood"}, "keyflower", red=4, saw=1)
    game = merchants(mine, person(upgraded("home-2")))
    play(game, "use stable 1 red")
    assert {line.split()[1] for line in extends(game)} == {"home-1", "stable"}
    refused(game, "extend keywood extension-red-1 red", "EXT-1", "not-upgraded-yet", tile="keywood")
    refused(game, "extend home-2 extension-red-1 red", "EXT-1", "not-your-village", tile="home-2")
    refused(game, "extend keyflower extension-red-1 red", "EXT-1", "never-extended", tile="keyflower")
    told = event(game.play("extend home-1 extension-red-1 red"), "extended")
    assert told.data == {
        "tile": "home-1", "extension": "extension-red-1", "colour": "red", "pieces": {"red": 1},
    }  # fmt: skip
    assert game.decisions[0].about["points"] == 1  # of the Stable's two
    refused(game, "extend home-1 extension-red-5 saw", "EXT-1", "already-extended", tile="home-1")
    refused(game, "extend stable extension-red-1 red", "EXT-1", "extension-gone", extension="extension-red-1")


@pytest.mark.rule("EXT-1")
def test_a_tile_upgraded_by_an_earlier_point_can_be_extended_by_a_later_one() -> None:
    seat = person(upgraded("stable"), {"tile": "keywood"}, red=3, saw=2)
    game = merchants(seat, quiet())
    play(game, "use stable 1 red")
    assert "extend keywood extension-red-5 saw" not in texts(game)
    game.play("upgrade keywood saw")
    game.play("extend keywood extension-red-5 saw")
    assert village(game, 0)["keywood"]["extension"] == "extension-red-5"
    assert asked(game) == [(1, "turn")]


@pytest.mark.rule("EXT-1")
def test_a_cabins_point_may_extend() -> None:
    game = merchants(person(home(cabins=1), upgraded("keywood"), red=4), quiet())
    play(game, "use home-1 1 red", "extend home-1 extension-red-1 red", "extend keywood extension-blue-2 red")
    assert village(game, 0)["keywood"]["extension"] == "extension-blue-2"


@pytest.mark.rule("EXT-1")
def test_extending_answers_no_other_question() -> None:
    game = merchants(person(home(), red=4), quiet())
    refused(game, "extend home-1 extension-red-1 red", "TURN-1", "no-such-question")
    with pytest.raises(kf.NotationError, match="no extension called"):
        game.parse("extend home-1 extension-red-9 red")


@pytest.mark.rule("EXT-6", "EXT-1")
def test_winter_tiles_boats_and_turn_order_tiles_are_never_extended() -> None:
    tiles = ("scribes", "summer-boat-1a", "turn-order-1")
    game = merchants(person(home(), *tiles, red=4), quiet(), season="winter")
    play(game, "use home-1 1 red")
    refused(game, "extend scribes extension-red-1 red", "EXT-6", "never-extended", tile="scribes")
    for tile in tiles[1:]:
        refused(game, f"extend {tile} extension-red-1 red", "EXT-1", "never-extended", tile=tile)
    with pytest.raises(kf.NotationError, match="scribes is not upgraded"):
        merchants(person({"tile": "scribes", "extension": "extension-red-1"}), quiet())


# --- what it costs ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EXT-2")
def test_resources_lie_on_the_tile_and_skills_come_from_the_screen() -> None:
    seat = person(home(goods={"wood": 1}), upgraded("keywood", goods={"iron": 1}), red=2, saw=1)
    game = merchants(seat, quiet())
    play(game, "use home-1 1 red", "stop")
    assert "extend home-1 extension-red-3 wood" in texts(game)
    # The iron lies elsewhere, and there is one wood only.
    refused(game, "extend home-1 extension-red-4 wood iron", "EXT-2", "cannot-pay-extension", tile="home-1")
    wood, saw = supply(game)["wood"], supply(game)["saw"]
    paid = game.copy()
    paid.play("extend home-1 extension-red-3 wood")
    assert supply(paid)["wood"] == wood + 1
    assert "goods" not in village(paid, 0)["home-1"]
    paid = game.copy()
    paid.play("extend home-1 extension-red-5 saw")
    assert supply(paid)["saw"] == saw + 1
    assert screen(paid, 0) == {"red": 1}
    refused(game, "extend keywood extension-blue-5 anvil", "EXT-2", "cannot-pay-extension", cost="1 anvil")


@pytest.mark.rule("EXT-2")
def test_gold_may_stand_for_any_resource_and_nothing_stands_for_gold() -> None:
    game = merchants(person(home(goods={"gold": 2}), green=2), quiet())
    play(game, "use home-1 1 green")
    assert "extend home-1 extension-green-2 gold" in texts(game)
    assert "extend home-1 extension-green-3 gold gold" in texts(game)
    game = merchants(person(home(goods={"gold": 1}), red=2), quiet())
    play(game, "use home-1 1 red")
    assert "extend home-1 extension-red-3 gold" in texts(game)
    game = merchants(person(home(goods={"wood": 2}), green=2), quiet())
    play(game, "use home-1 1 green")
    refused(game, "extend home-1 extension-green-2 wood", "EXT-2", "cannot-pay-extension", cost="1 gold")


@pytest.mark.rule("EXT-2")
def test_a_worker_pays_from_behind_the_screen_and_goes_into_the_bag() -> None:
    game = merchants(person(home(), red=2, blue=1, green=1), quiet(), bag={"red": 5, "blue": 5})
    play(game, "use home-1 1 red")
    paying = {line.split()[3] for line in extends(game) if line.split()[2] == "extension-red-2"}
    assert paying == {"red", "blue", "green"}  # any worker will do
    paying = {line.split()[3] for line in extends(game) if line.split()[2] == "extension-red-1"}
    assert paying == {"red"}
    refused(game, "extend home-1 extension-red-1 blue", "EXT-2", "cannot-pay-extension", cost="1 red worker")
    game.play("extend home-1 extension-red-2 green")
    assert bag(game) == {"red": 5, "blue": 5, "green": 1}
    assert supply(game)["green"] == 19  # green workers go into the bag too, not back to the supply
    assert screen(game, 0) == {"red": 1, "blue": 1}


@pytest.mark.rule("EXT-2")
def test_workers_on_a_tile_never_pay() -> None:
    game = merchants(person(home(), red=1), quiet())
    play(game, "use home-1 1 red")
    assert asked(game) == [(1, "turn")]  # the one red worker lies on the home: nothing can be paid


@pytest.mark.rule("EXT-2")
def test_a_whole_losing_bid_may_be_given_up_in_the_colour_that_is_asked_for() -> None:
    lots = [
        lot("keywood", bid(0, 2, "blue"), bid(1, 3, "blue")),
        lot("miner", bid(0, 1, "red"), bid(1, 2, "red")),
        lot("woodcutter", bid(0, 1, "red")),
    ]
    game = merchants(person(home(), red=1), quiet(), auction=lots, bag={"red": 5, "blue": 5})
    play(game, "use home-1 1 red")
    assert extends(game) == [
        "extend home-1 extension-red-1 +miner",
        "extend home-1 extension-red-2 +keywood",
        "extend home-1 extension-red-2 +miner",
    ]
    refused(game, "extend home-1 extension-red-1 +keywood", "EXT-2", "cannot-pay-extension")
    refused(game, "extend home-1 extension-red-2 +woodcutter", "EXT-2", "cannot-pay-extension")  # it leads
    told = event(game.play("extend home-1 extension-red-2 +keywood"), "extended")
    assert told.data["pieces"] == {"blue": 2}  # more than the price is lost
    assert bag(game) == {"red": 5, "blue": 7}
    assert [entry["seat"] for entry in auction(game)["keywood"]["bids"]] == [1]


@pytest.mark.rule("EXT-3", "SUM-3a")
def test_boat_3a_lets_any_resource_pay_for_any_other() -> None:
    seat = person(home(goods={"stone": 1}), "summer-boat-3a", green=2)
    game = merchants(seat, quiet())
    play(game, "use home-1 1 green")
    assert "extend home-1 extension-green-2 stone" in texts(game)
    plain = merchants(person(home(goods={"stone": 1}), green=2), quiet())
    play(plain, "use home-1 1 green")
    assert "extend home-1 extension-green-2 stone" not in texts(plain)


# --- its colour ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EXT-4")
def test_the_extension_has_the_tiles_standing_colour() -> None:
    seat = person(home(), upgraded("keywood", workers={"blue": 1}), upgraded("miner"), red=3, yellow=3)
    game = merchants(seat, quiet())
    play(game, "use home-1 1 red")
    assert colours(game, "home-1") == {"red"}  # the workers just placed count
    assert colours(game, "keywood") == {"blue"}
    assert colours(game, "miner") == {"blue", "red", "yellow"}  # no workers there: any colour that can be paid
    refused(game, "extend home-1 extension-blue-2 red", "EXT-4", "extension-wrong-colour", needed="red", given="blue")


@pytest.mark.rule("EXT-4")
def test_flat_workers_do_not_count() -> None:
    tile = upgraded("keywood", workers={"blue": 1, "yellow": 2}, standing="yellow")
    game = merchants(person(home(), tile, red=3, blue=2), quiet())
    play(game, "use home-1 1 red")
    assert colours(game, "keywood") == {"yellow"}


@pytest.mark.rule("EXT-4")
def test_from_then_on_the_extension_sets_the_colour_for_good() -> None:
    seats = [person(upgraded("keywood", extension="extension-blue-2"), red=3, blue=3), person(red=3, blue=5)]
    game = merchants(*seats, auction=[lot("turn-order-1")])
    refused(game, "use keywood 1 red", "USE-4", "wrong-colour", needed="blue", given="red")
    play(game, "use keywood 1 blue", "1: use keywood 2 blue", "0: pass")
    everybody_passes(game)
    while game.position()["season"] == "spring":
        game.play(game.legal_actions(game.decisions[0].seat)[0])
    assert village(game, 0)["keywood"]["colour"] == "blue"
    assert "workers" not in village(game, 0)["keywood"]
    assert not [line for line in texts(game) if line.startswith("use keywood") and "blue" not in line]


@pytest.mark.rule("EXT-4", "SUM-4b")
def test_boat_4b_may_place_any_colours_there_even_as_the_first_of_a_season() -> None:
    tile = upgraded("keywood", extension="extension-blue-2")
    game = merchants(person(tile, "summer-boat-4b", red=2, yellow=1), person(blue=4, red=4))
    play(game, "use keywood 2 any", "place 1 red 1 yellow")
    shown = village(game, 0)["keywood"]
    assert shown["workers"] == {"red": 1, "yellow": 1}
    assert shown["colour"] == "blue"  # they lie flat and set no colour
    assert "standing" not in shown
    refused(game, "1: use keywood 3 red", "USE-4", "wrong-colour", needed="blue")
    game.play("1: use keywood 3 blue")
    assert village(game, 0)["keywood"]["standing"] == "blue"


@pytest.mark.rule("EXT-4", "SUM-4b")
def test_without_an_extension_boat_4b_does_not_help_on_an_untouched_tile() -> None:
    game = merchants(person(upgraded("keywood"), "summer-boat-4b", red=2, yellow=1), quiet())
    assert "use keywood 2 any" not in texts(game)


@pytest.mark.rule("EXT-5")
def test_an_extension_doubles_the_printed_points_and_nothing_else() -> None:
    barn = {"tile": "barn", "upgraded": True, "extension": "extension-blue-1", "goods": {"wood": 2}}
    sawmill = {"tile": "sawmill", "upgraded": True, "extension": "extension-red-1"}
    game = merchants(person(barn, sawmill), quiet(), start=1, season="winter", phase="build")
    sheet = game.scores().sheets[0]
    assert sheet.of("barn") == 4
    assert sheet.of("sawmill") == 20
    assert sheet.total == 24


def test_positions_keep_extensions_and_cabins_apart() -> None:
    with pytest.raises(kf.NotationError, match="extension-red-1 lies on another tile already"):
        merchants(person(home(extension="extension-red-1")), person(upgraded("home-2", extension="extension-red-1")))
    with pytest.raises(kf.NotationError, match="there is no extension 'roof'"):
        merchants(person(home(extension="roof")), quiet())
    with pytest.raises(kf.NotationError, match="cabins stand on the home"):
        merchants(person({"tile": "keywood", "cabins": 1}), quiet())
    with pytest.raises(kf.NotationError, match="there are not so many cabins"):
        merchants(person({"tile": "home-1", "cabins": 4}), person({"tile": "home-2", "cabins": 3}))
    with pytest.raises(kf.NotationError, match="contract-red-4 is already at"):
        merchants(holding(person(), "contract-red-4", "contract-red-4"), quiet())
    with pytest.raises(kf.NotationError, match="is not among its contracts"):
        merchants(holding(person(), "contract-red-4", open_contracts=["contract-blue-4"]), quiet())
