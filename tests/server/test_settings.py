"""Settings by flags, environment and one file, in this order; all of them in the help."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner

from keyflower.cli.serve import app
from keyflower.server import run
from keyflower.server.settings import Settings


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Settings]:
    """What `serve` would have been started with."""
    found: list[Settings] = []
    monkeypatch.setattr(run, "serve", found.append)
    monkeypatch.chdir(tmp_path)
    return found


def test_flags_go_before_the_environment_and_that_before_the_file(started: list[Settings], tmp_path: Path) -> None:
    (tmp_path / "keyflower.toml").write_text('port = 1001\nhost = "0.0.0.0"\nlog-format = "json"\nbot_workers = 3\n')
    environment = {"KEYFLOWER_PORT": "1002", "KEYFLOWER_LOG_FORMAT": "text", "KEYFLOWER_ORIGINS": "https://a.example"}
    done = CliRunner().invoke(app, ["--port", "1003"], env=environment)
    assert done.exit_code == 0, done.output
    settings = started[0]
    assert settings.port == 1003
    assert settings.log_format == "text"
    assert (settings.host, settings.bot_workers) == ("0.0.0.0", 3)
    assert settings.origins == ["https://a.example"]
    assert settings.database == Settings().database


def test_without_anything_the_defaults_hold(started: list[Settings]) -> None:
    assert CliRunner().invoke(app, []).exit_code == 0
    assert started == [Settings()]


def test_every_setting_is_in_the_help() -> None:
    help_text = CliRunner().invoke(app, ["--help"], terminal_width=200, env={"COLUMNS": "200"}).output
    for name in (each.name for each in fields(Settings)):
        assert f"--{name.replace('_', '-')}" in help_text
        assert f"KEYFLOWER_{name.upper()}" in help_text


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        (["--port", "70000"], ""),
        (["--metrics", "sometimes"], ""),
        (["--log-level", "loud"], ""),
        (["--url", "play.example"], ""),
        (["--url", "http://["], ""),
        (["--url", "https://play.example:0"], ""),
        (["--origins", "https://a.example:port"], ""),
        ([], "prot = 8000\n"),
        ([], "port = \n"),
        (["--config", "none.toml"], ""),
    ],
)
def test_settings_that_make_no_sense_are_refused(
    started: list[Settings], tmp_path: Path, arguments: list[str], file: str
) -> None:
    (tmp_path / "keyflower.toml").write_text(file)
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 2
    assert started == []


def test_two_servers_never_share_a_file(tmp_path: Path) -> None:
    database = str(tmp_path / "keyflower.db")
    held = run.lock_file(database)
    assert held is not None
    with pytest.raises(run.CannotStart):
        run.lock_file(database)


def test_another_name_of_a_file_does_not_unlock_it(tmp_path: Path) -> None:
    database, other = tmp_path / "keyflower.db", tmp_path / "other.db"
    database.touch()
    other.symlink_to(database)
    assert run.lock_file(str(database)) is not None
    with pytest.raises(run.CannotStart):
        run.lock_file(str(other))
