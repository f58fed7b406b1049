"""Tables before and after the game: making, entering, sitting, joining, starting, rematch, records."""

from __future__ import annotations

import asyncio
import random

from msgspec.structs import replace

from . import clocks, engine, tokens
from .commands import stamp
from .engine import RULES_VERSION
from .hub import ATTEMPTS, Again, Hub
from .loading import recorded
from .messages import Clock, Imported, Info, Joined, Link, MadeTable, NewTable, Record
from .people import Person, clean_name
from .play import play_on
from .refusals import Refusal, not_found
from .rows import Body, ClockState, Entry, Options, SeatRow, TableRow
from .storage import Conflict, Statement
from .storage.store import insert_entry, insert_table, put_holder, put_seat, put_snapshot
from .table import LiveTable
from .tokens import now

BOT_NAMES = ("Ash", "Birch", "Cedar", "Elder", "Hazel", "Linden")


def empty_seat(seat: int, kind: str, name: str) -> SeatRow:
    return SeatRow(seat, kind, name, False, None, None, False, None, [])


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
    at = now()
    row = TableRow(
        id=table or tokens.table_id(),
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
    holders = [*holders, (person.host, -1)]
    statements = [*insert_table(row), *(put_holder(row.id, who, seat) for who, seat in holders)]
    await hub.store.write(*statements, *(more or []))
    live = await hub.table(row.id)
    async with live.lock:
        await start_when_full(hub, live)
    return MadeTable(live.info(person.who), invite, links)


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
        more.append(Statement("DELETE FROM holders WHERE table_id = :table", {"table": row.id}))
        more += [put_holder(row.id, who, seat) for who, seat in holders]
    names = [seat.name for seat in seats]
    game, events = engine.new_game(row.options, row.seed, names)
    entry = Entry(1, stamp(live), "start", None, None, Body(events=events, names=names))
    asked = [decision.seat for decision in game.decisions if seats[decision.seat].bot is None]
    before = live.holders
    live.row = replace(row, state="playing", rules=RULES_VERSION, seats=seats)
    live.row.clocks = live.timekeeper.begin(len(seats), asked, entry.at)
    live.holders = holders
    live.reseat()  # before anything is told: the order may have changed
    try:
        await hub.append(live, entry, game, seats, more)
    except BaseException:
        live.row, live.holders = row, before
        live.reseat()
        raise
    hub.tell_info(live)


# Coming in


async def enter(hub: Hub, person: Person, table: str, invite: str) -> Info:
    live = await hub.table(table)
    if not tokens.same(invite, live.row.invite):
        raise not_found()
    await hold(hub, live, person, -1)
    return live.info(person.who)


async def hold(hub: Hub, live: LiveTable, person: Person, seat: int) -> None:
    if (person.host, seat) not in live.holders:
        await hub.store.write(put_holder(live.row.id, person.host, seat), notice=f"{hub.node} table {live.row.id} 0")
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
            hub.presence(live)
        return live.info(person.who)


async def take_seat(hub: Hub, live: LiveTable, person: Person, seat: SeatRow) -> None:
    """The first to sit down gets it, on whichever node."""
    row = live.row
    claim = Statement(
        "UPDATE seats SET taken = 1 WHERE table_id = :table AND seat = :seat AND taken = 0",
        {"table": row.id, "seat": seat.seat},
        1,
    )
    try:
        await hub.store.write(
            claim,
            put_seat(row.id, seat),
            put_holder(row.id, person.host, seat.seat),
            notice=f"{hub.node} table {row.id} 0",
        )
    except Conflict:
        await hub.catch_up(live)
        raise Refusal("not-now", "Somebody else was faster.", key="seat-taken") from None
    row.seats[seat.seat] = seat
    live.holders = [*live.holders, (person.host, seat.seat)]
    hub.presence(live)
    await starting(hub, live)
    hub.tell_info(live)


async def starting(hub: Hub, live: LiveTable) -> None:
    try:
        await start_when_full(hub, live)
    except Again:
        await hub.catch_up(live)


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
        return Joined(live.info(person.who), mine, secret)


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
            Statement(
                "DELETE FROM holders WHERE table_id = :table AND seat = :seat", {"table": live.row.id, "seat": seat}
            ),
            notice=f"{hub.node} table {live.row.id} 0",
        )
        live.row.seats[seat] = empty
        live.holders = [(who, held) for who, held in live.holders if held != seat]
        hub.tell_info(live)
        return live.info(person.who)


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
                return live.info(person.who)
            except Again:
                live.row = before
                await hub.catch_up(live)
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
        await hub.change_seat(live, replace(live.row.seats[seat], secret=tokens.hashed(secret)))
    return Link(seat, secret)


async def close(hub: Hub, person: Person, table: str) -> None:
    live = await host_table(hub, person, table)
    async with live.lock:
        if live.row.state != "waiting":
            raise Refusal("not-now", "The game has begun.", key="begun")
        await hub.store.change(
            "UPDATE tables SET state = 'closed' WHERE id = :id AND state = 'waiting'",
            id=table,
            notice=f"{hub.node} table {table} 0",
        )
        live.row.state = "closed"
        hub.tell_info(live)
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
    return (await hub.table(live.row.rematch or "")).info(person.who)


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
    claim = Statement(
        "UPDATE tables SET rematch = :new WHERE id = :id AND rematch IS NULL", {"new": table, "id": old.id}, 1
    )
    try:
        await lay(hub, person, options, seats, holders, old.name, old.listed, [claim], table)
        live.row.rematch = table
    except Conflict:
        row = await hub.store.table(old.id)
        live.row.rematch = row.rematch if row else None
    await hub.announce(f"{hub.node} table {old.id} 0")
    hub.tell_info(live)


async def take_in(hub: Hub, person: Person, record: Record) -> Imported:
    """A record becomes a table that can be looked at, entry by entry."""
    await check_room(hub, person)
    game = await asyncio.to_thread(engine.replay, record.text)
    options = Options(
        game.options.players, list(game.options.modules), {k: list(v) for k, v in game.options.variants.items()},
        "given", True, 0, Clock(kind="none"),
    )  # fmt: skip
    invite = tokens.secret()
    at = now()
    names = list(game.options.names)
    base = game.opening
    entries, final = await asyncio.to_thread(_as_entries, game, at)
    over = final.is_over
    row = TableRow(
        id=tokens.table_id(),
        name="",
        state="over" if over else "still",
        listed=record.listed,
        host=person.host,
        invite=tokens.hashed(invite),
        options=options,
        seed=game.seed,
        rules=RULES_VERSION,
        n=entries[-1].n,
        made=at,
        moved=at,
        waiting=[],
        clocks=ClockState(),
        deadline=None,
        due=None,
        rematch=None,
        result=engine.result(final) if over else None,
        notes=[{"key": "imported", "n": 0}],
        seats=[replace(empty_seat(seat, "person", name), taken=True) for seat, name in enumerate(names)],
    )
    statements = [*insert_table(row), put_holder(row.id, person.host, -1)]
    statements += [insert_entry(row.id, entry) for entry in entries]
    if base is not None:
        first = engine.from_position(base)
        statements.append(put_snapshot(row.id, 1, RULES_VERSION, engine.digest(first), engine.snapshot(first)))
    await hub.store.write(*statements)
    live = await hub.table(row.id)
    return Imported(live.info(person.who), invite)


def _as_entries(record: engine.Game, at: int) -> tuple[list[Entry], engine.Game]:
    if record.opening is not None:
        game = engine.from_position(record.opening)
    else:
        game = engine.Game.new(
            record.options.players, record.seed, record.options.names, record.options.modules, record.options.variants
        )
    entries = [Entry(1, at, "start", None, None, Body(names=list(record.options.names)))]
    for line in record.actions:
        seat, _, text = line.partition(":")
        draft = play_on(game, int(seat), [text.strip()])
        entries.append(Entry(len(entries) + 1, at, "move", int(seat), None, draft.body))
    if game.is_over:
        body = Body(result=engine.result(game), seed=record.seed)
        entries.append(Entry(len(entries) + 1, at, "end", None, None, body))
    return entries, game


async def record_of(hub: Hub, live: LiveTable) -> str:
    """The record of a finished game."""
    if live.row.state not in ("over", "still"):
        raise Refusal("not-now", "The record is there when the game is over.", key="not-over")
    return await recorded(hub.store, live.row)
