"""What the page tells is true and whole: every piece of a score, every reason, and nothing twice."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .hand import open_position

VILLAGE = [
    {"tile": "home-1", "at": [0, 0], "goods": {"wood": 6}},
    {"tile": "summer-boat-3b", "at": [0, 1], "goods": {"gold": 1}},
]
OVER = {"players": 2, "season": "winter", "phase": "build", "auction": [], "seats": [{"village": VILLAGE}]}


def test_a_line_of_the_sheet_names_all_its_pieces(visit: Visit) -> None:
    """It told "7: 1 gold left over" of six wood that boat 3b had made gold of, and left the marker out as well."""
    page = visit()
    open_position(page, {**OVER, "start": 1})
    expect(page.locator(".lines li", has_text="Gold left over")).to_contain_text("6 wood")
    expect(page.locator(".lines li", has_text="Gold left over")).to_contain_text("1 gold")
    open_position(page, {**OVER, "start": 0})
    line = page.locator(".lines li", has_text="Gold left over")
    for piece in ("6 wood", "1 gold", "the start-player marker"):
        expect(line).to_contain_text(piece)
    expect(line.locator("b")).to_have_text("8")


def test_open_play_tells_counts_once_at_the_end(visit: Visit) -> None:
    page = visit()
    seats = [{}, {"screen": {"red": 3, "anvil": 2}}]
    open_position(page, {**OVER, "variants": ["open"], "seats": seats})
    page.get_by_role("button", name="Look at the table").click()
    other = page.locator(".others article[data-seat='1']")
    expect(other.locator(".counts")).to_have_count(1)
    expect(other.locator(".one b")).to_have_text(["3", "2"])
    expect(other.locator(".facts > p:visible")).to_have_count(1)  # the tiles; no "face down: 2 skills" beside them


def test_a_reason_does_not_contradict_the_price(visit: Visit) -> None:
    """ "1 blue would be needed" stood above "at least 2"."""
    page = visit()
    lot = {"tile": "tavern", "bids": [{"seat": 1, "count": 1, "colour": "blue"}]}
    open_position(page, {"players": 2, "season": "summer", "auction": [lot], "seats": [{"screen": {"red": 4}}]})
    page.locator(".auction .tile[data-tile=tavern]").click()
    card = page.locator(".tile-card")
    expect(card).to_contain_text("Tavern is blue this season, and you have no blue worker")
    expect(card).not_to_contain_text("would be needed")
