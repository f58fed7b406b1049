"""The steps of `dev.py test`."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .environments import BUILD, PLAY, TEST, Failure, run, say
from .packages import COMPILED, set_up_compiled, set_up_play, set_up_test


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
    run(apt, "-qq", "update")
    run(apt, "-qq", "-y", "--no-install-recommends", "install", "chromium", DEBIAN_FRONTEND="noninteractive")


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
