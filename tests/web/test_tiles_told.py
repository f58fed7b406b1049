"""Tiles are told whole: large pictures, boats with their notes, turn-order tiles with what they are for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, Visit
from .hand import open_position

KINDS = ("Home", "Spring", "Summer", "Autumn", "Winter")
HEADINGS = [f"{kind} tiles" for kind in KINDS] + ["Boats", "Turn-order tiles", "Special tiles"]


@pytest.mark.parametrize("size", [DESK, (820, 1180), PHONE])
def test_pictures_of_all_tiles_are_large(visit: Visit, size: tuple[int, int]) -> None:
    """They shrank to 23 to 60 px."""
    page = visit("/help/tiles", size=size)
    page.locator("#tiles .tiles svg").first.wait_for()
    widths = page.evaluate(
        "[...document.querySelectorAll('#tiles .tiles svg')].map(each => each.getBoundingClientRect().width)"
    )
    assert len(widths) > 80
    assert min(widths) >= 110


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "ro-RO", "it-IT"])
def test_headings_are_plural_and_begin_with_a_capital(visit: Visit, language: str) -> None:
    page = visit("/help/tiles", language=language)
    page.locator("#tiles h3").first.wait_for()
    headings = page.locator("#tiles h3").all_inner_texts()
    assert all(heading[0].isupper() for heading in headings)
    if language == "en-GB":
        assert headings[: len(HEADINGS)] == HEADINGS


def test_boats_and_turn_order_tiles_have_their_notes(visit: Visit) -> None:
    page = visit("/help/tiles")
    boat = page.locator("#tile-sea-breese, li:has(h4:text-is('Sea Breese'))").first
    for note in ("6 workers", "From 3 players on"):
        expect(boat).to_contain_text(note)
    expect(page.locator("li", has=page.locator("h4:text-is('Key Celeste')"))).to_contain_text("holds the ghost")
    order = page.locator("li", has=page.locator("h4:text-is('Turn order 1')"))
    expect(order).to_contain_text("number 1 to choose a boat")
    expect(order).to_contain_text("takes the purple marker too")


def test_the_card_of_a_turn_order_tile_keeps_its_purple_icon(visit: Visit) -> None:
    page = visit()
    open_position(page, {"players": 3, "season": "summer", "seats": [{"screen": {"red": 3}}]})
    worker = "[class*=purple], [fill*=purple]"
    for tile, there in (("turn-order-2", True), ("turn-order-1", False)):
        page.locator(f".auction .tile[data-tile={tile}]").click()
        card = page.locator(".tile-card")
        expect(card).to_contain_text("to choose a boat")
        assert (card.locator(f"svg {worker}").count() > 0) is there, tile
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_resting_on_a_turn_order_tile_tells_what_it_is_for(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    open_position(page, {"players": 3, "season": "summer", "seats": [{"screen": {"red": 3}}]})
    page.locator(".auction .tile[data-tile=turn-order-2]").hover()
    expect(page.locator(".peek")).to_contain_text("number 2 to choose a boat")
    expect(page.locator(".peek")).to_be_in_viewport(ratio=1)


def test_nothing_is_numbered_twice_and_one_tile_is_no_tiles(visit: Visit) -> None:
    """The lessons began "1. 1. Bidding", and one's own village had "1 tiles"."""
    page = visit("/learn")
    first = page.locator("main ol li").first
    assert first.locator("b").inner_text() == "1. Bidding"
    assert first.evaluate("line => getComputedStyle(line).listStyleType") == "none"
    open_position(page, {"players": 3, "season": "summer"})
    village = page.locator(".others article .facts .words").first
    expect(village).to_contain_text("1")
    expect(village).not_to_contain_text("1 tiles")
