"""The research environment: its encoding says every action once, its observations tell no secret, PettingZoo's own
tests pass."""

import random

import numpy as np
import pytest
from leak import reshuffled
from pettingzoo.test import api_test, seed_test

import keyflower as kf
from keyflower.lab.encoding import DONE, SIZE, Question, steps_of
from keyflower.lab.observation import LENGTH, observe
from keyflower.lab.zoo import env, raw_env

TABLES: list[tuple[int, tuple[str, ...], tuple[str, ...]]] = [
    (2, (), ()),
    (4, ("merchants", "promos"), ("open",)),
    (6, ("merchants",), ("merchants",)),
]


@pytest.mark.parametrize(("players", "modules", "variants"), TABLES)
def test_every_action_has_its_own_steps(players: int, modules: tuple[str, ...], variants: tuple[str, ...]) -> None:
    chance = random.Random(players)
    game = kf.Game.new(players, "steps", modules=modules, variants=variants)
    while not game.is_over:
        seat = game.decisions[0].seat
        actions = game.legal_actions(seat)
        runs = game.state.answers(seat)
        if chance.random() < 0.1:
            for action in chance.sample(actions, min(12, len(actions))):
                question = Question(game.state.answers(seat))
                for step in steps_of(runs, action.code):
                    assert step in question.choices
                    assert len(question.choices) > 1
                    assert max(question.choices) < SIZE
                    question.answer(step)
                assert question.code == action.code
        if len(actions) > 1 and actions[0].text == "pass" and chance.random() < 0.8:
            actions = actions[1:]
        game.play(chance.choice(actions))


def test_the_steps_lead_to_as_many_actions_as_there_are() -> None:
    game = kf.Game.new(4, "count")
    seat = game.decisions[0].seat

    def count(question: Question, taken: list[int]) -> int:
        if question.code != DONE:
            return 1
        total = 0
        for choice in question.choices:
            again = Question(game.state.answers(seat))
            for step in [*taken, choice]:
                again.answer(step)
            total += count(again, [*taken, choice])
        return total

    assert count(Question(game.state.answers(seat)), []) == len(game.legal_actions(seat))


def test_what_is_impossible_is_refused() -> None:
    table = raw_env(players=2)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="not possible"):
        table.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize(("players", "modules", "variants"), TABLES[:1] + TABLES[1:2])
def test_an_observation_tells_nothing_unknown(
    players: int, modules: tuple[str, ...], variants: tuple[str, ...]
) -> None:
    """With everything unknown to the seat shuffled anew it stays the same."""
    chance = random.Random(3)
    game = kf.Game.new(players, "blind", modules=modules, variants=variants)
    row, other_row = np.zeros(LENGTH, np.int16), np.zeros(LENGTH, np.int16)
    while not game.is_over:
        seat = game.decisions[0].seat
        if chance.random() < 0.2:
            observe(game.state, seat, None, row)
            observe(reshuffled(game, seat, chance).state, seat, None, other_row)
            assert (row == other_row).all()
        game.play(chance.choice(game.legal_actions(seat)))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_pettingzoo_accepts_it(players: int) -> None:
    api_test(env(players=players), num_cycles=300, verbose_progress=False)


def test_seeds_give_the_same_games() -> None:
    seed_test(lambda: env(players=2), num_cycles=60)


def test_a_whole_game_gives_its_rewards_once() -> None:
    chance = random.Random(1)
    table = env(players=3, reward="win")
    table.reset(seed=5)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        rewards[agent] += reward
        if termination or truncation:
            table.step(None)
        else:
            table.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(rewards.values()) == pytest.approx(1.0)
