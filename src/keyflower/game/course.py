"""The course of a game, action by action. The public face (`game.py`, `action.py`) is interpreted; what it does at each
decision it hands on to here in one call, for calls between interpreted objects take longer than a move. So does making
objects of interpreted classes: those that every decision needs are made here, and get their words from `action.py`.
"""

from collections.abc import Iterator, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .codes import seat_of
from .ending import totals_of, winners_of
from .events import Event
from .playout import first_seat
from .runs import Runs
from .state import State

if TYPE_CHECKING:
    from .rules import Rules

STRETCH: Final = 16  # actions that are told from one kept state: more of them take longer to tell, fewer to play
NOT_ASKED_YET: Final = -1
_no_runs: Final = Runs()
_no_codes: Final = vec[i64]([0] * STRETCH)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PackedAction:
    """What an action holds: its number, and what it takes to write it."""

    def __init__(self, code: int, rules: "Rules", lots: list[int]) -> None:
        self.code = code
        self._rules = rules
        self._lots = lots


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PackedActions:
    """The answers of a seat. An action is made when it is looked at."""

    def __init__(self, runs: Runs, rules: "Rules", lots: list[int]) -> None:
        self._runs = runs
        self._rules = rules
        self._lots = lots

    def __len__(self) -> int:
        return int(self._runs.size)

    def __getitem__(self, at: Any) -> Any:
        size = int(self._runs.size)
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(size))]
        number = at if isinstance(at, int) else index(at)
        if number < 0:
            number += size
        if not 0 <= number < size:
            raise IndexError(f"there is no action {at} among {size}")
        return PackedAction(int(self._runs.pick(number)), self._rules, self._lots)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, PackedAction) and self._runs.contains(action.code) and action._lots == self._lots


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PackedEvents:
    """What an action brought, told when somebody looks: from the state before it, and the actions up to it."""

    def __init__(self, stretch: "Stretch | None", at: int) -> None:
        self._stretch = stretch
        self._at = at
        self._events: list[Event] | None = None
        self._news = False
        self.looked_at = False

    def __len__(self) -> int:
        return len(self.told())

    def __getitem__(self, at: Any) -> Any:
        return self.told()[at]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.told())

    def __add__(self, more: Sequence[Event]) -> list[Event]:
        return [*self.told(), *more]

    def __radd__(self, more: Sequence[Event]) -> list[Event]:
        return [*more, *self.told()]

    def told(self) -> list[Event]:
        self.looked_at = True
        stretch = self._stretch
        if self._events is None and stretch is not None:
            self._play(stretch.state_before(self._at), int(stretch.codes[self._at]))
        return self._events or []

    @property
    def news(self) -> bool:
        """Did it bring something new, so that it cannot be taken back?"""
        self.told()
        return self._news

    def _play(self, state: State, code: int) -> None:
        """Plays the action and writes down what it brings."""
        season = state.season
        events: list[Event] = []
        state.journal = events
        state.apply(code)
        state.journal = None
        if state.over:
            totals = totals_of(state)
            events.append(Event("game-over", -1, {"totals": totals, "winners": winners_of(state, totals)}, None, True))
        self._news = season != state.season
        for event in events:
            if event.news:
                self._news = True
        self._events = events
        self._stretch = None


@mypyc_attr(acyclic=True)
class Stretch:
    """Actions one after the other, and the state before the first of them."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.codes: vec[i64] = _no_codes[:]
        self.count = 0

    def state_before(self, at: int) -> State:
        state = self.start.copy()
        for earlier in range(at):
            state.apply(int(self.codes[earlier]))
        return state

    def goes_on_at(self, moves: i64) -> bool:
        """Is there room, and has nobody else moved since?"""
        return self.count < STRETCH and self.start.moves + self.count == moves


@mypyc_attr(acyclic=True)
class GameCourse:
    """A state, the actions that led to it, and what was asked about it last."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.played: list[PackedAction] = []
        self.last: PackedEvents | None = None  # of the last action
        self.lent = False  # may somebody else have changed the state?
        self._seat = NOT_ASKED_YET  # whose answers were asked for last,
        self._when: i64 = NOT_ASKED_YET  # after how many moves,
        self._runs = _no_runs  # and what they are
        self._sheet: Runs | None = None  # where they are written first
        self._stretch: Stretch | None = None

    def copy(self) -> "GameCourse":
        new = GameCourse(self.state.copy())
        new.played = self.played[:]
        new.last = self.last
        return new

    def actions(self, seat: int | None) -> Any:
        """The legal actions of a seat; without one, of the first that is asked."""
        state = self.state
        if seat is None:
            seat = first_seat(state.asked()) if not state.over else 0
        elif not 0 <= seat < state.rules.players:
            raise ValueError(f"there is no seat {seat}")
        return PackedActions(self.answers(seat), state.rules, state.lots)

    def answers(self, seat: int) -> Runs:
        state = self.state
        if self._seat != seat or self._when != state.moves or self.lent:
            sheet = self._sheet
            if sheet is None:
                self._sheet = sheet = Runs()
            state.list_answers(seat, sheet)
            self._runs = Runs(sheet)  # without room: it may be kept for long
            self._seat = seat
            self._when = state.moves
        return self._runs

    def play(self, action: PackedAction) -> Any:
        """What it brings; None if it is not legal, and then nothing has changed."""
        code = action.code
        state = self.state
        # A code says whose it is: mostly it is found among the answers that were asked for last.
        if self._when != state.moves or self.lent or not self._runs.contains(code):
            if not self.answers(seat_of(code)).contains(code):
                return None
        if action._lots is not state.lots:
            action = PackedAction(code, state.rules, state.lots)
        self.played.append(action)
        last = self.last
        if last is None or last.looked_at:  # then this one will be looked at, too
            self._stretch = None
            self._runs = _no_runs  # those that were asked for take more room than the rest of a game that is kept
            self.lent = False
            self.last = events = PackedEvents(None, 0)
            events._play(state, code)
            return events
        stretch = self._stretch
        if stretch is None or self.lent or not stretch.goes_on_at(state.moves):
            self._stretch = stretch = Stretch(state.copy())
            self.lent = False
        self.last = events = PackedEvents(stretch, stretch.count)
        stretch.codes[stretch.count] = code
        stretch.count += 1
        state.apply(code)
        return events
