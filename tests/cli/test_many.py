"""Many games: the figures are those of the games, and a broken game stops the soak with its record."""

import json
from pathlib import Path

import pytest
import typer

import keyflower as kf
from keyflower.cli import many
from keyflower.cli.players import play_out
from keyflower.lab import soak as lab_soak
from keyflower.lab.invariants import Violation

from .terminal import run


def test_simulate_gives_the_figures_of_its_games() -> None:
    found = json.loads(run("simulate", "6", "--players", "3", "--seed", "s", "--jobs", "1", "--json").stdout)
    results = [play_out(3, f"s-{number}", (), ()).scores() for number in range(6)]
    assert found["games"] == 6
    assert found["winning"]["most"] == max(max(result.totals) for result in results)
    for seat in range(3):
        totals = [result.totals[seat] for result in results]
        assert found["seats"][seat]["points"]["mean"] == pytest.approx(sum(totals) / 6, abs=0.01)
    assert sum(row["wins"] for row in found["seats"]) == pytest.approx(6, abs=0.05)


def test_simulate_does_not_depend_on_the_number_of_processes() -> None:
    one = json.loads(run("simulate", "8", "--players", "2", "--jobs", "1", "--json").stdout)
    two = json.loads(run("simulate", "8", "--players", "2", "--jobs", "2", "--json").stdout)
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_simulate_prints_a_table() -> None:
    done = run("simulate", "4", "--jobs", "1", "--plain")
    assert "share" in done.stdout
    assert "4 games," in done.stdout
    assert done.stderr == ""


def test_soak_plays_every_number_of_players() -> None:
    done = run("soak", "5", "--jobs", "2", "--modules", "merchants,promos")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("5 games, ")
    assert "every position sound" in done.stdout


def test_soak_stops_at_the_first_violation_and_keeps_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(game: kf.Game) -> None:
        if len(game.actions) == 30:
            raise Violation("a piece is in no place, or in two")

    monkeypatch.setattr(lab_soak, "check", broken)
    out = tmp_path / "failure.txt"
    with pytest.raises(typer.Exit) as left:
        many.soak(games=50, players=3, seed="x", modules="", variants="", jobs=1, out=str(out), json=False)
    assert left.value.exit_code == 1
    assert "seed x-0 went wrong after 30 actions: a piece is in no place" in capsys.readouterr().err
    assert len(kf.Game.replay(out.read_text(encoding="utf-8")).actions) == 30


def test_a_crash_of_the_engine_is_a_failure_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(game: kf.Game) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(lab_soak, "check", crash)
    with pytest.raises(lab_soak.SoakFailure) as failed:
        lab_soak.soak_game(2, "y")
    assert "KeyError" in failed.value.what
    assert kf.Game.replay(failed.value.record).actions == []
