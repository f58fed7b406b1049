"""Setting up with modules and variants (MER-1 to MER-3, VAR-A, VAR-C, KEY-1, PRO-1, PRO-2)."""

from itertools import combinations
from typing import Any

import pytest

import keyflower as kf
from keyflower.catalogue import CATALOGUE

from .build import CONTRACTS

PLAYERS = (2, 3, 4, 5, 6)
WINTER_DEALT = {2: 4, 3: 4, 4: 3, 5: 3, 6: 2}
BASE_WINTER_DEALT = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
SEEDS = range(40)


def dealt(players: int, seed: object, modules: tuple[str, ...], variants: Any = ()) -> dict[str, Any]:
    return kf.Game.new(players, str(seed), modules=modules, variants=variants).position()


def set_of(tile: str) -> str:
    return CATALOGUE.tile(tile).set


@pytest.mark.rule("MER-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_of_each_boat_one_version_is_drawn(players: int) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        boats = [boat["tile"] for boat in dealt(players, seed, ("merchants",))["boats"]]
        pairs = [CATALOGUE.tile(boat).pair or boat for boat in boats]
        names = ["keyflower", "sea-bastion", "sea-breese", "flipper", "ianvincible", "white-wind"]
        assert pairs == names[:players]
        seen.update(boats)
    assert len(seen) == 2 * players  # both versions of all of them, in one game or another


@pytest.mark.rule("MER-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_contracts_cabins_and_extensions_at_the_start(players: int) -> None:
    game = kf.Game.new(players, 5, modules=("merchants",))
    doc, view = game.position(), game.view()
    aboard = [contract for boat in doc["boats"] for contract in boat.get("contracts", [])]
    assert len(doc["merchants"]["row"]) == 3
    assert sorted(doc["merchants"]["row"] + doc["merchants"]["stack"] + aboard) == sorted(CONTRACTS)
    assert len(CONTRACTS) == 36
    assert view["cabins"] + sum(boat.get("cargo", {}).get("cabins", 0) for boat in view["boats"]) == 6
    assert len(view["extensions"]) == 18
    assert view["contracts"] == {
        "open": doc["merchants"]["row"],
        "stack": len(doc["merchants"]["stack"]),
        "discarded": [],
    }


@pytest.mark.rule("MER-2")
def test_contracts_are_shuffled() -> None:
    assert len({tuple(dealt(4, seed, ("merchants",))["merchants"]["row"]) for seed in SEEDS}) > 30


@pytest.mark.rule("MER-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_new_tiles_are_among_those_drawn(players: int) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        doc = dealt(players, seed, ("merchants",))
        seen.update(entry["tile"] for entry in doc["auction"])
        seen.update(tile for deck in doc["decks"].values() for tile in deck)
        winter = [tile for seat in doc["seats"] for tile in seat["winter"]]
        seen.update(winter)
        assert [len(seat["winter"]) for seat in doc["seats"]] == [WINTER_DEALT[players]] * players
        if players == 5:
            assert len(winter) == 15  # all there are
    tiles = {tile.id for tile in CATALOGUE.tiles if tile.set == "merchants" and tile.kind == "village"}
    assert len(tiles) == 6
    assert tiles <= seen


@pytest.mark.rule("MER-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_other_counts_are_those_of_the_base_game(players: int) -> None:
    base = dealt(players, 1, ())
    with_module = dealt(players, 1, ("merchants",))
    for doc in (base, with_module):
        assert len([e for e in doc["auction"] if not e["tile"].startswith("turn-order")]) == 4 + players
    assert len(base["auction"]) == len(with_module["auction"])
    assert [len(seat["winter"]) for seat in base["seats"]] == [BASE_WINTER_DEALT[players]] * players
    assert all(sum(seat["screen"].values()) == 8 for seat in with_module["seats"])


@pytest.mark.rule("VAR-A")
@pytest.mark.parametrize("modules", [("merchants",), ("merchants", "promos")])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_merchants_variant_has_all_its_tiles_and_boats(players: int, modules: tuple[str, ...]) -> None:
    seen: set[str] = set()
    for seed in range(10):
        doc = dealt(players, seed, modules, ("merchants",))
        assert all(set_of(boat["tile"]) == "merchants" for boat in doc["boats"])
        assert "assayer" in [entry["tile"] for entry in doc["auction"]]
        assert "bookkeeper" in doc["decks"]["summer"]
        assert "merchant" in doc["decks"]["autumn"]
        assert {len(deck) for deck in doc["decks"].values()} == {4 + players}
        winter = [tile for seat in doc["seats"] for tile in seat["winter"]]
        assert {"artisan", "builder", "muleteer"} <= set(winter)
        assert len(winter) == players * WINTER_DEALT[players]
        seen.update(winter)
        # Anybody may be dealt any of them.
    holders = {
        seat
        for seed in SEEDS
        for seat, shown in enumerate(dealt(players, seed, modules, ("merchants",))["seats"])
        if "artisan" in shown["winter"]
    }
    assert holders == {*range(players)}
    assert any(set_of(tile) == "base" for tile in seen)


@pytest.mark.rule("VAR-A")
def test_the_merchants_variant_needs_the_merchants() -> None:
    with pytest.raises(ValueError, match="needs the module 'merchants'"):
        kf.Game.new(4, variants=("merchants",))


@pytest.mark.rule("VAR-C")
@pytest.mark.parametrize("modules", [(), ("merchants", "promos")])
def test_a_handicap_gives_chosen_players_a_green_worker_more(modules: tuple[str, ...]) -> None:
    plain = dealt(4, 9, modules)
    doc = dealt(4, 9, modules, {"handicap": [0, 2]})
    assert doc["variants"] == {"handicap": [0, 2]}
    more = [doc["seats"][seat]["screen"].get("green", 0) for seat in range(4)]
    assert more == [1, 0, 1, 0]
    assert doc["supply"]["green"] == plain["supply"]["green"] - 2
    assert [seat["known"] for seat in doc["seats"]] == [{"green": 1}, {}, {"green": 1}, {}]
    again = kf.Game.replay(kf.Game.new(4, 9, modules=modules, variants=("handicap=0,2",)).record())
    assert again.position() == doc


@pytest.mark.rule("KEY-1", "PRO-1", "PRO-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_promo_tile_can_be_switched_on_alone(players: int) -> None:
    promos = ("emporium", "monument", "key-celeste")
    for count in range(4):
        for chosen in combinations(promos, count):
            seen: set[str] = set()
            for seed in range(12):
                doc = dealt(players, seed, chosen)
                seen.update(entry["tile"] for entry in doc["auction"])
                seen.update(tile for seat in doc["seats"] for tile in seat["winter"])
                assert [len(seat["winter"]) for seat in doc["seats"]] == [BASE_WINTER_DEALT[players]] * players
            assert {tile for tile in seen if set_of(tile) == "promos"} == set(chosen)
    assert dealt(players, 3, promos)["auction"] == dealt(players, 3, ("promos",))["auction"]


def test_a_name_that_stands_for_several_and_one_of_them_is_the_same_game() -> None:
    one = kf.Game.new(3, 4, modules=("promos",)).position()
    two = kf.Game.new(3, 4, modules=("emporium", "promos")).position()
    assert one["seats"] == two["seats"]


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no module 'farmers'"):
        kf.Game.new(2, modules=("farmers",))
    with pytest.raises(ValueError, match="there is no variant 'closed'"):
        kf.Game.new(2, variants=("closed",))
    with pytest.raises(ValueError, match="'open' is for all seats"):
        kf.Game.new(2, variants=("open=1",))
    with pytest.raises(ValueError, match="there is no seat 2"):
        kf.Game.new(2, variants=("handicap=2",))
