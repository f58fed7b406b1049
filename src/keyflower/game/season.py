"""A season from its beginning to its end (SEA-1 to SEA-7, END-1 to END-12), as a list of steps."""

from typing import Any, Final

from mypy_extensions import i64

from ..catalogue import SEASONS
from .codes import (
    BIDS_HOME_STEP,
    BUILD_VILLAGES_STEP,
    CLEAR_TURN_ORDER_STEP,
    LAY_OUT_STEP,
    OFFER_VERB,
    OFFER_WINTER_STEP,
    SEASON_STEP,
    SUMMER_BOATS_STEP,
    TAKE_BOATS_STEP,
    TILES_WON_STEP,
    TURNS_STEP,
    UNSOLD_AWAY_STEP,
    WORKERS_HOME_STEP,
    action,
    frame,
    frame_a,
    seat_of,
)
from .events import IllegalAction
from .fields import Field, SetField
from .notation import colour_counts, resource_counts, tile_id
from .printed import (
    ABILITY,
    GAIN_WHEN_WON,
    KIND,
    LOAD,
    LOAD_WIDTH,
    NO_COLOUR,
    TURN_ORDER,
    WINTER_TILES,
    YEARLY_DRAW,
    YEARLY_GOODS,
    YEARLY_GREEN,
)
from .rows import NOBODY, with_mark
from .rules import Step, Verb
from .runs import Runs
from .state import N_COLOURS, NONE, SEATS, SUMMER, WINTER, State

# The order of a season. A module may insert its own steps.
SEASON_STEPS: Final = (
    OFFER_WINTER_STEP,
    LAY_OUT_STEP,
    TURNS_STEP,
    BIDS_HOME_STEP,
    UNSOLD_AWAY_STEP,
    TILES_WON_STEP,
    WORKERS_HOME_STEP,
    TAKE_BOATS_STEP,
    CLEAR_TURN_ORDER_STEP,
    SUMMER_BOATS_STEP,
    BUILD_VILLAGES_STEP,
)


class Season(Step):
    """Always at the bottom: goes through the season's steps, then to the next season."""

    kind = SEASON_STEP
    name = "season"

    def run(self, state: State, packed: int) -> bool:
        at = frame_a(packed)
        if at == len(state.rules.season):
            if state.season == WINTER:
                state.over = True
                return False
            state.season += 1
            at = 0
        state.pop()
        state.push(frame(SEASON_STEP, 0, 0, at + 1))
        state.push(frame(state.rules.season[at]))
        return False


class OfferWinter(Step):
    """In winter every player chooses, in secret and at the same time, which tiles go into the auction (SEA-6)."""

    kind = OFFER_WINTER_STEP
    name = "winter"
    verbs: tuple[int, ...] = (OFFER_VERB,)
    simultaneous = True

    def run(self, state: State, packed: int) -> bool:
        if state.season == WINTER and self.asked(state, packed):
            return True
        state.pop()
        return False

    def asked(self, state: State, packed: int) -> int:
        seats = 0
        for seat in range(state.rules.players):
            if state.offered[seat] == 0 and state.winter[seat] != 0:
                seats |= 1 << seat
        return seats

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        """Every part of the hand but none of it."""
        hand = state.winter[seat]
        if state.offered[seat] == 0:
            chosen: i64 = 0
            while chosen != hand:
                chosen = (chosen - hand) & hand
                runs.add(action(OFFER_VERB, seat, 0, chosen))


OFFERED_TILES: Final = SetField("tiles", WINTER_TILES, "WINTER-TILE ...")


class Offer(Verb):
    number = OFFER_VERB
    word = "offer"
    fields: tuple[Field, ...] = (OFFERED_TILES,)

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        state.unshare()
        state.winter[seat] = OFFERED_TILES.of(code)
        chosen = state.winter_tiles(seat)
        state.offered[seat] = len(chosen)
        state.tell("offered", seat, {}, {"tiles": [tile_id(tile) for tile in chosen]})

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        seat = seat_of(code)
        if state.season != WINTER or state.offered[seat]:
            return None
        bits = OFFERED_TILES.of(code)
        if bits == 0:
            return IllegalAction("SEA-6", "offer-at-least-one", "At least one winter tile must be offered.", {})
        for at, tile in enumerate(WINTER_TILES):
            if bits >> at & 1 and not state.winter[seat] >> at & 1:
                return IllegalAction(
                    "SEA-6", "not-your-winter-tile", f"{tile_id(tile)} is not among yours.", {"tile": tile_id(tile)}
                )
        return None


class LayOut(Step):
    """The season's tiles come into the auction, the boats are loaded (SEA-2 to SEA-7)."""

    kind = LAY_OUT_STEP
    name = "lay-out"

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        state.unshare()
        if state.season == WINTER:
            tiles: list[int] = []
            for seat in range(state.rules.players):
                tiles += state.winter_tiles(seat)
                state.winter[seat] = 0
            tiles.sort()  # so that the shuffle tells nothing of whose they were
            state.chance.shuffle(tiles)
        else:
            tiles = state.decks[state.season]
            state.decks = state.decks[:]
            state.decks[state.season] = NONE
        open_auction(state, tiles)
        state.turn = state.start
        state.passes = 0
        if state.journal is not None:
            data: dict[str, Any] = {"season": SEASONS[state.season], "tiles": [tile_id(tile) for tile in tiles]}
            if state.season == WINTER:
                data["offered"] = list(state.offered)
            state.tell("season-began", -1, data, None, True)
        if state.season != WINTER:
            load_boats(state)
        return False


def open_auction(state: State, tiles: list[int]) -> None:
    state.lots = tiles + state.rules.extra_lots + state.rules.turn_order
    for lot, tile in enumerate(state.lots):
        state.lot_of[tile] = lot
        state.measure(tile)


def load_boats(state: State) -> None:
    """Piece by piece in boat order, round after round, so that a shortage falls on all alike (SEA-3)."""
    for draw_skills in (False, True):
        column = 2 * state.season + int(draw_skills)
        left: list[int] = [LOAD[boat * LOAD_WIDTH + column] for boat in state.boats]
        loaded = True
        while loaded:
            loaded = False
            for at in range(len(left)):
                if left[at] > 0:
                    left[at] -= 1
                    state.load_piece(at, draw_skills)
                    loaded = True
    for module in state.rules.modules:
        module.load(state)
    if state.journal is not None:
        for at, boat in enumerate(state.boats):
            state.tell("boat-loaded", -1, {"tile": tile_id(boat), "cargo": state.cargo_counts(at)}, None, True)


# --- the end of a season ---------------------------------------------------------------------------------------------


class BidsHome(Step):
    """Losing bids go back behind their owners' screens (END-1)."""

    kind = BIDS_HOME_STEP
    name = "bids-home"

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        for seat in range(state.rules.players):
            row = [0, 0, 0, 0]
            losing = state.losing(seat)
            for lot in range(len(state.lots)):
                if losing >> lot & 1:
                    colour, count = state.lift_bid(lot, seat)
                    state.gain_workers(seat, colour, count)
                    row[colour] += count
            if losing and state.journal is not None:
                state.tell("bids-returned", seat, {"workers": colour_counts(row)})
        return False


class UnsoldAway(Step):
    """Village tiles nobody bid for leave the game; the workers on them go into the bag (END-2)."""

    kind = UNSOLD_AWAY_STEP
    name = "unsold-away"

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        state.unshare()
        for lot in range(len(state.lots)):
            tile = state.lots[lot]
            if KIND[tile] != TURN_ORDER and state.lead[lot] == NOBODY and tile not in state.rules.extra_lots:
                for colour in range(N_COLOURS):
                    state.bag[colour] += state.workers_on(tile, colour)
                state.lot_of[tile] = NOBODY
                clear_tile(state, tile)
                state.tell("tile-left", -1, {"tile": tile_id(tile)})
        return False


def clear_tile(state: State, tile: int) -> None:
    """No worker lies on the tile any more."""
    state.on[tile] = 0
    state.last[tile] = 0
    state.footing[tile] = NO_COLOUR
    state.tint[tile] = state.paint[tile]
    reopen(state, tile)
    state.measure(tile)


def reopen(state: State, tile: int) -> None:
    if state.closed[tile]:
        state.closed = with_mark(state.closed, tile, 0)


def bid_to_bag(state: State, lot: int, seat: int) -> None:
    colour, count = state.lift_bid(lot, seat)
    state.bag[colour] += count


class TilesWon(Step):
    """From the start player clockwise each takes the tiles they lead on; their bids go into the bag (END-3)."""

    kind = TILES_WON_STEP
    name = "tiles-won"

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        for turn in range(state.rules.players):
            seat = (state.start + turn) % state.rules.players
            for lot in range(len(state.lots)):
                tile = state.lots[lot]
                if state.lead[lot] != seat or KIND[tile] == TURN_ORDER or tile in state.rules.extra_lots:
                    continue
                bid_to_bag(state, lot, seat)
                win_tile(state, seat, tile)
        return False


def win_tile(state: State, seat: int, tile: int) -> None:
    """From the auction into the hand of the seat that will place it."""
    state.unshare()
    state.lot_of[tile] = NOBODY
    state.owner[tile] = seat
    state.hands[seat] = [*state.hands[seat], tile]
    state.ability[seat] |= ABILITY[tile]
    state.tell("took-tile", seat, {"tile": tile_id(tile)})
    if tile in GAIN_WHEN_WON:
        put_on_home(state, seat, GAIN_WHEN_WON[tile])


def put_on_home(state: State, seat: int, goods: list[int]) -> None:
    """From the supply, as far as it goes; boat 7a has no say in it (PRO-12)."""
    home = state.home(seat)
    made = [state.make_goods(home, resource, goods[resource]) for resource in range(len(goods))]
    state.tell("gained-resources", seat, {"goods": resource_counts(made), "tile": tile_id(home)})


class WorkersHome(Step):
    """Every worker on a village's tiles, won ones too, goes behind the screen of its owner (END-4)."""

    kind = WORKERS_HOME_STEP
    name = "workers-home"

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        for seat in range(state.rules.players):
            row = [0, 0, 0, 0]
            for tile in state.villages[seat] + state.hands[seat]:
                if state.on[tile]:
                    for colour in range(N_COLOURS):
                        count = state.workers_on(tile, colour)
                        if count:
                            state.gain_workers(seat, colour, count)
                            row[colour] += count
                    clear_tile(state, tile)
            for tile in state.hands[seat]:
                clear_tile(state, tile)  # of the colour of its bids, too
            if state.journal is not None and any(row):
                state.tell("workers-home", seat, {"workers": colour_counts(row)})
        return False


class ClearTurnOrder(Step):
    """Bids on turn-order tiles go into the bag (END-10). In winter the tiles go to their leaders (END-11, END-12)."""

    kind = CLEAR_TURN_ORDER_STEP
    name = "clear-turn-order"

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        for lot in range(len(state.lots)):
            tile = state.lots[lot]
            leader = state.lead[lot]
            if KIND[tile] == TURN_ORDER and leader != NOBODY:
                bid_to_bag(state, lot, leader)
                if state.season == WINTER:
                    win_tile(state, leader, tile)
        close_auction(state)
        return False


def close_auction(state: State) -> None:
    state.unshare()
    for lot, tile in enumerate(state.lots):
        state.lot_of[tile] = NOBODY
        state.lead[lot] = NOBODY
        state.tint[tile] = state.paint[tile]
        reopen(state, tile)
        state.measure(tile)
        for seat in range(SEATS):
            state.bids[lot * SEATS + seat] = 0
            state.hues[lot * SEATS + seat] = 0
    state.lots = []


class SummerBoats(Step):
    """What summer boats bring at the end of summer, autumn and winter, from the marker's holder on (SUM-1, PRO-13)."""

    kind = SUMMER_BOATS_STEP
    name = "summer-boats"

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        if state.season < SUMMER:
            return False
        for turn in range(state.rules.players):
            seat = (state.start + turn) % state.rules.players
            for tile in state.villages[seat] + state.hands[seat]:
                if YEARLY_DRAW[tile]:
                    drawn = state.draw_workers(seat, YEARLY_DRAW[tile])
                    if state.journal is not None:
                        data = {"count": sum(drawn), "tile": tile_id(tile)}
                        state.tell("drew-workers", seat, data, {"workers": colour_counts(drawn)}, any(drawn))
                if YEARLY_GREEN[tile]:
                    count = state.take_green(seat, YEARLY_GREEN[tile])
                    state.tell("got-green", seat, {"count": count, "tile": tile_id(tile)})
                if tile in YEARLY_GOODS:
                    put_on_home(state, seat, YEARLY_GOODS[tile])
        return False
