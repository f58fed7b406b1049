"""Every kind of question that the engine asks can be answered by pointing."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import keyflower as kf

from .conftest import Visit, photograph
from .hand import Hand

EVERYTHING = {"modules": ("merchants", "key-celeste"), "variants": ("open",)}
KINDS = ("turn", "pay", "choose", "transport", "upgrade", "boat", "winter", "build", "contract", "replace")
VERBS = ("haunt", "swap", "show", "extend", "upgrade", "wait")


@cache
def positions() -> dict[str, dict[str, Any]]:
    """A position for each kind of question, and for each rarer answer, from random games."""
    found: dict[str, dict[str, Any]] = {}
    wanted = {*KINDS, *(f"verb-{verb}" for verb in VERBS)}
    for seed in range(60):
        game = kf.Game.new(players=2 + seed % 3, seed=seed, **EVERYTHING)
        chance = random.Random(seed)
        while not game.is_over and wanted - found.keys():
            decision = game.decisions[0]
            actions = game.legal_actions(decision.seat)
            words = {f"verb-{action.text.split()[0]}" for action in actions}
            for name in ({decision.kind} | words) & wanted - found.keys():
                found[name] = game.position()
            # Work more than random play does: goods and upgrades are what the rarer questions need.
            rare = [a for a in actions if a.text.split()[0] in ("use", "upgrade", "extend", "move", "contract")]
            game.play(chance.choice(rare if rare and chance.random() < 0.5 else actions), decision.seat)
        if not wanted - found.keys():
            break
    return found


def open_position(page: Page, position: dict[str, Any]) -> Hand:
    page.get_by_label("The position (JSON)").fill(json.dumps(position))
    page.get_by_role("button", name="Open").click()
    page.locator(".table").wait_for()
    return Hand(page, seed=1, eagerness=1)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_question(visit: Visit, kind: str) -> None:
    hand = open_position(visit("/position"), positions()[kind])
    assert hand.kind == kind
    photograph(hand.page, f"question-{kind}")
    hand.answer()
    assert hand.answered == {kind: 1}


def swap(page: Page) -> None:
    page.locator(".contracts button").first.click()
    page.locator(".swaps .button").first.click()


def show(page: Page) -> None:
    page.get_by_role("button", name="Show pieces").click()
    page.locator(".shows .show").first.click()


def haunt(page: Page) -> None:
    page.get_by_role("button", name="Send the ghost").first.click()


def extend(page: Page) -> None:
    page.locator(".choices .tiles [data-tile]").last.click()
    extension = page.locator(".choices .ways .button[data-verb=extend]")
    if extension.count():
        extension.first.click()


def wait(page: Page) -> None:
    page.get_by_role("button", name="Wait for a later boat").click()


@pytest.mark.parametrize("act", [swap, show, haunt, extend, wait], ids=lambda act: act.__name__)
def test_rarer_answers(visit: Visit, act: Callable[[Page], None]) -> None:
    page = visit("/position")
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
    page = visit("/position")
    hand = open_position(page, position)
    page.locator(f"{place} .tile[data-tile={tile}]").click()
    page.locator(".tile-card").get_by_role("button", name="Use").click()
    expect(page.locator(".tile-card .confirm")).to_contain_text("2 workers")
    hand.confirm()
    page.locator(".bar[data-kind=mix]").wait_for()
    hand.answer()
    assert hand.answered == {"mix": 1}
