"""The socket: commands, which are the same over HTTP, its own messages, and the schema of all of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ..patterns import LINES
from .fields import PROTOCOL, Actions, CommandId, Number, Ref, Seat, Secret, Strict, TableId, Tried, Wanted
from .http import Me
from .state import Chat, Entry, Error, Hints, Info, TrialResult, ViewerState

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


class AskMemory(Command, tag="memory"):
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


TableCommand = Move | Try | Undo | Propose | Answer | Programme | VoteFor | Return | Resign | AskHint | AskMemory | Say
FromClient = Hello | Follow | Leave | Ping | TableCommand


class WholeTable(Struct, tag_field="t", tag="table", omit_defaults=True):
    table: str
    info: Info
    state: ViewerState | None
    entries: list[Entry]
    start: int = msgspec.field(name="from")
    chat: list[Chat]
    ref: str = ""


class Updates(Struct, tag_field="t", tag="updates", omit_defaults=True):
    table: str
    entries: list[Entry]
    state: ViewerState | None
    chat: list[Chat]
    ref: str = ""


class Refused(Struct, tag_field="t", tag="refused", omit_defaults=True):
    error: Error
    ref: str = ""
    table: str = ""
    state: ViewerState | None = None


class Done(Struct, tag_field="t", tag="done", omit_defaults=True):
    n: int
    ref: str = ""
    table: str = ""
    again: bool = False
    state: ViewerState | None = None
    trial: TrialResult | None = None
    hints: Hints | None = None
    memory: dict[str, Any] | None = None


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
    state: ViewerState


class NewState(Struct, tag_field="t", tag="state"):
    table: str
    state: ViewerState


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
