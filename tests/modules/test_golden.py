"""Kept games with modules: the same actions are legal, and end in the same score sheets."""

import pytest

import keyflower as kf

from .golden import FOLDER, GAMES, sheets


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_is_played_again(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    game = kf.Game.replay(text)
    assert game.is_over
    assert game.options.players == GAMES[name]["players"]
    assert game.record() == text
    assert sheets(game) == (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def test_the_kept_games_show_every_kind_of_action() -> None:
    found: set[str] = set()
    for name in GAMES:
        game = kf.Game.replay((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
        found |= {line.split()[1] for line in game.actions}
    assert found >= {
        "contract",
        "swap",
        "extend",
        "replace",
        "haunt",
        "show",
        "upgrade",
        "boat",
        "wait",
        "offer",
        "place",
    }
