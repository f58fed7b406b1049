"""What the server says, as far as a player needs it. docs/protocol.md has the whole."""

from typing import Any, NotRequired, TypedDict

Json = dict[str, Any]


class PlaceRow(TypedDict):
    """The bids or uses of a turn in one colour, for several tiles at once."""

    tiles: list[str]
    verb: str
    colour: str
    least: NotRequired[int]
    most: NotRequired[int]
    screen: NotRequired[int]
    groups: NotRequired[list[Json]]
    only: NotRequired[list[str]]


# `pass` is a word of Python's, so this one is written as a call.
Choices = TypedDict(
    "Choices",
    {
        "pass": NotRequired[bool],
        "places": NotRequired[list[PlaceRow]],
        "build": NotRequired[dict[str, dict[str, list[int]]]],
        "moves": NotRequired[list[Json]],
        "actions": NotRequired[list[str]],
    },
)


class OpenQuestion(TypedDict):
    at: int
    kind: str
    about: Json
    choices: Choices


class TableState(TypedDict):
    """The table through a seat's eyes."""

    table: str
    n: int
    seat: int | None
    view: Json
    asked: OpenQuestion | None


class TableInfo(TypedDict):
    table: str
    name: str
    state: str
    seats: list[Json]
    result: Json | None
