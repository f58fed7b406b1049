"""Carries out the steps of the Containerfile without a container engine: `sudo python3 hosting/try_container.py`.

Each stage becomes a folder made by debootstrap (Debian's package), in which RUN lines run by chroot and COPY lines
copy. At the end the server of the last stage is started there, as its user and by its own entry point, and the stage's
own check of health is run beside it. Takes some minutes.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from fnmatch import fnmatch
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent
PORT = 18400  # instead of the container's own, which may be taken outside of one
PATHS = "/usr/sbin:/usr/bin:/sbin:/bin"
TRUSTED = "/etc/ssl/machine.crt"  # in each stage
KNOWN = {"FROM", "RUN", "COPY", "USER", "WORKDIR", "VOLUME", "ENV", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}


def steps() -> list[tuple[str, str]]:
    lines = (HERE / "Containerfile").read_text(encoding="utf-8").splitlines()
    found = [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if line and line[0] != "#")]
    for word, _ in found:
        if word not in KNOWN:
            sys.exit(f"{word} is no step that is known here")
    return found


def left_out(folder: str, names: list[str]) -> set[str]:
    """Of the project's files, as a container engine would by the same file."""
    lines = (HERE / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    below = Path(folder).relative_to(PROJECT)
    return {
        name
        for name in names
        for line in lines
        if (fnmatch(name, line[3:]) and line.startswith("**/")) or fnmatch((below / name).as_posix(), line)
    }


def chroot(root: Path, command: list[str], **environment: str) -> None:
    trust = dict.fromkeys(("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS"), TRUSTED)
    clean = {"PATH": PATHS, "HOME": "/", "DEBIAN_FRONTEND": "noninteractive", **environment}
    passed = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy") or "PIP_" in name}
    subprocess.run(["chroot", str(root), *command], env={**passed, **trust, **clean}, check=True)


def make_root(folder: Path, name: str) -> Path:
    root = folder / name
    base = folder / "base"
    if not base.exists():
        subprocess.run(["debootstrap", "--variant=minbase", "bookworm", str(base)], check=True)
    subprocess.run(["cp", "-a", str(base), str(root)], check=True)
    shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
    for known in ("/etc/hosts", "/etc/pip.conf"):  # a machine's own way to its package index
        if Path(known).exists():
            shutil.copy(known, root / known[1:])
    # Whom this machine trusts; kept apart, for Debian's own list is made anew when its package is installed.
    bundle = os.environ.get("SSL_CERT_FILE", "/etc/ssl/certs/ca-certificates.crt")
    (root / "etc" / "ssl").mkdir(parents=True, exist_ok=True)
    shutil.copy(bundle, root / TRUSTED[1:])
    return root


def main() -> None:
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        sys.exit("this needs root and Debian's debootstrap")
    folder = Path(tempfile.mkdtemp(prefix="keyflower-container-"))
    stages: dict[str, Path] = {}
    root = folder
    environment: dict[str, str] = {}
    told: dict[str, str] = {}  # of the stage, beside its files: USER, HEALTHCHECK, ENTRYPOINT, ...
    try:
        for word, rest in steps():
            print(f"--- {word} {rest}", flush=True)
            if word == "FROM":
                name = rest.partition(" AS ")[2] or "last"
                root = stages[name] = make_root(folder, name)
                environment, told = {}, {}
            elif word == "RUN":
                chroot(root, ["sh", "-c", rest], **environment)
            elif word == "ENV":
                environment.update(
                    (name, value) for name, _, value in (pair.partition("=") for pair in shlex.split(rest))
                )
            elif word == "COPY":
                *options, source, target = rest.split()
                place = stages[options[0].partition("=")[2]] / source[1:] if options else PROJECT
                shutil.copytree(place, root / target[1:], symlinks=True, ignore=None if options else left_out)
            else:
                told[word] = rest
        start(root, told, environment)
        print("The container's steps work, and its server is ready.")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def start(root: Path, told: dict[str, str], environment: dict[str, str]) -> None:
    clean = {"PATH": PATHS, **environment, "KEYFLOWER_HOST": "127.0.0.1"}
    inside = ["chroot", f"--userspec={told['USER']}", str(root)]
    entry: list[str] = json.loads(told["ENTRYPOINT"]) + json.loads(told["CMD"])
    check: list[str] = json.loads(told["HEALTHCHECK"].removeprefix("CMD ").replace(f":{told['EXPOSE']}", f":{PORT}"))
    server = subprocess.Popen([*inside, *entry, f"--port={PORT}"], env=clean)
    try:
        for _ in range(100):
            if subprocess.run([*inside, *check], env=clean, capture_output=True).returncode == 0:
                return
            time.sleep(0.2)
        sys.exit("the server did not become ready")
    finally:
        server.terminate()
        server.wait(20)


if __name__ == "__main__":
    main()
