"""Every kind of question that the engine asks can be answered by pointing."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import keyflower as kf

from .conftest import DESK, PHONE, Visit, photograph
from .hand import open_position

EVERYTHING: dict[str, Any] = {
    "modules": ("merchants", "key-celeste", "sorcerer", "summer-boat-7"),
    "variants": ("open",),
}
KINDS = (
    "turn",
    "pay",
    "choose",
    "transport",
    "upgrade",
    "boat",
    "winter",
    "build",
    "contract",
    "replace",
    "copy",
    "put",
)
MANY_TILES = "build-five"
VERBS = ("haunt", "swap", "show", "extend", "upgrade", "wait")


@cache
def positions() -> dict[str, dict[str, Any]]:
    """A position for each kind of question, and for each rarer answer, from random games."""
    found: dict[str, dict[str, Any]] = {}
    wanted = {*KINDS, *(f"verb-{verb}" for verb in VERBS), MANY_TILES}
    for seed in range(60):
        game = kf.Game.new(players=2 + seed % 3, seed=seed, **EVERYTHING)
        chance = random.Random(seed)
        while not game.is_over and wanted - found.keys():
            decision = game.decisions[0]
            actions = game.legal_actions(decision.seat)
            words = {f"verb-{action.text.split()[0]}" for action in actions}
            if decision.kind == "build" and len({action.text.split()[1] for action in actions}) >= 5:
                words.add(MANY_TILES)
            for name in ({decision.kind} | words) & wanted - found.keys():
                found[name] = game.position()
            # Work more than random play does: goods and upgrades are what the rarer questions need.
            rare = [a for a in actions if a.text.split()[0] in ("use", "upgrade", "extend", "move", "contract")]
            game.play(chance.choice(rare if rare and chance.random() < 0.5 else actions), decision.seat)
        if not wanted - found.keys():
            break
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_question(visit: Visit, kind: str) -> None:
    hand = open_position(visit(), positions()[kind])
    assert hand.kind == kind
    photograph(hand.page, f"question-{kind}")
    hand.answer()
    assert hand.answered == {kind: 1}


# Buttons whose middle is on the screen, but under something else or pushed out of sight.
COVERED = """() => [...document.querySelectorAll('.bar :is(button, summary), .choice-card')].filter(each => {
  if (!each.checkVisibility()) return false;
  const { left, top, width, height } = each.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = each.parentElement; around; around = around.parentElement) {  // what is scrolled to
    const [style, room] = [getComputedStyle(around), around.getBoundingClientRect()];
    if (style.overflowX === 'auto' && (x < room.left || x > room.right)) return false;
    if (each.matches('.choice-card') && style.overflowY === 'auto' && y > room.bottom) return false;
  }
  return x > 0 && x < innerWidth && !each.contains(document.elementFromPoint(x, y));
}).map(each => each.textContent.trim())"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_can_be_chosen_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    """Many answers lay over the tabs, or pushed each other out of the bar."""
    page = visit(size=size)
    for name in ("verb-haunt", MANY_TILES, "upgrade", "contract", "boat"):
        open_position(page, positions()[name])
        page.locator(".bar[data-kind] .buttons").wait_for()
        assert page.evaluate(COVERED) == [], name
    open_position(page, positions()[MANY_TILES])
    # Nothing is bid for between two seasons: the village has the room of the auction.
    village = page.locator(".village-area").bounding_box()
    assert village is not None
    assert village["width"] >= 0.7 * size[0]


def swap(page: Page) -> None:
    page.locator(".contracts button").first.click()
    page.locator(".swaps .button").first.click()


def show(page: Page) -> None:
    page.get_by_role("button", name="Show pieces").click()
    page.locator(".shows .show").first.click()


def haunt(page: Page) -> None:
    page.get_by_label("Send the ghost", exact=True).click()
    page.locator(".haunt .items .button").first.click()


def extend(page: Page) -> None:
    page.locator(".choices .tiles [data-tile]").last.click()
    extension = page.locator(".choices .ways .button[data-verb=extend]")
    if extension.count():
        extension.first.click()


def wait(page: Page) -> None:
    page.get_by_role("button", name="Wait for a later boat").click()


@pytest.mark.parametrize("act", [swap, show, haunt, extend, wait], ids=lambda act: act.__name__)
def test_rarer_answers(visit: Visit, act: Callable[[Page], None]) -> None:
    page = visit()
    open_position(page, positions()[f"verb-{act.__name__}"])
    act(page)
    expect(page.locator(".bar .confirm")).to_be_visible()
    before = page.locator(".table").get_attribute("data-n")
    page.locator(".bar .confirm").click()
    page.wait_for_function("before => document.querySelector('.table').dataset.n !== before", arg=before)


@pytest.mark.parametrize(("tile", "place"), [("inn", ".auction"), ("stable", ".village-area")])
def test_workers_of_several_colours(visit: Visit, tile: str, place: str) -> None:
    """With boat 4b a tile may be used with a mix, chosen colour by colour."""
    position = {
        "players": 2,
        "season": "autumn",
        "auction": [{"tile": "inn", "workers": {"red": 1}, "last": 1}],
        "seats": [
            {
                "village": [
                    {"tile": "home-1", "at": [0, 0]},
                    {"tile": "summer-boat-4b", "at": [0, 1], "turn": 0},
                    {"tile": "stable", "at": [0, -1], "workers": {"red": 1}, "last": 1},
                ],
                "screen": {"blue": 2, "yellow": 2},
            }
        ],
    }
    page = visit()
    hand = open_position(page, position)
    page.locator(f"{place} .tile[data-tile={tile}]").click()
    page.locator(".tile-card").get_by_role("button", name="Use").click()
    expect(page.locator(".tile-card .confirm")).to_contain_text("2 workers")
    hand.confirm()
    page.locator(".bar[data-kind=mix]").wait_for()
    hand.answer()
    assert hand.answered == {"mix": 1}
