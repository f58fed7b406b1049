"""The game under OpenSpiel: its own tests pass, copies go on, and observations tell nothing unknown."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

from keyflower.game.modules import ALL_MODULES
from keyflower.lab.encoding import SIZE
from keyflower.lab.spiel import KeyflowerState, resample


def loaded(players: int, modules: str = "") -> pyspiel.Game:
    return pyspiel.load_game("python_keyflower", {"players": players, "modules": modules})


def into(state: KeyflowerState, seed: int, steps: int) -> KeyflowerState:
    random = np.random.default_rng(seed)
    for _ in range(steps):
        if not state.is_terminal():
            numbers = (
                [number for number, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            )
            state.apply_action(int(random.choice(numbers)))
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_openspiels_own_simulation_passes(players: int) -> None:
    pyspiel.random_sim_test(loaded(players), num_sims=1, serialize=players == 2, verbose=False)


def test_with_everything_there_is_too() -> None:
    pyspiel.random_sim_test(loaded(3, " ".join(ALL_MODULES)), num_sims=1, serialize=False, verbose=False)


def test_a_clone_goes_on_by_itself() -> None:
    state = into(loaded(3).new_initial_state(), 1, 150)
    other = state.clone()
    assert str(other) == str(state)
    assert other.legal_actions() == state.legal_actions()
    before = str(state)
    into(other, 2, 30)
    assert str(state) == before
    into(state, 2, 30)
    assert str(other) == str(state)


@pytest.mark.parametrize("players", [2, 4])
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(players: int) -> None:
    """And so no observation tells what its player does not know."""
    random = np.random.default_rng(3)
    state = into(loaded(players, " ".join(ALL_MODULES)).new_initial_state(), 1, 3)
    different = 0
    while not state.is_terminal():
        player = state.current_player()
        other = resample(state, player, random)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        different += str(other) != str(state)
        into(state, int(random.integers(1 << 30)), 10)
    assert different > 3


def test_reinforcement_learning_plays_a_whole_game_and_the_returns_are_the_rewards() -> None:
    env = rl_environment.Environment(loaded(2))
    step = env.reset()
    random = np.random.default_rng(4)
    while not step.last():
        player = step.observations["current_player"]
        numbers = step.observations["legal_actions"][player]
        assert max(numbers) < SIZE
        step = env.step([int(random.choice(numbers))])
    assert sum(step.rewards) == pytest.approx(1.0)


def test_parameters_are_checked() -> None:
    with pytest.raises(ValueError, match="rewards are"):
        pyspiel.load_game("python_keyflower", {"reward": "fame"})
