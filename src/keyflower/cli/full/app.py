"""The conversation on the whole screen: the table on the left, the question, its choices and the log on the right."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.widgets import Footer, OptionList, RichLog, Static, TabbedContent, TabPane
from textual.widgets.option_list import Option

import keyflower as kf
from keyflower.words import t
from keyflower.words.answers import answer, question, refusal
from keyflower.words.events import sentences

from .. import Mistake
from ..board import LOT_WIDTH, Board
from ..choices import summary_text
from ..ending import write_down
from ..files import write_text
from ..menu import Menu, MenuLine, sections
from ..players import short_name
from ..sheets import result_lines, sheet_table
from ..table import Table
from .panes import Cover, Lot

LEAST_COLUMNS, LEAST_LINES = 100, 30
END, UNDO = "end-turn", "undo"
# The views of the table, each with the message that names it.
TABS = {"auction": "tab-auction", "village": "tab-village", "others": "tab-others", "points": "full-points"}


class FullGame(App[None]):
    """A game in the terminal, on its whole screen."""

    CSS_PATH = "full.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"tab('{tab}')", show=False) for number, tab in enumerate(TABS, start=1)),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]
    # Classes of the screen, for the style sheet: below these sizes the table would be a heap of lines.
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (LEAST_COLUMNS, "-wide")]  # noqa: RUF012 - Textual's way
    VERTICAL_BREAKPOINTS = [(0, "-low"), (LEAST_LINES, "-high")]  # noqa: RUF012

    def __init__(self, table: Table, quick: bool = False) -> None:
        super().__init__()
        self.table = table
        self.quick = quick
        self.seat = table.people[0] if len(table.people) == 1 else None
        self.open: Sequence[kf.Action] = []
        self.lines: list[MenuLine] = []
        self.ending = False  # the turn is played, and may still be taken back
        self.saved_as = ""
        self.lost = False  # it could not be written down, and that was said
        for key, action, words in (
            ("escape", "back", "full-back"), ("u", "undo", "undo"), ("h", "hint", "hint"),
            ("s", "save", "full-save"), ("q", "quit", "full-quit"),
        ):  # fmt: skip
            self.bind(key, action, description=t(words))

    @property
    def game(self) -> kf.Game:
        return self.table.game

    @property
    def names(self) -> list[str]:
        return [short_name(name) for name in self.game.options.names]

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal(id="table"):
            with TabbedContent(id="shown"):
                for number, (tab, key) in enumerate(TABS.items(), start=1):
                    with TabPane(f"{number} {t(key)}", id=tab), VerticalScroll():
                        if tab == "auction":
                            yield Container(id="lots")
                        yield Static(id=f"{tab}-shown")
            with Vertical(id="side"):
                yield Static(id="question")
                yield OptionList(id="choices")
                yield RichLog(id="log", wrap=True, min_width=0)
        yield Static(t("full-small", columns=LEAST_COLUMNS, lines=LEAST_LINES), id="small")
        yield Static(id="own")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#choices").focus()
        with contextlib.suppress(NotImplementedError, RuntimeError, AttributeError):  # elsewhere than on POSIX
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGTERM, self.leave_at_once)
            loop.add_signal_handler(signal.SIGHUP, self.leave_without_a_window)
        self.go_on()

    # --- the game ----------------------------------------------------------------------------------------------------

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Lets bots answer until a person is asked, and asks."""
        while not self.game.is_over:
            seat = self.table.next_seat(self.seat)
            if seat not in self.table.bots:
                await self.ask(seat)
                return
            bot = self.table.bots[seat]
            self.say(t("cli-thinking", name=self.names[seat]))
            self.table.play(await asyncio.to_thread(bot.choose, self.game, seat), seat)
            if bot.fault:
                self.write(Text(t("cli-bot-failed", name=self.names[seat], reason=bot.fault), "red"))
            if self.seat is not None or not self.table.people:
                self.tell()
        await self.finish()

    async def ask(self, seat: int) -> None:
        if seat != self.seat:
            await self.push_screen_wait(Cover(self.names[seat]))
            self.seat = seat
            self.query_one(RichLog).clear()
        self.tell()
        self.open = self.game.legal_actions(seat)
        decision = next(decision for decision in self.game.decisions if decision.seat == seat)
        await self.show_table()
        self.query_one(TabbedContent).active = "auction" if decision.kind in ("turn", "boat", "winter") else "village"
        self.say(question(decision.kind, decision.about, self.game.view(seat)["season"]))
        self.show_choices()

    async def play(self, action: kf.Action) -> None:
        assert self.seat is not None
        seat = self.seat
        try:
            self.table.play(action, seat)
        except kf.IllegalAction as refused:
            self.notify(t("cli-refused", rule=refused.rule, reason=refusal(refused)), severity="error")
            return
        self.tell()
        asked = any(decision.seat == seat for decision in self.game.decisions)
        if not asked and not self.quick and not self.game.is_over and self.table.can_undo(seat):
            await self.show_table()
            self.confirm()
        else:
            self.go_on()

    def confirm(self) -> None:
        """A moment to think again, before others go on."""
        self.ending = True
        self.say(t("full-end-turn") + "?")
        self.fill([Option(t("full-end-turn"), id=END), Option(t("undo"), id=UNDO)])

    async def finish(self) -> None:
        self.tell()
        await self.show_table()
        result = self.game.scores()
        self.query_one(TabbedContent).active = "points"
        self.say("\n".join(result_lines(result, self.names, True)))
        self.fill([Option(t("full-save"), id="save"), Option(t("full-quit"), id="quit")])

    # --- showing -----------------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.query_one("#question", Static).update(Text(text))

    def write(self, line: RenderableType) -> None:
        self.query_one(RichLog).write(line)

    def tell(self) -> None:
        for sentence in sentences(self.table.news_for(self.seat), self.names, self.seat):
            self.write(Text(f"· {sentence}"))

    def room(self) -> int:
        """The columns that a drawing may take."""
        return max(40, self.query_one("#shown").size.width - 4)

    async def show_table(self) -> None:
        board = Board(self.game.view(self.seat), width=self.room())
        seat = self.seat if self.seat is not None else 0
        self.query_one("#status", Static).update(board.heading())
        lots = self.query_one("#lots", Container)
        await lots.remove_children()
        await lots.mount_all([Lot(lot["tile"], board.lot(lot)) for lot in board.view["auction"]])
        self.lay_lots()
        self.show(
            "auction-shown", [Text(t("boats-title"), "bold"), *board.boats(), board.stock(), *board.papers(self.seat)]
        )
        free = {tuple(action.fields["at"]) for action in self.open if action.verb == "build"}
        own = board.village(seat, sorted((q, r) for q, r in free))
        self.show("village-shown", [*board.hand(seat), *own, *board.upgrades(seat)])
        self.show("own", board.screen(seat) if self.seat is not None else [])
        others: list[Text] = []
        for other in range(self.game.options.players):
            if other != seat:
                others += [Text(t("village-of", name=self.names[other]), "bold"), *board.village(other), Text("")]
        self.show("others-shown", others)
        self.show_points(seat)

    def show_points(self, seat: int) -> None:
        from rich.console import Group

        sheets = self.game.scores().sheets
        shown = range(len(sheets)) if self.game.is_over else [seat]
        titles = [self.names[each] if self.game.is_over else t("cli-score-now") for each in shown]
        tables = [sheet_table(sheets[each], title) for each, title in zip(shown, titles, strict=True)]
        self.query_one("#points-shown", Static).update(Group(*tables))

    def show(self, place: str, lines: list[Text]) -> None:
        self.query_one(f"#{place}", Static).update(Text("\n").join(lines))

    def lay_lots(self) -> None:
        self.query_one("#lots").styles.grid_size_columns = max(1, self.room() // (LOT_WIDTH + 1))

    async def on_resize(self, event: Resize) -> None:
        if self.query("#lots Lot"):
            self.call_after_refresh(self.show_table)

    def show_choices(self) -> None:
        """The next choice, with the headings under which tiles are listed."""
        menu = Menu(self.open, sections(self.game.view(self.seat)))
        options: list[Option] = []
        section = ""
        for at, line in enumerate(menu.entries):
            if line.choice.section != section:
                section = line.choice.section
                options.append(Option(Text(section, "bold underline"), disabled=True))
            text = Text(line.choice.label)
            text.append("  ")
            text.append_text(summary_text(menu, line))
            options.append(Option(text, id=f"line-{at}"))
        self.lines = menu.entries
        self.fill(options)

    def fill(self, options: list[Option]) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options(options)
        choices.highlighted = next((at for at, option in enumerate(options) if not option.disabled), None)
        choices.focus()

    # --- answers -----------------------------------------------------------------------------------------------------

    @on(OptionList.OptionSelected)
    async def chosen(self, event: OptionList.OptionSelected) -> None:
        picked = event.option.id or ""
        if picked == END:
            self.ending = False
            self.go_on()
        elif picked in (UNDO, "save", "quit"):
            await self.run_action(picked)
        elif picked.startswith("line-"):
            await self.take(self.lines[int(picked.removeprefix("line-"))].actions)

    async def take(self, actions: Sequence[kf.Action]) -> None:
        if len(actions) == 1:
            await self.play(actions[0])
        elif actions:
            self.open = actions
            self.show_choices()

    @on(Lot.Touched)
    async def touched(self, event: Lot.Touched) -> None:
        if not self.ending and self.seat is not None:
            legal = self.game.legal_actions(self.seat) if self.asked() else []
            self.open = [action for action in legal if action.fields.get("tile") == event.tile] or self.open
            if self.open:
                self.show_choices()

    def asked(self) -> bool:
        return any(decision.seat == self.seat for decision in self.game.decisions)

    # --- keys --------------------------------------------------------------------------------------------------------

    def action_tab(self, tab: str) -> None:
        self.query_one(TabbedContent).active = tab

    async def action_back(self) -> None:
        if self.asked() and not self.ending:
            self.open = self.game.legal_actions(self.seat)
            self.show_choices()

    def action_undo(self) -> None:
        if self.seat is None or not self.table.can_undo(self.seat):
            self.notify(t("cli-no-undo"), severity="warning")
            return
        self.table.undo()
        self.ending = False
        self.write(Text(t("cli-taken-back"), "italic"))
        self.go_on()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        if self.seat is None or not self.asked() or self.ending:
            return
        self.notify(t("hint-asking"), timeout=2)
        game = self.game
        ideas = await asyncio.to_thread(self.table.ideas, self.seat)
        if game is not self.game:
            return
        for idea in ideas:
            note = t("hint-best") if idea is ideas[0] else t("hint-less", points=f"{ideas[0].value - idea.value:.1f}")
            self.write(Text(f"? {answer(idea.action)} ({note})", "green"))

    def action_save(self) -> None:
        name = time.strftime("keyflower-%Y%m%d-%H%M%S.txt")
        try:
            write_text(name, self.game.record())
        except Mistake as trouble:
            self.lost = True
            self.notify(str(trouble), severity="error")
            return
        self.table.saved = True
        self.saved_as = name
        self.notify(t("full-saved", file=name))

    def leave_at_once(self) -> None:
        """The machine goes down: nobody can be asked any more."""
        self.saved_as = write_down(self.table) or self.saved_as
        self.exit()

    def leave_without_a_window(self) -> None:
        """There is no screen to be put right, and whoever waits for one would wait for ever."""
        self.leave_at_once()
        os._exit(128 + signal.SIGHUP)

    async def action_quit(self) -> None:
        """Leaves; what is not saved is written down first. Where that cannot be, one has to say it twice."""
        before = self.lost
        if not self.table.saved and self.table.people:
            self.action_save()
        if self.lost == before:
            self.exit()
