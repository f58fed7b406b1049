"""The examples of examples/ run, in small."""

import subprocess
import sys
from pathlib import Path

import pytest

from keyflower.lab.dataset import open_folder, tasks, write_shard

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *words: object) -> str:
    done = subprocess.run([sys.executable, EXAMPLES / name, *map(str, words)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_policy_is_learnt_from_a_dataset(tmp_path: Path) -> None:
    """It answers more like the bots of the games than chance does, on a game that it did not learn from."""
    work = tasks(tmp_path, ["3", "3"], 3, 3, "clone", [], [])
    open_folder(work[0])
    write_shard(work[0])
    told = run("clone.py", tmp_path, "--passes", 2)
    share = float(told.splitlines()[-1].split(": ")[1].split(" %")[0].split("%")[0])
    assert share > 40.0


@pytest.mark.parametrize("players", [2, 3])
def test_openspiels_search_plays(players: int) -> None:
    told = run("spiel.py", "--games", 1, "--simulations", 2, "--players", players)
    assert "IS-MCTS with 2 simulations" in told


def test_a_small_agent_learns() -> None:
    assert "round 1:" in run("learn.py", "--rounds", 1)
