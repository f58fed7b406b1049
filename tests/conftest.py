"""The mark `rule`, which says which rules a test proves. A mark with an unknown id is an error."""

import tomllib
from pathlib import Path

import pytest

RULES = Path(__file__).parent / "rules" / "ids.toml"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the rules of the game that this test proves")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    sections = tomllib.loads(RULES.read_text(encoding="utf-8")).values()
    known = {rule for section in sections if isinstance(section, dict) for rule in section}
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not known.issuperset(mark.args):
                raise pytest.UsageError(f"{item.nodeid}: the mark rule{mark.args} names no rule of {RULES.name}")
