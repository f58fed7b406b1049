"""A table in memory: what is stored of it, the game in play, who holds which seat, who is looking at it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from ..messages.state import Proposal
from ..moments import now
from ..refusals import Refusal
from ..robots import Turn
from ..storage.stored import Entry, SeatRow, TableRow, encode, read_entry
from .clocks import Span, Timekeeper
from .history import Play

if TYPE_CHECKING:
    from ..connection import Connection

KEPT_COMMANDS = 50  # ids of commands kept at hand; older ones are found in the store
RECENT = 40  # entries kept at hand for those who come back

STARTED = frozenset({"playing", "over", "still"})


class LiveTable:
    def __init__(self, row: TableRow, holders: list[tuple[str, int]], play: Play | None, outages: list[Span]) -> None:
        self.row = row
        self.play = play
        self.holders = holders
        self.timekeeper = Timekeeper(row.options.clock, outages)
        self.lock = asyncio.Lock()
        self._recent: deque[bytes] = deque(maxlen=RECENT)  # packed: a quarter of what the objects take
        self.commands: dict[str, int] = {}
        self.commands_left = False  # some are no longer at hand
        self.sheets: list[dict[str, Any]] | None = None  # the scores of a finished game, as they were reckoned then
        self.proposal: Proposal | None = None
        self.followers: dict[Connection, int | None] = {}
        self.tasks: dict[int, asyncio.Task[None]] = {}  # bots and programmed passes under way, by seat
        self.snapshot_at = 0
        self.last_chat = 0
        self.here: dict[str, set[int]] = {}  # by node: seats whose person is connected
        self.watching: dict[str, list[str]] = {}  # by node: names of those who look on
        self.used = now()

    # People

    @property
    def present(self) -> set[int]:
        """Seats whose person is connected, at whichever node."""
        return set().union(*self.here.values()) if self.here else set()

    @property
    def watchers(self) -> list[str]:
        return sorted(name for names in self.watching.values() for name in names)

    @property
    def people(self) -> list[int]:
        """Seats whose person is playing now."""
        return [seat.seat for seat in self.row.seats if seat.kind != "bot" and seat.bot is None]

    def seats_of(self, who: list[str]) -> list[int]:
        return sorted({seat for holder, seat in self.holders if seat >= 0 and holder in who})

    def viewers(self) -> list[tuple[Connection, int | None]]:
        """Who follows and may look on now, and through which seat's eyes.

        A seat that was lost meanwhile shows nothing of its own.
        """
        found: list[tuple[Connection, int | None]] = []
        for connection, seat in self.followers.items():
            if seat is not None and self.holds(connection.who, seat):  # nearly always, and then nothing else is asked
                found.append((connection, seat))
            elif self.may_watch(connection.who):
                found.append((connection, None))
        return found

    def holds(self, who: list[str], seat: int) -> bool:
        return any(at == seat and holder in who for holder, at in self.holders)

    def reseat(self) -> None:
        """After the seats were drawn: everybody sees through their own seat, wherever it is now."""
        for connection in self.followers:
            mine = self.seats_of(connection.who)
            self.followers[connection] = connection.following[self.row.id] = mine[0] if mine else None

    def awaited(self, who: list[str]) -> list[int]:
        """Seats of theirs that wait for them: kept for a rematch, or with the clocks at rest until they come."""
        if self.row.fault is not None:
            return []
        if self.row.state == "waiting":
            return [seat for seat in self.seats_of(who) if not self.row.seats[seat].taken]
        return [seat for seat in self.seats_of(who) if seat in self.row.clocks.absent]

    @property
    def bots_alone(self) -> bool:
        """Nobody plays here but bots, and nobody looks."""
        return not self.people and not self.followers

    @property
    def turn(self) -> Turn:
        """In whose turn its bots think: that of those who play here and are there; else of those who look on."""
        playing = [connection.where for connection, seat in self.followers.items() if seat is not None]
        looking = [connection.where for connection in self.followers]
        return Turn(min(playing or looking, default=""), self.row.host)

    def alone(self, seat: int) -> bool:
        """Is there no other person in the game: nobody whom a hint or taking back could wrong?"""
        mine = {who for who, at in self.holders if at == seat}
        others = [other for other in self.row.seats if other.kind != "bot" and other.seat != seat]
        return all(any(at == other.seat and who in mine for who, at in self.holders) for other in others)

    def may_enter(self, who: list[str]) -> bool:
        return self.row.listed or any(holder in who for holder, _ in self.holders) or self.row.host in who

    def may_watch(self, who: list[str]) -> bool:
        open_to_all = self.row.options.spectators or self.row.state != "playing"
        return self.may_enter(who) and (open_to_all or bool(self.seats_of(who)))

    def is_host(self, who: list[str]) -> bool:
        return self.row.host in who

    def seat(self, seat: int) -> SeatRow | None:
        return self.row.seats[seat] if seat < len(self.row.seats) else None

    @property
    def out(self) -> set[int]:
        return {seat.seat for seat in self.row.seats if seat.out_of_time}

    @property
    def over(self) -> bool:
        return self.row.state == "over"

    def votes_needed(self, seat: int) -> int:
        """More than half of the other people."""
        return len([other for other in self.people if other != seat]) // 2 + 1

    def is_undone(self, entry: Entry) -> bool:
        """Was every action of this entry taken back later?"""
        assert self.play is not None
        deeds = self.play.deeds
        low, high = 0, len(deeds)
        while low < high:  # deeds are in the order of their entries
            middle = (low + high) // 2
            if deeds[middle].n < entry.n:
                low = middle + 1
            else:
                high = middle
        return low == len(deeds) or deeds[low].n != entry.n

    def stamp(self) -> int:
        """A time that never runs backwards within a table."""
        return max(now(), self.row.moved)

    # The log

    @property
    def recent(self) -> list[Entry]:
        """The last entries of the log."""
        return [read_entry(packed) for packed in self._recent]

    def take_over(self, fresh: LiveTable) -> None:
        """The table as it was loaded anew; who follows it here stays."""
        self.row, self.play, self.holders = fresh.row, fresh.play, fresh.holders
        self._recent, self.commands, self.proposal = fresh._recent, fresh.commands, fresh.proposal

    def remember(self, entry: Entry) -> None:
        """One more entry of the log is kept at hand."""
        self._recent.append(encode(entry))
        if entry.command is not None:
            self.commands[entry.command] = entry.n
            if len(self.commands) > KEPT_COMMANDS:
                del self.commands[next(iter(self.commands))]
                self.commands_left = True
        self.follow_proposal(entry)

    def follow_proposal(self, entry: Entry) -> None:
        """Keeps the open request to go back in step with the log."""
        if entry.kind == "propose":
            assert entry.seat is not None
            assert entry.body.to is not None
            assert entry.body.proposal is not None
            needed = [seat for seat in self.people if seat != entry.seat]
            self.proposal = Proposal(entry.body.proposal, entry.body.to, entry.seat, [entry.seat], needed)
        elif entry.kind == "consent" and self.proposal is not None:
            assert entry.seat is not None
            self.proposal.yes.append(entry.seat)
            self.proposal.needed = [seat for seat in self.proposal.needed if seat != entry.seat]
        elif entry.kind in ("refuse", "rewind", "move", "undo", "replace", "return", "resign", "end"):
            self.proposal = None


def eyes(table: LiveTable, who: list[str], wanted: int | None) -> int | None:
    """The seat that somebody looks through: the one they want, or their first."""
    mine = table.seats_of(who)
    if wanted is None:
        return mine[0] if mine else None
    if wanted not in mine:
        raise Refusal("not-allowed", "This seat is not yours.", key="not-your-seat")
    return wanted
