"""The environments as libraries expect them: registered, checked by their own tools, copied, sent and shown."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import keyflower as kf
from keyflower.bots import LEVELS, SeatQuestion
from keyflower.bots.unknown import shuffle_unknown
from keyflower.game.chance import Chance
from keyflower.lab import keyflower_v4
from keyflower.lab.envs import KEYFLOWER, PENALTY
from keyflower.lab.keeping import keep_desk, set_desk
from keyflower.lab.rewards import REWARDS, rewards
from keyflower.lab.solo import Solo
from keyflower.lab.vector import Tables
from keyflower.lab.zoo import Zoo

ALL = ("merchants", "promos", "more-promos")


def played(solo: Solo, seed: int, steps: int) -> Solo:
    """So many random steps into a game."""
    random = np.random.default_rng(seed)
    seen, _ = solo.reset(seed=seed)
    for _ in range(steps):
        seen, _, over, _, _ = solo.step(random.choice(np.flatnonzero(seen["action_mask"])))
        if over:
            seen, _ = solo.reset()
    return solo


def table_played(table: Zoo, seed: int, steps: int) -> Zoo:
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    for _ in range(steps):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(random.choice(np.flatnonzero(mask))))
    return table


# --- registered ------------------------------------------------------------------------------------------------------


def test_gymnasium_makes_it_by_its_name_and_its_own_check_passes() -> None:
    env = gymnasium.make(KEYFLOWER, others=("1", "3"))
    assert isinstance(env.unwrapped, Solo)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    again = gymnasium.make(f"keyflower.lab.envs:{KEYFLOWER}")
    assert again.reset(seed=1)[0]["observation"].dtype == np.int16


def test_pettingzoos_kind_of_import_has_the_version_in_its_name() -> None:
    table = keyflower_v4.env(players=3)
    assert keyflower_v4.__name__.endswith("." + table.metadata["name"])
    assert isinstance(table, keyflower_v4.raw_env)


def test_masks_are_there_for_those_who_ask_by_name() -> None:
    env = gymnasium.make(KEYFLOWER)
    seen, _ = env.reset(seed=2)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert (masks == seen["action_mask"]).all()


def test_a_number_that_is_not_possible_is_replaced_at_a_price_or_refused() -> None:
    env = gymnasium.make(KEYFLOWER)
    seen, _ = env.reset(seed=3)
    _, reward, _, _, info = env.step(511)
    assert reward == -PENALTY
    assert seen["action_mask"][info["replaced"]] == 1
    solo = Solo()
    solo.reset(seed=3)
    with pytest.raises(ValueError, match="not possible"):
        solo.step(511)


def test_it_is_shown_as_text() -> None:
    solo = Solo(("1", "1"), render_mode="ansi")
    solo.reset(seed=1)
    shown = solo.render()
    assert f"seat {solo.seat} is asked (turn)" in shown
    assert shown.count("screen") == 1
    table = Zoo(players=3, render_mode="ansi")
    table.reset(seed=1)
    assert "screen" not in str(table.render())
    picture = Solo(render_mode="svg")
    picture.reset(seed=1)
    assert str(picture.render()).startswith("<svg")
    with pytest.raises(ValueError, match="'cinema'"):
        Solo(render_mode="cinema")


# --- rewards ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", REWARDS)
def test_every_form_gives_the_same_reward_for_the_same_end(kind: str) -> None:
    random = np.random.default_rng(1)
    solo = Solo(("random",), reward=kind)
    seen, _ = solo.reset(seed=1)
    over = False
    while not over:
        seen, reward, over, _, info = solo.step(random.choice(np.flatnonzero(seen["action_mask"])))
    totals = info["totals"]
    assert reward == rewards(kind, totals, [seat for seat in (0, 1) if totals[seat] == max(totals)])[info["seat"]]
    table = Zoo(players=2, reward=kind)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        table.step(int(random.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))
    totals = [table.infos[agent]["total"] for agent in table.possible_agents]
    given = [table.rewards[agent] for agent in table.possible_agents]
    assert given == rewards(kind, totals, [seat for seat in (0, 1) if totals[seat] == max(totals)])
    tables = Tables(2, 2, seed=1, reward=kind)
    ended: list[Any] = []
    while not ended:
        ended = tables.step((random.random(tables.masks.shape) * tables.masks).argmax(axis=1))
    assert ended[0].rewards == rewards(kind, ended[0].totals, ended[0].winners)


def test_shaping_adds_up_to_the_points() -> None:
    random = np.random.default_rng(5)
    solo = Solo(("1",), shaping=1.0)
    seen, _ = solo.reset(seed=5)
    began = solo.standing
    total, over = 0.0, False
    while not over:
        seen, reward, over, _, info = solo.step(random.choice(np.flatnonzero(seen["action_mask"])))
        total += reward
    won = rewards("win", info["totals"], [seat for seat in (0, 1) if info["totals"][seat] == max(info["totals"])])
    assert total == pytest.approx(info["totals"][info["seat"]] - began + won[info["seat"]])


# --- what critics may see --------------------------------------------------------------------------------------------


def test_the_state_is_what_all_seats_know() -> None:
    table = table_played(Zoo(players=3, modules=ALL), 4, 150)
    state = table.state()
    assert table.state_space.contains(state)
    others = [seat for seat in table.possible_agents if seat != table.agent_selection]
    for agent in others:
        seen = table.observe(agent)["observation"]
        assert (state[table.possible_agents.index(agent)] == seen).all()
    solo = played(Solo(("1", "2")), 4, 40)
    assert solo.state_space.contains(solo.state())


# --- bots inside the engine ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, ALL)])
def test_a_bot_inside_the_engine_looks_at_nothing_its_seat_does_not_know(
    level: int, players: int, modules: tuple[str, ...]
) -> None:
    """With everything unknown to it dealt anew, it answers the same."""
    game = kf.Game.new(players, f"inside {level}", modules=modules)
    policy = LEVELS[level - 1].maker("one").inside()
    assert policy is not None
    number = 0
    while not game.is_over:
        seat = game.decisions[0].seat
        number += 1
        runs = game.state.answers(seat)
        chosen = policy.choose(game.state, seat, runs, Chance.from_seed(f"luck {number}"))
        assert runs.contains(chosen)
        world = game.state.copy()
        shuffle_unknown(world, seat, Chance.from_seed(f"other {number}"))
        assert policy.choose(world, seat, runs, Chance.from_seed(f"luck {number}")) == chosen
        game.play(next(action for action in game.legal_actions(seat) if action.code == chosen))


def test_inside_and_outside_level_3_is_the_same_player() -> None:
    game = kf.Game.new(3, "same", modules=ALL)
    bot = LEVELS[2].maker("same")
    policy = bot.inside()
    assert policy is not None
    while not game.is_over:
        question = SeatQuestion.of(game)
        seat = question.seat
        chosen = bot.choose(question)
        assert policy.choose(game.state, seat, game.state.answers(seat), Chance.from_seed("none")) == chosen.code
        game.play(chosen)


def test_bots_that_need_a_world_of_their_own_still_play() -> None:
    solo = Solo(("4:iterations=2", "3"))
    played(solo, 1, 12)
    assert solo.desk.played >= 12


# --- copied and sent -------------------------------------------------------------------------------------------------

COPIES = [lambda it: pickle.loads(pickle.dumps(it)), copy.copy, copy.deepcopy]


@pytest.mark.parametrize("again", COPIES)
@pytest.mark.parametrize("steps", [0, 1, 37, 101])
@pytest.mark.parametrize("modules", [(), ALL])
def test_a_game_against_bots_goes_on_in_a_copy(again: Any, steps: int, modules: tuple[str, ...]) -> None:
    solo = played(Solo(("1", "2", "random"), modules=modules, shaping=0.1, penalty=0.5), steps, steps)
    other = again(solo)
    assert other == solo
    for _ in range(60):
        numbers = np.flatnonzero(solo.action_masks())
        one, two = solo.step(numbers[-1]), other.step(numbers[-1])
        assert (one[0]["observation"] == two[0]["observation"]).all()
        assert one[1:] == two[1:]
        if one[2]:
            solo.reset()
            other.reset()
    assert other == solo
    other.step(np.flatnonzero(other.action_masks())[0])
    assert other != solo


@pytest.mark.parametrize("again", COPIES)
@pytest.mark.parametrize("steps", [0, 3, 90])
def test_a_table_goes_on_in_a_copy(again: Any, steps: int) -> None:
    table = table_played(Zoo(players=4, modules=ALL, reward="lead"), 9, steps)
    other = again(table)
    assert other == table
    for _ in range(50):
        mask = table.observe(table.agent_selection)["action_mask"]
        assert (mask == other.observe(other.agent_selection)["action_mask"]).all()
        table.step(int(np.flatnonzero(mask)[-1]))
        assert other != table
        other.step(int(np.flatnonzero(mask)[-1]))
        assert other.agent_selection == table.agent_selection
    assert other == table


@pytest.mark.parametrize("again", COPIES)
def test_many_tables_go_on_in_a_copy(again: Any) -> None:
    tables = Tables(3, 3, seed=4, modules=ALL)
    for _ in range(70):
        tables.step(tables.masks.argmax(axis=1))
    other = again(tables)
    assert other == tables
    assert (other.rows == tables.rows).all()
    assert (other.movers == tables.movers).all()
    for _ in range(70):
        tables.step(tables.masks.argmax(axis=1))
        other.step(other.masks.argmax(axis=1))
    assert other == tables


def test_before_its_first_deal_an_environment_can_be_sent_too() -> None:
    for made in (Solo(("3",)), Zoo(players=2)):
        assert pickle.loads(pickle.dumps(made)) == made


def test_a_game_from_a_position_can_be_kept_and_goes_on() -> None:
    doc = {"players": 3, "season": "summer", "seats": [{"screen": {"red": 3, "blue": 4}}]}
    game = kf.Game.from_position(doc)
    assert pickle.loads(pickle.dumps(game)) == game
    solo, other = Solo(("1", "1")), Solo(("1", "1"))
    solo.desk.sit(game.state)
    kept = keep_desk(solo.desk, game.options)
    set_desk(other.desk, pickle.loads(pickle.dumps(kept)))
    assert keep_desk(other.desk, game.options) == kept
    assert other.desk.question.choices == solo.desk.question.choices
