"""Whole plans of transport and upgrades: what one step alone does not gain is carried all the way."""

import pytest
from helpers import laid, person, table

import keyflower as kf
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible


def carried_out(game: kf.Game) -> list[str]:
    """What the planning policy does until the turn is over."""
    policy = Sensible(learnt(), planning=True)
    done: list[str] = []
    while game.decisions[0].kind in ("transport", "upgrade"):
        codes = game.state.answers(0).firsts()
        values = policy.values(game.state, 0, codes)
        best = codes[values.index(max(values))]
        action = next(action for action in game.legal_actions(0) if action.code == best)
        done.append(action.text)
        game.play(action)
    return done


@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_goods_are_carried_to_an_upgrade_that_can_be_paid(season: str) -> None:
    """Two stones at home, one on the mason beside it, which asks for three: two moves and an upgrade are one plan."""
    home = laid("home-3", 0, 0, upgraded=True, goods={"stone": 2})
    mason = laid("mason", 0, 1, 1, goods={"stone": 1})
    game = table(person(home, mason, red=3), person(laid("home-1", 0, 0), red=1), season=season)
    game.play("use home-3 1 red")
    assert carried_out(game) == ["move stone home-3 mason"] * 2 + ["upgrade mason stone stone stone"]


def test_nothing_is_carried_away_from_where_it_can_be_used_at_once() -> None:
    home = laid("home-1", 0, 0, goods={"wood": 1, "stone": 1})
    mason = {"tile": "mason", "goods": {"stone": 1}}
    game = table(person(home, mason, red=3), person(laid("home-2", 0, 0), red=1), season="winter")
    game.play("use home-1 1 red")
    assert carried_out(game)[-1] == "upgrade home-1 stone wood"
