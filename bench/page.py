"""How quick the page is: the first table, frames while something is dragged and while a season's card plays, the size.

    python bench/page.py

Starts `keyflower serve` and a Chromium (named in CHROMIUM, or on the PATH), six players at the table. Only figures of a
machine that does nothing else mean anything.
"""

from __future__ import annotations

import itertools
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server.harness import Process  # noqa: E402
from web.conftest import DESK, FLAGS, find_chromium  # noqa: E402
from web.hand import Hand, new_table  # noqa: E402

SIX: dict[str, Any] = {"players": 6, "modules": ["merchants"]}
BOT = {"kind": "bot", "level": 1}
WATCH_FRAMES = """() => {
  window.frames_ = [];
  const look = now => { window.frames_.push(now); requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""


def opened(browser: Browser, base: str, language: str = "en-GB") -> Page:
    width, height = DESK
    context = browser.new_context(base_url=base, viewport={"width": width, "height": height}, locale=language)
    page = context.new_page()
    with page.expect_response("**/api/v1/session"):
        page.goto("/")
    return page


class Frames:
    """The frames of a stretch of time, and how long the page's thread was at work: that does not depend on others."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.link = page.context.new_cdp_session(page)
        self.link.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.evaluate(WATCH_FRAMES)
        self.before = self.worked()

    def worked(self) -> float:
        metrics = self.link.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")

    def begin(self) -> None:
        self.page.evaluate("window.frames_ = []")
        self.before = self.worked()

    def tell(self, what: str) -> None:
        worked = self.worked() - self.before
        times: list[float] = self.page.evaluate("window.frames_")
        gaps = [after - before for before, after in itertools.pairwise(times)]
        rate = 1000 * len(gaps) / sum(gaps)
        late = sum(gap > 1000 / 50 + 1 for gap in gaps)
        print(
            f"{what}: {rate:.0f} frames a second, {late} of {len(gaps)} later than 1/50 s, longest {max(gaps):.0f} ms;"
            f" the page's thread at work for {100_000 * worked / sum(gaps):.0f} % of the time"
        )


def first_table(browser: Browser, base: str, times: int = 5) -> None:
    """From an address to the tiles, in a browser that has never seen the page."""
    maker = opened(browser, base)
    table = new_table(maker, base, **SIX, spectators=True)
    cookies = maker.context.cookies()
    took: list[float] = []
    for _ in range(times):
        context = browser.new_context(base_url=base, viewport={"width": DESK[0], "height": DESK[1]})
        context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        began = time.perf_counter()
        page.goto(f"/t/{table}", wait_until="commit")
        page.locator(".auction .tile").first.wait_for()
        took.append(time.perf_counter() - began)
        context.close()
    print(f"first table from a cold start: {statistics.median(took):.2f} s (from {min(took):.2f} to {max(took):.2f})")


def dragging(page: Page, base: str) -> None:
    made = page.request.post(f"{base}/api/v1/tables", data={"players": [BOT] * 6, "modules": ["merchants"], "pace": 0})
    page.goto(f"/t/{made.json()['info']['table']}")
    page.get_by_role("button", name="Look at the table").click(timeout=600_000)
    room = page.locator(".village-area .room").bounding_box()
    assert room is not None
    x, y = room["x"] + room["width"] / 2, room["y"] + room["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    frames = Frames(page)
    for step in range(150):
        page.mouse.move(x + 120 * ((step % 40) / 20 - 1), y + 80 * ((step % 30) / 15 - 1))
    frames.tell("dragging the village of a six-player winter")
    page.mouse.up()


def placing(page: Page, base: str) -> None:
    new_table(page, base, **SIX)
    page.locator(".bar[data-kind=turn]").wait_for()
    worker = page.locator(".workers li:not(.none) [data-worker]").first.bounding_box()
    assert worker is not None
    page.mouse.move(worker["x"] + 10, worker["y"] + 10)
    page.mouse.down()
    frames = Frames(page)
    for step in range(150):
        page.mouse.move(120 + 8 * (step % 60), 200 + 4 * (step % 90))
    frames.tell("dragging a worker over the auction of six players")
    page.keyboard.press("Escape")
    page.mouse.up()


def season(page: Page, base: str) -> None:
    new_table(page, base, **SIX)
    hand = Hand(page, seed=3, eagerness=0.6)
    page.locator(".bar[data-kind=turn]").wait_for()
    frames = Frames(page)
    while not page.locator(".season-card").count():
        page.locator(".season-card, .bar[data-kind]").first.wait_for()
        if not page.locator(".season-card").count():
            hand.eagerness *= 0.8
            hand.answer()
            frames.begin()
    page.wait_for_timeout(2500)
    frames.tell("a season's card with six players, tiles flying in")
    frames.begin()
    page.locator(".season-card .button").click()
    page.wait_for_timeout(900)
    frames.tell("the card is closed, tiles flying on")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        process = Process(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            first_table(browser, process.base)
            for measure in (placing, season, dragging):
                page = opened(browser, process.base)
                measure(page, process.base)
                page.context.close()
        finally:
            browser.close()
            process.kill()


if __name__ == "__main__":
    main()
