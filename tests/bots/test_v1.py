"""The bots of the first version: kept only to be measured against, so they must go on answering."""

import pytest

import keyflower as kf
from keyflower import bots
from keyflower.bots.v1 import FORMER


@pytest.mark.parametrize("name", sorted(FORMER))
def test_they_answer_legally_and_alike_for_the_same_seed(name: str) -> None:
    game = kf.Game.new(3, "former", modules=("merchants", "promos"))
    guide = bots.make(3, "guide")
    for number in range(30):
        question = bots.SeatQuestion.of(game, budget=bots.Budget(iterations=4))
        if number % 10 == 0:
            answer = FORMER[name](7).choose(question)
            assert answer in question.actions
            assert answer == FORMER[name](7).choose(question)
        game.play(guide.choose(question))


# What `v1-4` and `v1-5` answered when they were frozen, at every 16th question of two games of level 3.
THEN = {
    2: (
        ("bid miner 1 yellow", "bid quarryman 1 yellow"),
        ("pass", "pass"),
        ("bid summer-boat-2b 1 blue", "bid summer-boat-2b 1 blue"),
        ("use home-3 2 yellow", "use home-3 2 yellow"),
        ("use wainwright 1 yellow", "use wainwright 1 yellow"),
        ("upgrade smelter iron iron iron", "upgrade smelter iron iron iron"),
        ("use keywood 2 yellow", "use keywood 2 yellow"),
        ("bid apothecary 1 yellow", "bid apothecary 2 blue"),
        ("stop", "stop"),
        ("move gold home-2 alehouse", "move gold home-2 alehouse"),
        ("pass", "pass"),
    ),
    4: (
        ("bid stable 1 yellow", "bid apprentice-hall 1 yellow"),
        ("bid apprentice-hall 2 yellow", "bid apprentice-hall 2 yellow"),
        ("boat sea-breese", "boat sea-breese"),
        ("contract contract-blue-2-red-2-any-1", "contract contract-blue-2-red-2-any-1"),
        ("swap contract-stone-2-iron-2 iron", "swap contract-stone-2-iron-2 iron"),
        ("use home-1 1 blue", "use home-1 1 blue"),
        ("use home-3 1 yellow", "use home-3 1 blue"),
    ),
}


@pytest.mark.parametrize("players", sorted(THEN))
def test_they_play_as_they_did(players: int) -> None:
    """Whatever is changed in what they share with the levels of today."""
    game = kf.Game.new(players, "frozen", modules=() if players == 2 else ("merchants", "promos"))
    guide = bots.make(3, "guide")
    found: list[tuple[str, ...]] = []
    number = 0
    while len(found) < len(THEN[players]):
        question = bots.SeatQuestion.of(game, budget=bots.Budget(iterations=12))
        if len(question.actions) > 1:
            if number % 16 == 0:
                found.append(tuple(FORMER[name](7).choose(question).text for name in ("v1-4", "v1-5")))
            number += 1
        game.play(guide.choose(question))
    assert tuple(found) == THEN[players]
