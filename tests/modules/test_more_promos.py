"""The promo tiles of later years in a game (PRO-3 to PRO-13), alone, in any mix and all together."""

import random

import pytest
from helpers import event, kinds, laid, lot, person, play, refused, table, texts

import keyflower as kf
from keyflower.game.modules import MORE_PROMOS

from .sound import check

ALL_TILES = {*MORE_PROMOS, "summer-boat-7a", "summer-boat-7b"}


@pytest.mark.rule("PRO-3")
def test_the_storyteller_offers_what_is_available() -> None:
    tile = lot("storyteller")
    game = table(person(red=2), person(), auction=[tile], modules=["storyteller"])
    play(game, "0: use storyteller 1 red")
    assert texts(game) == ["take draw_workers", "take skills"]
    assert event(game.play("take skills"), "drew-skills").data == {"count": 1}
    # With an empty bag nothing is asked: a skill is drawn. With nothing at all the tile gives nothing.
    empty = table(person(red=2), person(), auction=[tile], modules=["storyteller"], bag={})
    assert kinds(empty.play("0: use storyteller 1 red")) == ["use", "drew-skills"]
    screen = person(red=2, anvil=16, pick=16, saw=16)
    nothing = table(screen, person(), auction=[tile], modules=["storyteller"], bag={})
    assert kinds(nothing.play("0: use storyteller 1 red")) == ["use"]


@pytest.mark.rule("PRO-3")
def test_the_upgraded_storyteller_brings_both() -> None:
    own = person("home-1", laid("storyteller", 0, -1, 0, upgraded=True), red=2)
    game = table(own, person(), modules=["storyteller"])
    assert kinds(game.play("0: use storyteller 1 red")) == ["use", "drew-workers", "drew-skills"]


@pytest.mark.rule("PRO-4")
def test_the_trader_takes_a_skill_for_green_workers() -> None:
    for upgraded, green, got in ((False, 20, 1), (True, 20, 2), (True, 1, 1)):
        own = person("home-1", "trader", red=2, anvil=1, saw=1)
        own["village"][1]["upgraded"] = upgraded
        game = table(own, person(green=20 - green), season="summer", modules=["trader"])
        play(game, "0: use trader 1 red")
        assert texts(game) == ["pay anvil", "pay saw"]
        assert event(game.play("pay saw"), "got-green").data["count"] == got
    poor = table(person("home-1", "trader", red=2), person(), season="summer", modules=["trader"])
    refused(poor, "use trader 1 red", "USE-11", "no-skill-to-pay", tile="trader")


@pytest.mark.rule("PRO-6")
def test_the_developer_cannot_be_used() -> None:
    game = table(person(red=2), person(), season="summer", auction=[lot("developer")], modules=["developer"])
    refused(game, "use developer 1 red", "USE-10", "no-effect", tile="developer")


@pytest.mark.rule("PRO-12")
def test_keyside_brings_three_of_each_when_it_is_won() -> None:
    for away, got in ((0, 3), (22, 2)):
        theirs = person({"tile": "home-2", "goods": {"wood": away}})
        won = lot("keyside", {"seat": 0, "colour": "red", "count": 1})
        game = table(person("home-1"), theirs, season="winter", modules=["keyside"], passes=1, turn=1, auction=[won])
        told = event(game.play("1: pass"), "gained-resources")
        assert (told.seat, told.data["tile"]) == (0, "home-1")
        assert told.data["goods"] == {"gold": 3, "iron": 3, "stone": 3, "wood": got}
        assert game.position()["seats"][0]["village"][0]["goods"]["gold"] == 3


@pytest.mark.rule(*[f"PRO-{number}" for number in range(3, 14)])
@pytest.mark.parametrize("module", MORE_PROMOS)
def test_each_is_shuffled_into_its_season_alone(module: str) -> None:
    seen: set[str] = set()
    for seed in range(40):
        doc = kf.Game.new(6, seed, modules=(module,)).position()
        tiles = [entry["tile"] for entry in doc["auction"]]
        tiles += [tile for deck in doc["decks"].values() for tile in deck]
        tiles += [tile for seat in doc["seats"] for tile in seat["winter"]]
        seen |= {tile for tile in tiles if tile in ALL_TILES}
    both = {f"{module}a", f"{module}b"}
    assert seen == (both if module == "summer-boat-7" else {module})


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_games_with_all_of_them_are_sound_after_every_action(players: int, seed: int) -> None:
    chance = random.Random(seed)
    mixed = ("merchants", "promos", *chance.sample(MORE_PROMOS, 4))
    game = kf.Game.new(players, seed, modules=("more-promos",) if seed == 0 else mixed)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions(game.decisions[0].seat)))
        check(game)
    again = kf.Game.replay(game.record())
    assert again.scores().totals == game.scores().totals
