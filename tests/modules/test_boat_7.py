"""Summer boat 7 (PRO-13): goods from afar are put anywhere; a wood, a stone and an iron at a season's end."""

from typing import Any

import pytest
from helpers import Doc, asked, bid, event, kinds, laid, lot, person, play, refused, table, texts, village

import keyflower as kf


def with_boat(side: str, *others: Doc, **pieces: Any) -> Doc:
    """Boat 2a lets tiles lie anywhere."""
    boats = (laid("summer-boat-2a", 0, 1), laid(f"summer-boat-7{side}", -1, 1))
    return person("home-1", *boats, laid("stable", 0, -1), *others, **pieces)


def goods(game: kf.Game, seat: int) -> dict[str, dict[str, int]]:
    return {tile: entry["goods"] for tile, entry in village(game, seat).items() if entry.get("goods")}


@pytest.mark.rule("PRO-13", "USE-7")
def test_goods_made_elsewhere_are_put_on_any_own_tile() -> None:
    game = table(with_boat("a", red=1), person(), auction=[lot("quarryman")], modules=["summer-boat-7"])
    told = game.play("0: use quarryman 1 red")
    made = event(told, "gained-resources").data
    assert made["tile"] == "home-1"
    assert asked(game) == [(0, "put")]
    count = made["goods"]["stone"]
    assert texts(game) == [
        "put stone home-1",
        "put stone summer-boat-2a",
        "put stone summer-boat-7a",
        "put stone stable",
    ]
    assert game.decisions[0].about == {"tile": "quarryman", "resource": "stone", "goods": {"stone": count}}
    refused(game, "put wood stable", "PRO-13", "put-other-first", resource="stone")
    refused(game, "put stone quarryman", "PRO-13", "not-your-village", tile="quarryman")
    again = kf.Game.from_position(game.position())
    assert again.position() == game.position()
    play(game, "put stone stable", *["put stone home-1"] * (count - 1))
    assert goods(game, 0)["stable"] == {"stone": 1}
    assert asked(game) == [(1, "turn")]


@pytest.mark.rule("PRO-13", "USE-7")
def test_goods_of_the_own_village_stay_where_they_are_made() -> None:
    own = with_boat("a", laid("quarryman", 1, 0), red=1)
    game = table(own, person(), modules=["summer-boat-7"])
    assert kinds(game.play("0: use quarryman 1 red")) == ["use", "gained-resources"]
    assert set(goods(game, 0)) == {"quarryman"}
    # Without the boat everything goes home, in both villages.
    other = table(person("home-2", red=1), own, modules=["summer-boat-7"])
    assert kinds(other.play("0: use quarryman 1 red")) == ["use", "gained-resources"]
    assert set(goods(other, 0)) == {"home-2"}


@pytest.mark.rule("PRO-13", "MER-5")
def test_the_resources_of_a_cargo_are_put_anywhere() -> None:
    boats = [{"tile": "keyflower-2", "cargo": {"gold": 2}}, {"tile": "sea-bastion", "cargo": {}}]
    seats = (with_boat("a"), person("home-2"))
    game = table(*seats, season="autumn", modules=["summer-boat-7", "merchants"], boats=boats, passes=1, turn=1)
    game.play("1: pass")
    while asked(game)[0][1] == "boat":
        game.play("boat keyflower-2" if asked(game)[0][0] == 0 else "boat sea-bastion")
    assert asked(game) == [(0, "put")]
    play(game, "put gold stable", "put gold stable")
    assert goods(game, 0) == {"stable": {"gold": 2}}


@pytest.mark.rule("PRO-13", "PRO-12")
def test_keysides_goods_stay_on_the_home() -> None:
    won = lot("keyside", bid(0, 1, "red"))
    modules = ["summer-boat-7", "keyside"]
    game = table(with_boat("a"), person(), season="winter", modules=modules, passes=1, turn=1, auction=[won])
    game.play("1: pass")
    assert asked(game)[0][1] != "put"
    assert goods(game, 0) == {"home-1": {"gold": 3, "iron": 3, "stone": 3, "wood": 3}}


@pytest.mark.rule("PRO-13")
def test_side_b_brings_a_wood_a_stone_and_an_iron_on_the_home() -> None:
    for season, away, brought in (("summer", 0, 1), ("autumn", 24, 0), ("winter", 0, 1)):
        theirs = person({"tile": "home-2", "goods": {"wood": away}})
        game = table(with_boat("b"), theirs, season=season, modules=["summer-boat-7"], passes=1, turn=1)
        told = list(game.play("1: pass"))
        while asked(game) and asked(game)[0][1] == "boat":
            told += game.play(game.legal_actions(asked(game)[0][0])[0])
        found = event(told, "gained-resources")
        assert (found.seat, found.data["tile"]) == (0, "home-1")
        assert found.data["goods"] == {"iron": 1, "stone": 1} | ({"wood": 1} if brought else {})
    spring = table(with_boat("b"), person(), season="spring", modules=["summer-boat-7"], passes=1, turn=1)
    assert "gained-resources" not in kinds(spring.play("1: pass"))
