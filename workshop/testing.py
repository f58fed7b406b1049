"""The steps of `dev.py test`."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from .environments import BUILD, HEARD, PLAY, TEST, Failure, cores, run, say
from .packages import COMPILED, set_up_compiled, set_up_play, set_up_test
from .since import BROWSER_TESTS, PLAIN_TESTS, changed_since, select

# The slowest tests are told at the end: that is where the time of the command goes.
ON_TWO_CORES = ("-n", "2", "--dist", "worksteal", "--durations", "25", "--durations-min", "4")


def lint() -> None:
    run(TEST.script("ruff"), "check", ".")


def form() -> None:
    run(TEST.script("ruff"), "format", "--check", ".")


def types() -> None:
    run(TEST.script("mypy"))


def rooms() -> None:
    run(TEST.script("lint-imports"))


def tests(files: Sequence[str]) -> None:
    set_up_compiled()
    run(TEST.python, "scripts/check_compiled.py", PYTHONPATH=str(COMPILED))
    chosen = [file for file in files if not file.startswith(BROWSER_TESTS)] or ["--ignore", BROWSER_TESTS]
    run(TEST.python, "-m", "pytest", *ON_TWO_CORES, *chosen, PYTHONPATH=str(COMPILED))


def browser(files: Sequence[str]) -> None:
    """Not in one process with the others: Playwright keeps a loop running, and the server's tests want their own."""
    set_up_compiled()
    chosen = [file for file in files if file.startswith(BROWSER_TESTS)] or [BROWSER_TESTS]
    run(TEST.python, "-m", "pytest", *ON_TWO_CORES, *chosen, CHROMIUM=find_chromium(), PYTHONPATH=str(COMPILED))


def plain(files: Sequence[str]) -> None:
    chosen = [file for file in files if file.startswith(PLAIN_TESTS)] or PLAIN_TESTS
    run(TEST.python, "-m", "pytest", *ON_TWO_CORES, *chosen)


def speed() -> None:
    set_up_compiled()
    run(TEST.python, "bench/gate.py")


def page() -> None:
    run(BUILD.python, "hatch_build.py")
    run(TEST.python, "scripts/page_export.py", "--check")
    run(TEST.python, "scripts/check_messages.py")
    run(BUILD.python, "hatch_build.py", "run", "check")
    run(BUILD.python, "hatch_build.py", "test")


def rules() -> None:
    run(TEST.python, "scripts/rules_proven.py", "--check")


def audit() -> None:
    run(TEST.python, "scripts/audit.py")


def docs() -> None:
    run(TEST.script("zensical"), "build", "--clean", "--strict")


def package() -> None:
    set_up_play(patience=3600.0)  # here the compiled engine is waited for
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


def steps(files: Sequence[str] = ()) -> tuple[tuple[Step, ...], ...]:
    """One row after the other; in a row as many side by side as there are cores. `files`: for pytest, none for all."""
    return (
        (Step("setup", "environment with the pinned tools and the package", set_up_test),),
        (
            Step("page", "the page builds; catalogue and messages in step; svelte-check; its own tests", page),
            Step("types", "mypy, strict", types),
            Step("lint", "ruff finds nothing to mend", lint),
            Step("format", "ruff would change no line", form),
            Step("rooms", "each room imports only from those below it", rooms),
            Step("rules", "every rule has its test, docs/rules-proven.md is fresh", rules),
            Step("docs", "the documentation builds", docs),
            Step("audit", "no pinned package has a known hole, as far as an index of advisories can be reached", audit),
        ),
        (Step("compiled", "the engine compiles, every module of it", set_up_compiled),),
        (Step("tests", "pytest, everything but the page, on the compiled engine", lambda: tests(files)),),
        (Step("browser", "pytest, the page in a browser", lambda: browser(files)),),
        (Step("plain", "pytest, the rules on the plain engine", lambda: plain(files)),),
        (Step("speed", "the engine is about as fast as recorded", speed),),
        (Step("package", "the package builds and installs, with the compiled engine", package),),
    )


NAMES = [step.name for row in steps() for step in row]


def test(arguments: Sequence[str]) -> int:
    if arguments[:1] == ["--since"]:
        if len(arguments) != 2:
            raise Failure("--since needs a commit, for example HEAD~1 or origin/main")
        chosen = select(changed_since(arguments[1]), NAMES)
        if not chosen.steps:
            say(f"Nothing that is tested has changed since {arguments[1]}.")
            return 0
        return go_through(chosen.steps, chosen.files)
    unknown = set(arguments) - set(NAMES)
    if unknown:
        raise Failure(f"Unknown step {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    return go_through(set(arguments) or set(NAMES), [])


def go_through(names: set[str], files: Sequence[str]) -> int:
    start = time.monotonic()
    took: dict[str, float] = {}
    failed: list[str] = []
    for row in steps(files):
        chosen = [step for step in row if step.name in names or step.name == "setup"]
        with ThreadPoolExecutor(cores()) as pool:
            works = [pool.submit(go, step, kept=len(chosen) > 1) for step in chosen]
            for step, work in zip(chosen, works, strict=True):
                took[step.name], well = work.result()
                if not well:
                    failed.append(step.name)
        if failed == ["setup"]:
            break
    say("\n--- summary")
    for name, seconds in took.items():
        say(f"{name:10}{seconds:8.1f} s  {'FAILED' if name in failed else 'ok'}")
    say(f"{'in all':10}{time.monotonic() - start:8.1f} s")
    say(f"Failed: {', '.join(failed)}" if failed else "All is well.")
    return 1 if failed else 0


def go(step: Step, kept: bool) -> tuple[float, bool]:
    """How long it took, and whether it went well. What it says is told at once, or kept until its end."""
    start = time.monotonic()
    HEARD.lines = [] if kept else None
    say(f"\n--- {step.name}: {step.what}")
    well = True
    try:
        step.check()
    except Failure as failure:
        say(str(failure))
        well = False
    if HEARD.lines is not None:
        print("\n".join(HEARD.lines), flush=True)
        HEARD.lines = None
    return time.monotonic() - start, well
