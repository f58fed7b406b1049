"""From the first visit to a table: quickly, by link, as a guest or a watcher, from a record."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect
from server.harness import Process

import keyflower as kf

from .conftest import DESK, PHONE, Visit, photograph
from .hand import Hand, new_table


def test_our_own_type_is_carried_along(visit: Visit) -> None:
    page = visit("/", language="pl-PL")
    page.locator("h1").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    for letters in ("16px 'Keyflower Sans'", "700 16px 'Keyflower Sans'", "700 16px 'Keyflower Serif'"):
        assert page.evaluate(
            "letters => document.fonts.load(letters, 'zażółć gęślą jaźń').then(found => found.length)", letters
        )
    assert page.locator("meta[property='og:image']").get_attribute("content") == "/share.jpg"
    assert page.request.get("/share.jpg").headers["content-type"] == "image/jpeg"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_lobby_shows_the_goal_and_all_its_doors(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    expect(page.locator(".goal-picture")).to_be_in_viewport()
    assert page.locator(".hero").evaluate("hero => hero.scrollWidth <= hero.clientWidth")
    for name in ("Open a record", "Open a position", "Learn in ten minutes", "Create a table"):
        expect(page.get_by_role("link", name=name)).to_be_visible()
    page.get_by_label("Your name").fill("Ann")
    with page.expect_response(lambda answer: answer.request.method != "GET"):
        page.get_by_role("button", name="Keep").click()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ann")


def test_a_stranger_is_at_a_table_with_one_click(visit: Visit) -> None:
    page = visit()
    photograph(page, "lobby")
    page.get_by_role("button", name="Play now").click()
    page.locator(".bar[data-kind=turn]").wait_for()
    expect(page.locator(".bar .question")).to_contain_text("Your turn")
    assert page.locator(".auction .cell").count() >= 7


def test_a_page_whose_parts_were_replaced_starts_anew(visit: Visit) -> None:
    """The server has a newer page: a part of the old one is gone, and the page fetches itself again."""
    page = visit()
    gone = [True]

    def part(route: Route) -> None:
        if gone:
            gone.pop()
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route("**/assets/Create-*.js", part)
    page.route("**/", lambda route: route.fulfill(body="another page"))
    page.get_by_role("link", name="Create a table").click()
    page.get_by_role("button", name="Create").wait_for()
    assert not gone


def test_a_table_with_all_options(visit: Visit) -> None:
    host = visit("/new")
    host.locator("label", has_text="Players").locator("select").select_option("4")
    host.get_by_label("Name of the table").fill("Sunday")
    host.get_by_label("The Merchants").first.check()
    host.get_by_label("Handicap").first.check()
    host.locator("li .check input").first.check()
    host.get_by_label("Clock").select_option("live")
    host.get_by_label("Minutes in the bank").fill("30")
    photograph(host, "create")
    host.get_by_role("button", name="Create").click()
    host.get_by_role("dialog").get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Keep").click()
    host.get_by_role("button", name="Start now").wait_for()
    expect(host.locator("h1")).to_have_text("Sunday")
    table = host.url.split("/t/")[1]

    # A stranger finds it in the lobby and sits down.
    guest = visit()
    guest.locator("li", has_text="Sunday").get_by_role("link", name="Join").click()
    guest.get_by_role("button", name="Sit here").first.click()
    guest.get_by_role("button", name="Stay a guest").click()
    guest.get_by_text("your seat").wait_for()

    host.get_by_role("button", name="Start now").click()
    host.locator(".table").wait_for()
    expect(host.locator(".strip .clock").first).to_be_visible()
    state = host.request.get(f"/api/v1/tables/{table}").json()
    assert state["info"]["modules"] == ["merchants"]
    assert state["info"]["clock"] == {"kind": "live", "bank": 1800, "increment": 15}
    guest.locator(".table").wait_for()

    # Somebody who only watches sees the table, and no screen.
    watcher = visit()
    watcher.locator("li", has_text="Sunday").get_by_role("link", name="Watch").click()
    watcher.locator(".table").wait_for()
    assert watcher.locator(".dock .screen").count() == 0


def test_my_tables_say_that_it_is_my_turn(visit: Visit, site: Process) -> None:
    page = visit()
    table = new_table(page, site.base, players=2, name="Mine")
    page.locator(".bar[data-kind]").wait_for()
    page.goto("/")
    line = page.locator("li.asked", has_text="Mine")
    expect(line).to_contain_text("Your turn")
    line.get_by_role("link").click()
    page.wait_for_url(f"**/t/{table}")


def test_a_record_becomes_a_replay(visit: Visit) -> None:
    game = kf.Game.new(players=2, seed=3)
    while not game.is_over:
        seat = game.decisions[0].seat
        game.play(game.legal_actions(seat)[0], seat)
    page = visit("/import")
    page.get_by_label("The record").fill(game.record())
    page.get_by_role("button", name="Open").click()
    page.locator(".replay").wait_for()
    page.get_by_label("To the end").click()
    page.locator(".sheet").wait_for()
    # The winner comes first.
    totals = sorted((sheet.total for sheet in game.scores().sheets), reverse=True)
    assert [int(text) for text in page.locator("[data-total]").all_inner_texts()] == totals


def test_what_is_no_record_is_refused_in_words(visit: Visit) -> None:
    page = visit("/import")
    page.get_by_label("The record").fill("this is no record")
    page.get_by_role("button", name="Open").click()
    page.locator(".toast.warn").wait_for()
    assert page.url.endswith("/import")


@pytest.mark.parametrize(("lesson", "tab"), [("bid", "auction"), ("upgrade", "village"), ("build", "village")])
def test_a_lesson_on_a_phone_shows_what_it_speaks_of(visit: Visit, lesson: str, tab: str) -> None:
    page = visit(f"/learn/{lesson}", size=PHONE)
    page.locator(".lesson").wait_for()
    expect(page.locator(".table")).to_have_attribute("data-tab", tab)


def test_a_position_document_opens(visit: Visit) -> None:
    page = visit("/position", size=PHONE)
    position = {"players": 3, "season": "summer", "auction": [{"tile": "tavern"}], "seats": [{"screen": {"red": 3}}]}
    page.get_by_label("The position (JSON)").fill(json.dumps(position))
    page.get_by_role("button", name="Open").click()
    page.locator(".auction .tile[data-tile=tavern]").click()
    page.locator(".tile-card").get_by_role("button", name="Bid").click()
    page.locator(".confirm:visible").first.click()
    page.locator(".bar:not([data-kind])").wait_for()


def test_lessons_are_checked_by_the_engine(visit: Visit) -> None:
    page = visit("/learn")
    page.get_by_role("link", name="Bidding").click()
    hand = Hand(page)
    lesson = page.locator(".lesson")

    # Something else that is legal is taken back.
    page.locator(".auction .tile[data-tile=keywood]").click()
    page.locator(".tile-card").get_by_role("button", name="Bid").click()
    hand.confirm()
    page.get_by_text("Try what the text says").wait_for()
    expect(lesson).to_contain_text("outbid him")

    page.locator(".auction .tile[data-tile=key-mine]").click()
    page.locator(".tile-card").get_by_role("button", name="Bid").click()
    hand.confirm()
    expect(lesson).to_contain_text("You lead in this auction")


def test_a_move_of_a_lesson_can_be_taken_back_and_made_again(visit: Visit) -> None:
    """The stone of the fourth lesson, once it was taken back, was refused for ever."""
    page = visit("/learn/upgrade")
    hand = Hand(page)
    lesson = page.locator(".lesson")
    page.locator(".village-area .tile[data-tile=home-1]").click()
    page.locator(".tile-card").get_by_role("button", name="Use").click()
    hand.confirm()
    page.locator("[data-good=stone-quarryman]").click()
    page.locator("[data-target=home-1]").click()
    page.locator(".bar[data-kind=upgrade]").wait_for()
    page.locator(".bar .undo").click()
    page.locator(".bar[data-kind=transport]").wait_for()
    page.locator("[data-good=stone-quarryman]").click()
    page.locator("[data-target=home-1]").click()
    page.locator(".bar[data-kind=upgrade]").wait_for()
    expect(page.locator(".toast")).to_have_count(0)
    hand.press(page.locator(".choices [data-tile=home-1]"))
    hand.confirm()
    expect(lesson).to_contain_text("better side")
