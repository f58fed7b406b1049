"""The package, built and installed: parts side by side, and the seconds that each of them took.

The engine takes the C compiler over a minute on two cores. Nobody waits longer than PATIENCE for it, nor at all where
there is one core: the table opens on the plain engine, and the compiled one, made at low priority in `build/engine/`,
is installed at the next start, never below a running server.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from .environments import BUILD, PLAY, ROOT, TEST, Environment, cores, find_uv, fingerprint, read, run, say

# What a wheel is made from, and such a wheel unpacked: the package as it is installed, with the compiled engine.
SOURCES = ["pyproject.toml", "hatch_build.py", "scripts/compile_engine.py", "requirements/build.lock", "src", "web"]
COMPILED = ROOT / "build" / "compiled"

PATIENCE = 71.0  # seconds from the start for the engine: what follows takes 4 more, and the table opens within 75
LATER = "the compiled one is still being made and is used from the next start"
READY = "the engine is compiled"  # what hatch_build.py says last


class Clock:
    """Says when a part begins and what it took, and at the end where the time went."""

    def __init__(self) -> None:
        self.start = time.monotonic()
        self.took: dict[str, float] = {}

    def part(self, name: str, work: Callable[[], object]) -> None:
        say(f"  {name} ...")
        start = time.monotonic()
        work()
        self.done(name, start)

    def done(self, name: str, start: float) -> None:
        self.took[name] = time.monotonic() - start
        say(f"  {name}: {self.took[name]:.1f} s")

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.start

    def summary(self) -> str:
        parts = ", ".join(f"{name} {seconds:.0f}" for name, seconds in self.took.items())
        return f"Ready after {self.seconds:.0f} s ({parts}; some of them side by side)"


class EngineBuild:
    """The compiling, in a process of its own, which may outlive this one."""

    log = ROOT / "build" / "engine.log"
    number = ROOT / "build" / "engine.pid"

    @classmethod
    def begin(cls) -> subprocess.Popen[bytes]:
        cls.log.parent.mkdir(exist_ok=True)
        with cls.log.open("wb") as log:
            process = subprocess.Popen(
                [str(BUILD.python), "hatch_build.py", "engine"],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        cls.number.write_text(str(process.pid))
        return process

    @classmethod
    def begin_later(cls) -> None:
        cls.give_way(cls.begin())

    @staticmethod
    def give_way(process: subprocess.Popen[bytes]) -> None:
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PGRP, process.pid, 19)

    @classmethod
    def is_running(cls) -> bool:
        if os.name != "posix" or not read(cls.number):
            return False
        try:
            os.kill(int(read(cls.number)), 0)
        except OSError:
            return False
        return True

    @classmethod
    def word(cls) -> str:
        """What it said last; nothing if it was cut short."""
        return (read(cls.log).strip().splitlines() or [""])[-1]


def install_package(where: Environment, version: str, sources: Iterable[str]) -> None:
    """Installs the package, built anew when one of its sources has changed. `version`: standard or editable."""
    wanted = fingerprint(ROOT / source for source in sources) + sys.version
    stamp = where.folder / "package.stamp"
    where.install_pins()
    if read(stamp) != wanted:
        install_wheel(where, version)
        stamp.write_text(wanted)


def install_wheel(where: Environment, version: str, plain: str = "") -> None:
    with tempfile.TemporaryDirectory() as folder:
        where.install("--no-deps", "--force-reinstall", build_wheel(version, folder, plain))


def build_wheel(version: str, folder: str, plain: str = "") -> Path:
    """`plain` is the reason why the engine shall not be compiled."""
    BUILD.install_pins()
    hatchling = [str(BUILD.python), "-m", "hatchling", "build", "-t", f"wheel:{version}", "-d", folder]
    run(*hatchling, quiet=True, KEYFLOWER_PURE=plain)
    (wheel,) = Path(folder).glob("*.whl")
    return wheel


def set_up_play(patience: float = PATIENCE) -> None:
    """The package in `.venv`, with the compiled engine if it can be had in time."""
    stamp = PLAY.folder / "package.stamp"
    asked = os.environ.get("KEYFLOWER_PURE", "")
    wanted = fingerprint(ROOT / source for source in [*SOURCES, "requirements/run.lock"]) + sys.version + asked
    wanted += f" {find_compiler()}"
    label, _, form = read(stamp).rpartition("\n")
    if label != wanted or (form == LATER and patience > PATIENCE):
        form = set_up_anew(asked if asked != "0" else "", patience)
    elif form == LATER:
        form = set_up_again()
    stamp.write_text(f"{wanted}\n{form}")


def find_compiler() -> str:
    compiler: str = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) or ""


def set_up_anew(plain: str, patience: float) -> str:
    """Everything. Returns why the engine is plain, or nothing."""
    clock = Clock()
    say("Setting up the table; this is done once.")
    clock.part("uv", find_uv)
    clock.part("build tools", BUILD.install_pins)
    engine = None if plain or (cores() == 1 and patience == PATIENCE) else EngineBuild.begin()
    try:
        beside(
            lambda: clock.part("page", lambda: run(BUILD.python, "hatch_build.py", quiet=True)),
            lambda: clock.part("packages", PLAY.install_pins),
            *([lambda: wait_for(engine, clock, patience)] if engine else []),
        )
    except BaseException:
        if engine:
            engine.terminate()
        raise
    if not plain:
        plain = outcome(engine)
    clock.part("package", lambda: install_wheel(PLAY, "standard", plain))
    if plain == LATER and not engine:
        EngineBuild.begin_later()
    say(clock.summary() + ".")
    if plain:
        say(f"The engine is plain Python: {plain}.")
    return plain


def beside(*works: Callable[[], None]) -> None:
    with ThreadPoolExecutor(len(works)) as pool:
        running: list[Future[None]] = [pool.submit(work) for work in works]
        for each in running:
            each.result()


def wait_for(engine: subprocess.Popen[bytes], clock: Clock, patience: float) -> None:
    say(f"  engine, on {cores()} cores ...")
    start = time.monotonic()
    try:
        engine.wait(max(1.0, patience - clock.seconds))
    except subprocess.TimeoutExpired:
        EngineBuild.give_way(engine)
    else:
        clock.done("engine", start)


def outcome(engine: subprocess.Popen[bytes] | None) -> str:
    """Why the engine is plain, or nothing."""
    if engine is None or engine.poll() is None:
        return LATER
    return "" if engine.returncode == 0 else EngineBuild.word() or "the compiler was stopped"


def set_up_again() -> str:
    """The same sources as last time, when the engine was not ready."""
    if EngineBuild.is_running():
        say(f"The engine is plain Python: {LATER}.")
        return LATER
    word = EngineBuild.word()
    if not word:
        EngineBuild.begin_later()
        return LATER
    plain = "" if word == READY else word
    clock = Clock()
    clock.part(
        "package, with the compiled engine" if not plain else "package", lambda: install_wheel(PLAY, "standard", plain)
    )
    return plain


def set_up_compiled() -> None:
    """The compiled package, to be put on the path of an environment in which the plain one is installed."""
    wanted = fingerprint(ROOT / source for source in SOURCES) + sys.version
    stamp = COMPILED / "package.stamp"
    if read(stamp) == wanted:
        return
    shutil.rmtree(COMPILED, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(build_wheel("standard", folder)) as wheel:
        wheel.extractall(COMPILED)
    run(BUILD.python, "-B", "scripts/check_compiled.py", PYTHONPATH=str(COMPILED))
    stamp.write_text(wanted)


def set_up_test() -> None:
    # Editable: the tests run on src/ itself, so only the build's own files and the version make a new build needed.
    sources = ["pyproject.toml", "hatch_build.py", "requirements/build.lock", "src/keyflower/__init__.py"]
    install_package(TEST, "editable", sources)
