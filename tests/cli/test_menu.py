"""Choices: every legal action is reached by typing, and no list is too long to read."""

import random
from collections.abc import Sequence

import pytest
from helpers import random_action

import keyflower as kf
from keyflower.cli.menu import Menu, descend, sections, spans

LONGEST = 70


def ways(actions: Sequence[kf.Action], where: dict[str, str]) -> list[tuple[list[str], kf.Action]]:
    """Every row of keys that can be typed, with the action it ends in."""
    if len(actions) == 1:
        return [([], actions[0])]
    menu = Menu(actions, where)
    assert len(menu.entries) > 1
    assert len(menu.entries) <= LONGEST
    keys = [entry.key for entry in menu.entries]
    assert len(set(keys)) == len(keys)
    return [
        ([entry.key, *rest], action) for entry in menu.entries for rest, action in ways(entry.actions, where)
    ]  # fmt: skip


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_action_is_reached_by_one_row_of_keys(players: int) -> None:
    game = kf.Game.new(players, f"menu-{players}", modules=("merchants", "promos"), variants=("open",))
    chance = random.Random(players)
    kinds = set()
    while not game.is_over:
        decision = chance.choice(game.decisions)
        if chance.random() < 0.2 or decision.kind not in kinds:
            kinds.add(decision.kind)
            actions = game.legal_actions(decision.seat)
            where = sections(game.view(decision.seat))
            found = ways(actions, where)
            assert {action.code for _, action in found} == {action.code for action in actions}
            typed, wanted = chance.choice(found)
            assert descend(actions, where, typed) == [wanted]
            menu = Menu(actions, where)
            assert all(isinstance(menu.summary(entry), str) for entry in menu.entries)
        game.play(random_action(game, chance))
    assert {"turn", "build", "boat", "winter"} <= kinds


def test_bids_are_gathered_by_tile_with_their_colours_and_numbers() -> None:
    game = kf.Game.from_position(
        {"players": 2, "auction": [{"tile": "keywood"}], "seats": [{"screen": {"red": 3, "blue": 1}}]}
    )
    menu = Menu(game.legal_actions(0), sections(game.view(0)))
    entry = next(entry for entry in menu.entries if entry.choice.section == "Bid for")
    assert entry.choice.label == "Keywood"
    assert menu.summary(entry) == "1b 1-3r"
    assert [action.text for action in descend(game.legal_actions(0), menu.where, [entry.key, "red", "2"])] == [
        "bid keywood 2 red"
    ]
    assert descend(game.legal_actions(0), menu.where, [entry.key, "green"]) == []


def test_what_leaves_no_choice_may_be_typed_all_the_same() -> None:
    """'2 red 2' where only red is possible, and where nothing but two red workers is."""
    game = kf.Game.from_position({"players": 2, "auction": [{"tile": "keywood"}], "seats": [{"screen": {"red": 3}}]})
    actions = game.legal_actions(0)
    where = sections(game.view(0))
    key = next(entry.key for entry in Menu(actions, where).entries if entry.choice.section == "Bid for")
    for typed in ([key, "red", "2"], [key, "2"], ["keywood", "red", "2"]):
        assert [action.text for action in descend(actions, where, typed)] == ["bid keywood 2 red"]
    assert descend(actions, where, [key, "blue", "2"]) == []
    only = [action for action in actions if action.text == "bid keywood 2 red"]
    assert descend(only, where, ["red", "2"]) == only
    assert descend(only, where, ["red", "3"]) == []


def test_spans() -> None:
    assert spans([1, 2, 3, 5]) == "1-3,5"
    assert spans([4]) == "4"
