"""The price of a use (USE-11, USE-12)."""

from typing import Any

import pytest
from helpers import (
    asked,
    auction,
    bag,
    bid,
    bids_at,
    event,
    kinds,
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


def uses(game: kf.Game, tile: str) -> set[str]:
    return {line for line in texts(game) if line.startswith(f"use {tile} ")}


# --- skills ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("USE-11")
def test_a_skill_is_paid_from_the_screen_face_down_to_the_supply() -> None:
    game = table(person("mason", red=1, pick=1, saw=1), person(), season="summer")
    events = game.play("use mason 1 red")
    assert event(events, "paid").seen_by(1) == {"kind": "paid", "seat": 0, "pieces": {"pick": 1}}
    assert kinds(events) == ["use", "paid", "gained-resources"]  # the price comes before what is received
    assert screen(game, 0) == {"saw": 1}
    assert supply(game)["pick"] == 16
    assert village(game, 0)["mason"]["goods"] == {"stone": 3}


@pytest.mark.rule("USE-11")
@pytest.mark.parametrize("tile", ["mason", "brewer", "hiring-fair"])
def test_without_the_skill_the_tile_cannot_be_used(tile: str) -> None:
    skills: dict[str, Any] = {"saw": 1} if tile == "mason" else {}
    game = table(person(tile, red=1, **skills), person(), season="summer")
    assert uses(game, tile) == set()
    refused(game, f"use {tile} 1 red", "USE-11", "no-skill-to-pay", tile=tile)


@pytest.mark.rule("USE-11")
def test_where_any_skill_will_do_the_user_chooses() -> None:
    game = table(person("brewer", red=1, pick=1, saw=2), person(), season="summer")
    game.play("use brewer 1 red")
    (decision,) = game.decisions
    assert (decision.seat, decision.kind) == (0, "pay")
    assert decision.about == {"tile": "brewer", "price": "skill", "of": "any"}
    assert texts(game) == ["pay pick", "pay saw"]
    refused(game, "pay anvil", "USE-11", "cannot-pay-with", tile="brewer", of="any")
    refused(game, "pay red", "USE-11", "cannot-pay-with", price="skill")
    refused(game, "pass", "TURN-1", "no-such-question", question="pay")
    game.play("pay saw")
    assert {name: screen(game, 0).get(name, 0) for name in ("pick", "saw")} == {"pick": 1, "saw": 1}


# --- workers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("USE-11")
@pytest.mark.parametrize(("tile", "colour"), [("peddler", "yellow"), ("store", "blue"), ("fair", "red")])
def test_a_worker_of_the_colour_goes_into_the_bag(tile: str, colour: str) -> None:
    pieces: dict[str, Any] = {"green": 1, colour: 1}
    game = table(person(tile, **pieces), person(), season="autumn", bag={})
    game.play(f"use {tile} 1 green")
    assert bag(game) == {colour: 1}
    assert screen(game, 0) == {"green": 1}


@pytest.mark.rule("USE-11")
def test_the_worker_that_pays_is_not_among_those_placed() -> None:
    game = table(person("peddler", yellow=2, red=2), person())
    assert uses(game, "peddler") == {"use peddler 1 yellow", "use peddler 1 red", "use peddler 2 red"}
    refused(game, "use peddler 2 yellow", "USE-11", "no-worker-to-pay", colour="yellow")
    none = table(person("peddler", red=3), person())
    assert uses(none, "peddler") == set()
    refused(none, "use peddler 1 red", "USE-11", "no-worker-to-pay", tile="peddler")
    tavern = table(person("tavern", red=2), person(), season="summer")
    assert uses(tavern, "tavern") == {"use tavern 1 red"}
    refused(tavern, "use tavern 2 red", "USE-11", "no-worker-to-pay", colour="any")


@pytest.mark.rule("USE-11")
def test_where_any_worker_will_do_the_user_chooses() -> None:
    lots = [lot("mason", bid(0, 3, "green"), bid(1, 4, "green"))]
    game = table(person("tavern", red=2, blue=1), person(), season="summer", auction=lots)
    game.play("use tavern 1 red")
    assert game.decisions[0].about == {"tile": "tavern", "price": "worker", "of": "any"}
    assert texts(game) == ["pay blue", "pay red", "pay +mason"]
    refused(game, "pay yellow", "USE-11", "cannot-pay-with", price="worker")
    refused(game, "pay anvil", "USE-11", "cannot-pay-with", price="worker")


@pytest.mark.rule("USE-11")
def test_where_a_colour_is_asked_for_the_group_must_have_it() -> None:
    lots = [
        lot("keywood", bid(0, 2, "yellow"), bid(1, 3, "yellow")),
        lot("miner", bid(0, 1, "blue"), bid(1, 2, "blue")),
    ]
    game = table(person("peddler", red=1), person(), auction=lots, bag={})
    game.play("use peddler 1 red")  # only the yellow group can pay, and all of it is lost for one green worker
    assert bag(game) == {"yellow": 2}
    assert screen(game, 0) == {"green": 1}
    assert bids_at(game, "miner") == {0: (1, "blue"), 1: (2, "blue")}


@pytest.mark.rule("USE-11", "BID-7")
def test_a_group_goes_whole_onto_the_tile_or_is_given_up_whole_never_both() -> None:
    lots = [lot("keywood", bid(0, 2, "yellow"), bid(1, 3, "yellow"))]
    game = table(person("peddler"), person(), auction=lots)
    # The only group cannot be placed and pay as well.
    assert uses(game, "peddler") == set()
    refused(game, "use peddler 0 yellow +keywood", "USE-11", "no-worker-to-pay", colour="yellow")
    both = table(person("peddler", yellow=1), person(), auction=lots, bag={})
    assert uses(both, "peddler") == {"use peddler 0 yellow +keywood", "use peddler 1 yellow"}
    placed = both.copy()
    placed.play("use peddler 0 yellow +keywood")  # then the worker behind the screen pays
    assert village(placed, 0)["peddler"]["workers"] == {"yellow": 2}
    assert bag(placed) == {"yellow": 1}
    paid = both.copy()
    paid.play("use peddler 1 yellow")  # then the group pays
    assert village(paid, 0)["peddler"]["workers"] == {"yellow": 1}
    assert bag(paid) == {"yellow": 2}
    assert bids_at(paid, "keywood") == {1: (3, "yellow")}


@pytest.mark.rule("USE-11")
def test_two_groups_one_placed_and_one_given_up() -> None:
    lots = [
        lot("keywood", bid(0, 2, "yellow"), bid(1, 3, "yellow")),
        lot("miner", bid(0, 1, "yellow"), bid(1, 2, "yellow")),
    ]
    game = table(person("peddler"), person(), auction=lots, bag={})
    assert uses(game, "peddler") == {"use peddler 0 yellow +keywood", "use peddler 0 yellow +miner"}
    game.play("use peddler 0 yellow +miner")
    assert village(game, 0)["peddler"]["workers"] == {"yellow": 1}
    assert bag(game) == {"yellow": 2}
    assert screen(game, 0) == {"green": 1}


@pytest.mark.rule("USE-11", "SUM-4a")
def test_a_group_given_up_frees_the_colour_of_its_tile_only_with_the_last_standing_worker() -> None:
    lots = [lot("keywood", bid(0, 1, "yellow"), bid(1, 2, "blue", flat=True))]
    seats = [person("peddler", red=1), person("summer-boat-4a")]
    game = table(*seats, season="spring", auction=lots)
    game.play("use peddler 1 red")
    assert auction(game)["keywood"]["bids"] == [{"seat": 1, "colour": "blue", "count": 2}]
    assert auction(game)["keywood"]["colour"] == "blue"


# --- when what was given up comes back -------------------------------------------------------------------------------


@pytest.mark.rule("USE-12")
@pytest.mark.parametrize(("bagged", "drawn"), [({"red": 1}, {"red": 1}), ({}, {}), ({"green": 2}, {"green": 2})])
def test_the_tavern_never_draws_back_the_worker_just_given_up(bagged: dict[str, int], drawn: dict[str, int]) -> None:
    game = table(person("tavern", blue=1, yellow=1), person(), season="summer", bag=bagged)
    play(game, "use tavern 1 yellow")
    assert screen(game, 0) == drawn
    assert bag(game) == {"blue": 1}


@pytest.mark.rule("USE-12")
def test_nor_does_it_draw_back_a_whole_group() -> None:
    lots = [lot("mason", bid(0, 4, "red"), bid(1, 5, "red"))]
    upgraded = {"tile": "tavern", "upgraded": True}
    game = table(person(upgraded, yellow=1), person(), season="summer", auction=lots, bag={"blue": 1})
    game.play("use tavern 1 yellow")
    assert screen(game, 0) == {"blue": 1}
    assert bag(game) == {"red": 4}


@pytest.mark.rule("USE-12")
def test_the_hiring_fair_mixes_the_skill_in_before_it_draws() -> None:
    empty = {"anvil": 0, "pick": 0, "saw": 0}
    game = table(person("hiring-fair", red=1, pick=1), person(), season="summer", supply=empty)
    game.play("use hiring-fair 1 red")
    assert screen(game, 0) == {"pick": 1}  # the only skill there was to draw
    assert asked(game) == [(1, "turn")]
