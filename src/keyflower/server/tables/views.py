"""What viewers get of a table: its facts, the state through a seat's eyes, the legal answers, the log.

Every state that leaves the server is built here, by `state`, from what the engine shows that viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

from keyflower.catalogue import COLOURS
from keyflower.game.action import Action
from keyflower.game.codes import BID_VERB, PASS_VERB, USE_VERB, action, placing, placings
from keyflower.game.events import seen as seen_event
from keyflower.game.notation import TILE_IDS
from keyflower.game.state import SEATS
from keyflower.game.transport import steps_in
from keyflower.game.village import free_places, place_q, place_r

from .. import engine
from ..engine import Game
from ..messages.fields import Wanted
from ..messages.socket import Updates, WholeTable
from ..messages.state import (
    Asked,
    Chat,
    Choices,
    Info,
    LeastWorkers,
    Moves,
    PlaceRows,
    SeatInfo,
    TableResult,
    TrialResult,
    ViewerState,
    Vote,
    Waiting,
)
from ..storage.stored import Body, Entry, TableRow
from ..tokens import seed_hash
from .history import Mark
from .live import STARTED, LiveTable

Eyes = int | None | Literal["all"]  # a seat, a spectator, everything
Run = tuple[int, int, int]  # the losing bids that come along (as bits), the least and the most from the screen


class Look(NamedTuple):
    """What was looked up of a game for a viewer."""

    view: dict[str, Any]
    least: LeastWorkers


AT_NO_TABLE = Mark(0, 0, None, False)


# The table


def info(live: LiveTable, who: list[str]) -> Info:
    """What everybody who may see the table sees, and what is the asker's own."""
    row = live.row
    mine = live.seats_of(who)
    here = live.present
    ends = [live.timekeeper.moment(row.clocks.at, row.clocks.banks[s]) for s in mine if s in row.clocks.running]
    return Info(
        table=row.id,
        name=title(row),
        state=row.state,
        host=live.is_host(who),
        listed=row.listed,
        spectators=row.options.spectators,
        players=row.options.players,
        order=row.options.order,
        modules=row.options.modules,
        variants=row.options.variants,
        rules=row.rules,
        seed_hash=seed_hash(row.seed) if row.state in STARTED else None,
        seed=row.seed if live.over else None,
        seats=[
            SeatInfo(s.seat, s.name, s.kind, s.taken, s.seat in mine, s.seat in here, s.bot, s.out_of_time, s.resigned)
            for s in row.seats
        ],
        clock=row.options.clock,
        pace=row.options.pace,
        n=row.n,
        waiting=row.waiting,
        made=row.made,
        moved=row.moved,
        rematch=row.rematch,
        result=TableResult(**row.result, places=places(row.result)) if row.result is not None else None,
        notes=row.notes if row.fault is None else [*row.notes, {"key": "broken"}],
        watchers=live.watchers,
        ends=min(ends, default=None),
    )


def title(row: TableRow) -> str:
    """What a table is called: as its host wished, or after those who sit there."""
    return row.name or ", ".join(seat.name or "…" for seat in row.seats)


def places(result: dict[str, list[int]]) -> list[int]:
    """First, second, …: who has more points comes first; the winners are first whatever broke the tie."""
    totals = result["totals"]
    order = [(seat in result["winners"], total) for seat, total in enumerate(totals)]
    return [1 + sum(other > mine for other in order) for mine in order]


# The state


def state(
    game: Game,
    eyes: Eyes,
    table: str,
    n: int,
    actions: int | None,
    since: Callable[[int, str], Mark] | None,
    looked: Look | None = None,
) -> ViewerState:
    """A game through somebody's eyes. `since` tells when a question was put; without it nobody is asked."""
    seat = eyes if eyes != "all" else None
    if looked is None:
        looked = Look(game.revealed() if eyes == "all" else game.view(seat), engine.least_workers(game))
    view = looked.view
    if actions is not None:
        view["actions"] = actions
    asked = None
    waiting = []
    if since is not None:
        for decision in view["decisions"]:
            who, kind = decision["seat"], decision["kind"]
            put = since(who, kind)
            waiting.append(Waiting(who, kind, put.at))
            if who == seat:
                asked = Asked(put.n, kind, decision["about"], choices(game, kind, who))
    told = ViewerState(table, n, seat, view, looked.least, asked, waiting, 0, None, [], None, [])
    if view["over"]:
        told.scores = engine.score_sheets(game)
    return told


def of_viewers(live: LiveTable, seats: list[int | None]) -> list[ViewerState]:
    """What several viewers see now. What all may know is looked up once."""
    assert live.play is not None
    game = live.play.game
    least = engine.least_workers(game)
    found = [of_table(live, seat, None, Look(view, least)) for seat, view in zip(seats, game.views(seats), strict=True)]
    return [seen for seen in found if seen is not None]


def of_table(
    live: LiveTable, seat: int | None, game: Game | None = None, looked: Look | None = None
) -> ViewerState | None:
    """What a viewer sees now; with `game`, of the same table with another game on it, for a look ahead."""
    if live.play is None:
        return None
    row = live.row
    playing = row.state == "playing"
    play = live.play
    since = play.asked_since if playing else None
    seen = state(game or play.game, seat, row.id, row.n, len(play.deeds), since, looked)
    if playing and seat is not None:
        seen.undo = len(play.undoable(seat, live.alone(seat)))
        seen.programme = row.seats[seat].programme
    if row.clocks.banks:
        seen.clocks = live.timekeeper.faces(row.clocks, live.out)
    if live.sheets is not None and game is None:
        seen.scores = live.sheets
    seen.proposal = live.proposal
    seen.votes = [
        Vote(s.seat, s.votes, live.votes_needed(s.seat)) for s in row.seats if s.out_of_time and s.bot is None
    ]
    return seen


def of_past(game: Game, eyes: Eyes, table: str, n: int, actions: int) -> ViewerState:
    """A table as it was after entry n; nobody is asked any more."""
    return state(game, eyes, table, n, actions, None)


def of_position(game: Game, seat: int | None) -> ViewerState:
    """What a seat sees of a position that is at no table; without a seat, everything."""
    return state(game, "all" if seat is None else seat, "", 0, None, lambda *_: AT_NO_TABLE)


def trial(live: LiveTable, game: Game, body: Body, seat: int, want: Wanted) -> TrialResult:
    """What would come of a move, as far as it is known before the move is really made."""
    if body.news:
        return TrialResult(legal=True, news=True)
    return TrialResult(
        legal=True,
        state=of_table(live, seat, game) if "state" in want else None,
        events=events(body, seat) if "events" in want else None,
        prospects=engine.prospects(game, seat) if "prospects" in want else None,
    )


# The log


def events(body: Body, seat: int | None, *, all_revealed: bool = False) -> list[dict[str, Any]]:
    return [seen_event(event.kind, event.seat, event.data, event.secret, seat, all_revealed) for event in body.events]


def entry(live: LiveTable, entry: Entry, seat: int | None) -> dict[str, Any]:
    return entries(live, entry, [seat])[0]


def entries(live: LiveTable, entry: Entry, seats: list[int | None]) -> list[dict[str, Any]]:
    """An entry as several viewers may see it."""
    shared = told(live, entry)
    if entry.kind not in ("start", "move"):
        return [shared] * len(seats)
    over = live.row.state == "over"
    return [shared | {"events": events(entry.body, seat, all_revealed=over)} for seat in seats]


def told(live: LiveTable, entry: Entry) -> dict[str, Any]:
    """What everybody may know of an entry, its events apart."""
    body = entry.body
    shown: dict[str, Any] = {"n": entry.n, "at": entry.at, "kind": entry.kind}
    if entry.seat is not None:
        shown["seat"] = entry.seat
    if entry.kind in ("start", "move"):
        if body.bot is not None:
            shown["by"] = "bot"
        if entry.kind == "move" and live.is_undone(entry):
            shown["undone"] = True
    if entry.kind in ("undo", "rules"):
        shown["dropped"] = body.dropped
    for name, value in (
        ("to", body.to),
        ("for", body.subject),
        ("yes", body.yes),
        ("level", body.level),
        ("result", body.result),
        ("seed", body.seed),
        ("proposal", body.proposal),
        ("rules", body.rules),
    ):
        if value is not None:
            shown[name] = value
    return shown


def caught_up(
    live: LiveTable, who: list[str], seat: int | None, have: int | None, lines: list[Chat]
) -> WholeTable | Updates:
    """Everything, or only what came after `have`."""
    recent = live.recent
    seen = of_table(live, seat)
    if have and seen is not None and recent[0].n - 1 <= have <= live.row.n:
        return Updates(live.row.id, [entry(live, told, seat) for told in recent if told.n > have], seen, lines)
    first = recent[0].n if recent else 1
    return WholeTable(live.row.id, info(live, who), seen, [entry(live, told, seat) for told in recent], first, lines)


# The legal answers in short: hundreds of bids and uses become one row for each tile, verb and colour


def choices(game: Game, kind: str, seat: int) -> Choices:
    if kind == "turn":
        return turn(game, seat)
    actions = game.legal_actions(seat)
    if kind == "build":
        return build(game, seat, actions)
    if kind == "transport":
        return transport(game, seat, actions)
    return {"actions": [answer.text for answer in actions]}


def turn(game: Game, seat: int) -> Choices:
    state = game.state
    runs = state.answers(seat).pairs()
    rows: dict[tuple[int, int, int], list[Run]] = {}
    placed = placings(runs)
    passing = (action(PASS_VERB, seat), 1)
    for verb, tile, colour, groups, least, most in placed:
        rows.setdefault((tile, verb, colour), []).append((groups, least, most))
    sizes = {lot: state.bids[lot * SEATS + seat] for lot in range(len(state.lots)) if state.bids[lot * SEATS + seat]}
    places: list[PlaceRows] = []
    alike: dict[tuple[Any, ...], PlaceRows] = {}  # many tiles take the same workers: they share a row
    for (tile, verb, colour), found in rows.items():
        figures = fitted(found, sizes)
        key = (verb, colour, *figures[:3], *figures[3]) if figures is not None else (verb, colour, tile)
        if key in alike:
            alike[key]["tiles"].append(TILE_IDS[tile])
            continue
        row: PlaceRows = {
            "tiles": [TILE_IDS[tile]],
            "verb": "bid" if verb == BID_VERB else "use",
            "colour": COLOURS[colour] if colour < len(COLOURS) else "any",
        }
        if figures is not None:
            row["least"], row["most"], row["screen"], lots = figures
            if lots:
                row["groups"] = [{"from": TILE_IDS[state.lots[lot]], "count": sizes[lot]} for lot in lots]
        else:
            counted = [(groups, count) for groups, low, high in found for count in range(low, high + 1)]
            row["only"] = [
                engine.text(game, action(verb, seat, tile, placing(colour, groups, count))) for groups, count in counted
            ]
        alike[key] = row
        places.append(row)
    may_pass = passing in runs
    free = len(runs) - len(placed) - may_pass  # actions of modules
    others = engine.texts(game, runs, (BID_VERB, USE_VERB, PASS_VERB)) if free else []
    return {"pass": may_pass, "places": places, "actions": others}


def fitted(runs: list[Run], sizes: dict[int, int]) -> tuple[int, int, int, list[int]] | None:
    """Least and most workers added, most from the screen, the lots of the groups; None if the runs say more."""
    if len(runs) == 1 and runs[0][0] == 0:  # nearly always: nothing but the screen
        return runs[0][1], runs[0][2], runs[0][2], []
    bits = 0
    for groups, _, _ in runs:
        bits |= groups
    lots = [lot for lot in sizes if bits >> lot & 1]
    size = {groups: sum(sizes[lot] for lot in lots if groups >> lot & 1) for groups, _, _ in runs}
    least = min(low + size[groups] for groups, low, _ in runs)
    most = max(high + size[groups] for groups, _, high in runs)
    screen = max(high for _, _, high in runs)
    scheme = set()
    for subset in range(1 << len(lots)):
        groups = sum(1 << lot for i, lot in enumerate(lots) if subset >> i & 1)
        total = sum(sizes[lot] for i, lot in enumerate(lots) if subset >> i & 1)
        low, high = max(0, least - total), min(screen, most - total)
        if low <= high:
            scheme.add((groups, low, high))
    return (least, most, screen, lots) if scheme == set(runs) else None


def build(game: Game, seat: int, actions: Iterable[Action]) -> Choices:
    """Tile, free place, the turns in which it fits there: none where it would not."""
    state = game.state
    free = [f"{place_q(place)},{place_r(place)}" for place in free_places(state, seat)]
    tiles = {TILE_IDS[tile]: {place: list[int]() for place in free} for tile in sorted(state.hands[seat])}
    others = []
    for answer in actions:
        if answer.verb == "build":
            said = answer.fields
            tiles[said["tile"]]["{},{}".format(*said["at"])].append(said["turn"])
        else:
            others.append(answer.text)
    return {"build": tiles, "actions": others}


def transport(game: Game, seat: int, actions: Iterable[Action]) -> Choices:
    """For each good on each tile: how many steps it is to where it can be moved."""
    rows: dict[tuple[str, str], dict[str, int]] = {}
    others = []
    steps = steps_in(game.state, seat)
    for answer in actions:
        if answer.verb == "move":
            said = answer.fields
            rows.setdefault((said["resource"], said["from"]), {})[said["to"]] = steps[said["from"]][said["to"]]
        else:
            others.append(answer.text)
    moves: list[Moves] = [{"resource": resource, "from": start, "to": ends} for (resource, start), ends in rows.items()]
    return {"moves": moves, "actions": others}
