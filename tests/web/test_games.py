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
    """The totals that the page shows, by seat; the winner's stands first."""
    shown = page.locator("[data-total]").all()
    return [int(each.inner_text()) for each in sorted(shown, key=lambda each: each.get_attribute("data-total") or "")]


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
    hand.play()
    page.locator(".sheet").wait_for()
    photograph(page, f"end-{len(wishes)}")

    # The winner's village stands large in the middle, the others around it.
    rooms = {
        seat: box["width"] * box["height"]
        for seat in range(wishes["players"])
        if (box := page.locator(f".villages .village[data-seat='{seat}']").bounding_box())
    }
    [winner] = [
        int(each)
        for each in page.locator(".villages .won .village").evaluate_all("all => all.map(v => v.dataset.seat)")
    ]
    assert all(rooms[winner] >= 1.5 * room for seat, room in rooms.items() if seat != winner)

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
    hand.play(until="build")
    photograph(page, "phone-build")
    hand.answer()
    assert hand.answered["turn"] > 1
    # Nothing is wider than the screen.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_village_is_moved_and_magnified_by_touch(visit: Visit) -> None:
    """One finger moves it, two fingers magnify it, and neither opens a tile."""
    page = visit("/learn/build", size=PHONE, touch=True)
    page.locator(".place.fits").first.wait_for()
    room = page.locator(".village-area .room")

    def seen() -> tuple[float, float]:
        """How large the picture is, and how far to the right."""
        shape = "new DOMMatrix(getComputedStyle(room.firstElementChild).transform)"
        script = f"room => {{ const m = {shape}; return [m.a, m.e]; }}"
        scale, right = room.evaluate(script)
        return scale, right

    def fingers(*events: tuple[str, int, int, int]) -> None:
        for kind, finger, x, y in events:
            room.evaluate(
                """(room, [kind, finger, x, y]) => {
                    const box = room.getBoundingClientRect();
                    const at = {clientX: box.left + x, clientY: box.top + y, pointerId: finger};
                    room.setPointerCapture = () => undefined;
                    room.dispatchEvent(new PointerEvent(kind, {...at, bubbles: true, pointerType: 'touch'}));
                }""",
                [kind, finger, x, y],
            )

    scale, right = seen()
    fingers(
        ("pointerdown", 1, 40, 40), ("pointermove", 1, 60, 40), ("pointermove", 1, 100, 70), ("pointerup", 1, 100, 70)
    )
    assert seen()[0] == scale
    assert seen()[1] > right + 30
    fingers(("pointerdown", 1, 100, 100), ("pointerdown", 2, 200, 100), ("pointermove", 2, 280, 100))
    fingers(("pointerup", 1, 100, 100), ("pointerup", 2, 280, 100))
    assert seen()[0] > scale * 1.3
    assert page.locator(".tile-card").count() == 0


def test_the_end_on_a_phone_tells_the_winner_first_and_every_line_whole(visit: Visit, site: Process) -> None:
    """Six at the table, the narrowest screen: no word is broken into letters, nothing is wider than the screen."""
    page = visit(size=PHONE)
    new_table(page, site.base, players=6)
    Hand(page, seed=4, eagerness=0.1).play()
    headline = page.locator(".sheet h1")
    headline.wait_for()
    assert headline.inner_text().startswith("Winner")
    assert page.locator(".villages > li").count() == 6
    assert page.locator(".villages > li").first.locator(".place").inner_text() == "1st place"
    for words in page.locator(".sheet tbody th").all():
        box = words.bounding_box()
        assert box is not None
        assert box["height"] < 60, words.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    photograph(page, "phone-end-6")


def test_the_end_can_be_shared_as_a_picture_and_turned_back(visit: Visit, site: Process, tmp_path: Path) -> None:
    page = visit(still=False)
    new_table(page, site.base, players=2)
    Hand(page, seed=4, eagerness=0.1).play()
    page.locator(".sheet").click()  # no need to wait for the counting
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    target = tmp_path / "share.png"
    download.value.save_as(target)
    assert target.read_bytes().startswith(b"\x89PNG")
    assert target.stat().st_size > 20_000
    page.get_by_role("button", name="Look at the table").click()
    page.locator(".village-area").wait_for()
    page.get_by_role("button", name="The result").click()
    page.locator(".sheet").wait_for()
