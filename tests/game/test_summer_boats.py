"""The abilities of summer boats in play (SUM-1a to SUM-4b)."""

from typing import Any

import pytest
from helpers import (
    Doc,
    asked,
    auction,
    bag,
    bid,
    bids_at,
    event,
    kinds,
    laid,
    lot,
    person,
    play,
    refused,
    screen,
    supply,
    table,
    texts,
    village,
)

import keyflower as kf


def bids(game: kf.Game, tile: str) -> set[str]:
    return {line for line in texts(game) if line.startswith(f"bid {tile} ")}


def uses(game: kf.Game, tile: str) -> set[str]:
    return {line for line in texts(game) if line.startswith(f"use {tile} ")}


def ended(season: str, *seats: Doc, lots: Any = (), **more: Any) -> kf.Game:
    """The season's boats are taken, and there is a tile to place, so that the next season has not begun."""
    game = table(*seats, person(to_place=["keywood"]), season=season, phase="boats", auction=list(lots), **more)
    while game.decisions[0].kind == "boat":
        game.play(game.legal_actions()[0])
    return game


# --- boats 1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SUM-1a")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_boat_1a_draws_two_workers_at_the_end_of_a_season(season: str) -> None:
    game = ended(season, person("summer-boat-1a"), bag={"blue": 5})
    assert screen(game, 0) == {"blue": 2}
    assert bag(game) == {"blue": 3}
    short = ended(season, person("summer-boat-1a"), bag={"blue": 1})
    assert screen(short, 0) == {"blue": 1}
    empty = ended(season, person("summer-boat-1a"), bag={})
    assert screen(empty, 0) == {}


@pytest.mark.rule("SUM-1a")
def test_boat_1a_helps_from_the_season_in_which_it_is_won_and_draws_what_has_just_come_into_the_bag() -> None:
    lots = [lot("summer-boat-1a", bid(0, 3, "red")), lot("turn-order-1", bid(1, 4, "green"))]
    game = table(person(), person(), season="summer", auction=lots, bag={})
    events = play(game, "pass", "pass", "boat keyflower")
    drawn = event(events, "drew-workers")
    assert (drawn.seat, drawn.data) == (0, {"count": 2, "tile": "summer-boat-1a"})
    assert sum(screen(game, 0).values()) == 2
    assert sum(bag(game).values()) == 5  # END-10 comes first: the bids on turn-order tiles are in the bag already
    assert asked(game) == [(0, "build")]  # and VIL-1 afterwards


@pytest.mark.rule("SUM-1b")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_boat_1b_takes_a_green_worker_if_there_is_one(season: str) -> None:
    game = ended(season, person("summer-boat-1b"))
    assert screen(game, 0) == {"green": 1}
    assert supply(game)["green"] == 19
    none = ended(season, person("summer-boat-1b"), supply={"green": 0}, bag={"green": 4})
    assert screen(none, 0) == {}
    assert bag(none) == {"green": 4}


@pytest.mark.rule("SUM-1a", "SUM-1b")
def test_several_summer_boats_work_together() -> None:
    game = ended("autumn", person("summer-boat-1b", "summer-boat-2b"))
    assert screen(game, 0) == {"green": 1}
    one = ended("autumn", person("summer-boat-1a"), person("summer-boat-3a"), bag={"red": 9})
    assert (screen(one, 0), screen(one, 1)) == ({"red": 2}, {})


# --- boats 2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SUM-2a")
def test_boat_2a_moves_goods_between_any_neighbours() -> None:
    village_tiles = ({"tile": "home-1", "goods": {"wood": 1}}, laid("summer-boat-2a", 0, 1))
    game = table(person(*village_tiles, red=1), person(), season="autumn")
    game.play("use home-1 1 red")
    assert "move wood home-1 summer-boat-2a" in texts(game)
    game.play("move wood home-1 summer-boat-2a")
    assert village(game, 0)["summer-boat-2a"]["goods"] == {"wood": 1}
    other = ({"tile": "home-1", "goods": {"wood": 1}}, laid("summer-boat-2b", 0, 1))
    without = table(person(*other, red=1), person(), season="autumn")
    without.play("use home-1 1 red")
    assert asked(without) == [(1, "turn")]


@pytest.mark.rule("SUM-2a")
def test_boat_2a_places_tiles_without_matching_edges_itself_included() -> None:
    game = table(person(to_place=["summer-boat-2a", "keywood"]), person(), season="summer", phase="build")
    # Every place beside the home, every turn that looks different: 3 for a boat; keywood RRGRRG looks the same after
    # half a turn, so 3 as well.
    assert len(texts(game, 0)) == 6 * 3 + 6 * 3
    play(game, "0: build summer-boat-2a 0,-1 0", "0: build keywood 0,1 0")
    assert village(game, 0)["keywood"]["at"] == [0, 1]
    without = table(person(to_place=["keywood"]), person(), season="summer", phase="build")
    assert len(texts(without, 0)) == 5 * 2


@pytest.mark.rule("SUM-2b")
def test_boat_2b_doubles_transport_and_upgrades_for_its_owner_on_any_tile() -> None:
    mine = person({"tile": "home-1", "goods": {"wood": 1, "stone": 1}}, laid("stable", 0, -1), "summer-boat-2b", red=1)
    game = table(mine, person("farrier"), season="autumn")
    game.play("use farrier 1 red")
    assert game.decisions[0].about["points"] == 6
    game.play("stop")
    assert game.decisions[0].about["points"] == 2


@pytest.mark.rule("SUM-2b")
def test_others_get_the_printed_figures_on_the_owners_tiles() -> None:
    theirs = person("farrier", "summer-boat-2b")
    mine = person({"tile": "home-1", "goods": {"wood": 1, "stone": 1}}, laid("stable", 0, -1), red=1)
    game = table(mine, theirs, season="autumn")
    game.play("use farrier 1 red")
    assert game.decisions[0].about["points"] == 3
    game.play("stop")
    assert game.decisions[0].about["points"] == 1


# --- boats 3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SUM-3a")
def test_boat_3a_lets_any_resource_stand_for_any_other_in_upgrades() -> None:
    home = {"tile": "home-1", "goods": {"iron": 2}}
    game = table(person(home, laid("summer-boat-3a", 0, 1), red=1), person(), season="autumn")
    play(game, "use home-1 1 red")
    assert texts(game) == ["stop", "upgrade home-1 iron iron"]
    peddler = laid("peddler", 0, -1, 0, goods={"stone": 1})
    gold = table(person({"tile": "home-1"}, peddler, "summer-boat-3a", red=1), person(), season="autumn")
    play(gold, "use home-1 1 red", "stop", "upgrade peddler stone")
    assert village(gold, 0)["peddler"]["upgraded"]


@pytest.mark.rule("SUM-3b")
def test_boat_3b_does_nothing_for_upgrades() -> None:
    home = {"tile": "home-1", "goods": {"iron": 2}}
    game = table(person(home, laid("summer-boat-3b", 0, 1), red=1), person(), season="autumn")
    play(game, "use home-1 1 red")
    assert asked(game) == [(1, "turn")]


# --- boat 4a ---------------------------------------------------------------------------------------------------------


def counter(*lots: Doc, boat: str = "summer-boat-4a") -> kf.Game:
    return table(person(boat, blue=3, red=3, green=3), person(red=9), season="autumn", auction=lots)


@pytest.mark.rule("SUM-4a")
def test_boat_4a_bids_in_another_colour_against_a_bid() -> None:
    game = counter(lot("inn", bid(1, 2, "red")))
    assert bids(game, "inn") == {"bid inn 3 red", "bid inn 3 blue", "bid inn 3 green"}
    refused(game, "bid inn 2 blue", "BID-4", "bid-too-small", have=2, need=3)  # BID-4 counts them like any others
    game.play("bid inn 3 blue")
    entry = auction(game)["inn"]
    assert entry["bids"] == [
        {"seat": 0, "colour": "blue", "count": 3, "flat": True},
        {"seat": 1, "colour": "red", "count": 2},
    ]
    assert (entry["leader"], entry["colour"]) == (0, "red")  # everybody else follows the standing colour
    assert bids(game, "inn") == {f"bid inn {count} red" for count in range(2, 10)}


@pytest.mark.rule("SUM-4a")
def test_boat_4a_only_against_a_bid() -> None:
    on_tile = lot("inn", workers={"red": 1})
    for game in (counter(on_tile), counter(lot("inn", bid(1, 1, "red"), workers={"red": 1}))):
        assert all(line.endswith("red") for line in bids(game, "inn"))
        refused(game, "bid inn 3 blue", "BID-3", "wrong-colour", needed="red", given="blue")
    # On an untouched tile any one colour is open anyway, and stands.
    fresh = counter(lot("inn"))
    fresh.play("bid inn 1 blue")
    assert auction(fresh)["inn"]["bids"] == [{"seat": 0, "colour": "blue", "count": 1}]


@pytest.mark.rule("SUM-4a")
def test_boat_4a_not_against_green_nor_at_turn_order_tiles() -> None:
    game = counter(lot("inn", bid(1, 1, "green")), lot("turn-order-1", bid(1, 1, "red")))
    assert bids(game, "inn") == {"bid inn 2 green", "bid inn 3 green"}
    assert bids(game, "turn-order-1") == {"bid turn-order-1 2 red", "bid turn-order-1 3 red"}
    refused(game, "bid inn 2 red", "BID-3", "wrong-colour", needed="green")
    refused(game, "bid turn-order-1 2 blue", "BID-3", "wrong-colour", needed="red")


@pytest.mark.rule("SUM-4a")
def test_boat_4a_not_where_the_owner_has_standing_workers_and_not_for_others() -> None:
    game = counter(lot("inn", bid(0, 1, "red"), bid(1, 2, "red")))
    assert bids(game, "inn") == {"bid inn 2 red", "bid inn 3 red"}
    without = counter(lot("inn", bid(1, 1, "red")), boat="summer-boat-3a")
    assert bids(without, "inn") == {"bid inn 2 red", "bid inn 3 red"}


@pytest.mark.rule("SUM-4a")
def test_a_flat_bid_is_raised_only_in_its_own_colour_and_not_while_a_worker_is_on_the_tile() -> None:
    game = counter(lot("inn", bid(0, 1, "blue", flat=True), bid(1, 2, "red")))
    assert bids(game, "inn") == {"bid inn 2 blue", "bid inn 3 blue"}
    refused(game, "bid inn 3 red", "SUM-4a", "flat-bid-bound", colour="blue")
    used = counter(lot("inn", bid(0, 1, "blue", flat=True), bid(1, 2, "red"), workers={"red": 1}))
    assert bids(used, "inn") == set()
    refused(used, "bid inn 2 blue", "SUM-4a", "flat-bid-bound", colour="blue")


@pytest.mark.rule("SUM-4a")
def test_every_use_follows_the_standing_colour() -> None:
    game = counter(lot("inn", bid(0, 3, "blue", flat=True), bid(1, 2, "red")))
    assert uses(game, "inn") == {"use inn 1 red", "use inn 2 red", "use inn 3 red"}
    refused(game, "use inn 1 blue", "USE-4", "wrong-colour", needed="red", given="blue")


@pytest.mark.rule("SUM-4a")
def test_a_losing_flat_bid_may_move_and_stands_unless_the_rule_applies_there() -> None:
    lots = [lot("inn", bid(0, 2, "blue", flat=True), bid(1, 3, "red")), lot("well"), lot("barn", bid(1, 1, "yellow"))]
    stands = counter(*lots)
    stands.play("bid well 0 blue +inn")
    assert auction(stands)["well"]["bids"] == [{"seat": 0, "colour": "blue", "count": 2}]
    assert auction(stands)["well"]["colour"] == "blue"
    lies = counter(*lots)
    lies.play("bid barn 0 blue +inn")
    assert auction(lies)["barn"]["bids"][0] == {"seat": 0, "colour": "blue", "count": 2, "flat": True}
    assert auction(lies)["barn"]["colour"] == "yellow"


@pytest.mark.rule("SUM-4a")
def test_flat_workers_left_alone_stand_up_and_set_the_colour() -> None:
    lots = [lot("inn", bid(0, 3, "blue", flat=True), bid(1, 2, "red")), lot("well")]
    game = table(person("summer-boat-4a", blue=3, red=3), person(red=2), season="autumn", turn=1, auction=lots)
    game.play("bid well 0 red +inn")
    assert auction(game)["inn"]["bids"] == [{"seat": 0, "colour": "blue", "count": 3}]
    assert auction(game)["inn"]["colour"] == "blue"
    assert bids(game, "inn") == {"bid inn 1 blue", "bid inn 2 blue", "bid inn 3 blue"}


@pytest.mark.rule("SUM-4a")
def test_flat_workers_stay_flat_while_a_worker_is_on_the_tile() -> None:
    lots = [lot("inn", bid(0, 3, "blue", flat=True), bid(1, 2, "red"))]
    game = table(person("summer-boat-4a", blue=3), person(), season="autumn", turn=1, auction=lots)
    game.play("use inn 0 red +inn")  # the standing group goes onto the tile itself
    assert auction(game)["inn"]["bids"] == [{"seat": 0, "colour": "blue", "count": 3, "flat": True}]
    assert auction(game)["inn"]["colour"] == "red"
    assert auction(game)["inn"]["workers"] == {"red": 2}


@pytest.mark.rule("SUM-4a", "END-1", "END-3")
def test_at_the_end_of_the_season_flat_workers_are_like_others() -> None:
    lots = [
        lot("inn", bid(0, 3, "blue", flat=True), bid(1, 2, "red")),
        lot("well", bid(0, 1, "green", flat=True), bid(1, 2, "red")),
    ]
    game = table(person("summer-boat-4a"), person(), season="autumn", auction=lots, bag={})
    play(game, "pass", "pass")
    assert bag(game) == {"blue": 3, "red": 2}
    assert (screen(game, 0), screen(game, 1)) == ({"green": 1}, {"red": 2})


# --- boat 4b ---------------------------------------------------------------------------------------------------------


def mixing(*lots: Doc, village_tile: Doc | None = None, **mine: Any) -> kf.Game:
    tiles = ("summer-boat-4b", village_tile) if village_tile else ("summer-boat-4b",)
    return table(person(*tiles, **mine), person(red=6), season="autumn", auction=list(lots))


@pytest.mark.rule("SUM-4b")
def test_boat_4b_uses_a_touched_tile_with_workers_of_any_colours() -> None:
    game = mixing(lot("inn", workers={"red": 1}), red=1, blue=1, green=1)
    assert uses(game, "inn") == {"use inn 2 any", "use inn 3 any"}
    refused(game, "use inn 1 red", "SUM-4b", "say-any", tile="inn")
    events = game.play("use inn 2 any")
    assert event(events, "use").data["colour"] == "mixed"
    assert asked(game) == [(0, "mix")]
    assert game.decisions[0].about == {"tile": "inn", "count": 2}
    assert set(texts(game)) == {"place 1 blue 1 red", "place 1 blue 1 green", "place 1 red 1 green"}
    refused(game, "place 1 blue", "SUM-4b", "place-so-many", need=2, have=1)
    refused(game, "place 2 blue", "BID-2", "not-enough-workers", have=1, need=2)
    events = game.play("place 1 blue 1 red")
    assert kinds(events) == ["placed-workers", "drew-workers"]
    assert auction(game)["inn"]["workers"] == {"blue": 1, "red": 2}
    assert auction(game)["inn"]["colour"] == "red"


@pytest.mark.rule("SUM-4b")
def test_until_the_colours_are_chosen_the_workers_are_behind_the_screen() -> None:
    lots = [lot("inn", workers={"red": 1}), lot("well", bid(0, 1, "blue"), bid(1, 2, "blue"))]
    game = mixing(*lots, red=1, yellow=1, green=1)
    game.play("use inn 2 any +well")
    entry = auction(game)["inn"]
    assert (entry["workers"], entry["last"]) == ({"red": 1, "blue": 1}, 1)
    again = kf.Game.from_position(game.position())
    for each in (game, again):
        each.play("place 1 yellow 1 green")
        entry = auction(each)["inn"]
        assert (entry["workers"], entry["last"]) == ({"red": 1, "blue": 1, "yellow": 1, "green": 1}, 3)
    assert again.position() == game.position()


@pytest.mark.rule("SUM-4b")
def test_boat_4b_works_beside_a_bid_and_against_green_too() -> None:
    game = mixing(lot("inn", bid(1, 1, "green")), blue=1)
    game.play("use inn 1 any")  # there is only one way to place, so nothing is asked
    assert auction(game)["inn"]["workers"] == {"blue": 1}
    assert auction(game)["inn"]["colour"] == "green"
    assert "standing" not in auction(game)["inn"]


@pytest.mark.rule("SUM-4b")
def test_flat_workers_count_for_the_price_and_the_limit_but_never_set_a_colour() -> None:
    game = mixing(lot("inn", bid(1, 1, "red")), blue=2)
    play(game, "use inn 2 any")
    assert uses(game, "inn") == {"use inn 3 red", "use inn 4 red"}
    refused(game, "use inn 2 red", "USE-2", "use-too-small", need=3)
    refused(game, "use inn 5 red", "USE-3", "tile-full", have=2, more=5)
    refused(game, "use inn 3 blue", "BID-2", "not-enough-workers")


@pytest.mark.rule("SUM-4b")
def test_boat_4b_does_not_apply_to_bids_nor_to_an_untouched_tile() -> None:
    game = mixing(lot("inn", bid(1, 1, "red")), lot("wainwright"), red=2, blue=2)
    assert bids(game, "inn") == {"bid inn 2 red"}
    assert uses(game, "wainwright") == {
        f"use wainwright {count} {colour}" for count in (1, 2) for colour in ("red", "blue")
    }
    refused(game, "use wainwright 2 any", "USE-4", "one-colour")
    refused(game, "bid inn 2 blue", "BID-3", "wrong-colour", needed="red")


@pytest.mark.rule("SUM-4b")
def test_losing_groups_of_different_colours_may_be_joined() -> None:
    lots = [
        lot("inn", workers={"red": 1}),
        lot("well", bid(0, 1, "blue"), bid(1, 2, "blue")),
        lot("barn", bid(0, 2, "yellow"), bid(1, 3, "yellow")),
    ]
    game = mixing(*lots, green=1)
    assert uses(game, "inn") == {
        "use inn 0 any +barn",
        "use inn 0 any +well +barn",
        "use inn 1 any +well",
        "use inn 1 any +barn",
        "use inn 1 any +well +barn",
    }
    game.play("use inn 1 any +well +barn")
    assert auction(game)["inn"]["workers"] == {"red": 1, "blue": 1, "yellow": 2, "green": 1}
    assert auction(game)["inn"]["last"] == 4
    assert bids_at(game, "well") == {1: (2, "blue")}


@pytest.mark.rule("SUM-4b", "USE-11")
def test_workers_are_kept_for_the_price() -> None:
    peddler = {"tile": "peddler", "workers": {"red": 1}}
    game = mixing(village_tile=peddler, yellow=1, blue=2, red=1)
    assert uses(game, "peddler") == {"use peddler 2 any", "use peddler 3 any"}
    game.play("use peddler 2 any")
    assert set(texts(game)) == {"place 2 blue", "place 1 blue 1 red"}  # the yellow one must pay
    refused(game, "place 1 blue 1 yellow", "USE-11", "no-worker-to-pay", colour="yellow")
    game.play("place 2 blue")
    assert screen(game, 0) == {"red": 1, "green": 1}


@pytest.mark.rule("SUM-4b")
def test_others_follow_the_standing_colour_of_the_tile() -> None:
    game = table(
        person("summer-boat-4b"),
        person(red=6, blue=6),
        season="autumn",
        turn=1,
        auction=[lot("inn", bid(0, 1, "red"), workers={"blue": 2}, flat=True)],
    )
    assert uses(game, "inn") == {"use inn 3 red", "use inn 4 red"}
    assert not [line for line in bids(game, "inn") if "blue" in line]
