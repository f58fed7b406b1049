"""The same seeds give the same games, whether the engine is compiled or not."""

import pytest

from .compare import different, hashes
from .games import MIXES, game_of

CHUNKS = 5
EACH = 2 * len(MIXES) // CHUNKS  # every mix of players, modules and variants, once with each policy


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_plain_and_compiled_play_the_same_games(chunk: int) -> None:
    assert different(chunk * EACH, EACH) == []


def test_other_games_have_other_hashes() -> None:
    assert len(set(hashes("compiled", 0, 100))) == 100


def test_the_mixes_cover_every_number_of_players_and_every_module() -> None:
    games = [game_of(number) for number in range(len(MIXES))]
    assert {game.options.players for game in games} == {2, 3, 4, 5, 6}
    assert {name for game in games for name in game.options.modules} >= {"merchants", "promos", "key-celeste"}
    assert {name for game in games for name in game.options.variants} == {"open", "handicap", "merchants"}
