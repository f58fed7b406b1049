"""Actions with named fields: every form of an action says the same; lists of actions are sequences."""

import json
import random

import pytest

import keyflower as kf
from keyflower.game.fields import Field
from keyflower.game.setup import every_verb


def games() -> list[kf.Game]:
    return [
        kf.Game.new(2, "fields"),
        kf.Game.new(4, "fields", modules=("merchants", "promos"), variants=("open",)),
        kf.Game.new(6, "fields", modules=("merchants", "promos"), variants=("merchants",)),
    ]


@pytest.mark.parametrize("game", games(), ids=str)
def test_line_table_and_number_say_the_same(game: kf.Game) -> None:
    chance = random.Random(3)
    seen: dict[str, set[str]] = {}
    while not game.is_over:
        seat = game.decisions[0].seat
        actions = game.legal_actions(seat)
        for action in chance.sample(list(actions), min(8, len(actions))):
            table = json.loads(json.dumps(action.to_dict()))
            assert table["verb"] == action.verb
            assert game.parse(table, seat) == action
            assert game.parse(action.text, seat) == action
            assert game.parse(action.text, seat).code == action.code
            seen.setdefault(action.verb, set()).update(action.fields)
        some = actions[1:] if actions[0].verb == "pass" and chance.random() < 0.8 and len(actions) > 1 else actions
        game.play(chance.choice(some))
    assert seen["bid"] >= {"tile", "count", "colour"}
    assert seen["build"] == {"tile", "at", "turn"}


def test_fields_of_a_verb_do_not_overlap() -> None:
    for verb in every_verb():
        taken = 0
        for field in verb.fields:
            for shift, width in field.pieces():
                bits = (1 << width) - 1 << shift
                assert not taken & bits, (verb.word, field.name)
                taken |= bits
        assert [field.name for field in verb.fields] == list(dict.fromkeys(field.name for field in verb.fields))


def test_a_number_is_what_the_field_says() -> None:
    field = Field("points", 4, 3)
    assert field.of(field.at(5)) == 5
    assert field.of(0xF) == 0


@pytest.mark.parametrize(
    ("table", "what"),
    [
        ({}, "'verb' must be one of"),
        ({"verb": "fly"}, "'verb' must be one of"),
        ({"verb": "bid", "tile": "tavern", "count": 1}, "'colour' is missing"),
        ({"verb": "bid", "tile": "tavern", "count": 1, "colour": "red", "size": 3}, "no 'size' here"),
        ({"verb": "bid", "tile": "nowhere", "count": 1, "colour": "red"}, "no tile called"),
        ({"verb": "bid", "tile": "tavern", "count": 300, "colour": "red"}, "no number from 0"),
        ({"verb": "bid", "tile": "tavern", "count": "red", "colour": "red"}, "before the colour"),
        ({"verb": "bid", "tile": "tavern", "count": 1, "colour": "red", "groups": "well"}, "list of tiles"),
        ({"verb": "build", "tile": "tavern", "at": "1,2", "turn": 0}, "no place"),
        ({"verb": "build", "tile": "tavern", "at": [1, 999], "turn": 0}, "too far"),
        ({"verb": "upgrade", "tile": "tavern", "pieces": {"wood": 16}}, "no number from 0 to 15"),
        ({"verb": "upgrade", "tile": "tavern", "pieces": {"wood": 9, "iron": 9}}, "at most 15"),
        ({"verb": "place", "workers": 3}, "table of counts"),
        ({"verb": "pass", "seat": "one"}, "'seat' must be a number"),
    ],
)
def test_a_table_that_says_no_action_is_refused(table: dict[str, object], what: str) -> None:
    with pytest.raises(kf.NotationError, match=what):
        kf.Game.new(2, 1).parse(table, 0)


def test_a_word_too_many_is_no_action() -> None:
    with pytest.raises(kf.NotationError, match="write it as: pass"):
        kf.Game.new(2, 1).parse("pass now", 0)


def test_legal_actions_are_a_sequence() -> None:
    game = kf.Game.new(3, "sequence")
    actions = game.legal_actions()
    every = list(actions)
    assert len(actions) == len(every) > 20
    assert [actions[at] for at in range(len(actions))] == every
    assert actions[-1] == every[-1]
    assert list(actions[3:9:2]) == every[3:9:2]
    assert list(reversed(actions)) == every[::-1]
    assert every[5] in actions
    assert game.parse("stop", 0) not in actions
    assert "pass" not in actions
    assert actions.index(every[4]) == 4
    assert random.Random(1).choice(actions) == random.Random(1).choice(every)
    assert actions == every
    assert actions == game.legal_actions()
    assert actions != every[1:]
    assert bool(actions)
    assert repr(actions).startswith(f"Actions({len(every)}: ")
    with pytest.raises(IndexError):
        actions[len(actions)]
    other = (game.decisions[0].seat + 1) % 3
    assert not game.legal_actions(other)
    assert game.legal_actions(other) == []
    game.play(actions[1])
    assert list(actions) == every  # a list stays what it was
