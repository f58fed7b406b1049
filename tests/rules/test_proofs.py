"""The list of rules and the script that finds their proofs."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = "scripts/rules_proven.py"


def rules_of(text: str) -> dict[str, dict[str, str]]:
    return {name: section for name, section in tomllib.loads(text).items() if isinstance(section, dict)}


def test_each_rule_stands_in_one_section_and_has_a_title() -> None:
    sections = rules_of((ROOT / "tests" / "rules" / "ids.toml").read_text(encoding="utf-8"))
    assert list(sections) == ["base", "merchants", "promos"]
    rules = [rule for section in sections.values() for rule in section]
    assert len(rules) == len(set(rules))
    assert all(re.fullmatch(r"[A-Z]{3,4}-(\d+[ab]?|[ABC])", rule) for rule in rules)
    assert all(title for section in sections.values() for title in section.values())


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A tiny project with two rules, of which one has a test."""
    for file in (SCRIPT, "tests/conftest.py"):
        target = tmp_path / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text((ROOT / file).read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "tests" / "rules").mkdir()
    enforce(tmp_path)
    mark(tmp_path, "BID-1")
    return tmp_path


def enforce(project: Path, *sections: str) -> None:
    text = f'enforced = {list(sections)}\n[base]\nBID-1 = "One"\nBID-2 = "Two"\n'
    (project / "tests" / "rules" / "ids.toml").write_text(text, encoding="utf-8")


def mark(project: Path, *rules: str) -> None:
    ids = ", ".join(f'"{rule}"' for rule in rules)
    text = f'import pytest\n\n@pytest.mark.parametrize("n", [1, 2])\n@pytest.mark.rule({ids})\ndef test_bid(n): pass\n'
    (project / "tests" / "test_bid.py").write_text(text, encoding="utf-8")


def prove(project: Path, *options: str) -> subprocess.CompletedProcess[str]:
    # No plug-ins that happen to be installed, since they are slow to load; no bytecode, since the test file is
    # rewritten within the second that tells old bytecode from new.
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, SCRIPT, *options]
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)


def test_a_rule_without_a_test_fails_only_where_it_is_enforced(project: Path) -> None:
    assert prove(project).returncode == 0
    assert prove(project, "--check").returncode == 0
    enforce(project, "base")
    done = prove(project, "--check")
    assert done.returncode == 1
    assert "BID-2 has no test" in done.stdout
    assert "BID-1 has no test" not in done.stdout
    mark(project, "BID-1", "BID-2")
    assert prove(project).returncode == 0
    assert prove(project, "--check").returncode == 0


def test_the_table_names_each_test_once_and_a_stale_one_fails(project: Path) -> None:
    assert prove(project, "--check").returncode == 1
    prove(project)
    text = (project / "docs" / "rules-proven.md").read_text(encoding="utf-8")
    assert "| BID-1 | One | `test_bid.py::test_bid` |" in text
    mark(project, "BID-2")
    done = prove(project, "--check")
    assert done.returncode == 1
    assert "stale" in done.stdout


def test_an_unknown_rule_in_a_mark_is_refused(project: Path) -> None:
    mark(project, "BID-9")
    done = prove(project)
    assert done.returncode != 0
    assert "BID-9" in done.stderr
