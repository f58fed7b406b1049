"""What a person can do at a table that is being played. The same over the socket and over HTTP."""

from __future__ import annotations

from msgspec.structs import replace

from .. import engine
from ..engine import Game
from ..messages import (
    Answer,
    Chat,
    Done,
    Move,
    Programme,
    Propose,
    Return,
    Say,
    TableCommand,
    Trial,
    Try,
    Undo,
    VoteFor,
)
from ..metrics import METRICS
from ..refusals import Refusal
from ..storage.stored import Body, Entry, SeatRow
from ..tokens import now
from . import programmes, views
from .history import Deed, in_force
from .hub import ATTEMPTS, Hub
from .live import LiveTable
from .log import Again

SUBSTITUTE = 3  # the level of a bot that plays for somebody who ran out of time
CHAT_KEPT = 2000  # lines a table may have


async def obey(hub: Hub, who: list[str], command: TableCommand) -> Done:
    """Carries out one command of somebody; raises a Refusal, with the fresh state where theirs was old."""
    hub.refuse_when_closing()
    live = await hub.table_for(command.table, who)
    if command.seat not in live.seats_of(who):
        raise Refusal("not-allowed", "This seat is not yours.", key="not-your-seat")
    if isinstance(command, Try):
        return attempt(live, command)
    for _ in range(ATTEMPTS):
        async with live.lock:
            try:
                return await _once(hub, live, command)
            except Again:
                await hub.log.catch_up(live)
                if n := await hub.store.stored_command(live.row.id, command_key(command)):
                    METRICS.again.inc()
                    return Done(n=n, again=True)
            except Refusal as refusal:
                if refusal.error.code in ("stale", "not-asked", "not-now"):
                    refusal.state = views.of_table(live, command.seat)
                raise
    raise Refusal("busy", "The table is very busy; try again.", retry=1)


def command_key(command: TableCommand) -> str:
    """Under this a command is stored, so that it counts once."""
    return f"{command.seat}:{getattr(command, 'id', '')}"


async def _once(hub: Hub, live: LiveTable, command: TableCommand) -> Done:
    if isinstance(command, Say):
        return await say(hub, live, command)
    if isinstance(command, Programme):
        return await programme(hub, live, command)
    assert not isinstance(command, Try)
    key = command_key(command)
    if key in live.commands:
        METRICS.again.inc()
        return Done(n=live.commands[key], again=True)
    playing(live)
    if isinstance(command, Move):
        await move(hub, live, command, key)
    elif isinstance(command, Undo):
        await undo(hub, live, command, key)
    elif isinstance(command, Propose):
        await propose(hub, live, command, key)
    elif isinstance(command, Answer):
        await answer(hub, live, command, key)
    elif isinstance(command, VoteFor):
        await vote(hub, live, command, key)
    else:
        await come_back(hub, live, command, key)
    return Done(n=live.commands[key])


def playing(live: LiveTable) -> None:
    if live.row.state != "playing" or live.play is None:
        raise Refusal("not-now", "The game is not running.", key="not-running")


def person(live: LiveTable, seat: int) -> SeatRow:
    row = live.row.seats[seat]
    if row.bot is not None:
        raise Refusal("not-now", "A bot plays here; come back to the seat first.", key="bot-plays")
    return row


# Moves


async def move(hub: Hub, live: LiveTable, command: Move, key: str) -> None:
    assert live.play is not None
    person(live, command.seat)
    if command.n > live.row.n:
        raise Refusal("stale", "The table is not that far.")
    draft = live.play.draft_move(command.seat, command.n, command.actions)
    await play_out(hub, live, command.seat, key, draft.body, draft.game)


async def play_out(hub: Hub, live: LiveTable, seat: int, key: str | None, body: Body, game: Game) -> None:
    """Stores a move with what it means for clocks and programmed passes."""
    assert live.play is not None
    entry = Entry(live.row.n + 1, live.stamp(), "move", seat, key, body)
    changed = programmes.after_move(live, entry, game)
    row = changed.get(seat, live.row.seats[seat])
    if row.out_of_time and row.bot is None:
        changed[seat] = replace(row, out_of_time=False, votes=[])
    await hub.log.append(live, entry, game, changed.values())
    if game.is_over:
        await finish(hub, live)


async def finish(hub: Hub, live: LiveTable) -> None:
    """The last entry: result and seed are open to all."""
    assert live.play is not None
    result = engine.result(live.play.game)
    body = Body(result=result, seed=live.row.seed)
    await hub.log.append(live, Entry(live.row.n + 1, live.stamp(), "end", None, None, body))
    METRICS.finished.inc()
    hub.telling.info(live)


def attempt(live: LiveTable, command: Try) -> Done:
    """Tries actions on a copy. Nothing is told that is not known before the move is really made."""
    playing(live)
    assert live.play is not None
    try:
        draft = live.play.draft_move(command.seat, command.n, command.actions)
    except Refusal as refusal:
        if refusal.error.code != "illegal":
            refusal.state = views.of_table(live, command.seat)
            raise
        return Done(n=live.row.n, trial=Trial(legal=False, error=refusal.error))
    return Done(n=live.row.n, trial=views.trial(live, draft.game, draft.body, command.seat, command.brief))


# Taking back


async def undo(hub: Hub, live: LiveTable, command: Undo, key: str) -> None:
    assert live.play is not None
    person(live, command.seat)
    body, deeds = live.play.draft_undo(command.seat, command.n, command.count)
    entry = Entry(live.row.n + 1, live.stamp(), "undo", command.seat, key, body)
    await hub.log.append(live, entry, await _game_after(hub, live, deeds))


async def _game_after(hub: Hub, live: LiveTable, deeds: list[Deed]) -> Game:
    assert live.play is not None
    return live.play.game_after(deeds) or await hub.log.game_of(live, deeds)


async def propose(hub: Hub, live: LiveTable, command: Propose, key: str) -> None:
    assert live.play is not None
    person(live, command.seat)
    if live.proposal is not None:
        raise Refusal("not-now", "There is a request to go back already.", key="proposal-open")
    marks = [mark for mark in live.play.marks if mark.n == command.to]
    floor = live.play.deeds[live.play.floor - 1].n if live.play.floor else 0
    if not marks or command.to >= live.play.marks[-1].n or command.to < floor:
        raise Refusal("not-now", "The game cannot go back to that entry.", key="no-such-way-back")
    if command.n < live.play.marks[-1].n:
        raise Refusal("stale", "The table has moved on since.")
    body = Body(to=command.to, proposal=command.id)
    await hub.log.append(live, Entry(live.row.n + 1, live.stamp(), "propose", command.seat, key, body))
    await rewind_if_agreed(hub, live)


async def answer(hub: Hub, live: LiveTable, command: Answer, key: str) -> None:
    asked = live.proposal
    if asked is None or asked.id != command.proposal:
        raise Refusal("not-now", "This request is no longer open.", key="proposal-gone")
    if command.seat not in asked.needed and (command.yes or command.seat != asked.by):
        raise Refusal("not-now", "This seat has answered already.", key="answered")
    kind = "consent" if command.yes else "refuse"
    body = Body(proposal=asked.id)
    await hub.log.append(live, Entry(live.row.n + 1, live.stamp(), kind, command.seat, key, body))
    await rewind_if_agreed(hub, live)


async def rewind_if_agreed(hub: Hub, live: LiveTable) -> None:
    asked = live.proposal
    if asked is None or asked.needed or live.play is None:
        return
    entry = Entry(live.row.n + 1, live.stamp(), "rewind", None, None, Body(to=asked.to))
    game = await _game_after(hub, live, in_force(live.play.deeds, entry))
    await hub.log.append(live, entry, game)


# Passing ahead of time


async def programme(hub: Hub, live: LiveTable, command: Programme) -> Done:
    playing(live)
    seat = person(live, command.seat)
    if seat.programme != command.kind:
        changed = replace(seat, programme=command.kind)
        await hub.log.change_seat(live, changed)
    assert live.play is not None
    if command.kind is not None and live.play.asked().get(command.seat) == "turn":
        draft = live.play.draft_move(command.seat, None, ["pass"])
        await play_out(hub, live, command.seat, None, draft.body, draft.game)
    else:
        hub.telling.state(live, command.seat)
    return Done(n=live.row.n)


# Out of time


async def vote(hub: Hub, live: LiveTable, command: VoteFor, key: str) -> None:
    person(live, command.seat)
    subject = live.seat(command.subject)
    if subject is None or command.subject == command.seat or not subject.out_of_time or subject.bot is not None:
        raise Refusal("not-now", "There is no vote about this seat.", key="no-vote")
    votes = [seat for seat in subject.votes if seat != command.seat]
    if command.yes:
        votes.append(command.seat)
    changed = replace(subject, votes=sorted(votes))
    body = Body(subject=command.subject, yes=command.yes)
    await hub.log.append(live, Entry(live.row.n + 1, live.stamp(), "vote", command.seat, key, body), None, [changed])
    if len([seat for seat in votes if seat in live.people]) >= live.votes_needed(command.subject):
        replaced = replace(changed, bot=SUBSTITUTE, votes=[], programme=None)
        entry = Entry(live.row.n + 1, live.stamp(), "replace", command.subject, None, Body(level=SUBSTITUTE))
        await hub.log.append(live, entry, None, [replaced])
        hub.telling.info(live)


async def come_back(hub: Hub, live: LiveTable, command: Return, key: str) -> None:
    seat = live.row.seats[command.seat]
    if seat.kind == "bot" or seat.bot is None:
        raise Refusal("not-now", "No bot plays for this seat.", key="no-bot")
    changed = replace(seat, bot=None, out_of_time=False, votes=[])
    await hub.log.append(
        live, Entry(live.row.n + 1, live.stamp(), "return", command.seat, key, Body()), None, [changed]
    )
    hub.telling.info(live)


async def call_time(hub: Hub, live: LiveTable) -> None:
    """Marks the seats whose time has run out. The caller holds the lock."""
    if live.row.state != "playing":
        return
    for seat in live.timekeeper.run_out(live.row.clocks, live.out, now()):
        changed = replace(live.row.seats[seat], out_of_time=True, votes=[])
        entry = Entry(live.row.n + 1, live.stamp(), "timeout", seat, None, Body())
        await hub.log.append(live, entry, None, [changed])


# Chat


async def say(hub: Hub, live: LiveTable, command: Say) -> Done:
    text = " ".join(command.text.split())
    if not text:
        raise Refusal("bad-message", "There is nothing to say in this.")
    if live.last_chat >= CHAT_KEPT:
        raise Refusal("too-many", "This table has talked enough.", key="chat-full", retry=86400)
    key = f"{command.seat}:{command.id}"
    line = Chat(live.last_chat + 1, now(), command.seat, live.row.seats[command.seat].name, text)
    return Done(n=live.row.n) if await hub.log.chat(live, line, key) else Done(n=live.row.n, again=True)
