"""A game that ends before its end: what nobody asked for is heard, and what was played is written down."""

import contextlib
import signal
import time
from collections.abc import Iterator
from pathlib import Path

from . import Mistake
from .files import write_text
from .table import Table

SIGNALS = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


def hear_the_end() -> None:
    """A window that is closed and an orderly end of the machine leave a game as Ctrl-C does: written down."""
    for each in SIGNALS:
        signal.signal(each, signal.default_int_handler)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """A closed window is told by what fails and by a signal, in any order: the second shall not stop the writing."""
    before = {each: signal.signal(each, signal.SIG_IGN) for each in (signal.SIGINT, *SIGNALS)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler or signal.SIG_DFL)


def write_down(table: Table) -> str:
    """Keeps an unsaved game in a file of this folder, or of the home folder; its name, or nothing."""
    if table.saved or not table.people:
        return ""
    name = time.strftime("keyflower-%Y%m%d-%H%M%S.txt")
    for folder in (Path(), Path.home()):
        with contextlib.suppress(Mistake), undisturbed():
            write_text(str(folder / name), table.game.record())
            table.saved = True
            return str(folder / name)
    return ""
