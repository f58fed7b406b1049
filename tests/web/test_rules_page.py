"""The rules on the page: in four languages, found by searching, linked from refusals, printed, tried on a board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, Visit
from .test_everyone import barriers

LANGUAGES = {
    "en-GB": "How a game runs",
    "pl-PL": "Jak przebiega gra",
    "ro-RO": "Cum decurge un joc",
    "it-IT": "Come si svolge una partita",
}
CHAPTERS = ("course", "base", "merchants", "promos", "tiles", "icons", "examples", "questions", "hints", "keys")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_chapter_is_wider_than_a_phone(visit: Visit, language: str) -> None:
    page = visit("/help", size=PHONE, language=language)
    expect(page.locator("#course h2")).to_have_text(LANGUAGES[language])
    for chapter in CHAPTERS:
        page.locator(f"nav a[href='/help/{chapter}']").click()
        page.locator(f"article#{chapter}").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], chapter
        if language == "en-GB":
            assert barriers(page) == [], chapter


def test_a_rule_is_found_by_its_words_and_shown(visit: Visit) -> None:
    page = visit("/help", size=DESK, language="pl-PL")
    page.get_by_role("searchbox").fill("zielony dzokerem")
    page.locator(".hits a", has_text="BID-3").click()
    expect(page.locator("li#BID-3.found")).to_be_in_viewport()


def test_a_refusal_leads_to_its_rule(visit: Visit) -> None:
    page = visit("/position/bidding", language="it-IT")
    page.locator(".auction .tile[data-tile=turn-order-1]").click()
    page.locator(".tile-card .why a.rule").first.wait_for()
    address = page.locator(".tile-card .why a.rule").first.get_attribute("href")
    assert address
    page.goto(address)
    expect(page.locator(f"li#{address.removeprefix('/help/')}")).to_be_in_viewport()


def test_examples_open_on_a_board_and_close_to_the_examples(visit: Visit) -> None:
    page = visit("/help/examples")
    page.get_by_role("link", name="Open this position").first.click()
    page.locator(".auction .tile[data-tile=gold-mine]").wait_for()
    page.get_by_role("button", name="Close").click()
    page.locator("article#examples").wait_for()


def test_the_whole_of_it_can_be_printed(visit: Visit) -> None:
    page = visit("/help", size=DESK, dark=True)
    page.get_by_label("Everything on one page").check()
    for chapter in CHAPTERS:
        expect(page.locator(f"article#{chapter}")).to_have_count(1)
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("li#BID-4")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
