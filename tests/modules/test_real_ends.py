"""The ends of whole random games with modules, scored by the engine and by the independent method."""

import random

import pytest
from helpers import play_randomly
from scoring import oracle
from scoring.build import check_sheet

import keyflower as kf
from keyflower.game.ending import estate_of


@pytest.mark.rule("MSC-1", "CON-3", "SCO-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_ends_of_games_score_as_the_independent_method_says(players: int) -> None:
    contracts = 0
    for number in range(60):
        if number >= 12 and contracts > 0:
            break
        game = kf.Game.new(players, f"end-{number}", modules=("merchants", "promos"), variants=("merchants",))
        play_randomly(game, random.Random(number))
        for seat, sheet in enumerate(game.scores().sheets):
            estate = estate_of(game.state, seat)
            assert sheet.total == oracle.best_total(estate)
            check_sheet(estate, sheet)
            contracts += len(estate.orders)
    assert contracts > 0
