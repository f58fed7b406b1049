"""What is made only when somebody looks is what would have been made at once; and the objects of the public face, which
the engine makes by itself, are what they say."""

from collections.abc import Sequence
from random import Random

import pytest

import keyflower as kf
from keyflower.game.course import STRETCH
from keyflower.game.runs import RUNS_ROOM, Runs

MIXES = [(2, ()), (4, ()), (3, ("merchants", "promos")), (6, ("merchants", "more-promos"))]


def random_game(players: int, modules: Sequence[str], seed: int) -> list[str]:
    game = kf.Game.new(players, seed, modules=modules)
    choice = Random(seed).choice
    while not game.is_over:
        game.play(choice(game.legal_actions()))
    return game.actions


def as_told(events: Sequence[kf.Event]) -> list[tuple[object, ...]]:
    return [(event.kind, event.seat, event.data, event.secret, event.news) for event in events]


@pytest.mark.parametrize(("players", "modules"), MIXES)
def test_events_looked_at_later_are_those_told_at_once(players: int, modules: tuple[str, ...]) -> None:
    lines = random_game(players, modules, 1)
    at_once = kf.Game.new(players, 1, modules=modules)
    later = kf.Game.new(players, 1, modules=modules)
    told = [(as_told(at_once.play(line)), at_once.news) for line in lines]
    kept = [later.play(line) for line in lines]
    found = [as_told(events) for events in reversed(kept)]
    assert found[::-1] == [events for events, _ in told]
    assert [events.news for events in kept] == [news for _, news in told]
    assert later == at_once


def test_now_and_then_somebody_looks() -> None:
    lines = random_game(4, (), 2)
    at_once, now_and_then = kf.Game.new(4, 2), kf.Game.new(4, 2)
    chance = Random(2)
    for line in lines:
        told = as_told(at_once.play(line))
        events = now_and_then.play(line)
        if chance.random() < 0.2:
            assert as_told(events) == told
        if chance.random() < 0.1:
            assert now_and_then.copy().news == at_once.news


def test_a_state_that_somebody_else_changes_is_not_told_from_before() -> None:
    """Whether actions are applied to it behind the game's back, or rows are changed in place."""
    lines = random_game(3, (), 3)
    game, other = kf.Game.new(3, 3), kf.Game.new(3, 3)
    state = game.state
    for number, line in enumerate(lines[: 3 * STRETCH]):
        told = as_told(other.play(line))
        if number % 5 == 3:
            state.apply(game.parse(line).code)
        else:
            events = game.play(line)
            if number % 7 == 0:
                assert as_told(events) == told
    game, other = kf.Game.new(2, 7), kf.Game.new(2, 7)
    for each in (game, other):
        each.play("pass")
    for colour in range(4):
        game.state.bag[colour] = 0
        other.state.bag[colour] = 0
    assert game.play("pass").told() == other.play("pass").told()
    assert game.position() == other.position()


def test_answers_are_asked_for_anew_when_the_state_has_moved() -> None:
    game = kf.Game.new(2, 7)
    before = game.legal_actions()
    game.state.apply(before[0].code)
    assert game.legal_actions()[0].seat != before[0].seat
    with pytest.raises(kf.IllegalAction):
        game.play(before[0])


def test_without_a_seat_the_first_that_is_asked_answers() -> None:
    game = kf.Game.new(4, 5)
    choice = Random(5).choice
    several = 0
    while not game.is_over:
        seats = [decision.seat for decision in game.decisions]
        several += len(seats) > 1
        assert {action.seat for action in game.legal_actions()} == {seats[0]}
        assert game.legal_actions() == game.legal_actions(seats[0])
        game.play(choice(game.legal_actions(choice(seats))))
    assert several
    assert len(game.legal_actions()) == 0
    with pytest.raises(ValueError, match="no seat 4"):
        game.legal_actions(4)


def test_actions_and_events_are_sequences() -> None:
    game = kf.Game.new(2, 7)
    actions = game.legal_actions()
    events = game.play(actions[0])
    every = list(actions)
    assert isinstance(actions, Sequence)
    assert isinstance(events, Sequence)
    assert list(reversed(actions)) == every[::-1]
    assert (actions.index(every[3]), actions.count(every[3])) == (3, 1)
    assert (actions[-1], actions[1:3], actions[True]) == (every[-1], every[1:3], every[1])
    together = [events[0]]
    together += events
    assert events + events == together == together[:1] + events
    assert events.index(events[0]) == 0
    with pytest.raises(IndexError):
        actions[len(actions)]
    assert type(actions[0]) is kf.Action
    assert kf.Action(every[2].code, game.state.rules, game.state.lots) == every[2]
    assert (kf.Action.__name__, kf.Action.__module__) == ("Action", "keyflower.game.action")


def test_runs_without_room_make_some() -> None:
    model = Runs()
    for number in range(3 * RUNS_ROOM):
        model.add(number * 10, 1 + number % 3)
    short = Runs(model)
    assert short.pairs() == model.pairs()
    short.add(5, 2)
    short.reserve(4 * RUNS_ROOM)
    assert short.pairs() == [*model.pairs(), (5, 2)]
    empty = Runs(Runs())
    empty.add(7)
    assert (empty.pairs(), empty.size) == ([(7, 1)], 1)


def test_a_list_of_integers_has_every_action_of_its_runs() -> None:
    state = kf.Game.new(4, 1).state
    choice = Random(1).choice
    while not state.over:
        runs = state.answers((state.asked() & -state.asked()).bit_length() - 1)
        codes = runs.expand()
        assert codes == [code for first, count in runs.pairs() for code in range(first, first + count)]
        state.apply(choice(codes))
