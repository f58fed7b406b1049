"""Registers the environment with Gymnasium: whoever imports this can make it by its name.

import gymnasium
import keyflower.lab.envs

env = gymnasium.make("keyflower/Keyflower-v1", others=("2", "2", "2"), reward="lead")
env = gymnasium.make("keyflower.lab.envs:keyflower/Keyflower-v1")  # imports it by itself
"""

from typing import Final

import gymnasium

KEYFLOWER: Final = "keyflower/Keyflower-v1"
PENALTY: Final = 0.01  # for a number that is not possible

gymnasium.register(KEYFLOWER, entry_point="keyflower.lab.solo:Solo", kwargs={"penalty": PENALTY})
