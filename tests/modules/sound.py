"""What holds after every action of every game with modules; the soak of the package checks the same."""

from keyflower.lab.invariants import check

__all__ = ["check"]
