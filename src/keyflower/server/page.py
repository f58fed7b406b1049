"""The page's files. Every path that is neither a file nor the API is the page itself."""

from __future__ import annotations

import hashlib
import mimetypes
from html import escape
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
    ".md": "text/markdown",
}
PICTURE = b'content="/share.jpg"'
PACKED = {".br": "br", ".gz": "gzip"}  # made by the build
REFUSED = frozenset({"q=0", "q=0.0", "q=0.00", "q=0.000"})


class File(NamedTuple):
    kind: str
    lasting: bool
    tag: str
    bodies: dict[str, bytes]  # by encoding; "" is the file as it is

    def accepted(self, accept: str) -> str:
        """The smallest form of those that the asker takes."""
        asked = {name.strip(): weight.replace(" ", "") for name, _, weight in map(split_weight, accept.split(","))}
        taken = [code for code in self.bodies if not code or asked.get(code, "q=0") not in REFUSED]
        return min(taken, key=lambda code: len(self.bodies[code]))

    def tag_of(self, code: str) -> str:
        return f'"{self.tag}{"-" if code else ""}{code}"'


def split_weight(part: str) -> tuple[str, str, str]:
    return part.lower().partition(";")


class Page:
    """All files, read once: what is not among them does not exist, and asking for it costs nothing."""

    def __init__(self, folder: Path = BUNDLE, url: str = "") -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        names = {path.relative_to(folder).as_posix(): path for path in paths}
        self.files = {
            name: made(path.read_bytes(), kind_of(path), name.startswith("assets/"), packed_forms(path))
            for name, path in names.items()
            if not (path.suffix in PACKED and name.removesuffix(path.suffix) in names)
        }
        self.index = self.files.get("index.html") or made(MISSING.encode(), kind_of(Path("index.html")), False, {})
        if url:  # who shows a shared link wants the picture's whole address; the text is the same for every table
            body = self.index.bodies[""].replace(PICTURE, f'content="{escape(url.rstrip("/"))}/share.jpg"'.encode())
            self.index = made(body, self.index.kind, False, {})

    def find(self, path: str) -> File | None:
        """A file of the bundle; None if there is none of that name."""
        return self.files.get(path)


def kind_of(path: Path) -> str:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # Of plain text (text/...) the answer says by itself that it is UTF-8.
    coded = kind.split("/")[-1].split("+")[-1] in ("json", "xml")
    return f"{kind}; charset=utf-8" if coded and not kind.startswith("text/") else kind


def packed_forms(path: Path) -> dict[str, bytes]:
    """What the build has put beside a file."""
    beside = {code: path.with_name(path.name + suffix) for suffix, code in PACKED.items()}
    return {code: form.read_bytes() for code, form in beside.items() if form.is_file()}


def made(body: bytes, kind: str, lasting: bool, packed: dict[str, bytes]) -> File:
    return File(kind, lasting, hashlib.sha256(body).hexdigest()[:20], {"": body, **packed})
