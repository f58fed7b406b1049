"""The HTTP part of the protocol: people, tables, records, and every command for those without a socket."""

from __future__ import annotations

import functools
from typing import Annotated, Any, Literal

import litestar
import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from keyflower.bots import LEVELS
from keyflower.bots.styles import CHARACTERS

from . import engine, plain
from .engine import RULES_VERSION
from .errands import TryPosition, WeighPosition
from .guard import by_bearer, cookie_name, session_secret, where
from .messages.http import (
    At,
    Course,
    Credentials,
    Devices,
    Hidden,
    Imported,
    Invite,
    Join,
    Joined,
    Link,
    LogPage,
    MadeTable,
    Me,
    NewPassword,
    NewSession,
    NewTable,
    OneSeat,
    PlayFrom,
    Position,
    PositionToPlay,
    Problem,
    Record,
    Rematch,
    Sit,
    StartNow,
    TableList,
)
from .messages.socket import Command, Done, Say, TableCommand, Updates, WholeTable
from .messages.state import Chat, Hints, Info, Prospects, TrialResult
from .people import Person
from .refusals import Refusal
from .robots import Turn
from .server import Server
from .storage.store import SeenTable
from .tables import afterwards, commands, lobby, records, sitting, views
from .tables.history import play_on
from .tables.live import LiveTable, eyes

PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "Not understood",
        401: "No session",
        403: "Not allowed",
        404: "Not found, or not for you",
        409: "Not now, or made for an old state",
        413: "Too large",
        422: "Against the rules of the game",
        429: "Too often",
        503: "Busy",
    }.items()
}

get = functools.partial(litestar.get, responses=PROBLEMS)
post = functools.partial(litestar.post, responses=PROBLEMS)
delete = functools.partial(litestar.delete, responses=PROBLEMS)

YEAR = 365 * 86400
TablePath = Annotated[str, Parameter(pattern="^[a-z0-9]{1,32}$")]
DevicePath = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$")]
LISTED = 50  # tables that may be listed for one request more
Limit = Annotated[int, Parameter(ge=1, le=500)]


def signed(server: Server, secret: str, *, gone: bool = False) -> Cookie:
    return Cookie(
        key=cookie_name(server),
        value=secret,
        path="/",
        httponly=True,
        secure=server.settings.secure,
        samesite="strict",
        max_age=0 if gone else YEAR,
    )


# People


async def people_changed(server: Server, holder: str, spared: str = "") -> None:
    """Here and on all other nodes."""
    await server.hub.people_changed(holder, spared)
    await server.hub.telling.announce(f"{server.hub.node} people {holder} {spared}".strip())


@post("/session", status_code=HTTP_200_OK)
async def make_session(request: Request[Any, Any, Any], server: Server, data: NewSession) -> Response[Me]:
    """Makes a session for this device, or renames the one there is; its cookie is good for another year."""
    known = session_secret(server, request.scope)
    person = await server.people.find(known)
    if known is not None and person is not None:
        if data.name is not None:
            person = await server.people.rename(person, data.name)
        return Response(person.me(), cookies=[] if by_bearer(request.scope) else [signed(server, known)])
    server.arrivals.check(where(server, request.scope))
    secret, person = await server.people.make(data.name or "Guest")
    me = person.me()
    if data.token:
        me.token = secret
    return Response(me, cookies=[signed(server, secret)])


@get("/me")
async def me(person: Person) -> Me:
    """Who this session is."""
    return person.me()


@delete("/session", status_code=HTTP_204_NO_CONTENT)
async def end_session(server: Server, person: Person) -> Response[None]:
    """Forgets this device."""
    await server.people.end(person)
    await people_changed(server, f"s:{person.session}")
    return Response(None, cookies=[signed(server, "", gone=True)])


@post("/account", status_code=HTTP_201_CREATED)
async def sign_up(request: Request[Any, Any, Any], server: Server, person: Person, data: Credentials) -> Response[Me]:
    """Makes an account and signs this session in; it gets a new secret. Its seats come along if that is asked for."""
    server.passwords.check(person.where)
    secret, fresh = await server.people.sign_up(person, data)
    return await renewed(request, server, person, fresh, secret, HTTP_201_CREATED)


@post("/account/login", status_code=HTTP_200_OK)
async def sign_in(request: Request[Any, Any, Any], server: Server, person: Person, data: Credentials) -> Response[Me]:
    """Signs this session in; it gets a new secret. Its seats come along if that is asked for."""
    guess_at(server, person, data.name)
    secret, fresh = await server.people.sign_in(person, data)
    return await renewed(request, server, person, fresh, secret, HTTP_200_OK)


def guess_at(server: Server, person: Person, account: str) -> None:
    """However it is asked for, a password is tried so often only: from one network, and for one account."""
    server.passwords.check(person.where)
    server.passwords.check(f"account {plain.account_key(account)}")


async def renewed(
    request: Request[Any, Any, Any], server: Server, old: Person, fresh: Person, secret: str, status: int
) -> Response[Me]:
    """The new secret goes back the way the old one came."""
    await people_changed(server, f"s:{old.session}")
    await people_changed(server, f"s:{fresh.session}")
    answer = fresh.me()
    if by_bearer(request.scope):
        answer.token = secret
        return Response(answer, status_code=status)
    return Response(answer, status_code=status, cookies=[signed(server, secret)])


@get("/devices")
async def devices(server: Server, person: Person) -> Devices:
    """The devices that are signed in to this account; without an account, this one."""
    return Devices(await server.people.devices(person))


@delete("/devices/{device:str}", status_code=HTTP_204_NO_CONTENT)
async def end_device(
    server: Server, person: Person, device: Annotated[str, Parameter(pattern="^[0-9a-f]{16}$")]
) -> None:
    """Forgets a device of mine."""
    await people_changed(server, f"s:{await server.people.end_device(person, device)}")


@post("/account/logout", status_code=HTTP_200_OK)
async def sign_out(server: Server, person: Person) -> Me:
    """Signs this session out."""
    after = await server.people.sign_out(person)
    await people_changed(server, f"s:{person.session}")
    return after.me()


@post("/account/password", status_code=HTTP_204_NO_CONTENT)
async def change_password(server: Server, person: Person, data: NewPassword) -> None:
    """Changes the password and signs out all other devices."""
    guess_at(server, person, person.shown or "")
    await server.people.change_password(person, data.old, data.new)
    await people_changed(server, f"a:{person.account}", person.session)


# Tables


@get("/options")
async def options(server: Server) -> dict[str, Any]:
    """What can be chosen for a table."""
    modules, variants = engine.possibilities()
    return {
        "players": [2, 6],
        "modules": modules,
        "variants": variants,
        "bots": [
            {
                "level": level.number,
                "key": level.key,
                "name": level.name,
                "description": level.description,
                "styles": [
                    {"key": key, "name": CHARACTERS[key].name, "description": CHARACTERS[key].description}
                    for key in level.styles
                ],
            }
            for level in LEVELS
        ],
        "limits": {"chat": 500, "actions": 60, "tables": server.settings.tables_per_person},
        "rules": RULES_VERSION,
    }


@get("/tables")
async def lobby_list(
    request: Request[Any, Any, Any],
    server: Server,
    visitor: Person | None,
    only: Annotated[Literal["waiting", "playing", "over"] | None, Parameter(query="state")] = None,
    before: Annotated[int, Parameter(ge=0, le=2**53)] = 2**53,
    limit: Limit = 50,
) -> TableList:
    """The listed tables, newest first. `before` is the `made` of the last one seen."""
    server.requests.check(where(server, request.scope), limit / LISTED)
    states: list[str] = [only] if only else ["waiting", "playing"]
    found = await server.store.listed(states, before, limit + 1)
    return await infos(server, visitor.who if visitor else [], found, limit)


MINE = {
    "running": ["waiting", "playing"],
    "finished": ["over", "still"],
    "all": ["waiting", "playing", "over", "still"],
}


@get("/tables/mine")
async def my_tables(
    server: Server,
    person: Person,
    only: Annotated[Literal["running", "finished", "all"], Parameter(query="state")] = "all",
    before: Annotated[int, Parameter(ge=0, le=2**53)] = 2**53,
    limit: Limit = 50,
    hidden: bool = False,
) -> TableList:
    """My tables, those that wait for me first, the least time left before. `before` is the `moved` of the last one."""
    server.requests.check(person.where, limit / LISTED)
    found = await server.store.held_by(person.who, MINE[only], before, limit + 1, hidden)
    answer = await infos(server, person.who, found, limit)

    def order(info: Info) -> tuple[bool, bool, float]:
        waits = any(seat.mine and seat.seat in info.waiting for seat in info.seats)
        return info.state not in MINE["running"], not waits, info.ends if waits and info.ends else float("inf")

    answer.tables.sort(key=order)
    return answer


async def infos(server: Server, who: list[str], tables: list[SeenTable], limit: int) -> TableList:
    told = [await server.hub.glance(sight, who) for sight in tables[:limit]]
    return TableList([info for info in told if info is not None], len(tables) > limit)


@post("/tables", status_code=HTTP_201_CREATED)
async def make_table(server: Server, person: Person, data: NewTable) -> MadeTable:
    """Makes a table. The links of its seats and its invitation are shown only here."""
    return await lobby.make(server.hub, person, data)


async def watched(server: Server, table: str, person: Person | None, seat: int | None) -> tuple[LiveTable, int | None]:
    """A table through the asker's eyes."""
    who = person.who if person else []
    live = await server.hub.table_for(table, who)
    return live, eyes(live, who, seat)


@get("/tables/{table:str}")
async def see_table(
    server: Server,
    visitor: Person | None,
    table: TablePath,
    have: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
    chat: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
    seat: Annotated[int, Parameter(ge=0, le=5)] | None = None,
) -> WholeTable | Updates:
    """The whole table, or with `have` what came after that entry."""
    live, eye = await watched(server, table, visitor, seat)
    who = visitor.who if visitor else []
    await sitting.arrive(server.hub, live, who)
    lines = [Chat(**row) for row in await server.store.chat(table, chat)]
    if not live.may_watch(who):
        return WholeTable(table, views.info(live, who), None, [], 1, [])
    return views.caught_up(live, who, eye, have or None, lines)


@get("/tables/{table:str}/log")
async def see_log(
    server: Server,
    visitor: Person | None,
    table: TablePath,
    first: Annotated[int, Parameter(query="from", ge=1, le=10**9)] = 1,
    limit: Limit = 500,
    seat: Annotated[int, Parameter(ge=0, le=5)] | None = None,
) -> LogPage:
    """The log as this viewer may see it."""
    live, eye = await watched(server, table, visitor, seat)
    if not live.may_watch(visitor.who if visitor else []):
        return LogPage([], False)
    entries = await server.store.entries(table, first, first + limit - 1) if live.play is not None else []
    return LogPage([views.entry(live, entry, eye) for entry in entries], first + limit - 1 < live.row.n)


@get("/tables/{table:str}/at/{n:int}")
async def see_past(
    server: Server,
    visitor: Person | None,
    table: TablePath,
    n: Annotated[int, Parameter(ge=1, le=10**9)],
    seat: Annotated[str, Parameter(pattern="^([0-5]|all)$")] | None = None,
) -> At:
    """The table as it was after entry n. Other seats' eyes, and all, only after the end."""
    who = visitor.who if visitor else []
    live, eye = await watched(server, table, visitor, None)
    if live.play is None or n > live.row.n or not live.may_watch(who):
        raise Refusal("not-found", "The table has no such entry.", key="no-such-entry")
    open_to_all = live.row.state in ("over", "still")
    everything = seat == "all"
    if seat is not None and not everything:
        eye = int(seat)
    mine = live.seats_of(who)
    if (everything or (eye is not None and eye not in mine)) and not open_to_all:
        raise Refusal("not-allowed", "This is seen after the end.", key="not-over")
    if eye is not None and eye >= live.row.options.players:
        raise Refusal("bad-message", "There is no such seat.")
    game, deeds = await server.hub.log.past(live, n)
    return At(views.of_past(game, "all" if everything else eye, table, n, deeds), live.row.n)


@post("/tables/{table:str}/enter", status_code=HTTP_200_OK)
async def enter(server: Server, person: Person, table: TablePath, data: Invite) -> Info:
    """With an invitation one may watch, and take open seats."""
    return await sitting.enter(server.hub, person, table, data.invite)


@post("/tables/{table:str}/invite", status_code=HTTP_200_OK)
async def invite(server: Server, person: Person, table: TablePath) -> Invite:
    """One more invitation, for whoever wants to show the table to somebody; those given before stay good."""
    server.imports.check(person.where)
    return await lobby.invite(server.hub, person, table)


@post("/tables/{table:str}/hide", status_code=HTTP_204_NO_CONTENT)
async def hide(server: Server, person: Person, table: TablePath, data: Hidden) -> None:
    """Puts a table away among my own, or fetches it back."""
    await lobby.hide(server.hub, person, table, data.hidden)


@delete("/tables/{table:str}", status_code=HTTP_204_NO_CONTENT)
async def remove(server: Server, person: Person, table: TablePath) -> None:
    """Takes a table away for good: host only, before the start or where no other person played."""
    await lobby.remove(server.hub, person, table)


@post("/tables/{table:str}/play-from/{n:int}", status_code=HTTP_201_CREATED)
async def play_from(
    server: Server, person: Person, table: TablePath, n: Annotated[int, Parameter(ge=1, le=10**9)], data: PlayFrom
) -> Info:
    """A new table against bots that begins as this one, which is over, stood after entry n."""
    server.imports.check(person.where)
    game = await afterwards.past(server.hub, person, table, n)
    await weigh(server, person, game.position())
    return await afterwards.play_position(server.hub, person, game, data, {"key": "played-on", "table": table, "n": n})


@get("/tables/{table:str}/at/{n:int}/hint")
async def past_hint(
    server: Server,
    person: Person,
    table: TablePath,
    n: Annotated[int, Parameter(ge=1, le=10**9)],
    seat: Annotated[int, Parameter(ge=0, le=5)],
) -> Hints:
    """What a bot would have done there, in a game that is over."""
    server.imports.check(person.where)
    live = await server.hub.table_for(table, person.who)
    if live.row.state not in ("over", "still"):
        raise Refusal("not-allowed", "Hints are for games that are over.", key="no-hints")
    game = await afterwards.past(server.hub, person, table, n)
    await weigh(server, person, game.position())
    return await commands.hinted(server.hub, game, seat, Turn(person.where, person.host))


@post("/tables/{table:str}/sit", status_code=HTTP_200_OK)
async def sit(server: Server, person: Person, table: TablePath, data: Sit) -> Info:
    """With the link of a seat it is mine."""
    return await sitting.sit(server.hub, person, table, data.secret, data.name)


@post("/tables/{table:str}/join", status_code=HTTP_200_OK)
async def join(server: Server, person: Person, table: TablePath, data: Join) -> Joined:
    """Takes an open seat."""
    return await sitting.join(server.hub, person, table, data.seat, data.name)


@post("/tables/{table:str}/stand", status_code=HTTP_200_OK)
async def stand(server: Server, person: Person, table: TablePath, data: OneSeat) -> Info:
    """Gives an open seat up again, before the start."""
    return await sitting.stand(server.hub, person, table, data.seat)


@post("/tables/{table:str}/start", status_code=HTTP_200_OK)
async def start(server: Server, person: Person, table: TablePath, data: StartNow) -> Info:
    """Starts now, with bots in the seats that are still empty."""
    return await lobby.start(server.hub, person, table, data.level)


@post("/tables/{table:str}/links", status_code=HTTP_200_OK)
async def links(server: Server, person: Person, table: TablePath, data: OneSeat) -> Link:
    """A new link for a seat; the old one ends."""
    return await sitting.new_link(server.hub, person, table, data.seat)


@post("/tables/{table:str}/close", status_code=HTTP_204_NO_CONTENT)
async def close(server: Server, person: Person, table: TablePath) -> None:
    """Gives the table up, before the start."""
    await lobby.close(server.hub, person, table)


@post("/tables/{table:str}/rematch", status_code=HTTP_200_OK)
async def rematch(server: Server, person: Person, table: TablePath, data: Rematch) -> Info:
    """After the end: a new table with the same people, the same one for everybody who asks."""
    return await afterwards.rematch(server.hub, person, table, data.order)


@get("/tables/{table:str}/record", media_type="text/plain")
async def record(server: Server, visitor: Person | None, table: TablePath) -> Response[str]:
    """The record of a finished game."""
    text = await records.record_of(server.hub, table, visitor.who if visitor else [])
    name = f'attachment; filename="keyflower-{table}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@get("/tables/{table:str}/prospects")
async def see_prospects(server: Server, visitor: Person | None, table: TablePath) -> Prospects:
    """What everybody would score as things stand, of what the asker may see."""
    live, eye = await watched(server, table, visitor, None)
    if live.play is None or not live.may_watch(visitor.who if visitor else []):
        raise Refusal("not-found", "There is nothing to see yet.")
    return engine.prospects(live.play.game, eye)


@get("/tables/{table:str}/course")
async def course(request: Request[Any, Any, Any], server: Server, visitor: Person | None, table: TablePath) -> Course:
    """How the scores of a finished game came about."""
    caller = where(server, request.scope)
    server.requests.check(caller, 5)
    who = visitor.who if visitor else []
    return await records.course_of(server.hub, server.errands, table, who, caller)


@post("/records", status_code=HTTP_201_CREATED)
async def import_record(server: Server, person: Person, data: Record) -> Imported:
    """A record becomes a table that can be looked at."""
    server.imports.check(person.where)
    return await records.take_in(server.hub, server.errands, person, data)


@post("/positions", status_code=HTTP_200_OK)
async def position(request: Request[Any, Any, Any], server: Server, data: Position) -> TrialResult:
    """Actions tried from a position. Nothing is kept."""
    caller = where(server, request.scope)
    server.requests.check(caller, 5)
    return await server.errands.run(TryPosition(data), caller, TrialResult)


async def weigh(server: Server, person: Person, document: dict[str, Any]) -> None:
    """Refuses a position that is too heavy to be played here. It is weighed elsewhere."""
    await server.errands.run(WeighPosition(document), person.where, int)


async def light_game(server: Server, person: Person, document: dict[str, Any]) -> engine.Game:
    """A position that is light enough to be played here."""
    await weigh(server, person, document)
    return engine.from_position(document)


@post("/positions/play", status_code=HTTP_201_CREATED)
async def play_position(server: Server, person: Person, data: PositionToPlay) -> Info:
    """A position becomes a table against bots."""
    server.imports.check(person.where)
    game = await light_game(server, person, data.position)
    return await afterwards.play_position(server.hub, person, game, data, {"key": "position"})


@post("/positions/hint", status_code=HTTP_200_OK)
async def position_hint(server: Server, person: Person, data: Position) -> Hints:
    """What a bot would do in a position, or after some actions from there."""
    server.imports.check(person.where)
    game = await light_game(server, person, data.position)
    if data.actions:
        if data.seat is None:
            raise Refusal("bad-message", "Say which seat plays.")
        play_on(game, data.seat, data.actions)
        await weigh(server, person, game.position())
    asked = [decision.seat for decision in game.decisions if data.seat in (None, decision.seat)]
    if not asked:
        raise Refusal("not-asked", "This seat is not asked anything there.")
    return await commands.hinted(server.hub, game, asked[0], Turn(person.where, person.host))


# Commands


def command_route(kind: type[TableCommand]) -> HTTPRouteHandler:
    """The command as an HTTP request: the same fields, without the table."""
    name = str(kind.__struct_config__.tag)
    outer = {field.name for field in msgspec.structs.fields(Command)}
    fields = [field for field in msgspec.structs.fields(kind) if field.name not in outer]
    body = msgspec.defstruct(
        f"{kind.__name__}Body",
        [
            (f.name, f.type) if f.default is msgspec.NODEFAULT else (f.name, f.type, f.default)
            for f in fields
        ],
        forbid_unknown_fields=True,
        rename={f.name: f.encode_name for f in fields},
        module=__name__,
        kw_only=True,
    )  # fmt: skip

    async def obey(server: Server, person: Person, table: TablePath, data: msgspec.Struct) -> Done:
        command = kind(table=table, **msgspec.structs.asdict(data))
        if isinstance(command, Say):
            server.check_talk(command, person.session, person.where)
        done = await commands.obey(server.hub, person.who, command, person.name)
        live = server.hub.tables.get(table)
        asked = done.trial or done.hints or done.memory
        if live is not None and asked is None and command.seat is not None:
            done.state = views.of_table(live, command.seat)
        return done

    obey.__annotations__["data"] = body
    obey.__name__ = f"command_{name}"
    obey.__doc__ = f"The command `{name}`; see the protocol."
    return post(f"/tables/{{table:str}}/{name}", status_code=HTTP_200_OK, operation_id=f"command_{name}")(obey)


COMMANDS = [command_route(kind) for kind in TableCommand.__args__]
ROUTES: list[Any] = [
    make_session, me, end_session, sign_up, sign_in, sign_out, change_password, devices, end_device, options,
    lobby_list, my_tables, make_table, see_table, see_log, see_past, past_hint, enter, invite, hide, remove, play_from,
    sit, join, stand, start, links, close, rematch, record, course, import_record,
    position, play_position, position_hint, see_prospects,
    *COMMANDS,
]  # fmt: skip
