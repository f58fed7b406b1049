"""A running game is small, so that searches can hold many."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "memory.py"
COPIES = 10_000


def test_a_game_is_at_most_8_kb_and_a_hundred_thousand_copies_fit_in_a_gigabyte() -> None:
    """The largest there is: six players with all modules."""
    command = [sys.executable, str(SCRIPT), str(COPIES), "merchants", "promos"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    found = json.loads(done.stdout)
    assert found["state_bytes"] <= 8 * 1024
    assert found["copy_bytes"] * 100_000 <= 2**30
