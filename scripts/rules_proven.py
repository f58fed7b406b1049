"""Writes docs/rules-proven.md: for each rule of the game the tests that prove it.

    python scripts/rules_proven.py            write the table
    python scripts/rules_proven.py --check    fail when the table is stale, or a rule of an enforced section has no test

The rules are those of tests/rules/ids.toml, which also says which sections are enforced. The tests say what they prove
by their marks: `@pytest.mark.rule("BID-4", "BID-5")`.
"""

import argparse
import contextlib
import io
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "tests" / "rules" / "ids.toml"
TABLE = ROOT / "docs" / "rules-proven.md"

Proofs = dict[str, set[str]]


class Collector:
    """A pytest plug-in that keeps the marks of every test, and runs none."""

    def __init__(self) -> None:
        self.proofs: Proofs = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            test = item.nodeid.partition("[")[0]
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.proofs.setdefault(rule, set()).add(test)


def collect() -> Proofs:
    collector = Collector()
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        code = pytest.main(
            ["--collect-only", "-qq", "-p", "no:cacheprovider", str(ROOT / "tests")], plugins=[collector]
        )
    if code:
        sys.exit(f"{output.getvalue()}\nThe tests could not be collected (pytest's exit code {int(code)}).")
    return collector.proofs


def table(sections: dict[str, dict[str, str]], proofs: Proofs) -> str:
    lines = [
        "# Rules and their tests",
        "",
        "Written by `scripts/rules_proven.py` from the tests' marks; do not edit it by hand.",
    ]
    for section, rules in sections.items():
        proven = sum(rule in proofs for rule in rules)
        lines += [
            "",
            f"## {section.capitalize()}: {proven} of {len(rules)}",
            "",
            "| rule | what | tests |",
            "| --- | --- | --- |",
        ]
        for rule, title in rules.items():
            tests = "<br>".join(f"`{test.removeprefix('tests/')}`" for test in sorted(proofs.get(rule, ())))
            lines.append(f"| {rule} | {title} | {tests or 'none yet'} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="For each rule of the game, the tests that prove it.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when something is missing or stale")
    check = parser.parse_args().check

    data = tomllib.loads(RULES.read_text(encoding="utf-8"))
    enforced: list[str] = data.pop("enforced")
    sections: dict[str, dict[str, str]] = data
    proofs = collect()
    text = table(sections, proofs)
    if not check:
        TABLE.write_text(text, encoding="utf-8")
        print(f"{TABLE.relative_to(ROOT)} is written.")
        return 0

    faults = [
        f"{rule} has no test ({title})"
        for section in enforced
        for rule, title in sections[section].items()
        if rule not in proofs
    ]
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != text:
        faults.append(f"{TABLE.relative_to(ROOT)} is stale: run scripts/rules_proven.py")
    for fault in faults:
        print(fault)
    counts = ", ".join(
        f"{name} {sum(rule in proofs for rule in rules)}/{len(rules)}" for name, rules in sections.items()
    )
    print(f"Rules with a test: {counts}. Enforced: {', '.join(enforced) or 'none'}.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
