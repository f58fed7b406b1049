"""The files of hosting/, tried as a host would use them: with the real systemd tools, nginx and server."""

from __future__ import annotations

import json
import os
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from server.harness import Process, asynchronous, free_port
from websockets.asyncio.client import connect
from websockets.typing import Origin

from keyflower.server.metrics import METRICS
from keyflower.server.settings import Settings, from_file

HOSTING = Path(__file__).parents[2] / "hosting"
UNITS = ("keyflower.service", "keyflower-backup.service", "keyflower-backup.timer")
EXPOSED = 30  # tenths, as `systemd-analyze security` counts; 100 is a service without any protection


def tool(name: str, package: str) -> str:
    """A program of the system, installed on Debian if need be."""
    path = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin{os.pathsep}/sbin"
    found = shutil.which(name, path=path)
    if not found and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], env=quiet, check=True)
        subprocess.run(["apt-get", "-qq", "-y", "--no-install-recommends", "install", package], env=quiet, check=True)
        found = shutil.which(name, path=path)
    assert found, f"this test needs {name}: install {package}"
    return found


def test_the_units_are_sound(tmp_path: Path) -> None:
    """In a system of their own, in which what they start exists."""
    folder = tmp_path / "etc" / "systemd" / "system"
    folder.mkdir(parents=True)
    for unit in UNITS:
        shutil.copy(HOSTING / unit, folder)
    # What units depend on by themselves is the system's own.
    for part in ("usr/lib/systemd", "lib/systemd"):
        if Path("/", part).exists() and not (tmp_path / part).exists():
            (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(Path("/", part), tmp_path / part, symlinks=True)
    for program in ("opt/keyflower/bin/keyflower", "opt/keyflower/share/backup.sh"):
        target = tmp_path / program
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("#!/bin/sh\n")
        target.chmod(0o755)
    command = [tool("systemd-analyze", "systemd"), "verify", "--man=no", f"--root={tmp_path}", *UNITS]
    done = subprocess.run(command, capture_output=True, text=True)
    ours = [line for line in done.stderr.splitlines() if "keyflower" in line]
    assert (done.returncode, ours) == (0, []), done.stderr


@pytest.mark.parametrize("unit", UNITS[:2])
def test_the_services_may_do_little(unit: str) -> None:
    command = [tool("systemd-analyze", "systemd"), "security", "--offline=yes", f"--threshold={EXPOSED}", "--no-pager"]
    done = subprocess.run([*command, str(HOSTING / unit)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-400:] + done.stderr


def test_the_settings_are_settings() -> None:
    Settings(**from_file(HOSTING / "keyflower.toml"))
    own = {"BACKUPS", "BACKUPS_KEPT", "SITE", "CONFIG"}
    for file in HOSTING.iterdir():
        named = {name.upper() for name in re.findall(r"KEYFLOWER_([A-Z_]+)", file.read_text(encoding="utf-8"))}
        assert named <= {setting.name.upper() for setting in fields(Settings)} | own, file.name


def test_the_container_has_what_the_compose_files_ask_of_it() -> None:
    """One image serves both: with a file, and with PostgreSQL."""
    installed = re.search(r"/source\[([a-z,]+)\]", (HOSTING / "Containerfile").read_text(encoding="utf-8"))
    assert installed is not None
    extras = set(installed[1].split(","))
    assert "server" in extras
    for file in HOSTING.glob("compose*.yaml"):
        asked = file.read_text(encoding="utf-8")
        assert "dockerfile: hosting/Containerfile" in asked
        assert "postgresql://" not in asked or "postgres" in extras, file.name


def test_what_is_made_here_stays_out_of_the_container() -> None:
    """Environments, modules of Node, an engine compiled for another system: what git ignores."""
    ignored = (HOSTING.parent / ".gitignore").read_text(encoding="utf-8").split()
    left = (HOSTING / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    asked = {line.strip("/") if line.startswith("/") else f"**/{line.rstrip('/')}" for line in ignored}
    assert {".git", *asked} <= set(left)


def test_the_board_shows_figures_that_exist() -> None:
    board = json.loads((HOSTING / "grafana.json").read_text(encoding="utf-8"))
    told = METRICS.page().decode()
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"keyflower_\w+", target["expr"])
    }
    assert len(asked) > 8
    for name in asked:
        assert f"# TYPE {name.removesuffix('_bucket')} " in told, name


def test_backups_are_tried_and_thinned(tmp_path: Path, starter: Callable[..., Process]) -> None:
    server = starter()
    programs = tmp_path / "bin"
    programs.mkdir()
    command = programs / "keyflower"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m keyflower "$@"\n')
    command.chmod(0o755)
    # Two backups in one second would have one name: here every look at the clock is a second later.
    ticks = programs / "date"
    ticks.write_text(
        f'#!/bin/sh\necho x >> {tmp_path}/ticks\nprintf "20260101T0000%02dZ" $(wc -l < {tmp_path}/ticks)\n'
    )
    ticks.chmod(0o755)
    kept = tmp_path / "kept"
    environment = {
        **os.environ,
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "KEYFLOWER_DATABASE": server.database,
        "KEYFLOWER_BACKUPS": str(kept),
        "KEYFLOWER_BACKUPS_KEPT": "2",
    }

    def back_up() -> subprocess.CompletedProcess[str]:
        return subprocess.run([HOSTING / "backup.sh"], env=environment, capture_output=True, text=True, cwd=tmp_path)

    for _ in range(3):
        done = back_up()
        assert done.returncode == 0, done.stderr
        assert "rows restored" in done.stdout
    assert sorted(file.name for file in kept.iterdir()) == [
        "keyflower-20260101T000002Z.gz",
        "keyflower-20260101T000003Z.gz",
    ]
    environment["KEYFLOWER_DATABASE"] = str(tmp_path / "nothing.db")
    assert back_up().returncode != 0
    assert len(list(kept.iterdir())) == 2


# --- nginx -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def behind_nginx(tmp_path: Path, starter: Callable[..., Process]) -> Iterator[tuple[str, Process]]:
    """The site's file as it is, with this machine's ports and a certificate made here."""
    secure, plain = free_port(), free_port()
    server = starter(flags={"url": f"https://play.example:{secure}", "proxies": 1})
    subprocess.run(
        [
            *(tool("openssl", "openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", "/CN=play.example", "-keyout", tmp_path / "key.pem", "-out", tmp_path / "chain.pem"),
        ],
        check=True,
        capture_output=True,
    )
    site = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    site = site.replace("/etc/letsencrypt/live/play.example/fullchain.pem", str(tmp_path / "chain.pem"))
    site = site.replace("/etc/letsencrypt/live/play.example/privkey.pem", str(tmp_path / "key.pem"))
    site = site.replace("127.0.0.1:8400", f"127.0.0.1:{server.port}").replace("$host;", f"$host:{secure};")
    site = re.sub(r"\n *listen \[::\].*", "", site)
    site = re.sub(r"listen 80;", f"listen 127.0.0.1:{plain};", site)
    site = re.sub(r"listen 443 ", f"listen 127.0.0.1:{secure} ", site)
    places = "".join(
        f"{name}_temp_path {tmp_path}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {tmp_path}/nginx.pid; error_log {tmp_path}/errors.log; events {{}}\n"
        f"http {{ access_log off; {places}\n{site}\n}}\n"
    )
    nginx = [tool("nginx", "nginx-light"), "-c", str(whole), "-p", str(tmp_path), "-e", str(tmp_path / "errors.log")]
    checked = subprocess.run([*nginx, "-t"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    running = subprocess.Popen([*nginx])
    try:
        yield f"https://127.0.0.1:{secure}", server
    finally:
        running.terminate()
        running.wait(10)


@asynchronous
async def test_nginx_passes_page_sockets_and_addresses(behind_nginx: tuple[str, Process]) -> None:
    base, server = behind_nginx
    host = {"host": f"play.example:{base.rpartition(':')[2]}"}
    origin = f"https://{host['host']}"
    async with httpx.AsyncClient(verify=False, base_url=base, headers=host, timeout=20) as visitor:
        page = await eventually(visitor, "/")
        assert page.status_code == 200
        assert "strict-transport-security" in page.headers
        arrived = await visitor.post(
            "/api/v1/session",
            json={"name": "Ann", "token": True},
            headers={"origin": origin, "x-forwarded-for": "6.6.6.6"},
        )
        assert arrived.status_code == 200, arrived.text
        assert "__Host-" in arrived.headers["set-cookie"]
        assert "Secure" in arrived.headers["set-cookie"]
        token = arrived.json()["token"]
        foreign = await visitor.post(
            "/api/v1/session", json={"name": "Eve"}, headers={"origin": "https://evil.example"}
        )
        assert foreign.status_code == 403
    trust = ssl.create_default_context()
    trust.check_hostname = False
    trust.verify_mode = ssl.CERT_NONE
    address = f"wss://{host['host']}/api/v1/ws"
    port = int(base.rpartition(":")[2])
    async with connect(address, ssl=trust, origin=Origin(origin), host="127.0.0.1", port=port) as socket:
        await socket.send(json.dumps({"t": "hello", "protocol": 1, "session": token}))
        assert json.loads(await socket.recv())["t"] == "welcome"
    assert "6.6.6.6" not in server.logged()


async def eventually(visitor: httpx.AsyncClient, path: str) -> httpx.Response:
    """nginx needs a moment to listen."""
    for attempt in range(100):
        try:
            return await visitor.get(path)
        except httpx.ConnectError:
            if attempt == 99:
                raise
    raise AssertionError
