"""Using a tile: where, by whom, with which workers, and what it gives (USE-1 to USE-10)."""

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
from keyflower.catalogue import CATALOGUE, RESOURCES

SKILLS = ("anvil", "pick", "saw")


def uses(game: kf.Game, tile: str) -> set[str]:
    """The legal uses of a tile."""
    return {line for line in texts(game) if line.startswith(f"use {tile} ")}


@pytest.mark.rule("USE-1")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_tiles_of_any_village_and_of_the_auction_may_be_used(season: str) -> None:
    tile = {"spring": "keywood", "summer": "farrier", "autumn": "inn"}[season]
    game = table(person("miner", red=1), person("stable"), season=season, auction=[lot(tile)])
    used = {line.split()[1] for line in texts(game) if line.startswith("use")}
    assert used == {"home-1", "miner", "home-2", "stable", tile}


@pytest.mark.rule("USE-1")
def test_in_winter_tiles_of_villages_may_be_used_and_none_in_the_auction() -> None:
    game = table(person("miner", red=1), person("stable"), season="winter", auction=[lot("windmill")])
    assert {line.split()[1] for line in texts(game) if line.startswith("use")} == {
        "home-1",
        "miner",
        "home-2",
        "stable",
    }
    refused(game, "use windmill 1 red", "USE-1", "not-in-winter", tile="windmill")


@pytest.mark.rule("USE-1")
def test_a_tile_that_is_not_on_the_table_cannot_be_used() -> None:
    game = table(person(red=1), person(), auction=[lot("keywood")])
    refused(game, "use miner 1 red", "USE-1", "tile-not-in-play", tile="miner")
    refused(game, "use home-6 1 red", "USE-1", "tile-not-in-play", tile="home-6")


@pytest.mark.rule("USE-2")
def test_each_later_use_needs_one_more_than_the_use_before() -> None:
    game = table(person(red=4), person(red=4), auction=[lot("keywood")])
    assert uses(game, "keywood") == {f"use keywood {count} red" for count in (1, 2, 3, 4)}
    game.play("use keywood 2 red")
    assert uses(game, "keywood") == {"use keywood 3 red", "use keywood 4 red"}
    refused(game, "use keywood 1 red", "USE-2", "use-too-small", need=3)
    refused(game, "use keywood 2 red", "USE-2", "use-too-small", need=3)
    game.play("use keywood 3 red")
    assert auction(game)["keywood"]["workers"] == {"red": 5}
    assert auction(game)["keywood"]["last"] == 3


@pytest.mark.rule("USE-2")
def test_it_is_the_last_use_that_counts_not_what_lies_there() -> None:
    game = table(person(red=5), person(), auction=[lot("keywood", workers={"red": 3}, last=2)])
    assert uses(game, "keywood") == {"use keywood 3 red"}


@pytest.mark.rule("USE-2", "BID-7")
def test_workers_for_a_use_come_from_the_screen_from_whole_losing_bids_or_both() -> None:
    lots = [lot("keywood", bid(0, 2, "red"), bid(1, 3, "red")), lot("miner", workers={"red": 1})]
    game = table(person(red=1), person(), auction=lots)
    assert uses(game, "miner") == {"use miner 0 red +keywood", "use miner 1 red +keywood"}
    game.play("use miner 1 red +keywood")
    assert auction(game)["miner"]["workers"] == {"red": 4}
    assert auction(game)["miner"]["last"] == 3
    assert bids_at(game, "keywood") == {1: (3, "red")}


@pytest.mark.rule("USE-2")
def test_an_own_losing_bid_may_use_the_very_tile_it_bid_for() -> None:
    game = table(person(red=1), person(), auction=[lot("miner", bid(0, 2, "red"), bid(1, 3, "red"))])
    assert "use miner 0 red +miner" in uses(game, "miner")
    game.play("use miner 0 red +miner")
    assert auction(game)["miner"]["workers"] == {"red": 2}
    assert bids_at(game, "miner") == {1: (3, "red")}


@pytest.mark.rule("USE-3")
def test_no_more_than_six_workers_lie_on_a_tile() -> None:
    game = table(person(red=7), person(), auction=[lot("keywood", workers={"red": 2}, last=1), lot("miner")])
    assert uses(game, "keywood") == {"use keywood 2 red", "use keywood 3 red", "use keywood 4 red"}
    assert uses(game, "miner") == {f"use miner {count} red" for count in range(1, 7)}
    refused(game, "use keywood 5 red", "USE-3", "tile-full", have=2, more=5, limit=6)
    refused(game, "use miner 7 red", "USE-3", "tile-full", have=0, more=7, limit=6)


@pytest.mark.rule("USE-3")
def test_a_tile_on_which_the_next_use_would_not_fit_is_blocked() -> None:
    game = table(person(red=9), person("miner"), auction=[lot("keywood", workers={"red": 3})])
    assert uses(game, "keywood") == set()
    refused(game, "use keywood 4 red", "USE-3", "tile-full", have=3, more=4, limit=6)
    game.play("use miner 3 red")
    game.play("pass")
    assert uses(game, "miner") == set()


@pytest.mark.rule("USE-3", "BID-7")
def test_a_group_that_would_not_fit_whole_does_not_go() -> None:
    lots = [lot("keywood", bid(0, 5, "red"), bid(1, 6, "red")), lot("miner", workers={"red": 2})]
    game = table(person(red=3), person(), auction=lots)
    assert uses(game, "miner") == {"use miner 3 red"}
    refused(game, "use miner 0 red +keywood", "USE-3", "tile-full", have=2, more=5, limit=6)


@pytest.mark.rule("USE-4")
def test_a_use_follows_the_colour_of_workers_on_the_tile_and_of_bids_around_it() -> None:
    lots = [lot("keywood", workers={"blue": 1}), lot("miner", bid(1, 1, "green"))]
    game = table(person(red=3, blue=2, green=1), person(), auction=lots)
    assert uses(game, "keywood") == {"use keywood 2 blue"}
    assert uses(game, "miner") == {"use miner 1 green"}
    refused(game, "use keywood 2 red", "USE-4", "wrong-colour", needed="blue", given="red")
    refused(game, "use miner 1 blue", "USE-4", "wrong-colour", needed="green", given="blue")
    refused(game, "use miner 1 any", "USE-4", "one-colour")


@pytest.mark.rule("USE-4")
def test_an_untouched_tile_takes_any_one_colour_and_keeps_it() -> None:
    game = table(person(red=1, yellow=1), person(red=2, yellow=2), auction=[lot("keywood")])
    assert uses(game, "keywood") == {"use keywood 1 red", "use keywood 1 yellow"}
    game.play("use keywood 1 yellow")
    assert uses(game, "keywood") == {"use keywood 2 yellow"}
    assert "bid keywood 1 red" not in texts(game)


@pytest.mark.rule("USE-5")
def test_more_workers_than_needed_may_be_placed() -> None:
    game = table(person(red=4), person(red=6), auction=[lot("keywood")])
    game.play("use keywood 4 red")
    assert village(game, 0)["home-1"]["goods"] == {"wood": 1}  # no more than printed
    assert uses(game, "keywood") == set()


@pytest.mark.rule("USE-6")
def test_the_effect_happens_at_once() -> None:
    game = table(person("keywood", red=2), person(), auction=[lot("stable")])
    events = game.play("use keywood 1 red")
    assert kinds(events) == ["use", "gained-resources"]
    assert village(game, 0)["keywood"]["goods"] == {"wood": 1}
    assert asked(game) == [(1, "turn")]


@pytest.mark.rule("USE-7")
def test_resources_made_in_the_own_village_stay_on_the_tile_others_go_to_the_home() -> None:
    seats = [person("keywood", red=3), person("miner")]
    own = table(*seats, auction=[lot("quarryman")])
    own.play("use keywood 1 red")
    assert village(own, 0)["keywood"]["goods"] == {"wood": 1}
    theirs = table(*seats, auction=[lot("quarryman")])
    events = theirs.play("use miner 1 red")
    assert village(theirs, 0)["home-1"]["goods"] == {"iron": 2}
    assert event(events, "gained-resources").data == {"goods": {"iron": 2}, "tile": "home-1"}
    middle = table(*seats, auction=[lot("quarryman")])
    middle.play("use quarryman 1 red")
    assert village(middle, 0)["home-1"]["goods"] == {"stone": 2}
    assert not any("goods" in tile for tile in village(middle, 1).values())


@pytest.mark.rule("USE-8")
def test_white_workers_are_drawn_from_the_bag_and_seen_by_the_drawer_alone() -> None:
    game = table(person("alehouse", red=1), person(), bag={"blue": 1})
    events = game.play("use alehouse 1 red")
    assert screen(game, 0) == {"blue": 1}
    assert bag(game) == {}
    drawn = event(events, "drew-workers")
    assert drawn.seen_by(0) == {"kind": "drew-workers", "seat": 0, "count": 1, "workers": {"blue": 1}}
    assert drawn.seen_by(1) == drawn.seen_by(None) == {"kind": "drew-workers", "seat": 0, "count": 1}


@pytest.mark.rule("USE-8")
def test_skills_are_drawn_from_the_face_down_supply_and_seen_by_the_drawer_alone() -> None:
    game = table(person("apprentice-hall", red=1), person(), supply={"anvil": 0, "pick": 1, "saw": 0})
    events = game.play("use apprentice-hall 1 red")
    assert screen(game, 0) == {"pick": 1}
    drawn = event(events, "drew-skills")
    assert drawn.seen_by(0)["skills"] == {"pick": 1}
    assert drawn.seen_by(1) == {"kind": "drew-skills", "seat": 0, "count": 1}


@pytest.mark.rule("USE-8")
@pytest.mark.parametrize(("tile", "pieces"), [("alehouse", ("blue", "red", "yellow")), ("apprentice-hall", SKILLS)])
def test_draws_are_random(tile: str, pieces: tuple[str, ...]) -> None:
    seen: set[str] = set()
    for seed in range(30):
        game = table(person(tile, green=1), person(), seed=seed)
        game.play(f"use {tile} 1 green")
        seen.update(screen(game, 0))
    assert seen == set(pieces)


@pytest.mark.rule("USE-8")
def test_green_workers_come_from_the_open_supply() -> None:
    game = table(person({"tile": "peddler", "upgraded": True}, yellow=1, red=1), person())
    events = game.play("use peddler 1 red")
    assert screen(game, 0) == {"green": 2}
    assert supply(game)["green"] == 18
    assert event(events, "got-green").seen_by(1)["count"] == 2


@pytest.mark.rule("USE-9")
def test_who_draws_from_a_short_bag_or_supply_gets_what_there_is() -> None:
    game = table(person({"tile": "alehouse", "upgraded": True}, red=1), person(), bag={"blue": 1})
    game.play("use alehouse 1 red")
    assert screen(game, 0) == {"blue": 1}
    short = table(person({"tile": "keywood", "upgraded": True}, red=1), person(), supply={"wood": 2})
    short.play("use keywood 1 red")
    assert village(short, 0)["keywood"]["goods"] == {"wood": 2}
    assert supply(short)["wood"] == 0
    skills = {"anvil": 0, "pick": 0, "saw": 1}
    hall = table(person({"tile": "apprentice-hall", "upgraded": True}, red=1), person(), supply=skills)
    hall.play("use apprentice-hall 1 red")
    assert screen(hall, 0) == {"saw": 1}


@pytest.mark.rule("USE-9")
def test_a_tile_that_gives_nothing_may_be_used_and_its_price_is_paid_all_the_same() -> None:
    game = table(person("alehouse", red=1), person(), bag={})
    game.play("use alehouse 1 red")
    assert screen(game, 0) == {}
    peddler = table(person("peddler", red=1, yellow=1), person(), supply={"green": 0})
    peddler.play("use peddler 1 red")
    assert screen(peddler, 0) == {}
    assert bag(peddler)["yellow"] == 40
    mason = table(person("mason", red=1, pick=1), person(), season="summer", supply={"stone": 0})
    mason.play("use mason 1 red")
    assert screen(mason, 0) == {}
    assert "goods" not in village(mason, 0)["mason"]


@pytest.mark.rule("USE-9")
def test_green_workers_in_the_bag_are_not_searched_for_but_may_be_drawn() -> None:
    fallen: dict[str, Any] = {"supply": {"green": 0}, "bag": {"green": 3}}
    game = table(person("peddler", red=1, yellow=1), person(), **fallen)
    game.play("use peddler 1 red")
    assert screen(game, 0) == {}
    assert bag(game) == {"green": 3, "yellow": 1}
    lucky = table(person("alehouse", red=1), person(), **fallen)
    lucky.play("use alehouse 1 red")
    assert screen(lucky, 0) == {"green": 1}
    assert bag(lucky) == {"green": 2}


@pytest.mark.rule("USE-9")
def test_the_workshop_gives_only_a_resource_that_is_in_the_supply() -> None:
    game = table(person("workshop", red=1), person(), supply={"stone": 0})
    game.play("use workshop 1 red")
    assert asked(game) == [(0, "choose")]
    assert texts(game) == ["take iron", "take wood"]
    refused(game, "take stone", "USE-9", "not-on-offer", what="stone")
    refused(game, "take gold", "USE-9", "not-on-offer", what="gold")
    game.play("take wood")
    assert village(game, 0)["workshop"]["goods"] == {"wood": 1}
    one = table(person("workshop", red=1), person(), supply={"stone": 0, "iron": 0})
    one.play("use workshop 1 red")  # with one left there is nothing to ask
    assert village(one, 0)["workshop"]["goods"] == {"wood": 1}
    none = table(person("workshop", red=1), person(), supply={"stone": 0, "iron": 0, "wood": 0})
    none.play("use workshop 1 red")
    assert asked(none) == [(1, "turn")]


@pytest.mark.rule("USE-10")
@pytest.mark.parametrize(
    ("tile", "season"),
    [("summer-boat-1a", "summer"), ("turn-order-1", "summer"), ("barn", "autumn"), ("blacksmith", "autumn")]
    + [(tile, "autumn") for tile in ("stone-yard", "timber-yard", "forge", "goldsmith", "sawmill", "sculptor", "well")],
)
def test_tiles_without_an_effect_in_the_auction_cannot_be_used(tile: str, season: str) -> None:
    game = table(person(red=3), person(), season=season, auction=[lot(tile)])
    assert uses(game, tile) == set()
    refused(game, f"use {tile} 1 red", "USE-10", "no-effect", tile=tile)


@pytest.mark.rule("USE-10")
@pytest.mark.parametrize("tile", ["summer-boat-1a", "turn-order-1", "barn", "well", "windmill", "keyflower"])
def test_tiles_without_an_effect_in_a_village_cannot_be_used(tile: str) -> None:
    seats = [person("summer-boat-2a", tile, red=3), person()]  # boat 2a: every tile fits somewhere
    game = table(*seats, season="winter", auction=[])
    assert uses(game, tile) == set()
    refused(game, f"use {tile} 1 red", "USE-10", "no-effect", tile=tile)


# --- every effect, as it is printed ----------------------------------------------------------------------------------

USED = [
    (tile.id, upgraded)
    for tile in CATALOGUE.tiles
    for upgraded in (False, True)
    if tile.set == "base" and tile.kind == "village" and set(tile.face(upgraded)) - {"score_on_tile"}
]


@pytest.mark.rule("USE-6", "USE-7", "USE-8", "USE-11")
@pytest.mark.parametrize(("tile", "upgraded"), USED)
def test_a_tile_gives_what_is_printed_on_its_visible_side(tile: str, upgraded: bool) -> None:
    printed = CATALOGUE.tile(tile)
    face: Any = printed.face(upgraded)
    price = {"any": "blue"}.get(face.get("pay_worker", ""), face.get("pay_worker"))
    skill = {"any": "saw"}.get(face.get("pay_skill", ""), face.get("pay_skill"))
    pieces: dict[str, Any] = {"red": 1}
    for name in (price, skill):
        if name:
            pieces[name] = pieces.get(name, 0) + 1
    game = table(person({"tile": tile, "upgraded": upgraded}, **pieces), person(), season=printed.season)
    before = game.view(0)
    game.play(f"use {tile} 1 red")
    if "choose_resource" in face:
        game.play(f"take {face['choose_resource'][0]}")
    made = face.get("resources", {}) | ({face["choose_resource"][0]: 1} if "choose_resource" in face else {})
    assert village(game, 0)[tile].get("goods", {}) == made
    own = screen(game, 0)
    workers = sum(count for name, count in own.items() if name not in SKILLS)
    assert workers == face.get("draw_workers", 0) + face.get("green_workers", 0)
    assert own.get("green", 0) == face.get("green_workers", 0)
    assert sum(own.get(name, 0) for name in SKILLS) == face.get("skills", 0)
    after = game.view(0)
    for resource in RESOURCES:
        assert before["supply"][resource] - after["supply"][resource] == made.get(resource, 0)
    assert before["bag"] - after["bag"] == face.get("draw_workers", 0) - (1 if price else 0)
    assert before["supply"]["skills"] - after["supply"]["skills"] == face.get("skills", 0) - (1 if skill else 0)
    assert asked(game) == [(1, "turn")]  # transport without goods, and upgrades without payment, ask nothing
    play(game, "pass")


@pytest.mark.rule("USE-2")
def test_the_price_of_use_begins_anew_each_season() -> None:
    seats = [person(laid("keywood", 0, -1, 0, workers={"red": 3}), red=1), person()]
    game = table(*seats)
    assert uses(game, "keywood") == set()
    play(game, "pass", "pass", "boat keyflower")
    assert (game.view()["season"], game.view()["turn"]) == ("summer", 1)
    game.play("pass")
    assert "use keywood 1 red" in uses(game, "keywood")
