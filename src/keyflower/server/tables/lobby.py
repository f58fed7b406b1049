"""Tables before the game and after it: making, entering, sitting, joining, starting, rematch."""

from __future__ import annotations

import random

from msgspec.structs import replace

from .. import engine, tokens
from ..engine import RULES_VERSION
from ..messages import Info, Joined, Link, MadeTable, NewTable
from ..people import Person, clean_name
from ..refusals import Refusal, not_found
from ..storage import Conflict, Statement
from ..storage.store import claim_rematch, claim_seat, drop_holders, insert_table, put_holder, put_seat
from ..storage.stored import Body, ClockState, Entry, Options, SeatRow, TableRow
from ..tokens import now
from . import clocks, views
from .hub import ATTEMPTS, Hub
from .live import LiveTable
from .log import Again

BOT_NAMES = ("Ash", "Birch", "Cedar", "Elder", "Hazel", "Linden")


def empty_seat(seat: int, kind: str, name: str) -> SeatRow:
    return SeatRow(seat, kind, name, False, None, None, False, None, [])


def new_row(
    table: str, name: str, person: Person, invite: str, options: Options, seats: list[SeatRow], listed: bool
) -> TableRow:
    """A table at which nothing has happened yet."""
    at = now()
    return TableRow(
        id=table,
        name=" ".join(name.split()),
        state="waiting",
        listed=listed,
        host=person.host,
        invite=tokens.hashed(invite),
        options=options,
        seed=tokens.seed(),
        rules=RULES_VERSION,
        n=0,
        made=at,
        moved=at,
        waiting=[],
        clocks=ClockState(),
        deadline=None,
        due=None,
        rematch=None,
        result=None,
        notes=[],
        seats=seats,
    )


async def check_room(hub: Hub, person: Person) -> None:
    hub.refuse_when_closing()
    if await hub.store.open_tables(person.host) >= hub.settings.tables_per_person:
        raise Refusal("too-many", "You have too many open tables.", key="tables-full", retry=3600)
    if sum((await hub.store.count()).values()) >= hub.settings.tables:
        raise Refusal("too-many", "This server holds no more tables.", key="server-full", retry=3600)


async def make(hub: Hub, person: Person, wish: NewTable) -> MadeTable:
    await check_room(hub, person)
    variants = {
        name: sorted(set(seats)) if isinstance(seats, list) else []
        for name, seats in wish.variants.items()
        if seats is not False
    }
    options = Options(
        len(wish.players), list(dict.fromkeys(wish.modules)), variants, wish.order, wish.spectators, wish.pace,
        clocks.check(wish.clock),
    )  # fmt: skip
    engine.check_options(options)
    seats: list[SeatRow] = []
    held: list[int] = []
    for seat, player in enumerate(wish.players):
        if player.level is not None and player.kind != "bot":
            raise Refusal("bad-message", "Only bots have a level.")
        if player.kind == "bot":
            name = clean_name(player.name) if player.name else BOT_NAMES[seat]
            seats.append(replace(empty_seat(seat, "bot", name), taken=True, bot=player.level or 2))
        elif player.kind == "me":
            name = clean_name(player.name) if player.name else person.name
            seats.append(replace(empty_seat(seat, "person", name), taken=True))
            held.append(seat)
        else:
            name = clean_name(player.name) if player.name else ""
            seats.append(empty_seat(seat, player.kind, name))
    return await lay(hub, person, options, seats, [(person.host, seat) for seat in held], wish.name, wish.listed)


async def lay(
    hub: Hub, person: Person, options: Options, seats: list[SeatRow], holders: list[tuple[str, int]], name: str,
    listed: bool,
    more: list[Statement] | None = None, table: str | None = None,
) -> MadeTable:  # fmt: skip
    """Stores a new table; its game begins at once when nobody is missing."""
    invite = tokens.secret()
    links: list[Link] = []
    for seat in seats:
        if seat.kind != "bot":
            secret = tokens.secret()
            links.append(Link(seat.seat, secret))
            seat.secret = tokens.hashed(secret)
    row = new_row(table or tokens.table_id(), name, person, invite, options, seats, listed)
    holders = [*holders, (person.host, -1)]
    statements = [*insert_table(row), *(put_holder(row.id, who, seat) for who, seat in holders)]
    await hub.store.write(*statements, *(more or []))
    live = await hub.table(row.id)
    async with live.lock:
        await start_when_full(hub, live)
    return MadeTable(views.info(live, person.who), invite, links)


async def start_when_full(hub: Hub, live: LiveTable) -> None:
    if live.row.state == "waiting" and all(seat.taken for seat in live.row.seats):
        await begin(hub, live)


async def begin(hub: Hub, live: LiveTable) -> None:
    """Deals. The caller holds the lock; everybody has a seat."""
    row = live.row
    seats = row.seats
    more: list[Statement] = []
    holders = live.holders
    if row.options.order == "random":
        places = list(range(len(seats)))
        random.SystemRandom().shuffle(places)
        seats = sorted((replace(seat, seat=places[seat.seat]) for seat in seats), key=lambda seat: seat.seat)
        holders = [(who, places[seat] if seat >= 0 else seat) for who, seat in holders]
        more.append(drop_holders(row.id))
        more += [put_holder(row.id, who, seat) for who, seat in holders]
    names = [seat.name for seat in seats]
    game, events = engine.new_game(row.options, row.seed, names)
    entry = Entry(1, live.stamp(), "start", None, None, Body(events=events, names=names))
    asked = [decision.seat for decision in game.decisions if seats[decision.seat].bot is None]
    before = live.holders
    live.row = replace(row, state="playing", rules=RULES_VERSION, seats=seats)
    live.row.clocks = live.timekeeper.begin(len(seats), asked, entry.at)
    live.holders = holders
    live.reseat()  # before anything is told: the order may have changed
    try:
        await hub.log.append(live, entry, game, seats, more)
    except BaseException:
        live.row, live.holders = row, before
        live.reseat()
        raise
    hub.telling.info(live)


# Coming in


async def enter(hub: Hub, person: Person, table: str, invite: str) -> Info:
    live = await hub.table(table)
    if not tokens.same(invite, live.row.invite):
        raise not_found()
    await hold(hub, live, person, -1)
    return views.info(live, person.who)


async def hold(hub: Hub, live: LiveTable, person: Person, seat: int) -> None:
    if (person.host, seat) not in live.holders:
        await hub.store.write(put_holder(live.row.id, person.host, seat), notice=hub.telling.table_changed(live.row.id))
        live.holders = [*live.holders, (person.host, seat)]


async def sit(hub: Hub, person: Person, table: str, secret: str, name: str | None) -> Info:
    """Somebody comes with a seat link."""
    live = await hub.table(table)
    async with live.lock:
        found = next((seat for seat in live.row.seats if tokens.same(secret, seat.secret)), None)
        if found is None:
            raise not_found()
        if not found.taken and live.row.state == "waiting":
            called = clean_name(name) if name else found.name or person.name
            await take_seat(hub, live, person, replace(found, name=called, taken=True))
        else:
            await hold(hub, live, person, found.seat)
            hub.telling.presence(live)
        return views.info(live, person.who)


async def take_seat(hub: Hub, live: LiveTable, person: Person, seat: SeatRow) -> None:
    """The first to sit down gets it, on whichever node."""
    row = live.row
    try:
        await hub.store.write(
            claim_seat(row.id, seat.seat),
            put_seat(row.id, seat),
            put_holder(row.id, person.host, seat.seat),
            notice=hub.telling.table_changed(row.id),
        )
    except Conflict:
        await hub.log.catch_up(live)
        raise Refusal("not-now", "Somebody else was faster.", key="seat-taken") from None
    row.seats[seat.seat] = seat
    live.holders = [*live.holders, (person.host, seat.seat)]
    hub.telling.presence(live)
    await starting(hub, live)
    hub.telling.info(live)


async def starting(hub: Hub, live: LiveTable) -> None:
    try:
        await start_when_full(hub, live)
    except Again:
        await hub.log.catch_up(live)


async def join(hub: Hub, person: Person, table: str, wanted: int | None, name: str | None) -> Joined:
    """Somebody takes an open seat."""
    live = await hub.table_for(table, person.who)
    async with live.lock:
        if live.row.state != "waiting":
            raise Refusal("not-now", "The game has begun.", key="begun")
        if wanted is None and live.seats_of(person.who):
            raise Refusal("not-now", "You sit here already.", key="sits-already")
        free = [s for s in live.row.seats if s.kind == "open" and not s.taken and wanted in (None, s.seat)]
        if not free:
            raise Refusal("not-now", "This seat is not free.", key="seat-taken")
        secret = tokens.secret()
        seat = replace(free[0], name=clean_name(name or person.name), taken=True, secret=tokens.hashed(secret))
        await take_seat(hub, live, person, seat)
        mine = next((s.seat for s in live.row.seats if s.secret == seat.secret), seat.seat)
        return Joined(views.info(live, person.who), mine, secret)


async def stand(hub: Hub, person: Person, table: str, seat: int) -> Info:
    live = await hub.table_for(table, person.who)
    async with live.lock:
        row = live.seat(seat)
        if row is None or seat not in live.seats_of(person.who):
            raise Refusal("not-allowed", "This seat is not yours.", key="not-your-seat")
        if live.row.state != "waiting" or row.kind != "open":
            raise Refusal("not-now", "This seat cannot be given up now.", key="cannot-stand")
        empty = empty_seat(seat, "open", "")
        await hub.store.write(
            put_seat(live.row.id, empty),
            drop_holders(live.row.id, seat),
            notice=hub.telling.table_changed(live.row.id),
        )
        live.row.seats[seat] = empty
        live.holders = [(who, held) for who, held in live.holders if held != seat]
        hub.telling.info(live)
        return views.info(live, person.who)


async def start(hub: Hub, person: Person, table: str, level: int) -> Info:
    live = await host_table(hub, person, table)
    for _ in range(ATTEMPTS):
        async with live.lock:
            if live.row.state != "waiting":
                raise Refusal("not-now", "The game has begun.", key="begun")
            seats = [
                seat if seat.taken else replace(
                    empty_seat(seat.seat, "bot", BOT_NAMES[seat.seat]), taken=True, bot=level
                )
                for seat in live.row.seats
            ]  # fmt: skip
            before = live.row
            live.row = replace(live.row, seats=seats)
            try:
                await begin(hub, live)
                return views.info(live, person.who)
            except Again:
                live.row = before
                await hub.log.catch_up(live)
            except BaseException:
                live.row = before
                raise
    raise Refusal("busy", retry=1)


async def host_table(hub: Hub, person: Person, table: str) -> LiveTable:
    live = await hub.table_for(table, person.who)
    if not live.is_host(person.who):
        raise Refusal("not-allowed", "Only the host can do this.", key="host-only")
    return live


async def new_link(hub: Hub, person: Person, table: str, seat: int) -> Link:
    live = await hub.table_for(table, person.who)
    row = live.seat(seat)
    if row is None or row.kind == "bot":
        raise Refusal("not-now", "This seat has no link.", key="no-link")
    own = seat in live.seats_of(person.who)
    if not own and (row.taken or not live.is_host(person.who)):
        raise Refusal("not-allowed", "Only the seat's person can renew its link.", key="not-your-seat")
    return await renew_link(hub, live, seat)


async def renew_link(hub: Hub, live: LiveTable, seat: int) -> Link:
    secret = tokens.secret()
    async with live.lock:
        await hub.log.change_seat(live, replace(live.row.seats[seat], secret=tokens.hashed(secret)))
    return Link(seat, secret)


async def close(hub: Hub, person: Person, table: str) -> None:
    live = await host_table(hub, person, table)
    async with live.lock:
        if live.row.state != "waiting":
            raise Refusal("not-now", "The game has begun.", key="begun")
        await hub.store.close_table(table, hub.telling.table_changed(table))
        live.row.state = "closed"
        hub.telling.info(live)
        hub.gone(live)


# Afterwards


async def rematch(hub: Hub, person: Person, table: str, order: str) -> Info:
    live = await hub.table_for(table, person.who)
    if not live.seats_of(person.who):
        raise Refusal("not-allowed", "Only those who played can ask for a rematch.", key="not-your-seat")
    async with live.lock:
        if live.row.state != "over":
            raise Refusal("not-now", "The game is not over.", key="not-over")
        if live.row.rematch is None:
            await check_room(hub, person)
            await _rematch(hub, live, person, order)
    return views.info(await hub.table(live.row.rematch or ""), person.who)


async def _rematch(hub: Hub, live: LiveTable, person: Person, order: str) -> None:
    old = live.row
    count = len(old.seats)
    shift = 1 if order == "rotate" else 0
    places = [(seat + shift) % count for seat in range(count)]
    seats = [empty_seat(seat, "bot", "") for seat in range(count)]
    for seat in old.seats:
        fresh = replace(
            empty_seat(places[seat.seat], "bot" if seat.kind == "bot" else "person", seat.name),
            taken=True,
            bot=seat.bot if seat.kind == "bot" else None,
        )
        seats[fresh.seat] = fresh
    holders = [(who, places[seat]) for who, seat in live.holders if seat >= 0]
    options = replace(old.options, order="random" if order == "random" else "given")
    table = tokens.table_id()
    try:
        await lay(hub, person, options, seats, holders, old.name, old.listed, [claim_rematch(old.id, table)], table)
        live.row.rematch = table
    except Conflict:
        row = await hub.store.table(old.id)
        live.row.rematch = row.rematch if row else None
    await hub.telling.announce(hub.telling.table_changed(old.id))
    hub.telling.info(live)
