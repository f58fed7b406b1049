"""Looking back: any move of a finished game, through anybody's eyes, and by link."""

from __future__ import annotations

import random

from playwright.sync_api import expect

import keyflower as kf

from .conftest import Visit, photograph


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
    page.wait_for_url("**/at/22", timeout=10_000)
    page.get_by_role("button", name="Pause").click()

    page.get_by_label("To the end").click()
    page.locator(".sheet").wait_for()
    # The winner comes first.
    totals = sorted((sheet.total for sheet in game.scores().sheets), reverse=True)
    assert [int(text) for text in page.locator("[data-total]").all_inner_texts()] == totals
