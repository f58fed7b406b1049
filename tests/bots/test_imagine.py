"""Imagined worlds agree with everything that a seat knows, and with nothing else of the truth."""

import random
from typing import Any

import pytest

import keyflower as kf
from keyflower.bots.imagine import imagine
from keyflower.bots.unknown import shuffle_unknown
from keyflower.game.chance import Chance
from keyflower.game.state import KNOWN, N_COLOURS, N_SKILLS

TABLES: list[tuple[int, tuple[str, ...], tuple[str, ...]]] = [
    (2, (), ()),
    (4, (), ()),
    (3, ("promos",), ()),
    (5, ("merchants",), ("open",)),
    (4, ("merchants", "promos"), ("merchants",)),
    (6, ("merchants", "promos"), ("handicap=1",)),
]


def moments(players: int, modules: tuple[str, ...], variants: tuple[str, ...], share: float) -> Any:
    """Decisions of a random game: the game, and one of the seats that are asked."""
    chance = random.Random(players)
    game = kf.Game.new(players, f"imagine {players}", modules=modules, variants=variants)
    while not game.is_over:
        seat = chance.choice(game.decisions).seat
        if chance.random() < share:
            yield game, seat
        actions = game.legal_actions(seat)
        if len(actions) > 1 and actions[0].text == "pass" and chance.random() < 0.9:
            actions = actions[1:]
        game.play(chance.choice(actions))


@pytest.mark.parametrize(("players", "modules", "variants"), TABLES)
def test_an_imagined_world_looks_the_same_to_its_seat(
    players: int, modules: tuple[str, ...], variants: tuple[str, ...]
) -> None:
    seen = 0
    for game, seat in moments(players, modules, variants, 0.25):
        view, memory = game.view(seat), game.memory(seat)
        world = imagine(view, memory, Chance.from_seed(str(seen)))
        assert {**world.view(seat), "actions": view["actions"]} == view
        assert world.memory(seat) == memory
        assert [str(action) for action in world.legal_actions(seat)] == [str(a) for a in game.legal_actions(seat)]
        seen += 1
    assert seen > 20


@pytest.mark.parametrize(("players", "modules", "variants"), TABLES)
def test_screens_keep_their_sizes_and_known_pieces_and_no_piece_is_lost(
    players: int, modules: tuple[str, ...], variants: tuple[str, ...]
) -> None:
    for game, seat in moments(players, modules, variants, 0.1):
        truth = game.state
        world = imagine(game.view(seat), game.memory(seat), Chance.from_seed("sizes")).state
        for other in range(players):
            assert world.screen_total(other) == truth.screen_total(other)
            assert world.skill_total(other) == truth.skill_total(other)
            for colour in range(N_COLOURS):
                assert world.workers[other * N_COLOURS + colour] >= truth.known[other * KNOWN + colour]
        for colour in range(N_COLOURS):
            behind = sum(world.workers[other * N_COLOURS + colour] for other in range(players))
            really = sum(truth.workers[other * N_COLOURS + colour] for other in range(players))
            assert behind + world.bag[colour] == really + truth.bag[colour]
        for skill in range(N_SKILLS):
            behind = sum(world.skills[other * N_SKILLS + skill] for other in range(players))
            really = sum(truth.skills[other * N_SKILLS + skill] for other in range(players))
            assert behind + world.skill_stock[skill] == really + truth.skill_stock[skill]


def test_what_is_unknown_differs_from_world_to_world() -> None:
    game = kf.Game.new(4, "worlds")
    seat = game.decisions[0].seat
    world = imagine(game.view(seat), game.memory(seat), Chance.from_seed("a")).state
    chance = Chance.from_seed("b")
    screens, hands, decks = set(), set(), set()
    for _ in range(8):
        shuffle_unknown(world, seat, chance)
        screens.add(tuple(int(count) for count in world.workers))
        hands.add(str(world.winter))
        decks.add(str(world.decks))
    assert len(screens) == len(hands) == len(decks) == 8
    own = [int(world.workers[seat * N_COLOURS + colour]) for colour in range(N_COLOURS)]
    assert own == [int(game.state.workers[seat * N_COLOURS + colour]) for colour in range(N_COLOURS)]
    assert world.winter[seat] == game.state.winter[seat]
