"""The parts of the screen: a lot of the auction that can be touched, and the cover between two players."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Click
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Button, Label, Static

from keyflower.words import t


class Lot(Static, can_focus=True):
    """A tile of the auction with its bids. Touched, or with Enter, it opens what can be done with it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "touch", show=False)]

    class Touched(Message):
        def __init__(self, tile: str) -> None:
            super().__init__()
            self.tile = tile

    def __init__(self, tile: str, lines: list[Text]) -> None:
        super().__init__(Text("\n").join(lines))
        self.tile = tile

    def on_click(self, event: Click) -> None:
        self.action_touch()

    def action_touch(self) -> None:
        self.post_message(self.Touched(self.tile))


class Cover(ModalScreen[None]):
    """Between two players at one keyboard: nothing of the table is seen."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.player = name

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(t("cli-hand-over", name=self.player))
            yield Label(t("hot-seat-about"))
            yield Button(t("hot-seat-ready"), variant="primary", id="ready")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss()
