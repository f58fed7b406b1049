"""Position documents: what is left out has its default, what cannot be is refused with the field's name."""

import json
import pickle
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from helpers import asked, auction, bag, bid, bids_at, lot, person, random_action, screen, supply, table, texts

import keyflower as kf

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "position.schema.json").read_text(encoding="utf-8"))


def test_an_empty_document_is_a_game() -> None:
    game = kf.Game.from_position({})
    assert asked(game) == [(0, "turn")]
    view = game.view()
    assert (view["players"], view["season"], view["start"], view["passes"]) == (2, "spring", 0, 0)
    assert list(auction(game)) == ["turn-order-1"]
    assert [seat["village"][0]["tile"] for seat in view["seats"]] == ["home-1", "home-2"]
    assert bag(game) == {"blue": 40, "red": 40, "yellow": 40}
    assert supply(game)["green"] == 20


def test_a_few_lines_say_what_matters() -> None:
    """Summer, three players, seat 0 has 3 red behind the screen and leads on the Tavern with 2."""
    game = kf.Game.from_position(
        {
            "players": 3,
            "season": "summer",
            "seats": [{"screen": {"red": 3}}],
            "auction": [{"tile": "tavern", "bids": [{"seat": 0, "colour": "red", "count": 2}]}],
        }
    )
    assert screen(game, 0) == {"red": 3}
    assert auction(game)["tavern"]["leader"] == 0
    assert bids_at(game, "tavern") == {0: (2, "red")}
    assert bag(game) == {"blue": 40, "red": 35, "yellow": 40}
    assert "bid tavern 1 red" in texts(game)
    assert [len(game.position()["decks"]["autumn"]), len(game.position()["seats"][1]["winter"])] == [7, 3]


@pytest.mark.parametrize(
    ("doc", "field"),
    [
        ({"colour": "red"}, "colour"),
        ({"format": "keyflower/position/9"}, "format"),
        ({"players": 7}, "players, names, modules, variants"),
        ({"players": 2, "names": ["A"]}, "players, names, modules, variants"),
        ({"modules": ["magic"]}, "players, names, modules, variants"),
        ({"variants": [1]}, "players, names, modules, variants"),
        ({"seats": [{"village": [{"tile": "home-1", "at": 5}]}]}, "seats[0].village[0].at"),
        ({"season": "monsoon"}, "season"),
        ({"start": 2}, "start"),
        ({"start": "0"}, "start"),
        ({"turn": -1}, "turn"),
        ({"phase": "tea"}, "phase"),
        ({"seats": {}}, "seats"),
        ({"players": 2, "seats": [{}, {}, {}]}, "seats"),
        ({"seats": [{"hand": {}}]}, "seats[0].hand"),
        ({"seats": [{"screen": {"blue": 41}}]}, "seats[0].screen"),
        ({"seats": [{"screen": {"blue": -1}}]}, "seats[0].screen.blue"),
        ({"seats": [{"screen": {"blue": True}}]}, "seats[0].screen.blue"),
        ({"seats": [{"screen": {"purple": 1}}]}, "seats[0].screen.purple"),
        ({"seats": [{"screen": {"blue": 21}}, {"screen": {"blue": 20}}]}, "seats[1].screen"),
        ({"seats": [{"screen": {"saw": 17}}]}, "seats[0].screen"),
        ({"seats": [{"known": {"red": 1}}]}, "seats[0].known"),
        ({"seats": [{"village": [{"tile": "castle"}]}]}, "seats[0].village[0].tile"),
        ({"seats": [{"village": ["tavern"]}]}, "seats[0].village[0]"),
        ({"seats": [{"village": [{"tile": "tavern"}, {"tile": "tavern"}]}]}, "seats[0].village[1].tile"),
        ({"seats": [{"village": [{"tile": "tavern"}]}, {"village": [{"tile": "tavern"}]}]}, "seats[1].village[0].tile"),
        ({"seats": [{"village": [{"tile": "home-1"}, {"tile": "home-2"}]}]}, "seats[0].village[1].tile"),
        ({"seats": [{"village": [{"tile": "home-1", "at": [1, 0]}]}]}, "seats[0].village[0].at"),
        ({"seats": [{"village": [{"tile": "keywood", "at": [0, 0]}]}]}, "seats[0].village[0].at"),
        ({"seats": [{"village": [{"tile": "keywood", "at": [3, 0]}]}]}, "seats[0].village[0].at"),
        ({"seats": [{"village": [{"tile": "keywood", "at": [0, 1]}]}]}, "seats[0].village[0].at"),
        ({"seats": [{"village": [{"tile": "keywood", "at": "north"}]}]}, "seats[0].village[0].at"),
        ({"seats": [{"village": [{"tile": "keywood", "turn": 6}]}]}, "seats[0].village[0].turn"),
        ({"seats": [{"village": [{"tile": "windmill", "upgraded": True}]}]}, "seats[0].village[0].upgraded"),
        ({"seats": [{"village": [{"tile": "keywood", "goods": {"gold": 49}}]}]}, "seats[0].village[0].goods"),
        ({"seats": [{"village": [{"tile": "keywood", "workers": {"red": 7}}]}]}, "seats[0].village[0].workers"),
        (
            {"seats": [{"village": [{"tile": "keywood", "workers": {"red": 1, "blue": 1}}]}]},
            "seats[0].village[0].standing",
        ),
        ({"seats": [{"village": [{"tile": "assayer"}]}]}, "seats[0].village[0].tile"),
        ({"seats": [{"winter": ["tavern"]}]}, "seats[0].winter[0]"),
        ({"seats": [{"winter": ["scribes"]}, {"winter": ["scribes"]}]}, "seats[1].winter[0]"),
        ({"auction": [{"tile": "tavern"}]}, "auction[0].tile"),
        ({"auction": [{"tile": "turn-order-2"}]}, "auction[0].tile"),
        ({"auction": [{"tile": "keywood", "price": 2}]}, "auction[0].price"),
        (
            {"auction": [{"tile": "keywood", "bids": [{"seat": 2, "colour": "red", "count": 1}]}]},
            "auction[0].bids[0].seat",
        ),
        (
            {"auction": [{"tile": "keywood", "bids": [{"seat": 0, "colour": "red", "count": 0}]}]},
            "auction[0].bids[0].count",
        ),
        ({"auction": [{"tile": "keywood", "bids": [{"seat": 0, "count": 1}]}]}, "auction[0].bids[0].colour"),
        ({"auction": [lot("keywood", bid(0, 1, "red"), bid(0, 2, "red"))]}, "auction[0].bids[1].seat"),
        ({"auction": [lot("keywood", bid(0, 2, "red"), bid(1, 2, "red"))]}, "auction[0].bids[1].count"),
        ({"auction": [lot("keywood", bid(0, 2, "red"), bid(1, 1, "blue"))]}, "auction[0].bids"),
        ({"auction": [lot("keywood", bid(0, 2, "red"), workers={"blue": 1})]}, "auction[0].bids"),
        ({"auction": [lot("keywood", bid(0, 2, "red"), bid(1, 1, "red"), leader=1)]}, "auction[0].leader"),
        ({"auction": [lot("keywood", closed=True)]}, "auction[0].closed"),
        ({"boats": [{"tile": "keyflower"}]}, "boats"),
        ({"boats": [{"tile": "keyflower"}, {"tile": "tavern"}]}, "boats[1].tile"),
        ({"boats": [{"tile": "keyflower"}, {"tile": "keyflower"}]}, "boats[1].tile"),
        ({"boats": [{"tile": "keyflower", "cargo": {"rum": 1}}, {"tile": "flipper"}]}, "boats[0].cargo.rum"),
        ({"bag": {"blue": 41}}, "bag"),
        ({"bag": {"green": 21}}, "bag"),
        ({"bag": {"green": 1}, "supply": {"green": 20}}, "bag"),
        ({"supply": {"wood": 25}}, "supply.wood"),
        ({"decks": {"summer": ["keywood"]}}, "decks.summer[0]"),
        ({"decks": {"summer": ["tavern", "tavern"]}}, "decks.summer[1]"),
        ({"chance": [1, 2, 3]}, "chance"),
        ({"pending": []}, "pending"),
        ({"pending": [{"step": "tea"}]}, "pending[0].step"),
        ({"pending": [{"step": "turn"}]}, "pending[0].step"),
        ({"over": 1}, "over"),
    ],
)
def test_what_contradicts_the_pieces_is_refused_with_the_field(doc: dict[str, Any], field: str) -> None:
    with pytest.raises(kf.PositionError) as error:
        kf.Game.from_position(doc)
    assert error.value.field == field, str(error.value)
    assert str(error.value) == f"{field}: {error.value.what}"


def test_something_else_than_a_table_is_refused() -> None:
    wrong: Any = ["not", "a", "table"]
    with pytest.raises(kf.PositionError, match="must be a table"):
        kf.Game.from_position(wrong)


@pytest.mark.parametrize("phase", ["turns", "end", "boats", "build", "begin"])
def test_a_phase_says_where_in_the_season_the_game_stands(phase: str) -> None:
    game = table(person(red=1), person(), phase=phase)
    kind = {"turns": "turn", "end": "boat", "boats": "boat", "build": "turn", "begin": "turn"}[phase]
    assert asked(game)[0][1] == kind
    assert game.view()["season"] == ("summer" if phase == "build" else "spring")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_positions_of_games_keep_to_the_published_schema(players: int) -> None:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    chance = random.Random(players)
    game = kf.Game.new(players, seed="schema")
    while not game.is_over:
        if chance.random() < 0.1:
            validator.validate(game.position())
        game.play(random_action(game, chance))
    validator.validate(game.position())


def test_positions_of_games_with_everything_keep_to_the_published_schema() -> None:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    chance = random.Random(1)
    game = kf.Game.new(3, seed="schema", modules=("merchants", "promos"), variants=("open",))
    while not game.is_over:
        if chance.random() < 0.1:
            validator.validate(game.position())
        game.play(random_action(game, chance))


def test_the_schema_is_sound_and_refuses_what_the_reader_refuses() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    validator = jsonschema.Draft202012Validator(SCHEMA)
    assert validator.is_valid({})
    wrong: list[dict[str, Any]] = [
        {"colour": "red"},
        {"season": "monsoon"},
        {"players": 7},
        {"seats": [{"screen": {"purple": 1}}]},
        {"seats": [{"village": [{"tile": "keywood", "turn": 6}]}]},
        {"auction": [{"tile": "keywood", "bids": [{"seat": 0}]}]},
    ]
    for doc in wrong:
        assert not validator.is_valid(doc), doc
        with pytest.raises(kf.PositionError):
            kf.Game.from_position(doc)


def test_a_game_remembers_the_position_it_began_from_however_it_goes_on() -> None:
    doc = {"season": "summer", "players": 3, "auction": [{"tile": "tavern"}], "seats": [{"screen": {"red": 3}}]}
    game = kf.Game.from_position(doc)
    opening = game.position()
    for _ in range(5):
        game.play(game.legal_actions()[0])
    assert game.position() != opening
    assert game.opening == game.copy().opening == pickle.loads(pickle.dumps(game)).opening == opening
    assert kf.Game.new(3, 1).opening is None
