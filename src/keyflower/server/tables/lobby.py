"""Tables before the game: making, dealing, starting, giving up; invitations; putting a table out of one's sight."""

from __future__ import annotations

import random
from collections.abc import Iterable

from msgspec.structs import replace

from .. import engine, plain, tokens
from ..engine import RULES_VERSION
from ..messages.http import Invite, Link, MadeTable, NewTable
from ..messages.state import Info, SeatKind
from ..moments import now
from ..people import Person
from ..refusals import Refusal
from ..storage import Statement
from ..storage.store import drop_holders, insert_table, put_holder, put_invitation
from ..storage.stored import Body, ClockState, Entry, SeatRow, TableOptions, TableRow
from . import clocks, views
from .hub import Hub
from .live import LiveTable

INVITATIONS = 50  # of one table, besides its first
BOT_NAMES = (
    "Alder", "Ash", "Aspen", "Beech", "Birch", "Cedar", "Cherry", "Chestnut", "Cypress", "Elder", "Elm", "Hawthorn",
    "Hazel", "Holly", "Hornbeam", "Juniper", "Larch", "Linden", "Maple", "Medlar", "Oak", "Pine", "Plum", "Poplar",
    "Quince", "Rowan", "Spruce", "Thorn", "Walnut", "Willow", "Yew",
)  # fmt: skip


def empty_seat(seat: int, kind: SeatKind, name: str) -> SeatRow:
    return SeatRow(seat, kind, name, False, None, None, False, None, [])


def new_row(
    table: str, name: str, person: Person, invite: str, options: TableOptions, seats: list[SeatRow], listed: bool
) -> TableRow:
    """A table at which nothing has happened yet."""
    at = now()
    return TableRow(
        id=table,
        name=plain.one_line(name),
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


def named_bots(seats: list[SeatRow]) -> list[SeatRow]:
    """Bots without a name get one of their own, by its first letter too, which their marks on the table show."""
    free = random.SystemRandom().sample(BOT_NAMES, len(BOT_NAMES))
    taken = {seat.name[:1].upper() for seat in seats}
    named = []
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            seat = replace(seat, name=next(name for name in free if name[0] not in taken))
            taken.add(seat.name[0])
        named.append(seat)
    return named


async def check_room(hub: Hub, person: Person) -> None:
    hub.refuse_when_closing()
    hub.makers.check(person.where)
    if await hub.store.open_tables(person.host) >= hub.settings.tables_per_person:
        raise Refusal("too-many", "You have too many open tables.", key="tables-full", retry=3600)
    count = await hub.store.count()
    if count.get("waiting", 0) + count.get("playing", 0) >= hub.settings.tables:
        raise Refusal("too-many", "This server holds no more tables.", key="server-full", retry=3600)


async def make(hub: Hub, person: Person, wish: NewTable) -> MadeTable:
    await check_room(hub, person)
    variants = {
        name: sorted(set(seats)) if isinstance(seats, list) else []
        for name, seats in wish.variants.items()
        if seats is not False
    }
    options = TableOptions(
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
            name = plain.name(player.name) if player.name else ""
            seats.append(replace(empty_seat(seat, "bot", name), taken=True, bot=player.level or 2))
        elif player.kind == "me":
            name = plain.name(player.name) if player.name else person.name
            seats.append(replace(empty_seat(seat, "person", name), taken=True))
            held.append(seat)
        else:
            name = plain.name(player.name) if player.name else ""
            seats.append(empty_seat(seat, player.kind, name))
    return await lay(hub, person, options, seats, [(person.host, seat) for seat in held], wish.name, wish.listed)


async def lay(
    hub: Hub, person: Person, options: TableOptions, seats: list[SeatRow], holders: list[tuple[str, int]], name: str,
    listed: bool, more: list[Statement] | None = None, table: str | None = None,
) -> MadeTable:  # fmt: skip
    """Stores a new table; its game begins at once when nobody is missing."""
    seats = named_bots(seats)
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


async def begin(hub: Hub, live: LiveTable, more: Iterable[Statement] = ()) -> None:
    """Deals. The caller holds the lock; everybody has a seat."""
    row = live.row
    seats = row.seats
    more = list(more)
    holders = live.holders
    options = replace(row.options, rules=RULES_VERSION)
    if row.options.order == "random":
        places = list(range(len(seats)))
        random.SystemRandom().shuffle(places)
        seats = sorted((replace(seat, seat=places[seat.seat]) for seat in seats), key=lambda seat: seat.seat)
        holders = [(who, places[seat] if seat >= 0 else seat) for who, seat in holders]
        options = replace(options, variants=moved_variants(options.variants, places))
        more.append(drop_holders(row.id))
        more += [put_holder(row.id, who, seat) for who, seat in holders]
    names = [seat.name for seat in seats]
    game, events = engine.new_game(options, row.seed, names)
    entry = Entry(1, live.stamp(), "start", None, None, Body(events=events, names=names))
    before = live.holders
    live.row = replace(row, state="playing", rules=RULES_VERSION, seats=seats, options=options)
    live.holders = holders
    live.reseat()  # before anything is told: the order may have changed
    asked = [decision.seat for decision in game.decisions if seats[decision.seat].bot is None]
    people = live.people
    alone = not people or live.alone(people[0])
    absent = [] if alone else [seat for seat in people if seat not in live.present]
    live.row.clocks = live.timekeeper.begin(len(seats), asked, entry.at, absent)
    try:
        await hub.log.append(live, entry, game, seats, more)
    except BaseException:
        live.row, live.holders = row, before
        live.reseat()
        raise
    hub.telling.info(live)


def moved_variants(variants: dict[str, list[int]], places: list[int]) -> dict[str, list[int]]:
    """A variant belongs to the people it was ticked for, wherever they sit now."""
    return {name: sorted(places[seat] for seat in seats) for name, seats in variants.items()}


async def start(hub: Hub, person: Person, table: str, level: int) -> Info:
    """With bots in the seats that nobody has taken."""
    live = await host_table(hub, person, table)

    async def work() -> Info:
        if live.row.state != "waiting":
            raise Refusal("not-now", "The game has begun.", key="begun")
        before = live.row
        bot = [replace(empty_seat(seat.seat, "bot", ""), taken=True, bot=level) for seat in before.seats]
        seats = named_bots([seat if seat.taken else bot[seat.seat] for seat in before.seats])
        lost = [seat.seat for seat in before.seats if not seat.taken]
        holders = live.holders
        live.row = replace(before, seats=seats)
        live.holders = [(who, seat) for who, seat in holders if seat not in lost]
        try:
            await begin(hub, live, [drop_holders(table, seat) for seat in lost])
        except BaseException:
            live.row, live.holders = before, holders
            raise
        return views.info(live, person.who)

    return await hub.alone_with(live, work)


async def host_table(hub: Hub, person: Person, table: str) -> LiveTable:
    live = await hub.table_for(table, person.who)
    if not live.is_host(person.who):
        raise Refusal("not-allowed", "Only the host can do this.", key="host-only")
    return live


async def close(hub: Hub, person: Person, table: str) -> None:
    """Gives the table up, before the start."""
    live = await host_table(hub, person, table)

    async def work() -> None:
        if live.row.state != "waiting":
            raise Refusal("not-now", "The game has begun.", key="begun")
        await hub.log.close(live)

    await hub.alone_with(live, work)


async def remove(hub: Hub, person: Person, table: str) -> None:
    """Takes a table away for good. Only where nobody else loses a game: before the start, or with no other person."""
    live = await host_table(hub, person, table)
    mine = live.seats_of(person.who)

    async def work() -> None:
        others = [seat for seat in live.row.seats if seat.kind != "bot" and seat.taken and seat.seat not in mine]
        imported = any(note.get("key") == "imported" for note in live.row.notes)
        if live.row.state != "waiting" and others and not imported:
            raise Refusal("not-allowed", "Others played here too; put it away instead.", key="others-played")
        await hub.log.close(live)
        await hub.store.remove(table)

    await hub.alone_with(live, work)


async def hide(hub: Hub, person: Person, table: str, hidden: bool) -> None:
    """Puts a table away among one's own, or fetches it back."""
    live = await hub.table_for(table, person.who)
    if not live.seats_of(person.who):
        raise Refusal("not-allowed", "You do not sit here.", key="not-your-seat")
    await hub.store.hide(table, person.who, hidden)


async def invite(hub: Hub, person: Person, table: str) -> Invite:
    """One more invitation; those given before stay good. Who has none cannot give one."""
    live = await hub.table_for(table, person.who)
    if not live.seats_of(person.who) and not live.is_host(person.who):
        raise Refusal("not-allowed", "Only those at the table can invite.", key="not-your-seat")
    if await hub.store.invitations(table) >= INVITATIONS:
        raise Refusal("too-many", "There are enough invitations to this table.", key="invitations-full", retry=3600)
    secret = tokens.secret()
    await hub.store.write(put_invitation(table, tokens.hashed(secret), now()))
    return Invite(secret)
