"""Levels 4 and 5 as they were before the value was learnt: the entrants `v1-4` and `v1-5`, to measure against.

They share the policy and its figures with the levels of today; `v1-3` is level 3, which has not changed.
"""

from ..simple import Householder
from .levels import Master, Steward

FORMER = {"v1-3": Householder, "v1-4": Steward, "v1-5": Master}

__all__ = ["FORMER"]
