"""What a bid, a use or a pass is worth to a seat now."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ..game.codes import (
    BID_VERB,
    COLOUR_SHIFT,
    COUNT,
    FIRST_MODULE_VERB,
    GROUP_MASK,
    GROUP_SHIFT,
    PASS_VERB,
    TILE_SHIFT,
    USE_VERB,
    VERB_SHIFT,
)
from ..game.placing import CANNOT_PAY, copied_tiles, prices_asked
from ..game.printed import (
    COPIES,
    DOUBLED,
    KIND,
    NO_COLOUR,
    SKILL_PRICE,
    TILES,
    TRANSPORT,
    TURN_ORDER,
    UPGRADES,
    WORKER_PRICE,
)
from ..game.rows import NOBODY, Cells
from ..game.state import CARGO_WIDTH, N_COLOURS, N_SKILLS, SEATS, WINTER, State
from .faces import CHOICE, GIVES, GIVES_CHOICE, GIVES_GOODS, MADE_ROW, ROW_BITS
from .goods import Yard
from .ledger import Ledger
from .scales import Scales
from .tile_worth import boat_score, tile_worth

NEVER: Final = -1000.0
NUMBERS: Final = vec[float]([float(number) for number in range(256)])  # of workers: looking up is faster than making
_unknown: Final = vec[float]([NEVER] * TILES)
_no_points: Final = vec[i64]([])


def cargo_worth(ledger: Ledger, boat: int) -> float:
    """A boat's cargo; in winter what the boat will score."""
    state = ledger.state
    if state.season == WINTER:
        return boat_score(ledger, state.boats[boat])
    row = boat * CARGO_WIDTH
    worth = _with_pieces(0.0, state.cargo, row, ledger.colours)
    worth = _with_pieces(worth, state.cargo, row + N_COLOURS, ledger.skills)
    return _with_pieces(worth, state.cargo, row + N_COLOURS + N_SKILLS, ledger.goods)


def _with_pieces(worth: float, cargo: Cells, at: i64, each: vec[float]) -> float:
    """With what the pieces of some kinds are worth, which begin there in the cargo."""
    for kind in range(len(each)):
        if cargo[at]:
            worth += int(cargo[at]) * each[kind]
        at += 1
    return worth


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnValues:
    """Made once a turn; asked for one action after the other."""

    def __init__(self, state: State, seat: int, scales: Scales) -> None:
        ledger = Ledger(state, seat, scales)
        self.state = state
        self.seat = seat
        self.scales = scales
        self.ledger = ledger
        self.yard = Yard(ledger)
        self.away = ledger.away()
        self.sure = scales.hold[state.season]  # how surely a leading bid of one worker wins
        self.last_to_pass = state.passes == state.rules.players - 1
        self.lot_worths: vec[float] = _unknown[: len(state.lots)]
        self.order_worths: vec[float] = _unknown[:0]
        # What points of transport and upgrades would bring, as far as it was asked: the points, and what they bring.
        self.points: vec[i64] = _no_points[:0]
        self.carried: vec[float] = _unknown[:0]
        self.gains: vec[float] = _unknown[:]

    def values(self, codes: vec[i64], found: vec[float]) -> None:
        """Writes what each action is worth. Those of one tile come one after the other."""
        at: i64 = 0
        count: i64 = len(codes)
        while at < count:
            place = codes[at] >> TILE_SHIFT
            end = at + 1
            while end < count and codes[end] >> TILE_SHIFT == place:
                end += 1
            verb = codes[at] >> VERB_SHIFT
            if verb == BID_VERB:
                self._bids(codes, at, end, found)
            elif verb == USE_VERB:
                self._uses(codes, at, end, found)
            elif verb >= FIRST_MODULE_VERB:
                for other in range(at, end):
                    found[other] = self.state.rules.verbs[verb].promise(codes[other])
            elif verb == PASS_VERB:
                found[at] = self.scales.patience[self.state.season] - 1.0
            at = end

    # --- bids --------------------------------------------------------------------------------------------------------

    def placed(self, code: i64) -> i64:
        """How many workers an action places."""
        count = code & COUNT
        groups = code >> GROUP_SHIFT & GROUP_MASK
        at: i64 = self.seat
        while groups:
            if groups & 1:
                count += i64(self.state.bids[at])
            groups >>= 1
            at += SEATS
        return count

    def _bids(self, codes: vec[i64], start: i64, end: i64, found: vec[float]) -> None:
        """Of these actions, all of them bids for the same tile."""
        state = self.state
        tile = codes[start] >> TILE_SHIFT & 255
        lot = i64(state.lot_of[tile])
        if state.lead[lot] == self.seat:
            for at in range(start, end):
                found[at] = -0.5
            return
        worth = self.lot_worth(int(lot))
        own = i64(state.bids[lot * SEATS + self.seat])
        untinted = state.tint[tile] == NO_COLOUR
        workers = state.workers
        colours = self.ledger.colours
        defend = self.scales.defend
        first: i64 = self.seat * N_COLOURS
        for at in range(start, end):
            code = codes[at]
            colour = code >> COLOUR_SHIFT & 7
            total = NUMBERS[self.placed(code) + own]
            surplus = worth - colours[colour] * total
            value = self.hold(total) * surplus
            if untinted and surplus > 0.0:
                # A colour of which much is left can be defended.
                value += defend * NUMBERS[i64(workers[first + colour]) - (code & COUNT)]
            found[at] = value

    def hold(self, total: float) -> float:
        """How surely a leading bid of this size wins."""
        sure = self.sure + self.scales.firm * (total - 1.0)
        if self.last_to_pass:
            sure += 0.15
        return sure if sure < 0.98 else 0.98

    def lot_worth(self, lot: int) -> float:
        worth = self.lot_worths[lot]
        if worth == NEVER:
            tile = self.state.lots[lot]
            if KIND[tile] == TURN_ORDER:
                worth = self.order_worth(lot)
            else:
                worth = tile_worth(self.ledger, tile)
                if self.state.on[tile]:
                    for colour in range(N_COLOURS):
                        worth += self.state.workers_on(tile, colour) * self.ledger.colours[colour]
            self.lot_worths[lot] = worth
        return worth

    def order_worth(self, lot: int) -> float:
        """A turn-order tile: an earlier choice among the boats; in winter also the tile itself."""
        state = self.state
        numbers = len(state.rules.turn_order)
        number = lot - (len(state.lots) - numbers)
        if len(self.order_worths) == 0:
            self.order_worths = self._boats_in_order()
        worths = self.order_worths
        worth = worths[number] - worths[len(worths) - 1] * 0.5 - worths[number + 1] * 0.5
        if number + 1 < len(worths):
            worth = 0.7 * worth
        for other in range(numbers):
            if other != number and state.lead[len(state.lots) - numbers + other] == self.seat:
                worth = 0.2
        if number == numbers - 1 and state.start != self.seat:
            worth += self.scales.marker
        if state.season == WINTER:
            worth += self.scales.neighbours
        return worth

    def _boats_in_order(self) -> vec[float]:
        """What the boats' cargoes are worth, the best first."""
        count = len(self.state.boats)
        worths = _unknown[:count]
        for boat in range(count):
            worth = cargo_worth(self.ledger, boat)
            at: i64 = boat
            while at > 0 and worths[at - 1] < worth:
                worths[at] = worths[at - 1]
                at -= 1
            worths[at] = worth
        return worths

    # --- uses --------------------------------------------------------------------------------------------------------

    def _uses(self, codes: vec[i64], start: i64, end: i64, found: vec[float]) -> None:
        """Of these actions, all of them uses of the same tile."""
        state = self.state
        scales = self.scales
        ledger = self.ledger
        tile = codes[start] >> TILE_SHIFT & 255
        gain = self.gain(tile, state.face(tile))
        lost = self.share_lost(tile)
        untinted = state.tint[tile] == NO_COLOUR
        workers = state.workers
        colours = ledger.colours
        stuck = scales.stuck
        plenty = scales.plenty
        again = scales.again
        screen = float(ledger.screen)
        first: i64 = self.seat * N_COLOURS
        for at in range(start, end):
            code = codes[at]
            colour = code >> COLOUR_SHIFT & 7
            each = colours[colour] if colour < N_COLOURS else ledger.worker
            placed = NUMBERS[self.placed(code)]
            # Losing bids are away until the season's end in any case.
            fresh = NUMBERS[code & COUNT]
            away = fresh + stuck * (placed - fresh)
            # Workers that are away are missed less where many are left.
            left = screen - away
            tired = away * self.away * plenty / (plenty + (left if left > 0.0 else 0.0))
            value = gain - placed * each * lost - tired
            if colour < N_COLOURS and untinted:
                # A colour of which much is left can come again.
                value += again * NUMBERS[i64(workers[first + colour])]
            found[at] = value

    def gain(self, tile: i64, side: i64) -> float:
        if self.gains[tile] > NEVER:
            return self.gains[tile]
        if COPIES[side]:
            self.gains[tile] = self.copied_gain(tile, side)
            return self.gains[tile]
        gain = self.ledger.face_gain(side) + self.goods_gain(tile, side)
        transport: i64 = TRANSPORT[side]
        upgrades: i64 = UPGRADES[side]
        if transport or upgrades:
            gain += self.carrying(transport, upgrades + i64(self.state.bonus[tile]))
        if SKILL_PRICE[side]:
            gain -= self.ledger.skill
        if WORKER_PRICE[side]:
            gain -= self.ledger.worker
        self.gains[tile] = gain
        return gain

    def carrying(self, transport: i64, upgrades: i64) -> float:
        """What so many points of both would bring."""
        key = transport << 8 | upgrades
        points = self.points
        for at in range(len(points)):
            if points[at] == key:
                return self.carried[at]
        times: i64 = 2 if self.state.ability[self.seat] & DOUBLED else 1
        worth = self.yard.worth(times * transport, times * upgrades)
        self.points = append(self.points, key)
        self.carried = append(self.carried, worth)
        return worth

    def copied_gain(self, tile: i64, side: i64) -> float:
        """The best effect that could be carried out (PRO-5)."""
        best = 0.0
        for other in copied_tiles(self.state, tile, COPIES[side]):
            if prices_asked(self.state, self.seat, other) != CANNOT_PAY:
                best = max(best, self.gain(other, self.state.face(other)))
        return best

    def goods_gain(self, tile: i64, side: i64) -> float:
        """Where goods would lie makes them worth more."""
        gives = GIVES[side]
        if not gives & (GIVES_GOODS | GIVES_CHOICE):
            return 0.0
        row = MADE_ROW[side]
        if not gives & GIVES_CHOICE:
            return self.yard.landed(tile, row)
        best = 0.0
        offers = CHOICE[side]
        one: i64 = 1
        while offers:
            if offers & 1:
                best = max(best, self.yard.landed(tile, row + one))
            offers >>= 1
            one <<= ROW_BITS
        return best

    def share_lost(self, tile: i64) -> float:
        """How much of a worker's worth is given up by placing it on a tile."""
        state = self.state
        owner = state.owner[tile]
        if owner == self.seat:
            return 0.0
        if owner != NOBODY:
            return 1.0 + self.scales.gift
        lot: int = state.lot_of[tile]
        leader = state.lead[lot]
        if leader == self.seat:
            return 1.0 - self.scales.kept[state.season]
        if leader == NOBODY:
            return self.scales.vacant
        return 1.0 + 0.5 * self.scales.gift
