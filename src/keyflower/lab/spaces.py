"""What the forms of the environment share: their spaces, and how they may be shown."""

from operator import index
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..game.game import View
from ..game.state import State
from .cells import bounds
from .drawing import draw
from .encoding import SIZE
from .observation import LENGTH, Knowledge
from .sets import as_sets, sets_space

Seen = dict[str, Any]

ANSI: Final = "ansi"
SVG: Final = "svg"
RENDER_MODES: Final = [ANSI, SVG]


def shown(view: Seen, mode: str | None) -> str | None:
    """A view as text or as a picture; nothing where nothing is to be shown."""
    if mode == SVG:
        return View(view)._repr_svg_()
    return draw(view) if mode == ANSI else None


def as_number(action: Any) -> int:
    """What an agent gave, as the number that it is. TypeError where it is none."""
    try:
        return index(action)
    except TypeError:
        raise TypeError(f"an action is a whole number below {SIZE}, not {action!r}") from None


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"it is shown as {' or '.join(RENDER_MODES)}, not as {mode!r}")
    return mode


def seen_as(row: npt.NDArray[np.int16], mask: npt.NDArray[np.int8], sets: bool) -> Seen:
    """An observation as an environment gives it: a flat row, or sets of things."""
    if sets:
        return {**as_sets(row), "action_mask": mask}
    return {"observation": row, "action_mask": mask}


def seen_space(sets: bool = False) -> spaces.Dict:
    """An observation and the mask, with the true bounds of every cell (cells.py)."""
    if sets:
        return sets_space()
    return spaces.Dict(
        {
            "observation": _box(()),
            "action_mask": spaces.Box(0, 1, (SIZE,), np.int8),
        }
    )


def state_space(players: int) -> spaces.Box:
    return _box((players,))


def _box(times: tuple[int, ...]) -> spaces.Box:
    low, high = bounds()
    high = np.maximum(high, low + 1)  # cells that are kept free: Gymnasium warns of those without any room
    shape = (*times, LENGTH)
    return spaces.Box(np.broadcast_to(low, shape), np.broadcast_to(high, shape), shape, np.int16)


def state_of(state: State) -> npt.NDArray[np.int16]:
    """What every seat knows, seat 0 first."""
    found = np.empty((state.rules.players, LENGTH), np.int16)
    for seat in range(state.rules.players):
        sheet = Knowledge()
        sheet.write(state, seat, None)
        found[seat] = np.frombuffer(memoryview(sheet.row), np.int16)
    return found
