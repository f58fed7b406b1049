"""What the value catches of what a position explains, and whether a tile is rightly left."""

from pathlib import Path

import pytest

from keyflower.catalogue import CATALOGUE
from keyflower.game.codes import BID_VERB, tile_of, verb_of
from keyflower.game.game import Game
from keyflower.lab.explained import End, SeasonsBegun, ends_of
from keyflower.lab.wanting import bid_for, play, won

REVIEWED = Path(__file__).parents[1] / "bots" / "reviewed"


def test_each_season_that_begins_is_played_to_a_second_end() -> None:
    record = (REVIEWED / "two-players.kfr").read_text(encoding="utf-8")
    found = ends_of(record, 2)
    assert [end.season for end in found] == [1, 1, 2, 2, 3, 3]
    assert [end.first for end in found] == [71, 57] * 3
    assert any(end.first != end.second for end in found)
    assert all(0 < end.imagined < 150 and end.imagined != end.said for end in found)
    assert found == ends_of(record, 2)


def test_a_value_that_knows_all_that_can_be_known_catches_all() -> None:
    """Two ends that differ from what was sure by the same luck: half of what differs is explained by the position."""
    ends = [End(1, 60.0 + sure, 60.0, 60 + sure + luck, 60 + sure - luck) for sure in (-10, 10) for luck in (-6, 6)]
    explained = SeasonsBegun(ends)
    assert explained.cases == 4
    sure, luck = 100.0, 36.0
    assert explained.position == pytest.approx((sure - luck) / (sure + luck))
    assert explained.value == pytest.approx(1 - luck / (sure + luck))
    assert explained.imagined == pytest.approx(0.0)


def test_what_always_ends_alike_is_explained_by_the_position() -> None:
    explained = SeasonsBegun([End(1, 50.0, 40.0, 40, 40), End(1, 50.0, 60.0, 60, 60)])
    assert explained.position == 1.0
    assert explained.value == 0.0
    assert "it catches 0%" in str(explained)
    assert "they catch 100%" in str(explained)


def test_a_tile_is_bid_for_at_the_first_turn() -> None:
    game = Game.new(3, "wanted")
    state = game.state
    seat = game.decisions[0].seat
    for tile in state.lots:
        code = bid_for(state, seat, tile)
        assert verb_of(code) == BID_VERB
        assert tile_of(code) == tile
    assert bid_for(state, seat, CATALOGUE.tile("barn").index) == -1
    _, has_bid = play(3, "wanted", 1, int(state.lots[0]))
    assert has_bid
    assert not play(3, "wanted", 1, -1)[1]


def test_a_shared_win_counts_in_parts() -> None:
    assert (won([3, 3, 1], 0), won([3, 3, 1], 2), won([1, 2, 5], 2)) == (0.5, 0.0, 1.0)
