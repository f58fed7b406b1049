"""Games, actions, decisions and events can be copied and sent, and are then the same."""

import copy
import pickle
import random
from typing import Any

import pytest

import keyflower as kf


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = [sent, copy.copy, copy.deepcopy]


def midway(modules: tuple[str, ...] = ()) -> kf.Game:
    game = kf.Game.new(3, "sending", modules=modules)
    chance = random.Random(5)
    for _ in range(60):
        game.play(chance.choice(game.legal_actions(game.decisions[0].seat)))
    return game


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("modules", [(), ("merchants", "promos")])
def test_a_game_arrives_as_it_was(way: Any, modules: tuple[str, ...]) -> None:
    game = midway(modules)
    before = game.position()
    again = way(game)
    assert again == game
    assert again.record() == game.record()
    assert [again.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]
    seat = game.decisions[0].seat
    assert again.legal_actions(seat) == game.legal_actions(seat)
    again.play(again.legal_actions(seat)[0])
    assert again != game
    assert game.position() == before


@pytest.mark.parametrize("way", WAYS)
def test_so_does_a_game_from_a_position(way: Any) -> None:
    game = kf.Game.from_position(
        {"season": "summer", "seats": [{"screen": {"red": 3}}], "auction": [{"tile": "tavern"}]}
    )
    game.play("bid tavern 2 red")
    again = way(game)
    assert again == game
    assert kf.Game.replay(again.record()) == game


@pytest.mark.parametrize("way", WAYS)
def test_and_what_a_game_gives(way: Any) -> None:
    game = midway(("merchants",))
    seat = game.decisions[0].seat
    actions = game.legal_actions(seat)
    assert [way(action) for action in actions[:20]] == actions[:20]
    assert way(actions[0]).text == actions[0].text
    assert way(actions) == actions
    assert way(game.decisions) == game.decisions
    events = game.copy().play(actions[0])
    assert way(events) == events
    with pytest.raises(kf.IllegalAction) as refused:
        game.play("pass", (seat + 1) % 3)
    assert way(refused.value).rule == refused.value.rule
    assert str(way(refused.value)) == str(refused.value)


def test_the_public_names_say_what_they_are() -> None:
    for thing in (kf.Game, kf.Action, kf.Decision, kf.Event, kf.IllegalAction, kf.NotationError):
        assert thing.__doc__
    assert kf.Game.play.__doc__
    assert "seat" in kf.Game.play.__annotations__
    game = midway()
    assert repr(game).startswith("Game(3 players, ")
    assert "Action(" in repr(game.legal_actions(game.decisions[0].seat)[0])
