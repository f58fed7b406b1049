"""What the client unfolds from a question's short form is exactly what the rules allow."""

import random

import msgspec
import pytest
from helpers import random_action

import keyflower as kf
from keyflower.client.choices import answers
from keyflower.client.link import TableLink
from keyflower.server.tables import views


@pytest.mark.parametrize("players", [2, 4])
def test_the_answers_are_all_legal_actions(players: int) -> None:
    game = kf.Game.new(players, f"wire-{players}", modules=("merchants", "promos"))
    chance = random.Random(players)
    kinds = set()
    while not game.is_over:
        for decision in game.decisions:
            if decision.kind in kinds and chance.random() < 0.8:
                continue
            kinds.add(decision.kind)
            legal = [action.text for action in game.legal_actions(decision.seat)]
            told = msgspec.json.decode(msgspec.json.encode(views.choices(game, decision.kind, decision.seat)))
            found = answers(told)
            assert sorted(found) == sorted(legal)
            assert ("pass" not in legal) or found[0] == "pass"
        game.play(random_action(game, chance))
    assert {"turn", "build", "boat"} <= kinds


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://play.example/t/abc#seat=s3", TableLink("https://play.example", "abc", seat="s3")),
        ("http://127.0.0.1:8400/t/abc#invite=i1", TableLink("http://127.0.0.1:8400", "abc", invite="i1")),
        ("https://play.example/games/t/abc", TableLink("https://play.example/games", "abc")),
    ],
)
def test_links_are_read(text: str, link: TableLink) -> None:
    assert TableLink.read(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "abc",
        "https://play.example",
        "ftp://play.example/t/abc",
        "https://h/x/abc",
        "https://h:99999/t/abc",
        "https://h:0/t/abc",
        "https://h:x/t/abc",
        "https://[::1/t/abc",
        "https://a b/t/abc",
        "https:///t/abc",
    ],
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no link to a table"):
        TableLink.read(text)
