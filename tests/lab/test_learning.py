"""Learning the bots' figures, and measuring their pace: small runs of what docs/opponents.md tells of."""

import subprocess
import sys
from pathlib import Path

import pytest

from keyflower.bots.outlook import FORESEEN, Outlook
from keyflower.bots.scales import Scales
from keyflower.lab.foresee import fit
from keyflower.lab.pace import paces
from keyflower.lab.tune import flat, tune


@pytest.mark.parametrize("modules", [(), ("merchants", "promos")])
def test_learning_moves_what_the_games_know_of_and_can_be_repeated(modules: tuple[str, ...]) -> None:
    first = flat(tune(Scales(), 8, 2, 1, 0.4, modules))
    assert first == flat(tune(Scales(), 8, 2, 1, 0.4, modules))
    start = flat(Scales())
    assert first.keys() == start.keys()
    assert min(first.values()) > 0.0
    moved = {name for name in first if first[name] != start[name]}
    of_modules = {name for name in first if name.startswith("figures/contract ")}
    of_modules |= {"tiles/assayer", "tiles/bookkeeper", "tiles/merchant", "tiles/key-celeste"}
    assert moved == (of_modules if modules else first.keys() - of_modules)


def test_an_outlook_is_fitted_for_each_season_that_begins() -> None:
    found = fit(5)
    assert list(found) == ["summer", "autumn", "winter"]
    for weights in found.values():
        assert list(weights["pieces"]) == list(FORESEEN)
        assert any(tile.startswith("home-") for tile in weights["tiles"])
    assert len(Outlook(found).pieces) == 3


def test_every_decision_is_timed_once() -> None:
    seconds = paces(1, 1.0, "timed")
    assert len(seconds) > 200
    assert seconds == sorted(seconds)
    assert all(value >= 0.0 for value in seconds)


@pytest.mark.parametrize(
    "wrong",
    [
        ("pace", "--share", "-1"),
        ("pace", "--share", "2"),
        ("pace", "--levels", "9"),
        ("tune", "--games", "0", "--out", "x.json"),
        ("foresee", "--games", "1", "--out", "no/such/folder/x.json"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(wrong: tuple[str, ...], tmp_path: Path) -> None:
    command = [sys.executable, "-m", f"keyflower.lab.{wrong[0]}", *wrong[1:]]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()
