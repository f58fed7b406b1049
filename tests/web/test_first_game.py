"""The first five minutes: Play now with a coach, and the rules beside the table."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from server.harness import Process

from .conftest import DESK, PHONE, Visit, photograph
from .hand import MOVED_ON, Hand

COVERS = """() => {
  const words = document.querySelector('.coach').getBoundingClientRect();
  const light = document.querySelector('.light')?.getBoundingClientRect();
  if (!light) return 0;
  const wide = Math.min(words.right, light.right) - Math.max(words.left, light.left);
  const high = Math.min(words.bottom, light.bottom) - Math.max(words.top, light.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}"""
# Tiles that could be chosen and whose middle is under the coach's words: without those, a touch there would meet them.
HIDDEN = """() => {
  const coach = document.querySelector('.coach');
  const touched = (tile) => {
    const box = tile.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  };
  const lit = [...document.querySelectorAll('.auction .cell.lit .tile')];
  const under = lit.filter((tile) => touched(tile)?.closest('.coach'));
  coach.style.pointerEvents = 'none';
  const hidden = under.filter((tile) => tile.contains(touched(tile)));
  coach.style.pointerEvents = '';
  return hidden.map((tile) => tile.dataset.tile);
}"""
# The one that the light is on.
SPOKEN_OF = """() => {
  const light = document.querySelector('.light').getBoundingClientRect();
  return [...document.querySelectorAll('.auction .cell.lit .tile')].find((tile) => {
    const box = tile.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > light.left && x < light.right && y > light.top && y < light.bottom;
  })?.dataset.tile;
}"""
# What may be told on a turn before summer's words.
BEFORE_SUMMER = ["outbid", "lead", "use", "skills", "boats", "order", "ending", "secret"]
# Where on a phone the step's subject is.
TABS = {"boat": "auction", "build": "village", "summer": "village", "offer": "auction", "winter": "auction"}


def first_game(visit: Visit, size: tuple[int, int]) -> Page:
    page = visit("/", size=size)
    expect(page.get_by_text("After four seasons the village with the most points wins").first).to_be_visible()
    expect(page.get_by_label("With a coach at my side")).to_be_checked()
    page.get_by_role("button", name="Play now").click()
    page.locator(".coach[data-step=goal]").wait_for(timeout=60_000)
    return page


def listen(page: Page, hand: Hand, until: str, limit: int = 160) -> list[str]:
    """Plays, and reads all that the coach says until this step; looks that the words never hide their subject."""
    said: list[str] = []
    for _ in range(limit):
        page.wait_for_selector(".bar[data-kind], .season-card, .sheet", timeout=60_000)
        if page.locator(".season-card").count():
            if "is over" in page.locator(".season-card").inner_text():
                expect(page.locator(".season-card")).to_contain_text("Whoever leads takes the tile")
            hand.look_up()
            page.locator(".season-card").wait_for(state="detached")
            continue
        coach = page.locator(".coach")
        if not coach.count():
            hand.answer()
            continue
        step = coach.get_attribute("data-step") or ""
        if step not in said:
            said.append(step)
            if step in TABS:
                expect(page.locator(".table")).to_have_attribute("data-tab", TABS[step])
            page.wait_for_function(f"() => ({COVERS})() === 0")  # once it has moved to its place
        if step == until:
            return said
        if step == "tile":
            # A reader may follow the words, or choose any other tile that can be bid for.
            page.wait_for_function(f"() => ({HIDDEN})().length === 0")
            page.locator(f".auction .lit .tile[data-tile='{page.evaluate(SPOKEN_OF)}']").click()
        elif step == "card":
            page.locator(".tile-card .actions .button").first.click()
            before = hand.number()
            hand.confirm()
            page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=before)
        else:
            coach.get_by_role("button", name="Next").click()
    raise AssertionError(f"never came to {until}: {said}")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_coach_leads_through_spring_and_never_hides_what_it_speaks_of(visit: Visit, size: tuple[int, int]) -> None:
    page = first_game(visit, size)
    photograph(page, f"coach-goal-{size[0]}")
    said = listen(page, Hand(page, seed=3, eagerness=0.5), until="summer")
    assert said[:4] == ["goal", "workers", "tile", "card"]
    assert {"lead", "use", "boat", "summer"} <= set(said)
    photograph(page, f"coach-summer-{size[0]}")


def test_where_the_coach_points_wins_over_where_the_question_is(visit: Visit, site: Process) -> None:
    """Summer's words are of the village, and the turn that brings them would show the auction."""
    page = visit(size=PHONE)
    auction = [{"tile": "tavern"}, {"tile": "smelter"}]
    position = {"players": 2, "season": "summer", "auction": auction, "seats": [{"screen": {"red": 5}}] * 2}
    wish = {"position": position, "seat": 0, "level": 1, "pace": 0.5}
    table = page.request.post(f"{site.base}/api/v1/positions/play", data=wish).json()["table"]
    kept = json.dumps({"on": True, "seen": BEFORE_SUMMER})
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [f"keyflower.coach.{table}", kept])
    page.goto(f"/t/{table}")
    page.locator(".coach[data-step=summer]").wait_for()
    expect(page.locator(".table")).to_have_attribute("data-tab", "village")
    # The reader moves on without a word to the coach. At the next turn the same is said again.
    hand = Hand(page, eagerness=1)
    before = hand.number()
    hand.answer()
    page.wait_for_function(MOVED_ON, arg=before + 1)  # the bot has answered
    page.locator(".coach[data-step=summer]").wait_for()
    expect(page.locator(".table")).to_have_attribute("data-tab", "village")


def test_the_coach_can_be_sent_away_and_called_back(visit: Visit) -> None:
    page = first_game(visit, DESK)
    page.locator(".coach").get_by_role("button", name="Next").click()
    page.locator(".coach[data-step=workers]").wait_for()
    page.locator(".coach").get_by_role("button", name="Back").click()
    page.locator(".coach[data-step=goal]").wait_for()
    page.locator(".coach").get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Leave").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    page.locator(".bar[data-kind=turn]").wait_for()
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Coach").click()
    page.locator(".coach[data-step=workers]").wait_for()
    # It is still there after coming back to the table.
    page.reload()
    page.locator(".coach[data-step=workers]").wait_for()


def test_without_a_coach_there_is_none(visit: Visit) -> None:
    page = visit("/")
    page.get_by_label("With a coach at my side").uncheck()
    page.get_by_role("button", name="Play now").click()
    page.locator(".bar[data-kind=turn]").wait_for(timeout=60_000)
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_how_this_works_opens_beside_the_table(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/position/bidding", size=size)
    page.get_by_role("link", name="How this works").click()
    beside = page.locator(".beside")
    expect(beside.locator("#turn")).to_be_in_viewport()
    assert len(page.context.pages) == 1
    if size == DESK:
        expect(page.locator(".auction .tile").first).to_be_in_viewport()
    # What is asked can still be answered, and the reading goes on from link to link.
    expect(page.locator(".bar .pass > .button")).to_be_in_viewport()
    beside.locator("a.rule", has_text="TURN-1").click()
    expect(beside.locator("#TURN-1")).to_be_in_viewport()
    beside.get_by_label("Close").click()
    expect(beside).to_have_count(0)
