"""Somebody who plays by pointing at things: reads what the page asks and touches what it offers."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Locator, Page

GOES_ON = ".bar[data-kind], .bar[data-over]"
MOVED_ON = "before => Number(document.querySelector('.table').dataset.n) > before"


class Hand:
    def __init__(self, page: Page, seed: int = 1, eagerness: float = 0.6, touch: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.eagerness = eagerness
        self.touches = touch
        # Every kind of question that was answered, and how often.
        self.answered: dict[str, int] = {}

    @property
    def kind(self) -> str:
        """What is asked now, or nothing."""
        return self.page.locator(".bar").get_attribute("data-kind") or ""

    @property
    def over(self) -> bool:
        return self.page.locator(".bar[data-over]").count() > 0

    def press(self, target: Locator) -> None:
        target.scroll_into_view_if_needed()
        if self.touches:
            target.tap()
        else:
            target.click()

    def one_of(self, found: Locator) -> Locator:
        """Any of these, once there are some: a panel comes in a moment after its question."""
        found.first.wait_for(state="attached")
        return found.nth(self.chance.randrange(found.count()))

    def confirm(self) -> None:
        """Wherever the hand already is: on the tile's card, or in the bar."""
        self.press(self.page.locator(".confirm:visible").first)

    def look_up(self) -> None:
        """Reads the card of a season's turn, and goes on."""
        card = self.page.locator(".season-card .button")
        if card.count():
            card.first.dispatch_event("click")

    def play(self, seconds: float = 400, until: str = "") -> None:
        """Answers until the game is over, or a question of this kind is asked, or the time is up."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.page.wait_for_selector(GOES_ON, timeout=60_000)
            if self.over or (until and self.kind == until):
                return
            self.answer()
        raise TimeoutError(f"after {seconds} s the page asks {self.kind!r}; answered so far: {self.answered}")

    def answer(self) -> None:
        self.look_up()
        before = self.number()
        # Both in one look: between two of them the page may have answered by itself, and asks something else.
        kind, forced = self.page.locator(".bar").evaluate("bar => [bar.dataset.kind ?? '', 'forced' in bar.dataset]")
        if not kind:
            return
        if forced:  # the page answers by itself
            self.page.wait_for_function(MOVED_ON, arg=before)
            return
        getattr(self, kind.replace("-", "_"), self.list_of_answers)()
        self.answered[kind] = self.answered.get(kind, 0) + 1
        self.page.wait_for_function(MOVED_ON, arg=before)

    def take_turn(self) -> None:
        """A turn, with all that the used tile asks then."""
        self.answer()
        while self.kind not in ("", "turn"):
            self.answer()

    def number(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-n") or 0)

    # One method for each kind of question

    def turn(self) -> None:
        if self.chance.random() < self.eagerness and self.place():
            return
        self.press(self.page.locator(".bar .pass > .button"))

    def place(self) -> bool:
        """Touches a tile that glows, then Bid or Use, then Confirm."""
        self.show("auction")
        tiles = self.page.locator(".auction .lit .tile, .village-area .tile.lit:visible")
        if tiles.count() == 0:
            return False
        self.press(self.one_of(tiles))
        self.press(self.one_of(self.page.locator(".tile-card .actions .button")))
        if not self.page.locator(".tile-card .choice").count():  # an upgrade or a boat
            self.confirm()
            return True
        more = self.page.locator(".stepper .button:last-child:not([disabled])")
        if more.count() and self.chance.random() < 0.4:
            self.press(more)
        self.confirm()
        return True

    def list_of_answers(self) -> None:
        self.press(self.one_of(self.page.locator(".choices [data-action], .choice-card[data-action]")))
        self.confirm()

    def mix(self) -> None:
        self.confirm()

    def transport(self) -> None:
        self.show("village")
        goods = self.page.locator("[data-good]")
        if goods.count() and self.chance.random() < 0.8:
            self.press(self.one_of(goods))
            self.press(self.one_of(self.page.locator(".village-area [data-target]")))
        else:
            self.press(self.page.locator(".choices .done"))

    def upgrade(self) -> None:
        tiles = self.page.locator(".choices .tiles [data-tile]")
        if tiles.count() == 0:
            self.press(self.page.locator(".choices .done"))
            return
        self.press(self.one_of(tiles))
        ways = self.page.locator(".choices .ways .button")
        if ways.count():
            self.press(self.one_of(ways))
        self.confirm()

    def winter(self) -> None:
        self.show("auction")
        for tile in self.page.locator(".choice-card").all():
            if self.chance.random() < 0.5:
                self.press(tile)
        if self.page.locator(".bar .confirm").count() == 0:
            self.press(self.page.locator(".choice-card").first)
        self.confirm()

    def build(self) -> None:
        self.show("village")
        self.press(self.one_of(self.page.locator(".choices .tile")))
        self.page.locator(".place.fits").first.wait_for()
        places = self.page.locator(".place.fits")
        self.one_of(places).dispatch_event("click")
        turn = self.page.locator(".choices .turn:not([disabled])")
        if turn.count() and self.chance.random() < 0.5:
            self.press(turn)
        self.confirm()

    def show(self, tab: str) -> None:
        """On a phone one view at a time is in sight."""
        button = self.page.locator(f".tabs [data-tab-name={tab}]")
        if button.is_visible():
            self.press(button)


def open_position(page: Page, position: dict[str, Any]) -> Hand:
    """Lays this position out on the page, in whatever language it speaks, for somebody who likes to act."""
    page.goto("/position")
    page.locator("textarea").fill(json.dumps(position))
    page.locator("main .button.main").click()
    page.locator(".table .bar").wait_for()
    return Hand(page, eagerness=1)


def new_table(page: Page, base: str, **wishes: Any) -> str:
    """A table of this person against bots, made by the API; the page is then at it."""
    players = [{"kind": "me"}] + [{"kind": "bot", "level": 1}] * (wishes.pop("players", 2) - 1)
    page.request.post(f"{base}/api/v1/session", data={})
    made = page.request.post(f"{base}/api/v1/tables", data={"players": players, "pace": 0, **wishes})
    assert made.ok, made.text()
    table: str = made.json()["info"]["table"]
    page.goto(f"/t/{table}")
    page.wait_for_selector(".table")
    return table


def position_table(page: Page, base: str, position: dict[str, Any], coach: list[str] | None = None) -> str:
    """A table of its first seat against bots that begins with this position; `coach`: what it has said already."""
    page.request.post(f"{base}/api/v1/session", data={})
    made = page.request.post(f"{base}/api/v1/positions/play", data={"position": position, "seat": 0})
    assert made.ok, made.text()
    table: str = made.json()["table"]
    if coach is not None:
        kept = json.dumps({"on": True, "seen": coach})
        page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [f"keyflower.coach.{table}", kept])
    page.goto(f"/t/{table}")
    page.wait_for_selector(".table")
    return table
