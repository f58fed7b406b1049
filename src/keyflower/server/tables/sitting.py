"""Seats: coming in with an invitation, sitting down with a link, joining, standing up, being there.

A link opens its seat on one device. Whoever sits there can make a new one; it is shown to all when that happens.
"""

from __future__ import annotations

from msgspec.structs import replace

from .. import plain, tokens
from ..messages.http import Joined, Link
from ..messages.state import Info
from ..people import Person
from ..refusals import Refusal, not_found
from ..storage import Statement
from ..storage.store import drop_holders, put_holder, put_seat
from ..storage.stored import Body, Entry, SeatRow
from . import views
from .commands import start_clocks
from .hub import Hub
from .live import LiveTable
from .lobby import empty_seat, start_when_full


async def enter(hub: Hub, person: Person, table: str, invite: str) -> Info:
    """With an invitation."""
    live = await hub.table(table)
    if not tokens.same(invite, live.row.invite) and not await hub.store.invited(table, tokens.hashed(invite)):
        raise not_found()

    async def work() -> Info:
        if (person.host, -1) not in live.holders:
            await hold(hub, live, person, -1)
        return views.info(live, person.who)

    return await hub.alone_with(live, work)


async def hold(hub: Hub, live: LiveTable, person: Person, seat: int, *more: Statement) -> None:
    await hub.log.change(live, put_holder(live.row.id, person.host, seat), *more)
    live.holders = [*live.holders, (person.host, seat)]


async def sit(hub: Hub, person: Person, table: str, secret: str, name: str | None) -> Info:
    """Somebody comes with a seat link."""
    live = await hub.table(table)

    async def work() -> Info:
        found = next((seat for seat in live.row.seats if tokens.same(secret, seat.secret)), None)
        if found is None:
            raise not_found()
        if found.seat in live.seats_of(person.who):
            if not found.taken:
                await come(hub, live, person.who)
        elif not found.taken and live.row.state == "waiting":
            called = plain.name(name) if name else found.name or person.name
            await take_seat(hub, live, person, replace(found, name=called, taken=True, device=person.host))
        elif found.device is None:
            await take_anew(hub, live, person, replace(found, device=person.host))
        else:
            reason = "This link was used on another device; whoever sits there can make a new one."
            raise Refusal("not-allowed", reason, key="link-used")
        return views.info(live, person.who)

    return await hub.alone_with(live, work)


async def take_seat(hub: Hub, live: LiveTable, person: Person, seat: SeatRow) -> None:
    """The first to sit down gets it, on whichever node."""
    await hold(hub, live, person, seat.seat, put_seat(live.row.id, seat))
    live.row.seats[seat.seat] = seat
    hub.telling.presence(live)
    await start_when_full(hub, live)
    hub.telling.info(live)


async def take_anew(hub: Hub, live: LiveTable, person: Person, seat: SeatRow) -> None:
    """A further device at a seat: whoever sits there, and everybody else, is shown that."""
    await hold(hub, live, person, seat.seat, put_seat(live.row.id, seat))
    live.row.seats[seat.seat] = seat
    if live.row.state == "playing":
        await hub.log.append(live, Entry(live.row.n + 1, live.stamp(), "sit", seat.seat, None, Body()))
    hub.telling.presence(live)
    hub.telling.info(live)


async def join(hub: Hub, person: Person, table: str, wanted: int | None, name: str | None) -> Joined:
    """Somebody takes an open seat."""
    live = await hub.table_for(table, person.who)
    secret = tokens.secret()

    def seated() -> int | None:
        return next((seat.seat for seat in live.row.seats if tokens.same(secret, seat.secret)), None)

    async def work() -> Joined:
        mine = seated()
        if mine is not None:  # another node was first with what came after sitting down
            await start_when_full(hub, live)
            return Joined(views.info(live, person.who), mine, secret)
        if live.row.state != "waiting":
            raise Refusal("not-now", "The game has begun.", key="begun")
        if wanted is None and live.seats_of(person.who):
            raise Refusal("not-now", "You sit here already.", key="sits-already")
        free = [s for s in live.row.seats if s.kind == "open" and not s.taken and wanted in (None, s.seat)]
        if not free:
            raise Refusal("not-now", "This seat is not free.", key="seat-taken")
        seat = replace(free[0], name=plain.name(name or person.name), taken=True, secret=tokens.hashed(secret))
        await take_seat(hub, live, person, seat)
        mine = seated()  # elsewhere, if the table was full and the seats were drawn
        return Joined(views.info(live, person.who), seat.seat if mine is None else mine, secret)

    return await hub.alone_with(live, work)


async def stand(hub: Hub, person: Person, table: str, seat: int) -> Info:
    """Gives an open seat up again."""
    live = await hub.table_for(table, person.who)

    async def work() -> Info:
        row = live.seat(seat)
        if row is None or seat not in live.seats_of(person.who):
            raise Refusal("not-allowed", "This seat is not yours.", key="not-your-seat")
        if live.row.state != "waiting" or row.kind != "open":
            raise Refusal("not-now", "This seat cannot be given up now.", key="cannot-stand")
        empty = empty_seat(seat, "open", "")
        await hub.log.change(live, put_seat(live.row.id, empty), drop_holders(live.row.id, seat))
        live.row.seats[seat] = empty
        live.holders = [(who, held) for who, held in live.holders if held != seat]
        hub.telling.info(live)
        return views.info(live, person.who)

    return await hub.alone_with(live, work)


async def new_link(hub: Hub, person: Person, table: str, seat: int) -> Link:
    """The old one ends, and the new one is good for one more device."""
    live = await hub.table_for(table, person.who)

    async def work() -> Link:
        row = live.seat(seat)
        if row is None or row.kind == "bot":
            raise Refusal("not-now", "This seat has no link.", key="no-link")
        own = seat in live.seats_of(person.who)
        held = row.taken or any(at == seat for _, at in live.holders)
        if not own and (held or not live.is_host(person.who)):
            raise Refusal("not-allowed", "Only the seat's person can renew its link.", key="not-your-seat")
        secret = tokens.secret()
        await hub.log.change_seat(live, replace(row, secret=tokens.hashed(secret), device=None))
        return Link(seat, secret)

    return await hub.alone_with(live, work)


# Being there


async def arrive(hub: Hub, live: LiveTable, who: list[str]) -> None:
    """Somebody looks at a table: a seat kept for them is taken, and clocks that waited for them may run."""
    if not live.awaited(who):
        return

    async def work() -> None:
        await come(hub, live, who)

    await hub.alone_with(live, work)


async def come(hub: Hub, live: LiveTable, who: list[str]) -> None:
    """The caller holds the lock."""
    mine = live.awaited(who)
    if not mine:
        return
    if live.row.state == "waiting":
        came = [replace(live.row.seats[seat], taken=True) for seat in mine]
        await hub.log.change(live, *(put_seat(live.row.id, seat) for seat in came))
        for seat in came:
            live.row.seats[seat.seat] = seat
        await start_when_full(hub, live)
        hub.telling.info(live)
    else:
        await start_clocks(hub, live, [seat for seat in live.row.clocks.absent if seat not in mine])
