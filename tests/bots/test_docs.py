"""The bot that docs/bots.md shows plays whole games as it stands there."""

import re
from pathlib import Path

import keyflower as kf
from keyflower import bots

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_screenful_of_code_plays() -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(code[0], names)
    made = names["Thrifty"]
    assert callable(made)
    players: list[bots.Bot] = [made(1), bots.make(1, 1)]
    game = kf.Game.new(2, "docs", modules=("merchants",))
    while not game.is_over:
        decision = game.decisions[0]
        seat = decision.seat
        game.play(players[seat].choose(game.view(seat), game.memory(seat), decision, game.legal_actions(seat)))
    seat = 0
    game = kf.Game.new(2, "docs")
    names.update(view=game.view(seat), memory=game.memory(seat))
    if game.decisions[0].seat != seat:
        names.update(view=game.view(1), memory=game.memory(1))
    exec(code[1], names)
