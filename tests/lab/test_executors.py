"""Work in other processes: nobody goes on working for somebody who is gone."""

import os
import subprocess
import sys
import time
from pathlib import Path

from keyflower.lab.executors import spread

SLEEPS = """
import sys
from pathlib import Path
from keyflower.lab.executors import spread
from tests.lab.test_executors import note_and_sleep

if __name__ == "__main__":
    list(spread(note_and_sleep, [Path(sys.argv[1]) / str(number) for number in range(2)], 2))
"""
PATIENCE = 60.0  # seconds, on a busy machine


def note_and_sleep(path: Path) -> None:
    path.write_text(str(os.getpid()), encoding="utf-8")
    time.sleep(10 * PATIENCE)


def is_at_work(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


def twice(number: int) -> int:
    return 2 * number


def test_everything_is_done_once_wherever_it_is_done() -> None:
    assert sorted(spread(twice, range(5), 1)) == sorted(spread(twice, range(5), 2)) == [0, 2, 4, 6, 8]


def test_work_ends_with_whoever_wanted_it_even_if_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "sleeps.py"
    script.write_text(SLEEPS, encoding="utf-8")
    notes = tmp_path / "notes"
    notes.mkdir()
    where = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    parent = subprocess.Popen([sys.executable, script, notes], env={**os.environ, "PYTHONPATH": where})
    end = time.monotonic() + PATIENCE
    while len([note for note in notes.iterdir() if note.read_text(encoding="utf-8")]) < 2:
        assert time.monotonic() < end, "the work never began"
        time.sleep(0.05)
    workers = [int(note.read_text(encoding="utf-8")) for note in notes.iterdir()]
    parent.kill()
    parent.wait()
    end = time.monotonic() + PATIENCE
    while any(is_at_work(worker) for worker in workers):
        assert time.monotonic() < end, "they go on working"
        time.sleep(0.05)
