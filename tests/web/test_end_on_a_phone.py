"""The end of a game on the narrowest phone: the winner at once, and every word of the sheet in one piece."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visit
from .hand import open_position

# Words of the sheet that are broken over two lines. A line may end between two words, or behind a stroke.
BROKEN = """() => {
  const broken = [];
  const walk = document.createTreeWalker(document.querySelector('.sheet'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement.checkVisibility()) continue;
    for (const word of node.textContent.matchAll(/[\\p{L}\\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
      if (tops.size > 1) broken.push(word[0]);
    }
  }
  return broken;
}"""

VILLAGE = [
    {"tile": "home-1", "goods": {"wood": 6, "gold": 1}, "upgraded": True},
    {"tile": "scribes", "goods": {"gold": 1}},
    {"tile": "workshop", "upgraded": True},
    {"tile": "jeweller"},
    {"tile": "turn-order-4"},
    {"tile": "white-wind"},
]
OVER: dict[str, Any] = {
    "players": 6,
    "names": ["Guest", "Birch", "Cedar", "Elm", "Hazel", "Ivy"],
    "season": "winter",
    "phase": "build",
    "auction": [],
    "seats": [{"screen": {"red": 3, "anvil": 2, "pick": 3}}, {"village": VILLAGE, "screen": {"red": 5, "anvil": 4}}],
}


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "ro-RO", "it-IT"])
def test_no_word_of_the_sheet_is_broken_into_letters(visit: Visit, language: str) -> None:
    """With six players the first column showed one letter a line."""
    page = visit(size=PHONE, touch=True, language=language)
    open_position(page, OVER)
    page.locator(".sheet tbody th").first.wait_for()
    assert page.evaluate(BROKEN) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_last_tile_is_laid_in_the_village_and_the_winner_is_told(visit: Visit) -> None:
    """The phone stayed at "Village" with "The game is over", and the winner stood on a page that nobody had opened."""
    page = visit(size=PHONE, touch=True)
    seats = [{}, {"village": VILLAGE, "to_place": ["apothecary"]}]
    hand = open_position(page, {**OVER, "players": 2, "names": ["Guest", "Birch"], "seats": seats})
    assert hand.kind == "build"
    expect(page.locator(".table")).to_have_attribute("data-tab", "village")
    hand.touches = True
    hand.build()
    expect(page.get_by_role("heading", name="Winner: Birch")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-total='1']").first).to_be_in_viewport()
