"""The page's files: their kinds, and what a shared link shows."""

from __future__ import annotations

from pathlib import Path

from keyflower.server.page import Page, kind_of


def test_a_kind_names_its_letters_at_most_once() -> None:
    # Of text/... the answer adds them by itself.
    assert kind_of(Path("index.html")) == "text/html"
    assert kind_of(Path("a.js")) == "text/javascript"
    assert kind_of(Path("a.json")) == "application/json; charset=utf-8"
    assert kind_of(Path("a.woff2")) == "font/woff2"


def test_a_shared_link_shows_a_picture_at_the_server_s_own_address(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<meta property="og:image" content="/share.jpg" /><title>Keyflower</title>')
    (tmp_path / "index.html.gz").write_bytes(b"packed before the address was known")
    assert b'content="/share.jpg"' in Page(tmp_path).index.bodies[""]
    told = Page(tmp_path, "https://play.example/").index
    assert b'content="https://play.example/share.jpg"' in told.bodies[""]
    assert set(told.bodies) == {""}


def test_a_setting_is_no_way_into_the_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<meta property="og:image" content="/share.jpg" />')
    assert b"<script" not in Page(tmp_path, 'https://x/"><script>').index.bodies[""]
