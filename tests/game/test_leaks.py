"""Nothing that a seat cannot know reaches it (USE-13, SEA-6, SET-10).

At decisions of random games, everything that a seat cannot know is shuffled anew (tests/leak.py). What the seat gets
must not change by it: its view, its memory, its questions, its legal actions, and what it hears of an action that
draws nothing.
"""

import json
import random
from typing import Any

import pytest
from helpers import asked, lot, person, play, random_action, table, texts
from invariants import check
from leak import reshuffled

import keyflower as kf

PLAYERS = (2, 3, 4, 5, 6)


def payload(game: kf.Game, seat: int | None) -> str:
    """All that leaves the game for a seat, as it would be sent."""
    everything = {
        "view": game.view(seat),
        "memory": game.memory(seat),
        "decisions": [decision.to_dict() for decision in game.decisions],
        "actions": [str(action) for action in game.legal_actions(seat)] if seat is not None else [],
    }
    return json.dumps(everything)


def heard(game: kf.Game, line: str, seat: int | None) -> str:
    return json.dumps([event.seen_by(seat) for event in game.play(line)])


# What brings something unseen into the open: these events differ when the hidden things do.
OPENING = {"season-began", "boat-loaded", "drew-workers", "drew-skills", "game-over"}
FORCED = {"paid", "placed-workers"}  # of another's last worker or skill: it comes from behind their screen


@pytest.mark.rule("USE-13", "SEA-6", "SET-10", "SET-4")
@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_seat_cannot_know_changes_nothing_for_it(players: int, number: int) -> None:
    chance = random.Random(players * 100 + number)
    game = kf.Game.new(players, seed=f"leak-{number}")
    differed = 0
    while not game.is_over:
        action = random_action(game, chance)
        if chance.random() < 0.4 or game.decisions[0].kind == "winter":
            viewer = chance.choice([None, *range(players)])
            other = reshuffled(game, viewer, chance)
            differed += other.position() != game.position()
            assert payload(other, viewer) == payload(game, viewer)
            check_events(game.copy(), other, str(action), viewer)
        game.play(action)
    assert differed > 10


def check_events(game: kf.Game, other: kf.Game, line: str, viewer: int | None) -> None:
    """What a viewer hears of an action of its own, or of a move that is open to all."""
    seat = int(line.split(":")[0])
    if seat != viewer and other.refusal(line) is not None:
        return  # another seat's hidden workers are not there now to make this move
    kinds = {event.kind for event in game.copy().play(line)}
    if kinds & OPENING or (seat != viewer and kinds & FORCED):
        return
    if seat != viewer and game.decisions[0].kind == "winter":
        return
    assert heard(other, line, viewer) == heard(game, line, viewer)
    if game.is_over:
        return
    assert payload(other, viewer) == payload(game, viewer)


@pytest.mark.rule("USE-13")
def test_what_is_shuffled_is_a_position_that_could_be() -> None:
    chance = random.Random(9)
    game = kf.Game.new(4, seed="possible")
    while not game.is_over:
        check(reshuffled(game, chance.choice([None, 0, 1, 2, 3]), chance))
        for _ in range(10):
            if not game.is_over:
                game.play(random_action(game, chance))


@pytest.mark.rule("USE-8", "USE-13")
def test_others_hear_how_many_were_drawn_and_not_what() -> None:
    seen: dict[int, set[str]] = {0: set(), 1: set()}
    for seed in range(40):
        game = table(person("alehouse", green=1), person(), auction=[lot("keywood")], seed=seed)
        events = play(game, "use alehouse 1 green")
        for viewer, told in seen.items():
            told.add(json.dumps([event.seen_by(viewer) for event in events]))
    assert len(seen[0]) == 3  # one of three colours
    assert len(seen[1]) == 1


@pytest.mark.rule("USE-13")
def test_whether_somebody_is_asked_does_not_show_what_is_behind_their_screen() -> None:
    """What others cannot tell apart asks the same question, even where it has but one answer."""
    skills: tuple[dict[str, Any], ...] = ({"pick": 2}, {"pick": 1, "saw": 1})
    for pieces in skills:
        brewer = table(person("brewer", red=1, **pieces), person(), season="summer")
        brewer.play("use brewer 1 red")
        assert asked(brewer) == [(0, "pay")]
        smith = table(person("blacksmith", red=1, **pieces), person(), season="autumn")
        smith.play("use home-1 1 red")
        assert asked(smith) == [(0, "upgrade")]
    assert texts(smith) == ["stop"]
    hands: tuple[dict[str, Any], ...] = ({"red": 3}, {"red": 2, "blue": 1})
    for workers in hands:
        tavern = table(person("tavern", **workers), person(), season="summer")
        tavern.play("use tavern 1 red")
        assert asked(tavern) == [(0, "pay")]
        lots = [lot("inn", workers={"red": 1})]
        mixed = table(person("summer-boat-4b", **workers), person(), season="autumn", auction=lots)
        mixed.play("use inn 2 any")
        assert asked(mixed) == [(0, "mix")]


@pytest.mark.rule("SEA-6")
def test_nobody_can_tell_whose_a_winter_tile_was() -> None:
    """However the same tiles were dealt and offered, the spectator's game is the same from there on."""
    hands = [["apothecary", "jeweller"], ["windmill", "scribes"]]
    views = set()
    for swap in (hands, [hands[0][:1] + hands[1][:1], hands[0][1:] + hands[1][1:]]):
        game = table(*[person(winter=hand) for hand in swap], season="winter", phase="winter")
        play(game, "0: offer " + " ".join(swap[0]), "1: offer " + " ".join(swap[1]))
        views.add(payload(game, None))
    assert len(views) == 1
