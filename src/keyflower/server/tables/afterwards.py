"""After a game: a rematch, and playing on against bots from any position of a game that is over."""

from __future__ import annotations

from msgspec.structs import replace

from .. import engine, tokens
from ..engine import RULES_VERSION, Game
from ..messages.http import PlayFrom
from ..messages.state import Clock, Info
from ..people import Person
from ..refusals import Refusal
from ..storage import Conflict
from ..storage.store import claim_rematch, insert_entry, insert_table, put_holder, put_snapshot
from ..storage.stored import Body, Entry, TableOptions
from . import sitting, views
from .hub import Hub
from .live import LiveTable
from .lobby import check_room, empty_seat, lay, moved_variants, named_bots, new_row


async def rematch(hub: Hub, person: Person, table: str, order: str) -> Info:
    """The same one for everybody who asks. It begins when all have come, or when its host starts it without them."""
    live = await hub.table_for(table, person.who)
    if not live.seats_of(person.who):
        raise Refusal("not-allowed", "Only those who played can ask for a rematch.", key="not-your-seat")
    async with live.lock:
        if live.row.state != "over":
            raise Refusal("not-now", "The game is not over.", key="not-over")
        if live.row.rematch is None:
            await check_room(hub, person)
            await _rematch(hub, live, person, order)
    again = await hub.table(live.row.rematch or "")
    await sitting.arrive(hub, again, person.who)
    return views.info(again, person.who)


async def _rematch(hub: Hub, live: LiveTable, person: Person, order: str) -> None:
    old = live.row
    count = len(old.seats)
    shift = 1 if order == "rotate" else 0
    places = [(seat + shift) % count for seat in range(count)]
    mine = live.seats_of(person.who)
    seats = [empty_seat(seat, "bot", "") for seat in range(count)]
    for seat in old.seats:
        bot = seat.kind == "bot"
        fresh = empty_seat(places[seat.seat], "bot" if bot else "person", seat.name)
        seats[fresh.seat] = replace(fresh, taken=bot or seat.seat in mine, bot=seat.bot if bot else None)
    holders = [(who, places[seat]) for who, seat in live.holders if seat >= 0]
    options = replace(
        old.options,
        order="random" if order == "random" else "given",
        variants=moved_variants(old.options.variants, places),
    )
    table = tokens.table_id()
    try:
        await lay(hub, person, options, seats, holders, old.name, old.listed, [claim_rematch(old.id, table)], table)
        live.row.rematch = table
    except Conflict:
        row = await hub.store.table(old.id)
        live.row.rematch = row.rematch if row else None
    await hub.telling.announce(hub.telling.table_changed(old.id))
    hub.telling.info(live)


async def past(hub: Hub, person: Person, table: str, n: int) -> Game:
    """A game that is over as it stood after entry n. It may be heavy: somebody's record can begin from anything."""
    live = await hub.table_for(table, person.who)
    if live.row.state not in ("over", "still") or not live.may_watch(person.who):
        raise Refusal("not-now", "A game can be played on from there when it is over.", key="not-over")
    if n > live.row.n or live.play is None:
        raise Refusal("not-found", "The table has no such entry.", key="no-such-entry")
    return (await hub.log.past(live, n))[0]


async def play_position(hub: Hub, person: Person, game: Game, wish: PlayFrom, note: dict[str, object]) -> Info:
    """A new table against bots that begins with this game."""
    await check_room(hub, person)
    if game.is_over:
        raise Refusal("not-now", "The game is over there.", key="game-over")
    if wish.seat >= game.options.players:
        raise Refusal("bad-message", "There is no such seat.")
    variants = {name: list(seats) for name, seats in game.options.variants.items()}
    modules = list(game.options.modules)
    options = TableOptions(
        game.options.players, modules, variants, "given", True, wish.pace, Clock(kind="none"), game.rules_version
    )
    seats = [
        replace(empty_seat(seat, "person", person.name), taken=True)
        if seat == wish.seat
        else replace(empty_seat(seat, "bot", ""), taken=True, bot=wish.level)
        for seat in range(game.options.players)
    ]
    seats = named_bots(seats)
    names = [seat.name for seat in seats]
    first = engine.from_position({**game.position(), "names": names})  # whoever sat there before is not playing
    row = new_row(tokens.table_id(), "", person, tokens.secret(), options, seats, False)
    entry = Entry(1, row.made, "start", None, None, Body(names=names))
    asked = sorted(decision.seat for decision in first.decisions)
    machine = any(seats[seat].bot is not None for seat in asked)
    row = replace(
        row, state="playing", n=1, waiting=asked, notes=[note], due=row.made if machine else None, seed=game.seed
    )
    await hub.store.write(
        *insert_table(row),
        put_holder(row.id, person.host, -1),
        put_holder(row.id, person.host, wish.seat),
        insert_entry(row.id, entry),
        put_snapshot(row.id, 1, RULES_VERSION, engine.snapshot(first)),
    )
    return views.info(await hub.table(row.id), person.who)
