"""A season's end as an event: won tiles fly to their owners, and the card waits for who reads."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from server.harness import Process

from .conftest import PHONE, Visit
from .hand import Hand, new_table, position_table

COUNT_FLIGHTS = """() => {
  window.flown = 0;
  new MutationObserver(changes => {
    const added = changes.flatMap(change => [...change.addedNodes]);
    window.flown += added.filter(node => node.className === "flown").length;
  }).observe(document.body, { childList: true });
}"""


def until_the_card(page: Page, hand: Hand) -> None:
    """Bids once, then passes until spring is over."""
    page.locator(".bar[data-kind=turn]").wait_for()
    hand.eagerness = 1
    hand.answer()
    hand.eagerness = 0
    while True:
        page.locator(".season-card, .bar[data-kind=turn]").first.wait_for()
        if page.locator(".season-card").count():
            return
        hand.answer()


def test_won_tiles_fly_to_their_owners_on_the_card(visit: Visit, site: Process) -> None:
    page = visit(still=False)
    new_table(page, site.base, players=3)
    page.evaluate(COUNT_FLIGHTS)
    until_the_card(page, Hand(page, seed=3))
    expect(page.locator(".season-card")).to_contain_text("Spring is over")
    assert page.locator(".season-card .seat").count() == 3
    won = page.locator(".season-card .seat [data-won]")
    assert won.count() > 0
    # Each comes from where it lay, and is in its owner's place when it has landed.
    assert page.evaluate("window.flown") >= won.count()
    expect(page.locator(".season-card .awaited")).to_have_count(0)
    expect(page.locator("body > .flown")).to_have_count(0)
    before = page.evaluate("window.flown")
    page.locator(".season-card .button").click()
    page.locator(".season-card").wait_for(state="detached")
    assert page.evaluate("window.flown") > before  # and on to the villages
    expect(page.locator("body > .flown")).to_have_count(0)


def test_who_reads_on_a_phone_is_not_hurried(visit: Visit, site: Process) -> None:
    page = visit(size=PHONE, touch=True, still=False)
    new_table(page, site.base, players=6)
    until_the_card(page, Hand(page, seed=3, touch=True))
    told = page.locator(".season-card .told")
    expect(page.locator(".season-card .time")).to_have_count(1)
    assert told.evaluate("told => told.scrollHeight > told.clientHeight")
    told.evaluate("told => told.scrollTo(0, 60)")
    expect(page.locator(".season-card .time")).to_have_count(0)
    assert page.locator(".season-card").evaluate("card => card.scrollWidth <= card.clientWidth")


def test_the_boats_of_winter_are_told_once_when_all_are_taken(visit: Visit, site: Process) -> None:
    """A card came for every single boat, the reader's own included."""
    page = visit()
    auction = [{"tile": "turn-order-1", "bids": [{"seat": 0, "count": 1, "colour": "red"}]}]
    position = {"players": 3, "season": "winter", "auction": auction, "seats": [{"screen": {}}] * 3, "passes": 2}
    position_table(page, site.base, position)
    cards: list[str] = []
    hand = Hand(page)
    while not page.locator(".sheet").count() and hand.kind != "build":
        page.locator(".season-card, .bar[data-kind], .sheet").first.wait_for()
        if page.locator(".season-card").count():
            cards.append(page.locator(".season-card .told").inner_text())
            hand.look_up()
            page.locator(".season-card").wait_for(state="detached")
        elif hand.kind != "build":
            hand.answer()
    told = [card for card in cards if "Boats and turn order" in card]
    assert len(told) == 1, cards
    assert all(f"{number}. " in told[0] for number in (1, 2, 3))
