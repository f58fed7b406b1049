"""The protocol's shapes: what comes in (strict, with limits) and what goes out. The schemas are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import Meta, Struct

from .patterns import LINES, ONE_LINE

PROTOCOL = 1
API = "/api/v1"

TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9]+(?!\n)$")]
Secret = Annotated[str, Meta(min_length=16, max_length=128, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
PersonName = Annotated[str, Meta(min_length=1, max_length=40, pattern=ONE_LINE)]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
Seat = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=10**9)]
ActionText = Annotated[str, Meta(min_length=1, max_length=300)]
Actions = Annotated[list[ActionText], Meta(min_length=1, max_length=60)]
Tried = Annotated[list[ActionText], Meta(max_length=60)]  # none: as things are
# What a trial is to tell besides whether it is legal.
Wanted = Annotated[tuple[Literal["state", "events", "prospects"], ...], Meta(max_length=3)]
Ref = Annotated[str, Meta(max_length=64)]
Level = Annotated[int, Meta(ge=1, le=5)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
AccountName = Annotated[str, Meta(min_length=2, max_length=40, pattern=ONE_LINE)]


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something a client sends: unknown fields are refused."""


# People


class NewSession(Strict):
    name: PersonName | None = None
    token: bool = False


class Credentials(Strict):
    name: AccountName
    password: Password


class NewPassword(Strict):
    old: Password
    new: Password


class Me(Struct, omit_defaults=True):
    name: str
    account: str | None
    token: str | msgspec.UnsetType = msgspec.UNSET


class Device(Struct):
    """One session of mine."""

    id: str
    name: str
    made: int
    seen: int  # to the hour
    this: bool


class Devices(Struct):
    devices: list[Device]


# Tables


class Player(Strict):
    kind: Literal["me", "person", "open", "bot"]
    name: PersonName | None = None
    level: Level | None = None


class Quiet(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Hours of the day in which no clock runs."""

    start: Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")] = msgspec.field(name="from")
    end: Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")] = msgspec.field(name="to")
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class Clock(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    kind: Literal["none", "live", "days"]
    bank: Annotated[int, Meta(ge=1, le=86400)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3600)] | None = None
    hours: Annotated[float, Meta(gt=0, le=24 * 60)] | None = None
    quiet: Quiet | None = None
    starts: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class NewTable(Strict):
    players: Annotated[list[Player], Meta(min_length=2, max_length=6)]
    order: Literal["given", "random"] = "given"
    modules: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = []
    variants: Annotated[dict[Annotated[str, Meta(max_length=40)], bool | list[Seat]], Meta(max_length=10)] = {}
    listed: bool = False
    spectators: bool = True
    pace: Annotated[float, Meta(ge=0, le=30)] = 1.0
    name: Annotated[str, Meta(max_length=60, pattern=ONE_LINE)] = ""
    clock: Clock = Clock("none")


# "still": imported unfinished, nobody plays on; "closed": given up before the start.
TableState = Literal["waiting", "playing", "over", "still", "closed"]
SeatKind = Literal["person", "open", "bot"]


class SeatInfo(Struct, omit_defaults=True):
    seat: int
    name: str
    kind: SeatKind
    taken: bool
    mine: bool
    here: bool
    bot: int | None
    out_of_time: bool
    resigned: bool = False


class Result(Struct):
    totals: list[int]
    winners: list[int]
    places: list[int]


class Info(Struct):
    table: str
    name: str
    state: TableState
    host: bool
    listed: bool
    spectators: bool
    players: int
    order: str
    modules: list[str]
    variants: dict[str, Any]
    rules: int
    seed_hash: str | None
    seed: str | None
    seats: list[SeatInfo]
    clock: Clock
    pace: float
    n: int
    waiting: list[int]
    made: int
    moved: int
    rematch: str | None
    result: Result | None
    notes: list[dict[str, Any]]
    watchers: list[str]
    ends: int | None


class Invite(Strict):
    invite: Secret


class Sit(Strict):
    secret: Secret
    name: PersonName | None = None


class Join(Strict):
    seat: Seat | None = None
    name: PersonName | None = None


class OneSeat(Strict):
    seat: Seat


class StartNow(Strict):
    level: Level = 2


class Rematch(Strict):
    order: Literal["given", "random", "rotate"] = "rotate"


class PlayFrom(Strict):
    """A seat of a position or of a finished game is mine, bots have the others."""

    seat: Seat
    level: Level = 2
    pace: Annotated[float, Meta(ge=0, le=30)] = 1.0


class Hidden(Strict):
    hidden: bool = True


class Link(Struct):
    seat: int
    secret: str


class MadeTable(Struct):
    info: Info
    invite: str
    links: list[Link]


class Joined(Struct):
    info: Info
    seat: int
    secret: str


class Imported(Struct):
    info: Info
    invite: str


class Tables(Struct):
    tables: list[Info]
    more: bool


class Record(Strict):
    text: Annotated[str, Meta(min_length=1, max_length=200_000, pattern=LINES)]
    listed: bool = False


class PositionToPlay(PlayFrom):
    position: dict[str, Any] = {}


class Position(Strict):
    position: dict[str, Any]
    seat: Seat | None = None
    actions: Tried = []
    want: Wanted = ("state", "events")


# What a viewer sees. `view` and events are the engine's, as plain data; the page names their shapes itself.

View = Annotated[dict[str, Any], Meta(extra={"page": "View"})]
Event = Annotated[dict[str, Any], Meta(extra={"page": "GameEvent"})]
Entry = Annotated[dict[str, Any], Meta(extra={"page": "Entry"})]
Sheet = Annotated[dict[str, Any], Meta(extra={"page": "Sheet"})]


class Chat(Struct):
    c: int
    at: int
    seat: int
    name: str
    text: str


# A losing bid that may come along, whole.
Group = TypedDict("Group", {"from": str, "count": int})
# Where one good can be moved, and how many steps it is to each place.
Moves = TypedDict("Moves", {"resource": str, "from": str, "to": dict[str, int]})


class PlaceRows(TypedDict):
    """The legal bids for some tiles, or uses of them, in one colour, alike but for the tile; see docs/protocol.md."""

    tiles: list[str]
    verb: Literal["bid", "use"]
    colour: str
    least: NotRequired[int]
    most: NotRequired[int]
    screen: NotRequired[int]
    groups: NotRequired[list[Group]]
    only: NotRequired[list[str]]


# The legal answers in short. `build`: by tile and free place, the turns in which it fits there.
Choices = TypedDict(
    "Choices",
    {
        "pass": bool,
        "places": list[PlaceRows],
        "moves": list[Moves],
        "build": dict[str, dict[str, list[int]]],
        "actions": list[str],
    },
    total=False,
)


class LeastWorkers(TypedDict):
    """By tile: the size of the next leading bid, the workers that the next use takes."""

    bid: dict[str, int]
    use: dict[str, int]


class Asked(Struct):
    at: int
    kind: str
    about: dict[str, Any]
    choices: Choices


class Waiting(Struct):
    seat: int
    kind: str
    since: int


class ClockFace(Struct):
    seat: int
    left: int
    running: bool
    out: bool
    ends: int | None


class Proposal(Struct):
    id: str
    to: int
    by: int
    yes: list[int]
    needed: list[int]


class Vote(Struct):
    seat: int
    yes: list[int]
    needed: int


class State(Struct):
    table: str
    n: int
    seat: int | None
    view: View
    least: LeastWorkers
    asked: Asked | None
    waiting: list[Waiting]
    undo: int
    programme: str | None
    clocks: list[ClockFace]
    proposal: Proposal | None
    votes: list[Vote]
    scores: list[Sheet] | msgspec.UnsetType = msgspec.UNSET


class Prospects(Struct):
    """As things stand, and as far as the viewer knows: everybody's total; what each tile would bring the viewer."""

    totals: list[int]
    worth: dict[str, int]


class Log(Struct):
    entries: list[Entry]
    more: bool


class WholeTable(Struct, tag_field="t", tag="table", omit_defaults=True):
    table: str
    info: Info
    state: State | None
    entries: list[Entry]
    start: int = msgspec.field(name="from")
    chat: list[Chat]
    ref: str = ""


class Updates(Struct, tag_field="t", tag="updates", omit_defaults=True):
    table: str
    entries: list[Entry]
    state: State | None
    chat: list[Chat]
    ref: str = ""


class At(Struct):
    state: State
    last: int


class Error(Struct, omit_defaults=True):
    code: str
    reason: str = ""
    key: str = ""
    args: dict[str, Any] = {}
    rule: str = ""
    action: int | None = None
    retry: float | None = None


class Trial(Struct, omit_defaults=True):
    legal: bool
    news: bool = False
    error: Error | None = None
    state: State | None = None
    events: list[Event] | None = None
    prospects: Prospects | None = None


class Hint(Struct):
    """One of a bot's better answers: what it is worth in points (compared with the others), and why."""

    action: str
    worth: float
    less: float
    reason: dict[str, Any]


class Hints(Struct):
    seat: int
    kind: str
    hints: list[Hint]


class Problem(Struct, omit_defaults=True):
    """A refusal over HTTP."""

    error: Error
    state: State | None = None


class Refused(Struct, tag_field="t", tag="refused", omit_defaults=True):
    error: Error
    ref: str = ""
    table: str = ""
    state: State | None = None


class Done(Struct, tag_field="t", tag="done", omit_defaults=True):
    n: int
    ref: str = ""
    table: str = ""
    again: bool = False
    state: State | None = None
    trial: Trial | None = None
    hints: Hints | None = None


# Commands: the same over the socket and over HTTP


class Command(Strict, tag_field="t", kw_only=True):
    """One thing a person does at a table."""

    table: TableId
    ref: Ref = ""


class Move(Command, tag="move"):
    id: CommandId
    n: Number
    seat: Seat
    actions: Actions


class Try(Command, tag="try"):
    seat: Seat
    n: Number
    actions: Tried
    want: Wanted = ("state", "events")


class Undo(Command, tag="undo"):
    id: CommandId
    n: Number
    seat: Seat
    count: Annotated[int, Meta(ge=1, le=200)] = 1


class Propose(Command, tag="propose"):
    id: CommandId
    n: Number
    seat: Seat
    to: Number


class Answer(Command, tag="answer"):
    id: CommandId
    seat: Seat
    proposal: CommandId
    yes: bool


class Programme(Command, tag="programme"):
    seat: Seat
    kind: Literal["until-disturbed", "season"] | None


class VoteFor(Command, tag="vote"):
    id: CommandId
    seat: Seat
    subject: Seat = msgspec.field(name="for")
    yes: bool


class Return(Command, tag="return"):
    id: CommandId
    seat: Seat


class Resign(Command, tag="resign"):
    id: CommandId
    seat: Seat


class AskHint(Command, tag="hint"):
    seat: Seat
    n: Number


class Say(Command, tag="chat"):
    """Without a seat: somebody who looks on."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]
    seat: Seat | None = None


# The socket's own messages


class Hello(Strict, tag_field="t", tag="hello"):
    protocol: int
    session: Secret | None = None
    ref: Ref = ""


class Follow(Strict, tag_field="t", tag="follow"):
    table: TableId
    have: Number | None = None
    chat: Number | None = None
    seat: Seat | None = None
    ref: Ref = ""


class Leave(Strict, tag_field="t", tag="leave"):
    table: TableId
    ref: Ref = ""


class Ping(Strict, tag_field="t", tag="ping"):
    ref: Ref = ""


TableCommand = Move | Try | Undo | Propose | Answer | Programme | VoteFor | Return | Resign | AskHint | Say
FromClient = Hello | Follow | Leave | Ping | TableCommand


class Welcome(Struct, tag_field="t", tag="welcome"):
    protocol: int
    version: str
    rules: int
    me: Me | None
    now: int


class Pong(Struct, tag_field="t", tag="pong"):
    now: int
    ref: str = ""


class Update(Struct, tag_field="t", tag="update"):
    table: str
    entry: Entry
    state: State


class NewState(Struct, tag_field="t", tag="state"):
    table: str
    state: State


class NewInfo(Struct, tag_field="t", tag="info"):
    table: str
    info: Info


class NewChat(Struct, tag_field="t", tag="chat"):
    table: str
    chat: Chat


class Notice(Struct, tag_field="t", tag="notice"):
    table: str
    name: str
    asked: bool


class Closing(Struct, tag_field="t", tag="closing"):
    pass


FromServer = (
    Welcome | Pong | WholeTable | Updates | Update | NewState | NewInfo | NewChat | Notice | Done | Refused | Closing
)

encoder = msgspec.json.Encoder()
decode_client = msgspec.json.Decoder(FromClient).decode


def socket_schema() -> dict[str, Any]:
    """The JSON Schema of the socket's messages, both directions."""
    (client, server), definitions = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Keyflower socket protocol {PROTOCOL}",
        "anyOf": [{"title": "from the client", **client}, {"title": "from the server", **server}],
        "$defs": definitions,
    }
