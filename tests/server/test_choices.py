"""The legal answers in short, where they say more than the list of actions."""

from __future__ import annotations

import pytest
from helpers import laid, person, table

from keyflower.server.tables.views import choices


@pytest.mark.rule("VIL-2")
def test_a_free_place_where_a_tile_does_not_fit_is_named_without_turns() -> None:
    game = table(person({"tile": "home-1"}, to_place=["keywood"]), person(), season="summer", phase="build")
    free = choices(game, "build", 0)["build"]["keywood"]
    assert len(free) == 6
    assert {len(turns) < 6 for turns in free.values()} == {True}


@pytest.mark.rule("SUM-2a")
def test_with_boat_2a_every_turn_fits_at_every_free_place() -> None:
    seat = person({"tile": "home-1"}, {"tile": "summer-boat-2a"}, to_place=["miner"])
    game = table(seat, person(), season="summer", phase="build")
    free = choices(game, "build", 0)["build"]["miner"]
    assert free
    assert all(turns == [0, 1, 2, 3, 4, 5] for turns in free.values())


@pytest.mark.rule("TRA-3")
def test_a_move_is_told_with_its_steps() -> None:
    village = person({"tile": "home-1", "goods": {"wood": 2}}, laid("stable", 0, -1), laid("keywood", 0, -2, 0), red=1)
    game = table(village, person({"tile": "farrier"}), season="summer")
    game.play("use farrier 1 red")
    told = choices(game, "transport", 0)
    assert told["moves"] == [{"resource": "wood", "from": "home-1", "to": {"stable": 1, "keywood": 2}}]
    assert told["actions"] == ["stop"]
