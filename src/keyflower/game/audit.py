"""Can this position be? Every piece, tile, village, bid and list of answers, read from the state itself.

It runs inside the compiled engine on packed numbers, so that it can follow every action of very many games. The lab's
invariants (`lab/invariants.py`) say much of it a second time, from the written position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SKILLS
from .codes import FRAME_KIND, TURNS_STEP, seat_of
from .printed import (
    BOAT_TILE,
    HOME,
    KIND,
    NO_COLOUR,
    NUMBER,
    OVER_FIELDS,
    SIDES,
    SUMMER_BOAT,
    TILES,
    TURN_ORDER,
    UPGRADABLE,
    USABLE,
    WINTER_TILES,
)
from .rows import NOBODY, Cells, marks
from .runs import Runs
from .state import CARGO_WIDTH, FLAT, GREEN, KNOWN, NO_SETS, NONE, ON_MASK, SEATS, WINTER, State
from .village import HOME_PLACE, edge_at, side_towards

PIECE_KINDS: Final[tuple[str, ...]] = COLOURS + SKILLS + RESOURCES
_pieces: Final = CATALOGUE.figures("base", "pieces")
PRINTED: Final[list[int]] = [_pieces["bag"].get(name, 0) + _pieces["supply"].get(name, 0) for name in PIECE_KINDS]
SKILLS_FROM: Final = 4
RESOURCES_FROM: Final = 7
LONGEST_LIST: Final = 2000  # answers to one question
PLACE_BITS: Final = 16  # of one kind in a packed count of several
PLACE_MASK: Final = (1 << PLACE_BITS) - 1
LESS: Final = "there is less than nothing of something"
STAMP_MASK: Final = (1 << 31) - 1
STAMP_STEP: Final = 1_103_515_245  # odd, so that no difference of one tile is lost
ALL_TILES: Final[i64] = TILES  # of this type, so that loops count without objects
_nowhere: Final = marks(TILES)


@mypyc_attr(native_class=False)  # of the built-in errors the compiler knows few
class Violation(AssertionError):
    """A position that cannot be."""


def hold(holds: object, otherwise: str) -> None:
    """Unlike `assert` it also checks when Python runs optimised."""
    if not holds:
        raise Violation(otherwise)


class Audit:
    """Follows one game. What it remembers of the last position only spares it a village that has not changed since."""

    def __init__(self) -> None:
        self.runs = Runs()
        self.seen: vec[i64] = NO_SETS[:]  # by seat: the village as it was found sound, as one number

    def trouble(self, state: State) -> str:
        """What cannot be; empty if nothing is wrong."""
        if len(NONE) > 0:
            return "the list that stands for none was changed"
        found = pieces(state) or workers_on_tiles(state) or screens(state) or lots(state) or places(state)
        if found:
            return found
        for seat in range(state.rules.players):
            stamp = village_stamp(state, seat)
            if stamp != self.seen[seat]:
                found = village(state, seat)
                if found:
                    return found
                self.seen[seat] = stamp
        for module in state.rules.modules:
            found = module.audit(state)
            if found:
                return found
        return flow(state, self.runs)


def packed(row: Cells, start: i64, width: i64) -> i64:
    """So many counts of a row in one number; -1 if one is less than nothing."""
    found: i64 = 0
    for at in range(width):
        count = i64(row[start + at])
        if count < 0:
            return -1
        found += count << PLACE_BITS * at
    return found


def pieces(state: State) -> str:
    """Is every worker, resource and skill in exactly one place?"""
    workers: i64 = i64(state.green) << PLACE_BITS * GREEN
    skills = packed(state.skill_stock, 0, 3)
    resources = packed(state.stock, 0, 4)
    bag = packed(state.bag, 0, 4)
    given_up = packed(state.given_up, 0, 4)
    if workers < 0 or skills < 0 or resources < 0 or bag < 0 or given_up < 0:
        return LESS
    workers += bag + given_up
    for seat in range(state.rules.players):
        held = packed(state.workers, seat * 4, 4)
        learnt = packed(state.skills, seat * 3, 3)
        if held < 0 or learnt < 0:
            return LESS
        workers += held
        skills += learnt
    for boat in range(len(state.boats)):
        crew = packed(state.cargo, boat * CARGO_WIDTH, 4)
        tools = packed(state.cargo, boat * CARGO_WIDTH + SKILLS_FROM, 3)
        load = packed(state.cargo, boat * CARGO_WIDTH + RESOURCES_FROM, 4)
        if crew < 0 or tools < 0 or load < 0:
            return LESS
        if state.season == WINTER and crew + tools + load > 0:
            return "cargo on a boat in winter"
        workers += crew
        skills += tools
        resources += load
    on_tiles = state.on
    for tile in range(ALL_TILES):
        on = i64(on_tiles[tile])
        if on:
            workers += (on & 7) + ((on >> 3 & 7) << 16) + ((on >> 6 & 7) << 32) + ((on >> 9) << 48)
    bids = state.bids
    bids_end: i64 = len(state.lots) * SEATS
    for at in range(bids_end):
        bid = i64(bids[at])
        if bid < 0:
            return LESS
        if bid:
            workers += bid << PLACE_BITS * (i64(state.hues[at]) & 3)
    goods = state.goods
    for at in range(ALL_TILES * 4):
        lying = i64(goods[at])
        if lying:
            resources += lying << PLACE_BITS * (at & 3)
    return miscount(workers, 0, 4) or miscount(skills, SKILLS_FROM, 3) or miscount(resources, RESOURCES_FROM, 4)


def miscount(counts: i64, first: i64, kinds: i64) -> str:
    for kind in range(kinds):
        found = counts >> PLACE_BITS * kind & PLACE_MASK
        if found != PRINTED[first + kind]:
            return f"{found} {PIECE_KINDS[first + kind]} instead of {PRINTED[first + kind]}"
    return ""


def workers_on_tiles(state: State) -> str:
    """The workers placed for use, and the limits that are kept for every tile."""
    limit: i64 = state.rules.tile_limit
    for tile in range(ALL_TILES):
        on = i64(state.on[tile])
        if on:
            crowd = (on & 7) + (on >> 3 & 7) + (on >> 6 & 7) + (on >> 9)
            last = i64(state.last[tile])
            if crowd > limit:
                return f"{crowd} workers on a tile"
            if last < 1 or last > crowd:
                return "a last use that is none, or larger than all workers on the tile"
            footing = i64(state.footing[tile])
            if footing != NO_COLOUR:
                if not on >> 3 * footing & ON_MASK:
                    return "a standing colour without workers of it"
                if i64(state.tint[tile]) != footing:
                    return "a tile asks for another colour than that of its standing workers"
        use = i64(state.use_limits[tile])
        bid = i64(state.bid_limits[tile])
        state.measure(tile)
        if use != i64(state.use_limits[tile]) or bid != i64(state.bid_limits[tile]):
            return "a tile's limits are not those that follow from what lies on it"
    return ""


def screens(state: State) -> str:
    for seat in range(state.rules.players):
        for kind in range(KNOWN):
            have = i64(state.workers[seat * 4 + kind]) if kind < 4 else i64(state.skills[seat * 3 + kind - 4])
            if i64(state.known[seat * KNOWN + kind]) > have:
                return "a piece is known to be where it is not"
    return ""


def lots(state: State) -> str:
    """The bids of every lot that is still there."""
    for lot in range(len(state.lots)):
        tile = state.lots[lot]
        if i64(state.lot_of[tile]) == lot:
            found = lot_trouble(state, lot, tile)
            if found:
                return found
    return ""


def lot_trouble(state: State, lot: i64, tile: i64) -> str:
    on = i64(state.on[tile])
    standing = i64(state.footing[tile]) if on else i64(NO_COLOUR)
    flat: i64 = NO_COLOUR
    sizes: i64 = 0
    most: i64 = 0
    largest: i64 = NOBODY
    for seat in range(state.rules.players):
        at: i64 = lot * SEATS + seat
        bid = i64(state.bids[at])
        if not bid:
            continue
        if bid > 62 or sizes >> bid & 1:
            return "two bids of one size"
        sizes |= 1 << int(bid)
        if bid > most:
            most = bid
            largest = seat
        hue = i64(state.hues[at])
        if hue & FLAT:
            if flat != NO_COLOUR:
                return "flat bids of two players"
            flat = hue & 3
        elif standing not in (NO_COLOUR, hue):
            return "standing workers of two colours"
        else:
            standing = hue
    leader = i64(state.lead[lot])
    robbed = leader != NOBODY and not i64(state.bids[lot * SEATS + leader]) and len(state.rules.extra_lots) > 0
    if leader != largest and not robbed:
        return "a leading bid is not the largest"
    if standing != NO_COLOUR and i64(state.tint[tile]) != standing:
        return "a tile asks for another colour than that of its standing workers"
    if standing == NO_COLOUR and flat == NO_COLOUR and not on and i64(state.tint[tile]) != i64(state.paint[tile]):
        return "a tile asks for a colour of which nobody is there"
    if flat != NO_COLOUR:
        if i64(KIND[tile]) == TURN_ORDER:
            return "a flat bid on a turn-order tile"
        if flat == standing:
            return "a flat bid in the standing colour"
        if standing == NO_COLOUR and not on:
            return "flat workers that should have stood up"
    if on and not i64(USABLE[2 * tile]):
        return "workers on a tile that cannot be used"
    return ""


def places(state: State) -> str:
    """Is every tile in one place at most?"""
    found = _nowhere[:]
    for lot in range(len(state.lots)):
        tile = state.lots[lot]
        if i64(state.lot_of[tile]) == lot:
            found[tile] += 1
    for seat in range(state.rules.players):
        for tile in state.villages[seat]:
            found[tile] += 1
        for tile in state.hands[seat]:
            found[tile] += 1
        winter = state.winter[seat]
        number = 0
        while winter:
            if winter & 1:
                found[WINTER_TILES[number]] += 1
            winter >>= 1
            number += 1
    for season in range(state.season + 1, WINTER):
        for tile in state.decks[season]:
            found[tile] += 1
    boats: i64 = 0
    for each in range(ALL_TILES):
        times = i64(found[each])
        if times > 1:
            return "a tile in two places"
        if times:
            kind = i64(KIND[each])
            if kind == SUMMER_BOAT:
                side: i64 = 1 << NUMBER[each]
                if boats & side:
                    return "both sides of a summer boat in one game"
                boats |= side
            elif kind == BOAT_TILE and (state.season != WINTER or each not in state.boats):
                return "a boat in a village before winter, or one that was not in the harbour"
    if len(state.boats) != state.rules.players or len(set(state.boats)) != state.rules.players:
        return "not one boat for each player"
    return ""


def village_stamp(state: State, seat: i64) -> i64:
    """A village as one number: its tiles in their order, how they lie, and what its boats can do."""
    stamp = i64(state.ability[seat]) + 1
    for tile in state.villages[seat]:
        lies: i64 = (i64(state.at[tile]) * SIDES + i64(state.turned[tile])) * 2 + i64(state.upgraded[tile])
        stamp = (stamp ^ lies * TILES + tile) * STAMP_STEP & STAMP_MASK
    return stamp


def village(state: State, seat: int) -> str:
    """Do the tiles of a village touch and match, in the order in which they were laid?"""
    tiles = state.villages[seat]
    first = tiles[0]
    if i64(KIND[first]) != HOME or i64(state.at[first]) != HOME_PLACE or i64(state.turned[first]) != 0:
        return "a village does not begin with a home that lies as it was dealt"
    anyhow = i64(state.ability[seat]) & OVER_FIELDS != 0
    for one in range(len(tiles)):
        tile = tiles[one]
        if one > 0 and i64(KIND[tile]) == HOME:
            return "a second home in a village"
        if i64(state.upgraded[tile]) and not i64(UPGRADABLE[tile]):
            return "a tile that cannot be upgraded is"
        touched = one == 0
        here = i64(state.at[tile])
        for two in range(one):
            other = tiles[two]
            there = i64(state.at[other])
            if here == there:
                return "two tiles in one place"
            side = side_towards(here, there)
            if side < SIDES:
                touched = True
                if not anyhow and edge_at(state, tile, side) != edge_at(state, other, (side + 3) % SIDES):
                    return "two tiles do not match"
        if not touched:
            return "a tile touches nothing that was there before it"
    return ""


def flow(state: State, runs: Runs) -> str:
    """Who is asked, and with which answers."""
    asked = i64(state.asked())
    if state.over != (asked == 0):
        return "the end of the game and its open questions do not agree"
    players = i64(state.rules.players)
    if state.over:
        if state.season != WINTER:
            return "the game ended before winter"
    else:
        kind = i64(state.stack[-1]) & FRAME_KIND
        if state.passes < 0 or state.passes >= players + (1 if kind != TURNS_STEP else 0):
            return "too many passes in a row"
        if asked & (asked - 1) and not state.rules.steps[kind].simultaneous:
            return "two seats asked a question that is for one"
    for seat in range(players):
        state.list_answers(seat, runs)
        if not asked >> seat & 1:
            if runs.size:
                return "a seat that is not asked has answers"
        elif not runs.size:
            return "a seat is asked and has no answer"
        elif runs.size > LONGEST_LIST:
            return f"{runs.size} answers in one list"
        else:
            found = doubled(runs, seat)
            if found:
                return found
    return ""


def doubled(runs: Runs, seat: int) -> str:
    """Is each answer listed once, and is it this seat's?"""
    edges = runs.edges
    in_order = True
    beyond: i64 = 0
    at: i64 = 0
    while at < runs.end:
        first = edges[at]
        if seat_of(first) != seat or edges[at + 1] < 1 or seat_of(first + edges[at + 1] - 1) != seat:
            return "an answer of another seat"
        if first < beyond:
            in_order = False
        beyond = first + edges[at + 1]
        at += 2
    if in_order:
        return ""
    at = 0
    while at < runs.end:
        other: i64 = 0
        while other < at:
            if edges[other] < edges[at] + edges[at + 1] and edges[at] < edges[other] + edges[other + 1]:
                return "an answer listed twice"
            other += 2
        at += 2
    return ""
