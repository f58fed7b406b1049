"""A running game is small, so that searches can hold many."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "memory.py"
COPIES = 20_000


def measured(players: int, *modules: str) -> dict[str, float]:
    command = [sys.executable, str(SCRIPT), str(players), str(COPIES), *modules]
    found: dict[str, float] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return found


@pytest.mark.parametrize("modules", [(), ("merchants", "promos")])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_running_game_takes_at_most_8_kb(players: int, modules: tuple[str, ...]) -> None:
    """And a hundred thousand copies of one fit in a gigabyte."""
    found = measured(players, *modules)
    assert found["state_bytes"] <= 8 * 1024
    assert found["copy_bytes"] * 100_000 <= 2**30
