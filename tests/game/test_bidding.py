"""Bidding (BID-1 to BID-11)."""

import pytest
from helpers import (
    auction,
    bag,
    bid,
    bids_at,
    event,
    laid,
    lot,
    person,
    play,
    refused,
    screen,
    table,
    texts,
)

import keyflower as kf


def bids(game: kf.Game, tile: str) -> set[str]:
    """The legal bids at a tile."""
    return {line for line in texts(game) if line.startswith(f"bid {tile} ")}


@pytest.mark.rule("BID-1")
def test_village_tiles_summer_boats_and_turn_order_tiles_are_bid_for() -> None:
    game = table(person(red=2), person(), season="summer", auction=[lot("tavern"), lot("summer-boat-3a")])
    for tile in ("tavern", "summer-boat-3a", "turn-order-1"):
        assert bids(game, tile) == {f"bid {tile} 1 red", f"bid {tile} 2 red"}
    refused(game, "bid tavern 0 red", "BID-1", "no-workers-named")
    game.play("bid summer-boat-3a 2 red")
    assert bids_at(game, "summer-boat-3a") == {0: (2, "red")}


@pytest.mark.rule("BID-1")
@pytest.mark.parametrize("tile", ["keyflower", "home-1", "keywood", "well", "turn-order-2"])
def test_boats_and_tiles_that_are_not_in_the_auction_cannot_be_bid_for(tile: str) -> None:
    game = table(person("keywood", red=2), person(), season="summer", auction=[lot("tavern")])
    refused(game, f"bid {tile} 1 red", "BID-1", "tile-not-in-auction", tile=tile)


@pytest.mark.rule("BID-2")
def test_workers_come_from_the_screen_from_losing_bids_or_both() -> None:
    lots = [lot("keywood", bid(0, 2, "red"), bid(1, 3, "red")), lot("miner")]
    game = table(person(red=1), person(), auction=lots)
    assert bids(game, "miner") == {"bid miner 1 red", "bid miner 0 red +keywood", "bid miner 1 red +keywood"}
    game.play("bid miner 1 red +keywood")
    assert bids_at(game, "miner") == {0: (3, "red")}
    assert bids_at(game, "keywood") == {1: (3, "red")}
    assert screen(game, 0) == {}


@pytest.mark.rule("BID-2")
def test_nobody_bids_with_workers_they_do_not_have() -> None:
    lots = [lot("keywood", bid(1, 1, "red")), lot("miner")]
    game = table(person(red=2, blue=5), person(), auction=lots)
    refused(game, "bid keywood 3 red", "BID-2", "not-enough-workers", have=2, need=3, colour="red")
    refused(game, "bid miner 1 green", "BID-2", "not-enough-workers", have=0, need=1, colour="green")
    refused(game, "bid miner 1 red +keywood", "BID-2", "no-bid-there", tile="keywood")


@pytest.mark.rule("BID-3", "USE-4")
def test_who_has_nothing_of_a_tile_s_colour_is_told_that_colour() -> None:
    game = table(person(blue=5), person(), auction=[lot("keywood", bid(1, 1, "red"))])
    refused(game, "bid keywood 2 red", "BID-3", "no-worker-of-colour", tile="keywood", colour="red")
    refused(game, "use keywood 1 red", "USE-4", "no-worker-of-colour", tile="keywood", colour="red")
    refused(game, "bid keywood 2 blue", "BID-3", "wrong-colour", needed="red")


@pytest.mark.rule("BID-3")
def test_a_bid_follows_the_colour_of_the_bids_around_the_tile() -> None:
    game = table(person(red=3, blue=3), person(), auction=[lot("keywood", bid(1, 1, "red"))])
    assert bids(game, "keywood") == {"bid keywood 2 red", "bid keywood 3 red"}
    refused(game, "bid keywood 2 blue", "BID-3", "wrong-colour", needed="red", given="blue")


@pytest.mark.rule("BID-3")
def test_a_bid_follows_the_colour_of_the_workers_on_the_tile() -> None:
    game = table(person(red=1, blue=1), person(), auction=[lot("keywood", workers={"blue": 1})])
    assert bids(game, "keywood") == {"bid keywood 1 blue"}
    refused(game, "bid keywood 1 red", "BID-3", "wrong-colour", needed="blue", given="red")


@pytest.mark.rule("BID-3")
def test_an_untouched_tile_takes_any_one_colour() -> None:
    game = table(person(red=1, blue=1, yellow=1, green=1), person(), auction=[lot("keywood")])
    assert bids(game, "keywood") == {f"bid keywood 1 {colour}" for colour in ("red", "blue", "yellow", "green")}
    game.play("bid keywood 1 yellow")
    assert auction(game)["keywood"]["colour"] == "yellow"


@pytest.mark.rule("BID-3")
def test_green_is_a_colour_and_never_a_joker() -> None:
    lots = [lot("keywood", bid(1, 1, "red")), lot("miner", bid(1, 1, "green"))]
    game = table(person(red=2, green=2), person(), auction=lots)
    assert bids(game, "keywood") == {"bid keywood 2 red"}
    assert bids(game, "miner") == {"bid miner 2 green"}
    refused(game, "bid keywood 2 green", "BID-3", "wrong-colour", needed="red", given="green")
    refused(game, "bid miner 2 red", "BID-3", "wrong-colour", needed="green", given="red")


@pytest.mark.rule("BID-3")
def test_groups_of_different_colours_cannot_be_joined() -> None:
    lots = [
        lot("keywood", bid(0, 1, "red"), bid(1, 2, "red")),
        lot("miner", bid(0, 1, "blue"), bid(1, 2, "blue")),
        lot("stable"),
    ]
    game = table(person(red=1), person(), auction=lots)
    refused(game, "bid stable 1 red +miner", "BID-3", "group-wrong-colour", tile="miner", given="blue", needed="red")
    assert "bid stable 0 blue +miner" in bids(game, "stable")
    assert "bid stable 1 red +keywood" in bids(game, "stable")


@pytest.mark.rule("BID-3")
def test_the_colour_goes_with_the_last_worker_but_a_leading_bid_keeps_it() -> None:
    lots = [lot("keywood", bid(0, 1, "red"), bid(1, 2, "red")), lot("miner")]
    game = table(person(), person(blue=4, red=1), auction=lots)
    game.play("bid miner 0 red +keywood")
    assert auction(game)["keywood"]["colour"] == auction(game)["miner"]["colour"] == "red"
    assert "bid keywood 1 red" in bids(game, "keywood")
    assert not [line for line in bids(game, "keywood") if "blue" in line]


@pytest.mark.rule("BID-4")
def test_a_bid_must_become_larger_than_every_other() -> None:
    lots = [lot("keywood", bid(1, 3, "red"), bid(2, 2, "red"), bid(0, 1, "red"))]
    game = table(person(red=4), person(), person(), auction=lots)
    assert bids(game, "keywood") == {"bid keywood 3 red", "bid keywood 4 red"}
    refused(game, "bid keywood 1 red", "BID-4", "bid-too-small", have=2, need=4)
    refused(game, "bid keywood 2 red", "BID-4", "bid-too-small", have=3, need=4)
    events = game.play("bid keywood 3 red")
    assert event(events, "bid").data == {"tile": "keywood", "colour": "red", "count": 3, "total": 4, "groups": []}
    assert auction(game)["keywood"]["leader"] == 0


@pytest.mark.rule("BID-4")
def test_a_moved_group_must_lead_in_its_new_place() -> None:
    lots = [
        lot("keywood", bid(0, 2, "red"), bid(1, 3, "red")),
        lot("miner", bid(1, 2, "red")),
        lot("stable", bid(1, 1, "red")),
    ]
    game = table(person(), person(), auction=lots)
    assert [line for line in texts(game) if line.startswith("bid")] == [
        "bid stable 0 red +keywood",
        "bid turn-order-1 0 red +keywood",
    ]
    refused(game, "bid miner 0 red +keywood", "BID-4", "bid-too-small", have=2, need=3)


@pytest.mark.rule("BID-5")
def test_the_leader_may_add_to_their_own_bid() -> None:
    game = table(person(red=2), person(), auction=[lot("keywood", bid(0, 2, "red"), bid(1, 1, "red"))])
    assert bids(game, "keywood") == {"bid keywood 1 red", "bid keywood 2 red"}
    game.play("bid keywood 1 red")
    assert bids_at(game, "keywood")[0] == (3, "red")


@pytest.mark.rule("BID-6")
def test_a_leading_bid_cannot_be_taken_away() -> None:
    lots = [lot("keywood", bid(0, 2, "red"), bid(1, 1, "red")), lot("miner")]
    game = table(person(red=1), person(), auction=lots)
    refused(game, "bid miner 0 red +keywood", "BID-6", "group-not-losing", tile="keywood")
    refused(game, "use miner 0 red +keywood", "BID-6", "group-not-losing", tile="keywood")
    assert not [line for line in texts(game) if "+keywood" in line]


@pytest.mark.rule("BID-6", "USE-11")
def test_a_leading_bid_cannot_be_given_up_as_a_price() -> None:
    game = table(
        person("peddler", yellow=1, red=1, blue=1),
        person(),
        auction=[lot("keywood", bid(0, 2, "yellow")), lot("miner")],
    )
    game.play("use peddler 1 red")  # one yellow worker alone can pay, and does
    assert bids_at(game, "keywood") == {0: (2, "yellow")}
    assert screen(game, 0) == {"blue": 1, "green": 1}


@pytest.mark.rule("BID-7")
def test_a_losing_bid_moves_whole_and_others_may_join_it() -> None:
    lots = [
        lot("keywood", bid(0, 2, "red"), bid(1, 3, "red")),
        lot("miner", bid(0, 1, "red"), bid(1, 2, "red")),
        lot("stable"),
    ]
    game = table(person(red=1), person(), auction=lots)
    assert bids(game, "stable") == {
        "bid stable 1 red",
        "bid stable 0 red +keywood",
        "bid stable 1 red +keywood",
        "bid stable 0 red +miner",
        "bid stable 1 red +miner",
        "bid stable 0 red +keywood +miner",
        "bid stable 1 red +keywood +miner",
    }
    events = game.play("bid stable 1 red +keywood +miner")
    assert event(events, "bid").data["groups"] == ["keywood", "miner"]
    assert bids_at(game, "stable") == {0: (4, "red")}
    assert bids_at(game, "keywood") == {1: (3, "red")}
    assert bids_at(game, "miner") == {1: (2, "red")}


@pytest.mark.rule("BID-7")
def test_a_losing_bid_may_stay_and_be_made_larger() -> None:
    lots = [lot("keywood", bid(0, 2, "red"), bid(1, 3, "red")), lot("miner", bid(0, 1, "red"), bid(1, 2, "red"))]
    game = table(person(red=2), person(), auction=lots)
    assert bids(game, "keywood") == {
        "bid keywood 2 red",
        "bid keywood 1 red +miner",
        "bid keywood 2 red +miner",
    }
    refused(game, "bid keywood 2 red +keywood", "BID-7", "group-is-here", tile="keywood")
    game.play("bid keywood 1 red +miner")
    assert bids_at(game, "keywood") == {0: (4, "red"), 1: (3, "red")}


@pytest.mark.rule("BID-7")
def test_no_action_takes_a_part_of_a_group() -> None:
    lots = [lot("keywood", bid(0, 3, "yellow"), bid(1, 4, "yellow")), lot("miner")]
    game = table(person("peddler", red=1, yellow=1), person(), auction=lots)
    assert any("+keywood" in line for line in texts(game))
    for action in game.legal_actions():
        copy = game.copy()
        copy.play(action)
        assert bids_at(copy, "keywood").get(0, (0, ""))[0] in (0, 3), str(action)
        for answer in copy.legal_actions(0):  # to the question of what pays
            after = copy.copy()
            after.play(answer)
            assert bids_at(after, "keywood").get(0, (0, ""))[0] in (0, 3), str(answer)


@pytest.mark.rule("BID-8")
def test_workers_never_go_back_behind_the_screen_during_the_season() -> None:
    lots = [lot("keywood", bid(0, 2, "red"), bid(1, 3, "red")), lot("miner", workers={"red": 1})]
    game = table(person(red=1), person(), auction=lots)
    for action in game.legal_actions():
        copy = game.copy()
        copy.play(action)
        assert sum(screen(copy, 0).values()) <= 1, str(action)
    game.play("pass")
    assert bids_at(game, "keywood")[0] == (2, "red")


@pytest.mark.rule("BID-9")
def test_there_is_no_upper_limit_to_a_bid() -> None:
    game = table(person(red=30), person(), auction=[lot("keywood", bid(1, 7, "red"))])
    assert bids(game, "keywood") == {f"bid keywood {count} red" for count in range(8, 31)}
    game.play("bid keywood 30 red")
    assert bids_at(game, "keywood")[0] == (30, "red")


@pytest.mark.rule("BID-10")
def test_turn_order_tiles_are_bid_for_in_the_same_way_and_one_may_lead_several() -> None:
    lots = [lot("turn-order-1", bid(0, 1, "red")), lot("turn-order-2", bid(0, 1, "blue")), lot("turn-order-3")]
    game = table(person(red=2, blue=2), person(), person(), person(), auction=lots)
    assert bids(game, "turn-order-1") == {"bid turn-order-1 1 red", "bid turn-order-1 2 red"}
    refused(game, "bid turn-order-2 1 red", "BID-3", "wrong-colour", needed="blue")
    game.play("bid turn-order-3 1 red")
    assert [auction(game)[f"turn-order-{number}"]["leader"] for number in (1, 2, 3)] == [0, 0, 0]
    refused(game, "bid turn-order-3 1 red", "BID-3", "no-worker-of-colour", colour="red")


@pytest.mark.rule("BID-11")
def test_a_losing_bid_may_use_a_tile() -> None:
    lots = [lot("keywood", bid(0, 2, "red"), bid(1, 3, "red")), lot("miner")]
    game = table(person(), person(), auction=lots)
    game.play("use miner 0 red +keywood")
    assert auction(game)["miner"]["workers"] == {"red": 2}
    assert bids_at(game, "keywood") == {1: (3, "red")}


@pytest.mark.rule("BID-11", "USE-11")
def test_a_losing_bid_may_be_given_up_whole_as_a_price() -> None:
    lots = [lot("keywood", bid(0, 2, "yellow"), bid(1, 3, "yellow"))]
    game = table(person(laid("peddler", 0, -1, 0), red=1, yellow=1), person(), auction=lots, bag={})
    game.play("use peddler 1 red")
    assert texts(game) == ["pay yellow", "pay +keywood"]
    events = game.play("pay +keywood")
    assert event(events, "paid").data == {"pieces": {"yellow": 2}, "group": "keywood"}
    assert bids_at(game, "keywood") == {1: (3, "yellow")}
    assert bag(game) == {"yellow": 2}
    assert screen(game, 0) == {"yellow": 1, "green": 1}


@pytest.mark.rule("BID-2", "BID-7")
def test_a_group_cannot_be_named_twice_or_where_no_bid_lies() -> None:
    game = table(person(red=1), person(), auction=[lot("keywood", bid(0, 1, "red"), bid(1, 2, "red")), lot("miner")])
    with pytest.raises(kf.NotationError, match="named twice"):
        game.play("bid miner 0 red +keywood +keywood")
    with pytest.raises(kf.NotationError, match="not in the auction"):
        game.play("bid miner 0 red +tavern")
    play(game, "pass")
