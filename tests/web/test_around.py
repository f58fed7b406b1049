"""Around the table: lessons, one's own games, leaving a game, replays."""

from __future__ import annotations

from playwright.sync_api import Page
from server.harness import Process

from .conftest import PHONE, Visit, photograph
from .hand import Hand, new_table


def agree(page: Page) -> None:
    page.on("dialog", lambda dialog: dialog.accept())


def finished_game(visit: Visit, site: Process) -> tuple[Page, str]:
    page = visit()
    table = new_table(page, site.base, players=2)
    Hand(page, seed=4, eagerness=0.1).play()
    page.locator(".sheet").wait_for()
    return page, table


def test_a_game_against_bots_can_be_given_up_and_put_away(visit: Visit, site: Process) -> None:
    page = visit()
    agree(page)
    table = new_table(page, site.base, players=3)
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.wait_for_function("() => !document.querySelector('.bar[data-kind]')")
    page.goto("/")
    finished = page.locator("section", has_text="Finished games")
    finished.wait_for()
    assert finished.get_by_text("ended without a result").count() == 1
    photograph(page, "lobby-finished")
    finished.get_by_role("button", name="Put away").click()
    finished.wait_for(state="detached")
    assert table not in page.content()


def test_a_running_game_against_bots_can_be_deleted(visit: Visit, site: Process) -> None:
    page = visit(size=PHONE)
    agree(page)
    table = new_table(page, site.base, players=2)
    page.goto("/")
    link = page.locator(f"a[href='/t/{table}']")
    link.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Delete").click()
    link.wait_for(state="detached")


def test_finished_games_are_listed_and_replayed_by_keys_and_played_on(visit: Visit, site: Process) -> None:
    page, table = finished_game(visit, site)
    page.goto("/")
    finished = page.locator("section", has_text="Finished games")
    finished.get_by_text("place").first.wait_for()
    finished.get_by_role("link", name="Replay").click()
    at = page.locator(".replay output")
    at.wait_for()
    before = at.inner_text()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/t/{table}/at/2")
    assert at.inner_text() != before
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**/t/{table}/at/1")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/at/" not in address)
    page.wait_for_selector(".bar[data-kind='turn']")


def test_who_looks_on_can_speak(visit: Visit, site: Process) -> None:
    player = visit()
    table = new_table(player, site.base, players=2, listed=True)
    onlooker = visit(f"/t/{table}")
    onlooker.wait_for_selector(".table")
    onlooker.get_by_role("button", name="Chat").click()
    onlooker.get_by_role("textbox").fill("Well played!")
    onlooker.keyboard.press("Enter")
    onlooker.get_by_text("Well played!").wait_for()
    player.get_by_role("button", name="Chat").click()
    player.get_by_text("Well played!").wait_for()
