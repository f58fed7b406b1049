"""The arena on a local cluster of several nodes, one of which dies.

It needs the extra `cluster` and some minutes: `python -m pytest tests/lab/cluster.py`.
"""

import importlib
import threading
import time
from typing import Any

from keyflower.lab import executors
from keyflower.lab.arena import Arena
from keyflower.lab.match import Outcome, play_match

ray: Any = importlib.import_module("ray")


def without_clock(outcome: Outcome) -> Outcome:
    return {field: value for field, value in outcome.items() if field not in ("seconds", "slow")}


def test_a_dead_nodes_games_are_played_again_with_the_same_results() -> None:
    tasks = list(Arena(["2", "1"], 0, 4, "ray").tasks())
    cluster = importlib.import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    try:
        killed = threading.Event()

        def kill() -> None:
            time.sleep(1.0)
            cluster.remove_node(second, allow_graceful=False)
            killed.set()

        killer = threading.Thread(target=kill)
        killer.start()
        found = sorted((without_clock(outcome) for outcome in executors.on_ray(tasks, "")), key=lambda o: o["id"])
        killer.join()
        assert killed.is_set()
    finally:
        ray.shutdown()
        cluster.shutdown()
    expected = sorted((without_clock(outcome) for outcome in map(play_match, tasks)), key=lambda o: o["id"])
    assert found == expected
