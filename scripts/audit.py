"""Asks the open index of advisories (OSV) whether anything that is pinned has a known hole.

    python scripts/audit.py

Where the index cannot be reached it says so in a line and is content: a test must run without the internet. A finding
is an error. KEYFLOWER_ADVISORIES names another index of the same interface.
"""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INDEX = "https://api.osv.dev/v1/querybatch"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.M)
BATCH = 500
SECONDS = 20

Pin = tuple[str, str, str]  # ecosystem, name, version


def pinned(root: Path = ROOT) -> list[Pin]:
    """Everything that the locks name, of Python and of the page."""
    found = {
        ("PyPI", name, version)
        for lock in (root / "requirements").glob("*.lock")
        for name, version in PIN.findall(lock.read_text(encoding="utf-8"))
    }
    lock = root / "web" / "package-lock.json"
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"] if lock.exists() else {}
    for place, package in packages.items():
        if place and "version" in package:
            found.add(("npm", package.get("name") or place.rpartition("node_modules/")[2], package["version"]))
    return sorted(found)


def ask(pins: list[Pin], index: str) -> list[str]:
    """The advisories, a line each."""
    found = []
    for start in range(0, len(pins), BATCH):
        part = pins[start : start + BATCH]
        queries = [{"package": {"ecosystem": kind, "name": name}, "version": version} for kind, name, version in part]
        request = urllib.request.Request(
            index, json.dumps({"queries": queries}).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            results = json.load(answer)["results"]
        for (_, name, version), result in zip(part, results, strict=True):
            found += [f"{name} {version}: {advisory['id']}" for advisory in result.get("vulns", [])]
    return found


def main() -> int:
    pins = pinned()
    try:
        found = ask(pins, os.environ.get("KEYFLOWER_ADVISORIES", INDEX))
    except (urllib.error.URLError, OSError, ValueError, KeyError) as trouble:
        print(f"NOT AUDITED: the index of advisories cannot be reached ({type(trouble).__name__}: {trouble})")
        return 0
    for line in found:
        print(line)
    print(f"{len(pins)} pins audited, {len(found)} advisories")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
