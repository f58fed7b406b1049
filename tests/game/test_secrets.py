"""What everybody may know, and what nobody else does (USE-13)."""

import json

import pytest
from helpers import bid, lot, person, play, table

import keyflower as kf

SEAT_FIELDS = {"village", "to_place", "offered", "screen", "winter", "has_offered"}
VIEW_FIELDS = {
    "format",
    "seat",
    "players",
    "names",
    "modules",
    "variants",
    "season",
    "over",
    "start",
    "turn",
    "passes",
    "actions",
    "bag",
    "supply",
    "auction",
    "boats",
    "seats",
    "decisions",
    "pending",
}


@pytest.mark.rule("USE-13")
def test_a_view_has_the_open_things_and_nothing_more() -> None:
    game = table(person(red=3, anvil=1), person(blue=2, saw=4), bag={"blue": 10, "red": 7, "yellow": 5}, seed="hidden")
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert set(view) == VIEW_FIELDS
        assert json.loads(json.dumps(view)) == view
        assert view["bag"] == 22
        assert view["supply"] == {"green": 20, "gold": 48, "iron": 24, "stone": 24, "wood": 24, "skills": 43}
        assert "hidden" not in json.dumps(view)
        for other in range(2):
            shown = view["seats"][other]
            assert set(shown) <= SEAT_FIELDS
            assert ("screen" in shown) == (seat == other)
    assert game.view(0)["seats"][0]["screen"] == {"red": 3, "anvil": 1}


@pytest.mark.rule("USE-13")
def test_cargo_bids_and_everything_on_tiles_are_public() -> None:
    lots = [lot("keywood", bid(0, 1, "red"), bid(1, 2, "red"), workers={"red": 1})]
    mine = person({"tile": "home-1", "goods": {"gold": 2}, "workers": {"green": 1}})
    boats = [{"tile": "keyflower", "cargo": {"blue": 1, "saw": 1}}, {"tile": "sea-bastion"}]
    game = table(mine, person(), auction=lots, boats=boats)
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert view["boats"][0] == {"tile": "keyflower", "cargo": {"blue": 1, "saw": 1}}
        assert view["auction"][0]["bids"] == [
            {"seat": 0, "colour": "red", "count": 1},
            {"seat": 1, "colour": "red", "count": 2},
        ]
        assert view["auction"][0]["leader"] == 1
        home = view["seats"][0]["village"][0]
        assert (home["goods"], home["workers"]) == ({"gold": 2}, {"green": 1})


@pytest.mark.rule("USE-13")
def test_what_is_taken_or_paid_openly_is_remembered_and_what_is_drawn_is_not() -> None:
    boats = [{"tile": "keyflower", "cargo": {"blue": 2, "saw": 1}}, {"tile": "sea-bastion"}]
    seats = [person(red=1), person(yellow=1, to_place=["keywood"])]
    game = table(*seats, phase="boats", boats=boats)
    game.play("boat keyflower")
    memory = game.memory(1)["seats"]
    assert memory[0] == {"workers": 3, "skills": 1, "known": {"blue": 2, "saw": 1}, "winter": 3}
    # One blue worker openly leaves: one is still known to be there.
    later = table({**person(blue=2, red=1), "known": {"blue": 2}}, person(), auction=[lot("keywood")])
    later.play("bid keywood 1 blue")
    assert later.memory(1)["seats"][0]["known"] == {"blue": 1}
    drawn = table(person("alehouse", red=1), person(), bag={"blue": 1})
    drawn.play("use alehouse 1 red")
    assert drawn.memory(1)["seats"][0] == {"workers": 1, "skills": 0, "known": {}, "winter": 3}


@pytest.mark.rule("USE-13")
def test_at_the_end_of_the_game_the_screens_are_opened() -> None:
    game = table(person(red=2), person(blue=1), season="winter", phase="build")
    assert game.is_over
    assert [seat["screen"] for seat in game.view(None)["seats"]] == [{"red": 2}, {"blue": 1}]


@pytest.mark.rule("USE-13")
def test_the_seed_is_never_in_a_view_and_its_fingerprint_can_be_checked() -> None:
    game = kf.Game.new(3, seed="0123456789abcdef")
    play(game, "pass")
    everything = json.dumps([game.view(seat) for seat in (None, 0, 1, 2)] + [game.memory(0)])
    assert "0123456789abcdef" not in everything
    assert len(game.commitment) == 64
    assert game.commitment == kf.Game.new(2, seed="0123456789abcdef").commitment
    assert game.commitment != kf.Game.new(3, seed="0123456789abcdee").commitment


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    game = kf.Game.new(2)
    with pytest.raises(ValueError, match="there is no seat 2"):
        game.view(2)
    with pytest.raises(ValueError, match="there is no seat -1"):
        game.legal_actions(-1)
