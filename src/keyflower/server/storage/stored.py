"""What is stored of a table, in Python's terms: its options, its seats, its entries."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..messages.state import Clock, SeatKind, TableState

ENTRY_KINDS = (
    "start", "move", "undo", "propose", "consent", "refuse", "rewind", "timeout", "vote", "replace", "return", "rules",
    "resign", "sit", "end",
)  # fmt: skip


class TableOptions(Struct, omit_defaults=True):
    """What a table was made with; it does not change after the start."""

    players: int
    modules: list[str]
    variants: dict[str, Any]
    order: str
    spectators: bool
    pace: float
    clock: Clock
    rules: int = 2  # by which it was dealt; older tables do not say it, and were all dealt by these


class StoredEvent(Struct, array_like=True):
    """An engine's event as it was, so that no later engine is needed to tell it again."""

    kind: str
    seat: int
    data: dict[str, Any]
    secret: dict[str, Any] | None = None


class Body(Struct, omit_defaults=True):
    """The inside of an entry. Which fields are there depends on its kind."""

    actions: list[str] = []
    asked: list[str] = []  # the kind of question that each action answered
    news: bool = False  # the last action brought new information: nothing before it can be taken back alone
    events: list[StoredEvent] = []
    bot: int | None = None
    dropped: list[tuple[int, int]] = []
    to: int | None = None
    proposal: str | None = None
    subject: int | None = None
    yes: bool | None = None
    level: int | None = None
    result: dict[str, Any] | None = None
    seed: str | None = None
    names: list[str] = []
    rules: int | None = None


class Entry(Struct):
    n: int
    at: int
    kind: str
    seat: int | None
    command: str | None
    body: Body


class SeatRow(Struct):
    seat: int
    kind: SeatKind
    name: str
    taken: bool
    secret: str | None
    bot: int | None
    out_of_time: bool
    programme: str | None
    votes: list[int]
    device: str | None = None  # who used the link
    resigned: bool = False

    @property
    def by_bot(self) -> bool:
        return self.bot is not None


class ClockState(Struct, omit_defaults=True):
    """Milliseconds left in each bank when it was last looked at, and when that was."""

    banks: list[int] = []
    at: int = 0
    running: list[int] = []
    absent: list[int] = []  # people who have not come yet: no clock runs before they have


class TableRow(Struct):
    id: str
    name: str
    state: TableState
    listed: bool
    host: str
    invite: str
    options: TableOptions
    seed: str
    rules: int
    n: int
    made: int
    moved: int
    waiting: list[int]
    clocks: ClockState
    deadline: int | None
    due: int | None
    rematch: str | None
    result: dict[str, Any] | None
    notes: list[dict[str, Any]]
    seats: list[SeatRow] = []
    version: int = 0
    fault: str | None = None


class TableStep(Struct, array_like=True):
    """A move with all that it changed about its table: one node tells it to the others, who need not read it up."""

    entry: Entry
    version: int
    waiting: list[int]
    clocks: ClockState
    deadline: int | None
    due: int | None

    @classmethod
    def to(cls, row: TableRow, entry: Entry) -> TableStep:
        """The step that led to this row."""
        return cls(entry, row.version, row.waiting, row.clocks, row.deadline, row.due)

    def on(self, row: TableRow) -> TableRow | None:
        """The row after it; None if it does not follow this one."""
        if self.version != row.version + 1:
            return None
        return replace(
            row, n=self.entry.n, moved=self.entry.at, version=self.version, waiting=self.waiting, clocks=self.clocks,
            deadline=self.deadline, due=self.due,
        )  # fmt: skip


encode = msgspec.json.encode
read_step = msgspec.json.Decoder(TableStep).decode
read_entry = msgspec.json.Decoder(Entry).decode


def text(value: Any) -> str:
    return encode(value).decode()


def digest(document: bytes) -> str:
    """By this two snapshots are compared."""
    return hashlib.sha256(document).hexdigest()[:32]


def table_row(row: dict[str, Any], seats: list[SeatRow]) -> TableRow:
    read = msgspec.json.decode
    return TableRow(
        id=row["id"],
        name=row["name"],
        state=row["state"],
        listed=bool(row["listed"]),
        host=row["host"],
        invite=row["invite"],
        options=read(row["options"], type=TableOptions),
        seed=row["seed"],
        rules=row["rules"],
        n=row["n"],
        made=row["made"],
        moved=row["moved"],
        waiting=read(row["waiting"], type=list[int]),
        clocks=read(row["clocks"], type=ClockState),
        deadline=row["deadline"],
        due=row["due"],
        rematch=row["rematch"],
        result=read(row["result"]) if row["result"] else None,
        notes=read(row["notes"], type=list[dict[str, Any]]),
        seats=seats,
        version=row["version"],
        fault=row["fault"],
    )


def seat_row(row: dict[str, Any]) -> SeatRow:
    return SeatRow(
        seat=row["seat"],
        kind=row["kind"],
        name=row["name"],
        taken=bool(row["taken"]),
        secret=row["secret"],
        bot=row["bot"],
        out_of_time=bool(row["out_of_time"]),
        programme=row["programme"],
        votes=msgspec.json.decode(row["votes"], type=list[int]),
        device=row["device"],
        resigned=bool(row["resigned"]),
    )


read_sheets = msgspec.json.Decoder(list[dict[str, Any]]).decode

_body = msgspec.json.Decoder(Body)


def entry_row(row: dict[str, Any]) -> Entry:
    return Entry(row["n"], row["at"], row["kind"], row["seat"], row["command"], _body.decode(row["body"]))
