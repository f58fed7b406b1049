"""What a bid, a use or a pass is worth to a seat now."""

from typing import Final

from librt.vecs import vec

from ..game.codes import BID_VERB, USE_VERB, colour_of, count_of, groups_of, tile_of, verb_of
from ..game.printed import (
    DOUBLED,
    GAINS,
    KIND,
    MAKES,
    NO_COLOUR,
    OFFERS,
    SKILL_PRICE,
    TILES,
    TRANSPORT,
    TURN_ORDER,
    UPGRADES,
    WORKER_PRICE,
)
from ..game.rows import NOBODY
from ..game.state import CARGO_WIDTH, N_COLOURS, N_RESOURCES, N_SKILLS, SEATS, WINTER, State
from .goods import Yard
from .ledger import Ledger
from .scales import Scales
from .tile_worth import boat_score, tile_worth

NEVER: Final = -1000.0
_unknown: Final = vec[float]([NEVER] * TILES)


def cargo_worth(ledger: Ledger, boat: int) -> float:
    """A boat's cargo; in winter what the boat will score."""
    state = ledger.state
    if state.season == WINTER:
        return boat_score(ledger, state.boats[boat])
    row = boat * CARGO_WIDTH
    worth = 0.0
    for colour in range(N_COLOURS):
        worth += int(state.cargo[row + colour]) * ledger.colour_worth(colour)
    for skill in range(N_SKILLS):
        worth += int(state.cargo[row + N_COLOURS + skill]) * ledger.skills[skill]
    for resource in range(N_RESOURCES):
        worth += int(state.cargo[row + N_COLOURS + N_SKILLS + resource]) * ledger.goods[resource]
    return worth


class TurnValues:
    """Made once a turn; asked for one action after the other."""

    def __init__(self, state: State, seat: int, scales: Scales) -> None:
        self.state = state
        self.seat = seat
        self.scales = scales
        self.ledger = Ledger(state, seat, scales)
        self.yard = Yard(self.ledger)
        self.lot_worths: vec[float] = _unknown[: len(state.lots)]
        self.order_worths: list[float] = []
        self.carried: dict[int, float] = {}
        self.gains: vec[float] = _unknown[:]

    def value(self, code: int) -> float:
        verb = verb_of(code)
        if verb == BID_VERB:
            return self.bid(code)
        if verb == USE_VERB:
            return self.use(code)
        return 0.0

    # --- bids --------------------------------------------------------------------------------------------------------

    def placed(self, code: int) -> int:
        """How many workers an action places."""
        count = count_of(code)
        groups = groups_of(code)
        if groups:
            for lot in range(len(self.state.lots)):
                if groups >> lot & 1:
                    count += self.state.bids[lot * SEATS + self.seat]
        return count

    def bid(self, code: int) -> float:
        state = self.state
        lot: int = state.lot_of[tile_of(code)]
        if state.lead[lot] == self.seat:
            return -0.5
        colour = colour_of(code)
        total = self.placed(code) + int(state.bids[lot * SEATS + self.seat])
        each = self.ledger.colour_worth(colour)
        have: int = state.workers[self.seat * N_COLOURS + colour]
        surplus = self.lot_worth(lot) - each * total
        value = self.hold(total) * surplus
        if state.tint[state.lots[lot]] == NO_COLOUR and surplus > 0:
            # A colour of which much is left can be defended.
            value += self.scales.defend * (have - count_of(code))
        return value

    def hold(self, total: int) -> float:
        """How surely a leading bid of this size wins."""
        sure = self.scales.hold[self.state.season] + self.scales.firm * (total - 1)
        if self.state.passes == self.state.rules.players - 1:
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
                for colour in range(N_COLOURS):
                    worth += self.state.workers_on(tile, colour) * self.ledger.colour_worth(colour)
            self.lot_worths[lot] = worth
        return worth

    def order_worth(self, lot: int) -> float:
        """A turn-order tile: an earlier choice among the boats; in winter also the tile itself."""
        state = self.state
        numbers = len(state.rules.turn_order)
        number = lot - (len(state.lots) - numbers)
        if len(self.order_worths) == 0:
            self.order_worths = sorted(
                [cargo_worth(self.ledger, boat) for boat in range(len(state.boats))], reverse=True
            )
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

    # --- uses --------------------------------------------------------------------------------------------------------

    def use(self, code: int) -> float:
        state = self.state
        tile = tile_of(code)
        side = state.face(tile)
        gain = self.gain(tile, side)
        colour = colour_of(code)
        each = self.ledger.colour_worth(colour) if colour < N_COLOURS else self.ledger.worker
        placed = self.placed(code)
        # Losing bids are away until the season's end in any case.
        fresh = count_of(code)
        away = fresh + self.scales.stuck * (placed - fresh)
        value = gain - placed * each * self.share_lost(tile) - self.ledger.tired(away)
        if colour < N_COLOURS and state.tint[tile] == NO_COLOUR:
            # A colour of which much is left can come again.
            value += self.scales.again * int(state.workers[self.seat * N_COLOURS + colour])
        return value

    def gain(self, tile: int, side: int) -> float:
        if self.gains[tile] > NEVER:
            return self.gains[tile]
        gain = self.ledger.face_gain(side, tile) + self.goods_gain(tile, side)
        if TRANSPORT[side] or UPGRADES[side]:
            bonus: int = self.state.bonus[tile]
            key = TRANSPORT[side] << 8 | UPGRADES[side] + bonus
            known = self.carried.get(key)
            if known is None:
                times = 2 if self.state.ability[self.seat] & DOUBLED else 1
                known = self.yard.worth(times * (key >> 8), times * (key & 255))
                self.carried[key] = known
            gain += known
        if SKILL_PRICE[side]:
            gain -= self.ledger.skill
        if WORKER_PRICE[side]:
            gain -= self.ledger.worker
        self.gains[tile] = gain
        return gain

    def goods_gain(self, tile: int, side: int) -> float:
        """Where goods would lie makes them worth more: on the tile itself in one's own village, otherwise at home."""
        offers = OFFERS[side]
        if offers == 0 and MAKES[side] == 0:
            return 0.0
        place = tile if self.state.owner[tile] == self.seat else self.state.home(self.seat)
        row = [GAINS[resource][side] for resource in range(N_RESOURCES)]
        if offers == 0:
            return self.yard.made(place, row)
        best = 0.0
        for resource in range(N_RESOURCES):
            if offers >> resource & 1:
                row[resource] += 1
                best = max(best, self.yard.made(place, row))
                row[resource] -= 1
        return best

    def share_lost(self, tile: int) -> float:
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
            return 1.0 - self.scales.hold[state.season]
        if leader == NOBODY:
            return 0.9
        return 1.0 + 0.5 * self.scales.gift
