"""The commands for documents, run as programs run them; and every way to get them wrong."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import keyflower as kf
from keyflower.catalogue import CATALOGUE
from keyflower.cli import main
from keyflower.cli.players import play_out

from .terminal import COMMAND, environment, hear_interrupts, run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(play_out(3, "commands", (), ()).record(), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("positions") / "game.json"
    doc = {"season": "summer", "players": 3, "auction": [{"tile": "tavern"}], "seats": [{"screen": {"red": 3}}]}
    file.write_text(json.dumps(doc), encoding="utf-8")
    return file


def test_the_version_names_rules_python_and_engine() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("keyflower 0.")
    assert f"rules {kf.RULES_VERSION}" in done.stdout
    assert "engine" in done.stdout


def test_doctor_plays_a_game() -> None:
    known = json.loads(run("doctor", "--json").stdout)
    assert known["rules"] == str(kf.RULES_VERSION)
    assert known["engine"] in ("compiled", "plain Python: it runs from its sources")
    assert "actions" in known["a random game"]


def test_a_command_without_its_extra_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["rich>=14", 'litestar>=2.20; extra == "server"', 'psycopg[binary]>=3.2; extra == "postgres"']
    monkeypatch.setattr("importlib.metadata.requires", lambda name: asked)
    monkeypatch.setattr(sys, "argv", ["keyflower", "serve"])
    for name in [name for name in sys.modules if name.startswith("keyflower.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "litestar", None)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == (
        "keyflower: this needs litestar, which comes with pip install 'keyflower[server]'\n"
    )


def test_setup_writes_the_position_that_the_seed_gives() -> None:
    done = run("setup", "--players", "3", "--seed", "7", "--names", "Ann, Ben, Cyn", "--json")
    assert json.loads(done.stdout) == kf.Game.new(3, "7", ["Ann", "Ben", "Cyn"]).position()
    shown = run("setup", "--players", "2", "--seed", "7", "--modules", "merchants", "--plain").stdout
    assert "Contracts face up" in shown
    assert "\x1b" not in shown
    assert shown.isascii()
    view = json.loads(run("setup", "--players", "3", "--seed", "7", "--view", "1", "--json").stdout)
    assert view == kf.Game.new(3, "7").view(1)


def test_legal_lists_what_the_engine_lists(position: Path) -> None:
    game = kf.Game.from_position(json.loads(position.read_text()))
    assert run("legal", str(position)).stdout.split("\n")[:-1] == [str(action) for action in game.legal_actions(0)]
    found = json.loads(run("legal", str(position), "--json").stdout)
    assert found["over"] is False
    assert found["decisions"][0]["actions"] == [action.text for action in game.legal_actions(0)]
    assert run("legal", str(position), "--seat", "1").stdout == ""


def test_documents_come_from_standard_input_too(position: Path, record: Path) -> None:
    assert run("legal", "-", typed=position.read_text()).stdout == run("legal", str(position)).stdout
    assert run("score", "-", typed=record.read_text()).stdout == run("score", str(record)).stdout
    dealt = run("setup", "--seed", "3", "--json").stdout
    assert run("legal", "-", typed=dealt).stdout.startswith(f"{kf.Game.new(4, '3').decisions[0].seat}: pass\n")


def test_score_writes_the_sheets(record: Path) -> None:
    result = kf.Game.replay(record.read_text()).scores()
    found = json.loads(run("score", str(record), "--json").stdout)
    assert found["totals"] == result.totals
    assert found["winners"] == result.winners
    assert found["over"] is True
    shown = run("score", str(record), "--plain").stdout
    for seat, sheet in enumerate(result.sheets):
        assert f"Player {seat + 1} (seat {seat})" in shown
        assert f"{sheet.total}  Player {seat + 1}" in shown


def test_names_are_never_taken_for_markup(record: Path) -> None:
    names = "[red]Ann[/],[/b],Cyn"
    shown = run("setup", "--players", "3", "--names", names).stdout
    assert "The village of [red]Ann[/] (seat 0)" in shown
    text = record.read_text().replace('["Player 1", "Player 2", "Player 3"]', json.dumps(names.split(",")))
    for command in (["score", "-"], ["replay", "-"], ["replay", "-", "--log"]):
        assert "[red]Ann[/]" in run(*command, typed=text).stdout


def test_score_of_a_position_says_that_it_is_not_over(position: Path) -> None:
    assert "The game is not over" in run("score", str(position)).stdout


def test_replay_stops_where_it_is_told(record: Path) -> None:
    whole = kf.Game.replay(record.read_text())
    early = json.loads(run("replay", str(record), "--to", "0", "--json").stdout)
    assert early == kf.Game.new(3, "commands").position()
    late = json.loads(run("replay", str(record), "--json").stdout)
    assert late == whole.position()
    view = json.loads(run("replay", str(record), "--to", "5", "--view", "2", "--json").stdout)
    assert view["seat"] == 2
    assert view["actions"] == 5
    assert "wins." in run("replay", str(record)).stdout or "share" in run("replay", str(record)).stdout


def test_replay_log_hides_what_the_viewer_did_not_see(record: Path) -> None:
    steps = json.loads(run("replay", str(record), "--log", "--view", "0", "--json").stdout)
    assert len(steps) == len(kf.Game.replay(record.read_text()).actions)
    offers = [step for step in steps if ": offer" in step["action"]]
    assert len(offers) == 3
    assert [step["action"] for step in offers if not step["action"].startswith("0:")] == [
        "1: offer ...",
        "2: offer ...",
    ]
    for step in steps:
        for event in step["events"]:
            if event["kind"] == "drew-skills" and event["seat"] != 0:
                assert "skills" not in event
    assert "Winter begins." in run("replay", str(record), "--log").stdout


def test_tiles_shows_the_catalogue() -> None:
    found = json.loads(run("tiles", "--json").stdout)
    assert [entry["id"] for entry in found] == [tile.id for tile in CATALOGUE.tiles]
    assert all(entry["words"] != ["nothing"] for entry in found)
    tavern = run("tiles", "tavern", "--plain").stdout
    assert "Price: 1 worker of any colour. Draw 2 workers from the bag." in tavern
    assert "1 wood, 1 stone and 1 iron" in tavern
    shown = run("tiles", "--set", "promos").stdout
    assert "emporium" in shown
    assert "tavern" not in shown


@pytest.mark.parametrize(
    ("arguments", "typed", "sentence"),
    [
        (["legal", "nowhere.json"], "", "nowhere.json: No such file"),
        (["legal", "."], "", "directory"),
        (["legal"], "", "Missing argument"),
        (["dance"], "", "No such command"),
        (["legal", "-"], "", "it is empty"),
        (["legal", "-"], "hello", "neither a record"),
        (["legal", "-"], "{", "no JSON"),
        (["legal", "-"], "[1]", "a JSON object"),
        (["legal", "-"], "[" * 100_000, "nested"),
        (["legal", "-"], b"\xff\xfe\x00", "no text"),
        (["legal", "-"], '{"bag": {"blue": 41}}', "bag"),
        (["legal", "-"], '{"seats": 3}', "seats"),
        (["legal", "-"], '{"colour": 1}', "colour"),
        (["score", "-"], "keyflower record 1\nplayers 2\n", "seed"),
        (["replay", "-"], "keyflower record 1\nplayers two\n", "line 2"),
        (["replay", "-"], "keyflower record 1\nplayers 2\nseed 1\n\n0: dance\n", "line 5"),
        (["replay", "-"], "keyflower record 1\nposition [1]\n", "standard input"),
        (["replay", "-"], "{}", "no record"),
        (["replay", "-", "--to", "9"], "keyflower record 1\nplayers 2\nseed 1\n\n", "has 0 actions"),
        (["replay", "-", "--to", "-1"], "", "--to"),
        (["setup", "--players", "7"], "", "2 to 6 players"),
        (["setup", "--players", "x"], "", "not a valid int"),
        (["setup", "--modules", "pirates"], "", "no module 'pirates'"),
        (["setup", "--variants", "handicap=9"], "", "no seat 9"),
        (["setup", "--names", "Ann,Ben"], "", "2 names for 4 players"),
        (["setup", "--view", "4"], "", "no seat 4"),
        (["legal", "-", "--seat", "8"], "{}", "no seat 8"),
        (["tiles", "tavrn"], "", "did you mean tavern"),
        (["tiles", "--set", "x"], "", "no set 'x'"),
        (["tiles", "--season", "x"], "", "no season 'x'"),
        (["play", "--bots", "5"], "", "5 bots for 4 seats"),
        (["play", "--level", "genius"], "", "no bot 'genius'; there are 1 Wanderer"),
        (["play", "--level", "3,2", "--bots", "1"], "", "2 levels for 1 bots"),
        (["play", "--level", "no.such.module:Bot"], "", "No module named"),
        (["simulate", "2", "--level", "9"], "", "no bot '9'"),
        (["play", "--load", "nowhere.txt"], "", "No such file"),
        (["play", "--load", "-"], "", "keyboard"),
        (["simulate", "0"], "", "0"),
        (["simulate", "5", "--modules", "pirates"], "", "no module"),
        (["soak", "5", "--players", "9"], "", "2 to 6 players"),
    ],
)
def test_mistakes_are_told_in_one_line_with_exit_code_2(
    arguments: list[str],
    typed: str | bytes,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = typed.encode() if isinstance(typed, str) else typed
    monkeypatch.setattr(sys, "argv", ["keyflower", *arguments])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    with pytest.raises(SystemExit) as left:
        main()
    out, error = capsys.readouterr()
    assert left.value.code == 2
    assert out == ""
    assert error.startswith("keyflower: ")
    assert error.count("\n") == 1
    assert sentence in error


@pytest.mark.parametrize("arguments", [["legal", "nowhere.json"], ["setup", "--players", "x"], ["play", "--dance"]])
def test_the_process_itself_ends_with_code_2(arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def until_children_work(parent: int) -> None:
    """Waits until the process has started others, on a crowded machine too."""
    for _ in range(300):
        parents = subprocess.run(["ps", "-A", "-o", "ppid="], capture_output=True, text=True).stdout.split()
        if parents.count(str(parent)) >= 2:
            return
        time.sleep(0.1)
    raise AssertionError("no process was started")


def test_an_interrupt_ends_quietly() -> None:
    command = [*COMMAND, "simulate", "100000", "--jobs", "2"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    try:
        until_children_work(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        out, error = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert out == b""
    assert error == b""


def test_an_interrupt_at_the_keyboard_ends_quietly() -> None:
    command = [*COMMAND, "play", "--players", "2", "--seed", "1"]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=hear_interrupts,
    )
    assert process.stdout is not None
    while b"> " not in process.stdout.readline():
        if process.stdout.peek().endswith(b"Player 1> "):  # type: ignore[attr-defined]
            break
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert error == b""


def test_a_closed_pipe_is_no_error(record: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "replay", str(record), "--log"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(timeout=60) == 1


def test_names_are_shown_as_they_are() -> None:
    """What looks like markup, or like a picture's name, is none."""
    shown = run("setup", "--players", "2", "--names", "[/b],:leaves:").stdout
    assert "[/b]" in shown
    assert ":leaves:" in shown


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "iso-8859-2"])
def test_an_output_that_does_not_know_a_letter_gets_a_question_mark(encoding: str) -> None:
    command = [*COMMAND, "setup", "--players", "2", "--names", "Zoë,Łucja", "--language", "ro"]
    done = subprocess.run(command, env={**environment(), "PYTHONIOENCODING": encoding}, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout
