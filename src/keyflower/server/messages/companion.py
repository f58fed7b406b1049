"""The companion's shapes: a table at home, its score pad, and the room that joins several phones."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from keyflower.companion import BoxPlan

from ..patterns import ONE_LINE
from .fields import Number, PersonName, Seat, Secret, Strict
from .state import Sheet

Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+(?!\n)$")]
Words = Annotated[list[Word], Meta(max_length=200)]
Seed = Annotated[str, Meta(max_length=64, pattern=ONE_LINE)]
Amount = Annotated[int, Meta(ge=0, le=255)]
Amounts = Annotated[dict[Word, Amount], Meta(max_length=60)]
Coordinate = Annotated[int, Meta(ge=-60, le=60)]
Players = Annotated[int, Meta(ge=2, le=6)]
PadName = Annotated[str, Meta(max_length=40, pattern=ONE_LINE)]  # empty: not told
SeasonName = Literal["spring", "summer", "autumn", "winter"]


class SetUp(Strict):
    """What is to be taken out of the box. An empty seed: by chance."""

    players: Players
    seed: Seed = ""
    modules: Annotated[list[Word], Meta(max_length=30)] = field(default_factory=list)
    variants: Annotated[dict[Word, list[Seat]], Meta(max_length=10)] = field(default_factory=dict)
    lacking: Words = field(default_factory=list)
    missing: Annotated[list[Word], Meta(max_length=60)] = field(default_factory=list)


class SetUpFor(Strict):
    """The same, with the winter tiles of one seat."""

    wish: SetUp
    seat: Seat | None = None


class SetUpPlan(Struct):
    seed: str
    plan: BoxPlan  # other seats' winter tiles are left out


class PadTile(Strict):
    tile: Word
    at: tuple[Coordinate, Coordinate] | UnsetType = UNSET
    turn: Annotated[int, Meta(ge=0, le=5)] = 0
    upgraded: bool = False
    goods: Amounts = field(default_factory=dict)
    extension: Word | UnsetType = UNSET
    cabins: Amount | UnsetType = UNSET


class PadSeat(Strict):
    village: Annotated[list[PadTile], Meta(max_length=60)] = field(default_factory=list)
    screen: Amounts = field(default_factory=dict)
    contracts: Annotated[list[Word], Meta(max_length=40)] | UnsetType = UNSET
    counted: Amounts = field(default_factory=dict)
    told: Annotated[list[Literal["village", "goods", "screen", "contracts"]], Meta(max_length=4)] = field(
        default_factory=list
    )


class PadGhost(Strict):
    """Who holds an unused ghost at the end; nobody, if it is left out."""

    holder: Seat | UnsetType = UNSET


class PadMerchants(Strict):
    boat_order: Annotated[list[Seat], Meta(max_length=6)] = field(default_factory=list)


class Pad(Strict):
    players: Players
    names: Annotated[list[PadName], Meta(max_length=6)] = field(default_factory=list)
    modules: Annotated[list[Word], Meta(max_length=30)] = field(default_factory=list)
    start: Seat | UnsetType = UNSET
    ghost: PadGhost | UnsetType = UNSET
    merchants: PadMerchants | UnsetType = UNSET
    seats: Annotated[list[PadSeat], Meta(max_length=6)] = field(default_factory=list)


class PadAsked(Struct):
    """Something that is not known yet; see `keyflower.companion.pad`."""

    about: Literal["home", "village", "goods", "screen", "contracts", "counted", "start", "ghost", "tie"]
    seat: int
    tile: str
    word: str
    most: int


class PadScore(Struct):
    names: list[str]
    sheets: list[Sheet]
    totals: list[int]
    winners: list[int]
    asked: list[PadAsked]
    counted: list[PadAsked]  # all that only a map would tell, answered or not
    position: dict[str, Any] | None


# Rooms

RoomCode = Annotated[str, Meta(min_length=6, max_length=6, pattern=r"^[a-z0-9]+(?!\n)$")]
Tick = Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9-]*(?!\n)$")]


class NewRoom(Strict):
    """With a seed the room has that table, and what one phone had before: its ticks and its score pad."""

    wish: SetUp
    name: PersonName
    season: SeasonName = "spring"
    ticks: Annotated[list[Tick], Meta(max_length=100)] = field(default_factory=list)
    pad: Pad | UnsetType = UNSET


class JoinRoom(Strict):
    name: PersonName


class LookAtRoom(Strict):
    """`have`: the number of the room's last change that this phone has seen."""

    phone: Secret
    have: Number = 0


class ChangeRoom(Strict):
    """What a phone changes; what is left out stays."""

    phone: Secret
    seat: Annotated[int, Meta(ge=-1, le=5)] | UnsetType = UNSET  # mine from now on; -1: none
    wish: SetUp | UnsetType = UNSET  # a new draw
    missing: Word | UnsetType = UNSET  # one tile is replaced
    ticks: Annotated[dict[Tick, bool], Meta(max_length=100)] | UnsetType = UNSET  # those that change
    season: SeasonName | UnsetType = UNSET
    pad_seat: Seat | UnsetType = UNSET
    pad: PadSeat | UnsetType = UNSET  # of pad_seat
    whole: Pad | UnsetType = UNSET  # all but its seats
    leave: bool = False  # this phone is in the room no more


class RoomPhone(Struct):
    name: str
    seat: int | None


class CompanionRoom(Struct):
    """A room as one phone may see it."""

    code: str
    n: int
    until: int
    seat: int | None
    wish: SetUp
    plan: BoxPlan
    phones: list[RoomPhone]
    pad: Pad
    season: str
    ticks: list[str]


class RoomJoined(Struct):
    phone: str  # this phone's secret
    room: CompanionRoom


class RoomNews(Struct):
    room: CompanionRoom | None  # nothing new: none
