"""Bidding (BID-1 to BID-11, SUM-4a)."""

from ..catalogue import COLOURS
from .codes import BID_VERB, action, colour_of, count_of, groups_of, placing, seat_of, tile_of
from .events import IllegalAction, NotationError
from .notation import read_count, read_groups, read_name, read_tile, tile_id, workers, write_groups
from .placing import Placing, group_size, refuse_closed, refuse_colour, refuse_workers
from .printed import NO_COLOUR
from .rows import NOBODY
from .rules import Verb, unreadable
from .state import FLAT, SEATS, State
from .turns import begin_turn


class Bid(Verb):
    number = BID_VERB
    word = "bid"

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

    def write(self, code: int, lots: list[int]) -> str:
        return write_placing("bid", code, lots)

    def read(self, words: list[str], seat: int, lots: list[int]) -> int:
        return read_placing(BID_VERB, words, seat, lots, COLOURS)

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


def write_placing(word: str, code: int, lots: list[int]) -> str:
    colour = colour_of(code)
    name = COLOURS[colour] if colour < len(COLOURS) else "any"
    return f"{word} {tile_id(tile_of(code))} {count_of(code)} {name}{write_groups(groups_of(code), lots)}"


def read_placing(verb: int, words: list[str], seat: int, lots: list[int], colours: tuple[str, ...]) -> int:
    """TILE N COLOUR [+TILE ...]"""
    if len(words) < 3:
        raise unreadable(words, "TILE NUMBER COLOUR [+TILE of a losing bid ...]")
    tile = read_tile(words[0])
    if words[1] in colours and words[2] not in colours:
        raise NotationError("write the number before the colour: 2 red")
    count = read_count(words[1])
    colour = read_name(words[2], colours, "colour")
    return action(verb, seat, tile, placing(colour, read_groups(words[3:], lots), count))
