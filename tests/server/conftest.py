"""One server with the embedded database for most tests; others start their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .harness import Postgres, Process

Starter = Callable[..., Process]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("server")).start()
    yield process
    process.kill()


@pytest.fixture
def starter(tmp_path: Path) -> Iterator[Starter]:
    """Starts servers of one's own; all are ended with the test."""
    started: list[Process] = []

    def start(prelude: str = "", folder: str = "own", **options: Any) -> Process:
        process = Process(tmp_path / folder, **options)
        started.append(process)
        return process.start(prelude)

    yield start
    for process in started:
        process.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL; each call gives the URL of a new empty database."""
    running = Postgres()
    yield running.database
    running.close()
