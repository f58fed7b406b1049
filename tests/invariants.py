"""What holds after every action of every game; the soak of the package checks the same."""

from keyflower.lab.invariants import (
    check,
    check_flow,
    check_list,
    check_lot,
    check_pieces,
    check_tiles,
    check_village,
    counted,
)

__all__ = ["check", "check_flow", "check_list", "check_lot", "check_pieces", "check_tiles", "check_village", "counted"]
