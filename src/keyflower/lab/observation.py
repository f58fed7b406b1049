"""What the mover knows, as one flat row of small numbers. Version 4.

    question   16  the step that is being answered (encoding.py): 1 + stage, verb, 1 + tile, 1 + each field so far;
                   the step of the game that asks: its kind, its tile, its two figures
    table      16  season, passes, players, who starts and who moves, bag, green, four resources, skills; then four
                   figures of modules
    seats    6x16  from the mover on, clockwise: 1, workers and skills behind the screen, the pieces known to be there
                   (colours, then skills), tiles in the village, tiles to place, special abilities; then
                   figures of modules
    own         8  the mover's workers and skills, how many winter tiles it holds
    boats    6x15  1 + the boat's tile, who took it, its cargo: workers, skills, resources; then two figures of
                   modules
    modules    54  parts of their own; `game.modules.FIGURES` has all figures of modules with their cells
    tiles   95x33  see below

Seats are counted from the mover (0), so that a policy need not know where it sits; where a seat may be nobody, one is
added and 0 means nobody. Nothing is in it that the seat could not know: its view, and what a perfect memory of the open
moves knows (`game.memory`).

Compiled together with the engine; the row is a packed vector, which NumPy reads in place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ..game.codes import frame_a, frame_b, frame_kind, frame_tile
from ..game.figures import AT_BOAT_CELL, AT_SEAT_CELL, AT_TABLE_CELL, AT_TILE_CELL, OWN_CELLS
from ..game.modules import FIGURES
from ..game.printed import NO_COLOUR, TILES
from ..game.rows import NOBODY
from ..game.state import CARGO_WIDTH, KNOWN, N_COLOURS, N_RESOURCES, N_SKILLS, ON_BITS, ON_MASK, SEATS, State
from ..game.village import place_q, place_r
from .encoding import MOST_FIELDS, Question

CELLS_VERSION: Final = 4

QUESTION: Final = 16
TABLE: Final = 16
SEAT: Final = 16
OWN: Final = 8
BOAT: Final = 2 + CARGO_WIDTH + 2
TILE: Final = 33
AT_TABLE: Final = QUESTION
AT_SEATS: Final = AT_TABLE + TABLE
AT_OWN: Final = AT_SEATS + SEATS * SEAT
AT_BOATS: Final = AT_OWN + OWN
AT_MODULES: Final = AT_BOATS + SEATS * BOAT
AT_TILES: Final = AT_MODULES + sum(figure.count for figure in FIGURES if figure.where == OWN_CELLS)
LENGTH: Final = AT_TILES + TILES * TILE

# A tile's cells.
WHERE: Final = 0  # nowhere to be seen, or one of those below; below zero: won by seat -n, not placed yet
PLACE: Final = 1  # q and r in its village, the turn
UPGRADED: Final = 4
GOODS_ON: Final = 5  # gold, iron, stone, wood
WORKERS_ON: Final = 9  # by colour
LAST: Final = 13  # the size of the last use this season
COLOUR: Final = 14  # 1 + the colour that workers must have
STANDING: Final = 15  # 1 + the colour of the workers that stand there
CLOSED: Final = 16
BONUS_ON: Final = 17  # upgrade points beside the printed ones
OF_MODULES: Final = 18  # one cell
LOT: Final = 19  # 1 + its place in the auction
LEADER: Final = 20  # 1 + seat
BIDS: Final = 21  # from the mover on: how many workers
HUES: Final = 27  # from the mover on: 1 + their colour, and 8 if they lie flat

IN_AUCTION: Final = 1
IN_HAND: Final = 2  # own winter tiles, and own tiles to place
IN_VILLAGE: Final = 3  # plus the seat


def _lay_figures() -> None:
    """Gives the figures of all modules their cells, in order."""
    free = {
        AT_TABLE_CELL: AT_TABLE + 12,
        AT_SEAT_CELL: AT_SEATS + 13,
        AT_BOAT_CELL: AT_BOATS + 2 + CARGO_WIDTH,
        AT_TILE_CELL: AT_TILES + OF_MODULES,
        OWN_CELLS: AT_MODULES,
    }
    strides = {AT_TABLE_CELL: 1, AT_SEAT_CELL: SEAT, AT_BOAT_CELL: BOAT, AT_TILE_CELL: TILE, OWN_CELLS: 1}
    for figure in FIGURES:
        figure.place = free[figure.where]
        figure.stride = strides[figure.where]
        free[figure.where] += figure.count
    ends = (AT_TABLE + TABLE, AT_SEATS + SEAT, AT_BOATS + BOAT, AT_TILES + OF_MODULES + 1, AT_TILES)
    assert all(at <= end for at, end in zip(free.values(), ends, strict=True)), "more figures than cells"


_lay_figures()
_unseen: Final = vec[i64]([0] * TILES)
_empty: Final = vec[i16]([0] * LENGTH)

# What `_everywhere` writes of a tile, packed into one number, so that it is written only where it has changed.
_untouched: Final = NO_COLOUR << 4 | NO_COLOUR  # as of a tile whose cells are all 0
_all_untouched: Final = vec[i64]([_untouched] * TILES)


class Knowledge:
    """One mover's knowledge in a row of `LENGTH` cells from `base` on, written anew for every question.

    The tiles take most of it, and few of them are in sight: those that are not any more are wiped, the others are
    written over, as far as they have changed. So a sheet is for one game; `clear` it before another.
    """

    def __init__(self, row: vec[i16] | None = None, base: int = 0) -> None:
        self.row: vec[i16] = _empty[:] if row is None else row
        self.base: i64 = base
        self.stamp: i64 = 0
        self.stamps: vec[i64] = _unseen[:]  # by tile: when it was written last
        self.shown: vec[i64] = _unseen[:]  # the tiles in sight
        self.count: i64 = 0
        self.before: vec[i64] = _unseen[:]  # those that were in sight the last time
        self.touched: vec[i64] = _all_untouched[:]  # by tile: what is written of workers and colours
        self.lying: vec[i64] = _unseen[:]  # by tile: and of goods

    def clear(self) -> None:
        """Wipes everything."""
        row, at = self.row, self.base
        end = at + LENGTH
        while at < end:
            row[at] = 0
            at += 1
        self.count = 0
        self.touched = _all_untouched[:]
        self.lying = _unseen[:]

    def write(self, state: State, seat: int, question: Question | None) -> None:
        self.write_question(state, question)
        self._table(state, seat)
        self._seats(state, seat)
        self._boats(state, seat)
        self._tiles(state, seat)
        for module in state.rules.modules:
            module.observe(state, seat, self.row, int(self.base))

    def write_question(self, state: State, question: Question | None) -> None:
        """Only the first part, where nothing else has changed."""
        row, at = self.row, self.base
        asked: i64 = 0
        if question is None:
            row[at] = 0
            row[at + 1] = 0
            row[at + 2] = 0
        else:
            asked = question.stage - 2
            row[at] = i16(1 + question.stage)
            row[at + 1] = i16(question.verb)
            row[at + 2] = i16(1 + question.tile) if question.stage > 1 else i16(0)
        field: i64 = 0
        while field < MOST_FIELDS:
            row[at + 3 + field] = i16(1 + question.fields[field]) if question and field < asked else i16(0)
            field += 1
        top = 0 if state.over else state.top()
        row[at + 9] = frame_kind(top)
        row[at + 10] = frame_tile(top)
        row[at + 11] = frame_a(top)
        row[at + 12] = frame_b(top) & 32767

    def _table(self, state: State, seat: int) -> None:
        row, at = self.row, self.base + AT_TABLE
        players = state.rules.players
        row[at] = state.season
        row[at + 1] = state.passes
        row[at + 2] = players
        row[at + 3] = (state.start - seat) % players
        row[at + 4] = (state.turn - seat) % players
        row[at + 5] = state.bag_total()
        row[at + 6] = state.green
        stock = state.stock
        resource: i64 = 0
        while resource < N_RESOURCES:
            row[at + 7 + resource] = stock[resource]
            resource += 1
        row[at + 11] = state.skill_stock[0] + state.skill_stock[1] + state.skill_stock[2]

    def _seats(self, state: State, seat: i64) -> None:
        row, known, workers, skills = self.row, state.known, state.workers, state.skills
        players: i64 = state.rules.players
        other: i64 = 0
        while other < players:
            away = other - seat if other >= seat else other - seat + players
            at = self.base + AT_SEATS + SEAT * away
            hers, own_skills = other * N_COLOURS, other * N_SKILLS
            row[at] = 1
            row[at + 1] = workers[hers] + workers[hers + 1] + workers[hers + 2] + workers[hers + 3]
            row[at + 2] = skills[own_skills] + skills[own_skills + 1] + skills[own_skills + 2]
            kind: i64 = 0
            while kind < KNOWN:
                row[at + 3 + kind] = known[other * KNOWN + kind]
                kind += 1
            row[at + 10] = i16(len(state.villages[other]))
            row[at + 11] = i16(len(state.hands[other]))
            row[at + 12] = state.ability[other]
            other += 1
        at = self.base + AT_OWN
        own: i64 = 0
        while own < N_COLOURS:
            row[at + own] = workers[seat * N_COLOURS + own]
            own += 1
        own = 0
        while own < N_SKILLS:
            row[at + N_COLOURS + own] = skills[seat * N_SKILLS + own]
            own += 1
        held: i64 = 0
        left = state.winter[seat]
        while left:
            left &= left - 1
            held += 1
        row[at + 7] = i16(held)

    def _boats(self, state: State, seat: int) -> None:
        row, cargo = self.row, state.cargo
        players = state.rules.players
        for boat in range(len(state.boats)):
            at = self.base + AT_BOATS + BOAT * boat
            row[at] = state.boats[boat] + 1
            taken: int = state.boat_taken[boat]
            row[at + 1] = 0 if taken == NOBODY else 1 + (taken - seat) % players
            first: i64 = boat * CARGO_WIDTH
            piece: i64 = 0
            while piece < CARGO_WIDTH:
                row[at + 2 + piece] = cargo[first + piece]
                piece += 1

    def _tiles(self, state: State, seat: int) -> None:
        players = state.rules.players
        before, before_count = self.shown, self.count
        self.shown, self.before = self.before, before
        self.count = 0
        self.stamp += 1
        lots = state.lots
        for lot in range(len(lots)):
            tile = lots[lot]
            if state.lot_of[tile] == lot:
                self._show(tile, IN_AUCTION)
                self._lot(state, tile, lot, seat)
        for other in range(players):
            away = other - seat if other >= seat else other - seat + players
            village = state.villages[other]
            for tile in village:
                if self._show(tile, IN_VILLAGE + away):
                    self._place(state, tile)
            self._laid(state, village)
            for tile in state.hands[other]:
                self._show(tile, -away if away else IN_HAND)
        if state.winter[seat]:
            for tile in state.winter_tiles(seat):
                self._show(tile, IN_HAND)
        self._everywhere(state)
        at: i64 = 0
        while at < before_count:
            if self.stamps[before[at]] != self.stamp:
                self._wipe(before[at])
            at += 1

    def _show(self, tile: i64, where: i64) -> bool:
        """A tile is in sight. What it had at a place of another kind is wiped; has it come from there?"""
        row, at = self.row, self.base + AT_TILES + TILE * tile
        found = row[at]
        came = False
        if found != where:
            if found < IN_VILLAGE or where < IN_VILLAGE:
                if found:
                    self._wipe(tile)
                came = True
            row[at] = i16(where)
        self.stamps[tile] = self.stamp
        self.shown[self.count] = tile
        self.count += 1
        return came

    def _wipe(self, tile: i64) -> None:
        row = self.row
        at = self.base + AT_TILES + TILE * tile
        if row[at] < IN_VILLAGE and row[at] != IN_AUCTION and self.touched[tile] == _untouched:
            row[at] = 0  # nothing else is written of a tile in a hand
            return
        end = at + TILE
        while at < end:
            row[at] = 0
            at += 1
        self.touched[tile] = _untouched
        self.lying[tile] = 0

    def _everywhere(self, state: State) -> None:
        """What may change on any tile in sight."""
        row, shown, touched = self.row, self.shown, self.touched
        upgraded, last, on = state.upgraded, state.last, state.on
        tint, footing, closed = state.tint, state.footing, state.closed
        number: i64 = 0
        while number < self.count:
            tile = shown[number]
            number += 1
            better: int = upgraded[tile]
            colour_now: int = tint[tile]
            standing: int = footing[tile]
            workers: int = on[tile]
            latest: int = last[tile]
            shut: int = closed[tile]
            now: i64 = workers  # numbers of 64 bits from here on: others are shifted slowly
            now = now << 8 | latest
            now = now << 1 | better
            now = now << 1 | shut
            now = now << 4 | colour_now
            now = now << 4 | standing
            if now == touched[tile]:
                continue
            touched[tile] = now
            at = self.base + AT_TILES + TILE * tile
            row[at + UPGRADED] = better
            row[at + COLOUR] = 0 if colour_now == NO_COLOUR else colour_now + 1
            row[at + STANDING] = 0 if standing == NO_COLOUR else standing + 1
            row[at + LAST] = latest
            placed: i64 = workers
            colour: i64 = 0
            while colour < N_COLOURS:
                row[at + WORKERS_ON + colour] = i16(placed & ON_MASK)
                placed >>= ON_BITS
                colour += 1
            row[at + CLOSED] = shut

    def _place(self, state: State, tile: int) -> None:
        """Where a tile lies in its village: for good."""
        row, at = self.row, self.base + AT_TILES + TILE * tile
        place: int = state.at[tile]
        turned: int = state.turned[tile]
        row[at + PLACE] = place_q(place)
        row[at + PLACE + 1] = place_r(place)
        row[at + PLACE + 2] = turned

    def _laid(self, state: State, village: list[int]) -> None:
        """What may change only in a village."""
        row, goods, bonus, lying = self.row, state.goods, state.bonus, self.lying
        for tile in village:
            first: i64 = tile * N_RESOURCES
            gold: int = goods[first]
            iron: int = goods[first + 1]
            stone: int = goods[first + 2]
            wood: int = goods[first + 3]
            points: int = bonus[tile]
            now: i64 = points
            now = now << 8 | wood
            now = now << 8 | stone
            now = now << 8 | iron
            now = now << 8 | gold
            if now == lying[tile]:
                continue
            lying[tile] = now
            at = self.base + AT_TILES + TILE * tile
            row[at + GOODS_ON] = gold
            row[at + GOODS_ON + 1] = iron
            row[at + GOODS_ON + 2] = stone
            row[at + GOODS_ON + 3] = wood
            row[at + BONUS_ON] = points

    def _lot(self, state: State, tile: i64, lot: i64, seat: i64) -> None:
        """What a tile has only in the auction."""
        row, bids, hues = self.row, state.bids, state.hues
        at = self.base + AT_TILES + TILE * tile
        players: i64 = state.rules.players
        leader: int = state.lead[lot]
        row[at + LOT] = i16(1 + lot)
        if leader == NOBODY and row[at + LEADER] == 0:
            return  # no bids now, none before
        row[at + LEADER] = i16(0) if leader == NOBODY else i16(1 + (leader - seat) % players)
        first: i64 = lot * SEATS
        other = seat
        away: i64 = 0
        while away < players:
            bid = bids[first + other]
            row[at + BIDS + away] = bid
            hue: int = hues[first + other]
            row[at + HUES + away] = hue + 1 if bid > 0 else 0
            away += 1
            other += 1
            if other == players:
                other = 0
