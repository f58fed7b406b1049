"""The page's files. Every path that is neither a file nor the API is the page itself."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

BUNDLE = Path(__file__).parent / "page"
MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Keyflower</title></head>
<body><h1>Keyflower</h1><p>The server runs, but its page was not built into this installation.</p>
<p>Install again with the page's build, or use the API under <code>/api/v1/</code>.</p></body></html>
"""
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    lasting: bool


class Page:
    def __init__(self, folder: Path = BUNDLE) -> None:
        self.folder = folder
        self.files: dict[str, tuple[float, File]] = {}

    def find(self, path: str) -> File | None:
        """A file of the bundle; None if there is none of that name."""
        name = path.strip("/")
        if "\0" in name or len(name) > 200:
            return None
        target = (self.folder / name).resolve()
        if not name or not target.is_relative_to(self.folder.resolve()) or not target.is_file():
            return None
        changed = target.stat().st_mtime
        known = self.files.get(name)
        if known is None or known[0] != changed:
            kind = TYPES.get(target.suffix) or mimetypes.guess_type(target.name)[0] or "application/octet-stream"
            known = self.files[name] = (changed, made(target.read_bytes(), kind, name.startswith("assets/")))
        return known[1]

    def index(self) -> File:
        return self.find("index.html") or made(MISSING.encode(), "text/html", False)


def made(body: bytes, kind: str, lasting: bool) -> File:
    text = kind.startswith("text/") or kind.split("/")[-1].split("+")[-1] in ("json", "javascript", "xml")
    packed = gzip.compress(body, 9, mtime=0) if text and len(body) > 800 else None
    return File(
        body, packed, f"{kind}; charset=utf-8" if text else kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', lasting
    )
