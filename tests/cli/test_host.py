"""Commands for hosts: settings from the file, and trouble told in one line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from keyflower.cli import main

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def keyflower(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The whole command line, up to its exit: the status and what stands on standard error."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("keyflower.server.logs.set_up", lambda *_: None)

    def run(*arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["keyflower", *arguments])
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0), capsys.readouterr().err

    return run


def told_in_one_line(done: tuple[int, str]) -> str:
    status, said = done
    assert status == 2, said
    lines = [line for line in said.splitlines() if line.startswith("keyflower:")]
    assert len(lines) == 1, said
    return lines[0]


UNREACHABLE = "postgresql://nobody:secret@127.0.0.1:1/none"


@pytest.mark.parametrize("command", [["serve"], ["backup", "x.gz"], ["export", "x"], ["admin", "list"]])
def test_a_database_that_cannot_be_had_is_told_in_one_line(
    keyflower: Run, tmp_path: Path, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text.db").write_text("this is a text, not a database\n" * 50)
    (tmp_path / "folder").mkdir()
    for database in (UNREACHABLE, "text.db", "folder", "text.db/below.db", "mysql://nobody:secret@127.0.0.1/none"):
        monkeypatch.setenv("KEYFLOWER_DATABASE", database)
        monkeypatch.setenv("KEYFLOWER_PORT", "0")
        line = told_in_one_line(keyflower(*command))
        assert "secret" not in line


def test_places_that_cannot_be_written_are_told_in_one_line(keyflower: Run, tmp_path: Path) -> None:
    from keyflower.server.storage.migrate import migrate

    migrate(str(tmp_path / "keyflower.db"))
    (tmp_path / "file").write_text("")
    for place in ("file/saved.gz", "none/saved.gz", "."):
        told_in_one_line(keyflower("backup", place))
    told_in_one_line(keyflower("export", "file"))
    told_in_one_line(keyflower("restore", "none.gz"))


def test_all_host_commands_read_the_file(keyflower: Run, tmp_path: Path) -> None:
    from keyflower.server.storage.migrate import migrate

    migrate(str(tmp_path / "mine.db"))
    (tmp_path / "keyflower.toml").write_text('database = "mine.db"\nport = 8444\nurl = "https://play.example"\n')
    for command in (["admin", "list"], ["admin", "disk"], ["backup", "saved.gz"], ["export", "records"]):
        status, said = keyflower(*command)
        assert status == 0, said
    (tmp_path / "other.toml").write_text('database = "new.db"\n')
    assert keyflower("restore", "saved.gz", "--config", "other.toml")[0] == 0
    assert (tmp_path / "new.db").exists()
    assert "no database" in told_in_one_line(keyflower("admin", "list", "--database", "none.db"))
    (tmp_path / "keyflower.toml").write_text("prot = 1\n")
    told_in_one_line(keyflower("admin", "list"))


@pytest.mark.parametrize(
    "flag",
    ["--port=70000", "--bot-workers=-1", "--connections=-5", "--request-rate=0", "--request-seconds=-1", "--grace=nan",
     "--proxies=99", "--metrics=maybe", "--host=no.such.host.invalid", "--database="],
)  # fmt: skip
def test_settings_out_of_their_range_are_told_in_one_line(keyflower: Run, flag: str) -> None:
    told_in_one_line(keyflower("serve", flag))


def test_serving_is_said_when_the_port_is_taken_and_not_before(keyflower: Run, tmp_path: Path) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = keyflower("serve", f"--port={taken.getsockname()[1]}")
        assert "cannot listen" in told_in_one_line(done)
        assert "serving" not in done[1]
        assert not (tmp_path / "keyflower.db").exists()


def test_what_makes_no_sense_to_a_host_is_told_in_one_line(keyflower: Run) -> None:
    """A site below a path would get links that lead nowhere; a state that is none shows an empty list."""
    for url in ("https://play.example/games", "https://play.example/?a=b", "https://play.example/#c"):
        assert "more than the name of a site" in told_in_one_line(keyflower("serve", "--port", "0", "--url", url))
    assert "there is no state 'sleeping'" in told_in_one_line(keyflower("admin", "list", "--state", "sleeping"))
    assert "No such file or directory" in told_in_one_line(keyflower("restore", "nothing.gz", "--database", "new.db"))


@pytest.mark.parametrize(
    "command", [["inspect", "none"], ["link", "none", "0"], ["mend", "none"], ["remove", "none", "--yes"]]
)
def test_a_table_that_is_not_there_is_told(keyflower: Run, tmp_path: Path, command: list[str]) -> None:
    from keyflower.server.storage.migrate import migrate

    migrate(str(tmp_path / "keyflower.db"))
    assert "there is no such" in told_in_one_line(keyflower("admin", *command))
