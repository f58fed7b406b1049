"""Beginning a season (SEA-1 to SEA-7) and the turns of a season (TURN-1 to TURN-3)."""

from collections import Counter
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
)

import keyflower as kf
from keyflower.catalogue import CATALOGUE

SKILLS = ("anvil", "pick", "saw")
CARGO: dict[str, dict[str, tuple[int, int]]] = {
    "summer": {
        "keyflower": (7, 1),
        "sea-bastion": (6, 2),
        "sea-breese": (4, 1),
        "flipper": (5, 2),
        "ianvincible": (5, 1),
        "white-wind": (4, 2),
    },
    "autumn": {
        "keyflower": (3, 2),
        "sea-bastion": (6, 2),
        "sea-breese": (4, 1),
        "flipper": (2, 2),
        "ianvincible": (3, 1),
        "white-wind": (4, 1),
    },
}


def loads(game: kf.Game) -> dict[str, tuple[int, int]]:
    """By boat: how many workers and skills."""
    found = {}
    for boat in game.view()["boats"]:
        cargo = boat.get("cargo", {})
        skills = sum(cargo.get(skill, 0) for skill in SKILLS)
        found[boat["tile"]] = (sum(cargo.values()) - skills, skills)
    return found


# --- the beginning of a season ---------------------------------------------------------------------------------------


@pytest.mark.rule("SEA-1")
def test_the_start_player_begins_and_turns_go_clockwise() -> None:
    game = table(players=4, season="summer", start=2)
    order = []
    for _ in range(4):
        order.append(asked(game)[0])
        game.play("pass")
    assert order == [(2, "turn"), (3, "turn"), (0, "turn"), (1, "turn")]


@pytest.mark.rule("SEA-1")
def test_nobody_else_may_move() -> None:
    game = table(person(red=1), person(red=1), person(red=1))
    refused(game, "1: pass", "SEA-1", "not-your-turn", waiting=[0])
    refused(game, "2: bid turn-order-1 1 red", "SEA-1", "not-your-turn", waiting=[0])
    assert game.legal_actions(1) == []


@pytest.mark.rule("SEA-1", "END-7")
def test_the_new_start_player_begins_the_next_season() -> None:
    game = table(players=3, phase="boats", start=0, auction=[lot("turn-order-2", bid(2, 1, "red"))])
    while game.decisions[0].kind == "boat":
        game.play(game.legal_actions()[0])
    assert game.view()["season"] == "summer"
    assert asked(game) == [(2, "turn")]


@pytest.mark.rule("SEA-2")
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_boats_are_loaded_as_printed_for_the_season(season: str) -> None:
    game = table(players=6, season=season, phase="begin")
    assert loads(game) == CARGO[season]


@pytest.mark.rule("SEA-3")
def test_a_short_bag_is_dealt_out_one_piece_to_each_boat_in_turn() -> None:
    short = {"blue": 4, "red": 3, "yellow": 1}
    game = table(players=3, season="summer", phase="begin", bag=short, supply={"anvil": 0, "pick": 0, "saw": 3})
    # Eight workers for boats that would take 7, 6 and 4: two rounds of three, then two more in boat order.
    assert loads(game) == {"keyflower": (3, 1), "sea-bastion": (3, 1), "sea-breese": (2, 1)}
    assert bag(game) == {}


@pytest.mark.rule("SEA-3")
def test_full_boats_are_skipped_and_none_gets_more_than_printed() -> None:
    game = table(players=3, season="summer", phase="begin", bag={"red": 16}, supply={"anvil": 1, "pick": 1, "saw": 1})
    # Seventeen workers are printed: Sea Breese is full after four rounds, Sea Bastion after six.
    assert loads(game) == {"keyflower": (6, 1), "sea-bastion": (6, 1), "sea-breese": (4, 1)}
    full = table(players=3, season="summer", phase="begin", bag={"red": 18})
    assert loads(full) == {"keyflower": (7, 1), "sea-bastion": (6, 2), "sea-breese": (4, 1)}
    assert bag(full) == {"red": 1}


@pytest.mark.rule("SEA-3")
def test_skills_and_workers_run_short_separately() -> None:
    game = table(players=2, season="autumn", phase="begin", bag={}, supply={"anvil": 0, "pick": 3, "saw": 0})
    assert loads(game) == {"keyflower": (0, 2), "sea-bastion": (0, 1)}
    empty = table(players=2, season="autumn", phase="begin", bag={}, supply={"anvil": 0, "pick": 0, "saw": 0})
    assert loads(empty) == {"keyflower": (0, 0), "sea-bastion": (0, 0)}


@pytest.mark.rule("SEA-4")
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_the_seasons_tiles_are_drawn_at_random(season: str) -> None:
    printed = {tile.id for tile in CATALOGUE.of_season(season, ("base",))}
    drawn: Counter[str] = Counter()
    for seed in range(60):
        tiles = kf.Game.new(3, seed=seed).position()["decks"][season]
        assert len(set(tiles)) == 7
        drawn.update(tiles)
    assert set(drawn) == printed


@pytest.mark.rule("SEA-4")
def test_what_was_drawn_is_what_is_laid_out() -> None:
    game = table(
        players=2, phase="build", decks={"summer": ["tavern", "store", "mason", "brewer", "farrier", "smelter"]}
    )
    assert [tile for tile in auction(game) if not tile.startswith("turn")] == [
        "tavern",
        "store",
        "mason",
        "brewer",
        "farrier",
        "smelter",
    ]


@pytest.mark.rule("SEA-5")
def test_only_one_side_of_a_summer_boat_is_ever_in_a_game() -> None:
    seen: set[str] = set()
    for seed in range(60):
        boats = [tile for tile in kf.Game.new(6, seed=seed).position()["decks"]["summer"] if "boat" in tile]
        numbers = [boat[:-1] for boat in boats]
        assert len(numbers) == len(set(numbers))
        seen.update(boats)
    assert seen == {f"summer-boat-{number}{side}" for number in "1234" for side in "ab"}
    with pytest.raises(kf.PositionError, match="summer-boat-1b is the other side of summer-boat-1a"):
        table(season="summer", auction=[lot("summer-boat-1a"), lot("summer-boat-1b")])


WINTER_HANDS = (["apothecary", "jeweller", "scribes"], ["windmill", "watermill", "scholar"])


def choosing() -> kf.Game:
    seats = [person(winter=hand) for hand in WINTER_HANDS]
    return table(*seats, season="winter", phase="winter", start=1)


@pytest.mark.rule("SEA-6")
def test_everybody_is_asked_at_once_and_offers_one_tile_up_to_all() -> None:
    game = choosing()
    assert asked(game) == [(0, "winter"), (1, "winter")]
    assert len(texts(game, 0)) == 7
    assert "offer scribes" in texts(game, 0)
    assert "offer apothecary jeweller scribes" in texts(game, 0)
    refused(game, "0: offer", "SEA-6", "offer-at-least-one")
    refused(game, "0: offer windmill", "SEA-6", "not-your-winter-tile", tile="windmill")
    refused(game, "0: pass", "TURN-1", "no-such-question")


@pytest.mark.rule("SEA-6")
def test_the_choice_stays_secret_until_all_have_chosen_then_only_the_counts_are_told() -> None:
    game = choosing()
    events = game.play("1: offer windmill scholar")
    assert [each.seen_by(0) for each in events] == [{"kind": "offered", "seat": 1}]
    assert sorted(event(events, "offered").seen_by(1)["tiles"]) == ["scholar", "windmill"]
    assert asked(game) == [(0, "winter")]
    assert "offered" not in game.view(0)["seats"][1]
    assert game.memory(0)["seats"][1]["winter"] == 3
    refused(game, "1: offer watermill", "SEA-1", "not-your-turn")
    events = game.play("0: offer apothecary")
    assert event(events, "season-began").data["offered"] == [1, 2]
    assert [seat["offered"] for seat in game.view(None)["seats"]] == [1, 2]
    tiles = [tile for tile in auction(game) if not tile.startswith("turn")]
    assert sorted(tiles) == ["apothecary", "scholar", "windmill"]
    assert game.position()["seats"][0]["winter"] == game.position()["seats"][1]["winter"] == []
    assert asked(game) == [(1, "turn")]


@pytest.mark.rule("SEA-6")
def test_the_order_of_answers_and_of_tiles_tells_nothing() -> None:
    one, two = choosing(), choosing()
    play(one, "0: offer apothecary", "1: offer windmill scholar")
    play(two, "1: offer windmill scholar", "0: offer apothecary")
    assert one.position() == two.position()
    first: Counter[str] = Counter()
    for seed in range(60):
        seats = [person(winter=hand) for hand in WINTER_HANDS]
        game = table(*seats, season="winter", phase="winter", seed=seed)
        play(game, "0: offer apothecary", "1: offer windmill")
        first[next(iter(auction(game)))] += 1
    assert min(first["apothecary"], first["windmill"]) > 15
    # The same tiles from other hands lie in the same order: it does not show whose they were.
    swapped = table(*[person(winter=hand) for hand in reversed(WINTER_HANDS)], season="winter", phase="winter", start=1)
    play(swapped, "1: offer apothecary", "0: offer windmill scholar")
    assert list(auction(swapped)) == list(auction(one))


@pytest.mark.rule("SEA-7")
def test_winter_boats_carry_nothing() -> None:
    game = choosing()
    play(game, "0: offer apothecary", "1: offer windmill")
    assert loads(game) == {"keyflower": (0, 0), "sea-bastion": (0, 0)}
    assert supply(game)["anvil"] == 16
    assert sum(bag(game).values()) == 120


# --- turns -----------------------------------------------------------------------------------------------------------


def spring(**more: Any) -> kf.Game:
    seats = [person(red=3, blue=2), person(red=3, blue=2), person(red=3, blue=2)]
    return table(*seats, auction=[lot("keywood"), lot("miner")], **more)


@pytest.mark.rule("TURN-1")
def test_a_turn_is_one_bid_one_use_or_a_pass() -> None:
    game = spring()
    assert {action.verb for action in game.legal_actions()} == {"pass", "bid", "use"}
    game.play("bid keywood 1 red")
    assert asked(game) == [(1, "turn")]
    game.play("use miner 1 blue")
    assert asked(game) == [(2, "turn")]
    game.play("pass")
    assert asked(game) == [(0, "turn")]
    refused(game, "move wood home-1 home-1", "TURN-1", "no-such-question", question="turn")


@pytest.mark.rule("TURN-1")
def test_all_workers_of_a_turn_go_to_one_place() -> None:
    game = spring()
    for action in game.legal_actions():
        copy = game.copy()
        copy.play(action)
        touched = [tile for tile, entry in auction(copy).items() if entry != auction(game)[tile]]
        in_villages = [
            tile
            for before, after in zip(game.position()["seats"], copy.position()["seats"], strict=True)
            for tile, other in zip(before["village"], after["village"], strict=True)
            if tile.get("workers") != other.get("workers")
        ]
        assert len(touched) + len(in_villages) == (0 if action.verb == "pass" else 1)


@pytest.mark.rule("TURN-2")
def test_the_season_ends_after_as_many_passes_in_a_row_as_players() -> None:
    game = spring()
    play(game, "pass", "pass", "bid keywood 1 red", "pass", "pass")
    assert game.view()["passes"] == 2
    assert asked(game) == [(2, "turn")]
    events = game.play("pass")
    assert "took-tile" in kinds(events)
    assert asked(game)[0][1] == "boat"


@pytest.mark.rule("TURN-2")
def test_any_bid_or_use_sets_the_count_to_zero_and_a_pass_binds_nobody() -> None:
    game = spring()
    play(game, "pass", "pass")
    assert game.view()["passes"] == 2
    game.play("use miner 1 red")
    assert game.view()["passes"] == 0
    game.play("bid keywood 2 blue")  # seat 0 passed before and plays again
    assert bids_at(game, "keywood") == {0: (2, "blue")}


@pytest.mark.rule("TURN-3")
def test_passing_is_always_allowed() -> None:
    game = spring()
    assert texts(game)[0] == "pass"
    with_nothing = table(players=2)
    assert texts(with_nothing) == ["pass"]
    assert screen(with_nothing, 0) == {}
