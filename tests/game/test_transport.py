"""Transport and upgrading (TRA-1 to TRA-4, UPG-1 to UPG-4)."""

from typing import Any

import pytest
from helpers import (
    Doc,
    asked,
    event,
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

from keyflower.catalogue import CATALOGUE

# Home 1 has roads on all sides but S. A chain of roads to the north: home-1 - stable - keywood.
# Stable RRGRGR and keywood RRGRRG have roads on S and N when unturned.


def home(**goods: int) -> Doc:
    return {"tile": "home-1", "goods": goods}


def chain(**more: Any) -> Doc:
    return person(home(wood=2), laid("stable", 0, -1), laid("keywood", 0, -2, 0, goods={"stone": 1}), **more)


@pytest.mark.rule("TRA-1")
def test_whoever_uses_a_transport_tile_works_in_their_own_village() -> None:
    game = table(chain(red=1), person({"tile": "farrier", "goods": {"iron": 1}}), season="summer")
    game.play("use farrier 1 red")
    assert asked(game) == [(0, "transport")]
    assert game.decisions[0].about == {"tile": "farrier", "points": 3}
    assert {line.split()[2] for line in texts(game) if line.startswith("move")} == {"home-1", "keywood"}
    refused(game, "move iron farrier home-2", "TRA-1", "not-your-village", tile="farrier")
    game.play("move wood home-1 keywood")
    assert village(game, 0)["keywood"]["goods"] == {"stone": 1, "wood": 1}


@pytest.mark.rule("TRA-1")
@pytest.mark.parametrize(
    ("tile", "upgraded", "figures"),
    [
        ("home-2", False, (1, 1)),
        ("home-2", True, (2, 1)),
        ("stable", False, (2, 1)),
        ("stable", True, (4, 2)),
        ("farrier", False, (3, 1)),
        ("farrier", True, (5, 2)),
        ("wainwright", False, (4, 2)),
        ("wainwright", True, (6, 2)),
    ],
)
def test_with_the_figures_of_the_visible_side(tile: str, upgraded: bool, figures: tuple[int, int]) -> None:
    theirs = person({"tile": tile, "upgraded": upgraded})
    mine = person(home(wood=1, stone=1), laid("keywood", 0, -1), {"tile": "gold-mine", "goods": {"gold": 2}}, red=1)
    game = table(mine, theirs, season="autumn")
    game.play(f"use {tile} 1 red")
    assert game.decisions[0].about == {"tile": tile, "points": figures[0]}
    game.play("stop")
    assert game.decisions[0].about == {"tile": tile, "points": figures[1]}
    game.play("upgrade home-1 stone wood")
    assert asked(game) == [(0, "upgrade") if figures[1] == 2 else (1, "turn")]


@pytest.mark.rule("TRA-1")
def test_a_transport_tile_in_the_auction_works_too() -> None:
    game = table(person(home(wood=1), laid("keywood", 0, -1), red=1), person(), auction=[lot("stable")])
    play(game, "use stable 1 red", "move wood home-1 keywood")
    assert village(game, 0)["keywood"]["goods"] == {"wood": 1}


@pytest.mark.rule("TRA-2")
def test_a_point_moves_one_resource_to_a_neighbour() -> None:
    game = table(chain(red=1), person())
    game.play("use stable 1 red")
    assert texts(game) == [
        "stop",
        "move wood home-1 stable",
        "move wood home-1 keywood",
        "move stone keywood home-1",
        "move stone keywood stable",
    ]
    events = game.play("move wood home-1 stable")
    assert event(events, "moved").data == {"resource": "wood", "from": "home-1", "to": "stable", "steps": 1}
    assert game.decisions[0].about["points"] == 1
    refused(game, "move stone keywood home-1", "TRA-2", "too-far", steps=2, points=1)
    game.play("move stone keywood stable")
    assert village(game, 0)["stable"]["goods"] == {"stone": 1, "wood": 1}
    assert asked(game) == [(1, "turn")]  # nothing can be upgraded


@pytest.mark.rule("TRA-2")
def test_points_may_all_go_to_one_resource() -> None:
    game = table(chain(red=1), person())
    play(game, "use stable 1 red", "move wood home-1 keywood")
    assert village(game, 0)["keywood"]["goods"] == {"stone": 1, "wood": 1}
    assert asked(game) == [(1, "turn")]


@pytest.mark.rule("TRA-2")
def test_only_what_lies_there_can_be_moved() -> None:
    game = table(chain(red=1), person())
    game.play("use stable 1 red")
    refused(game, "move iron home-1 stable", "TRA-2", "goods-missing", resource="iron")
    refused(game, "move wood stable home-1", "TRA-2", "goods-missing", resource="wood")


@pytest.mark.rule("TRA-3")
def test_a_road_needs_road_on_both_edges() -> None:
    # Keywood's SE edge is grass (RRGRRG), and so is the miner's NW edge (RRGRGR): neighbours without a road.
    mine = person(home(wood=1), laid("keywood", 0, -1), laid("miner", 1, -1), red=1)
    game = table(mine, person(), auction=[lot("stable")])
    game.play("use stable 1 red")
    assert {line for line in texts(game) if line.startswith("move")} == {
        "move wood home-1 keywood",
        "move wood home-1 miner",
    }
    game.play("move wood home-1 keywood")
    assert "move wood keywood miner" not in texts(game)
    refused(game, "move wood keywood miner", "TRA-2", "too-far", steps=2, points=1)


@pytest.mark.rule("TRA-3")
def test_no_road_at_all() -> None:
    # Water joins home-1 (S) and a boat: no way for goods.
    game = table(
        person(home(wood=1), laid("keyflower", 0, 1), laid("keywood", 0, -1), red=1), person(), season="winter"
    )
    game.play("use home-1 1 red")
    refused(game, "move wood home-1 keyflower", "TRA-3", "no-road")


@pytest.mark.rule("TRA-4")
def test_first_transport_then_upgrades_each_in_part_or_not_at_all() -> None:
    mine = person(home(wood=1, stone=2), laid("workshop", 0, -1), red=1)
    game = table(mine, person(), auction=[lot("stable")])
    game.play("use stable 1 red")
    assert asked(game) == [(0, "transport")]
    refused(game, "upgrade home-1 stone wood", "TURN-1", "no-such-question", question="transport")
    game.play("move stone home-1 workshop")
    game.play("stop")
    assert asked(game) == [(0, "upgrade")]
    refused(game, "move stone home-1 workshop", "TURN-1", "no-such-question", question="upgrade")
    assert texts(game) == ["stop", "upgrade home-1 stone wood"]
    game.play("stop")
    assert not any(tile.get("upgraded") for tile in village(game, 0).values())
    assert asked(game) == [(1, "turn")]


@pytest.mark.rule("UPG-1")
def test_a_point_turns_one_tile_which_keeps_everything_else() -> None:
    keywood = laid("keywood", 0, -1, 3, workers={"blue": 2}, goods={"wood": 3})
    game = table(person({"tile": "home-1"}, keywood, red=1, saw=1), person(), auction=[lot("stable")])
    play(game, "use stable 1 red", "stop")
    events = game.play("upgrade keywood saw")
    assert event(events, "upgraded").data == {"tile": "keywood", "pieces": {"saw": 1}}
    assert village(game, 0)["keywood"] == {
        "tile": "keywood",
        "at": [0, -1],
        "turn": 0,
        "upgraded": True,
        "goods": {"wood": 3},
        "workers": {"blue": 2},
        "colour": "blue",
        "last": 2,
        "standing": "blue",
    }
    assert asked(game) == [(1, "turn")]  # one point, one tile


@pytest.mark.rule("UPG-1")
def test_only_tiles_of_the_own_village_not_yet_upgraded() -> None:
    mine = person({"tile": "home-1", "upgraded": True, "goods": {"wood": 1, "stone": 1}}, "keywood", red=1, saw=2)
    game = table(mine, person({"tile": "woodcutter"}))
    play(game, "use home-1 1 red", "stop")
    assert texts(game) == ["stop", "upgrade keywood saw"]
    refused(game, "upgrade home-1 stone wood", "UPG-1", "already-upgraded", tile="home-1")
    refused(game, "upgrade woodcutter saw", "UPG-1", "not-your-village", tile="woodcutter")


@pytest.mark.rule("UPG-1")
def test_the_home_is_upgraded_like_any_other_tile() -> None:
    game = table(person(home(wood=1, stone=1), red=1), person())
    play(game, "use home-1 1 red", "upgrade home-1 stone wood")
    assert village(game, 0)["home-1"]["upgraded"]


@pytest.mark.rule("UPG-2")
def test_the_resources_must_lie_on_the_tile_and_go_back_to_the_supply() -> None:
    mine = person(
        {"tile": "home-1", "goods": {"wood": 1, "stone": 1}}, laid("stable", 0, -1, 0, goods={"iron": 1}), red=1
    )
    game = table(mine, person())
    play(game, "use home-1 1 red", "stop")
    refused(game, "upgrade stable iron wood", "UPG-2", "cannot-pay-upgrade", cost="1 iron, 1 wood")
    before = supply(game)
    game.play("upgrade home-1 stone wood")
    assert {name: supply(game)[name] - before[name] for name in ("stone", "wood", "iron")} == {
        "stone": 1,
        "wood": 1,
        "iron": 0,
    }
    assert "goods" not in village(game, 0)["home-1"]


@pytest.mark.rule("UPG-2")
def test_skills_come_from_the_screen_and_go_back_to_the_supply() -> None:
    assert CATALOGUE.tile("inn").cost == {"any_resource": 1, "any_skill": 1}
    mine = person({"tile": "inn", "goods": {"iron": 1}}, red=1, saw=1, pick=1)
    game = table(mine, person(), season="autumn", auction=[lot("wainwright")])
    play(game, "use wainwright 1 red", "stop")
    assert texts(game) == ["stop", "upgrade inn iron saw", "upgrade inn iron pick"]
    game.play("upgrade inn iron pick")
    assert screen(game, 0) == {"saw": 1}
    assert supply(game)["pick"] == 16


def payments(tile: str, **goods: int) -> list[str]:
    """The ways to upgrade a tile with these goods on it."""
    game = table(person({"tile": tile, "goods": goods}, red=1), person(), season="autumn", auction=[lot("wainwright")])
    game.play("use wainwright 1 red")
    if asked(game) == [(0, "transport")]:
        game.play("stop")
    return [line for line in texts(game) if line.startswith("upgrade")] if asked(game)[0][0] == 0 else []


@pytest.mark.rule("UPG-2")
def test_gold_stands_for_any_other_resource_but_nothing_stands_for_gold() -> None:
    assert payments("home-1", wood=1, gold=1) == ["upgrade home-1 gold wood"]
    assert payments("home-1", gold=2) == ["upgrade home-1 gold gold"]
    assert payments("home-1", wood=1, stone=1, gold=1) == [
        "upgrade home-1 gold wood",
        "upgrade home-1 gold stone",
        "upgrade home-1 stone wood",
    ]
    assert payments("home-1", wood=2) == []
    assert payments("peddler", wood=5) == []
    assert payments("peddler", gold=1) == ["upgrade peddler gold"]
    assert payments("goldsmith", gold=1, iron=4) == []
    assert payments("tavern", wood=1, iron=2, gold=1) == ["upgrade tavern gold iron wood"]


@pytest.mark.rule("UPG-2")
def test_where_any_resource_will_do_the_owner_chooses() -> None:
    assert payments("farrier", wood=1, iron=1, gold=1) == [
        "upgrade farrier gold wood",
        "upgrade farrier gold iron",
        "upgrade farrier iron wood",
    ]
    assert payments("well", wood=2) == []


@pytest.mark.rule("UPG-3")
@pytest.mark.parametrize("tile", ["keyflower", "summer-boat-3a", "windmill", "turn-order-1"])
def test_boats_winter_tiles_and_turn_order_tiles_cannot_be_upgraded(tile: str) -> None:
    mine = person(home(wood=1, stone=1), "summer-boat-2a", tile, red=1)
    game = table(mine, person(), season="winter", auction=[])
    play(game, "use home-1 1 red", "stop")
    assert texts(game) == ["stop", "upgrade home-1 stone wood"]
    refused(game, f"upgrade {tile}", "UPG-3", "never-upgraded", tile=tile)


@pytest.mark.rule("UPG-4")
def test_a_use_in_progress_keeps_the_figures_it_began_with() -> None:
    mine = person({"tile": "stable", "goods": {"wood": 1, "iron": 1}}, "keywood", red=1, blue=3, saw=1)
    game = table(mine, person())
    play(game, "use stable 1 red", "stop")
    assert game.decisions[0].about["points"] == 1
    game.play("upgrade stable iron wood")
    assert asked(game) == [(1, "turn")]  # the better side's second upgrade is not for this use
    assert village(game, 0)["stable"]["upgraded"]


@pytest.mark.rule("UPG-4")
def test_the_better_side_counts_from_the_next_use_on() -> None:
    mine = person({"tile": "home-1", "upgraded": True, "goods": {"wood": 1}}, laid("stable", 0, -1), red=1)
    game = table(mine, person())
    game.play("use home-1 1 red")
    assert game.decisions[0].about["points"] == 2
