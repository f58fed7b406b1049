"""The scoring, the bots, the lab and the open variant name no module: what a module needs of them comes from the hooks
that it fills (docs/modules.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from keyflower.catalogue import CATALOGUE
from keyflower.game.modules import GROUPS, MODULES, make_modules
from keyflower.game.options import Options

SOURCE = Path(__file__).resolve().parents[2] / "src" / "keyflower"
ROOMS = ("game/scoring", "game/modules/open_play.py", "game/prospects.py", "bots", "lab")
FROZEN = "bots/v"
# Their pieces that are neither a verb nor a step nor an effect.
PIECES = ("cabin", "cabins", "extension", "extensions", "contracts", "ghost", "celeste")
EVERYDAY = {"mypy_extensions", "show", "extend", "replace"}  # as they stand: a package; words of everybody's


def module_words() -> set[str]:
    """The names of the modules, of their verbs, steps and effects, and of their pieces."""
    words = {*MODULES, *GROUPS, *PIECES}
    for module in make_modules(Options(4, [], tuple(MODULES), {})):
        words |= {verb.word for verb in module.verbs()}
        words |= {step.name for step in module.steps()} | {step.effect for step in module.steps()}
    return words - {"", "show"}


def said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name and every text of a module, but for what it is told in (docstrings) and the ids of single tiles."""
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Constant(value=str(text)) if id(node) not in told and CATALOGUE.find(text) is None:
                yield line, text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield line, name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield line, name
            case ast.ImportFrom(module=str(name)):
                yield line, name


def names_in(text: str, words: set[str]) -> set[str]:
    """The module's words among the parts of a name such as `EXTEND_VERB` or `game.modules.merchants`."""
    if text in EVERYDAY:
        return set()
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()
    parts = set(re.split(r"[^a-z]+", apart)) | {apart}
    return parts & words


def files() -> list[Path]:
    found: list[Path] = []
    for room in ROOMS:
        path = SOURCE / room
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return [path for path in found if not path.relative_to(SOURCE).as_posix().startswith(FROZEN)]


def test_scoring_bots_lab_and_open_play_name_no_module() -> None:
    words = module_words()
    named = [
        f"{path.relative_to(SOURCE)}:{line}: {text}"
        for path in files()
        for line, text in said(ast.parse(path.read_text(encoding="utf-8")))
        if names_in(text, words)
    ]
    assert named == []


@pytest.mark.parametrize("text", ["CONTRACT_VERB", "keyflower.game.modules.merchants", "FreeExtension", "key-celeste"])
def test_the_check_finds_a_name(text: str) -> None:
    assert names_in(text, module_words())
