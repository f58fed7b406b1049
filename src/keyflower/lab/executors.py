"""Where matches are played: here, in other processes, or on a Ray cluster. All three stream the outcomes back as they
come, in no fixed order."""

import importlib
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from .match import Outcome, Task, play_match


def inline(tasks: list[Task]) -> Iterator[Outcome]:
    for task in tasks:
        yield play_match(task)


def pool(tasks: list[Task], workers: int) -> Iterator[Outcome]:
    """A few more tasks than workers are under way, so that an interrupted run has lost no more than those."""
    waiting = list(reversed(tasks))
    with ProcessPoolExecutor(workers or os.cpu_count()) as executor:
        running: set[Future[Outcome]] = set()
        while waiting or running:
            while waiting and len(running) < 2 * (workers or os.cpu_count() or 1):
                running.add(executor.submit(play_match, waiting.pop()))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def on_ray(tasks: list[Task], address: str) -> Iterator[Outcome]:
    """On the cluster at an address; without one on this machine's, started if need be. A dead worker's games are
    played again."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise ValueError("Ray is not installed: pip install 'keyflower[cluster]'") from None
    if not ray.is_initialized():
        if address:
            ray.init(address=address, log_to_driver=False)
        else:
            ray.init(include_dashboard=False, log_to_driver=False)
    remote: Any = ray.remote(max_retries=-1, num_cpus=1)(play_match)
    ahead = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = list(reversed(tasks))
    running: list[Any] = []
    while waiting or running:
        while waiting and len(running) < ahead:
            running.append(remote.remote(waiting.pop()))
        done, running = ray.wait(running, num_returns=1)
        for reference in done:
            yield ray.get(reference)
