"""The game in words: all that can be asked, answered, told, refused and scored has its words in each language."""

import random
import re
from collections.abc import Iterable

import pytest
from helpers import random_action

import keyflower as kf
from keyflower import words
from keyflower.catalogue import CATALOGUE
from keyflower.words.answers import answer, question, refusal
from keyflower.words.events import SILENT, sentences
from keyflower.words.language import bundle
from keyflower.words.sheet import line, source
from keyflower.words.tiles import cargo_lines, few, kind, pieces, short_side, side, tile_name

LANGUAGES = words.languages()
# A message that is missing is told by its key; an argument that is missing by its name; a word of ours has a stroke.
BROKEN = re.compile(r"\{\$|\b(log|do|ask|refusal|effect|score|ability|gain|piece|short|letter|sheet|cli)-[a-z]|_")


def sound(said: str) -> str:
    assert said.strip()
    assert not BROKEN.search(said), said
    return said


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    words.use(request.param)
    return str(request.param)


def test_every_tile_says_what_it_does(language: str) -> None:
    for tile in CATALOGUE.tiles:
        for upgraded in (False, True):
            sound(side(tile.id, upgraded))
            assert not BROKEN.search(short_side(tile.id, upgraded))
        for said in [kind(tile), tile_name(tile.id), *cargo_lines(tile)]:
            sound(said)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_whole_games_are_asked_answered_and_told(language: str, players: int) -> None:
    game = kf.Game.new(players, f"said-{players}", modules=("merchants", "promos"), variants=("open",))
    chance = random.Random(players)
    names = game.options.names
    kinds = set()
    while not game.is_over:
        for decision in game.decisions:
            sound(question(decision.kind, decision.about, game.view(decision.seat)["season"]))
            actions = game.legal_actions(decision.seat)
            for action in chance.sample(actions, min(3, len(actions))):
                sound(answer(action))
        for event in game.play(random_action(game, chance)):
            kinds.add(event.kind)
            for viewer in (None, 0, 1):
                told = sentences([event.seen_by(viewer)], names, viewer)
                if event.kind not in SILENT and event.kind != "took-tile":
                    assert told, event.kind
                for said in told:
                    assert sound(said).endswith(".")
    for sheet in game.scores().sheets:
        for item in sheet.items:
            sound(source(item))
            if item.points:
                sound(line(item))
    assert {"bid", "use", "season-began", "took-boat", "placed"} <= kinds


def refusals(game: kf.Game, tried: Iterable[str]) -> list[kf.IllegalAction]:
    return [refused for refused in (game.refusal(text, 0) for text in tried) if refused is not None]


def test_refusals_are_told_in_the_language(language: str) -> None:
    game = kf.Game.new(2, "4")
    lot = game.view(0)["auction"][0]["tile"]
    found = refusals(game, ["bid scribes 1 red", f"bid {lot} 9 red", "use scribes 1 red", f"bid {lot} 0 red"])
    assert len(found) >= 3
    for refused in found:
        said = sound(refusal(refused))
        assert f"refusal-{refused.key}" in bundle(language).texts
        assert language == "en" or said != refused.reason


def test_only_the_drawer_reads_what_was_drawn() -> None:
    event = kf.Event("drew-skills", 1, {"count": 2}, {"skills": {"anvil": 1, "saw": 1}})
    names = ["Ann", "Ben"]
    assert sentences([event.seen_by(1)], names, 1) == ["You draw: 1 anvil and 1 saw."]
    assert sentences([event.seen_by(0)], names, 0) == ["Ben draws 2 skills."]
    assert sentences([event.seen_by(None)], names, None) == ["Ben draws 2 skills."]


def test_bids_tell_colour_count_and_what_came_along() -> None:
    event = kf.Event("bid", 0, {"tile": "tavern", "colour": "red", "count": 2, "total": 5, "groups": ["keywood"]})
    assert sentences([event.seen_by(None)], ["Ann"], None) == [
        "Ann bids 2 red workers for Tavern, including the losing bid on Keywood; 5 in all."
    ]
    words.use("pl")
    assert "Keywood" in sentences([event.seen_by(None)], ["Ann"], None)[0]


def test_translated_names_are_shown_to_whoever_wants_them() -> None:
    words.use("pl")
    assert tile_name("tavern") == "Tavern"
    words.use("pl", translate_names=True)
    assert tile_name("tavern") != "Tavern"
    assert tile_name("sea-breese") == "Sea Breese"


def test_pieces_are_counted_as_the_language_counts() -> None:
    assert pieces({"anvil": 2, "red": 1}) == "2 anvils and 1 red worker"
    assert pieces({"anvil": 0}) == "nothing"
    words.use("pl")
    assert pieces({"anvil": 5}) == "5 kowadeł"


@pytest.mark.parametrize(
    ("spoken", "said"),
    [
        ("en", ["1 red", "2 red", "3p/5 workers"]),
        ("pl", ["1 czerw.", "2 czerw.", "3p/5 robotników"]),
        ("ro", ["1 roșu", "2 roșii", "3p/5 muncitori"]),
        ("it", ["1 rosso", "2 rossi", "3p/5 lavoratori"]),
    ],
)
def test_short_words_agree_with_their_number(spoken: str, said: list[str]) -> None:
    words.use(spoken)
    assert [few("red", 1), few("red", 2), short_side("apothecary", False)] == said
