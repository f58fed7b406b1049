"""Contracts in the course of the game, and the tiles that give them (CON-1, CON-2, CON-4, CON-5, MVT-1 to MVT-3)."""

import json

import pytest
from helpers import (
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
    table,
    texts,
    village,
)

import keyflower as kf

from .build import CONTRACTS, ROW, STACK, hand, holding, merchants, middle, quiet, upgraded


@pytest.mark.rule("MVT-1", "CON-1")
def test_the_assayer_gives_a_contract_or_iron_or_stone() -> None:
    game = merchants(person("assayer", red=3), quiet())
    game.play("use assayer 1 red")
    assert sorted(texts(game)) == ["take contract", "take iron", "take stone"]
    game.play("take contract")
    assert asked(game) == [(0, "contract")]
    assert texts(game) == [*(f"contract {name}" for name in ROW), "contract draw"]
    found = event(game.play("contract contract-gold-2"), "contract-taken")
    assert found.seen_by(1) == {"kind": "contract-taken", "seat": 0, "contract": "contract-gold-2"}
    assert hand(game, 0) == ["contract-gold-2"]
    # Replaced at once, by the next of the stack.
    assert middle(game)["row"] == ["contract-blue-4", "contract-purple", "contract-saw-wood"]
    assert middle(game)["stack"] == STACK[:-1]
    assert asked(game) == [(1, "turn")]


@pytest.mark.rule("MVT-1")
def test_the_upgraded_assayer_gives_all_three() -> None:
    game = merchants(person(upgraded("assayer"), red=3), quiet())
    play(game, "use assayer 1 red", "contract draw")
    assert hand(game, 0) == ["contract-purple"]
    assert village(game, 0)["assayer"]["goods"] == {"iron": 1, "stone": 1}


@pytest.mark.rule("CON-1")
def test_a_contract_drawn_is_seen_by_its_taker_only() -> None:
    game = merchants(person("merchant", red=3), quiet())
    game.play("use merchant 1 red")
    events = game.play("contract draw")
    drawn = event(events, "contract-drawn")
    assert drawn.seen_by(0) == {"kind": "contract-drawn", "seat": 0, "contract": "contract-purple"}
    assert drawn.seen_by(1) == drawn.seen_by(None) == {"kind": "contract-drawn", "seat": 0}
    assert middle(game)["row"] == ROW
    assert game.view(0)["seats"][0]["contracts"] == ["contract-purple"]
    for other in (1, None):
        assert "contract-purple" not in json.dumps(game.view(other))


@pytest.mark.rule("MVT-2")
def test_the_bookkeeper_gives_a_contract_or_a_skill() -> None:
    game = merchants(person("bookkeeper", red=3), quiet())
    game.play("use bookkeeper 1 red")
    assert sorted(texts(game)) == ["take contract", "take skills"]
    game.play("take skills")
    assert sum(screen(game, 0).get(skill, 0) for skill in ("anvil", "pick", "saw")) == 1
    assert hand(game, 0) == []
    assert asked(game) == [(1, "turn")]


@pytest.mark.rule("MVT-2")
def test_the_upgraded_bookkeeper_gives_both_in_either_order() -> None:
    game = merchants(person(upgraded("bookkeeper"), red=3), quiet(), supply={"anvil": 0, "pick": 0, "saw": 1})
    game.play("use bookkeeper 1 red")
    assert "take skills" in texts(game)
    contract_first = game.copy()
    contract_first.play("contract contract-saw-wood")
    assert screen(contract_first, 0) == {"red": 2, "saw": 1}
    assert hand(contract_first, 0) == ["contract-saw-wood"]
    skill_first = game
    assert "drew-skills" in kinds(skill_first.play("take skills"))
    # The skill has been seen; now the contract is chosen, and the skill is not offered twice.
    assert screen(skill_first, 0) == {"red": 2, "saw": 1}
    assert asked(skill_first) == [(0, "contract")]
    assert "take skills" not in texts(skill_first)
    refused(skill_first, "take skills", "USE-9", "not-on-offer", what="skills")
    skill_first.play("contract draw")
    assert hand(skill_first, 0) == ["contract-purple"]
    assert asked(skill_first) == [(1, "turn")]


@pytest.mark.rule("MVT-1", "MVT-2", "USE-9")
@pytest.mark.parametrize(
    ("tile", "gone", "left"),
    [
        ("assayer", {"iron": 0}, ["take contract", "take stone"]),
        ("assayer", {"stone": 0}, ["take contract", "take iron"]),
        ("assayer", {"contracts": 0}, ["take iron", "take stone"]),
        ("bookkeeper", {"anvil": 0, "pick": 0, "saw": 0}, ["take contract"]),
        ("bookkeeper", {"contracts": 0}, ["take skills"]),
        ("assayer", {"iron": 0, "stone": 0, "contracts": 0}, []),
        ("bookkeeper", {"anvil": 0, "pick": 0, "saw": 0, "contracts": 0}, []),
    ],
)
def test_what_is_not_there_is_not_offered(tile: str, gone: dict[str, int], left: list[str]) -> None:
    supply = {name: count for name, count in gone.items() if name != "contracts"}
    own = "contract-red-4"
    theirs: list[str] = []
    fields: dict[str, object] = {"supply": supply}
    if "contracts" in gone:
        theirs = [name for name in CONTRACTS if name != own]
        fields["merchants"] = {"row": [], "stack": [], "discarded": []}
    game = merchants(holding(person(tile, red=3), own), holding(person(), *theirs), **fields)
    game.play(f"use {tile} 1 red")  # with a contract in hand even a single thing is asked for
    assert sorted(line for line in texts(game) if line.startswith("take")) == left
    if not left:  # the tile may be used all the same
        assert asked(game) == [(1, "turn")]
        assert village(game, 0)[tile]["workers"] == {"red": 1}


@pytest.mark.rule("MVT-3", "CON-1")
def test_the_merchant_gives_one_and_upgraded_two_one_after_the_other() -> None:
    game = merchants(person("merchant", red=3), quiet())
    play(game, "use merchant 1 red", "contract contract-blue-4")
    assert asked(game) == [(1, "turn")]
    game = merchants(person(upgraded("merchant"), red=3), quiet())
    play(game, "use merchant 1 red", "contract contract-blue-4")
    # The second may be the one that has just been turned up.
    assert "contract contract-purple" in texts(game)
    game.play("contract contract-purple")
    assert hand(game, 0) == ["contract-blue-4", "contract-purple"]
    assert middle(game)["row"][0] == "contract-red-4"
    assert asked(game) == [(1, "turn")]


@pytest.mark.rule("CON-1")
def test_only_a_face_up_contract_can_be_named() -> None:
    game = merchants(person("merchant", red=3), quiet())
    refused(game, "contract draw", "TURN-1", "no-such-question")
    game.play("use merchant 1 red")
    refused(game, "contract contract-red-4", "CON-1", "contract-not-open", contract="contract-red-4")
    with pytest.raises(kf.NotationError, match="no contract called"):
        game.parse("contract contract-37")


# --- the row and the stack -------------------------------------------------------------------------------------------


@pytest.mark.rule("CON-2", "MEN-1")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_at_a_seasons_end_the_row_is_discarded_and_replaced(season: str) -> None:
    seats = [person(winter=["scribes"]), person(winter=["jeweller"])]
    game = merchants(*seats, season=season)
    everybody_passes(game)
    while game.position()["season"] == season:
        game.play(game.legal_actions(game.decisions[0].seat)[0])
    assert middle(game)["row"] == STACK[::-1]
    discarded = sorted(ROW, key=CONTRACTS.index)
    assert middle(game)["discarded"] == discarded
    assert game.view(None)["contracts"]["discarded"] == discarded


@pytest.mark.rule("CON-2")
def test_after_winter_the_row_stays() -> None:
    game = merchants(quiet(), quiet(), season="winter", phase="build")
    assert game.is_over
    assert middle(game)["row"] == ROW


@pytest.mark.rule("CON-2")
def test_discarded_contracts_are_shuffled_into_a_new_stack_when_one_is_needed() -> None:
    gone = ["contract-iron-3", "contract-red-4", "contract-three-skills"]
    game = merchants(
        person("merchant", red=3), quiet(), merchants={"row": ROW, "stack": [], "discarded": gone}, seed="any"
    )
    game.play("use merchant 1 red")
    assert "contract draw" in texts(game)
    game.play("contract contract-blue-4")
    # The row was filled from the new stack; nothing is discarded any more.
    assert middle(game)["discarded"] == []
    assert len(middle(game)["stack"]) == 2
    assert sorted([middle(game)["row"][0], *middle(game)["stack"]]) == sorted(gone)


@pytest.mark.rule("CON-2")
def test_contracts_discarded_at_a_seasons_end_come_back_at_once_if_they_must() -> None:
    seats = [person(winter=["scribes"]), person(winter=["jeweller"])]
    game = merchants(*seats, merchants={"row": ROW, "stack": ["contract-iron-3"], "discarded": []})
    everybody_passes(game)
    while game.position()["season"] == "spring":
        game.play(game.legal_actions(game.decisions[0].seat)[0])
    # The three are discarded first, then three are turned up: the one of the stack and two of the old ones.
    assert middle(game)["row"][0] == "contract-iron-3"
    assert sorted(middle(game)["row"][1:] + middle(game)["stack"]) == sorted(ROW)


@pytest.mark.rule("CON-2", "CON-4")
def test_swapped_contracts_come_back_too() -> None:
    game = merchants(
        holding(person("merchant", red=3), "contract-three-skills"), quiet(), merchants={"row": ROW, "stack": []}
    )
    game.play("swap contract-three-skills saw")
    play(game, "use merchant 1 red", "contract draw")
    assert hand(game, 0) == ["contract-three-skills"]


@pytest.mark.rule("CON-2")
def test_if_nothing_is_left_the_tile_gives_none_and_the_row_stays_short() -> None:
    game = merchants(person(upgraded("merchant"), red=3), quiet(), merchants={"row": ["contract-iron-3"], "stack": []})
    game.play("use merchant 1 red")
    refused(game, "contract draw", "CON-2", "no-contracts-left")
    events = game.play("contract contract-iron-3")
    assert middle(game) == {"row": [], "stack": [], "discarded": [], "boat_order": []}
    assert "contract-none" in kinds(events)
    assert hand(game, 0) == ["contract-iron-3"]
    assert asked(game) == [(1, "turn")]


# --- swapping --------------------------------------------------------------------------------------------------------

SKILLS = ("anvil", "pick", "saw")


@pytest.mark.rule("CON-4")
def test_a_swap_is_free_open_and_does_not_end_the_turn() -> None:
    game = merchants(holding(person(red=1), "contract-saw-wood"), quiet(), auction=[lot("keywood")], passes=1, turn=0)
    swaps = [line for line in texts(game) if line.startswith("swap")]
    assert sorted(swaps) == ["swap contract-saw-wood saw", "swap contract-saw-wood wood"]
    wood = supply(game)["wood"]
    told = event(game.play("swap contract-saw-wood wood"), "contract-swapped")
    assert told.seen_by(1) == {
        "kind": "contract-swapped", "seat": 0, "contract": "contract-saw-wood", "piece": "wood",
    }  # fmt: skip
    assert village(game, 0)["home-1"]["goods"] == {"wood": 1}
    assert supply(game)["wood"] == wood - 1
    assert hand(game, 0) == []
    assert middle(game)["discarded"] == ["contract-saw-wood"]
    # The turn goes on, and the pass that follows is a pass: with the one before it the season ends.
    assert asked(game) == [(0, "turn")]
    assert game.position()["passes"] == 1
    game.play("pass")
    assert asked(game)[0][1] == "boat"


@pytest.mark.rule("CON-4")
def test_where_the_pieces_come_from_and_go_to() -> None:
    game = merchants(holding(person(), "contract-four-colours", "contract-three-skills", "contract-gold-2"), quiet())
    before = bag(game)
    game.copy().play("swap contract-four-colours red")
    red = game.copy()
    red.play("swap contract-four-colours red")
    assert screen(red, 0) == {"red": 1}
    assert bag(red)["red"] == before["red"] - 1
    green = game.copy()
    green.play("swap contract-four-colours green")
    assert screen(green, 0) == {"green": 1}
    assert supply(green)["green"] == 19
    assert bag(green) == before
    skill = game.copy()
    skill.play("swap contract-three-skills pick")
    assert screen(skill, 0) == {"pick": 1}
    assert supply(skill)["pick"] == 15
    gold = game.copy()
    gold.play("swap contract-gold-2 gold")
    assert village(gold, 0)["home-1"]["goods"] == {"gold": 1}
    # What was taken openly is known.
    assert red.memory(1)["seats"][0]["known"] == {"red": 1}
    assert skill.memory(1)["seats"][0]["known"] == {"pick": 1}


@pytest.mark.rule("CON-4")
def test_pieces_of_free_choice_are_not_named() -> None:
    game = merchants(holding(person(), "contract-saw-any-resource-2", "contract-blue-2-any-4"), quiet())
    swaps = [line for line in texts(game) if line.startswith("swap")]
    assert sorted(swaps) == ["swap contract-blue-2-any-4 blue", "swap contract-saw-any-resource-2 saw"]
    refused(
        game, "swap contract-saw-any-resource-2 wood", "CON-4", "piece-not-named",
        contract="contract-saw-any-resource-2", piece="wood",
    )  # fmt: skip
    refused(game, "swap contract-blue-4 blue", "CON-4", "contract-not-yours", contract="contract-blue-4")


@pytest.mark.rule("CON-4")
def test_a_piece_that_is_not_there_cannot_be_chosen() -> None:
    game = merchants(
        holding(person(), "contract-saw-wood", "contract-red-4"), quiet(), supply={"wood": 0}, bag={"red": 0, "blue": 5}
    )
    assert [line for line in texts(game) if line.startswith("swap")] == ["swap contract-saw-wood saw"]
    refused(game, "swap contract-saw-wood wood", "CON-4", "piece-not-there", piece="wood")
    # With none of its pieces there the contract cannot be swapped: it is not lost for nothing.
    refused(game, "swap contract-red-4 red", "CON-4", "piece-not-there", piece="red")


@pytest.mark.rule("CON-4")
def test_a_green_worker_never_comes_from_the_bag() -> None:
    game = merchants(holding(person(), "contract-green-2"), quiet(), supply={"green": 0}, bag={"green": 7, "red": 5})
    assert not [line for line in texts(game) if line.startswith("swap")]
    refused(game, "swap contract-green-2 green", "CON-4", "piece-not-there", piece="green")


@pytest.mark.rule("CON-5")
def test_the_contract_of_the_marker_gives_any_one_piece() -> None:
    game = merchants(holding(person(), "contract-purple"), quiet(), merchants={"row": ROW, "stack": []})
    pieces = [line.split()[-1] for line in texts(game) if line.startswith("swap")]
    assert sorted(pieces) == sorted(
        ["blue", "red", "yellow", "green", "anvil", "pick", "saw", "gold", "iron", "stone", "wood"]
    )
    start = game.position()["start"]
    game.play("swap contract-purple stone")
    assert game.position()["start"] == start  # never the marker
    assert hand(game, 0) == []


@pytest.mark.rule("CON-4")
def test_a_swap_is_possible_at_every_choice_inside_a_turn() -> None:
    """Before the action, and at each kind of question that a turn asks."""
    swap = "swap contract-three-skills saw"

    def offered(game: kf.Game, *lines: str) -> kf.Game:
        play(game, *lines)
        assert swap in texts(game), f"not offered at {asked(game)}"
        copy = game.copy()
        before = copy.decisions[0].kind
        copy.play(swap)
        assert hand(copy, 0) == []
        assert copy.decisions[0].seat == 0
        assert copy.decisions[0].kind in (before, "turn", "upgrade")
        return game

    def mine(*tiles: object, **pieces: int) -> kf.Game:
        return merchants(holding(person(*tiles, **pieces), "contract-three-skills"), quiet())  # type: ignore[arg-type]

    offered(mine(red=1))
    offered(mine("workshop", red=1), "use workshop 1 red")  # choose
    offered(mine("hiring-fair", red=1, anvil=1, pick=1), "use hiring-fair 1 red")  # pay a skill
    offered(mine("tavern", red=2, blue=1), "use tavern 1 red")  # pay a worker
    offered(mine("merchant", red=1), "use merchant 1 red")  # contract
    goods = {"tile": "home-1", "goods": {"wood": 1, "stone": 1}}
    game = offered(mine(goods, "keywood", red=1), "use home-1 1 red")  # transport
    assert asked(game) == [(0, "transport")]
    offered(game, "stop")
    assert asked(game) == [(0, "upgrade")]
    mixed = mine("summer-boat-4b", {"tile": "keywood", "workers": {"yellow": 1}}, red=2, blue=2)
    offered(mixed, "use keywood 2 any")
    assert asked(mixed) == [(0, "mix")]


@pytest.mark.rule("CON-4")
def test_a_swap_inside_a_use_can_make_it_worth_while() -> None:
    """There is nothing to move or upgrade; a piece from a contract changes that."""
    seat = person(upgraded("home-1"), {"tile": "keywood"}, red=1)
    game = merchants(holding(seat, "contract-three-skills"), quiet())
    game.play("use home-1 1 red")
    play(game, "stop", "swap contract-three-skills saw")
    assert "upgrade keywood saw" in texts(game)


@pytest.mark.rule("CON-4")
def test_any_number_of_contracts_may_be_swapped_in_a_turn() -> None:
    game = merchants(holding(person(), "contract-three-skills", "contract-red-4"), quiet())
    play(game, "swap contract-three-skills saw", "swap contract-red-4 red")
    assert screen(game, 0) == {"red": 1, "saw": 1}
    assert asked(game) == [(0, "turn")]


@pytest.mark.rule("CON-4")
def test_no_swap_in_anothers_turn_or_at_a_seasons_end() -> None:
    game = merchants(holding(person(), "contract-red-4"), holding(person(), "contract-iron-3"))
    refused(game, "1: swap contract-iron-3 iron", "SEA-1", "not-your-turn")
    ends = merchants(
        holding(person(), "contract-red-4"), quiet(), phase="boats", auction=[lot("turn-order-1", bid(0, 1, "red"))]
    )
    assert asked(ends) == [(0, "boat")]
    refused(ends, "swap contract-red-4 red", "CON-4", "swap-not-now")
    building = merchants(holding(person(to_place=["keywood"]), "contract-red-4"), quiet(), phase="build")
    refused(building, "swap contract-red-4 red", "CON-4", "swap-not-now")


# --- who knows what --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MPU-1")
def test_what_is_public_of_contracts_extensions_and_cabins() -> None:
    mine = holding(person({**upgraded("home-1"), "cabins": 2, "extension": "extension-red-1"}), "contract-iron-3")
    game = merchants(mine, quiet(), merchants={"row": ROW, "stack": STACK[1:], "discarded": ["contract-stone-3"]})
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert view["contracts"] == {"open": ROW, "stack": 2, "discarded": ["contract-stone-3"]}
        assert view["cabins"] == 4
        assert len(view["extensions"]) == 17
        assert "extension-red-1" not in view["extensions"]
        home = view["seats"][0]["village"][0]
        assert (home["cabins"], home["extension"], home["colour"]) == (2, "extension-red-1", "red")
        assert ("contracts" in view["seats"][0]) == (seat == 0)
        assert ("contract-iron-3" in json.dumps(view)) == (seat == 0)


@pytest.mark.rule("MPU-1")
def test_a_memory_knows_the_number_of_contracts_and_those_taken_face_up() -> None:
    game = merchants(person(upgraded("merchant"), red=3), quiet())
    play(game, "use merchant 1 red", "contract contract-blue-4", "contract draw")
    shown = game.memory(1)["seats"][0]
    assert (shown["contracts"], shown["known_contracts"]) == (2, ["contract-blue-4"])
    game.play("1: pass")
    game.play("swap contract-blue-4 blue")
    shown = game.memory(1)["seats"][0]
    assert (shown["contracts"], shown["known_contracts"]) == (1, [])


@pytest.mark.rule("MPU-1")
def test_at_the_end_of_the_game_contracts_are_shown() -> None:
    game = merchants(holding(person(), "contract-red-4"), quiet(), season="winter", phase="build")
    assert game.is_over
    assert game.view(None)["seats"][0]["contracts"] == ["contract-red-4"]


def test_without_the_module_its_fields_and_verbs_are_not_there() -> None:
    with pytest.raises(kf.NotationError, match="merchants: there is no such field"):
        table(person(), person(), merchants={})
    with pytest.raises(kf.NotationError, match=r"seats\[0\].contracts: there is no such field"):
        table(holding(person(), "contract-red-4"), person())
    game = kf.Game.new(2)
    with pytest.raises(kf.NotationError, match="'swap' is no action"):
        game.parse("swap contract-red-4 red")
