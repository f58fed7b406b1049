"""Leaving games, telling them apart, and talk: what a guest meets around the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.harness import Process

from .conftest import DESK, PHONE, Visit
from .hand import MOVED_ON, Hand, new_table, open_position
from .test_table import sit_together


def test_whoever_gives_up_among_people_leaves_the_seat_to_a_bot(visit: Visit, site: Process) -> None:
    ann, ben = visit(), visit()
    sit_together(ann, ben, site.base)
    ann.on("dialog", lambda dialog: dialog.accept())
    ann.get_by_label("Menu").click()
    ann.get_by_role("button", name="Give up").click()
    ben.locator(".bar[data-kind=turn]").wait_for()  # the bot has moved, or it was Ben's turn
    expect(ben.locator(".log")).to_contain_text("Ann gives up")
    before = Hand(ben).number()
    Hand(ben, eagerness=0).answer()
    ben.wait_for_function(MOVED_ON, arg=before + 1)  # the bot has answered


def test_with_too_many_tables_one_is_told_what_to_do_and_can_do_it(visit: Visit, tmp_path: Path) -> None:
    """At the limit "Play now" only refused, and no table could be taken away."""
    own = Process(tmp_path / "own", flags={"tables-per-person": 2}).start()
    try:
        page = visit(base=own.base)
        page.on("dialog", lambda dialog: dialog.accept())
        for _ in range(2):
            page.get_by_role("button", name="Play now").click()
            page.locator(".bar[data-kind=turn]").wait_for()
            page.goto("/")
        rows = page.locator("section", has_text="My tables").locator("ul > li")
        expect(rows).to_have_count(2)
        names = rows.locator(".what").all_inner_texts()
        assert names[0] != names[1], names
        assert "A table" not in " ".join(names)
        page.get_by_role("button", name="Play now").click()
        expect(page.locator(".toast.warn")).to_contain_text("Delete one of them")
        page.get_by_role("button", name="Delete").first.click()
        expect(rows).to_have_count(1)
        page.get_by_role("button", name="Play now").click()
        page.locator(".bar[data-kind=turn]").wait_for()
    finally:
        own.kill()


def test_a_handicap_goes_to_the_person_ticked(visit: Visit) -> None:
    """With shuffled seats it went to whoever came to sit there: six of six tries."""
    page = visit()
    for _ in range(3):
        page.goto("/new")
        page.get_by_label("Players").first.select_option("6")
        rows = page.locator("fieldset li")
        for at, name in enumerate(("Ann", "Ben", "Cyn", "Dan", "Eve", "Fay")):
            rows.nth(at).locator("select").first.select_option("me")
            rows.nth(at).locator("input[maxlength]").fill(name)
        page.get_by_label("Handicap").first.check()
        rows.nth(4).get_by_label("Handicap").check()
        page.get_by_role("button", name="Create").click()
        page.locator(".table").wait_for()
        table = page.url.split("/t/")[1]
        info = page.request.get(f"/api/v1/tables/{table}").json()["info"]
        assert [info["seats"][seat]["name"] for seat in info["variants"]["handicap"]] == ["Eve"]
        page.get_by_role("button", name="I am ready").click()
        page.get_by_label("Menu").click()
        page.get_by_role("button", name="About this table").click()
        expect(page.get_by_role("dialog")).to_contain_text("(Eve)")


def test_what_was_typed_stays_until_it_was_said(visit: Visit, site: Process) -> None:
    player = visit()
    table = new_table(player, site.base, players=2, listed=True)
    onlooker = visit(f"/t/{table}")
    onlooker.get_by_role("button", name="Chat").click()
    line = onlooker.get_by_role("textbox")
    line.fill("Well \u202eplayed")  # a letter that plays tricks is refused
    onlooker.keyboard.press("Enter")
    onlooker.locator(".toast.warn").wait_for()
    expect(line).to_have_value("Well \u202eplayed")
    line.fill("Well played")
    onlooker.keyboard.press("Enter")
    onlooker.locator(".chat li", has_text="Well played").wait_for()
    expect(line).to_have_value("")


@pytest.mark.parametrize(
    ("language", "guest"), [("pl-PL", "Gość"), ("ro-RO", "Oaspete"), ("it-IT", "Ospite")], ids=["pl", "ro", "it"]
)
def test_a_guest_is_a_guest_in_every_language(visit: Visit, site: Process, language: str, guest: str) -> None:
    page = visit(language=language)
    new_table(page, site.base, players=2, listed=True)
    page.locator(".bar[data-kind=turn]").wait_for()
    page.locator(".side-tabs .button").nth(1).click()
    page.locator(".chat input").fill("!")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li b")).to_contain_text(guest)
    assert "Guest" not in page.locator("body").inner_text()
    page.goto("/")
    expect(page.locator("main .people").first).to_contain_text(guest)
    assert "Guest" not in page.locator("main").inner_text()


def test_a_kind_of_letters_is_named_once(visit: Visit) -> None:
    page = visit()
    for path in ("/", "/api/v1/options", page.locator("script[src]").first.get_attribute("src") or ""):
        assert page.request.get(path).headers["content-type"].count("charset") <= 1, path


def test_promo_tiles_do_not_stand_beside_their_parts(visit: Visit) -> None:
    page = visit("/new")
    page.locator("details.promos").wait_for()
    assert page.locator("label.check", has_text="Promo tiles").count() == 0
    page.locator("details.promos summary").click()
    page.get_by_label("Tick all of them").check()
    expect(page.get_by_label("Emporium")).to_be_checked()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_number_of_steps_lies_on_top_and_takes_the_touch(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    village = [{"tile": "home-1", "goods": {"wood": 1}}, {"tile": "stable", "goods": {"wood": 1, "stone": 1}}]
    seats = [{"village": village, "screen": {"red": 2}}]
    hand = open_position(page, {"players": 2, "season": "summer", "auction": [], "seats": seats})
    hand.show("village")
    page.locator(".village-area .tile[data-tile=stable]").click()
    page.locator(".tile-card .actions .button", has_text="Use").click()
    hand.confirm()
    page.locator("[data-good=wood-home-1]").click()
    page.locator("[data-target=stable]").wait_for()
    for inside in ("[data-target=stable] text", "[data-good=wood-stable]", "[data-good=stone-stable]"):
        box = page.locator(inside).bounding_box()
        assert box is not None
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        found = "([x, y]) => document.elementFromPoint(x, y).closest('[data-target]')?.dataset.target"
        assert page.evaluate(found, at) == "stable", inside


def test_behind_the_curtain_tab_stays_and_nothing_is_taken_back(visit: Visit, site: Process) -> None:
    page = visit()
    players = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    made = page.request.post(f"{site.base}/api/v1/tables", data={"players": players, "pace": 0}).json()
    page.goto(f"/t/{made['info']['table']}")
    ready = page.get_by_role("button", name="I am ready")
    ready.click()
    Hand(page, eagerness=0).answer()
    ready.wait_for()
    before, cover = Hand(page).number(), page.locator(".cover h2").inner_text()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.table') === null")
    page.keyboard.press("u")
    ready.click()  # whatever the key had done would be seen by now
    page.locator(".bar[data-kind=turn]").wait_for()
    assert Hand(page).number() == before
    assert page.locator(".strip .me .name").inner_text().split()[0] in cover
