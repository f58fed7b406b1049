"""The second versions of the boats (MER-4 to MER-6, MBO-1 to MBO-6) and the season's end (MEN-1, MSC-3)."""

import json
from typing import Any

import pytest
from helpers import (
    Doc,
    asked,
    bag,
    bid,
    event,
    everybody_passes,
    kinds,
    lot,
    person,
    play,
    refused,
    screen,
    supply,
    texts,
    village,
)

import keyflower as kf
from keyflower.catalogue import CATALOGUE

from .build import CONTRACTS, hand, merchants, middle, quiet

SECOND = ["keyflower-2", "sea-bastion-2", "sea-breese-2", "flipper-2", "ianvincible-2", "white-wind-2"]


def six(season: str, **fields: Any) -> kf.Game:
    """Six players about to begin a season with all the second versions."""
    seats = [person(winter=["scribes"] if seat == 0 else []) for seat in range(6)]
    boats = [{"tile": boat} for boat in SECOND]
    return merchants(*seats, season=season, phase="begin", boats=boats, **fields)


def cargo(game: kf.Game, boat: str) -> dict[str, int]:
    (found,) = [entry for entry in game.view()["boats"] if entry["tile"] == boat]
    return found.get("cargo", {})  # type: ignore[no-any-return]


@pytest.mark.rule("MER-4")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_boats_are_loaded_as_printed(season: str) -> None:
    game = six(season, merchants={})
    for boat in SECOND:
        printed = CATALOGUE.tile(boat).cargo[season]
        found = cargo(game, boat)
        plain = {name: found.get(name, 0) for name in ("gold", "cabins", "contracts")}
        assert plain == {name: printed.get(name, 0) for name in plain}
        assert sum(found.get(colour, 0) for colour in ("blue", "red", "yellow")) == printed["workers"]
        assert found.get("green", 0) == printed.get("green", 0)
        assert sum(found.get(skill, 0) for skill in ("anvil", "pick", "saw")) == printed.get("skills", 0)
    # All of it has left the supply, the stack and the six cabins.
    assert supply(game)["gold"] == 47
    assert supply(game)["green"] == 19
    assert game.view()["cabins"] == 4
    assert game.view()["contracts"]["stack"] == 36 - 3 - 2


@pytest.mark.rule("MER-4")
def test_where_something_is_short_the_boats_carry_what_there_is_in_boat_order() -> None:
    home = {"tile": "home-1", "cabins": 5}
    boats = [{"tile": boat} for boat in SECOND]
    seats = [person(home), *[person() for _ in range(5)]]
    game = merchants(
        *seats, season="summer", phase="begin", boats=boats, supply={"gold": 0, "green": 0},
        merchants={"row": [], "stack": ["contract-red-4"]},
    )  # fmt: skip
    assert cargo(game, "sea-bastion-2")["cabins"] == 1
    assert "cabins" not in cargo(game, "ianvincible-2")
    assert cargo(game, "sea-breese-2")["contracts"] == 1
    assert "contracts" not in cargo(game, "white-wind-2")
    assert "gold" not in cargo(game, "keyflower-2")
    assert "green" not in cargo(game, "flipper-2")


@pytest.mark.rule("MER-4")
def test_nobody_sees_a_contract_on_a_boat() -> None:
    game = six("spring", merchants={})
    aboard = [contract for boat in game.position()["boats"] for contract in boat.get("contracts", [])]
    assert len(aboard) == 2
    for seat in (None, *range(6)):
        shown = json.dumps([game.view(seat), game.memory(seat)])
        assert not any(contract in shown for contract in aboard)


def harbour(boat: str, load: Doc, **fields: Any) -> kf.Game:
    """Seat 0 chooses first between a loaded boat and another."""
    other = "sea-bastion" if boat != "sea-bastion" else "keyflower"
    boats = [{"tile": boat, **load}, {"tile": other}]
    return merchants(
        quiet(), quiet(), phase="boats", auction=[lot("turn-order-1", bid(0, 1, "red"))], boats=boats, **fields
    )


@pytest.mark.rule("MER-5")
def test_gold_and_cabins_go_on_the_home_and_contracts_behind_the_screen() -> None:
    load = {"cargo": {"red": 2, "green": 1, "gold": 1, "saw": 1, "cabins": 1}, "contracts": ["contract-stone-3"]}
    game = harbour("sea-breese-2", load)
    gold, green = supply(game)["gold"], supply(game)["green"]
    events = game.play("boat sea-breese-2")
    assert events[0].kind == "took-boat"
    assert events[0].data["cargo"] == {"red": 2, "green": 1, "gold": 1, "saw": 1, "cabins": 1, "contracts": 1}
    drawn = event(events, "contract-drawn")
    assert drawn.seen_by(0)["contract"] == "contract-stone-3"
    assert "contract" not in drawn.seen_by(1)
    assert event(events, "cabin").data == {"count": 1}
    assert screen(game, 0) == {"red": 2, "green": 1, "saw": 1}
    assert hand(game, 0) == ["contract-stone-3"]
    home = village(game, 0)["home-1"]
    assert (home["goods"], home["cabins"]) == ({"gold": 1}, 1)
    # They left the supply when the boat was loaded, and not once more now. (The next season loads other boats.)
    assert supply(game)["gold"] == gold
    assert supply(game)["green"] == green
    assert "contract-stone-3" not in json.dumps(game.view(1))
    assert game.memory(1)["seats"][0]["contracts"] == 1
    assert game.memory(1)["seats"][0]["known_contracts"] == []


@pytest.mark.rule("MER-4", "MER-5")
def test_gold_and_green_workers_leave_the_supply_once() -> None:
    """Through loading and taking all boats: everything that left the supply is with the players."""
    game = six("spring", merchants={})
    everybody_passes(game)
    while game.position()["season"] == "spring":
        game.play(game.legal_actions(game.decisions[0].seat)[0])
    doc = game.position()
    on_homes = sum(seat["village"][0].get("goods", {}).get("gold", 0) for seat in doc["seats"])
    on_boats = sum(boat.get("cargo", {}).get("gold", 0) for boat in doc["boats"])
    assert (on_homes, on_boats, doc["supply"]["gold"]) == (1, 1, 46)
    held = sum(seat["screen"].get("green", 0) for seat in doc["seats"])
    on_boats = sum(boat.get("cargo", {}).get("green", 0) for boat in doc["boats"])
    assert held + on_boats + doc["supply"]["green"] == 20
    assert (held, on_boats) == (1, 1)


# --- Sea Bastion II --------------------------------------------------------------------------------------------------


def autumn_harbour(**fields: Any) -> kf.Game:
    seats = [person(winter=["scribes"]), person(winter=["jeweller"])]
    boats = [{"tile": "sea-bastion-2", "cargo": {"red": 1, "cabins": 1}}, {"tile": "keyflower-2", "cargo": {"blue": 1}}]
    lots = [lot("turn-order-1", bid(0, 1, "red"))]
    return merchants(*seats, season="autumn", phase="boats", auction=lots, boats=boats, **fields)


@pytest.mark.rule("MER-6", "MBO-2")
def test_who_empties_sea_bastion_2_in_autumn_replaces_it_at_once() -> None:
    game = autumn_harbour()
    game.play("boat sea-bastion-2")
    assert asked(game) == [(0, "replace")]  # before the next player takes a boat
    assert screen(game, 0) == {"red": 1}
    spare = {tile.id for tile in CATALOGUE.of_kind("boat")} - {"sea-bastion-2", "keyflower-2"}
    assert {line.removeprefix("replace ") for line in texts(game)} == spare  # whatever their player marks
    assert {"keyflower", "sea-bastion", "white-wind"} <= spare  # the other version of a boat in play too
    refused(game, "replace keyflower-2", "MER-6", "boat-in-use", tile="keyflower-2")
    refused(game, "replace sea-bastion-2", "MER-6", "boat-in-use", tile="sea-bastion-2")
    refused(game, "replace tavern", "MER-6", "not-a-boat", tile="tavern")
    events = game.play("replace white-wind-2")
    assert event(events, "boat-replaced").seen_by(1) == {
        "kind": "boat-replaced", "seat": 0, "from": "sea-bastion-2", "to": "white-wind-2",
    }  # fmt: skip
    # The new boat comes empty and is not emptied: seat 1 had the other boat only.
    assert screen(game, 1) == {"blue": 1}
    assert [boat["tile"] for boat in game.view()["boats"]] == ["white-wind-2", "keyflower-2"]
    assert game.position()["season"] == "winter"


@pytest.mark.rule("MER-6")
def test_in_spring_and_summer_it_stays() -> None:
    game = harbour("sea-bastion-2", {"cargo": {"red": 1, "cabins": 1}}, merchants={})
    game.play("boat sea-bastion-2")
    assert "sea-bastion-2" in [boat["tile"] for boat in game.view()["boats"]]
    assert asked(game)[0][1] != "replace"


@pytest.mark.rule("MER-6")
def test_the_new_boat_counts_from_then_on() -> None:
    game = autumn_harbour()
    play(game, "boat sea-bastion-2", "replace sea-breese-2")
    play(game, "0: offer scribes", "1: offer jeweller")
    everybody_passes(game)
    assert asked(game)[0][1] == "boat"
    assert "boat sea-breese-2" in texts(game)
    assert "boat sea-bastion-2" not in texts(game)


@pytest.mark.rule("MBO-2")
def test_sea_bastion_2_never_reaches_winter() -> None:
    with pytest.raises(kf.NotationError, match="has been replaced before winter"):
        merchants(quiet(), quiet(), season="winter", boats=[{"tile": "sea-bastion-2"}, {"tile": "keyflower"}])


# --- winter ----------------------------------------------------------------------------------------------------------


def winter_harbour(*boats: str, seats: list[Doc] | None = None, **fields: Any) -> kf.Game:
    """The boats of winter are about to be taken; seat 0 leads on the first turn-order tile."""
    lots = [lot("turn-order-1", bid(0, 1, "red"))]
    return merchants(
        *(seats or [quiet(), quiet()]), season="winter", phase="boats", auction=lots,
        boats=[{"tile": boat} for boat in boats], **fields,
    )  # fmt: skip


def finish(game: kf.Game) -> kf.Game:
    while not game.is_over:
        game.play(game.legal_actions(game.decisions[0].seat)[0])
    return game


@pytest.mark.rule("MBO-1")
@pytest.mark.parametrize(("stock", "gold"), [(48, 3), (2, 2), (0, 0)])
def test_keyflower_2_brings_three_gold_if_they_are_there(stock: int, gold: int) -> None:
    game = winter_harbour("keyflower-2", "sea-bastion", supply={"gold": stock})
    events = game.play("boat keyflower-2")
    assert event(events, "gained-resources").data["goods"] == ({"gold": gold} if gold else {})
    assert village(game, 0)["home-1"].get("goods", {}).get("gold", 0) == gold
    assert supply(game)["gold"] == stock - gold
    sheet = finish(game).scores().sheets[0]
    assert sum(item.points for item in sheet.items if item.step == "gold_left") >= gold


@pytest.mark.rule("MBO-3", "MBO-4", "MBO-5", "MBO-6", "MVT-4", "MVT-5", "MVT-6")
def test_the_boats_and_winter_tiles_score_in_a_game() -> None:
    tiles: list[Doc | str] = [
        {"tile": "home-1", "upgraded": True, "cabins": 1},
        {"tile": "sawmill", "upgraded": True, "extension": "extension-red-1"},
        {"tile": "keywood", "upgraded": True},
        "artisan", "builder", "muleteer", "sea-breese-2",
    ]  # fmt: skip
    seat = {**person(*tiles, "ianvincible-2", red=4), "contracts": ["contract-red-4", "contract-iron-3"]}
    game = merchants(seat, quiet(), start=1, season="winter", phase="build")
    sheet = game.scores().sheets[0]
    assert sheet.of("sea-breese-2") == 2 * 3
    assert sheet.of("ianvincible-2") == 2 * (1 + 1)
    assert sheet.of("artisan") == 2 * 3
    assert sheet.of("builder") == 3
    assert sheet.of("muleteer") == 3
    assert sheet.of("contract-red-4") == 7
    seat = {**seat, "village": [*seat["village"][:-2], {"tile": "white-wind-2"}, {"tile": "flipper-2"}]}
    sheet = merchants(seat, quiet(), start=1, season="winter", phase="build").scores().sheets[0]
    assert sheet.of("contract-red-4") == 10
    assert sheet.of("home-1") == 10  # extended for free
    assert sheet.of("builder") == 6


@pytest.mark.rule("MBO-5")
def test_ianvincible_2_counts_visible_sides_only() -> None:
    seat = person("home-1", "stable", "ianvincible-2")
    game = merchants(seat, quiet(), start=1, season="winter", phase="build")
    assert game.scores().totals[0] == 2 * (1 + 1)  # the Stable's better side would show two


@pytest.mark.rule("MBO-4")
def test_flipper_2_needs_an_extension_that_is_left() -> None:
    extensions = [extension.id for extension in CATALOGUE.extensions]
    tiles = [tile.id for tile in CATALOGUE.tiles if tile.upgradable and tile.kind == "village"][: len(extensions)]
    other = person(*[{"tile": t, "upgraded": True, "extension": e} for t, e in zip(tiles, extensions, strict=True)],
                   "summer-boat-2a")  # fmt: skip
    mine = person({"tile": "home-1", "upgraded": True}, "flipper-2")
    game = merchants(mine, other, start=1, season="winter", phase="build")
    assert game.view()["extensions"] == []
    assert game.scores().totals[0] == 5


@pytest.mark.rule("MSC-1", "CON-3")
def test_the_steps_of_the_final_scoring_in_a_game() -> None:
    game = kf.Game.new(2, modules=("merchants",))
    assert [step.name for step in game.state.rules.scoring] == [
        "lying", "improve", "printed", "doubled", "give", "orders", "village", "winter", "boats", "turn_order",
        "gold_left",
    ]  # fmt: skip


# --- the end of a season ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MEN-1")
def test_the_order_of_a_seasons_end() -> None:
    lots = [
        lot("blacksmith", bid(0, 1, "red"), bid(1, 2, "red")),
        lot("inn"),
        lot("turn-order-1", bid(1, 1, "blue")),
    ]
    seats = [person({"tile": "keywood", "workers": {"blue": 1}}, "summer-boat-1b", winter=["scribes"]),
             person(winter=["jeweller"])]  # fmt: skip
    boats = [{"tile": "sea-bastion-2", "cargo": {"red": 1}}, {"tile": "keyflower-2", "cargo": {"blue": 1}}]
    game = merchants(*seats, season="autumn", auction=lots, boats=boats, bag={"red": 9})
    events = play(game, "pass", "pass", "boat sea-bastion-2", "replace flipper")
    events += game.play(game.legal_actions(1)[0])
    order = [
        "bids-returned", "tile-left", "took-tile", "workers-home", "took-boat", "boat-replaced", "got-green", "placed",
        "contracts-replaced",
    ]  # fmt: skip
    told = [kind for kind in kinds(events) if kind in order]
    assert list(dict.fromkeys(told)) == order
    assert len([kind for kind in told if kind == "took-boat"]) == 2
    # The second boat was taken only after the first had been replaced.
    assert told.index("boat-replaced") < len(told) - 1 - told[::-1].index("took-boat")


@pytest.mark.rule("MEN-1", "SUM-1a", "SUM-1b")
def test_summer_boats_pay_from_the_holder_of_the_marker_on_and_one_won_this_season_pays_already() -> None:
    lots = [lot("summer-boat-1b", bid(0, 1, "red")), lot("turn-order-1", bid(1, 1, "blue"))]
    game = merchants(
        person(), person("summer-boat-3b"), season="summer", auction=lots,
        boats=[{"tile": "keyflower"}, {"tile": "sea-bastion"}],
    )  # fmt: skip
    everybody_passes(game)
    events = game.play("boat keyflower")
    assert event(events, "got-green").seat == 0
    assert screen(game, 0) == {"green": 1}


# --- ties ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MSC-3")
def test_a_tie_is_won_by_who_chose_their_boat_first() -> None:
    fields: dict[str, Any] = {"season": "winter", "phase": "build", "start": 2}
    seats = [person({"tile": f"home-{seat + 1}", "goods": {"gold": 5}}) for seat in range(2)]
    seats.append(person({"tile": "home-3", "goods": {"gold": 3}}))  # and one point for the marker
    for order, winner in (([2, 1, 0], 1), ([0, 1, 2], 0), ([1, 2, 0], 1)):
        result = merchants(*seats, merchants={"boat_order": order}, **fields).scores()
        assert result.totals == [5, 5, 4]
        assert result.winners == [winner]


@pytest.mark.rule("MSC-3")
def test_the_order_of_choice_is_that_of_winter() -> None:
    seats = [person({"tile": f"home-{seat + 1}"}) for seat in range(3)]
    lots = [lot("turn-order-2", bid(2, 1, "red")), lot("turn-order-1", bid(0, 1, "red"), bid(1, 2, "red"))]
    boats = [{"tile": "keyflower"}, {"tile": "sea-bastion"}, {"tile": "sea-breese-2"}]
    game = merchants(*seats, season="winter", phase="boats", auction=lots, boats=boats)
    play(game, "1: boat sea-bastion", "2: boat keyflower")
    finish(game)
    assert middle(game)["boat_order"] == [1, 2, 0]


@pytest.mark.rule("MSC-3", "SCO-10")
def test_without_the_module_a_tie_is_shared() -> None:
    doc = {
        "players": 2, "season": "winter", "phase": "build", "start": 0,
        "seats": [person(), person({"tile": "home-2", "goods": {"gold": 1}})],
    }  # fmt: skip
    assert kf.Game.from_position(doc).scores().winners == [0, 1]


def test_all_contracts_may_be_left_out_of_a_position() -> None:
    game = merchants(quiet(), quiet(), merchants={})
    assert len(middle(game)["row"]) == 3
    assert sorted(middle(game)["row"] + middle(game)["stack"]) == sorted(CONTRACTS)
    assert bag(game)["red"] == 40
