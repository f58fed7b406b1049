"""Whole games against bots, by pointing; and the score sheet is the engine's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from server.harness import Process

import keyflower as kf

from .conftest import PHONE, Visit, photograph
from .hand import Hand, new_table

PROMOS = ["emporium", "monument", "key-celeste"]


def sheet_of(page: Page) -> list[int]:
    """The totals that the page shows."""
    return [int(text) for text in page.locator("[data-total]").all_inner_texts()]


def record_of(page: Page, folder: Path) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    target = folder / "record.txt"
    download.value.save_as(target)
    return target.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wishes", "seed"),
    [
        ({"players": 3}, 5),
        (
            {"players": 2, "modules": ["merchants", "emporium", "monument", "key-celeste"], "variants": {"open": True}},
            11,
        ),
    ],
    ids=["base", "merchants"],
)
def test_whole_game_by_pointing(visit: Visit, site: Process, tmp_path: Path, wishes: dict[str, Any], seed: int) -> None:
    page = visit()
    new_table(page, site.base, **wishes)
    hand = Hand(page, seed=seed)
    hand.play(seconds=110)
    page.locator(".sheet").wait_for()
    photograph(page, f"end-{len(wishes)}")

    game = kf.Game.replay(record_of(page, tmp_path))
    assert game.is_over
    scores = game.scores()
    assert sheet_of(page) == [sheet.total for sheet in scores.sheets]
    # Every line of every sheet is there, with its points.
    for seat, sheet in enumerate(scores.sheets):
        page.locator(".sheet thead .button").nth(seat).click()
        shown = [int(text) for text in page.locator(".sheet li > b").all_inner_texts()]
        assert shown == [item.points for item in sheet.items]


def test_spring_on_a_phone_by_touch(visit: Visit, site: Process) -> None:
    page = visit(size=PHONE, touch=True)
    new_table(page, site.base, players=2)
    hand = Hand(page, seed=3, eagerness=0.75, touch=True)
    hand.play(seconds=60, until="build")
    photograph(page, "phone-build")
    hand.answer()
    assert hand.answered["turn"] > 1
    # Nothing is wider than the screen.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
