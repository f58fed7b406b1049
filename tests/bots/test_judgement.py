"""What the judging bots hold for better: plain cases that a person would decide at a glance."""

from typing import Any

import pytest

import keyflower as kf
from keyflower import bots
from keyflower.bots.goods import Yard
from keyflower.bots.ledger import Ledger
from keyflower.bots.scales import Scales, learnt
from keyflower.bots.tile_worth import boat_score, winter_worth
from keyflower.catalogue import CATALOGUE

HOME = {"tile": "home-1", "at": [0, 0], "turn": 0}


def position(**seat: object) -> kf.Game:
    first = {"village": [HOME], "screen": {"blue": 3, "red": 3}, **seat}
    return kf.Game.from_position({"players": 2, "seats": [first, {"screen": {"yellow": 3}}], "seed": "judgement"})


def answer(game: kf.Game, level: int = 3) -> str:
    return bots.make(level, 1).choose(bots.SeatQuestion.of(game)).text


def test_goods_that_pay_for_the_home_are_used() -> None:
    """Wood and stone on home-1 are worth five points at once; the home turns itself."""
    game = position(village=[{**HOME, "goods": {"wood": 1, "stone": 1}}])
    assert answer(game).startswith("use home-1 1 ")


def test_an_upgrade_that_is_possible_is_made() -> None:
    game = position(village=[{**HOME, "goods": {"wood": 1, "stone": 1}}])
    game.play("use home-1 1 blue")
    while game.decisions[0].kind == "transport":
        game.play(answer(game))
    assert answer(game) == "upgrade home-1 stone wood"


def test_goods_are_moved_to_where_they_are_wanted() -> None:
    """The stable below the home lacks the wood that lies on the home."""
    stable = {"tile": "stable", "at": [1, 0], "turn": 1, "goods": {"iron": 1}}
    game = kf.Game.from_position(
        {
            "players": 2,
            "season": "summer",
            "seats": [{"village": [{**HOME, "goods": {"wood": 1}}, stable], "screen": {"blue": 3}}],
        }
    )
    yard = Yard(Ledger(game.state, 0, learnt()))
    wood = 3
    home, target = CATALOGUE.tile("home-1").index, CATALOGUE.tile("stable").index
    assert yard.move_gain(wood, home, target) > 0 > yard.move_gain(wood, target, home)


def test_in_winter_tiles_are_offered_that_suit() -> None:
    """With many skills and no goods: Scribes, not the Windmill."""
    game = kf.Game.from_position(
        {
            "players": 2,
            "season": "winter",
            "phase": "winter",
            "seats": [
                {"winter": ["scribes", "windmill"], "screen": {"anvil": 2, "pick": 2, "saw": 2}},
                {"winter": ["keythedral"]},
            ],
        }
    )
    assert answer(game) == "offer scribes"


@pytest.mark.rule("PRO-12")
def test_what_keyside_brings_is_worth_what_it_would_score() -> None:
    """Three gold at least; with Mercer's guild three sets more, or four of them with the gold."""
    keyside = CATALOGUE.tile("keyside").index

    def worth(*tiles: str) -> float:
        village = [HOME, *({"tile": tile, "at": [0, -1], "turn": 0} for tile in tiles)]
        doc = {"players": 2, "modules": ["keyside"], "season": "winter", "seats": [{"village": village}, {}]}
        return winter_worth(Ledger(kf.Game.from_position(doc).state, 0, Scales()), keyside)

    assert worth() >= 3
    assert worth("mercers-guild") >= worth() + 15


@pytest.mark.rule("PRO-10", "MBO-3")
def test_winter_tiles_that_one_is_about_to_win_are_counted() -> None:
    led = {"colour": "blue", "bids": [{"seat": 0, "colour": "blue", "count": 1}]}
    auction: list[dict[str, Any]] = [
        {"tile": "the-glade-in-winter"},
        {"tile": "scribes", **led},
        {"tile": "scholar", **led},
    ]
    doc = {"players": 2, "modules": ["merchants", "the-glade-in-winter"], "season": "winter", "auction": auction}
    state = kf.Game.from_position(doc).state
    glade, boat = (CATALOGUE.tile(name).index for name in ("the-glade-in-winter", "sea-breese-2"))
    leader, other = (Ledger(state, seat, Scales()) for seat in (0, 1))
    assert winter_worth(leader, glade) > winter_worth(other, glade) > 0
    assert (boat_score(leader, boat), boat_score(other, boat)) == (4, 0)


def test_figures_are_written_and_read_back() -> None:
    scales = Scales()
    scales.worker[2] = 7.5
    scales.tiles[CATALOGUE.tile("stable").index] = 1.25
    again = Scales.from_dict(scales.to_dict())
    assert again.to_dict() == scales.to_dict()
    assert learnt().to_dict().keys() == scales.to_dict().keys()
