"""Ending a season (END-1 to END-12)."""

from typing import Any

import pytest
from helpers import (
    asked,
    auction,
    bag,
    bid,
    event,
    kinds,
    lot,
    person,
    play,
    refused,
    screen,
    table,
    texts,
    village,
)

import keyflower as kf

CARGO: dict[str, dict[str, int]] = {
    "keyflower": {"red": 3, "saw": 1},
    "sea-bastion": {"blue": 2},
    "sea-breese": {"yellow": 1, "pick": 1},
    "flipper": {"anvil": 1},
    "ianvincible": {"green": 1},
    "white-wind": {"blue": 1},
}


def boats(players: int) -> list[dict[str, Any]]:
    return [{"tile": boat, "cargo": CARGO[boat]} for boat in list(CARGO)[:players]]


def harbour(players: int, *lots: dict[str, Any], **more: Any) -> kf.Game:
    """Everything else of the season is done; the boats are to be taken."""
    return table(players=players, phase="boats", auction=list(lots), boats=boats(players), **more)


def to_boats(game: kf.Game) -> list[kf.Event]:
    events: list[kf.Event] = []
    for _ in range(game.options.players):
        events += game.play("pass")
    return events


# --- bids, tiles and workers -----------------------------------------------------------------------------------------


@pytest.mark.rule("END-1")
def test_losing_bids_go_back_behind_their_owners_screens() -> None:
    lots = [
        lot("keywood", bid(0, 1, "red"), bid(1, 2, "red")),
        lot("miner", bid(0, 2, "green"), bid(1, 3, "green")),
        lot("turn-order-1", bid(0, 1, "blue"), bid(1, 2, "blue")),
    ]
    game = table(person(red=1), person(), auction=lots)
    events = to_boats(game)
    assert screen(game, 0) == {"red": 2, "green": 2, "blue": 1}
    assert event(events, "bids-returned").data == {"workers": {"red": 1, "green": 2, "blue": 1}}


@pytest.mark.rule("END-2")
def test_tiles_nobody_bid_for_leave_the_game_and_their_workers_go_into_the_bag() -> None:
    lots = [lot("keywood", workers={"red": 2}), lot("miner", workers={"green": 1}), lot("stable")]
    game = table(person(), person(), auction=lots, bag={})
    events = to_boats(game)
    assert [each.data["tile"] for each in events if each.kind == "tile-left"] == ["keywood", "miner", "stable"]
    assert bag(game) == {"red": 2, "green": 1}
    assert not {"keywood", "miner", "stable"} & set(auction(game))
    assert screen(game, 0) == screen(game, 1) == {}


@pytest.mark.rule("END-3")
def test_leaders_take_their_tiles_and_the_workers_of_leading_bids_go_into_the_bag() -> None:
    lots = [
        lot("keywood", bid(0, 2, "red"), workers={"red": 1}),
        lot("miner", bid(2, 1, "green")),
        lot("stable", bid(1, 1, "blue")),
    ]
    game = table(person(), person(), person(), start=1, auction=lots, bag={})
    events = to_boats(game)
    assert [(each.seat, each.data["tile"]) for each in events if each.kind == "took-tile"] == [
        (1, "stable"),
        (2, "miner"),
        (0, "keywood"),
    ]
    assert bag(game) == {"red": 2, "green": 1, "blue": 1}
    assert [seat["to_place"] for seat in game.view()["seats"]] == [["keywood"], ["stable"], ["miner"]]
    assert screen(game, 0) == {"red": 1}  # what lay on the tile comes with it


@pytest.mark.rule("END-4")
def test_workers_on_a_village_go_behind_its_owners_screen_whoever_put_them_there() -> None:
    mine = person(
        {"tile": "home-1", "workers": {"green": 1}},
        {"tile": "keywood", "workers": {"blue": 2, "red": 1}, "standing": "blue"},
    )
    game = table(mine, person(), auction=[lot("miner", bid(0, 1, "yellow"), workers={"yellow": 3})])
    events = to_boats(game)
    assert screen(game, 0) == {"green": 1, "blue": 2, "red": 1, "yellow": 3}
    assert event(events, "workers-home").data == {"workers": {"blue": 2, "red": 1, "yellow": 3, "green": 1}}
    assert not any("workers" in tile for tile in village(game, 0).values())


# --- boats -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("END-5")
def test_leaders_choose_boats_by_the_numbers_of_their_tiles() -> None:
    lots = [lot(f"turn-order-{number}", bid(seat, 1, "red")) for number, seat in ((1, 2), (2, 0), (3, 3))]
    game = harbour(4, *lots)
    assert asked(game) == [(2, "boat")]
    assert game.decisions[0].about == {"number": 1}
    assert texts(game) == ["boat keyflower", "boat sea-bastion", "boat sea-breese", "boat flipper"]
    events = game.play("boat sea-breese")
    assert event(events, "took-boat").data == {"tile": "sea-breese", "cargo": {"yellow": 1, "pick": 1}}
    assert screen(game, 2) == {"yellow": 1, "pick": 1}
    assert asked(game) == [(0, "boat")]
    refused(game, "boat sea-breese", "END-5", "boat-taken", tile="sea-breese")
    refused(game, "boat white-wind", "END-5", "no-such-boat", tile="white-wind")
    game.play("boat keyflower")
    assert screen(game, 0) == {"red": 3, "saw": 1}
    assert asked(game) == [(3, "boat")]
    game.play("boat flipper")
    # The last boat goes to the last seat without a question.
    assert screen(game, 1) == {"blue": 2}
    assert game.view()["season"] == "summer"


@pytest.mark.rule("END-6")
def test_who_leads_on_several_takes_one_boat_now_or_at_a_higher_number() -> None:
    lots = [lot(f"turn-order-{number}", bid(0 if number != 2 else 1, 1, "red")) for number in (1, 2, 3)]
    game = harbour(4, *lots)
    assert "wait" in texts(game)
    waited = game.copy()
    assert kinds(waited.play("wait")) == ["waited"]
    assert asked(waited) == [(1, "boat")]
    refused(waited, "wait", "END-6", "must-take-now")
    waited.play("boat keyflower")
    assert asked(waited) == [(0, "boat")]
    assert waited.decisions[0].about == {"number": 3}
    refused(waited, "wait", "END-6", "must-take-now")  # at the last number
    waited.play("boat flipper")
    assert screen(waited, 0) == {"anvil": 1}
    taken = game.copy()
    play(taken, "boat keyflower", "boat sea-bastion")
    assert screen(taken, 0) == {"red": 3, "saw": 1}
    assert asked(taken) == [(2, "boat")]  # seat 0 is not asked again at number 3
    assert taken.view()["start"] == 0


@pytest.mark.rule("END-6")
def test_one_boat_each_in_winter_too() -> None:
    lots = [lot("turn-order-1", bid(1, 1, "red")), lot("turn-order-2", bid(1, 1, "red"))]
    game = harbour(3, *lots, season="winter")
    assert asked(game) == [(1, "boat")]
    assert "wait" in texts(game)
    play(game, "wait")
    assert asked(game) == [(1, "boat")]
    assert "wait" not in texts(game)


@pytest.mark.rule("END-7")
def test_the_leader_on_the_purple_icon_takes_the_marker_at_once() -> None:
    lots = [lot("turn-order-1", bid(1, 1, "red")), lot("turn-order-2", bid(2, 1, "red"))]
    game = harbour(3, *lots, start=0)
    events = game.play("boat keyflower")
    assert event(events, "took-marker").seat == 2
    assert game.view()["start"] == 2  # before seat 2 has taken a boat
    assert asked(game) == [(2, "boat")]


@pytest.mark.rule("END-7")
def test_also_when_they_take_their_boat_at_another_number() -> None:
    lots = [lot("turn-order-1", bid(1, 1, "red")), lot("turn-order-2", bid(1, 1, "red"))]
    game = harbour(3, *lots, start=0)
    events = game.play("boat sea-bastion")
    assert event(events, "took-marker").seat == 1
    assert game.view()["start"] == 1
    assert asked(game) == [(2, "boat")]  # clockwise from the new holder, who has a boat


@pytest.mark.rule("END-8")
def test_the_others_take_boats_clockwise_from_the_new_holder_of_the_marker() -> None:
    lots = [lot("turn-order-3", bid(2, 1, "red"))]
    game = harbour(4, *lots, start=0)
    order = []
    while game.decisions[0].kind == "boat":
        order.append(game.decisions[0].seat)
        game.play(texts(game)[0])
    # Seat 2 by its tile; then from seat 2 on: 3, 0, and the last boat to seat 1 without a question.
    assert order == [2, 3, 0]
    assert (screen(game, 3), screen(game, 0)) == ({"blue": 2}, {"yellow": 1, "pick": 1})
    assert screen(game, 1) == {"anvil": 1}


@pytest.mark.rule("END-8")
def test_without_a_new_holder_the_old_one_comes_first() -> None:
    game = harbour(4, lot("turn-order-1", bid(3, 1, "red")), start=2)
    order = []
    while game.decisions[0].kind == "boat":
        order.append(game.decisions[0].seat)
        game.play(texts(game)[0])
    assert order == [3, 2, 0]


@pytest.mark.rule("END-9")
def test_if_nobody_bid_for_the_purple_icon_the_marker_goes_one_seat_to_the_left_after_the_boats() -> None:
    game = harbour(3, lot("turn-order-1", bid(1, 1, "red")), start=2)
    play(game, "boat keyflower")
    assert game.view()["start"] == 2
    assert asked(game) == [(2, "boat")]
    events = game.play("boat sea-bastion")
    assert event(events, "marker-moved").seat == 0
    assert game.view()["start"] == 0
    assert asked(game) == [(0, "turn")]


@pytest.mark.rule("END-10")
@pytest.mark.parametrize("season", ["spring", "autumn", "winter"])
def test_workers_of_leading_bids_on_turn_order_tiles_go_into_the_bag_after_the_boats(season: str) -> None:
    lots = [lot("turn-order-1", bid(1, 3, "green")), lot("turn-order-2", bid(0, 2, "red"))]
    seats = [person(to_place=["keywood"]), person(), person()]  # so that the next season does not begin at once
    game = table(*seats, phase="boats", auction=lots, season=season, bag={})
    play(game, "boat keyflower")
    assert bag(game) == {}
    play(game, "boat sea-bastion")
    assert asked(game)[0] == (0, "build")
    assert bag(game) == {"red": 2, "green": 3}


@pytest.mark.rule("END-11")
def test_in_winter_boats_are_taken_as_tiles_and_turn_order_tiles_by_their_leaders() -> None:
    lots = [lot("turn-order-1", bid(1, 1, "red")), lot("turn-order-2", bid(1, 2, "red"))]
    game = table(players=3, season="winter", phase="boats", auction=lots)
    events = play(game, "boat sea-breese", "boat keyflower")
    assert [each.seat for each in events if each.kind == "took-boat"] == [1, 2, 0]
    assert [sorted(seat["to_place"]) for seat in game.view()["seats"]] == [
        ["sea-bastion"],
        ["sea-breese", "turn-order-1", "turn-order-2"],
        ["keyflower"],
    ]
    assert asked(game) == [(0, "build"), (1, "build"), (2, "build")]


@pytest.mark.rule("END-12")
def test_the_marker_moves_in_winter_as_in_other_seasons() -> None:
    moved = table(players=2, season="winter", phase="boats", start=1, auction=[])
    play(moved, "boat keyflower")
    assert moved.view()["start"] == 0
    taken = table(players=2, season="winter", phase="boats", start=1, auction=[lot("turn-order-1", bid(0, 1, "red"))])
    play(taken, "boat keyflower")
    assert taken.view()["start"] == 0
    kept = table(players=2, season="winter", phase="boats", start=1, auction=[lot("turn-order-1", bid(1, 1, "red"))])
    play(kept, "boat keyflower")
    assert kept.view()["start"] == 1


@pytest.mark.rule("END-12")
def test_winter_and_turn_order_tiles_nobody_led_on_leave_the_game() -> None:
    lots = [lot("windmill"), lot("scribes", bid(0, 1, "red"))]
    game = table(person(), person(), season="winter", auction=lots)
    to_boats(game)
    play(game, "boat keyflower")
    places = [tile for seat in game.view()["seats"] for tile in seat.get("to_place", [])]
    assert sorted(places) == ["keyflower", "scribes", "sea-bastion"]
    while not game.is_over:
        game.play(game.legal_actions(game.decisions[0].seat)[0])
    lying = [tile["tile"] for seat in game.view()["seats"] for tile in seat["village"]]
    assert "windmill" not in lying
    assert "turn-order-1" not in lying
    assert "scribes" in lying


@pytest.mark.rule("SCO-11", "SCO-1")
def test_what_counts_at_the_end_are_the_workers_behind_the_screen() -> None:
    lots = [
        lot("scribes", bid(0, 2, "red"), bid(1, 3, "red")),  # comes back
        lot("windmill", bid(0, 5, "red")),  # wins the tile and is gone
    ]
    seats = [person({"tile": "home-1", "workers": {"red": 4}}, "village-hall", red=1), person()]
    game = table(*seats, season="winter", auction=lots)
    to_boats(game)
    while not game.is_over:
        game.play(game.legal_actions(game.decisions[0].seat)[0])
    assert screen(game, 0) == {"red": 7}
    line = next(item for item in game.scores().sheets[0].items if item.source == "village-hall")
    assert line.points == 7 + (game.view()["start"] == 0)
    assert game.legal_actions(0) == []
    refused(game, "0: pass", "SCO-1", "game-over")


@pytest.mark.rule("END-3", "END-4", "END-10")
def test_the_end_of_a_season_in_its_order() -> None:
    lots = [
        lot("keywood", bid(0, 1, "red"), bid(1, 2, "red"), workers={"red": 1}),
        lot("miner", workers={"blue": 1}),
        lot("turn-order-1", bid(0, 1, "yellow")),
    ]
    game = table(person(), person(), auction=lots, boats=boats(2))
    events = to_boats(game) + play(game, "boat sea-bastion")
    order = ["pass", "pass", "bids-returned", "tile-left", "took-tile", "workers-home", "took-boat", "took-boat"]
    assert kinds(events) == order
    assert asked(game) == [(1, "build")]


@pytest.mark.rule("SCO-10")
@pytest.mark.parametrize(("gold", "winners"), [((0, 0), [0]), ((0, 1), [0, 1]), ((0, 2), [1])])
def test_most_points_win_and_a_tie_is_a_shared_win(gold: tuple[int, int], winners: list[int]) -> None:
    seats = [person({"tile": f"home-{seat + 1}", "goods": {"gold": gold[seat]}}) for seat in range(2)]
    game = table(*seats, season="winter", phase="build", start=0)
    assert game.is_over
    assert game.scores().totals == [gold[0] + 1, gold[1]]  # the marker counts as a gold
    assert game.scores().winners == winners
