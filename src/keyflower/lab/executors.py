"""Where work is done: here, in other processes, or on a Ray cluster. Results stream back as they come, in no fixed
order."""

import importlib
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import Any, TypeVar

from .match import Outcome, Task, play_match

Given = TypeVar("Given")
Found = TypeVar("Found")


class WorkDied(ValueError):
    """A process ended before its work."""


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes that are started meanwhile never see an interrupt: it is for this one, which sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """From now on this process ends when the one that started it is gone, however that went: nobody wants its work."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait_for([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def spread(work: Callable[[Given], Found], tasks: Sequence[Given], jobs: int) -> Iterator[Found]:
    """The results of all tasks as they come. Only a few tasks are under way, so that stopping is quick."""
    jobs = min(jobs or os.cpu_count() or 1, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent)
    waiting: set[Future[Found]] = set()
    finished = False
    try:
        for task in tasks:
            with interrupts_held():
                waiting.add(pool.submit(work, task))
            while len(waiting) > jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        finished = True
    except BrokenProcessPool:
        raise WorkDied("one of the processes at work has died") from None
    finally:
        if not finished:
            for child in active_children():  # nobody waits for what they are at any more
                child.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


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
