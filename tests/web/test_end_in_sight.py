"""The end of a game at a glance: the winner and everybody's points without scrolling, and nothing of it is hidden."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from server.harness import Process

from .conftest import DESK, PHONE, Visit, photograph
from .hand import open_position, position_table
from .test_end_on_a_phone import OVER, VILLAGE

TABLET = (820, 1180)
# The coach's buttons whose words are broken into several lines.
BROKEN = """() => [...document.querySelectorAll('.coach button')].filter(button => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return new Set([...words.getClientRects()].map(line => Math.round(line.top))).size > 1;
}).map(button => button.textContent)"""

# What of the villages and of the points lies under the coach's words, by its class.
HIDDEN = """() => {
  const words = document.querySelector('.coach').getBoundingClientRect();
  return [...document.querySelectorAll('.sheet h1, .villages li, .sources')].filter(each => {
    const box = each.getBoundingClientRect();
    const seen = document.querySelector('.sheet').getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, seen.top), Math.min(box.bottom, seen.bottom)];
    const across = Math.min(words.right, box.right) - Math.max(words.left, box.left);
    return across > 0 && Math.min(words.bottom, bottom) > Math.max(words.top, top);
  }).map(each => each.className || each.tagName);
}"""


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("size", [DESK, TABLET, PHONE])
def test_winner_and_totals_are_seen_without_scrolling(visit: Visit, size: tuple[int, int], players: int) -> None:
    page = visit(size=size)
    open_position(page, {**OVER, "players": players, "names": OVER["names"][:players]})
    page.locator(".sheet.done").wait_for()
    expect(page.get_by_role("heading", name="Winner: Birch")).to_be_in_viewport(ratio=1)
    totals = page.locator("[data-total]")
    assert totals.count() == players
    for at in range(players):
        expect(totals.nth(at)).to_be_in_viewport(ratio=1)
    if size == DESK:  # and where they came from, down to the sum
        expect(page.locator(".sources tfoot tr")).to_be_in_viewport(ratio=1)
    photograph(page, f"end-{players}-{size[0]}")


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE])
def test_the_coach_hides_nothing_of_the_count(visit: Visit, site: Process, size: tuple[int, int]) -> None:
    """Its words lay over the winner's village; on a phone it scrolled past the winner before anybody had seen it."""
    page = visit(size=size)
    seats: list[dict[str, Any]] = [{"to_place": ["apothecary"]}, {"village": VILLAGE}]
    position = {**OVER, "players": 2, "names": ["Guest", "Birch"], "seats": seats}
    position_table(page, site.base, position, coach=["build"])
    page.locator(".place.fits").first.dispatch_event("click")
    page.locator(".bar .confirm").click()
    page.locator(".coach[data-step=scoring]").wait_for()
    page.locator(".sheet.done").wait_for()
    expect(page.get_by_role("heading", name="Winner")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-total]").last).to_be_in_viewport(ratio=1)
    page.wait_for_timeout(600)  # the light follows what is laid out anew
    assert page.evaluate(HIDDEN) == []
    expect(page.get_by_role("heading", name="Winner")).to_be_in_viewport(ratio=1)
    photograph(page, f"end-coach-{size[0]}")
    assert page.evaluate(BROKEN) == []
