"""Bidding (BID-1 to BID-11, SUM-4a)."""

from ..catalogue import COLOURS
from .codes import BID_VERB, colour_of, count_of, groups_of, seat_of, tile_of
from .events import IllegalAction
from .fields import BID_COLOUR, BID_GROUPS, TILE_FIELD, WORKER_COUNT, Field
from .notation import tile_id, workers
from .placing import Placing, group_size, refuse_closed, refuse_colour, refuse_workers
from .printed import NO_COLOUR
from .rows import NOBODY
from .rules import Verb
from .state import FLAT, SEATS, State
from .turns import begin_turn


class Bid(Verb):
    number = BID_VERB
    word = "bid"
    fields: tuple[Field, ...] = (TILE_FIELD, WORKER_COUNT, BID_COLOUR, BID_GROUPS)

    def asked(self) -> list[Field]:
        return [BID_COLOUR, BID_GROUPS, WORKER_COUNT]

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        tile = tile_of(code)
        lot: int = state.lot_of[tile]
        colour = colour_of(code)
        groups = groups_of(code)
        count = count_of(code)
        tint = state.tint[tile]
        at = lot * SEATS + seat
        flat = state.hues[at] & FLAT
        if state.bids[at] == 0 and tint != NO_COLOUR and colour != tint:
            flat = FLAT
        begin_turn(state)
        if count:
            state.lose_workers(seat, colour, count)
        added = count
        for other in range(len(state.lots)):
            if groups >> other & 1:
                added += state.lift_bid(other, seat)[1]
                state.settle(other)
        state.bids[at] += added
        state.hues[at] = colour | flat
        state.lead[lot] = seat
        state.settle(lot)
        if state.journal is not None:
            state.tell(
                "bid",
                seat,
                {
                    "tile": tile_id(tile),
                    "colour": COLOURS[colour],
                    "count": added,
                    "total": state.bids[at],
                    "groups": [tile_id(state.lots[i]) for i in range(len(state.lots)) if groups >> i & 1],
                },
            )

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        seat = seat_of(code)
        tile = tile_of(code)
        lot: int = state.lot_of[tile]
        if lot == NOBODY:
            return IllegalAction(
                "BID-1",
                "tile-not-in-auction",
                f"{tile_id(tile)} is not in the auction; only its tiles can be bid for.",
                {"tile": tile_id(tile)},
            )
        found = refuse_closed(state, tile) or refuse_workers(state, seat, code)
        if found is not None:
            return found
        if groups_of(code) >> lot & 1:
            return IllegalAction(
                "BID-7",
                "group-is-here",
                f"Your bid at {tile_id(tile)} is there already; only others can be added to it.",
                {"tile": tile_id(tile)},
            )
        choice = Placing(state, seat)
        flat = choice.own_flat(lot)
        colour = colour_of(code)
        if flat < NO_COLOUR and (colour != flat or state.on[tile] != 0):
            return IllegalAction(
                "SUM-4a",
                "flat-bid-bound",
                f"Your flat bid at {tile_id(tile)} is {COLOURS[flat]}: it can only be raised in that colour, "
                "and not while a worker is on the tile.",
                {"tile": tile_id(tile), "colour": COLOURS[flat]},
            )
        if flat == NO_COLOUR and state.tint[tile] not in (NO_COLOUR, colour) and not choice.may_counter(lot):
            return refuse_colour(state, tile, code, "BID-3")
        added = count_of(code) + group_size(state, seat, groups_of(code))
        need = choice.bid_needs(lot)
        if added < need:
            own = state.bids[lot * SEATS + seat]
            return IllegalAction(
                "BID-4",
                "bid-too-small",
                f"Your bid at {tile_id(tile)} would be {workers(own + added)}; it takes at least {own + need} to lead.",
                {"tile": tile_id(tile), "have": own + added, "need": own + need},
            )
        return None
