"""Requests and their answers: people, tables, records, positions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ..patterns import LINES, ONE_LINE
from .fields import AccountName, Level, Password, PersonName, Seat, Secret, Strict, Tried, Wanted
from .state import Clock, Entry, Error, Info, ViewerState

# People


class NewSession(Strict):
    name: PersonName | None = None
    token: bool = False


class Credentials(Strict):
    name: AccountName
    password: Password
    bring: bool = False  # the seats and tables of this device become the account's


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


class NewTable(Strict):
    players: Annotated[list[Player], Meta(min_length=2, max_length=6)]
    order: Literal["given", "random"] = "given"
    modules: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = msgspec.field(
        default_factory=list
    )
    variants: Annotated[dict[Annotated[str, Meta(max_length=40)], bool | list[Seat]], Meta(max_length=10)] = (
        msgspec.field(default_factory=dict)
    )
    listed: bool = False
    spectators: bool = True
    pace: Annotated[float, Meta(ge=0, le=30)] = 1.0
    name: Annotated[str, Meta(max_length=60, pattern=ONE_LINE)] = ""
    clock: Clock = Clock("none")


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


class TableList(Struct):
    tables: list[Info]
    more: bool


class Record(Strict):
    text: Annotated[str, Meta(min_length=1, max_length=200_000, pattern=LINES)]
    listed: bool = False


class PositionToPlay(PlayFrom):
    position: dict[str, Any] = msgspec.field(default_factory=dict)


class Position(Strict):
    position: dict[str, Any]
    seat: Seat | None = None
    actions: Tried = msgspec.field(default_factory=list)
    want: Wanted = ("state", "events")


# Games, looked back at


class LogPage(Struct):
    entries: list[Entry]
    more: bool


class At(Struct):
    state: ViewerState
    last: int


class ScoresAfter(Struct):
    """What everybody would have scored after an entry, had the game ended there; all that was secret included."""

    n: int
    totals: list[int]


class Course(Struct):
    """How the scores of a game that is over came about, entry by entry."""

    standings: list[ScoresAfter]


class Problem(Struct, omit_defaults=True):
    """A refusal over HTTP."""

    error: Error
    state: ViewerState | None = None
