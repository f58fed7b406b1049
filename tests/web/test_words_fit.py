"""Words have room: on the narrowest phone no sentence of a panel is cut or squeezed into letters, in any language."""

from __future__ import annotations

import pytest

from .conftest import PHONE, Visit
from .hand import Hand, open_position

# Every text that is in sight, against all boxes around it that cut it off. What can be swiped along is no cut: the line
# of one's pieces, the tiles in hand; nor is a name that ends in dots.
CUT = """() => {
  const MAY_END = '.screen, .tiles, .cell .name, .who, .pick-name, .seats .name, .boats';
  const cut = [];
  for (const element of document.querySelectorAll('.table *')) {
    const own = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const words = own.map(node => node.textContent.trim()).join(' ');
    if (!words || element.closest('svg, .hidden-text, .question a') || element.closest(MAY_END)) continue;
    if (!element.checkVisibility() || getComputedStyle(element).clipPath !== 'none') continue;
    const range = document.createRange();
    range.setStartBefore(own[0]);
    range.setEndAfter(own.at(-1));
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    if (text.width < 40 && words.length > 12) cut.push(`squeezed: ${words}`);
    if (text.right > innerWidth + 1 || text.left < -1) cut.push(`beyond the screen: ${words}`);
    for (let box = element; box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const scrolls = axis => style.scrollbarWidth !== 'none' && ['auto', 'scroll'].includes(axis);
      const room = box.getBoundingClientRect();
      const across = text.right > room.right + 1.5 || text.left < room.left - 1.5;
      const down = text.bottom > room.bottom + 3 || text.top < room.top - 3;
      if ((across && !scrolls(style.overflowX)) || (down && !scrolls(style.overflowY))) {
        cut.push(`cut by .${box.className}: ${words}`);
        break;
      }
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
    }
  }
  return cut;
}"""

VILLAGE = [
    {"tile": "home-1", "at": [0, 0], "goods": {"wood": 2, "stone": 1}},
    {"tile": "stable", "at": [0, -1], "goods": {"wood": 1, "stone": 1}},
]
SEAT = {"village": VILLAGE, "screen": {"red": 3, "blue": 2, "yellow": 4, "pick": 1}}
TURN = {"players": 2, "season": "summer", "auction": [{"tile": "tavern"}, {"tile": "store"}], "seats": [SEAT]}
BOATS = {"players": 3, "season": "summer", "phase": "boats", "auction": [], "seats": [SEAT]}
WINTER = {
    "players": 2,
    "season": "winter",
    "phase": "winter",
    "auction": [],
    "seats": [
        {**SEAT, "winter": ["craftsmans-guild", "village-hall", "apothecary"]},
        {"winter": ["jeweller", "windmill"]},
    ],
}


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "ro-RO", "it-IT"])
def test_no_words_are_cut_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(size=PHONE, touch=True, language=language)
    page.evaluate("localStorage.setItem('keyflower.translate-names', 'true')")
    hand = Hand(page, touch=True)
    seen: dict[str, list[str]] = {}

    def look(moment: str) -> None:
        page.evaluate("document.fonts.ready")
        seen[moment] = page.evaluate(CUT)

    open_position(page, TURN)
    look("turn")
    page.locator(".auction .lit .tile").first.click()
    page.locator(".tile-card .choice").first.click()
    page.locator(".stepper").wait_for()
    look("bid")
    page.keyboard.press("Escape")
    hand.show("village")
    page.locator(".village-area .tile[data-tile=stable]").click()
    page.locator(".tile-card .choice").first.click()
    hand.confirm()
    page.locator(".bar[data-kind=transport]").wait_for()
    look("transport")
    page.locator("[data-good]").first.click()
    page.locator("[data-target]").first.wait_for()
    look("moving a good")
    page.locator(".choices .done").click()
    page.locator(".bar[data-kind=upgrade]").wait_for()
    look("upgrade")
    open_position(page, BOATS)
    look("boats")
    page.locator(".choice-card").first.click()
    page.locator(".confirm").wait_for()
    look("a boat")
    open_position(page, WINTER)
    look("winter")
    for card in page.locator(".choice-card").all():
        card.click()
    page.locator(".confirm").wait_for()
    look("winter tiles")
    assert {moment: cut for moment, cut in seen.items() if cut} == {}
