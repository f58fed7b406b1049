"""The environment under PettingZoo's kind of name, with the version of its observations in it.

from keyflower.lab import keyflower_v4

table = keyflower_v4.env(players=4)
"""

from .zoo import Zoo as raw_env
from .zoo import env

__all__ = ["env", "raw_env"]
