"""What happened, in sentences: every kind of event has one, and nobody reads what only another saw."""

import random

import pytest
from helpers import random_action

import keyflower as kf
from keyflower.cli.story import SILENT, STORIES, sentences


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_event_of_random_games_has_a_sentence(players: int) -> None:
    game = kf.Game.new(players, f"story-{players}", modules=("merchants", "promos"), variants=("open",))
    chance = random.Random(players)
    kinds = set()
    while not game.is_over:
        for event in game.play(random_action(game, chance)):
            kinds.add(event.kind)
            for sentence in sentences([event.seen_by(0)], game.options.names):
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                assert "_" not in sentence
    assert kinds <= {*STORIES, *SILENT, "haunted"}


def test_only_the_drawer_reads_what_was_drawn() -> None:
    event = kf.Event("drew-skills", 1, {"count": 2}, {"skills": {"anvil": 1, "saw": 1}})
    names = ["Ann", "Ben"]
    assert sentences([event.seen_by(1)], names) == ["Ben draws 2 skills: 1 anvil, 1 saw."]
    assert sentences([event.seen_by(0)], names) == ["Ben draws 2 skills."]
    assert sentences([event.seen_by(None)], names) == ["Ben draws 2 skills."]


def test_bids_tell_colour_count_and_what_came_along() -> None:
    event = kf.Event("bid", 0, {"tile": "tavern", "colour": "red", "count": 2, "total": 5, "groups": ["keywood"]})
    assert sentences([event.seen_by(None)], ["Ann"]) == [
        "Ann bids 2 red on Tavern (5 in all), with the losing bid from Keywood."
    ]
