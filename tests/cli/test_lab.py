"""The commands of the lab, as people run them: arena, stats, hint."""

import json
from pathlib import Path

import pytest

import keyflower as kf

from .terminal import run


def test_a_tournament_and_what_it_tells(tmp_path: Path) -> None:
    done = run("arena", "2", "1", "1", "--deals", "2", "--seed", "t", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[1].startswith("2 Dreamer")
    assert lines[2].startswith("1 Wanderer")
    assert "6 games in arena; report: arena/report.html" in done.stdout
    games = (tmp_path / "arena" / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(games) == 6
    again = run("arena", "2", "1", "1", "--deals", "2", "--seed", "t", cwd=tmp_path)
    assert again.stdout == done.stdout
    refused = run("arena", "2", "1", "1", "--deals", "2", "--seed", "other", cwd=tmp_path)
    assert refused.returncode == 2
    assert "another tournament" in refused.stderr

    told = json.loads(run("stats", "arena", "--json", cwd=tmp_path).stdout)
    assert told["games"] == 6
    shown = run("stats", "arena", "--charts", "charts", cwd=tmp_path).stdout
    for word in ("home-1", "owner wins", "bids returned", "printed on tiles", "a winner"):
        assert word in shown
    for chart in (tmp_path / "charts").iterdir():
        assert chart.read_text(encoding="utf-8").startswith("<svg")
    assert "no record of a whole game" in run("stats", "charts", cwd=tmp_path).stderr
    assert "no such file" in run("stats", "nowhere", cwd=tmp_path).stderr


def test_a_hint_is_the_best_of_what_is_legal(tmp_path: Path) -> None:
    game = kf.Game.new(3, "hint")
    position = tmp_path / "game.json"
    position.write_text(json.dumps(game.position()), encoding="utf-8")
    found = json.loads(run("hint", str(position), "--seconds", "0.1", "--json").stdout)
    legal = {action.text for action in game.legal_actions()}
    values = [one["value"] for one in found["alternatives"]]
    assert found["seat"] == game.decisions[0].seat
    assert len(values) == 3
    assert values == sorted(values, reverse=True)
    assert {one["action"] for one in found["alternatives"]} <= legal
    shown = run("hint", str(position), "--level", "householder", "--count", "2").stdout.splitlines()
    assert shown[0] == f"Seat {found['seat']}, turn:"
    assert "+0.00" in shown[1]
    assert len(shown) == 4
    for wrong, sentence in (("--seat=7", "no seat 7"), ("--level=genius", "no bot 'genius'")):
        assert sentence in run("hint", str(position), wrong).stderr


STRANGE_BOTS = """
import sys
from keyflower.bots import Bot
class Strange(Bot):
    def __init__(self, seed): pass
class Wrong(Strange):
    def choose(self, *asked): return "nonsense"
class Raises(Strange):
    def choose(self, *asked): raise RuntimeError("lost")
class Leaves(Strange):
    def choose(self, *asked): sys.exit(3)
"""


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [("Wrong", "'nonsense' is none of"), ("Raises", "RuntimeError: lost"), ("Leaves", "SystemExit: 3")],
)
def test_what_a_strange_bot_does_is_told(bot: str, sentence: str, tmp_path: Path) -> None:
    """It must not end a command without a word, and what it says is no hint before it is an answer."""
    (tmp_path / "strange.py").write_text(STRANGE_BOTS, encoding="utf-8")
    (tmp_path / "game.json").write_text(json.dumps(kf.Game.new(2, "strange").position()), encoding="utf-8")
    told = run("hint", "game.json", "--level", f"strange:{bot}", cwd=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.splitlines() == [told.stderr.strip()]
    assert f"strange:{bot} failed: {sentence}" in told.stderr
    told = run("arena", f"strange:{bot}", "1", "--deals", "1", cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert f"strange:{bot} forfeited game 0.0.0" in told.stdout + told.stderr
    told = run("simulate", "1", "--players", "2", "--level", f"1,strange:{bot}", "--jobs", "1", cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert f"answers failed, and chance answered; the first: strange:{bot}: {sentence}" in told.stdout


def test_a_module_that_leaves_is_no_bot(tmp_path: Path) -> None:
    (tmp_path / "leaves.py").write_text("raise SystemExit(4)", encoding="utf-8")
    told = run("simulate", "1", "--level", "leaves:Bot", cwd=tmp_path)
    assert told.returncode == 2
    assert told.stderr == "keyflower: leaves:Bot: SystemExit: 4\n"
