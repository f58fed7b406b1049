"""Many games: the figures are those of the games, and a broken game stops the soak with its record."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
import typer

import keyflower as kf
from keyflower.bots import LEVELS
from keyflower.bots.simple import Wanderer
from keyflower.cli import many
from keyflower.cli.app import app
from keyflower.cli.players import make_player, play_out
from keyflower.game.audit import Violation
from keyflower.lab import executors
from keyflower.lab import soak as lab_soak
from keyflower.lab.match import Outcome, Task, play_match

from .terminal import environment, run


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


def test_simulate_lets_levels_play_seat_by_seat() -> None:
    found = json.loads(run("simulate", "1", "--players", "3", "--level", "3,1", "--jobs", "1", "--json").stdout)
    totals = play_out(3, "0-0", (), (), "householder,wanderer,1").scores().totals
    assert [row["points"]["most"] for row in found["seats"]] == totals
    assert totals[0] > max(totals[1:])


def test_levels_are_listed() -> None:
    found = json.loads(run("levels", "--json").stdout)
    assert [row["number"] for row in found] == [level.number for level in LEVELS]
    shown = run("levels").stdout
    for row in found:
        assert row["name"] in shown
        make_player(str(row["number"]), "1")
        make_player(row["key"], "1")
        make_player(row["name"], "1")


def test_soak_plays_every_number_of_players() -> None:
    done = run("soak", "5", "--jobs", "2", "--modules", "merchants,promos")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("5 games, ")
    assert "every position sound" in done.stdout


def test_a_soak_in_a_folder_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    wish = ("--mixed", "--every", "50", "--replays", "4", "--jobs", "1", "--folder", str(tmp_path / "soak"), "--json")
    first = json.loads(run("soak", "3", *wish).stdout)
    assert first["games"] == 3
    assert json.loads(run("soak", "3", *wish).stdout)["actions"] == first["actions"]
    kept = tmp_path / "soak" / "soak.json"
    before = kept.read_text(encoding="utf-8")
    more = json.loads(run("soak", "205", *wish).stdout)
    assert more["games"] == 205
    assert more["actions"] > first["actions"]
    batches = json.loads(kept.read_text(encoding="utf-8"))["batches"]
    assert [batches["0"][0], batches["200"][0]] == [200, 5]
    other = run("soak", "3", *wish, "--seed", "another")
    assert other.returncode == 2
    assert "holds another soak" in other.stderr
    assert "Traceback" not in other.stderr
    kept.write_text(before[:20], encoding="utf-8")
    assert "is no soak's" in run("soak", "3", *wish).stderr


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


@pytest.mark.parametrize(
    ("arguments", "entrants", "address"),
    [
        (["--ray", "2", "1"], ["2", "1"], ""),
        (["2", "1", "--ray"], ["2", "1"], ""),
        (["2", "1", "--ray", "--deals", "1"], ["2", "1"], ""),
        (["--ray", "1:seconds=2", "mine:Bot"], ["1:seconds=2", "mine:Bot"], ""),
        (["2", "1", "--ray", "10.0.0.7:6379"], ["2", "1"], "10.0.0.7:6379"),
        (["--ray", "ray://head:10001", "2", "1"], ["2", "1"], "ray://head:10001"),
        (["2", "1", "--ray=auto"], ["2", "1"], "auto"),
        (["2", "1"], ["2", "1"], None),
    ],
)
def test_the_address_of_a_cluster_may_be_left_out(
    arguments: list[str], entrants: list[str], address: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def on_ray(tasks: list[Task], where: str) -> Iterator[Outcome]:
        asked.append(where)
        yield from map(play_match, tasks[:1])

    mine = ModuleType("mine")
    mine.Bot = Wanderer  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "mine", mine)
    monkeypatch.setattr(executors, "on_ray", on_ray)
    app(["arena", "--out", str(tmp_path), "--json", "--deals", "1", *arguments], standalone_mode=False)
    assert asked == ([] if address is None else [address])
    assert json.loads((tmp_path / "arena.json").read_text(encoding="utf-8"))["entrants"] == entrants


def test_a_bot_of_ones_own_is_found_beside_the_installed_command(tmp_path: Path) -> None:
    """As docs/bots.md says: save it as mine.py, and let it play. An installed command has no folder on its path."""
    page = Path(__file__).parents[2] / "docs" / "bots.md"
    code = page.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    command = [sys.executable, "-P", "-m", "keyflower", "arena", "mine:Thrifty", "1", "--deals", "1", "--json"]
    done = subprocess.run(command, cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert {row["entrant"] for row in json.loads(done.stdout)["entrants"]} == {"mine:Thrifty", "1"}
