"""A running game is small, so that searches can hold many."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "memory.py"
COPIES = 20_000


def copy_bytes(*modules: str) -> float:
    """What one more copy of a running game of six takes, the largest there is."""
    command = [sys.executable, str(SCRIPT), str(COPIES), *modules]
    found: float = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)["copy_bytes"]
    return found


def test_a_copy_of_a_running_game_takes_at_most_8_kb() -> None:
    assert copy_bytes() <= 8 * 1024


def test_a_hundred_thousand_copies_with_all_modules_fit_in_a_gigabyte() -> None:
    assert copy_bytes("merchants", "promos") * 100_000 <= 2**30
