"""Hints: on the board and in words, where they are no help against people."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server.harness import Process

from .conftest import DESK, PHONE, Visit, photograph
from .hand import Hand, new_table, open_position
from .test_replay import finished

SPRING: dict[str, Any] = {
    "players": 2,
    "season": "spring",
    "auction": [{"tile": tile} for tile in ("miner", "alehouse", "stable", "woodcutter", "key-mine", "peddler")],
    "seats": [{"screen": {"red": 3, "blue": 3, "yellow": 2}}],
}


def numbered(page: Page) -> None:
    """Each hint has a number, the same in the list and on the board, a reason, and what it is worth."""
    hints = page.locator(".hint li")
    hints.first.wait_for(timeout=60_000)
    assert 1 <= hints.count() <= 3
    assert [hint.get_attribute("data-hint") for hint in hints.all()] == [str(1 + at) for at in range(hints.count())]
    expect(hints.first).to_contain_text("the best that comes to mind")
    expect(page.get_by_text("the best that comes to mind")).to_have_count(1)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_hints_in_a_position_tell_what_a_tile_is_good_for(visit: Visit, size: tuple[int, int]) -> None:
    """They were to be had at tables only, said the same of every tile, and on a phone lay over the whole board."""
    page = visit(size=size)
    open_position(page, SPRING)
    page.get_by_role("button", name="Hint").click()
    numbered(page)
    bid = page.locator(".hint li", has_text="Nobody else has bid").first
    expect(bid).to_contain_text("Make:" if bid.locator("strong").filter(has_text="er:").count() else ".")
    expect(page.locator(".auction .cell[data-hint]").first).to_be_visible()
    box = page.locator(".hint ol").bounding_box()
    assert box is not None
    if size == PHONE:
        assert box["height"] <= 0.4 * PHONE[1]
    photograph(page, f"hints-{size[0]}")


def test_hints_after_some_moves_in_a_position(visit: Visit) -> None:
    page = visit()
    village = [{"tile": "home-1", "goods": {"wood": 1}}, {"tile": "stable", "at": [0, -1]}]
    seats = [{"village": village, "screen": {"red": 2}}]
    open_position(page, {"players": 2, "season": "summer", "auction": [], "seats": seats})
    page.locator(".village-area .tile[data-tile=stable]").click()
    page.locator(".tile-card .choice").click()
    page.locator(".confirm:visible").first.click()
    page.locator(".bar[data-kind=transport]").wait_for()
    page.get_by_role("button", name="Hint").click()
    numbered(page)


def test_hints_in_a_replay(visit: Visit) -> None:
    page = visit("/import")
    page.get_by_label("The record").fill(finished().record())
    page.get_by_role("button", name="Open").click()
    page.get_by_label("One step on").click()
    page.get_by_role("button", name="Hint").click()
    numbered(page)


def test_no_hints_where_another_person_plays(visit: Visit, site: Process) -> None:
    page = visit()
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(1)
    wishes = {"players": [{"kind": "me"}, {"kind": "me"}], "pace": 0}
    table = page.request.post(f"{site.base}/api/v1/tables", data=wishes).json()["info"]["table"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am ready").click()
    page.locator(".bar[data-kind=turn]").wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_lesson_hints_at_the_move_it_waits_for(visit: Visit) -> None:
    """Not at what a bot would think of there; after its last step at nothing."""
    page = visit("/learn/bid")
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint li")
    expect(hint).to_have_count(1)
    expect(hint).to_contain_text("The lesson waits for this move.")
    expect(page.locator(".auction .cell[data-hint='1'] .tile[data-tile=key-mine]")).to_be_visible()
    page.locator(".auction .tile[data-tile=key-mine]").click()
    page.locator(".tile-card").get_by_role("button", name="Bid").click()
    Hand(page).confirm()
    expect(page.locator(".lesson")).to_contain_text("You lead in this auction")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
