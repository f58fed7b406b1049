"""What tells somebody something new, and what can be taken back (undo in the server and in the terminal follow it)."""

import random

import pytest
from helpers import lot, person, play, table

import keyflower as kf


def fate(game: kf.Game) -> tuple[int, int]:
    """Changes whenever chance has spoken or a season has turned."""
    return game.state.chance.counter, game.state.season


@pytest.mark.parametrize("modules", [(), ("merchants", "promos")])
@pytest.mark.parametrize("players", [2, 4])
def test_an_action_brings_news_whenever_chance_has_spoken_and_says_so(modules: tuple[str, ...], players: int) -> None:
    """Over whole random games. Without chance, news are a contract turned up from the shuffled stack, a new season's
    tiles, and the end."""
    turned_up = {"contract-drawn", "contract-taken", "contracts-replaced", "season-began", "game-over"}
    for seed in range(4):
        game = kf.Game.new(players, seed, modules=modules)
        chance = random.Random(seed)
        while not game.is_over:
            before = fate(game)
            events = game.play(chance.choice(game.legal_actions(game.decisions[0].seat)))
            told = {event.kind for event in events if event.news}
            if before != fate(game):
                assert game.news
            if before[0] != game.state.chance.counter:
                assert told
            elif before == fate(game) and game.news:
                assert told & turned_up
            for event in events:  # what only one seat learns is new, but for what it chose itself
                hidden = event.secret is not None and any(event.secret.values())
                assert event.news or not hidden or event.kind == "offered"
        assert game.news


def test_a_copy_keeps_the_news() -> None:
    game = table(person(red=3), person(), auction=[lot("apprentice-hall"), lot("keywood")])
    news = [game.news]
    for line in ("0: use keywood 1 red", "1: pass", "0: use apprentice-hall 1 red"):
        game.play(line)
        news.append(game.copy().news)
    assert news == [False, False, False, True]


def test_an_empty_bag_tells_nothing_new() -> None:
    game = table(person(red=3), person(), auction=[lot("alehouse")], bag={})
    (used, drew) = game.play("0: use alehouse 1 red")
    assert (used.kind, drew.kind, drew.data, drew.news, game.news) == (
        "use",
        "drew-workers",
        {"count": 0},
        False,
        False,
    )


def test_a_contract_taken_is_news_only_if_another_is_turned_up() -> None:
    doc = {
        "players": 2,
        "modules": ["merchants"],
        "auction": [lot("bookkeeper")],
        "seats": [person(red=3)],
        "season": "summer",
    }
    for stack, news in ([], False), (["contract-green-2"], True):
        game = kf.Game.from_position({**doc, "merchants": {"row": ["contract-purple"], "stack": stack}})
        play(game, "0: use bookkeeper 1 red", "0: take contract", "0: contract contract-purple")
        assert game.news is news


def test_questions_say_whether_several_seats_answer_at_once() -> None:
    winter = table(
        person(winter=["keythedral"]),
        person(winter=["scribes"]),
        season="winter",
        pending=[{"step": "season", "next": "winter"}],
    )
    assert [(asked.kind, asked.simultaneous) for asked in winter.decisions] == [("winter", True), ("winter", True)]
    assert [(asked.kind, asked.simultaneous) for asked in kf.Game.new(2).decisions] == [("turn", False)]


def test_everything_is_seen_where_nothing_is_a_secret() -> None:
    game = kf.Game.new(3, 5, modules=("merchants",))
    view = game.revealed()
    assert view["seat"] is None
    assert [seat["screen"] for seat in view["seats"]] == [game.view(seat)["seats"][seat]["screen"] for seat in range(3)]
    event = kf.Event("drew-workers", 1, {"count": 1}, {"workers": {"red": 1}}, True)
    assert "workers" not in event.seen_by(0)
    assert event.seen_by(0, revealed=True) == event.seen_by(1) == {
        "kind": "drew-workers", "seat": 1, "count": 1, "workers": {"red": 1}
    }  # fmt: skip
