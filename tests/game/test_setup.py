"""Setting up (SET-1 to SET-10)."""

from collections import Counter

import pytest
from helpers import auction, bag, screen, supply

import keyflower as kf
from keyflower.catalogue import CATALOGUE

PLAYERS = (2, 3, 4, 5, 6)
COLUMN = {2: 0, 3: 1, 4: 2, 5: 3, 6: 4}
BOATS = ["keyflower", "sea-bastion", "sea-breese", "flipper", "ianvincible", "white-wind"]
SPRING_CARGO = {
    "keyflower": (7, 1),
    "sea-bastion": (6, 2),
    "sea-breese": (6, 1),
    "flipper": (5, 2),
    "ianvincible": (5, 1),
    "white-wind": (4, 2),
}
SKILLS = ("anvil", "pick", "saw")


def cargo_of(boat: dict[str, dict[str, int]]) -> tuple[int, int]:
    """How many workers and skills."""
    skills = sum(boat["cargo"].get(skill, 0) for skill in SKILLS)
    return sum(boat["cargo"].values()) - skills, skills


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_counts_follow_the_table(players: int) -> None:
    at = COLUMN[players]
    doc = kf.Game.new(players, seed=1).position()
    assert len(doc["boats"]) == players
    assert sum(len(seat["village"]) for seat in doc["seats"]) == players
    kinds = Counter("turn order" if entry["tile"].startswith("turn-order") else "tile" for entry in doc["auction"])
    assert kinds == {"turn order": (1, 2, 3, 4, 4)[at], "tile": (6, 7, 8, 9, 10)[at]}
    assert [len(doc["decks"][season]) for season in ("summer", "autumn")] == [(6, 7, 8, 9, 10)[at]] * 2
    assert [len(seat["winter"]) for seat in doc["seats"]] == [(3, 3, 3, 2, 2)[at]] * players


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=rf"2 to 6 players, not {players} \[SET-1\]"):
        kf.Game.new(players)


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_forty_workers_of_each_colour_and_twenty_green(players: int) -> None:
    game = kf.Game.new(players, seed=2)
    workers = Counter(bag(game))
    for seat in range(players):
        workers.update({name: count for name, count in screen(game, seat).items() if name not in SKILLS})
    for boat in game.position()["boats"]:
        workers.update({name: count for name, count in boat["cargo"].items() if name not in SKILLS})
    assert workers == {"blue": 40, "red": 40, "yellow": 40}
    assert supply(game)["green"] == 20


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_resources_and_skills_of_the_supply(players: int) -> None:
    game = kf.Game.new(players, seed=3)
    assert {name: supply(game)[name] for name in ("gold", "iron", "stone", "wood")} == {
        "gold": 48,
        "iron": 24,
        "stone": 24,
        "wood": 24,
    }
    skills = Counter({skill: supply(game)[skill] for skill in SKILLS})
    for boat in game.position()["boats"]:
        skills.update({skill: boat["cargo"].get(skill, 0) for skill in SKILLS})
    assert skills == {"anvil": 16, "pick": 16, "saw": 16}
    assert game.view(0)["supply"]["skills"] == 48 - sum(SPRING_CARGO[boat][1] for boat in BOATS[:players])


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_eight_workers_each_unseen_by_the_others(players: int) -> None:
    game = kf.Game.new(players, seed=4)
    for seat in range(players):
        assert sum(screen(game, seat).values()) == 8
        assert not set(screen(game, seat)) - {"blue", "red", "yellow"}
        for viewer in range(players):
            shown = game.view(viewer)["seats"][seat]
            assert shown.get("screen") == (screen(game, seat) if viewer == seat else None)
        assert game.memory(0)["seats"][seat] == {
            "workers": 8,
            "skills": 0,
            "known": {},
            "winter": len(hand(game, seat)),
        }


def hand(game: kf.Game, seat: int) -> list[str]:
    found: list[str] = game.position()["seats"][seat]["winter"]
    return found


@pytest.mark.rule("SET-5")
def test_a_random_home_is_the_first_tile() -> None:
    homes: set[tuple[str, ...]] = set()
    for seed in range(60):
        seats = kf.Game.new(3, seed=seed).position()["seats"]
        assert all(seat["village"] == [{**seat["village"][0], "at": [0, 0], "turn": 0}] for seat in seats)
        homes.add(tuple(seat["village"][0]["tile"] for seat in seats))
    assert all(len(set(three)) == 3 for three in homes)
    assert {three[0] for three in homes} == {f"home-{number}" for number in range(1, 7)}


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_lowest_home_begins(players: int) -> None:
    for seed in range(10):
        game = kf.Game.new(players, seed=seed)
        numbers = [int(seat["village"][0]["tile"][-1]) for seat in game.view()["seats"]]
        assert game.view()["start"] == numbers.index(min(numbers))
        assert [decision.seat for decision in game.decisions] == [game.view()["start"]]


@pytest.mark.rule("SET-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_boats_whose_mark_fits_are_loaded_for_spring(players: int) -> None:
    boats = kf.Game.new(players, seed=5).view()["boats"]
    assert [boat["tile"] for boat in boats] == BOATS[:players]
    for boat in boats:
        assert cargo_of(boat) == SPRING_CARGO[boat["tile"]]
        assert "green" not in boat["cargo"]


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize(("players", "highest"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_turn_order_tiles_from_one_and_the_highest_is_purple(players: int, highest: int) -> None:
    game = kf.Game.new(players, seed=6)
    tiles = [tile for tile in auction(game) if tile.startswith("turn-order")]
    assert tiles == [f"turn-order-{number}" for number in range(1, highest + 1)]
    start = (game.view()["start"] + 1) % players
    purple = {"tile": f"turn-order-{highest}", "bids": [{"seat": start, "colour": "red", "count": 1}]}
    later = kf.Game.from_position({"players": players, "phase": "boats", "auction": [purple]})
    while later.decisions[0].kind == "boat":
        later.play(later.legal_actions()[0])
    assert later.view()["start"] == start


@pytest.mark.rule("SET-9")
def test_spring_tiles_are_drawn_from_the_twelve() -> None:
    printed = {tile.id for tile in CATALOGUE.of_season("spring", ("base",))}
    assert len(printed) == 12
    drawn: Counter[str] = Counter()
    for seed in range(40):
        tiles = [tile for tile in auction(kf.Game.new(2, seed=seed)) if not tile.startswith("turn-order")]
        assert len(set(tiles)) == 6
        drawn.update(tiles)
    assert set(drawn) == printed


@pytest.mark.rule("SET-10")
def test_winter_tiles_are_dealt_and_seen_by_their_owner_alone() -> None:
    printed = {tile.id for tile in CATALOGUE.of_season("winter", ("base",))}
    dealt: Counter[str] = Counter()
    for seed in range(40):
        game = kf.Game.new(5, seed=seed)
        mine = [hand(game, seat) for seat in range(5)]
        assert len({tile for tiles in mine for tile in tiles}) == 10
        dealt.update(tile for tiles in mine for tile in tiles)
        for viewer in (None, 0, 1, 2, 3, 4):
            for seat in range(5):
                assert game.view(viewer)["seats"][seat].get("winter") == (mine[seat] if viewer == seat else None)
    assert set(dealt) == printed


def test_without_a_seed_every_game_is_a_new_deal() -> None:
    games = [kf.Game.new(4) for _ in range(4)]
    assert len({game.seed for game in games}) == 4
    assert len({str(game.position()) for game in games}) == 4
    again = kf.Game.new(4, games[0].seed)
    assert again.position() == games[0].position()


def test_one_module_or_variant_needs_no_list() -> None:
    assert kf.Game.new(3, 1, modules="merchants").options.modules == ("merchants",)
    assert kf.Game.new(3, 1, modules="merchants, promos", variants="open").options.modules == ("merchants", "promos")
    assert kf.Game.new(3, 1, variants="open handicap=0,2").options.variants == {"open": [], "handicap": [0, 2]}
    with pytest.raises(ValueError, match="names are a list"):
        kf.Game.new(3, 1, names="Ann")


def test_a_record_of_unknown_rules_is_refused() -> None:
    record = kf.Game.new(2, 1).record()
    with pytest.raises(kf.NotationError, match="rules 99; known here are those up to"):
        kf.Game.replay(record.replace(f"rules {kf.RULES_VERSION}", "rules 99"))
