"""The villages: where tiles lie, which edges touch, which tiles a road joins; and adding tiles (VIL-1 to VIL-5).

A place is packed into one number, so that the neighbour across an edge is a constant step away.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ..catalogue import EDGE_STEPS
from .codes import BUILD_VERB, BUILD_VILLAGES_STEP, action, seat_of, tile_of
from .events import IllegalAction, NotationError
from .fields import TILE_FIELD, Field
from .notation import read_count, tile_id
from .printed import ABILITY, KIND, OVER_FIELDS, ROAD, SHOWN, SIDES, SUMMER_BOAT, TILES, TURNS
from .rows import NOBODY, Cells, cells, row_of
from .rules import Step, Verb
from .runs import Runs
from .state import NO_LINKS, NONE, State

SPAN: Final = 128  # places in a row; a village never grows past it
CENTRE: Final = SPAN // 2
HOME_PLACE: Final = CENTRE * SPAN + CENTRE
REACH: Final = CENTRE - 1

# Across each edge: the axial step as a difference of places.
ACROSS: Final[list[int]] = [q * SPAN + r for q, r in EDGE_STEPS]
# The other way round: by the difference, and SPAN more, the side; SIDES where the places do not touch.
SIDE_ACROSS: Final[Cells] = row_of(
    [ACROSS.index(apart - SPAN) if apart - SPAN in ACROSS else SIDES for apart in range(2 * SPAN + 1)]
)
# The sides and the steps across them, in the order of the places across.
_ordered_sides: Final = vec[i32]([i32(side) for side in sorted(range(SIDES), key=ACROSS.__getitem__)])
_ordered_steps: Final = vec[i32]([i32(step) for step in sorted(ACROSS)])
TURN_BITS: Final = 3


def pack_place(q: int, r: int) -> int:
    return (q + CENTRE) * SPAN + r + CENTRE


def place_q(place: int) -> int:
    return place // SPAN - CENTRE


def place_r(place: int) -> int:
    return place % SPAN - CENTRE


def edge(tile: i64, turn: i64, side: i64) -> i64:
    """What a tile turned so far shows on a side."""
    shown: int = SHOWN[tile * SIDES + turn]
    return (shown >> 2 * side & 3) - 1


def edge_at(state: State, tile: int, side: int) -> i64:
    """What a tile shows on a side as it lies."""
    turn: int = state.turned[tile]
    return edge(tile, turn, side)


def side_towards(place: i64, other: i64) -> i64:
    """The side of a place that touches another one; SIDES if none does."""
    apart = other - place + SPAN
    if apart < 0 or apart > 2 * SPAN:
        return SIDES
    side: int = SIDE_ACROSS[apart]
    return side


def links(state: State, seat: int) -> vec[i64]:
    """For each tile of a village, by its place in the list, the tiles goods can step to, as bits (TRA-3, SUM-2a)."""
    found = state.links[seat]
    if len(found) > 0:
        return found
    village = state.villages[seat]
    any_neighbour = state.ability[seat] & OVER_FIELDS != 0
    found = vec[i64]([0] * len(village))
    for one in range(1, len(village)):
        tile = village[one]
        for two in range(one):
            other = village[two]
            here: int = state.at[tile]
            there: int = state.at[other]
            side = side_towards(here, there)
            if side < SIDES and (
                any_neighbour
                or (edge_at(state, tile, side) == ROAD and edge_at(state, other, (side + 3) % SIDES) == ROAD)
            ):
                found[one] |= 1 << two
                found[two] |= 1 << one
    state.links[seat] = found
    return found


# --- adding tiles ----------------------------------------------------------------------------------------------------

# A free place beside a village and what it must match: two bits a side, 0 where nothing lies, else the neighbour's edge
# and one more, as in `SHOWN`. A row of these, packed into one number each, is in the order of the places.
DEMAND_BITS: Final = 2 * SIDES
DEMAND: Final = (1 << DEMAND_BITS) - 1
LOWER_BITS: Final = DEMAND // 3  # the lower one of each side's two

# For a tile and a demand: the turns that match, as bits. Filled as asked for.
_fitting: Final = cells(TILES << DEMAND_BITS, -1)
_nothing: Final = vec[i32]([0] * (SIDES * TILES))


def demands(state: State, seat: int) -> vec[i32]:
    """Each free place beside a village with its demand."""
    known = state.demands[seat]
    if len(known) == 0:
        for at in range(len(state.villages[seat])):
            known = add_demands(state, known, state.villages[seat][: at + 1])
        state.demands[seat] = known
    return known


def free_places(state: State, seat: int) -> list[int]:
    """The places beside a village on which nothing lies yet."""
    return [packed >> DEMAND_BITS for packed in demands(state, seat)]


def add_demands(state: State, known: vec[i32], village: list[int]) -> vec[i32]:
    """The free places after the last tile of a village was laid."""
    tile = village[-1]
    here: int = state.at[tile]
    laid: i32 = here
    turn: int = state.turned[tile]
    edges: int = SHOWN[tile * SIDES + turn]
    shown: i32 = edges
    count: i64 = len(known)
    found = _nothing[: count + SIDES]
    end: i64 = 0
    at: i64 = 0
    number: i64 = 0
    while number < SIDES:
        side = _ordered_sides[number]
        place = laid + _ordered_steps[number]
        number += 1
        while at < count and known[at] >> DEMAND_BITS < place:
            if known[at] >> DEMAND_BITS != laid:
                found[end] = known[at]
                end += 1
            at += 1
        opposite = side - 3 if side >= 3 else side + 3
        wanted = (shown >> 2 * side & 3) << 2 * opposite | place << DEMAND_BITS
        if at < count and known[at] >> DEMAND_BITS == place:
            found[end] = known[at] | wanted
            end += 1
            at += 1
        elif not is_taken(state, village, place):
            found[end] = wanted
            end += 1
    while at < count:
        if known[at] >> DEMAND_BITS != laid:
            found[end] = known[at]
            end += 1
        at += 1
    return found[:end]


def is_taken(state: State, village: list[int], place: i32) -> bool:
    at = state.at
    for tile in village:
        here: int = at[tile]
        if here == place:
            return True
    return False


def demand_at(state: State, seat: int, place: int) -> int:
    """What a place must match; -1 if no tile can be laid there."""
    for packed in demands(state, seat):
        if packed >> DEMAND_BITS == place:
            return packed & DEMAND
    return -1


def fitting_turns(tile: i64, demand: i64) -> int:
    """The turns in which a tile matches what lies around a place, as bits."""
    key = tile << DEMAND_BITS | demand
    known: int = _fitting[key]
    if known < 0:
        known = 0
        asking = ((demand | demand >> 1) & LOWER_BITS) * 3
        distinct: int = TURNS[tile]
        for turn in range(distinct):
            shown: int = SHOWN[tile * SIDES + turn]
            if (shown ^ demand) & asking == 0:
                known |= 1 << turn
        _fitting[key] = known
    return known


def ignores_edges(state: State, seat: int) -> bool:
    return state.ability[seat] & OVER_FIELDS != 0


def can_place_any(state: State, seat: int) -> bool:
    """Has any tile in the seat's hand a legal place?"""
    if ignores_edges(state, seat):
        return True
    for packed in demands(state, seat):
        demand: int = packed & DEMAND
        for tile in state.hands[seat]:
            if fitting_turns(tile, demand):
                return True
    return False


class BuildVillages(Step):
    """All seats with won tiles add them, at the same time (VIL-1)."""

    kind = BUILD_VILLAGES_STEP
    name = "build"
    verbs: tuple[int, ...] = (BUILD_VERB,)
    simultaneous = True

    def run(self, state: State, packed: int) -> bool:
        waiting = False
        for seat in range(state.rules.players):
            if len(state.hands[seat]) > 0:
                if can_place_any(state, seat):
                    waiting = True
                else:
                    self._lose_rest(state, seat)
        if not waiting:
            state.pop()
        return waiting

    def _lose_rest(self, state: State, seat: int) -> None:
        """Tiles without a legal place leave the game, with their abilities (VIL-5)."""
        state.unshare()
        for tile in state.hands[seat]:
            state.owner[tile] = NOBODY
            state.tell("tile-lost", seat, {"tile": tile_id(tile)})
            if KIND[tile] == SUMMER_BOAT:
                state.ability[seat] &= ~ABILITY[tile]
        state.hands[seat] = NONE
        state.links[seat] = NO_LINKS

    def asked(self, state: State, packed: int) -> int:
        seats = 0
        for seat in range(state.rules.players):
            if len(state.hands[seat]) > 0:
                seats |= 1 << seat
        return seats

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if len(state.hands[seat]) == 0:
            return
        free = demands(state, seat)
        anyhow = ignores_edges(state, seat)
        for tile in sorted(state.hands[seat]):
            distinct: int = TURNS[tile]
            runs.reserve(SIDES * len(free))
            first = action(BUILD_VERB, seat, tile)
            key: i64 = tile << DEMAND_BITS
            every_turn: i64 = (1 << distinct) - 1
            edges = runs.edges
            start = runs.end
            end = start
            for at in range(len(free)):
                wide: int = free[at]
                demand: i64 = wide
                code = first + (demand >> DEMAND_BITS << TURN_BITS)
                turns: i64 = every_turn
                if not anyhow:
                    remembered: int = _fitting[key | demand & DEMAND]
                    turns = remembered if remembered >= 0 else fitting_turns(tile, demand & DEMAND)
                while turns:
                    if turns & 1:
                        edges[end] = code
                        edges[end + 1] = 1
                        end += 2
                    turns >>= 1
                    code += 1
            runs.end = end
            runs.size += end - start >> 1

    def about(self, state: State, packed: int) -> dict[str, Any]:
        return {}


class PlaceField(Field):
    """A place in the village, as Q,R."""

    def pieces(self) -> list[tuple[int, int]]:
        """First q, then r, each plus CENTRE."""
        half = self.width // 2
        return [(self.shift + half, half), (self.shift, half)]

    def value(self, code: int, lots: list[int]) -> Any:
        place = self.of(code)
        return [place_q(place), place_r(place)]

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        if not isinstance(value, list) or len(value) != 2 or type(value[0]) is not int or type(value[1]) is not int:
            raise NotationError(f"{value!r} is no place; write it as Q,R")
        if abs(value[0]) > REACH or abs(value[1]) > REACH:
            raise NotationError(f"{value[0]},{value[1]} is too far from home")
        return self.at(pack_place(value[0], value[1]))

    def write(self, code: int, lots: list[int]) -> str:
        place = self.of(code)
        return f" {place_q(place)},{place_r(place)}"

    def read(self, words: list[str], lots: list[int], code: int) -> int:
        word = words.pop(0)
        try:
            place = [int(number) for number in word.split(",")]
        except ValueError:
            raise NotationError(f"'{word}' is no place; write it as: build TILE Q,R TURN") from None
        return self.bits(place, lots, code)


class TurnField(Field):
    """How often a tile is turned; tiles that look alike in two turns have the lower one."""

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        distinct: int = TURNS[TILE_FIELD.of(code)]
        return self.at(read_count(str(value), SIDES - 1) % distinct)


BUILD_PLACE: Final = PlaceField("at", TURN_BITS, 14, "Q,R")
BUILD_TURN: Final = TurnField("turn", 0, TURN_BITS)


class Build(Verb):
    number = BUILD_VERB
    word = "build"
    fields: tuple[Field, ...] = (TILE_FIELD, BUILD_PLACE, BUILD_TURN)

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        tile = tile_of(code)
        place = BUILD_PLACE.of(code)
        turn = BUILD_TURN.of(code)
        state.unshare()
        state.hands[seat] = [other for other in state.hands[seat] if other != tile]
        state.villages[seat] = [*state.villages[seat], tile]
        state.at[tile] = place
        state.turned[tile] = turn
        state.links[seat] = NO_LINKS
        if len(state.demands[seat]) > 0:
            state.demands[seat] = add_demands(state, state.demands[seat], state.villages[seat])
        if state.journal is not None:
            state.tell("placed", seat, {"tile": tile_id(tile), "at": [place_q(place), place_r(place)], "turn": turn})

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        seat = seat_of(code)
        tile = tile_of(code)
        name = tile_id(tile)
        place = BUILD_PLACE.of(code)
        if tile not in state.hands[seat]:
            return IllegalAction("VIL-1", "not-yours-to-place", f"{name} is not yours to place now.", {"tile": name})
        where = {"tile": name, "q": place_q(place), "r": place_r(place)}
        spot = f"{where['q']},{where['r']}"
        for other in state.villages[seat]:
            if state.at[other] == place:
                return IllegalAction("VIL-1", "occupied", f"{tile_id(other)} already lies at {spot}.", where)
        demand = demand_at(state, seat, place)
        if demand < 0:
            return IllegalAction("VIL-1", "not-adjacent", f"{spot} touches no tile of your village.", where)
        turn = BUILD_TURN.of(code)
        for side in range(SIDES):
            wanted = demand >> 2 * side & 3
            if wanted and edge(tile, turn, side) != wanted - 1:
                names = ("grass", "road", "water")
                shown = names[edge(tile, turn, side)]
                return IllegalAction(
                    "VIL-2",
                    "edges-do-not-match",
                    f"Turned so, {name} would lay {shown} against {names[wanted - 1]}.",
                    {**where, "shown": shown, "wanted": names[wanted - 1]},
                )
        return None
