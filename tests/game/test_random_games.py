"""Whole random games for every number of players, watched all the way.

Some are checked after every action, with copies, texts, refusals and documents; the others at every season's end. There
are more than 300 in all.
"""

import random

import pytest
from helpers import play_randomly, random_action
from invariants import check, check_list

import keyflower as kf

PLAYERS = (2, 3, 4, 5, 6)
CLOSELY = range(6)  # seeds of the games that are checked after every action, for each number of players
FROM_AFAR = range(6)  # rows of ten games that are checked at every season's end
ROW = 10


def dealt(players: int, number: int) -> tuple[kf.Game, random.Random]:
    return kf.Game.new(players, seed=f"random-{number}"), random.Random(players * 1000 + number)


@pytest.mark.parametrize("number", FROM_AFAR)
@pytest.mark.parametrize("players", PLAYERS)
def test_games_are_sound_at_every_seasons_end(players: int, number: int) -> None:
    for row in range(ROW):
        game, chance = dealt(players, number * ROW + row)
        while not game.is_over:
            events = game.play(random_action(game, chance))
            if game.is_over or any(event.kind == "season-began" for event in events):
                check(game)
        result = game.scores()
        assert len(result.totals) == players
        assert result.winners == [seat for seat in range(players) if result.totals[seat] == max(result.totals)]


@pytest.mark.parametrize("number", CLOSELY)
@pytest.mark.parametrize("players", PLAYERS)
def test_games_are_sound_after_every_action(players: int, number: int) -> None:
    game, chance = dealt(players, 1000 + number)
    check(game)
    while not game.is_over:
        game.play(random_action(game, chance))
        check(game)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_listed_is_played_and_what_is_not_is_refused(players: int) -> None:
    """On copies: the game itself never changes. Unlisted actions are those of other moments and other seats."""
    game, chance = dealt(players, 2000)
    others: list[str] = []
    while not game.is_over:
        before = game.position()
        seat = chance.choice(game.decisions).seat
        actions = check_list(game, seat)
        listed = {str(action) for action in actions}
        assert len(listed) == len(actions)
        for action in chance.sample(actions, min(4, len(actions))):
            copy = game.copy()
            assert game.parse(str(action)) == action
            assert game.parse(action.text, seat) == action
            assert game.refusal(action) is None
            copy.play(str(action))
            assert game.position() == before
            assert copy.position() != before
        mutated = [mutate(line, chance) for line in chance.sample(sorted(listed), min(3, len(listed)))]
        for line in chance.sample(others, min(6, len(others))) + mutated:
            check_unlisted(game, line, listed)
        assert game.position() == before
        others += [str(action) for action in chance.sample(actions, min(2, len(actions)))]
        game.play(chance.choice(actions))


def mutate(line: str, chance: random.Random) -> str:
    """Another number, colour or seat in a line that was legal."""
    words = line.split()
    at = chance.randrange(len(words))
    swaps = [["red", "blue", "yellow", "green"], ["iron", "stone", "wood", "gold"], ["anvil", "pick", "saw"]]
    for names in swaps:
        if words[at] in names:
            words[at] = chance.choice(names)
            return " ".join(words)
    if words[at].isdigit():
        words[at] = str(chance.randrange(8))
    elif words[at].endswith(":"):
        words[at] = f"{chance.randrange(7)}:"
    else:
        words.append(words[at])
    return " ".join(words)


def check_unlisted(game: kf.Game, line: str, listed: set[str]) -> None:
    """The line is in some seat's list, or says nothing, or is refused with a rule; then nothing changes."""
    try:
        action = game.parse(line)
    except kf.NotationError:
        return
    if str(action) in listed or action in game.legal_actions(action.seat):
        return
    before, lines = game.position(), game.actions
    with pytest.raises(kf.IllegalAction) as refusal:
        game.play(line)
    assert refusal.value.rule
    assert refusal.value.key
    assert refusal.value.reason.endswith(".")
    assert (game.position(), game.actions) == (before, lines)


@pytest.mark.parametrize("players", PLAYERS)
def test_copies_are_independent(players: int) -> None:
    game, chance = dealt(players, 3000)
    while not game.is_over:
        if chance.random() < 0.1:
            before, record = game.position(), game.record()
            branch = play_randomly(game.copy(), random.Random(chance.random()))
            assert branch.is_over
            assert (game.position(), game.record()) == (before, record)
            twin = game.copy()
            assert twin.position() == before
            assert twin.legal_actions(game.decisions[0].seat) == game.legal_actions(game.decisions[0].seat)
        game.play(random_action(game, chance))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_record_gives_the_same_game_again(players: int) -> None:
    game, chance = dealt(players, 4000)
    while not game.is_over:
        if chance.random() < 0.03:
            assert kf.Game.replay(game.record()).position() == game.position()
        game.play(random_action(game, chance))
    again = kf.Game.replay(game.record())
    assert again.position() == game.position()
    assert again.record() == game.record()
    assert again.scores().to_dict() == game.scores().to_dict()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_position_document_goes_on_as_the_game_did(players: int) -> None:
    """Read from its document at any moment, the game has the same views and answers, and the same future."""
    game, chance = dealt(players, 5000)
    shadow = kf.Game.from_position(game.position())
    while not game.is_over:
        if chance.random() < 0.15:
            shadow = kf.Game.from_position(game.position())
        assert shadow.position() == game.position()
        assert shadow.decisions == game.decisions
        for seat in range(players):
            assert shadow.legal_actions(seat) == game.legal_actions(seat)
            assert {**shadow.view(seat), "actions": 0} == {**game.view(seat), "actions": 0}
            assert shadow.memory(seat) == game.memory(seat)
        action = str(random_action(game, chance))
        game.play(action)
        shadow.play(action)
    again = kf.Game.replay(shadow.record())
    assert again.position() == shadow.position() == game.position()


@pytest.mark.rule("VIL-1", "SEA-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_simultaneous_answers_in_any_order_give_the_same_position(players: int) -> None:
    game, chance = dealt(players, 6000)
    orders = 0
    while not game.is_over:
        if len(game.decisions) < 2:
            game.play(random_action(game, chance))
            continue
        kind = game.decisions[0].kind
        answers: dict[int, list[str]] = {decision.seat: [] for decision in game.decisions}
        ends: list[kf.Game] = []
        for attempt in range(4):
            copy = game.copy()
            left = {seat: lines[:] for seat, lines in answers.items()}
            while (
                not copy.is_over
                and copy.decisions[0].kind == kind
                and any(attempt == 0 or left[decision.seat] for decision in copy.decisions)
            ):
                seat = chance.choice(copy.decisions).seat
                if attempt == 0:
                    answers[seat].append(str(chance.choice(copy.legal_actions(seat))))
                    copy.play(answers[seat][-1])
                elif left[seat]:
                    copy.play(left[seat].pop(0))
            ends.append(copy)
        assert all(end.position() == ends[0].position() for end in ends)
        orders += 1
        game = ends[0]
    assert orders >= 2
