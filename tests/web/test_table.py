"""At the table: previews, reasons, undo, passing on, two people, two tabs, a lost connection."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect
from server.harness import Process

from .conftest import Visit, photograph
from .hand import Hand, new_table


def sit_together(host: Page, guest: Page, base: str) -> str:
    """Two people at one table, the second by the link of the seat."""
    host.request.post(f"{base}/api/v1/session", data={"name": "Ann"})
    guest.request.post(f"{base}/api/v1/session", data={"name": "Ben"})
    players = [{"kind": "me"}, {"kind": "person", "name": "Ben"}]
    made = host.request.post(f"{base}/api/v1/tables", data={"players": players, "pace": 0}).json()
    table: str = made["info"]["table"]
    secret = next(link["secret"] for link in made["links"] if link["seat"] == 1)
    host.goto(f"/t/{table}")
    guest.goto(f"/t/{table}#seat={secret}")
    for page in (host, guest):
        page.locator(".table").wait_for()
    return table


def asked_and_waiting(one: Page, two: Page) -> tuple[Page, Page]:
    one.wait_for_function("() => document.querySelector('.bar')")
    return (one, two) if one.locator(".bar[data-kind]").count() else (two, one)


def test_preview_confirm_and_undo(visit: Visit, site: Process) -> None:
    page = visit("/learn/upgrade")
    page.locator(".village-area .tile[data-tile=home-1]").click()
    card = page.locator(".tile-card")
    expect(card).to_contain_text("Upgrade: 1 wood and 1 stone")
    card.get_by_role("button", name="Use").click()
    expect(page.locator(".outcome")).to_contain_text("uses Home 1")
    page.locator(".confirm:visible").first.click()
    page.locator(".bar[data-kind=transport]").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(".bar[data-kind=turn]").wait_for()


def test_what_is_not_possible_says_why_with_the_rule(visit: Visit) -> None:
    page = visit("/learn/losing")
    page.locator(".auction .tile[data-tile=key-mine]").click()
    why = page.locator(".tile-card .why").first
    expect(why).to_contain_text("BID-")


def test_two_people_at_one_table(visit: Visit, site: Process) -> None:
    ann, ben = visit(), visit(language="pl-PL")
    sit_together(ann, ben, site.base)
    assert "seat=" not in ben.url
    first, second = asked_and_waiting(ann, ben)
    Hand(first, seed=2, eagerness=1).take_turn()
    second.locator(".bar[data-kind=turn]").wait_for()
    expect(second.locator(".log li").last).not_to_be_empty()
    ann.get_by_role("button", name="Chat").click()
    ann.get_by_label("Say something").fill("Good luck!")
    ann.get_by_role("button", name="Send").click()
    ben.locator(".side-tabs .button").nth(1).click()
    expect(ben.locator(".chat")).to_contain_text("Good luck!")


def test_two_tabs_agree(visit: Visit, site: Process) -> None:
    page = visit()
    table = new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    other = page.context.new_page()
    other.goto(f"/t/{table}")
    other.locator(".bar[data-kind=turn]").wait_for()
    Hand(page, seed=4, eagerness=1).answer()
    number = int(page.locator(".table").get_attribute("data-n") or 0)
    other.wait_for_function("n => Number(document.querySelector('.table').dataset.n) >= n", arg=number)


def test_passing_on_until_something_happens(visit: Visit, site: Process) -> None:
    page = visit()
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    page.get_by_label("Pass for longer").click()
    page.get_by_role("button", name="Pass for the rest of the season").click()
    # The season ends without a further question about a turn in it.
    ended = ".bar[data-kind=boat], .bar[data-kind=build], .table[data-season=summer]"
    page.wait_for_selector(ended, timeout=60_000)


def test_a_hot_seat_covers_the_screen_between_turns(visit: Visit, site: Process) -> None:
    page = visit()
    page.request.post(f"{site.base}/api/v1/session", data={"name": "Ann"})
    players = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    made = page.request.post(f"{site.base}/api/v1/tables", data={"players": players, "pace": 0}).json()
    page.goto(f"/t/{made['info']['table']}")
    cover = page.locator(".cover")
    expect(cover).to_contain_text("Hand the device to")
    first = cover.inner_text()
    page.get_by_role("button", name="I am ready").click()
    expect(cover).to_have_count(0)
    page.locator(".bar[data-kind=turn]").wait_for()
    page.locator(".bar .pass > .button").click()
    expect(cover).to_contain_text("Hand the device to")
    assert cover.inner_text() != first


def test_the_connection_breaks_in_the_middle_of_a_turn(visit: Visit, tmp_path: Path) -> None:
    """The server dies and comes back: the page says so quietly, keeps the half-made choice, and plays it."""
    own = Process(tmp_path / "own").start()
    try:
        page = visit(base=own.base)
        new_table(page, own.base, players=2)
        page.locator(".bar[data-kind=turn]").wait_for()
        page.locator(".auction .lit .tile").first.click()
        page.locator(".tile-card").get_by_role("button", name="Bid").click()
        chosen = page.locator(".bar .question").inner_text()
        own.kill()
        page.locator(".strip .link").wait_for()
        photograph(page, "reconnecting")
        own.start()
        page.locator(".strip .link").wait_for(state="detached")
        assert page.locator(".bar .question").inner_text() == chosen
        before = int(page.locator(".table").get_attribute("data-n") or 0)
        page.locator(".confirm:visible").first.click()
        page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=before)
    finally:
        own.kill()


def test_what_happened_while_i_was_away_is_marked(visit: Visit, site: Process) -> None:
    ann, ben = visit(), visit()
    table = sit_together(ann, ben, site.base)
    first, second = asked_and_waiting(ann, ben)
    second.goto("/")
    Hand(first, seed=2, eagerness=1).answer()
    second.goto(f"/t/{table}")
    expect(second.locator(".log .new")).to_be_visible()
