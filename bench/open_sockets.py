"""How many sockets one server holds open, and what each costs.

    python bench/open_sockets.py --sockets 10000

Starts `keyflower serve`, opens so many sockets that say hello and then only listen, and prints the server's memory for
each and how long a ping takes among them. The system must allow twice as many open files (ulimit -n).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server.harness import Process  # noqa: E402

SIDE_BY_SIDE = 100


def memory(process: Process) -> int:
    assert process.process is not None
    pages = Path(f"/proc/{process.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


async def opened(address: str) -> ClientConnection:
    link = await connect(address, compression=None, ping_interval=None, open_timeout=120)
    await link.send(json.dumps({"t": "hello", "protocol": 1}))
    await link.recv()
    return link


async def pinged(link: ClientConnection) -> float:
    began = time.perf_counter()
    await link.send('{"t": "ping"}')
    await link.recv()
    return (time.perf_counter() - began) * 1000


async def measured(process: Process, sockets: int) -> None:
    address = process.base.replace("http", "ws") + "/api/v1/ws"
    links = [await opened(address) for _ in range(20)]  # what is loaded once is loaded now
    before, began = memory(process), time.perf_counter()
    while len(links) < sockets:
        many = min(SIDE_BY_SIDE, sockets - len(links))
        links += await asyncio.gather(*(opened(address) for _ in range(many)))
    took, after = time.perf_counter() - began, memory(process)
    pings = [await pinged(links[number * len(links) // 200]) for number in range(200)]
    print(f"{len(links)} sockets open after {took:.0f} s")
    print(f"{(after - before) / (len(links) - 20) / 1000:.1f} KB for each, {after / 1e6:.0f} MB in all")
    print(f"ping {statistics.median(pings):.1f} ms, 99 % {sorted(pings)[197]:.1f} ms")
    for link in links:
        link.transport.abort()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=10_000)
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    most = given.sockets + 100
    flags = {"connections": most, "connections-per-address": most, "requests-open-per-address": 2000}
    with tempfile.TemporaryDirectory() as name:
        process = Process(Path(name), flags={**flags, "log-level": "warning"}).start()
        try:
            asyncio.run(measured(process, given.sockets))
        finally:
            process.kill()


if __name__ == "__main__":
    main()
