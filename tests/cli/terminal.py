"""The real command, run as people run it: in a process of its own, with typed lines."""

import codecs
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

# What comes in pieces may be cut in the middle of a letter.
Decoder = codecs.getincrementaldecoder("utf-8")

COMMAND = [sys.executable, "-m", "keyflower"]
PROMPT = re.compile(r"(^|\n)([A-Z]\w*( \d)?> |[^\n]*press Enter\. |[^\n]*Enter[^\n]*(turn|undo|leaves)\. )$")
ENTRY = re.compile(r"(?:^|  )\s{0,3}(\d+)  (?=\S)")


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONIOENCODING": "utf-8", "TERM": "dumb", "NO_COLOR": "1"}


def run(*arguments: str, typed: str | bytes = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs the command to its end."""
    data = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [*COMMAND, *arguments], input=data, capture_output=True, env=environment(), cwd=cwd, timeout=120
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


class Keyboard:
    """A game in the terminal: reads up to each prompt, then types."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "play", "--plain", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(),
        )
        self.over = False
        self.shown = self.read()  # what was written since the last line was typed

    def read(self) -> str:
        assert self.process.stdout is not None
        text, decode = "", Decoder().decode
        while True:
            data = os.read(self.process.stdout.fileno(), 65536)
            if not data:
                self.over = True
                return text
            text += decode(data)
            if PROMPT.search(text):
                return text

    def type(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        self.shown = self.read()
        assert "Traceback" not in self.shown, self.shown
        return self.shown

    @property
    def asks_for_choice(self) -> bool:
        return self.shown.endswith("> ")

    def choices(self) -> list[str]:
        """The numbers of the list shown last."""
        found: list[str] = []
        for line in reversed(self.shown.splitlines()[:-1]):
            numbers = ENTRY.findall(line)
            if numbers:
                found = numbers + found
            elif found and not line.startswith(("Bid for", "Use in", "   back")):
                break
        return found

    def leave(self) -> int:
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(timeout=60)


def hear_interrupts() -> None:
    """Tests that run in the background may ignore interrupts, and what they start would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
