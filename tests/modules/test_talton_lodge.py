"""Talton Lodge in a game: its upgrade is paid in workers (PRO-7)."""

from typing import Any

import pytest
from helpers import Doc, bag, bid, bids_at, event, laid, lot, person, play, refused, screen, table, texts

import keyflower as kf


def village_with_lodge(**pieces: Any) -> Doc:
    return person("home-1", laid("talton-lodge", 0, -1), **pieces)


def at_the_upgrade(own: Doc, *lots: Doc) -> kf.Game:
    game = table(own, person(), season="autumn", modules=["talton-lodge"], auction=list(lots))
    game.play("0: use home-1 1 red")
    return game


def upgrades(game: kf.Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("upgrade")]


@pytest.mark.rule("PRO-7")
def test_two_workers_of_any_colours_pay_and_go_into_the_bag() -> None:
    game = at_the_upgrade(village_with_lodge(red=2, blue=2, green=1))
    assert upgrades(game) == [
        "upgrade talton-lodge red green",
        "upgrade talton-lodge blue green",
        "upgrade talton-lodge blue red",
        "upgrade talton-lodge blue blue",
    ]
    before = bag(game)
    told = game.play("upgrade talton-lodge blue green")
    assert event(told, "upgraded").data == {"tile": "talton-lodge", "pieces": {"blue": 1, "green": 1}}
    assert screen(game, 0) == {"blue": 1, "red": 1}
    assert bag(game) == before | {"blue": before["blue"] + 1, "green": before.get("green", 0) + 1}


@pytest.mark.rule("PRO-7", "BID-11")
def test_whole_losing_bids_pay_and_nothing_more_than_is_needed() -> None:
    small = lot("inn", bid(0, 1, "blue"), bid(1, 2, "blue"))
    large = lot("well", bid(0, 3, "yellow"), bid(1, 4, "yellow"))
    leading = lot("barn", bid(0, 1, "red"))
    game = at_the_upgrade(village_with_lodge(red=2), small, large, leading)
    assert upgrades(game) == ["upgrade talton-lodge red +inn", "upgrade talton-lodge +well"]
    for line in ("red +well", "+inn +well", "red", "red red", "+inn", "red +barn"):
        refused(game, f"upgrade talton-lodge {line}", "PRO-7", "cannot-pay-workers", tile="talton-lodge", count=2)
    action = game.parse("upgrade talton-lodge red +inn")
    assert action.fields == {"tile": "talton-lodge", "pieces": {"red": 1}, "groups": ["inn"]}
    yellow = bag(game)["yellow"]
    told = play(game, "upgrade talton-lodge +well")
    assert event(told, "upgraded").data["pieces"] == {"yellow": 3}
    assert bids_at(game, "well") == {1: (4, "yellow")}
    assert bag(game)["yellow"] == yellow + 3


@pytest.mark.rule("PRO-7")
def test_it_cannot_be_used_and_one_worker_does_not_pay() -> None:
    game = table(village_with_lodge(red=2), person(), season="autumn", modules=["talton-lodge"])
    refused(game, "use talton-lodge 1 red", "USE-10", "no-effect", tile="talton-lodge")
    # Everybody can see that one worker is not enough: no upgrade is asked for.
    game.play("0: use home-1 1 red")
    assert game.decisions[0].kind == "turn"


@pytest.mark.rule("PRO-7")
def test_the_turn_order_tile_with_the_marker_shows_a_worker() -> None:
    for players, number, pictured in ((2, 1, 2), (3, 2, 2), (3, 1, 1), (6, 4, 2), (6, 1, 1)):
        boat = laid("summer-boat-2a", 0, 1)  # tiles lie anywhere
        own = person("home-1", boat, laid("talton-lodge", 0, -1), laid(f"turn-order-{number}", 0, -2))
        game = table(own, person(), players=players, season="winter", modules=["talton-lodge"])
        (line,) = [item for item in game.scores().sheets[0].items if item.source == "talton-lodge"]
        assert line.what == {"worker_icon": pictured}


def test_notation_and_fields_of_other_upgrades_are_what_they_were() -> None:
    own = person("home-1", {"tile": "quarryman", "goods": {"wood": 2, "stone": 2, "iron": 2, "gold": 2}}, red=1)
    game = table(own, person(), modules=["talton-lodge"])
    game.play("0: use home-1 1 red")
    for action in game.legal_actions():
        assert game.parse(action.text) == action
        assert "groups" not in action.fields
    with pytest.raises(kf.NotationError, match="no resource or skill"):
        game.parse("upgrade quarryman +inn")
