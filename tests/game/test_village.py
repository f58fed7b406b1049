"""Adding tiles to a village (VIL-1 to VIL-5)."""

import re
from typing import Any

import pytest
from helpers import Doc, asked, event, laid, person, play, refused, table, texts, village

import keyflower as kf
from keyflower.catalogue import CATALOGUE

# From the bottom edge clockwise, as the catalogue has them.
ACROSS = {"S": (0, 1), "SW": (-1, 1), "NW": (-1, 0), "N": (0, -1), "NE": (1, -1), "SE": (1, 0)}
SIDES = list(ACROSS)


def side_of(tile: str, turn: int, side: str) -> str:
    """What a tile turned clockwise by so many sixths shows on a side."""
    return CATALOGUE.tile(tile).edges[(SIDES.index(side) - turn) % 6]


def building(*seats: Doc, season: str = "summer", **more: Any) -> kf.Game:
    return table(*seats, person(), season=season, phase="build", **more)


def builds(game: kf.Game, seat: int = 0) -> set[tuple[str, int, int, int]]:
    found = set()
    for line in texts(game, seat):
        match = re.fullmatch(r"build (\S+) (-?\d+),(-?\d+) (\d)", line)
        assert match, line
        found.add((match[1], int(match[2]), int(match[3]), int(match[4])))
    return found


def expected(tiles: list[tuple[str, int, int, int]], tile: str) -> set[tuple[str, int, int, int]]:
    """Every legal way to add a tile, worked out anew from the words of the law."""
    lying = {(q, r): (other, turn) for other, q, r, turn in tiles}
    printed = CATALOGUE.tile(tile).edges
    found: set[tuple[str, int, int, int]] = set()
    for q in range(-6, 7):
        for r in range(-6, 7):
            if (q, r) in lying:
                continue
            shown: set[str] = set()
            for turn in range(6):
                picture = printed[6 - turn :] + printed[: 6 - turn]
                neighbours = [
                    (side, lying[q + dq, r + dr]) for side, (dq, dr) in ACROSS.items() if (q + dq, r + dr) in lying
                ]
                fits = all(
                    side_of(tile, turn, side) == side_of(other, its_turn, SIDES[(SIDES.index(side) + 3) % 6])
                    for side, (other, its_turn) in neighbours
                )
                if neighbours and fits and picture not in shown:
                    shown.add(picture)
                    found.add((tile, q, r, turn))
    return found


@pytest.mark.rule("VIL-1")
def test_all_players_with_won_tiles_build_at_the_same_time() -> None:
    game = building(person(to_place=["keywood"]), person(to_place=["miner"]), person())
    assert asked(game) == [(0, "build"), (1, "build")]
    refused(game, "2: build keywood 0,-1 0", "SEA-1", "not-your-turn")
    one, two = game.copy(), game.copy()
    play(one, "0: build keywood 0,-1 0", "1: build miner 0,-1 0")
    play(two, "1: build miner 0,-1 0", "0: build keywood 0,-1 0")
    assert one.position() == two.position()
    assert one.view()["season"] == "autumn"


@pytest.mark.rule("VIL-1")
def test_before_anything_of_the_next_season_is_drawn_loaded_or_chosen() -> None:
    game = building(person(to_place=["keywood"]), season="spring")
    assert game.view()["auction"] == []
    assert not any("cargo" in boat for boat in game.view()["boats"])
    assert game.view()["bag"] == 120
    events = game.play("build keywood 0,-1 0")
    assert [each.kind for each in events][:2] == ["placed", "season-began"]
    assert game.view()["season"] == "summer"
    autumn = building(person(to_place=["keywood"]), season="autumn")
    assert asked(autumn) == [(0, "build")]
    autumn.play("build keywood 0,-1 0")
    assert {kind for _, kind in asked(autumn)} == {"winter"}


@pytest.mark.rule("VIL-1")
def test_tiles_are_added_in_any_order_next_to_a_tile_of_the_village() -> None:
    game = building(person(to_place=["keywood", "miner"]))
    assert {tile for tile, *_ in builds(game)} == {"keywood", "miner"}
    refused(game, "0: build keywood 0,-2 0", "VIL-1", "not-adjacent", q=0, r=-2)
    refused(game, "0: build keywood 0,0 0", "VIL-1", "occupied", q=0, r=0)
    refused(game, "0: build stable 0,-1 0", "VIL-1", "not-yours-to-place", tile="stable")
    events = game.play("0: build miner 0,-1 0")
    assert event(events, "placed").data == {"tile": "miner", "at": [0, -1], "turn": 0}
    game.play("0: build keywood 0,-2 0")
    assert village(game, 0)["keywood"]["at"] == [0, -2]


@pytest.mark.rule("VIL-1")
def test_every_tile_that_can_be_placed_must_be() -> None:
    game = building(person(to_place=["keywood", "miner"]))
    game.play("0: build miner 0,-1 0")
    assert asked(game) == [(0, "build")]
    assert all(line.startswith("build keywood") for line in texts(game, 0))


@pytest.mark.rule("VIL-2")
@pytest.mark.parametrize("tile", ["alehouse", "farrier", "wainwright", "windmill", "keyflower", "turn-order-3"])
@pytest.mark.parametrize("home", ["home-1", "home-4"])
def test_all_edges_that_touch_must_match(tile: str, home: str) -> None:
    lying = [(home, 0, 0, 0), ("keywood", 0, -1, 0)]
    game = building(person({"tile": home}, laid("keywood", 0, -1), to_place=[tile]), season="winter")
    assert builds(game) == expected(lying, tile)
    assert builds(game)


@pytest.mark.rule("VIL-2")
def test_a_mismatch_is_explained() -> None:
    game = building(person({"tile": "home-1"}, to_place=["keywood"]))
    # Home 1 has water below; keywood RRGRRG shows grass on its NW and SE sides.
    refused(game, "0: build keywood 0,1 0", "VIL-2", "edges-do-not-match", shown="road", wanted="water")
    refused(game, "0: build keywood 1,0 0", "VIL-2", "edges-do-not-match", shown="grass", wanted="road")
    game.play("0: build keywood 1,0 1")


@pytest.mark.rule("VIL-3")
def test_a_tile_once_placed_never_moves() -> None:
    game = building(person({"tile": "home-1"}, laid("keywood", 0, -1), to_place=["miner"]))
    refused(game, "0: build keywood 1,-1 0", "VIL-1", "not-yours-to-place", tile="keywood")
    before = village(game, 0)["keywood"]
    game.play(game.legal_actions(0)[0])
    assert village(game, 0)["keywood"] == before
    assert village(game, 0)["home-1"]["at"] == [0, 0]


@pytest.mark.rule("VIL-4")
def test_the_edges_of_tiles_by_season() -> None:
    roads = {"home": 5, "spring": 4, "summer": 3, "autumn": 2, "winter": 1, "boat": 0}
    for tile in CATALOGUE.tiles:
        if tile.set != "base" or tile.kind == "turn_order":
            continue
        season = "boat" if tile.kind == "summer_boat" else tile.season
        assert tile.edges.count("R") == roads[season], tile.id
        assert tile.edges.count("W") == {"home": 1, "boat": 2}.get(season, 0), tile.id
        if season == "boat":
            assert (tile.edges.index("W") + 3) % 6 == tile.edges.rindex("W") % 6, tile.id


@pytest.mark.rule("VIL-4")
def test_a_boat_may_be_joined_by_any_matching_edge_and_need_not_touch_water() -> None:
    lying = [("home-1", 0, 0, 0), ("keywood", 0, -1, 0)]
    game = building(person({"tile": "home-1"}, laid("keywood", 0, -1), to_place=["keyflower"]), season="winter")
    assert builds(game) == expected(lying, "keyflower")
    # Beside keywood's grass edges, and below the home's water.
    assert {(q, r) for _, q, r, _ in builds(game)} >= {(-1, -1), (0, 1)}


# Beside this village no boat has a place: each free place asks for a road, or for grass and water as no boat has them.
TIGHT = (laid("peddler", 1, 0, 2), laid("key-mine", 1, -1, 4))


@pytest.mark.rule("VIL-5")
def test_a_tile_without_a_legal_place_leaves_the_game() -> None:
    lying = [("home-3", 0, 0, 0), ("peddler", 1, 0, 2), ("key-mine", 1, -1, 4)]
    assert expected(lying, "keyflower") == expected(lying, "summer-boat-4b") == set()
    mine = person({"tile": "home-3"}, *TIGHT, to_place=["keyflower", "windmill"])
    game = building(mine, season="winter")
    assert {tile for tile, *_ in builds(game)} == {"windmill"}
    events: list[kf.Event] = []
    while not game.is_over:
        events += game.play(game.legal_actions(0)[0])
    assert ("keyflower" in village(game, 0)) != ("tile-lost" in [each.kind for each in events])
    lost = building(person({"tile": "home-3"}, *TIGHT, to_place=["keyflower"]), season="winter")
    assert lost.is_over
    assert list(village(lost, 0)) == ["home-3", "peddler", "key-mine"]


@pytest.mark.rule("VIL-5")
def test_the_owner_chooses_the_order_and_so_what_is_lost() -> None:
    mine = person({"tile": "home-3"}, TIGHT[0], to_place=["key-mine", "summer-boat-4b"])
    game = building(mine)
    first = game.copy()
    play(first, "0: build summer-boat-4b 0,-1 0")
    assert asked(first) == [(0, "build")]
    first.play(first.legal_actions(0)[0])
    assert set(village(first, 0)) == {"home-3", "peddler", "summer-boat-4b", "key-mine"}
    events = game.play("0: build key-mine 1,-1 4")
    assert event(events, "tile-lost").data == {"tile": "summer-boat-4b"}
    assert set(village(game, 0)) == {"home-3", "peddler", "key-mine"}


@pytest.mark.rule("VIL-5")
def test_an_ability_of_a_lost_tile_ends() -> None:
    for place, keeps in (("0: build key-mine 1,-1 4", False), ("0: build summer-boat-4b 0,-1 0", True)):
        mine = person({"tile": "home-3"}, TIGHT[0], to_place=["key-mine", "summer-boat-4b"], red=5, blue=5)
        game = building(mine, decks={"autumn": ["inn"]})
        game.play(place)
        while game.decisions[0].kind == "build":
            game.play(game.legal_actions(0)[0])
        play(game, "use inn 1 red", "pass")
        assert ("use inn 2 any" in texts(game)) == keeps
        assert ("use inn 2 red" in texts(game)) != keeps
