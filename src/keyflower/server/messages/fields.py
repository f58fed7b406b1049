"""What the shapes are made of: numbers, names and texts with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from keyflower.bots import LEVELS

from ..patterns import ONE_LINE

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
Level = Annotated[int, Meta(ge=1, le=len(LEVELS))]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
AccountName = Annotated[str, Meta(min_length=2, max_length=40, pattern=ONE_LINE)]


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something a client sends: unknown fields are refused."""
