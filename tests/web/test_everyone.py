"""For everyone: four languages, light and dark, no barrier that axe can find, and a light bundle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.harness import Process

from .conftest import PHONE, Visit, photograph
from .hand import Hand, new_table

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUNDLE = ROOT / "src" / "keyflower" / "server" / "page"
PAGES = ("/", "/new", "/import", "/position", "/learn", "/help", "/nowhere/at/all")
# A message that is missing shows its key.
KEY = re.compile(
    r"\b(?:ask|do|log|text|price|card|tab|lobby|learn|help|effect|piece|sheet|settings|wait)-[a-z][a-z-]+\b"
)
LANGUAGES = {"en-GB": "Your turn", "pl-PL": "Twoja tura", "ro-RO": "Rândul tău", "it-IT": "Tocca a te"}


def barriers(page: Page, rules: str = "") -> list[str]:
    """What axe finds wrong on a page, by all its rules or one."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": [rules]} if rules else {})}
    found = page.evaluate("options => axe.run(document, options)", options)
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found["violations"]]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_barrier_on_any_page(visit: Visit, site: Process, dark: bool) -> None:
    page = visit(dark=dark)
    # The dark colours change nothing but the contrast.
    rules = "color-contrast" if dark else ""
    for path in PAGES:
        page.goto(path)
        page.locator("h1").wait_for()
        assert barriers(page, rules) == [], path
    new_table(page, site.base, players=4, modules=["merchants"])
    page.locator(".bar[data-kind=turn]").wait_for()
    assert barriers(page, rules) == []
    photograph(page, f"table-{'dark' if dark else 'light'}")
    page.locator(".auction .lit .tile").first.click()
    page.locator(".tile-card").wait_for()
    assert barriers(page, rules) == []
    page.keyboard.press("Escape")
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Settings").click()
    assert barriers(page, rules) == []
    page.get_by_label("Show the board as text").check()
    page.keyboard.press("Escape")
    page.locator(".text-board").wait_for()
    assert barriers(page, rules) == []


def test_no_barrier_on_a_phone(visit: Visit, site: Process) -> None:
    page = visit(size=PHONE, touch=True)
    new_table(page, site.base, players=3)
    for tab in ("auction", "village", "others", "log"):
        page.locator(f".tabs [data-tab-name={tab}]").click()
        assert barriers(page) == [], tab
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(visit: Visit, site: Process, language: str) -> None:
    page = visit(language=language)
    page.locator("h1").wait_for()
    assert page.evaluate("document.documentElement.lang") == language[:2]
    for path in ("/", "/new", "/learn", "/help"):
        page.goto(path)
        page.locator("h1").wait_for()
        assert KEY.findall(page.inner_text("body")) == [], path
    new_table(page, site.base, players=3, modules=["merchants", "emporium", "monument", "key-celeste"])
    hand = Hand(page, seed=7, eagerness=1)
    for _ in range(4):
        page.locator(".bar[data-kind]").wait_for(timeout=30_000)
        if hand.kind == "turn":
            expect(page.locator(".bar .question")).to_contain_text(LANGUAGES[language])
        assert KEY.findall(page.inner_text("body")) == []
        hand.answer()
    photograph(page, f"language-{language[:2]}")


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("dialog")).to_contain_text("Język")
    page.reload()
    assert page.locator("html").get_attribute("lang") == "pl"


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])  # Polish has the longest words
def test_nothing_comes_from_elsewhere_and_the_page_is_light(visit: Visit, site: Process, language: str) -> None:
    page = visit(language=language)
    hosts: set[str] = set()
    loaded: set[str] = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page.on("request", lambda request: loaded.add(request.url.rsplit("/", 1)[1]))
    page.reload()
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind]").wait_for()
    assert hosts == {site.base.split("/")[2]}
    # Script, style and type as they are sent: everything in all languages, and what one reader loads to be at a table.
    files = [file for file in BUNDLE.rglob("*") if file.suffix in (".js", ".css", ".woff2")]
    packed = {file.name: file.with_name(f"{file.name}.br") for file in files}
    weights = {
        file.name: min(each.stat().st_size for each in (file, packed[file.name]) if each.is_file()) for file in files
    }
    assert 20_000 < sum(weights.values()) <= 300 * 1024, f"{sum(weights.values()) / 1024:.0f} KB in all"
    reader = sum(weights[name] for name in weights.keys() & loaded)
    assert 20_000 < reader <= 160 * 1024, f"{reader / 1024:.0f} KB for one reader"


def test_stillness_is_respected(visit: Visit, site: Process) -> None:
    page = visit(still=True)
    new_table(page, site.base, players=2)
    page.evaluate("""() => {
        window.flown = 0;
        new MutationObserver(() => { if (document.querySelector('.flyer')) window.flown += 1; })
            .observe(document.body, {childList: true, subtree: true});
    }""")
    Hand(page, seed=2, eagerness=1).answer()
    page.wait_for_timeout(400)
    assert page.evaluate("window.flown") == 0


def test_moves_are_shown_to_those_who_like_it(visit: Visit, site: Process) -> None:
    page = visit(still=False)
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    page.evaluate("""() => {
        window.flown = 0;
        new MutationObserver(() => { if (document.querySelector('.flyer')) window.flown += 1; })
            .observe(document.body, {childList: true, subtree: true});
    }""")
    Hand(page, seed=2, eagerness=1).answer()
    assert page.evaluate("window.flown") > 0
