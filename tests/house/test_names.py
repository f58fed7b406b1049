"""One name means one thing, for constants and for classes, in all rooms."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src" / "keyflower"
FROZEN = "bots/v"  # opponents kept as they were bring their own words along


def constants(tree: ast.Module) -> Iterator[str]:
    """The public constants that a module makes: not what it imports, not what it keeps to itself."""
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Name) and target.id.isupper() and not target.id.startswith("_"):
                yield target.id


def classes(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not name.startswith(FROZEN):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def test_no_constant_has_two_meanings() -> None:
    homes: dict[str, set[str]] = defaultdict(set)
    for name, tree in modules():
        for constant in constants(tree):
            homes[constant].add(name)
    assert {constant: sorted(found) for constant, found in homes.items() if len(found) > 1} == {}


def test_no_class_has_a_namesake() -> None:
    homes: dict[str, set[str]] = defaultdict(set)
    for name, tree in modules():
        for found in classes(tree):
            homes[found].add(name)
    assert {one: sorted(found) for one, found in homes.items() if len(found) > 1} == {}
