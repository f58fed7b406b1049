"""What a person can do at a table that is being played. The same over the socket and over HTTP."""

from __future__ import annotations

from msgspec.structs import replace

from .. import engine, plain, robots
from ..engine import Game
from ..messages.socket import (
    Answer,
    AskHint,
    AskMemory,
    Done,
    Move,
    Programme,
    Propose,
    Resign,
    Return,
    Say,
    TableCommand,
    Try,
    Undo,
    VoteFor,
)
from ..messages.state import Chat, Hint, Hints, TrialResult
from ..metrics import METRICS
from ..moments import now
from ..refusals import Refusal
from ..storage import Statement
from ..storage.store import put_clocks, put_result
from ..storage.stored import Body, Entry, SeatRow
from . import loading, programmes, views
from .history import Deed, in_force
from .hub import Hub
from .live import LiveTable
from .log import Again

SUBSTITUTE = 3  # the level of a bot that plays for somebody who ran out of time
HINT_LEVEL = 5
HINTS = 3
ALIKE_HINTS = 4  # of one idea, among the better answers
CHAT_KEPT = 2000  # lines a table may have
WATCHERS_TALK = 1000  # of these, before only those who play may talk on


async def obey(hub: Hub, who: list[str], command: TableCommand, name: str = "") -> Done:
    """Carries out one command of somebody; raises a Refusal, with the fresh state where theirs was old."""
    hub.refuse_when_closing()
    await hub.awake()
    live = await hub.table_for(command.table, who)
    if isinstance(command, Say) and command.seat is None:
        if not live.may_watch(who):
            raise Refusal("not-allowed", "This table is not open to spectators.", key="no-spectators")
        return await hub.alone_with(live, lambda: say(hub, live, command, who[0], name))
    seat = command.seat
    if seat is None or not live.holds(who, seat):
        raise Refusal("not-allowed", "This seat is not yours.", key="not-your-seat")
    try:
        if isinstance(command, Try):
            return attempt(live, command)
        if isinstance(command, AskHint):
            return await hint(hub, live, command)
        if isinstance(command, AskMemory):
            return remembered(live, command)
        return await hub.alone_with(live, lambda: once(hub, live, command))
    except Refusal as refusal:
        if refusal.error.code in ("stale", "not-asked", "not-now"):
            refusal.state = views.of_table(live, seat)
        raise


def command_key(command: TableCommand) -> str:
    """Under this a command is stored, so that it counts once."""
    return f"{command.seat}:{getattr(command, 'id', '')}"


async def once(hub: Hub, live: LiveTable, command: TableCommand) -> Done:
    if isinstance(command, Say):
        return await say(hub, live, command)
    if isinstance(command, Programme):
        return await programme(hub, live, command)
    assert not isinstance(command, Try | AskHint | AskMemory)
    key = command_key(command)
    known = live.commands.get(key)
    if known is None:
        try:
            await carry_out(hub, live, command, key)
        except (Refusal, Again):
            # Was it carried out long ago? (What another node carried out is found when the number is taken.)
            if live.commands_left and key not in live.commands:
                known = await hub.store.stored_command(live.row.id, key)
            if known is None:
                raise
    if known is not None:
        METRICS.again.inc()
        return Done(n=known, again=True)
    return Done(n=live.commands[key])


async def carry_out(hub: Hub, live: LiveTable, command: TableCommand, key: str) -> None:
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
    elif isinstance(command, Resign):
        await resign(hub, live, command, key)
    elif isinstance(command, Return):
        await come_back(hub, live, command, key)


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
    """The last entry: result and seed are open to all, and kept as they are now. Without a result if given up."""
    assert live.play is not None
    game = live.play.game
    entry = Entry(live.row.n + 1, live.stamp(), "end", None, None, Body(seed=live.row.seed))
    kept: list[Statement] = []
    if game.is_over:
        entry.body.result = engine.result(game)
        live.sheets = engine.score_sheets(game)
        kept = [put_result(live.row.id, entry.at, await loading.recorded(hub.store, live.row), live.sheets)]
    await hub.log.append(live, entry, more=kept)
    METRICS.finished.inc()
    hub.telling.info(live)


def attempt(live: LiveTable, command: Try) -> Done:
    """Tries actions on a copy. Nothing is told that is not known before the move is really made."""
    playing(live)
    assert live.play is not None
    if not command.actions:
        return Done(n=live.row.n, trial=views.trial(live, live.play.game, Body(), command.seat, command.want))
    try:
        draft = live.play.draft_move(command.seat, command.n, command.actions)
    except Refusal as refusal:
        if refusal.error.code != "illegal":
            raise
        return Done(n=live.row.n, trial=TrialResult(legal=False, error=refusal.error))
    return Done(n=live.row.n, trial=views.trial(live, draft.game, draft.body, command.seat, command.want))


# Taking back


async def undo(hub: Hub, live: LiveTable, command: Undo, key: str) -> None:
    assert live.play is not None
    person(live, command.seat)
    body, deeds = live.play.draft_undo(command.seat, command.n, command.count, live.alone(command.seat))
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
    marks = live.play.marks
    floor = live.play.deeds[live.play.floor - 1].n if live.play.floor else 0
    if not marks.has(command.to) or command.to >= marks.last.n or command.to < floor:
        raise Refusal("not-now", "The game cannot go back to that entry.", key="no-such-way-back")
    if command.n < marks.last.n:
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


async def resign(hub: Hub, live: LiveTable, command: Resign, key: str) -> None:
    """Gives the game up: a bot plays on for the others, and where there are none the game ends."""
    seat = person(live, command.seat)
    changed = replace(seat, bot=SUBSTITUTE, resigned=True, out_of_time=False, votes=[], programme=None)
    body = Body(level=SUBSTITUTE)
    await hub.log.append(live, Entry(live.row.n + 1, live.stamp(), "resign", command.seat, key, body), None, [changed])
    if not live.people or live.alone(command.seat):
        await finish(hub, live)
    hub.telling.info(live)


async def come_back(hub: Hub, live: LiveTable, command: Return, key: str) -> None:
    seat = live.row.seats[command.seat]
    if seat.kind == "bot" or seat.bot is None:
        raise Refusal("not-now", "No bot plays for this seat.", key="no-bot")
    if seat.resigned:
        raise Refusal("not-now", "Who resigned does not come back.", key="resigned")
    changed = replace(seat, bot=None, out_of_time=False, votes=[])
    await hub.log.append(
        live, Entry(live.row.n + 1, live.stamp(), "return", command.seat, key, Body()), None, [changed]
    )
    hub.telling.info(live)


async def call_time(hub: Hub, live: LiveTable) -> None:
    """Marks the seats whose time has run out, or starts clocks at the time agreed. The caller holds the lock."""
    if live.row.state != "playing" or live.play is None:
        return
    if live.row.clocks.absent:
        await start_clocks(hub, live, live.row.clocks.absent)
        return
    for seat in live.timekeeper.run_out(live.row.clocks, live.out, now()):
        changed = replace(live.row.seats[seat], out_of_time=True, votes=[])
        entry = Entry(live.row.n + 1, live.stamp(), "timeout", seat, None, Body())
        await hub.log.append(live, entry, None, [changed])
    deadline = live.timekeeper.deadline(live.row.clocks, live.out)
    if deadline != live.row.deadline:  # time was found not to have counted
        await hub.log.change(live, put_clocks(live.row.id, live.row.clocks, deadline))
        live.row.deadline = deadline
        hub.telling.state(live)


async def start_clocks(hub: Hub, live: LiveTable, absent: list[int]) -> None:
    """These are still waited for; with nobody left the clocks run. The caller holds the lock."""
    row = live.row
    assert live.play is not None
    asked = [seat for seat in live.play.asked() if row.seats[seat].bot is None]
    after = live.timekeeper.awaiting(row.clocks, asked, absent, live.stamp())
    deadline = live.timekeeper.deadline(after, live.out)
    await hub.log.change(live, put_clocks(row.id, after, deadline))
    row.clocks, row.deadline = after, deadline
    hub.telling.state(live)


# Chat


async def say(hub: Hub, live: LiveTable, command: Say, watcher: str = "", name: str = "") -> Done:
    """Somebody at a seat talks, or somebody who looks on (`watcher`)."""
    text = plain.one_line(command.text)
    if not text:
        raise Refusal("bad-message", "There is nothing to say in this.")
    if live.last_chat >= (WATCHERS_TALK if watcher else CHAT_KEPT):
        raise Refusal("too-many", "This table has talked enough.", key="chat-full", retry=86400)
    seat = -1 if command.seat is None else command.seat
    key = f"{watcher[:18] if watcher else seat}:{command.id}"
    line = Chat(live.last_chat + 1, now(), seat, name if watcher else live.row.seats[seat].name, text)
    return Done(n=live.row.n) if await hub.log.chat(live, line, key) else Done(n=live.row.n, again=True)


# Advice


async def hint(hub: Hub, live: LiveTable, command: AskHint) -> Done:
    """What a bot would do at this seat. Never where it would be help against other people."""
    playing(live)
    assert live.play is not None
    if not live.alone(command.seat):
        raise Refusal("not-allowed", "There are no hints against other people.", key="no-hints")
    if command.n != live.row.n:
        raise Refusal("stale", "The table has moved on since.")
    return Done(n=live.row.n, hints=await hinted(hub, live.play.game, command.seat, live.turn))


def remembered(live: LiveTable, command: AskMemory) -> Done:
    """What perfect attention to the open moves knows of the screens, for programs that play."""
    playing(live)
    assert live.play is not None
    if command.n != live.row.n:
        raise Refusal("stale", "The table has moved on since.")
    return Done(n=live.row.n, memory=live.play.game.memory(command.seat))


async def hinted(hub: Hub, game: Game, seat: int, turn: robots.Turn) -> Hints:
    """The better answers of a seat in this game, as the strongest bot weighs them from what that seat may know."""
    decision = next((decision for decision in game.decisions if decision.seat == seat), None)
    if decision is None:
        raise Refusal("not-asked", "This seat is not asked anything now.")
    question = robots.question(game, decision, HINT_LEVEL, hub.settings.bot_seconds)
    found = await hub.robots.explain(question, ALIKE_HINTS * HINTS, turn)
    best = found[0].value if found else 0.0
    # The same bid with workers of another colour is no other idea.
    ideas = {idea(one.action): one for one in reversed(found)}
    told = [
        Hint(one.action, round(one.value, 2), round(best - one.value, 2), engine.reason(game, one.action, seat))
        for one in found
        if ideas[idea(one.action)] is one
    ]
    return Hints(seat, decision.kind, told[:HINTS])


def idea(action: str) -> str:
    """What an action is about: of bids and uses the tile, of everything else all of it."""
    verb, _, rest = action.partition(" ")
    return f"{verb} {rest.split()[0]}" if verb in ("bid", "use") else action
