"""The score pad: the same exact scores as at the end of a game, with a map of the villages or without one."""

import random
from typing import Any

import pytest

import keyflower as kf
from keyflower.catalogue import CATALOGUE
from keyflower.companion import tally
from keyflower.companion.pad import PAD_PARTS, geometric
from keyflower.game.events import NotationError
from keyflower.game.modules import MODULES

GAMES = 24


def finished(seed: int) -> kf.Game:
    chance = random.Random(seed)
    modules = [name for name in MODULES if chance.random() < 0.6]
    game = kf.Game.new(chance.randint(2, 6), str(seed), modules=tuple(modules))
    while not game.is_over:
        game.play(chance.choice(game.legal_actions(game.decisions[0].seat)))
    return game


def pad_of(game: kf.Game) -> dict[str, Any]:
    """What people would write down at the end."""
    position = game.position()
    kept: dict[str, Any] = {
        name: position[name] for name in ("players", "names", "modules", "start", "merchants") if name in position
    }
    if "key-celeste" in position["modules"]:
        kept["ghost"] = position.get("ghost", {})
    seats = []
    for seat in position["seats"]:
        village = [
            {
                name: value
                for name, value in tile.items()
                if name in ("tile", "at", "turn", "upgraded", "goods", "extension", "cabins")
            }
            for tile in seat["village"]
        ]
        written = {"village": village, "screen": seat["screen"], "told": list(PAD_PARTS)}
        seats.append(written | ({"contracts": seat["contracts"]} if "contracts" in seat else {}))
    return {**kept, "seats": seats}


def without_map(pad: dict[str, Any], game: kf.Game) -> dict[str, Any]:
    """The same by heart: only what the tiles themselves ask to be counted is told."""
    seats = []
    for seat, sheet in zip(pad["seats"], game.scores().sheets, strict=True):
        village = [
            {name: value for name, value in tile.items() if name not in ("at", "turn")} for tile in seat["village"]
        ]
        counted = {
            item.source: count
            for item in sheet.items
            for word, count in item.what.items()
            if (tile := CATALOGUE.find(item.source)) is not None and word == geometric(tile)
        }
        seats.append({**seat, "village": village, "counted": counted})
    return {**pad, "seats": seats}


@pytest.mark.rule("SCO-1")
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_pad_scores_as_the_game_did(seed: int) -> None:
    game = finished(seed)
    result = game.scores()
    pad = pad_of(game)
    laid = tally(pad)
    assert laid.to_dict()["sheets"] == [sheet.to_dict() for sheet in result.sheets]
    assert laid.result.winners == result.winners
    assert laid.asked == []
    assert laid.position is not None
    assert kf.Game.from_position(laid.position).scores().totals == result.totals
    by_heart = tally(without_map(pad, game))
    assert by_heart.result.totals == result.totals
    assert by_heart.asked == []
    assert by_heart.position is None or all(len(seat["village"]) == 1 for seat in pad["seats"])


def test_what_only_a_map_would_tell_is_asked() -> None:
    village = [{"tile": name} for name in ("home-1", "turn-order-1", "sea-bastion", "sea-breese", "delivery-man")]
    pad: dict[str, Any] = {
        "players": 2,
        "modules": ["delivery-man"],
        "start": 0,
        "seats": [{"village": village, "told": list(PAD_PARTS)}],
    }
    pad["seats"] = [*pad["seats"], {"village": [{"tile": "home-2"}], "told": list(PAD_PARTS)}]
    asked = [(question.tile, question.word) for question in tally(pad).asked]
    assert asked == [
        ("turn-order-1", "adjacent_tile"), ("sea-bastion", "loop_tile"), ("sea-breese", "boats_in_chain"),
        ("delivery-man", "route_tile"),
    ]  # fmt: skip
    counted = {"turn-order-1": 4, "sea-bastion": 3, "sea-breese": 2, "delivery-man": 5}
    told = tally({**pad, "seats": [{**pad["seats"][0], "counted": counted}, pad["seats"][1]]})
    points = {item.source: item.points for item in told.result.sheets[0].items}
    assert points == {"turn-order-1": 4, "sea-bastion": 3, "sea-breese": 4, "delivery-man": 5, "": 1}
    assert told.asked == []
    assert [question.tile for question in told.counted] == [tile for tile, _ in asked]


def test_what_nobody_has_told_is_asked() -> None:
    asked = {
        (question.about, question.seat) for question in tally({"players": 2, "seats": [{}, {"told": ["screen"]}]}).asked
    }
    assert ("start", -1) in asked
    assert ("home", 0) in asked
    assert ("screen", 0) in asked
    assert ("screen", 1) not in asked
    assert ("contracts", 0) not in asked
    assert ("goods", 1) in asked
    assert ("village", 2) in {
        (question.about, question.seat) for question in tally({"players": 3, "seats": [{}]}).asked
    }


def test_the_order_of_the_boats_is_asked_only_if_it_decides() -> None:
    pad: dict[str, Any] = {"players": 2, "modules": ["merchants"], "start": 0, "seats": [{}, {}]}
    assert "tie" not in [question.about for question in tally(pad).asked]
    even = {**pad, "seats": [{}, {"village": [{"tile": "home-2", "goods": {"gold": 1}}]}]}
    assert "tie" in [question.about for question in tally(even).asked]
    assert tally({**even, "merchants": {"boat_order": [1, 0]}}).result.winners == [1]


@pytest.mark.parametrize(
    ("seat", "field"),
    [
        ({"village": [{"tile": "no-such"}]}, "seats[0].village[0].tile"),
        ({"village": [{"tile": "miner"}, {"tile": "miner"}]}, "seats[0].village[1].tile"),
        ({"screen": {"blue": 41}}, "seats[0].screen"),
        ({"counted": {"miner": 3}, "village": [{"tile": "peddler"}]}, "seats[0].counted.miner"),
        ({"counted": {"turn-order-1": 7}, "village": [{"tile": "turn-order-1"}]}, "seats[0].counted.turn-order-1"),
        ({"told": ["everything"]}, "seats[0].told"),
        ({"village": "all of them"}, "seats[0].village"),
        ({"village": [{"tile": "miner", "at": [0, 0]}]}, "seats[0].village[0].at"),
        (7, "seats[0]"),
    ],
)
def test_bad_input_is_refused_with_the_field(seat: object, field: str) -> None:
    with pytest.raises(NotationError) as refused:
        tally({"players": 2, "seats": [seat]})
    assert str(refused.value).startswith(field + ": ")
    assert "\n" not in str(refused.value)
