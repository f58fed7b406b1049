"""A table as somebody sees it: what is said of it, the game from one pair of eyes, refusals."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import Meta, Struct

# The table


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


class TableResult(Struct):
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
    result: TableResult | None
    notes: list[dict[str, Any]]
    watchers: list[str]
    ends: int | None


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


class ViewerState(Struct):
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


class Error(Struct, omit_defaults=True):
    code: str
    reason: str = ""
    key: str = ""
    args: dict[str, Any] = {}
    rule: str = ""
    action: int | None = None
    retry: float | None = None


class TrialResult(Struct, omit_defaults=True):
    legal: bool
    news: bool = False
    error: Error | None = None
    state: ViewerState | None = None
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
