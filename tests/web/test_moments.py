"""The moments that matter at the table: bids, nothing that jumps, two touches, goods, seasons, winter, hot seat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from server.harness import Process

from .conftest import DESK, PHONE, Visit, photograph
from .hand import Hand, new_table, open_position

Box = dict[str, float]

# What a main button looks like, asked of one that is made for it.
MAIN_COLOURS = """card => {
  const made = Object.assign(document.createElement('button'), { className: 'button main' });
  card.append(made);
  const { color, backgroundColor } = getComputedStyle(made);
  made.remove();
  return [color, backgroundColor];
}"""

TILES = """() => {
  const tiles = document.querySelectorAll('.auction [data-tile], .village-area .tile[data-tile]');
  const place = ({ left, top, width }) => [left, top, width];
  return Object.fromEntries([...tiles].map(each => [each.dataset.tile, place(each.getBoundingClientRect())]));
}"""


def six_bids() -> dict[str, Any]:
    auction: list[dict[str, Any]] = [
        {"tile": tile, "bids": [{"seat": seat, "count": seat + 1, "colour": colour} for seat in range(6)]}
        for tile, colour in (("inn", "red"), ("well", "blue"), ("fair", "yellow"))
    ]
    auction += [{"tile": tile} for tile in ("barn", "sawmill", "blacksmith", "wainwright", "sculptor")]
    return {"players": 6, "season": "autumn", "auction": auction, "seats": [{"screen": {"red": 2, "blue": 2}}]}


@pytest.mark.parametrize("size", [DESK, (820, 1180), PHONE])
def test_bids_have_a_rail_of_their_own(visit: Visit, size: tuple[int, int]) -> None:
    """With six bids on a tile none lies over a tile, a name, or a neighbour's bids."""
    page = visit(size=size)
    open_position(page, six_bids())
    boxes: list[Box] = page.evaluate(
        "() => [...document.querySelectorAll('.rail')].map(each => each.getBoundingClientRect().toJSON())"
    )
    things: list[Box] = page.evaluate(
        "() => [...document.querySelectorAll('.auction .cell .tile, .auction .cell .name')]"
        ".map(each => each.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) >= 8
    for at, rail in enumerate(boxes):
        for other in things + boxes[at + 1 :]:
            across = min(rail["right"], other["right"]) - max(rail["left"], other["left"])
            down = min(rail["bottom"], other["bottom"]) - max(rail["top"], other["top"])
            assert across <= 1 or down <= 2
    slots = page.locator(".auction .cell").first.locator(".slot")
    assert slots.count() == 6
    assert page.locator(".auction .cell").first.locator(".slot.leads").count() == 1
    # All six are in sight, the leader's among them: nothing is cut, nothing has to be scrolled to.
    assert page.locator(".auction .cell").first.evaluate(
        """cell => [...cell.querySelectorAll('.slot')].every(slot => {
          const [box, room] = [slot.getBoundingClientRect(), cell.getBoundingClientRect()];
          return box.left >= room.left - 2 && box.right <= room.right + 2 && slot.scrollWidth <= slot.clientWidth + 1;
        })"""
    )


@pytest.mark.parametrize("size", [DESK, (820, 1180), PHONE])
def test_nothing_jumps_during_a_turn(visit: Visit, site: Process, size: tuple[int, int]) -> None:
    page = visit(size=size)
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    before: dict[str, list[float]] = page.evaluate(TILES)
    bar = page.locator(".bar").bounding_box()

    def unmoved() -> None:
        after: dict[str, list[float]] = page.evaluate(TILES)
        for tile in before.keys() & after.keys():
            assert all(abs(a - b) <= 2 for a, b in zip(before[tile], after[tile], strict=True)), tile
        assert page.locator(".bar").bounding_box() == bar

    page.locator(".auction .lit .tile").first.click()
    page.locator(".tile-card").wait_for()
    unmoved()
    page.locator(".tile-card .choice[data-verb=bid]").click()
    page.locator(".stepper").wait_for()
    unmoved()
    Hand(page).confirm()
    page.wait_for_function("() => document.querySelector('.slot')")
    page.locator(".bar[data-kind=turn]").wait_for()
    unmoved()


def test_two_touches_make_a_move_that_can_be_taken_back(visit: Visit, site: Process) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('keyflower.settings', JSON.stringify({ confirm: 'final' }))")
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    before = Hand(page).number()
    page.locator(".auction .lit .tile").first.click()
    page.locator(".tile-card .choice[data-verb=bid]").click()
    page.wait_for_function("before => Number(document.querySelector('.table').dataset.n) > before", arg=before)


def test_a_worker_is_dragged_onto_a_tile(visit: Visit) -> None:
    page = visit()
    open_position(
        page, {"players": 2, "season": "summer", "auction": [{"tile": "tavern"}], "seats": [{"screen": {"red": 3}}]}
    )
    page.locator("[data-worker=red]").drag_to(page.locator(".auction .tile[data-tile=tavern]"))
    expect(page.locator(".tile-card .confirm")).to_contain_text("1 red worker")


def test_the_whole_tile_takes_the_good_even_where_another_good_lies(visit: Visit) -> None:
    """A good on the target lay over the number of steps and took the click for itself."""
    page = visit()
    village = [
        {"tile": "home-1", "at": [0, 0], "goods": {"wood": 1}},
        {"tile": "stable", "at": [0, -1], "goods": {"wood": 1, "stone": 1}},
    ]
    open_position(
        page, {"players": 2, "season": "summer", "auction": [], "seats": [{"village": village, "screen": {"red": 2}}]}
    )
    page.locator(".village-area .tile[data-tile=stable]").click()
    page.locator(".tile-card .choice").click()
    Hand(page).confirm()
    page.locator(".bar[data-kind=transport]").wait_for()
    page.locator("[data-good=wood-home-1]").click()
    box = page.locator("[data-good=wood-stable]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator("[data-good=wood-home-1]").wait_for(state="detached")


def test_behind_the_curtain_no_key_and_no_tab_reaches_the_table(visit: Visit, site: Process) -> None:
    page = visit()
    page.request.post(f"{site.base}/api/v1/session", data={})
    players = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    made = page.request.post(f"{site.base}/api/v1/tables", data={"players": players, "pace": 0}).json()
    page.goto(f"/t/{made['info']['table']}")
    ready = page.get_by_role("button", name="I am ready")
    ready.click()
    Hand(page, eagerness=0).answer()  # a pass: there is nothing more to be asked, and it could be taken back
    ready.wait_for()
    before = Hand(page).number()
    for key in ("u", "c", "p", "Tab", "Enter"):
        page.locator("body").press(key) if key != "Enter" else None
    page.wait_for_timeout(500)
    assert Hand(page).number() == before
    expect(ready).to_be_visible()
    assert page.evaluate("document.querySelector('.table').inert") is True


# How many of these are to be seen and not behind the curtain, each a little at least.
IN_SIGHT = """(which) => {
  const curtain = document.querySelector('.cover').getBoundingClientRect();
  const outside = ({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight && top < curtain.top;
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && outside(each.getBoundingClientRect());
  return [...document.querySelectorAll(which)].filter(seen).length;
}"""
SECRET = ".screen *, .log *, .bar *, .auction .cards *"


@pytest.mark.parametrize("size", [DESK, (820, 1180), PHONE])
def test_the_curtain_hides_what_is_secret_and_not_the_public_board(
    visit: Visit, site: Process, size: tuple[int, int]
) -> None:
    """On a phone the workers of whoever had the device stood above the curtain."""
    page = visit(size=size)
    page.request.post(f"{site.base}/api/v1/session", data={})
    players = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    made = page.request.post(f"{site.base}/api/v1/tables", data={"players": players, "pace": 0}).json()
    page.goto(f"/t/{made['info']['table']}")
    page.get_by_role("button", name="I am ready").wait_for()
    photograph(page, f"curtain-{size[0]}")
    assert page.evaluate(IN_SIGHT, ".auction .tile") >= 4
    assert page.locator(".screen [data-worker]").count() >= 3
    assert page.evaluate(IN_SIGHT, SECRET) == 0


def test_a_use_that_would_do_nothing_warns(visit: Visit) -> None:
    page = visit()
    open_position(
        page,
        {
            "players": 2,
            "season": "summer",
            "auction": [],
            "seats": [{"village": [{"tile": "home-1"}], "screen": {"red": 2}}],
        },
    )
    page.locator(".village-area .tile[data-tile=home-1]").click()
    page.locator(".tile-card .choice").click()
    expect(page.locator(".tile-card .outcome")).to_contain_text("would do nothing")


@pytest.mark.parametrize("how", ["Esc", "a touch outside"])
def test_the_menu_of_passing_closes(visit: Visit, site: Process, how: str) -> None:
    page = visit()
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    menu = page.locator(".pass details")
    menu.locator("summary").click()
    expect(menu.locator(".items")).to_be_visible()
    if how == "Esc":
        page.keyboard.press("Escape")
    else:
        page.locator(".strip").click(position={"x": 500, "y": 5})
    expect(menu.locator(".items")).to_be_hidden()


def test_a_season_ends_with_a_card_and_winter_is_chosen_from_large_cards(visit: Visit, site: Process) -> None:
    page = visit()
    new_table(page, site.base, players=2)
    hand = Hand(page, seed=5, eagerness=0.35)
    seen = False
    for _ in range(60):
        page.wait_for_selector(".bar[data-kind]", timeout=60_000)
        card = page.locator(".season-card")
        if card.count():
            expect(card).to_contain_text("Spring is over")
            seen = True
            break
        hand.answer()
    assert seen
    hand.play(until="winter")
    hand.look_up()
    width = page.locator(".choice-card").first.bounding_box()
    assert width is not None
    assert width["width"] >= 180
    expect(page.locator(".choice-card").first).to_contain_text("As things stand")


def test_a_hint_is_shown_on_the_board_and_in_words(visit: Visit, site: Process) -> None:
    page = visit()
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    page.get_by_role("button", name="Hint").click()
    hints = page.locator(".hint li")
    hints.first.wait_for(timeout=60_000)
    assert 1 <= hints.count() <= 3
    for hint in hints.all():  # why, in a sentence
        assert hint.locator("span").first.inner_text().endswith(".")
    assert page.locator(".hinted").count() + page.locator(".hint li", has_text="Pass").count() >= 1


@pytest.mark.parametrize("size", [DESK, (820, 1180), PHONE])
def test_no_tile_of_the_auction_stands_alone_at_an_edge(visit: Visit, size: tuple[int, int]) -> None:
    """Seven tiles lay in rows of three, three and one; each row is as even as can be, and in the middle."""
    tiles = ("inn", "well", "fair", "barn", "sawmill", "blacksmith")
    page = visit(size=size)
    position = {"players": 2, "season": "autumn", "auction": [{"tile": tile} for tile in tiles]}
    open_position(page, {**position, "seats": [{"screen": {"red": 2}}]})
    middles: list[list[float]] = page.evaluate(
        "() => [...document.querySelectorAll('.auction .cell')]"
        ".map(each => each.getBoundingClientRect()).map(box => [Math.round(box.top), box.left + box.width / 2])"
    )
    assert len(middles) == 7  # with the turn-order tile
    rows: dict[float, list[float]] = {}
    for top, middle in middles:
        rows.setdefault(top, []).append(middle)
    lengths = [len(row) for row in rows.values()]
    assert max(lengths) - min(lengths) <= 1
    area = page.locator(".auction .grid").bounding_box()
    assert area is not None
    for row in rows.values():
        assert abs((row[0] + row[-1]) / 2 - area["x"] - area["width"] / 2) <= 2


def test_both_boats_of_two_players_are_in_sight_on_a_phone(visit: Visit, site: Process) -> None:
    page = visit(size=PHONE)
    cargo = {"blue": 2, "red": 2, "yellow": 2, "anvil": 1, "saw": 1}
    boats = [{"tile": "keyflower", "cargo": cargo}, {"tile": "sea-bastion", "cargo": cargo}]
    auction = [{"tile": "inn"}]
    open_position(page, {"players": 2, "season": "autumn", "auction": auction, "boats": boats, "seats": [{}, {}]})
    for boat in page.locator(".boats li button").all():
        expect(boat).to_be_in_viewport(ratio=1)


def test_every_tile_says_what_it_would_bring(visit: Visit) -> None:
    """A tile that brings nothing yet was silent about it."""
    page = visit()
    auction = [{"tile": "goldsmith"}, {"tile": "well"}]
    open_position(page, {"players": 2, "season": "autumn", "auction": auction, "seats": [{"screen": {"red": 2}}]})
    for tile, points in (("goldsmith", "0 points"), ("well", "3 points")):
        page.locator(f".auction .tile[data-tile={tile}]").click()
        expect(page.locator(".tile-card")).to_contain_text(f"As things stand it would score {points} for you")
        page.keyboard.press("Escape")


def test_confirm_can_be_read_wherever_the_pointer_is(visit: Visit) -> None:
    """After a drag the pointer is not on it: there it was white on light lilac, and the other choice looked chosen."""
    page = visit()
    auction = [{"tile": "tavern"}]
    open_position(page, {"players": 2, "season": "summer", "auction": auction, "seats": [{"screen": {"red": 3}}]})
    page.locator("[data-worker=red]").drag_to(page.locator(".auction .tile[data-tile=tavern]"))
    page.mouse.move(5, 5)
    look = "each => { const { color, backgroundColor } = getComputedStyle(each); return [color, backgroundColor]; }"
    expect(page.locator(".tile-card .confirm")).to_contain_text("Confirm")
    page.wait_for_timeout(300)  # colours change gently
    ink, ground = page.locator(".tile-card .confirm").evaluate(look)
    assert (ink, ground) == tuple(page.locator(".tile-card").evaluate(MAIN_COLOURS))
    assert page.locator(".tile-card .choice:not(.confirm)").evaluate(look)[1] != ground
