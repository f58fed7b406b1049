"""Looking back: any move of a finished game, through anybody's eyes, and by link."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import keyflower as kf

from .conftest import DESK, PHONE, Visit, photograph


def finished(seed: int = 4) -> kf.Game:
    game = kf.Game.new(players=3, seed=seed, names=["Ann", "Ben", "Cyn"])
    chance = random.Random(seed)
    while not game.is_over:
        seat = game.decisions[0].seat
        game.play(chance.choice(game.legal_actions(seat)), seat)
    return game


def test_replay_step_by_step_with_any_eyes(visit: Visit) -> None:
    game = finished()
    page = visit("/import")
    page.get_by_label("The record").fill(game.record())
    page.get_by_role("button", name="Open").click()
    bar = page.locator(".replay")
    bar.wait_for()
    page.get_by_label("One step on").click()
    page.get_by_label("One step on").click()
    page.wait_for_url("**/at/3")
    expect(page.locator(".log li").last).not_to_be_empty()

    # Everyone at once: all screens lie open. Through Ben's eyes: his own, at the bottom.
    bar.get_by_label("Seen by").select_option("all")
    expect(page.locator(".others .counts").first).to_be_visible()
    bar.get_by_label("Seen by").select_option("1")
    expect(page.locator(".strip .me")).to_contain_text("Ben")
    expect(page.locator(".dock .screen")).to_be_visible()
    photograph(page, "replay")

    # The scores as a curve, jumps to a season and to what was decisive.
    curve = page.get_by_label("Scores as things stood")
    expect(curve).to_be_visible()
    page.get_by_label("Autumn begins").click()
    expect(page.locator(".table")).to_have_attribute("data-season", "autumn")
    page.locator("summary", has_text="Decisive").click()
    gains = page.locator("details .card .button")
    assert 1 <= gains.count() <= 6
    points = int(gains.first.locator("b").inner_text().rsplit("+", 1)[1])
    n = int(gains.first.locator("span").last.inner_text().rsplit(" ", 1)[1])
    expect(gains.first.locator(".story")).to_contain_text(re.compile("Ann|Ben|Cyn"))
    gains.first.click()
    page.wait_for_url(f"**/at/{n}")
    standings = page.request.get(page.url.split("/t/")[0] + f"/api/v1/tables/{page.url.split('/')[4]}/course").json()
    at = next(index for index, each in enumerate(standings["standings"]) if each["n"] == n)
    before, after = (standings["standings"][index]["totals"] for index in (at - 1, at))
    assert points in [b - a for a, b in zip(before, after, strict=True)]
    assert standings["standings"][-1]["totals"] == [sheet.total for sheet in game.scores().sheets]

    # A link to a position opens there, in another browser page of the same person.
    page.locator(".replay input[type=range]").fill("20")
    page.wait_for_url("**/at/20")
    address = page.url
    other = page.context.new_page()
    other.goto(address)
    other.locator(".replay").wait_for()
    expect(other.locator(".replay output")).to_contain_text("20 of")

    # It plays by itself.
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/at/22")
    page.get_by_role("button", name="Pause").click()

    page.get_by_label("To the end").click()
    page.locator(".sheet").wait_for()
    # The winner comes first.
    totals = sorted((sheet.total for sheet in game.scores().sheets), reverse=True)
    assert [int(text) for text in page.locator("[data-total]").all_inner_texts()] == totals


@pytest.mark.parametrize("size", [DESK, (820, 1180), PHONE])
def test_what_was_decisive_is_seen_whole_by_who_looks_on(visit: Visit, size: tuple[int, int]) -> None:
    """The list hung over the right edge of the page, without the moments it told of."""
    page = visit("/import", size=size)
    page.get_by_label("The record").fill(finished().record())
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_label("Seen by").locator("option").first).to_have_text("a spectator")
    page.locator("summary", has_text="Decisive").click()
    expect(page.locator("details .card")).to_be_in_viewport(ratio=1)
    # The curve's figures bear the players' marks: colours never stand alone.
    expect(page.locator(".line ol li").first).to_contain_text("A")
