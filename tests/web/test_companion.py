"""The companion on a phone: a set-up, a room of two phones, the score pad, the tiles; in four languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Visit, photograph
from .test_everyone import barriers

PARTS = ("setup", "seasons", "score", "tiles", "paper")


def draw(page: Page) -> None:
    page.locator("form.card .button.main").click()
    page.locator(".seats li").first.wait_for()


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "ro-RO", "it-IT"])
def test_no_part_is_wider_than_a_phone(visit: Visit, language: str) -> None:
    page = visit("/companion", size=PHONE, language=language)
    draw(page)
    for part in PARTS:
        page.goto(f"/companion/{part}")
        page.locator("main section, main li").first.wait_for()
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], part
        assert not re.search(r"\b(pad|plan|setup|guide|room|tiles|thing)-[a-z]+", page.locator("main").inner_text()), (
            part
        )
        if language == "en-GB":
            assert barriers(page) == [], part


def test_a_set_up_is_drawn_kept_and_mended(visit: Visit) -> None:
    page = visit("/companion", size=PHONE, touch=True)
    page.get_by_label("The Merchants", exact=True).check()
    page.get_by_label("Seed").fill("brook")
    draw(page)
    spring = page.locator("section", has_text="Spring tiles").locator(".tile > span")
    names = spring.all_inner_texts()
    page.reload()
    expect(spring).to_have_text(names)
    spring.nth(2).click()
    page.get_by_role("button", name="Not in my box").click()
    expect(page.get_by_text("Replaced, because missing")).to_be_visible()
    after = spring.all_inner_texts()
    assert len(set(names) - set(after)) == 1
    page.get_by_role("button", name="This is me").nth(1).click()
    page.get_by_role("button", name="Show my winter tiles").click()
    expect(page.locator(".secret .tile")).to_have_count(4)
    photograph(page, "companion-setup")


def test_two_phones_in_a_room_share_the_table_and_hide_their_winter_tiles(visit: Visit) -> None:
    ann = visit("/companion", size=PHONE)
    draw(ann)
    autumn = "section:has(h2:text('Autumn tiles')) .tile > span"
    drawn = ann.locator(autumn).all_inner_texts()
    ann.get_by_text("Several phones?").click()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Open a room").click()
    code = ann.locator("strong.code").inner_text()
    ben = visit(f"/companion/setup#{code}", size=PHONE)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join").click()
    expect(ben.locator("strong.code")).to_have_text(code)
    hands = []
    for page in (ann, ben):
        if page is ben:
            expect(ben.get_by_text("Ann (Seat 1)")).to_be_visible()
        page.get_by_role("button", name="This is me").first.click()
        page.get_by_role("button", name="Show my winter tiles").click()
        page.locator(".secret .tile").first.wait_for()
        hands.append(set(page.locator(".secret .tile").all_inner_texts()))
    assert not hands[0] & hands[1]
    expect(ann.get_by_text("Ben (Seat 2)")).to_be_visible()
    for page in (ann, ben):
        expect(page.locator(autumn)).to_have_text(drawn)  # what lies on the table already stays
    ann.get_by_role("link", name="Seasons").click()
    ann.locator("ol input").first.check()
    ben.get_by_role("link", name="Seasons").click()
    expect(ben.locator("ol input").first).to_be_checked()
    ben.get_by_role("button", name="Leave").click()
    ann.get_by_role("link", name="Set-up").click()
    expect(ann.get_by_text("Ben (Seat 2)")).to_have_count(0)
    bad = visit("/companion", size=PHONE)
    bad.get_by_text("Several phones?").click()
    bad.get_by_label("Code").fill("zzzzzz")
    bad.get_by_role("button", name="Join").click()
    expect(bad.get_by_text("There is no room with this code")).to_be_visible()


def test_villages_are_laid_out_by_touch_and_scored(visit: Visit) -> None:
    page = visit("/companion/score", size=PHONE, touch=True)
    page.locator(".chip").first.click()  # a home
    page.get_by_role("button", name="Turn-order tiles").click()
    page.locator(".offer .chip[data-tile=turn-order-1]").click()
    expect(page.locator(".place")).to_have_count(6)
    page.locator(".place.fits").first.click()
    total = page.locator(".totals li").first.locator("summary b")
    expect(total).to_have_text("2")  # one neighbour, and the marker as a gold
    page.locator(".room .tile[data-tile^=home]").click()
    page.get_by_label("upgraded").check()
    page.get_by_label("gold").get_by_role("button", name="More").click()
    page.locator("dialog .button.main").click()
    expect(total).to_have_text("8")
    page.locator(".totals summary").first.click()
    expect(page.locator(".totals table").first).to_contain_text("Turn order 1")
    page.get_by_text("still missing").click()
    page.locator(".asked li", has_text="purple marker").get_by_role("button", name="Seat 3").click()
    expect(total).to_have_text("7")
    page.get_by_role("button", name="Keep in my history").click()
    expect(page.locator("section", has_text="My history")).to_contain_text("Seat 1 7")
    with page.expect_download() as told:
        page.get_by_role("button", name="As a position").click()
    assert told.value.suggested_filename == "keyflower-position.json"
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture").click()
    assert picture.value.suggested_filename == "keyflower.png"
    photograph(page, "companion-score")


DRAWN = """() => {
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    get() { return source.get.call(this); },
    set(value) { window.drawn = decodeURIComponent(value); source.set.call(this, value); },
  });
}"""


def test_the_shared_picture_shows_the_villages_and_not_the_pieces_that_scored(visit: Visit) -> None:
    page = visit("/companion/score", size=PHONE, touch=True)
    page.locator(".chip").first.click()
    page.get_by_role("button", name="Winter tiles").click()
    page.locator(".offer .chip[data-tile=apothecary]").click()
    page.locator(".place.fits").first.click()
    blue = page.locator(".amounts input").first
    blue.fill("5")
    blue.press("Tab")
    expect(page.locator(".totals li").first.locator("table")).to_contain_text("5 blue workers")
    page.evaluate(DRAWN)
    with page.expect_download():
        page.get_by_role("button", name="Picture").click()
    assert ">Apothecary<" in page.evaluate("window.drawn")


def test_without_a_map_only_what_lies_beside_what_is_asked(visit: Visit) -> None:
    page = visit("/companion/score", size=DESK)
    page.locator(".chip").first.click()
    page.get_by_role("button", name="Quickly").click()
    page.get_by_role("button", name="Boats").click()
    page.locator(".offer .chip[data-tile=sea-breese]").click()
    count = page.locator(".count", has_text="joined to the home by unbroken water")
    count.get_by_role("button", name="More").click()
    total = page.locator(".totals li").first.locator("summary b")
    expect(total).to_have_text("3")
    expect(count.locator("output")).to_have_text("1")  # the question stays where it was, and can be answered otherwise
    count.get_by_role("button", name="More").click()
    expect(total).to_have_text("5")
    expect(count.get_by_role("button", name="More")).to_be_disabled()  # a home and one boat
    page.get_by_text("What was played with").click()
    page.get_by_label("Key Celeste").check()
    page.get_by_role("button", name="Special tiles").click()
    page.locator(".offer .chip[data-tile=key-celeste]").click()
    expect(total).to_have_text("8")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en-GB", "Seat 2: More blue workers are written down than the box has."),
        ("pl-PL", "Miejsce 2: Zapisano więcej niebieskich robotników, niż jest w pudełku."),
        ("ro-RO", "Locul 2: Sunt notați mai mulți muncitori albaștri decât are cutia."),
        ("it-IT", "Posto 2: Sono segnati più lavoratori blu di quanti ne ha la scatola."),
    ],
)
def test_a_pad_that_cannot_be_says_why_in_the_language(visit: Visit, language: str, sentence: str) -> None:
    page = visit("/companion/score", size=PHONE, language=language)
    for seat in range(2):
        page.locator(".seats .button").nth(seat).click()
        page.locator(".chip").first.click()  # a home
        blue = page.locator(".amounts input").first
        blue.fill("30")
        blue.press("Tab")
    expect(page.get_by_role("alert")).to_have_text(sentence)
    blue.fill("3")
    blue.press("Tab")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_tiles_are_found_by_what_they_give(visit: Visit) -> None:
    page = visit("/companion/tiles", size=PHONE)
    page.get_by_label("Gives").select_option("green")
    expect(page.locator("li.card[data-tile=trader]")).to_be_visible()
    expect(page.locator("li.card[data-tile=miner]")).to_have_count(0)
    page.get_by_label("Search").fill("skill")
    expect(page.locator("li.card").first).to_be_visible()


def test_the_companion_is_linked_from_the_lobby_and_the_rules(visit: Visit) -> None:
    page = visit("/", size=PHONE)
    page.get_by_role("link", name="Companion").first.click()
    page.locator("main.companion").wait_for()
    page.goto("/help")
    page.get_by_role("link", name="Companion for the table at home").click()
    page.locator("main.companion").wait_for()
