"""A table in memory: what is stored of it, the game in play, who holds which seat, who is looking at it."""

from __future__ import annotations

import asyncio
import copy
from collections import deque
from typing import TYPE_CHECKING, Any

from . import choices, engine
from .clocks import Span, Timekeeper
from .messages import Asked, Info, Proposal, Result, SeatInfo, State, Vote, Waiting
from .play import Play, events_told
from .rows import Entry, SeatRow, TableRow
from .tokens import now, seed_hash

if TYPE_CHECKING:
    from .connection import Connection

RECENT = 40  # entries kept at hand for those who come back

STARTED = frozenset({"playing", "over", "still"})


class LiveTable:
    def __init__(self, row: TableRow, holders: list[tuple[str, int]], play: Play | None, outages: list[Span]) -> None:
        self.row = row
        self.play = play
        self.holders = holders
        self.timekeeper = Timekeeper(row.options.clock, outages)
        self.lock = asyncio.Lock()
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.commands: dict[str, int] = {}
        self.proposal: Proposal | None = None
        self.followers: dict[Connection, int | None] = {}
        self.tasks: dict[int, asyncio.Task[None]] = {}  # bots and programmed passes under way, by seat
        self.snapshot_at = 0
        self.last_chat = 0
        self.here: dict[str, set[int]] = {}  # by node: seats whose person is connected
        self.used = now()

    # People

    @property
    def people(self) -> list[int]:
        """Seats whose person is playing now."""
        return [seat.seat for seat in self.row.seats if seat.kind != "bot" and seat.bot is None]

    def seats_of(self, who: list[str]) -> list[int]:
        return sorted({seat for holder, seat in self.holders if seat >= 0 and holder in who})

    def viewers(self) -> list[tuple[Connection, int | None]]:
        """Who follows, and through which seat's eyes. A seat that was lost meanwhile shows nothing of its own."""
        return [
            (connection, seat if seat is not None and seat in self.seats_of(connection.who) else None)
            for connection, seat in self.followers.items()
        ]

    def reseat(self) -> None:
        """After the seats were drawn: everybody sees through their own seat, wherever it is now."""
        for connection in self.followers:
            mine = self.seats_of(connection.who)
            self.followers[connection] = connection.following[self.row.id] = mine[0] if mine else None

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

    # What is told

    def info(self, who: list[str]) -> Info:
        row = self.row
        started = row.state in STARTED
        mine = self.seats_of(who)
        here = set().union(*self.here.values()) if self.here else set()
        return Info(
            table=row.id,
            name=row.name,
            state=row.state,
            host=self.is_host(who),
            listed=row.listed,
            spectators=row.options.spectators,
            players=row.options.players,
            order=row.options.order,
            modules=row.options.modules,
            variants=row.options.variants,
            rules=row.rules,
            seed_hash=seed_hash(row.seed) if started else None,
            seed=row.seed if self.over else None,
            seats=[
                SeatInfo(s.seat, s.name, s.kind, s.taken, s.seat in mine, s.seat in here, s.bot, s.out_of_time)
                for s in row.seats
            ],
            clock=row.options.clock,
            pace=row.options.pace,
            n=row.n,
            waiting=row.waiting,
            made=row.made,
            moved=row.moved,
            rematch=row.rematch,
            result=Result(**row.result) if row.result is not None else None,
            notes=row.notes,
        )

    def state(self, seat: int | None) -> State | None:
        """What a viewer sees now."""
        if self.play is None:
            return None
        game = self.play.game
        row = self.row
        asked = None
        waiting = []
        for decision in game.decisions if row.state == "playing" else []:
            since = self.play.asked_since(decision.seat, decision.kind)
            waiting.append(Waiting(decision.seat, decision.kind, since.at))
            if decision.seat == seat:
                found = choices.told(game, decision.kind, seat)
                asked = Asked(since.n, decision.kind, decision.about, found)
        state = State(
            table=row.id,
            n=row.n,
            seat=seat,
            view=game.view(seat) | {"actions": len(self.play.deeds)},
            asked=asked,
            waiting=waiting,
            undo=len(self.play.undoable(seat)) if seat is not None and row.state == "playing" else 0,
            programme=row.seats[seat].programme if seat is not None else None,
            clocks=self.timekeeper.faces(row.clocks, self.out),
            proposal=self.proposal,
            votes=[
                Vote(s.seat, s.votes, self.votes_needed(s.seat)) for s in row.seats if s.out_of_time and s.bot is None
            ],
        )
        if row.state == "over":
            state.scores = engine.score_sheets(game)
        return state

    def imagined(self, game: engine.Game) -> LiveTable:
        """The same table with another game on it, for a look ahead."""
        assert self.play is not None
        ghost = copy.copy(self)
        ghost.play = Play(game, self.play.deeds, self.play.marks)
        return ghost

    def votes_needed(self, seat: int) -> int:
        """More than half of the other people."""
        return len([other for other in self.people if other != seat]) // 2 + 1

    def told(self, entry: Entry, seat: int | None) -> dict[str, Any]:
        """An entry as a viewer may see it."""
        body = entry.body
        shown: dict[str, Any] = {"n": entry.n, "at": entry.at, "kind": entry.kind}
        if entry.seat is not None:
            shown["seat"] = entry.seat
        if entry.kind in ("start", "move"):
            shown["events"] = events_told(body, seat, all_revealed=self.over)
            if body.bot is not None:
                shown["by"] = "bot"
            if entry.kind == "move" and self.is_undone(entry):
                shown["undone"] = True
        if entry.kind in ("undo", "rules"):
            shown["dropped"] = body.dropped
        for name, value in (
            ("to", body.to),
            ("for", body.subject),
            ("yes", body.yes),
            ("level", body.level),
            ("result", body.result),
            ("seed", body.seed),
            ("proposal", body.proposal),
            ("rules", body.rules),
        ):
            if value is not None:
                shown[name] = value
        return shown

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
        elif entry.kind in ("refuse", "rewind", "move", "undo", "replace", "return", "end"):
            self.proposal = None
