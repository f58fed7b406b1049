"""Sets everything up, then plays or tests. Needs Python 3.11 or newer with `venv`, and nothing else.

    python3 dev.py play [OPTIONS]    start the table on this machine and open it in the browser
    python3 dev.py test [STEP ...]   run every check, or only those named; --since COMMIT: what changes can have broken
    python3 dev.py bench [OPTIONS]   measure the engine beside others; --help tells more
    python3 dev.py cluster           play tournaments on a small Ray cluster of this machine, of which one node dies
    python3 dev.py pins              renew the pins in requirements/

What is set up is remembered, so that a second run starts at once. `uv` installs the packages: the one that is there, or
a pinned one of our own; `pip` where there is none to be had. The work itself is in `workshop/`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

# This file is read by older Pythons too, so that they can be told.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Keyflower needs Python 3.11 or newer; this is {sys.version.split()[0]}")

from workshop.environments import BENCH, BUILD, CLUSTER, INSTALLER, PLAY, TEST, Failure, find_uv, run
from workshop.packages import COMPILED, set_up_compiled, set_up_play
from workshop.testing import test

# The newest releases are often not complete yet on every index; mypy's is the one that was tried with the engine.
TOO_NEW = ("--exclude-newer", "3 weeks", "--exclude-newer-package", "mypy=2026-11-01")


def play(options: Sequence[str]) -> int:
    set_up_play()
    command = [str(PLAY.script("keyflower")), "serve", "--open", *options]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command).returncode


def bench(options: Sequence[str]) -> None:
    set_up_compiled()
    BENCH.install_pins()
    run(BENCH.python, "bench/run.py", *options)


def cluster() -> None:
    set_up_compiled()
    CLUSTER.install_pins()
    CLUSTER.install("--require-hashes", "-r", TEST.pins)
    run(CLUSTER.python, "-m", "pytest", "tests/lab/cluster.py", PYTHONPATH=str(COMPILED))


def pins() -> None:
    uv = find_uv()
    if not uv:
        raise Failure("`pins` needs uv: pip install uv")
    compile_pins = [uv, "pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"]
    compile_pins += ["--generate-hashes", "--no-emit-index-url", "--no-header", *TOO_NEW]
    # The tests' pins come first and bind the others, so that what is tested is what is played.
    tested = ("dev", "server", "postgres", "lab", "client", "screen", "pictures")
    run(*compile_pins, "pyproject.toml", *(word for extra in tested for word in ("--extra", extra)), "-o", TEST.pins)
    for extra, environment in (("server", PLAY), ("cluster", CLUSTER)):
        run(*compile_pins, "pyproject.toml", "--extra", extra, "-c", TEST.pins, "-o", environment.pins)
    for group, environment in (("build", BUILD), ("bench", BENCH), ("installer", INSTALLER)):
        run(*compile_pins, "--group", group, "-c", TEST.pins, "-o", environment.pins)


def main(arguments: Sequence[str]) -> int:
    command, rest = arguments[:1], arguments[1:]
    if command == ["play"]:
        return play(rest)
    if command == ["test"]:
        return test(rest)
    if command == ["bench"]:
        bench(rest)
        return 0
    if arguments == ["cluster"]:
        cluster()
        return 0
    if arguments == ["pins"]:
        pins()
        return 0
    print(__doc__)
    return 0 if arguments in (["-h"], ["--help"]) else 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failure as failure:
        sys.exit(f"dev.py: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
