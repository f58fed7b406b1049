"""Without a pointer: everything is reached with Tab, Enter and a few letters, and the focus can be seen."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from server.harness import Process

from .conftest import Visit
from .hand import new_table


def tab_to(page: Page, selector: str, most: int = 120) -> None:
    """Presses Tab until what is focused is (within) the selector."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement?.closest(s) !== null", selector):
            return
    raise AssertionError(f"{selector} is not reached with {most} Tabs")


def test_a_turn_with_the_keyboard_alone(visit: Visit, site: Process) -> None:
    page = visit()
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    tab_to(page, ".auction .lit .tile")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    page.keyboard.press("Enter")
    page.locator(".tile-card").wait_for()
    tab_to(page, ".tile-card .actions .button")
    page.keyboard.press("Enter")
    page.locator(".stepper").wait_for()
    tab_to(page, ".stepper")
    page.keyboard.press("ArrowUp")
    before = int(page.locator(".table").get_attribute("data-n") or 0)
    page.keyboard.press("c")
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=before)


def test_building_and_choosing_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/learn/build")
    page.locator(".bar[data-kind=build]").wait_for()
    tab_to(page, ".place.fits")
    page.keyboard.press("Enter")
    page.locator(".ghost.down").wait_for()
    page.keyboard.press("r")
    tab_to(page, ".confirm")
    page.keyboard.press("Enter")
    expect(page.locator(".lesson")).to_contain_text("Roads matter")


def test_passing_and_taking_back_a_choice(visit: Visit) -> None:
    page = visit("/learn/bid")
    page.locator(".bar[data-kind=turn]").wait_for()
    page.keyboard.press("p")
    page.locator(".bar .confirm").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".bar .confirm")).to_have_count(0)


def test_the_board_as_text_has_the_same_choices(visit: Visit) -> None:
    page = visit("/learn/bid")
    page.locator(".table").wait_for()
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Board as text").click()
    board = page.locator(".text-board")
    expect(board).to_contain_text("Ben leads with 1 red worker.")
    expect(board).to_contain_text("Behind the screen")
    board.get_by_role("button", name="Bid for Key mine: 2 red workers").click()
    page.locator(".bar .confirm").click()
    expect(page.locator(".lesson")).to_contain_text("You lead in this auction")
