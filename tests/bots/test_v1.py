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
