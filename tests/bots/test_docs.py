"""The bot that docs/bots.md shows plays whole games as it stands there."""

import re
from pathlib import Path

import keyflower as kf
from keyflower import bots

HOUSE = Path(__file__).parents[2]
PAGE = HOUSE / "docs" / "bots.md"


def test_the_screenful_of_code_plays() -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(code[0], names)
    made = names["Thrifty"]
    assert callable(made)
    players: list[bots.Bot] = [made(1), bots.make(1, 1)]
    game = kf.Game.new(2, "docs", modules=("merchants",))
    while not game.is_over:
        question = bots.SeatQuestion.of(game)
        game.play(players[question.seat].choose(question))
    seat = 0
    game = kf.Game.new(2, "docs")
    names.update(view=game.view(seat), memory=game.memory(seat))
    if game.decisions[0].seat != seat:
        names.update(view=game.view(1), memory=game.memory(1))
    exec(code[1], names)


def test_the_screenful_of_code_is_the_example() -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    example = (HOUSE / "examples" / "thrifty.py").read_text(encoding="utf-8")
    assert example.endswith(code[0])


def test_it_is_worth_copying() -> None:
    """It wins most of ten games against level 1, in both seats."""
    names: dict[str, object] = {}
    exec((HOUSE / "examples" / "thrifty.py").read_text(encoding="utf-8"), names)
    made = names["Thrifty"]
    assert callable(made)
    won = 0
    for number in range(10):
        game = kf.Game.new(2, f"worth {number}")
        own = number % 2
        players: list[bots.Bot] = [bots.make(1, number), bots.make(1, number)]
        players[own] = made(number)
        while not game.is_over:
            question = bots.SeatQuestion.of(game)
            game.play(players[question.seat].choose(question))
        won += game.scores().winners == [own]
    assert won >= 8
