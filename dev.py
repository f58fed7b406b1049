"""Sets everything up, then plays or tests. Needs Python 3.11 or newer with `venv`, and nothing else.

    python3 dev.py play [OPTIONS]    start the table on this machine and open it in the browser
    python3 dev.py test [STEP ...]   run every check, or only those named
    python3 dev.py bench [OPTIONS]   measure the engine beside others; --help tells more
    python3 dev.py cluster           play tournaments on a small Ray cluster of this machine, of which one node dies
    python3 dev.py pins              renew the pins in requirements/ (needs uv)

What is set up is remembered, so that a second run starts at once. `uv` is used when it is there, `pip` otherwise.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

# This file is read by older Pythons too, so that they can be told.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Keyflower needs Python 3.11 or newer; this is {sys.version.split()[0]}")

ROOT = Path(__file__).resolve().parent
PINS = ROOT / "requirements"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
UV = shutil.which("uv")

# Made by the set-up itself, so a change there is no reason to set up again.
MADE = {"__pycache__", "node_modules", "page", ".svelte-kit", "dist"}

# The newest releases are often not complete yet on every index; mypy's is the one that was tried with the engine.
TOO_NEW = ("--exclude-newer", "3 weeks", "--exclude-newer-package", "mypy=2026-11-01")


class Failure(Exception):
    """Something that the person at the keyboard has to know; no traceback."""


def run(*command: str | Path, **environment: str) -> None:
    if not sys.stdout.isatty():
        environment["NO_COLOR"] = "1"
    done = subprocess.run([str(part) for part in command], cwd=ROOT, env={**os.environ, **environment})
    if done.returncode:
        raise Failure(f"`{' '.join(str(part) for part in command)}` ended with exit code {done.returncode}")


def say(line: str) -> None:
    print(line, flush=True)


# Environments


class Environment:
    """A virtual environment with hashed pins, and perhaps the package itself."""

    def __init__(self, folder: str, pins: str) -> None:
        self.folder = ROOT / folder
        self.pins = PINS / pins

    def script(self, name: str) -> Path:
        return self.folder / SCRIPTS / (name + (".exe" if os.name == "nt" else ""))

    @property
    def python(self) -> Path:
        return self.script("python")

    def install_pins(self) -> None:
        wanted = fingerprint([self.pins]) + sys.version
        stamp = self.folder / "pins.stamp"
        if read(stamp) == wanted:
            return
        say(f"Setting up {self.folder.name} from {self.pins.relative_to(ROOT)} ...")
        shutil.rmtree(self.folder, ignore_errors=True)
        if UV:
            run(UV, "venv", "--quiet", "--seed", "--python", sys.executable, self.folder)
        else:
            try:
                run(sys.executable, "-m", "venv", self.folder)
            except Failure:
                raise Failure("This Python has no working `venv` (Debian: apt install python3-venv)") from None
        self.install("--require-hashes", "-r", self.pins)
        stamp.write_text(wanted)

    def install_package(self, version: str, sources: Iterable[str]) -> None:
        """Installs the package, built anew when one of its sources has changed. `version`: standard or editable."""
        self.install_pins()
        wanted = fingerprint(ROOT / source for source in sources) + os.environ.get("KEYFLOWER_PURE", "")
        stamp = self.folder / "package.stamp"
        if read(stamp) == wanted:
            return
        say(f"Building the package for {self.folder.name} ...")
        with tempfile.TemporaryDirectory() as folder:
            self.install("--no-deps", "--force-reinstall", build_wheel(version, folder))
        stamp.write_text(wanted)

    def install(self, *what: str | Path) -> None:
        if UV:
            run(UV, "pip", "install", "--quiet", "--python", self.python, *what)
        else:
            run(self.python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *what)


PLAY = Environment(".venv", "run.lock")
TEST = Environment(".venv-test", "test.lock")
BUILD = Environment(".venv-build", "build.lock")
BENCH = Environment(".venv-bench", "bench.lock")
CLUSTER = Environment(".venv-cluster", "cluster.lock")

# What a wheel is made from, and such a wheel unpacked: the package as it is installed, with the compiled engine.
SOURCES = ["pyproject.toml", "hatch_build.py", "requirements/build.lock", "src", "web"]
COMPILED = ROOT / "build" / "compiled"


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def fingerprint(paths: Iterable[Path]) -> str:
    """A hash of the files, and of everything below the folders, that the set-up did not make itself."""
    digest = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and not MADE & set(file.relative_to(ROOT).parts):
                digest.update(f"{file.relative_to(ROOT)}\0".encode())
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def build_wheel(version: str, folder: str, **environment: str) -> Path:
    BUILD.install_pins()
    run(BUILD.python, "-m", "hatchling", "build", "-t", f"wheel:{version}", "-d", folder, **environment)
    (wheel,) = Path(folder).glob("*.whl")
    return wheel


def set_up_play() -> None:
    PLAY.install_package("standard", SOURCES)


def set_up_compiled() -> None:
    """The compiled package, to be put on the path of an environment in which the plain one is installed."""
    wanted = fingerprint(ROOT / source for source in SOURCES) + sys.version
    stamp = COMPILED / "package.stamp"
    if read(stamp) == wanted:
        return
    say("Compiling the engine (a few minutes, unless only other parts have changed) ...")
    shutil.rmtree(COMPILED, ignore_errors=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        zipfile.ZipFile(build_wheel("standard", folder, KEYFLOWER_PURE="")) as wheel,
    ):
        wheel.extractall(COMPILED)
    run(BUILD.python, "-B", "scripts/check_compiled.py", PYTHONPATH=str(COMPILED))
    stamp.write_text(wanted)


def set_up_test() -> None:
    # Editable: the tests run on src/ itself, so only the build's own files and the version make a new build needed.
    sources = ["pyproject.toml", "hatch_build.py", "requirements/build.lock", "src/keyflower/__init__.py"]
    TEST.install_package("editable", sources)


# The steps of the test


def lint() -> None:
    run(TEST.script("ruff"), "check", ".")


def form() -> None:
    run(TEST.script("ruff"), "format", "--check", ".")


def types() -> None:
    run(TEST.script("mypy"))


def rooms() -> None:
    run(TEST.script("lint-imports"))


def tests() -> None:
    set_up_compiled()
    run(TEST.python, "scripts/check_compiled.py", PYTHONPATH=str(COMPILED))
    run(TEST.python, "-m", "pytest", "-n", "2", CHROMIUM=find_chromium(), PYTHONPATH=str(COMPILED))


def plain() -> None:
    run(TEST.python, "-m", "pytest", "-n", "2", "tests/game", "tests/modules", "tests/scoring")


def speed() -> None:
    set_up_compiled()
    run(TEST.python, "bench/gate.py")


def page() -> None:
    run(BUILD.python, "hatch_build.py")
    run(TEST.python, "scripts/catalogue_json.py", "--check")
    run(TEST.python, "scripts/check_messages.py")
    run(BUILD.python, "hatch_build.py", "run", "check")
    run(BUILD.python, "hatch_build.py", "test")


def rules() -> None:
    run(TEST.python, "scripts/rules_proven.py", "--check")


def docs() -> None:
    run(TEST.script("zensical"), "build", "--clean", "--strict")


def package() -> None:
    set_up_play()
    run(PLAY.python, "-I", "scripts/check_compiled.py")
    run(PLAY.script("keyflower"), "--version")


def find_chromium() -> str:
    """The browser for the page's tests: CHROMIUM, or one that is installed, or Debian's."""
    named = os.environ.get("CHROMIUM", "")
    if named:
        return named
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    for attempt in ("look", "install"):
        found = next((path for path in map(shutil.which, names) if path), None)
        if found:
            return found
        if attempt == "look":
            install_chromium()
    raise Failure("Chromium was installed but is not on the PATH; name it in the variable CHROMIUM")


def install_chromium() -> None:
    apt = shutil.which("apt-get")
    if not apt or os.name == "nt" or os.geteuid() != 0:
        raise Failure("The page's tests need Chromium: install it, or name it in the variable CHROMIUM")
    say("Installing Chromium ...")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(apt, "-qq", "update", **quiet)
    run(apt, "-qq", "-y", "--no-install-recommends", "install", "chromium", **quiet)


class Step(NamedTuple):
    name: str
    what: str
    check: Callable[[], None]


STEPS = (
    Step("setup", "environment with the pinned tools and the package", set_up_test),
    Step("lint", "ruff finds nothing to mend", lint),
    Step("format", "ruff would change no line", form),
    Step("types", "mypy, strict", types),
    Step("rooms", "each room imports only from those below it", rooms),
    Step("page", "the page builds; catalogue and messages in step; svelte-check; its own tests", page),
    Step("compiled", "the engine compiles, every module of it", set_up_compiled),
    Step("tests", "pytest, everything on the compiled engine", tests),
    Step("plain", "pytest, the rules on the plain engine", plain),
    Step("speed", "the engine is about as fast as recorded", speed),
    Step("rules", "every rule has its test, docs/rules-proven.md is fresh", rules),
    Step("docs", "the documentation builds", docs),
    Step("package", "the package builds and installs, with the compiled engine", package),
)


def test(names: Sequence[str]) -> int:
    unknown = set(names) - {step.name for step in STEPS}
    if unknown:
        raise Failure(f"Unknown step {', '.join(sorted(unknown))}; there are {', '.join(step.name for step in STEPS)}")
    failed = []
    summary = []
    for step in STEPS:
        if names and step.name not in names and step.check is not set_up_test:
            continue
        say(f"\n--- {step.name}: {step.what}")
        start = time.monotonic()
        try:
            step.check()
            result = "ok"
        except Failure as failure:
            say(str(failure))
            failed.append(step.name)
            result = "FAILED"
        summary.append(f"{step.name:10}{time.monotonic() - start:8.1f} s  {result}")
        if failed == ["setup"]:
            break
    say("\n--- summary\n" + "\n".join(summary))
    say(f"Failed: {', '.join(failed)}" if failed else "All is well.")
    return 1 if failed else 0


# The other commands


def play(options: Sequence[str]) -> int:
    set_up_play()
    command = [str(PLAY.script("keyflower")), "serve", "--open", *options]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command).returncode


def bench(options: Sequence[str]) -> None:
    set_up_compiled()
    BENCH.install_pins()
    run(BENCH.python, "bench/run.py", *options)


def cluster() -> None:
    set_up_compiled()
    CLUSTER.install_pins()
    CLUSTER.install("--require-hashes", "-r", TEST.pins)
    run(CLUSTER.python, "-m", "pytest", "tests/lab/cluster.py", PYTHONPATH=str(COMPILED))


def pins() -> None:
    if not UV:
        raise Failure("`pins` needs uv: pip install uv")
    compile_pins = [UV, "pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"]
    compile_pins += ["--generate-hashes", "--no-emit-index-url", "--no-header", *TOO_NEW]
    # The tests' pins come first and bind the others, so that what is tested is what is played.
    everything = PINS / TEST.pins.name
    run(*compile_pins, "pyproject.toml", "--extra", "dev", "--extra", "lab", "-o", everything)
    run(*compile_pins, "pyproject.toml", "-c", everything, "-o", PLAY.pins)
    run(*compile_pins, "pyproject.toml", "--extra", "cluster", "-c", everything, "-o", CLUSTER.pins)
    run(*compile_pins, "--group", "build", "-c", everything, "-o", BUILD.pins)
    run(*compile_pins, "--group", "bench", "-c", everything, "-o", BENCH.pins)


def main(arguments: Sequence[str]) -> int:
    command, rest = arguments[:1], arguments[1:]
    if command == ["play"]:
        return play(rest)
    if command == ["test"]:
        return test(rest)
    if command == ["bench"]:
        bench(rest)
        return 0
    if arguments == ["cluster"]:
        cluster()
        return 0
    if arguments == ["pins"]:
        pins()
        return 0
    print(__doc__)
    return 0 if arguments in (["-h"], ["--help"]) else 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failure as failure:
        sys.exit(f"dev.py: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
