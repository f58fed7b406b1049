"""The arena on a local cluster of several nodes, one of which dies.

`python3 dev.py cluster` runs it: it needs the extra `cluster`.
"""

import importlib
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from keyflower.bots.simple import Dreamer
from keyflower.lab import executors
from keyflower.lab.arena import Arena
from keyflower.lab.match import Outcome, play_match

ray: Any = importlib.import_module("ray")

NOTES = "KEYFLOWER_TEST_NOTES"  # a folder: nodes note there which games they begin, and read who is to die


class Noted(Dreamer):
    """Notes where it plays. On the node that is to die it never comes to an end."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        folder = os.environ.get(NOTES)
        if folder and seed != "check":
            node = ray.get_runtime_context().get_node_id()
            with Path(folder, "begun").open("a", encoding="utf-8") as notes:
                notes.write(f"{node}\n")
            while Path(folder, "dying").read_text(encoding="utf-8") == node:
                time.sleep(0.1)


def without_clock(outcome: Outcome) -> Outcome:
    return {field: value for field, value in outcome.items() if field not in ("seconds", "slow")}


def in_order(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(map(without_clock, outcomes), key=lambda outcome: str(outcome["id"]))


def test_a_dead_nodes_games_are_played_again_with_the_same_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NOTES, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # nodes must find the bot, as they find the package
    tasks = list(Arena(["2", f"{__name__}:Noted"], 0, 8, "ray").tasks())
    cluster = importlib.import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    try:
        head = ray.get_runtime_context().get_node_id()
        (dying,) = (node["NodeID"] for node in ray.nodes() if node["NodeID"] != head)
        (tmp_path / "dying").write_text(dying, encoding="utf-8")
        stream = executors.on_ray(tasks, "")
        found = [next(stream)]
        while dying not in (tmp_path / "begun").read_text(encoding="utf-8"):
            found.append(next(stream))
        cluster.remove_node(second, allow_graceful=False)
        found += stream
    finally:
        ray.shutdown()
        cluster.shutdown()
    begun = (tmp_path / "begun").read_text(encoding="utf-8").split()
    assert begun.count(dying) == 1
    assert begun.count(head) == len(tasks)  # what the dead node was at is among them
    monkeypatch.delenv(NOTES)
    assert in_order(found) == in_order(list(map(play_match, tasks)))
