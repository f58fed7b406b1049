"""The audit of dependencies: what it asks, what it says, and what it says when nobody answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).parents[2] / "scripts" / "audit.py"


def audited(index: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "KEYFLOWER_ADVISORIES": index, "no_proxy": "127.0.0.1"}
    return subprocess.run([sys.executable, SCRIPT], env=environment, capture_output=True, text=True, timeout=60)


def test_an_advisory_is_an_error_and_silence_is_said() -> None:
    asked: list[dict[str, Any]] = []
    holes = {"litestar"}

    class Index(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
            asked.extend(queries)
            results = [{"vulns": [{"id": "HOLE-1"}]} if q["package"]["name"] in holes else {} for q in queries]
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"results": results}).encode())

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Index)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    try:
        found = audited(address)
        assert found.returncode == 1
        assert "HOLE-1" in found.stdout
        assert {("PyPI", "uvicorn"), ("npm", "svelte")} <= {
            (q["package"]["ecosystem"], q["package"]["name"]) for q in asked
        }
        assert all(q["version"] for q in asked)
        holes.clear()
        assert audited(address).returncode == 0
    finally:
        server.shutdown()
        server.server_close()
    silent = audited(address)
    assert silent.returncode == 0
    assert silent.stdout.startswith("NOT AUDITED")
