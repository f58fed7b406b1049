"""What a change can have broken: the steps of the test to run, and the test files.

Python files are followed by their imports, those inside functions too: a test file is run if one of the files it
reaches has changed. What no import shows is said here: a room of the tests is about the room of the same name, which it
may run as a process, and a test is about the files and folders that it names.
"""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from .environments import ROOT, Failure

SOURCE = "src/keyflower/"
EVERYTHING = ("pyproject.toml", "hatch_build.py", "scripts/compile_engine.py", "requirements/", "workshop/", "dev.py")
COMPILED_ROOMS = ("catalogue", "game", "bots", "lab")
BROWSER_TESTS = "tests/web/"
PLAIN_TESTS = ("tests/game/", "tests/modules/", "tests/scoring/")

# What the tests' rooms speak of without importing it.
ABOUT = {
    "bots": ["bots"],
    "cli": ["cli"],
    "compiled": list(COMPILED_ROOMS),
    "game": ["game"],
    "lab": ["lab"],
    "modules": ["game"],
    "scoring": ["game"],
    "server": ["server"],
    "web": ["server"],
}


class Selection:
    """Steps by name, and the test files for those that run pytest; no files means all of them."""

    def __init__(self, steps: set[str], files: list[str]) -> None:
        self.steps = steps
        self.files = files


def changed_since(commit: str) -> list[str]:
    """All files that differ from the commit, those not yet committed and those not yet known to git too."""
    found: list[str] = []
    for command in (["diff", "--name-only", "--no-renames", commit], ["ls-files", "--others", "--exclude-standard"]):
        done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            raise Failure(f"git knows no commit {commit}: {done.stderr.strip().splitlines()[-1]}")
        found += done.stdout.splitlines()
    return sorted(set(found))


def select(changed: Iterable[str], steps: Iterable[str]) -> Selection:
    names = sorted(changed)
    if any(name.startswith(EVERYTHING) for name in names):
        return Selection(set(steps), [])
    wanted: set[str] = set()
    if any(name.endswith(".py") for name in names):
        wanted |= {"lint", "format", "types", "rooms"}
    if any(name.startswith(("web/", SOURCE + "catalogue/")) for name in names):
        wanted |= {"page"}
    if any(name.startswith(("docs/", "mkdocs")) for name in names):
        wanted |= {"docs"}
    if any(name.startswith(("docs/rules", "tests/")) for name in names):
        wanted |= {"rules"}
    if any(name.startswith((*(f"{SOURCE}{room}/" for room in COMPILED_ROOMS), "bench/")) for name in names):
        wanted |= {"compiled", "speed"}
    if any(name.startswith((SOURCE, "web/")) for name in names):
        wanted |= {"package"}
    files = touched_tests(names)
    if any(not file.startswith(BROWSER_TESTS) for file in files):
        wanted |= {"compiled", "tests"}
    if any(file.startswith(BROWSER_TESTS) for file in files):
        wanted |= {"compiled", "browser"}
    if any(file.startswith(PLAIN_TESTS) for file in files):
        wanted |= {"plain"}
    return Selection(wanted, files)


def touched_tests(changed: Iterable[str]) -> list[str]:
    names = set(changed)
    rooms = {name.split("/")[2] for name in names if name.startswith(SOURCE) and name.count("/") > 2}
    tests = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
    return [test for test in tests if touches(test, names, rooms)]


def touches(test: str, names: set[str], rooms: set[str]) -> bool:
    room = test.split("/")[1]
    reached = reach(test)
    if reached & names or rooms & set(ABOUT.get(room, ())):
        return True
    if room == "web" and any(name.startswith("web/") for name in names):
        return True
    # Data beside a module is a part of it; other files are those whose name, or whose folder, the test says.
    folders = {file.rpartition("/")[0] for file in reached if file.startswith(SOURCE)}
    text = "".join((ROOT / file).read_text(encoding="utf-8") for file in reached if file.startswith("tests/"))
    for name in names:
        top, *rest = name.split("/")
        if top == "src":
            if not name.endswith(".py") and any(name.startswith(folder + "/") for folder in folders):
                return True
        elif f'"{top}"' in text or f'"{top}/' in text or (rest and f'"{rest[-1]}"' in text):
            return True
    return False


@cache
def reach(file: str) -> frozenset[str]:
    """The file, and all that it imports, directly or not, with the conftest files that pytest reads before it."""
    found: set[str] = set()
    to_do = [file]
    if file.startswith("tests/"):
        parents = [parent.as_posix() for parent in Path(file).parents]
        to_do += [name for parent in parents if (ROOT / (name := f"{parent}/conftest.py")).exists()]
    while to_do:
        name = to_do.pop()
        if name not in found:
            found.add(name)
            to_do += imported(name)
    return frozenset(found)


@cache
def imported(file: str) -> list[str]:
    """The project's files that a file imports by name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(*(files_of(alias.name, ()) for alias in node.names))
        elif isinstance(node, ast.ImportFrom):
            found.update(files_of(absolute(file, node), [alias.name for alias in node.names]))
    return sorted(found - {file})


def absolute(file: str, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    for top in ("src/", "tests/"):
        file = file.removeprefix(top)
    package = file.removesuffix(".py").split("/")[: -node.level]
    return ".".join([*package, *([node.module] if node.module else [])])


def files_of(module: str, names: Iterable[str]) -> set[str]:
    """Those of a module, of the packages it is in, and of what is taken out of it if that is a module too."""
    parts = module.split(".")
    wanted = {"/".join(parts[:end]) for end in range(1, len(parts) + 1)}
    wanted |= {"/".join([*parts, name]) for name in names}
    places = (
        f"{top}{path}{end}" for top in ("src/", "tests/", "") for path in wanted for end in (".py", "/__init__.py")
    )
    return {place for place in places if (ROOT / place).is_file()}
