"""Learning the bots' figures, and measuring their pace: small runs of what docs/opponents.md tells of."""

from keyflower.bots.outlook import PIECES, Outlook
from keyflower.bots.scales import Scales
from keyflower.lab.foresee import fit
from keyflower.lab.pace import paces
from keyflower.lab.tune import tune


def test_learning_moves_every_figure_and_can_be_repeated() -> None:
    first = tune(Scales(), games=8, batch=2, seed=1, richness=0.4).to_dict()
    again = tune(Scales(), games=8, batch=2, seed=1, richness=0.4).to_dict()
    assert first == again
    start = Scales().to_dict()
    for table, figures in first.items():
        assert figures.keys() == start[table].keys()
        for name, value in figures.items():
            assert value > 0.0
            assert value != start[table][name]


def test_an_outlook_is_fitted_for_each_season_that_begins() -> None:
    found = fit(5)
    assert list(found) == ["summer", "autumn", "winter"]
    for weights in found.values():
        assert list(weights["pieces"]) == list(PIECES)
        assert any(tile.startswith("home-") for tile in weights["tiles"])
    assert len(Outlook(found).pieces) == 3


def test_every_decision_is_timed_once() -> None:
    seconds = paces(1, 1.0, "timed")
    assert len(seconds) > 200
    assert seconds == sorted(seconds)
    assert all(value >= 0.0 for value in seconds)
