"""The Sorcerer carries out what other tiles of its village can do (PRO-5)."""

from typing import Any

import pytest
from helpers import Doc, asked, bid, event, kinds, laid, lot, person, play, refused, screen, table, texts, village

import keyflower as kf

# Around the Sorcerer at (0, -1): the home below it, and two places above it.
ABOVE = (0, -2)
BESIDE = (1, -2)
FAR = (0, -3)


def with_sorcerer(*others: Doc, upgraded: bool = False, **pieces: Any) -> Doc:
    """Boat 2a lets tiles lie anywhere."""
    boat = laid("summer-boat-2a", 0, 1)
    return person("home-1", boat, laid("sorcerer", 0, -1, upgraded=upgraded), *others, **pieces)


def two_seats(first: Doc, second: Doc, **fields: Any) -> kf.Game:
    return table(first, second, season="autumn", modules=fields.pop("modules", ["sorcerer"]), **fields)


@pytest.mark.rule("PRO-5")
def test_it_carries_out_what_a_neighbour_can_do() -> None:
    own = with_sorcerer(laid("quarryman", *ABOVE), laid("key-mine", *BESIDE), laid("stable", *FAR), red=2)
    game = two_seats(own, person())
    game.play("0: use sorcerer 1 red")
    assert asked(game) == [(0, "copy")]
    assert texts(game) == ["copy quarryman", "copy key-mine"]
    told = game.play("copy quarryman")
    assert kinds(told)[:2] == ["copied", "gained-resources"]
    assert event(told, "copied").data == {"tile": "quarryman", "by": "sorcerer"}
    # The goods lie where the quarryman would have made them; nobody stands there, and no number is set.
    after = village(game, 0)
    assert after["quarryman"].get("goods")
    assert "workers" not in after["quarryman"]
    assert "last" not in after["quarryman"]
    assert "colour" not in after["quarryman"]
    assert after["sorcerer"]["workers"] == {"red": 1}


@pytest.mark.rule("PRO-5")
def test_the_better_side_reaches_the_whole_village() -> None:
    own = with_sorcerer(laid("quarryman", *ABOVE), laid("stable", *FAR), upgraded=True, red=2)
    game = two_seats(own, person())
    game.play("0: use sorcerer 1 red")
    assert texts(game) == ["copy quarryman", "copy stable"]


@pytest.mark.rule("PRO-5", "USE-7")
def test_whoever_uses_it_gets_the_goods_as_if_that_tile_had_been_used() -> None:
    theirs = with_sorcerer(laid("quarryman", *ABOVE))
    game = table(theirs, person("home-2", red=1), season="autumn", modules=["sorcerer"], turn=1)
    told = game.play("1: use sorcerer 1 red")  # only one tile can be chosen: nothing is asked
    assert event(told, "gained-resources").data["tile"] == "home-2"


@pytest.mark.rule("PRO-5")
def test_workers_on_the_chosen_tile_do_not_matter() -> None:
    full = laid("quarryman", *ABOVE, workers={"blue": 6}, last=3)
    game = two_seats(with_sorcerer(full, red=1), person())
    refused(game, "use quarryman 1 red", "USE-4", "wrong-colour")
    assert "gained-resources" in kinds(game.play("0: use sorcerer 1 red"))
    assert village(game, 0)["quarryman"]["workers"] == {"blue": 6}


@pytest.mark.rule("PRO-5")
def test_in_the_auction_it_cannot_be_used() -> None:
    game = table(person(red=2), person(), season="summer", auction=[lot("sorcerer")], modules=["sorcerer"])
    refused(game, "use sorcerer 1 red", "PRO-5", "no-village-to-copy", tile="sorcerer")
    assert "bid sorcerer 1 red" in texts(game)


@pytest.mark.rule("PRO-5")
def test_homes_boats_and_tiles_without_an_effect_cannot_be_chosen() -> None:
    own = with_sorcerer(laid("summer-boat-1a", *ABOVE), laid("barn", *BESIDE), upgraded=True, red=1)
    game = two_seats(own, person())
    refused(game, "use sorcerer 1 red", "PRO-5", "nothing-to-copy", tile="sorcerer")
    own = with_sorcerer(laid("quarryman", *ABOVE), laid("barn", *BESIDE), laid("miner", *FAR), upgraded=True, red=1)
    game = two_seats(own, person())
    game.play("0: use sorcerer 1 red")
    for name in ("home-1", "barn", "sorcerer", "tavern"):
        refused(game, f"copy {name}", "PRO-5", "cannot-copy", tile=name, by="sorcerer")


@pytest.mark.rule("PRO-5", "USE-11")
def test_the_price_is_that_of_the_chosen_tile() -> None:
    # The hiring fair asks for a skill, the tavern for a worker beside those placed.
    fair = laid("hiring-fair", *ABOVE)
    poor = two_seats(with_sorcerer(fair, red=2), person())
    refused(poor, "use sorcerer 1 red", "PRO-5", "no-copy-payable", tile="sorcerer")
    rich = two_seats(with_sorcerer(fair, red=2, saw=1), person())
    assert kinds(rich.play("0: use sorcerer 1 red")) == ["use", "copied", "paid", "drew-skills"]
    tavern = laid("tavern", *BESIDE)
    one = two_seats(with_sorcerer(tavern, red=1), person())
    refused(one, "use sorcerer 1 red", "PRO-5", "no-copy-payable")
    two = two_seats(with_sorcerer(tavern, fair, red=2), person())
    assert "use sorcerer 2 red" not in texts(two)
    two.play("0: use sorcerer 1 red")
    assert texts(two) == ["copy tavern"]  # asked, for the others cannot tell that there is no skill
    refused(two, "copy hiring-fair", "USE-11", "no-skill-to-pay", tile="hiring-fair")
    play(two, "copy tavern")
    assert screen(two, 0) != {}


@pytest.mark.rule("PRO-5", "USE-11")
def test_what_cannot_be_paid_any_more_is_not_offered() -> None:
    """The last worker stands on the Sorcerer: none is left for the tavern."""
    game = two_seats(with_sorcerer(laid("tavern", *ABOVE), laid("quarryman", *BESIDE), red=1), person())
    game.play("0: use sorcerer 1 red")
    assert texts(game) == ["copy quarryman"]
    refused(game, "copy tavern", "USE-11", "no-worker-to-pay", tile="tavern")
    assert "gained-resources" in kinds(game.play("0: copy quarryman"))


@pytest.mark.rule("PRO-5", "USE-11", "BID-11")
def test_a_losing_bid_may_pay_the_price() -> None:
    bids = [bid(0, 1, "blue"), bid(1, 2, "blue")]
    game = table(
        with_sorcerer(laid("tavern", *ABOVE), red=1),
        person(),
        season="autumn",
        modules=["sorcerer"],
        auction=[lot("inn", *bids)],
    )
    assert "use sorcerer 1 red" in texts(game)
    assert "use sorcerer 0 blue +inn" in texts(game)  # the red worker pays
    told = game.play("0: use sorcerer 1 red")
    assert event(told, "paid").data == {"pieces": {"blue": 1}, "group": "inn"}


@pytest.mark.rule("PRO-5", "SUM-4b")
def test_with_boat_4b_a_worker_is_left_for_the_price() -> None:
    own = with_sorcerer(laid("tavern", *ABOVE), laid("summer-boat-4b", *BESIDE), red=1, blue=1)
    own["village"][2] |= {"workers": {"yellow": 1}, "last": 1}
    refused(two_seats(own, person()), "use sorcerer 2 any", "PRO-5", "no-copy-payable")
    own["screen"] = {"red": 2, "blue": 1}
    game = two_seats(own, person())
    game.play("0: use sorcerer 2 any")
    assert texts(game) == ["place 2 red", "place 1 blue 1 red"]


@pytest.mark.rule("PRO-5")
def test_its_upgrade_costs_any_two_skills() -> None:
    game = two_seats(with_sorcerer(red=1, saw=1, pick=1), person())
    told = play(game, "0: use home-1 1 red", "upgrade sorcerer pick saw")
    assert event(told, "upgraded").data["tile"] == "sorcerer"


@pytest.mark.rule("PRO-5", "CON-4")
def test_with_a_contract_even_a_single_choice_is_asked() -> None:
    own = with_sorcerer(laid("quarryman", *ABOVE), red=1) | {"contracts": ["contract-gold-2"]}
    game = two_seats(own, person(), modules=["sorcerer", "merchants"])
    game.play("0: use sorcerer 1 red")
    assert asked(game) == [(0, "copy")]
    assert texts(game)[0] == "copy quarryman"
    assert "swap contract-gold-2 gold" in texts(game)
    again = kf.Game.from_position(game.position())
    assert again.position() == game.position()
