"""What everybody may know is told, and in sentences that a person would say."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .hand import open_position

SUMMER: dict[str, Any] = {"players": 2, "season": "summer"}


def test_how_many_winter_tiles_each_put_in(visit: Visit) -> None:
    page = visit()
    lot = [{"tile": "jeweller"}]
    seats = [{"screen": {"red": 2}, "offered": 1}, {"offered": 2}]
    open_position(page, {"players": 2, "season": "winter", "auction": lot, "seats": seats})
    expect(page.locator(".others article")).to_contain_text("put 2 winter tiles in")


def test_a_raise_tells_the_new_total(visit: Visit) -> None:
    page = visit()
    bids = [{"seat": 0, "count": 2, "colour": "red"}, {"seat": 1, "count": 3, "colour": "red"}]
    lot = {"tile": "tavern", "bids": bids}
    hand = open_position(page, {**SUMMER, "auction": [lot], "seats": [{"screen": {"red": 4}}]})
    page.locator(".auction .tile[data-tile=tavern]").click()
    page.locator(".tile-card .actions .button", has_text="Bid").click()
    hand.confirm()
    expect(page.locator(".log")).to_contain_text("by 2 red workers, to 4 in all")


def test_who_won_what_is_told(visit: Visit) -> None:
    page = visit()
    lot = {"tile": "tavern", "bids": [{"seat": 0, "count": 2, "colour": "red"}]}
    hand = open_position(page, {**SUMMER, "passes": 1, "auction": [lot]})
    page.locator(".bar .pass > .button").click()
    if page.locator(".confirm:visible").count():
        hand.confirm()
    expect(page.locator(".log")).to_contain_text("wins Tavern")


def test_the_price_of_an_extension_is_on_the_card(visit: Visit) -> None:
    page = visit()
    village = [{"tile": "home-1"}, {"tile": "stable", "upgraded": True}]
    open_position(page, {**SUMMER, "modules": ["merchants"], "auction": [], "seats": [{"village": village}]})
    page.locator(".village-area .tile[data-tile=stable]").click()
    expect(page.locator(".tile-card")).to_contain_text("Extensions that are left")
    expect(page.locator(".tile-card")).to_contain_text("Blue extension. Price: 1 ")


def test_a_losing_bid_alone_is_no_zero_workers(visit: Visit) -> None:
    """It said "0 yellow workers and the losing bids from Stable"."""
    page = visit()
    bids = [{"seat": 0, "count": 2, "colour": "yellow"}, {"seat": 1, "count": 3, "colour": "yellow"}]
    lots = [{"tile": "store", "bids": bids}, {"tile": "tavern"}]
    open_position(page, {**SUMMER, "auction": lots})
    page.locator(".auction .tile[data-tile=tavern]").click()
    page.locator(".tile-card .actions .button", has_text="Bid").click()
    page.locator(".confirm:visible").wait_for()
    said = page.locator(".tile-card")
    expect(said).to_contain_text("losing bid")  # what the move does comes a moment after its confirmation
    expect(said).not_to_contain_text("0 yellow")
    page.keyboard.press("Escape")
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Board as text").click()
    told = page.locator("main.text")
    expect(told).to_contain_text("Bid for Tavern: the losing bid on Store")
    expect(told).not_to_contain_text("0 yellow")


def test_an_upgrade_paid_with_a_losing_bid_is_one_sentence(visit: Visit) -> None:
    """It said "paying Give up the losing bid on Barn"."""
    page = visit()
    bids = [{"seat": 0, "count": 2, "colour": "yellow"}, {"seat": 1, "count": 3, "colour": "yellow"}]
    seats = [{"village": [{"tile": "home-1"}, {"tile": "talton-lodge"}], "screen": {"red": 3}}]
    autumn = {"players": 2, "season": "autumn", "modules": ["talton-lodge"], "seats": seats}
    hand = open_position(page, {**autumn, "auction": [{"tile": "inn", "bids": bids}]})
    page.locator(".village-area .tile[data-tile=home-1]").click()
    page.locator(".tile-card .actions .button", has_text="Use").first.click()
    page.locator(".tile-card .draft").get_by_label("red", exact=True).click()
    hand.confirm()
    page.locator(".bar[data-kind=upgrade]").wait_for()
    page.locator(".choices [data-tile=talton-lodge]").click()
    way = page.get_by_role("button", name="Upgrade Talton Lodge, paying the losing bid on Inn", exact=True)
    expect(way).to_have_text("1 losing bid")  # for those who listen; the others see the sign


def test_an_empty_boat_is_told_to_be_empty(visit: Visit) -> None:
    """It said "takes the cargo of Sea Breese: ."."""
    page = visit()
    hand = open_position(page, {**SUMMER, "phase": "boats", "auction": []})
    hand.list_of_answers()
    expect(page.locator(".log")).to_contain_text("which is empty")


def test_a_choice_of_effects_is_one_sentence(visit: Visit) -> None:
    """It said "Choose one: Take 1 contract: ... Make: 1 iron."."""
    page = visit("/help/tiles")
    tile = page.locator("li", has=page.locator("h4:text-is('Assayer')"))
    expect(tile).to_contain_text("hoose one: take 1 contract")
    expect(tile).not_to_contain_text("one: Take")
    expect(tile).not_to_contain_text("; or Make")


@pytest.mark.parametrize("language", ["pl-PL", "ro-RO", "it-IT"])
def test_lessons_and_help_call_tiles_by_their_translated_names(visit: Visit, language: str) -> None:
    page = visit(language=language)
    page.evaluate("localStorage.setItem('keyflower.translate-names', 'true')")
    page.goto("/learn/bid")
    page.locator(".lesson").wait_for()
    expect(page.locator(".lesson")).not_to_contain_text("Key mine")
    page.goto("/help/base")
    page.locator("article#base").wait_for()
    for name in ("Key mine", "Turn order 1", "Village hall"):
        expect(page.locator("article#base")).not_to_contain_text(name)
