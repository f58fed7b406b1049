"""Virtual environments with hashed pins, and what they are made with."""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "requirements"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"

# Made by the set-up itself, so a change there is no reason to set up again.
MADE = {"__pycache__", "node_modules", "page", ".svelte-kit", "dist"}


class Failure(Exception):
    """Something that the person at the keyboard has to know; no traceback."""


class Heard(threading.local):
    """What a thread says, kept until it is done, so that works side by side do not talk into each other."""

    lines: list[str] | None = None


HEARD = Heard()


def say(line: str) -> None:
    if HEARD.lines is None:
        print(line, flush=True)
    else:
        HEARD.lines.append(line)


def run(*command: str | Path, quiet: bool = False, **environment: str) -> None:
    """Runs a command in the project's folder. A quiet one is heard only if it fails."""
    kept = quiet or HEARD.lines is not None
    if kept or not sys.stdout.isatty():
        environment["NO_COLOR"] = "1"
    words = [str(part) for part in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE if kept else None,
        stderr=subprocess.STDOUT if kept else None,
        text=True,
        errors="replace",
    )
    if kept and (done.returncode or not quiet) and done.stdout.strip():
        say(done.stdout.rstrip())
    if done.returncode:
        raise Failure(f"`{' '.join(words)}` ended with exit code {done.returncode}")


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def fingerprint(paths: Iterable[Path]) -> str:
    """A hash of the files, and of everything below the folders, that the set-up did not make itself."""
    digest = hashlib.sha256()
    for path in paths:
        for file in files_below(path) if path.is_dir() else [path]:
            digest.update(f"{file.relative_to(ROOT)}\0".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def files_below(top: Path) -> Iterable[Path]:
    for folder, folders, files in os.walk(top):
        folders[:] = sorted(set(folders) - MADE)
        yield from (Path(folder, name) for name in sorted(files))


class Environment:
    """A virtual environment with hashed pins, and perhaps the package itself."""

    def __init__(self, folder: str, pins: str, *, bytecode: bool = False) -> None:
        self.folder = ROOT / folder
        self.pins = PINS / pins
        self.bytecode = bytecode

    def script(self, name: str) -> Path:
        return self.folder / SCRIPTS / (name + (".exe" if os.name == "nt" else ""))

    @property
    def python(self) -> Path:
        return self.script("python")

    @property
    def is_fresh(self) -> bool:
        return read(self.folder / "pins.stamp") == self._wanted()

    def _wanted(self) -> str:
        return fingerprint([self.pins]) + sys.version

    def stamp(self) -> None:
        (self.folder / "pins.stamp").write_text(self._wanted())

    def install_pins(self) -> None:
        if self.is_fresh:
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        if uv := find_uv():
            run(uv, "venv", "--quiet", "--python", sys.executable, self.folder, quiet=True)
        else:
            self.make_with_pip()
        self.install("--require-hashes", "-r", self.pins)
        self.stamp()

    def make_with_pip(self) -> None:
        try:
            run(sys.executable, "-m", "venv", self.folder, quiet=True)
        except Failure:
            raise Failure("This Python has no working `venv` (Debian: apt install python3-venv)") from None

    def install(self, *what: str | Path) -> None:
        if uv := find_uv():
            # Compiled to bytecode now, by all cores, or the first start would do it, by one. Much of what the tests'
            # environment holds is never imported.
            now = ["--compile-bytecode"] if self.bytecode else []
            run(uv, "pip", "install", "--quiet", *now, "--python", self.python, *what, quiet=True)
        else:
            self.install_with_pip(*what)

    def install_with_pip(self, *what: str | Path) -> None:
        run(self.python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *what, quiet=True)


PLAY = Environment(".venv", "run.lock", bytecode=True)
TEST = Environment(".venv-test", "test.lock")
BUILD = Environment(".venv-build", "build.lock")
BENCH = Environment(".venv-bench", "bench.lock")
CLUSTER = Environment(".venv-cluster", "cluster.lock")
INSTALLER = Environment(".venv-uv", "installer.lock")


@functools.cache
def find_uv() -> str:
    """uv: the one that is there, or a pinned one of our own; nothing if it cannot be had, and pip does the work."""
    there = shutil.which("uv")
    if there and subprocess.run([there, "--version"], capture_output=True).returncode == 0:
        return there
    if not INSTALLER.is_fresh:
        shutil.rmtree(INSTALLER.folder, ignore_errors=True)
        INSTALLER.make_with_pip()
        try:
            INSTALLER.install_with_pip("--require-hashes", "-r", INSTALLER.pins)
        except Failure as failure:
            say(f"uv could not be installed, so pip does its work, more slowly: {failure}")
            return ""
        INSTALLER.stamp()
    return str(INSTALLER.script("uv"))


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
