"""The open variant (VAR-B)."""

import json

import pytest
from helpers import Doc, bid, event, everybody_passes, lot, person, play, refused, screen, texts

import keyflower as kf

from .build import celeste, holding, merchants, upgraded


def open_table(*seats: Doc, **fields: object) -> kf.Game:
    fields.setdefault("variants", {"open": []})
    return merchants(*seats, **fields)


def shown(game: kf.Game, seat: int, viewer: int | None = None) -> Doc:
    """What lies in front of a seat's screen."""
    entry = game.view(viewer)["seats"][seat]
    return {name: entry[name] for name in ("open", "face_down", "open_contracts") if entry.get(name)}


@pytest.mark.rule("VAR-B")
def test_workers_drawn_from_the_bag_are_hidden() -> None:
    game = kf.Game.new(3, 1, variants=("open",))
    assert [shown(game, seat) for seat in range(3)] == [{}, {}, {}]
    game = open_table(person(upgraded("alehouse"), red=1), person(), bag={"blue": 2})
    game.play("use alehouse 1 red")
    assert shown(game, 0, 1) == {}
    assert screen(game, 0) == {"blue": 2}


@pytest.mark.rule("VAR-B", "SUM-1a", "SUM-1b")
@pytest.mark.parametrize(("side", "count", "seen"), [("a", 2, {}), ("b", 1, {"open": {"green": 1}})])
def test_workers_of_boat_1a_are_hidden_and_those_of_1b_are_open(side: str, count: int, seen: Doc) -> None:
    boats = [{"tile": "keyflower"}, {"tile": "sea-bastion"}]
    mine = person(f"summer-boat-1{side}")
    game = open_table(mine, person(), season="summer", phase="boats", auction=[lot("turn-order-1")], boats=boats)
    game.play(game.legal_actions(game.decisions[0].seat)[0])
    assert sum(screen(game, 0).values()) == count
    assert shown(game, 0, 1) == seen


@pytest.mark.rule("VAR-B")
def test_open_are_workers_from_boats_off_tiles_from_lost_bids_and_from_the_green_supply() -> None:
    boats = [{"tile": "keyflower", "cargo": {"blue": 1, "saw": 1}}, {"tile": "sea-bastion"}]
    lots = [lot("miner", bid(0, 1, "yellow"), bid(1, 2, "yellow")), lot("turn-order-1", bid(0, 1, "red"))]
    mine = person({"tile": "peddler", "workers": {"red": 1}}, yellow=2, red=2)
    game = open_table(mine, person(), auction=lots, boats=boats)
    play(game, "use peddler 2 red", "pay +miner")
    assert shown(game, 0, 1) == {"open": {"green": 1}}
    everybody_passes(game)
    game.play("boat keyflower")
    # Off the peddler three red; from the boat a blue one and a saw.
    assert shown(game, 0, 1) == {"open": {"green": 1, "red": 3, "blue": 1, "saw": 1}}


@pytest.mark.rule("VAR-B")
def test_a_lost_bid_comes_home_openly() -> None:
    lots = [lot("miner", bid(0, 1, "yellow"), bid(1, 2, "yellow"))]
    game = open_table(person(), person(), auction=lots)
    everybody_passes(game)
    assert shown(game, 0, 1) == {"open": {"yellow": 1}}


@pytest.mark.rule("VAR-B", "KEY-2")
def test_workers_from_the_ghost_are_open() -> None:
    lots = [lot("keywood", bid(1, 2, "red"))]
    game = celeste(person(), person(), auction=lots, ghost={"holder": 0}, variants=["open"])
    game.play("haunt keywood")
    assert shown(game, 0, 1) == {"open": {"red": 2}}


@pytest.mark.rule("VAR-B", "CON-4")
def test_skills_and_contracts_lie_face_up_if_taken_openly_and_face_down_if_drawn() -> None:
    mine = holding(person(upgraded("merchant"), "apprentice-hall", red=5), "contract-three-skills")
    game = open_table(mine, person())
    assert shown(game, 0, 1) == {"face_down": {"contracts": 1}}
    play(game, "use merchant 1 red", "contract contract-blue-4", "contract draw", "1: pass")
    assert shown(game, 0, 1) == {"face_down": {"contracts": 2}, "open_contracts": ["contract-blue-4"]}
    play(game, "use apprentice-hall 1 red", "1: pass", "swap contract-three-skills saw")
    assert shown(game, 0, 1) == {
        "open": {"saw": 1},
        "face_down": {"skills": 1, "contracts": 1},
        "open_contracts": ["contract-blue-4"],
    }
    assert shown(game, 0, 1) == shown(game, 0) == shown(game, 0, 0)
    hidden = json.dumps(game.view(1)["seats"][0])
    assert "contract-purple" not in hidden


@pytest.mark.rule("VAR-B")
def test_open_pieces_are_spent_first_unless_the_player_says_otherwise() -> None:
    mine = {**person(red=3), "known": {"red": 1}}
    game = open_table(mine, person(), auction=[lot("miner")])
    first = game.copy()
    first.play("bid miner 1 red")
    assert shown(first, 0, 1) == {}
    # Shown first, a hidden one is spent, and the open one is still there.
    told = event(game.play("show red"), "shown")
    assert told.seen_by(1) == {"kind": "shown", "seat": 0, "pieces": {"red": 1}}
    assert shown(game, 0, 1) == {"open": {"red": 2}}
    game.play("bid miner 1 red")
    assert shown(game, 0, 1) == {"open": {"red": 1}}
    assert screen(game, 0) == {"red": 2}


@pytest.mark.rule("VAR-B")
def test_showing_is_free_and_stays() -> None:
    game = open_table(person(red=1, saw=1), person(), passes=1, turn=0)
    assert [line for line in texts(game) if line.startswith("show")] == ["show red", "show saw"]
    game.play("show saw")
    assert game.position()["passes"] == 1
    assert game.decisions[0].seat == 0
    refused(game, "show saw", "VAR-B", "nothing-hidden", piece="saw")
    refused(game, "show green", "VAR-B", "nothing-hidden", piece="green")
    assert shown(game, 0, 1) == {"open": {"saw": 1}}
    game.play("pass")
    assert shown(game, 0, 1) == {"open": {"saw": 1}}


@pytest.mark.rule("VAR-B")
def test_in_the_closed_game_nothing_is_shown() -> None:
    game = merchants({**person(red=3, saw=1), "known": {"red": 1, "saw": 1}}, person())
    assert shown(game, 0, 1) == {}
    assert not [line for line in texts(game) if line.startswith("show")]
