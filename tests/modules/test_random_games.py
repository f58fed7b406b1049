"""Whole random games over all combinations of modules and variants, watched all the way."""

import random
from itertools import chain, combinations
from typing import Any

import pytest
from helpers import random_action

import keyflower as kf

from .sound import check

Options = dict[str, Any]

MODULES = ("merchants", "emporium", "monument", "key-celeste")
VARIANTS = ("merchants", "open", "handicap=0,1")
PLAYERS = (2, 3, 4, 5, 6)


def subsets(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    return list(chain.from_iterable(combinations(names, size) for size in range(len(names) + 1)))


COMBINATIONS = [
    (modules, variants)
    for modules in subsets(MODULES)
    for variants in subsets(VARIANTS)
    if "merchants" in modules or "merchants" not in variants
]


def everything(players: int, number: int) -> tuple[kf.Game, random.Random]:
    game = kf.Game.new(players, f"modules-{number}", modules=("merchants", "promos"), variants=("open", "handicap=1"))
    return game, random.Random(players * 1000 + number)


@pytest.mark.parametrize(("modules", "variants"), COMBINATIONS)
def test_every_combination_is_played_to_the_end(modules: tuple[str, ...], variants: tuple[str, ...]) -> None:
    """For every number of players; checked at each season's end."""
    for players in PLAYERS:
        game = kf.Game.new(players, "any", modules=modules, variants=variants)
        chance = random.Random(f"{players} {modules} {variants}")
        season = -1
        while not game.is_over:
            game.play(random_action(game, chance))
            if game.state.season != season or game.is_over:
                season = game.state.season
                check(game)
        result = game.scores()
        best = [seat for seat in range(players) if result.totals[seat] == max(result.totals)]
        assert set(result.winners) <= set(best)
        if "merchants" in modules:
            assert len(result.winners) == 1  # a tie is broken (MSC-3)


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("players", PLAYERS)
def test_games_with_everything_are_sound_after_every_action(players: int, number: int) -> None:
    game, chance = everything(players, number)
    check(game)
    while not game.is_over:
        game.play(random_action(game, chance))
        check(game)


@pytest.mark.parametrize("players", PLAYERS)
def test_texts_positions_and_records_say_the_whole_game(players: int) -> None:
    """Each action is read as it is written; from its position at any moment a game goes on in the same way."""
    game, chance = everything(players, 50)
    shadow = kf.Game.from_position(game.position())
    while not game.is_over:
        if chance.random() < 0.2:
            shadow = kf.Game.from_position(game.position())
            assert shadow.position() == game.position()
            for seat in (None, *range(players)):
                assert {**shadow.view(seat), "actions": 0} == {**game.view(seat), "actions": 0}
                assert shadow.memory(seat) == game.memory(seat)
        action = random_action(game, chance)
        for listed in game.legal_actions(action.seat)[-12:]:
            assert game.parse(str(listed)) == listed
        assert shadow.legal_actions(action.seat) == game.legal_actions(action.seat)
        game.play(action)
        shadow.play(str(action))
    assert shadow.position() == game.position()
    again = kf.Game.replay(game.record())
    assert again.position() == game.position()
    assert again.scores().to_dict() == game.scores().to_dict()


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_not_listed_is_refused(players: int) -> None:
    """Module actions of other moments and other seats."""
    game, chance = everything(players, 60)
    others: list[str] = []
    words = ("swap", "contract", "extend", "replace", "haunt", "show")
    while not game.is_over:
        for line in chance.sample(others, min(5, len(others))):
            action = game.parse(line) if readable(game, line) else None
            if action is None or action in game.legal_actions(action.seat):
                continue
            before = game.position()
            with pytest.raises(kf.IllegalAction) as refusal:
                game.play(line)
            assert refusal.value.rule
            assert refusal.value.reason.endswith(".")
            assert game.position() == before
        seat = chance.choice(game.decisions).seat
        actions = game.legal_actions(seat)
        extra = [str(action) for action in actions if action.verb in words]
        others += chance.sample(extra, min(3, len(extra)))
        game.play(chance.choice(actions))
    assert {line.split()[1] for line in others} >= {"swap", "contract", "show"}


def readable(game: kf.Game, line: str) -> bool:
    try:
        game.parse(line)
    except kf.NotationError:
        return False
    return True


@pytest.mark.parametrize("players", PLAYERS)
def test_copies_are_independent(players: int) -> None:
    game, chance = everything(players, 70)
    while not game.is_over:
        if chance.random() < 0.05:
            before = game.position()
            branch = game.copy()
            while not branch.is_over:
                branch.play(random_action(branch, chance))
            assert game.position() == before
        game.play(random_action(game, chance))


# --- leaks -----------------------------------------------------------------------------------------------------------


def shuffled(game: kf.Game, viewer: int | None, chance: random.Random) -> Options:
    """The same table with everything that the viewer cannot know dealt anew: contracts, and what is behind screens.

    What others are known to hold stays; so do the numbers that the open variant shows, and what the answer to an open
    question inside a use depends on.
    """
    doc = game.position()
    seats = [dict(seat) for seat in doc["seats"]]
    boats = [dict(boat) for boat in doc["boats"]]
    middle = dict(doc["merchants"])
    others = [seat for seat in range(len(seats)) if seat != viewer]
    hidden = list(middle["stack"])
    for seat in others:
        hidden += [each for each in seats[seat]["contracts"] if each not in seats[seat]["open_contracts"]]
    for boat in boats:
        hidden += boat.get("contracts", [])
    chance.shuffle(hidden)
    for seat in others:
        count = len(seats[seat]["contracts"]) - len(seats[seat]["open_contracts"])
        seats[seat]["contracts"] = seats[seat]["open_contracts"] + [hidden.pop() for _ in range(count)]
    for boat in boats:
        if boat.get("contracts"):
            boat["contracts"] = [hidden.pop() for _ in boat["contracts"]]
    middle["stack"] = hidden
    bag = dict(doc["bag"])
    using = {decision.seat for decision in game.decisions if decision.kind not in ("turn", "boat", "build", "winter")}
    for seat in others:
        if seat not in using:
            swap_workers(seats[seat], bag, chance)
    return {**doc, "seats": seats, "boats": boats, "merchants": middle, "bag": bag, "chance": [1, 2, 3, 4]}


def swap_workers(seat: Options, bag: dict[str, int], chance: random.Random) -> None:
    """Hidden workers of a screen against others of the bag."""
    screen = dict(seat["screen"])
    for colour in ("blue", "red", "yellow"):
        hidden = screen.get(colour, 0) - seat["known"].get(colour, 0)
        other = chance.choice([name for name in ("blue", "red", "yellow") if name != colour])
        count = min(hidden, bag.get(other, 0))
        screen[colour] = screen.get(colour, 0) - count
        screen[other] = screen.get(other, 0) + count
        bag[colour] = bag.get(colour, 0) + count
        bag[other] = bag.get(other, 0) - count
    seat["screen"] = {name: count for name, count in screen.items() if count}


@pytest.mark.rule("MPU-1", "VAR-B", "MER-4")
@pytest.mark.parametrize("variants", [(), ("open",)])
@pytest.mark.parametrize("players", PLAYERS)
def test_views_do_not_depend_on_what_is_hidden(players: int, variants: tuple[str, ...]) -> None:
    game = kf.Game.new(players, f"leak-{players}", modules=("merchants", "promos"), variants=variants)
    chance = random.Random(players)
    compared: set[str] = set()
    while not game.is_over:
        if game.decisions[0].kind not in compared or chance.random() < 0.1:
            for viewer in (None, *range(players)):
                other = kf.Game.from_position(shuffled(game, viewer, chance))
                assert {**other.view(viewer), "actions": 0} == {**game.view(viewer), "actions": 0}
                compared.add(game.decisions[0].kind)
        game.play(random_action(game, chance))
    assert {"turn", "boat", "build"} <= compared


@pytest.mark.rule("MPU-1", "CON-1", "MER-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_events_and_views_never_name_a_contract_that_was_not_seen(players: int) -> None:
    """A watcher who writes down every contract that was ever shown, and to whom."""
    game = kf.Game.new(players, f"watch-{players}", modules=("merchants", "promos"))
    chance = random.Random(players)
    seen: list[set[str]] = [set() for _ in range(players + 1)]  # the last is everybody
    while not game.is_over:
        for event in game.play(random_action(game, chance)):
            if event.kind == "contracts-replaced" or "contract" in event.data:
                seen[-1].update(event.data.get("contracts", [event.data.get("contract")]))
            if event.secret and "contract" in event.secret:
                seen[event.seat].add(event.secret["contract"])
            assert "contract" not in event.seen_by(None) or event.seen_by(None)["contract"] in seen[-1]
        seen[-1].update(game.view()["contracts"]["open"])
        for viewer in (None, *range(players)) if game.decisions else ():
            shown = str(game.view(viewer))
            known = seen[-1] | (seen[viewer] if viewer is not None else set())
            named = {word.strip("'\",]}[{") for word in shown.split() if "contract-" in word}
            assert {name for name in named if name.startswith("contract-")} <= known
