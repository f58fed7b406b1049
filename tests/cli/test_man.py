"""The manual page and the shell's completion are made from the commands."""

import os
import subprocess

from .terminal import COMMAND, environment, run


def test_the_manual_names_every_command_and_its_options() -> None:
    page = run("man").stdout
    assert page.startswith(".TH KEYFLOWER 1")
    for command in ("play", "sit LINK", "picture POSITION OUT", "admin list", "serve"):
        assert f".SS keyflower {command}\n" in page
    assert "\\-\\-language" in page
    assert not [line for line in page.splitlines() if line.startswith((".", "'")) and line[1:3] not in ROFF]


ROFF = {"TH", "SH", "SS", "TP", "B ", "I "}


def test_the_shell_completes_commands() -> None:
    asked = {"_KEYFLOWER_COMPLETE": "complete_bash", "COMP_WORDS": "keyflower pl", "COMP_CWORD": "1"}
    done = subprocess.run(
        COMMAND, capture_output=True, text=True, timeout=60, env={**environment(), **os.environ, **asked}
    )
    assert done.stdout.split() == ["play"]
