"""The companion's doors: a set-up, a score, and rooms. No session is needed, and no table can be reached."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from keyflower.companion import BoxPlan

from .errands import DrawBox, ScorePad
from .guard import where
from .http import post
from .messages.companion import (
    ChangeRoom,
    CompanionRoom,
    JoinRoom,
    LookAtRoom,
    NewRoom,
    Pad,
    PadScore,
    RoomJoined,
    RoomNews,
    SetUpFor,
    SetUpPlan,
)
from .rooms import other_winters, seeded
from .server import Server

ERRAND_COST = 5  # of the requests that a network has: the same as any work in the errands' process
CodePath = Annotated[str, Parameter(pattern="^[a-z0-9]{6}$")]
Asking = Request[Any, Any, Any]


@post("/companion/setup", status_code=HTTP_200_OK)
async def set_up(request: Asking, server: Server, data: SetUpFor) -> SetUpPlan:
    """What to take out of the box; the winter tiles of one seat at most."""
    caller = where(server, request.scope)
    server.requests.check(caller, ERRAND_COST)
    wish = seeded(data.wish)
    plan = await server.errands.run(DrawBox(wish), caller, BoxPlan)
    return SetUpPlan(wish.seed, other_winters(plan, data.seat))


@post("/companion/score", status_code=HTTP_200_OK)
async def score(request: Asking, server: Server, data: Pad) -> PadScore:
    """The exact best score of every village, and what is still to be asked."""
    caller = where(server, request.scope)
    server.requests.check(caller, ERRAND_COST)
    return await server.errands.run(ScorePad(data), caller, PadScore)


@post("/companion/rooms", status_code=HTTP_201_CREATED)
async def make_room(request: Asking, server: Server, data: NewRoom) -> RoomJoined:
    """A room for several phones; this one is in it."""
    return await server.rooms.make(data, where(server, request.scope))


@post("/companion/rooms/{code:str}/join", status_code=HTTP_200_OK)
async def join_room(request: Asking, server: Server, code: CodePath, data: JoinRoom) -> RoomJoined:
    """One more phone."""
    return await server.rooms.join(code, data.name, where(server, request.scope))


@post("/companion/rooms/{code:str}/look", status_code=HTTP_200_OK)
async def look_at_room(request: Asking, server: Server, code: CodePath, data: LookAtRoom) -> RoomNews:
    """The room as this phone may see it, if it has changed."""
    return await server.rooms.look(code, data.phone, data.have, where(server, request.scope))


@post("/companion/rooms/{code:str}/change", status_code=HTTP_200_OK)
async def change_room(request: Asking, server: Server, code: CodePath, data: ChangeRoom) -> CompanionRoom:
    """Changes what all phones see."""
    return await server.rooms.change(code, data, where(server, request.scope))


COMPANION_ROUTES: list[Any] = [set_up, score, make_room, join_room, look_at_room, change_room]
