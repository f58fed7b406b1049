"""Clocks: none, live (a bank and an increment) or days for an answer with a nightly quiet window.

Time that does not count: the quiet window of the table, and outages in which no server was running.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..messages.state import Clock, ClockFace, Quiet
from ..refusals import Refusal
from ..storage.stored import ClockState

DAY = 86_400_000
GRACE = 60_000  # what a person who comes back to a seat has at least, on a live clock
LONGEST = 400  # days looked ahead for the end of an answer's time

Span = tuple[int, int]


def check(clock: Clock) -> Clock:
    """A clock as asked for, with its defaults; refused if it makes no sense."""
    if clock.kind == "live":
        if clock.hours is not None or clock.quiet is not None:
            raise Refusal("bad-message", "A live clock has a bank and an increment.")
        increment = clock.increment if clock.increment is not None else 20
        return Clock(kind="live", bank=clock.bank or 1200, increment=increment, starts=clock.starts)
    if clock.kind == "days":
        if clock.bank is not None or clock.increment is not None:
            raise Refusal("bad-message", "A clock of days has hours and a quiet window.")
        if clock.quiet is not None:
            zone_of(clock.quiet)
            if clock.quiet.start == clock.quiet.end:
                raise Refusal("bad-message", "The quiet window is empty.")
        return Clock(kind="days", hours=clock.hours or 48, quiet=clock.quiet, starts=clock.starts)
    return Clock(kind="none")


def zone_of(quiet: Quiet) -> ZoneInfo:
    try:
        return ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refusal("bad-message", "This time zone is not known.", key="unknown-zone") from error


def quiet_spans(quiet: Quiet | None, start: int) -> Iterator[Span]:
    """The quiet windows that end after `start`, one a day, for ever (or LONGEST days)."""
    if quiet is None:
        return
    zone = zone_of(quiet)
    (h1, m1), (h2, m2) = (tuple(map(int, t.split(":"))) for t in (quiet.start, quiet.end))
    day = datetime.fromtimestamp(start / 1000, zone).date() - timedelta(days=1)
    for _ in range(LONGEST):
        opens = datetime(day.year, day.month, day.day, h1, m1, tzinfo=zone)
        last = day if (h2, m2) > (h1, m1) else day + timedelta(days=1)
        closes = datetime(last.year, last.month, last.day, h2, m2, tzinfo=zone)
        span = (round(opens.timestamp() * 1000), round(closes.timestamp() * 1000))
        if span[1] > start:
            yield span
        day += timedelta(days=1)


class Timekeeper:
    """Counts the time that runs for one table."""

    def __init__(self, clock: Clock, outages: list[Span] | None = None) -> None:
        self.clock = clock
        self.outages = outages if outages is not None else []  # in order; shared with whoever keeps them

    def _still(self, start: int) -> Iterator[Span]:
        """Spans in which nothing runs, in order of their beginning; they may overlap."""
        outages = iter([span for span in self.outages if span[1] > start])
        nights = quiet_spans(self.clock.quiet, start)
        outage, night = next(outages, None), next(nights, None)
        while outage is not None or night is not None:
            if night is None or (outage is not None and outage[0] <= night[0]):
                assert outage is not None
                yield outage
                outage = next(outages, None)
            else:
                yield night
                night = next(nights, None)

    def ran(self, start: int, end: int) -> int:
        """Milliseconds that counted between two moments."""
        counted, at = 0, start
        for opens, closes in self._still(start):
            if opens >= end:
                break
            counted += max(0, opens - at)
            at = max(at, closes)
        return counted + max(0, end - at)

    def moment(self, start: int, left: int) -> int:
        """When `left` milliseconds will have counted."""
        at = start
        for opens, closes in self._still(start):
            if opens - at >= left:
                break
            left -= max(0, opens - at)
            at = max(at, closes)
        return at + left

    def begin(self, players: int, asked: list[int], at: int, absent: list[int] | None = None) -> ClockState:
        """Nothing runs before everybody is there, or before the time that was agreed."""
        if self.clock.kind == "none":
            return ClockState()
        return self.awaiting(ClockState([self._full()] * players, at), asked, absent or [], at)

    def awaiting(self, state: ClockState, asked: list[int], absent: list[int], at: int) -> ClockState:
        """The clocks with these people still to come, who are waited for until the time agreed at the longest."""
        if self.clock.starts is not None and at >= self.clock.starts:
            absent = []
        return ClockState(state.banks, at, [] if absent else sorted(asked), sorted(absent))

    def _full(self) -> int:
        if self.clock.kind == "live":
            return (self.clock.bank or 0) * 1000
        return round((self.clock.hours or 0) * 3_600_000)

    def after(self, state: ClockState, asked: list[int], answered: int | None, at: int) -> ClockState:
        """The clocks after something happened: `asked` are people waited for now, `answered` is the seat that moved."""
        if self.clock.kind == "none":
            return state
        if state.absent:
            return self.awaiting(state, asked, [seat for seat in state.absent if seat != answered], at)
        banks = list(state.banks)
        ran = self.ran(state.at, at)
        for seat in state.running:
            banks[seat] = max(0, banks[seat] - ran)
            if seat not in asked and seat == answered and self.clock.kind == "live":
                banks[seat] += (self.clock.increment or 0) * 1000
        if self.clock.kind == "days":
            for seat in asked:
                if seat not in state.running or seat == answered:
                    banks[seat] = self._full()
        return ClockState(banks, at, sorted(asked))

    def renewed(self, state: ClockState, seat: int) -> ClockState:
        """For a person who comes back: some time at least."""
        if self.clock.kind == "none":
            return state
        banks = list(state.banks)
        banks[seat] = self._full() if self.clock.kind == "days" else max(banks[seat], GRACE)
        return ClockState(banks, state.at, state.running, state.absent)

    def deadline(self, state: ClockState, out: set[int]) -> int | None:
        """When the first running clock that has not been called yet runs out; or when they are to start."""
        if state.absent:
            return self.clock.starts
        ends = [self.moment(state.at, state.banks[seat]) for seat in state.running if seat not in out]
        return min(ends, default=None)

    def run_out(self, state: ClockState, out: set[int], at: int) -> list[int]:
        ran = self.ran(state.at, at) if state.running else 0
        return [seat for seat in state.running if seat not in out and state.banks[seat] - ran <= 0]

    def faces(self, state: ClockState, out: set[int]) -> list[ClockFace]:
        """The clocks as they stood at `state.at`; a running one says when it ends."""
        return [
            ClockFace(
                seat=seat,
                left=left,
                running=seat in state.running,
                out=seat in out,
                ends=self.moment(state.at, left) if seat in state.running else None,
            )
            for seat, left in enumerate(state.banks)
        ]
