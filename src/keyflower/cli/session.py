"""The conversation at the keyboard: shows the table, asks, and answers commands."""

import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

import keyflower as kf
from keyflower.bots import LEVELS
from keyflower.words import both, t
from keyflower.words.answers import answer, question, refusal
from keyflower.words.events import sentences
from keyflower.words.tiles import letter

from . import Mistake
from .board import Board
from .choices import choice_lines, turnings
from .ending import write_down
from .files import read_game, write_text
from .menu import Menu, descend, sections
from .players import make_players, saved_kinds, short_name
from .screen import drawing_width, make_console, needs_ascii, say
from .sheets import result_lines, sheet_table
from .table import Table

EXAMPLES = "bid tavern 2 red · use keywood 1 blue +tavern · build tavern 1,-1 3 · pass"
# What can be typed, as the help lists it.
TYPED = {
    "choices": "choices", "back": "back", "show": "show", "auction": "auction", "village [NAME]": "village",
    "tile ID": "tile", "score": "score", "log": "log", "why ACTION": "why", "hint": "hint", "undo": "undo",
    "save FILE": "save", "load FILE": "load", "help": "help", "quit": "quit",
}  # fmt: skip


class Left(Exception):
    """The player has left the game."""


class Session:
    def __init__(self, table: Table, plain: bool = False, quick: bool = False) -> None:
        self.table = table
        self.console = make_console(plain)
        self.ascii = plain or needs_ascii()
        self.quick = quick
        self.at_terminal = sys.stdin.isatty()  # asked now: a terminal that is gone says no
        self.seat: int | None = None  # who sits at the keyboard
        self.open: Sequence[kf.Action] = []  # the actions that the choices so far leave
        self.asked = ""  # the kind of the last question shown, so that the table is not drawn again for each
        self.leaving = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "choices": lambda rest: self.show_choices(),
            "back": self.back,
            "show": lambda rest: say(self.console, self.board().whole()),
            "auction": lambda rest: say(self.console, self.board().auction()),
            "village": self.village,
            "tile": self.tile,
            "score": self.score,
            "log": self.log,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
            "exit": self.quit,
        }

    @property
    def game(self) -> kf.Game:
        return self.table.game

    @property
    def names(self) -> list[str]:
        return [short_name(name) for name in self.game.options.names]

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style), soft_wrap=True)

    def read(self, prompt: str) -> str:
        """A line from the keyboard. The end of a file leaves the game; at a terminal it is an interruption."""
        self.console.print(Text(prompt, "bold"), end="")
        self.console.file.flush()
        try:
            return input().strip()
        except EOFError:
            if self.at_terminal:
                raise
            self.console.print()
            raise Left from None

    # --- the game ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  arrow keys and earlier lines at the prompt

        if len(self.table.people) == 1:
            self.seat = self.table.people[0]
        self.introduce()
        # Twice: while one sign of a closed window is dealt with, the next may come.
        with self.kept(), self.kept():
            try:
                while not self.game.is_over:
                    self.one_answer()
                self.finish()
            except Left:
                self.say(t("cli-unfinished"))

    @contextlib.contextmanager
    def kept(self) -> Iterator[None]:
        """Whatever ends the game without the player's wish, it is written down first."""
        try:
            yield
        except BaseException:
            file = write_down(self.table)
            if file:
                with contextlib.suppress(OSError):  # the window may be gone
                    self.console.print()
                    self.say(t("cli-interrupted", file=file))
            raise

    def introduce(self) -> None:
        """Who the bots are."""
        for level in LEVELS:
            seats = [self.names[seat] for seat, bot in self.table.bots.items() if bot.level is level]
            if seats:
                self.say(t("cli-introduce", list=both(seats), level=level.number, bot=level.name))

    def one_answer(self) -> None:
        table = self.table
        seat = table.next_seat(self.seat)
        if seat in table.bots:
            bot = table.bots[seat]
            with self.thinking(t("cli-thinking", name=self.names[seat])):
                table.play(bot.choose(self.game, seat), seat)
            if bot.fault:
                self.say(t("cli-bot-failed", name=self.names[seat], reason=bot.fault), "red")
            if not table.people:
                self.tell()
            return
        if seat != self.seat:
            self.hand_over(seat)
        self.ask(seat)

    def thinking(self, told: str) -> contextlib.AbstractContextManager[object]:
        """A sign of life while a strong bot takes its time."""
        if not self.console.is_terminal:
            return contextlib.nullcontext()
        return self.console.status(told, spinner="line")

    def hand_over(self, seat: int) -> None:
        """A cover between two players at one keyboard: what the one before saw is cleared away."""
        if self.seat is not None and self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # what was scrolled away too
        self.console.rule()
        self.say(t("cli-hand-over", name=self.names[seat]), "bold")
        self.console.rule()
        self.read(t("cli-ready", name=self.names[seat]) + " ")
        self.seat = seat
        self.asked = ""

    def ask(self, seat: int) -> None:
        """Asks until the seat has played something, taken something back, or changed the game."""
        game, done = self.game, len(self.table.steps)
        self.tell()
        self.open = game.legal_actions(seat)
        decision = next(decision for decision in game.decisions if decision.seat == seat)
        self.show_table(decision.kind)
        self.say(question(decision.kind, decision.about, self.board().view["season"]), "bold")
        self.show_choices()
        while self.game is game and len(self.table.steps) == done:
            self.answer(self.read(f"{self.names[seat]}> "))
        if self.game is game:
            self.tell()
            self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        """A moment to think again, before others go on."""
        if self.game.is_over or any(decision.seat == seat for decision in self.game.decisions):
            return
        self.asked = ""
        undoable = self.table.can_undo(seat)
        covered = len(self.table.people) > 1  # whoever comes next clears the screen: time to read what is new
        if (undoable or covered) and not (self.quick and undoable):
            prompt = t("cli-end-turn-undo" if undoable else "cli-end-turn")
            if self.read(f"{prompt} ") == "undo" and undoable:
                self.undo("")

    def answer(self, line: str) -> None:
        words_typed = line.split()
        if not words_typed:
            self.show_choices()
            return
        first, rest = words_typed[0].lower(), line[len(words_typed[0]) :].strip()
        if first not in ("quit", "exit"):
            self.leaving = False
        if first in self.commands:
            try:
                self.commands[first](rest)
            except Mistake as mistake:
                self.say(str(mistake), "red")
            return
        found = descend(self.open, self.where(), words_typed)
        if len(found) == 1:
            self.play(found[0])
        elif found:
            self.open = found
            self.show_choices()
        elif first in self.game.state.rules.words or ":" in first:
            self.play(line)
        else:
            self.say(t("cli-not-understood", line=line), "red")

    def play(self, action: kf.Action | str) -> None:
        assert self.seat is not None
        try:
            self.table.play(action, self.seat)
        except kf.IllegalAction as refused:
            self.say(t("cli-refused", rule=refused.rule, reason=refusal(refused)), "red")
        except (kf.NotationError, ValueError) as error:
            self.say(str(error), "red")

    def finish(self) -> None:
        self.tell()
        result = self.game.scores()
        self.console.rule(t("cli-the-end"))
        for seat, sheet in enumerate(result.sheets):
            self.console.print(sheet_table(sheet, self.names[seat]))
            self.console.print()
        for line in result_lines(result, self.game.options.names, True):
            self.say(line, "bold")
        while self.table.people and not self.table.saved:
            line = self.read(t("cli-keep-record") + " ")
            if not line.startswith("save"):
                break
            try:
                self.save(line[4:].strip())
            except Mistake as mistake:
                self.say(str(mistake), "red")

    # --- showing -----------------------------------------------------------------------------------------------------

    def board(self) -> Board:
        return Board(self.game.view(self.seat), self.ascii, drawing_width(self.console))

    def where(self) -> dict[str, str]:
        return sections(self.board().view)

    def tell(self) -> None:
        for sentence in sentences(self.table.news_for(self.seat), self.names, self.seat):
            self.say(f"· {sentence}" if not self.ascii else f"- {sentence}", "italic")

    def show_table(self, kind: str) -> None:
        """What a question needs to be seen. Once for a row of questions of the same kind."""
        assert self.seat is not None
        board = self.board()
        lines: list[Text] = []
        if kind in ("turn", "winter") and self.asked != kind:
            lines += [Text(""), board.heading(), *board.auction()]
        if kind in ("turn", "winter", "boat", "replace") and self.asked != kind:
            lines += [Text(t("boats-title"), "bold"), *board.boats(), board.stock(), *board.papers(self.seat)]
        if kind == "build":
            free = {tuple(action.fields["at"]) for action in self.open}
            lines += board.hand(self.seat)
            lines += board.village(self.seat, [(q, r) for q, r in sorted(free)])
        elif kind in ("turn", "transport", "upgrade"):
            lines += [Text(t("my-village"), "bold"), *board.village(self.seat)]
        if kind == "upgrade":
            lines += board.upgrades(self.seat)
        lines += board.screen(self.seat)
        self.asked = kind
        say(self.console, lines)

    def show_choices(self) -> None:
        menu = Menu(self.open, self.where())
        narrowed = len(self.open) < len(self.game.legal_actions(self.seat))
        tile, turns = turnings(self.open)
        if tile:
            say(self.console, self.board().turns(tile, turns))
        say(self.console, choice_lines(menu, drawing_width(self.console), narrowed))

    # --- commands ----------------------------------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        self.say(t("cli-help-number"))
        self.say(t("cli-help-notation", examples=EXAMPLES if not self.ascii else EXAMPLES.replace("·", "|")))
        for typed, command in TYPED.items():
            self.say(f"  {typed:<16} {t(f'cli-help-{command}')}")
        red = letter("red")
        for key in ("drawings", "lots", "list"):
            self.say(t(f"cli-help-{key}", span=f"1-3{red}", joined=f"{red}+"))

    def back(self, rest: str) -> None:
        self.open = self.game.legal_actions(self.seat)
        self.show_choices()

    def village(self, rest: str) -> None:
        seat = self.find_seat(rest) if rest else self.seat
        assert seat is not None
        board = self.board()
        self.say(t("village-of", name=self.names[seat]), "bold")
        say(self.console, [*board.village(seat), *board.upgrades(seat)])

    def find_seat(self, text: str) -> int:
        for seat, name in enumerate(self.names):
            if text.lower() == name.lower() or text == str(seat):
                return seat
        raise Mistake(t("cli-nobody-called", name=text, list=", ".join(self.names)))

    def tile(self, rest: str) -> None:
        from .documents import find_tile, show_tile

        show_tile(find_tile(rest), self.ascii)

    def score(self, rest: str) -> None:
        assert self.seat is not None
        self.console.print(sheet_table(self.game.scores().sheets[self.seat], t("cli-score-now")))

    def log(self, rest: str) -> None:
        events = [event.seen_by(self.seat) for event in self.table.events]
        for sentence in sentences(events, self.names, self.seat)[-60:]:
            self.say(sentence)

    def why(self, rest: str) -> None:
        found = descend(self.open, self.where(), rest.split()) if rest else []
        try:
            refused = None if found else self.game.refusal(rest, self.seat)
        except (kf.NotationError, ValueError) as error:
            raise Mistake(str(error)) from None
        if refused is None:
            self.say(t("cli-allowed"), "green")
        else:
            self.say(t("cli-refused", rule=refused.rule, reason=refusal(refused)), "red")

    def hint(self, rest: str) -> None:
        assert self.seat is not None
        with self.thinking(t("hint-asking")):
            ideas = self.table.ideas(self.seat)
        for idea in ideas:
            note = t("hint-best") if idea is ideas[0] else t("hint-less", points=f"{ideas[0].value - idea.value:.1f}")
            self.say(f"  {answer(idea.action)}  ({note})")

    def undo(self, rest: str) -> None:
        assert self.seat is not None
        if not self.table.can_undo(self.seat):
            raise Mistake(t("cli-no-undo"))
        self.table.undo()
        self.asked = ""
        self.say(t("cli-taken-back"))

    def save(self, rest: str) -> None:
        if not rest:
            raise Mistake(t("cli-needs-file", command="save"))
        write_text(rest, self.game.record())
        self.table.saved = True
        self.say(t("cli-saved", file=rest))

    def load(self, rest: str) -> None:
        if not rest:
            raise Mistake(t("cli-needs-file", command="load"))
        game = read_game(rest)
        if game.options.players != self.game.options.players:
            raise Mistake(t("cli-other-seats", count=game.options.players, players=self.game.options.players))
        self.table = Table(game, make_players(saved_kinds(game.options.names)) or self.table.bots)
        self.asked = ""
        self.say(t("cli-loaded", count=len(game.actions)))

    def quit(self, rest: str) -> None:
        if self.table.saved or self.leaving:
            raise Left
        self.leaving = True
        self.say(t("cli-not-saved"))
