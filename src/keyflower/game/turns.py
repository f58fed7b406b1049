"""A turn: bid, use a tile, or pass (TURN-1 to TURN-3), and the list of everything that is legal.

The list is the heart of the engine's speed. Most places differ only in how many workers they need and take, so the ways
to answer such limits are worked out once and then stand for every place that has them (`runs.py`).
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from . import kinds
from .codes import BID, COLOUR_SHIFT, MIXED, PASS, TILE_SHIFT, USE, action, frame, placing
from .rules import Step, Verb
from .runs import Runs
from .state import COLOURS, FLAT, GREEN, SEATS, SKILLS, WINTER, State
from .tables import (
    ANY_COLOURS,
    ANY_PRICE,
    COUNTER_BID,
    KIND,
    NO_COLOUR,
    PRICED,
    SKILL_PRICE,
    TURN_ORDER,
    USABLE,
    WORKER_PRICE,
)

NO_LIMIT: Final = 200
NO_GROUPS: Final[list[int]] = [0, 0]
_no_workers: Final = vec[i64]([0, 0, 0, 0])

# The limits of a place: on tiles fewer than LIMITS - 1 workers lie, so that the highest number stands for "no limit".
LIMITS: Final = 8
UNKNOWN: Final = -2
_unknown: Final = vec[i64]([UNKNOWN] * ((NO_COLOUR + 1) * LIMITS * LIMITS))


class Turns(Step):
    kind = kinds.TURNS
    name = "turn"
    verbs: tuple[int, ...] = (PASS, BID, USE)

    def run(self, state: State, packed: int) -> bool:
        if state.passes < state.rules.players:
            return True
        state.pop()
        return False

    def asked(self, state: State, packed: int) -> int:
        return 1 << state.turn

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != state.turn:
            return
        runs.add(action(PASS, seat))
        choice = Placing(state, seat)
        if choice.any_workers:
            choice.bids(runs)
            choice.uses(runs)
        for module in state.rules.modules:
            module.turn_answers(state, seat, runs)
        state.rules.free_answers(state, seat, runs)

    def about(self, state: State, packed: int) -> dict[str, Any]:
        return {"passes": state.passes}


class EndTurn(Step):
    """Closes a turn in which something was done: the next seat is asked."""

    kind = kinds.END_TURN
    name = "end-turn"

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        state.passes = 0
        state.turn = (state.turn + 1) % state.rules.players
        return False


def begin_turn(state: State) -> None:
    """Whatever the turn brings is put on top of its end."""
    state.push(frame(kinds.END_TURN, state.turn))


class Pass(Verb):
    number = PASS
    word = "pass"

    def apply(self, state: State, code: int) -> None:
        state.passes += 1
        state.tell("pass", state.turn, {})
        state.turn = (state.turn + 1) % state.rules.players

    def read(self, words: list[str], seat: int, lots: list[int]) -> int:
        return action(PASS, seat)


class Placing:
    """What one seat could place, and where."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.screen: vec[i64] = _no_workers[:]
        self.largest = 0  # the largest group of one colour that could be placed, or more
        for colour in range(COLOURS):
            have: int = state.workers[seat * COLOURS + colour]
            self.screen[colour] = have
            if have > self.largest:
                self.largest = have
        self.total = state.screen_total(seat)
        self.losing = state.losing(seat)
        # For each colour every subset of the losing bids of that colour: lots as bits, size, lots, size, ...
        self.subsets: list[list[int]] = []
        if self.losing:
            self._find_subsets()
        self.any_workers = self.total > 0 or self.losing != 0
        self._known: vec[i64] = _unknown[:]  # the ways found so far, by their limits

    def _find_subsets(self) -> None:
        state = self.state
        self.subsets = [[0, 0], [0, 0], [0, 0], [0, 0]]
        for lot in range(len(state.lots)):
            if self.losing >> lot & 1:
                at = lot * SEATS + self.seat
                size: int = state.bids[at]
                self.largest += size
                subsets = self.subsets[state.hues[at] & 3]
                for smaller in range(0, len(subsets), 2):
                    subsets.append(subsets[smaller] | 1 << lot)
                    subsets.append(subsets[smaller + 1] + size)

    def _ways(self, runs: Runs, tint: int, least: int, most: int) -> int:
        """The number of the ways to place `least` to `most` workers of the colour; of any one colour where there is
        none yet. -1 if there is no way."""
        if most > self.largest:
            most = self.largest
        if least > most:
            return -1
        key = (tint * LIMITS + (least if least < LIMITS else 0)) * LIMITS + (most if most < LIMITS else LIMITS - 1)
        number: int = self._known[key]
        if number == UNKNOWN or least >= LIMITS:
            ways = Runs(True)
            for colour in range(COLOURS):
                if tint in (colour, NO_COLOUR):
                    self._add_with_groups(ways, 0, colour, least, most, 0, 0)
            number = int(runs.learn(ways)) if ways.size else -1
            self._known[key] = number
        return number

    def _add_with_groups(
        self, runs: Runs, place: i64, colour: int, least: int, most: int, without: int, price: int
    ) -> None:
        """The same with losing bids, but those of some lots, and so that a price in workers can still be paid."""
        have: int = self.screen[colour]
        if not self.losing and not price:
            if have > most:
                have = most
            if have >= least:
                runs.add(place | colour << COLOUR_SHIFT | least, have - least + 1)
            return
        subsets = self.subsets[colour] if self.losing else NO_GROUPS
        for at in range(0, len(subsets), 2):
            if subsets[at] & without:
                continue
            size = subsets[at + 1]
            low = least - size if least > size else 0
            high = most - size
            if high > have:
                high = have
            if price and high >= low:
                high = min(high, self.left_for_price(price, colour, subsets[at]))
            if high >= low:
                runs.add(place | placing(colour, subsets[at], low), high - low + 1)

    # --- bids --------------------------------------------------------------------------------------------------------

    def bids(self, runs: Runs) -> None:
        state = self.state
        careful = state.ability[self.seat] & COUNTER_BID != 0
        first = action(BID, self.seat)
        lot = -1
        for tile in state.lots:
            lot += 1
            if state.closed[tile]:
                continue
            need = self.bid_needs(lot)
            if careful or self.losing >> lot & 1:
                # the seat's own losing bid stays where it is and counts already; boat 4a allows other colours
                for colour in self.bid_colours(lot):
                    self._add_with_groups(runs, first + (tile << TILE_SHIFT), colour, need, NO_LIMIT, 1 << lot, 0)
            elif need <= self.largest:
                ways = self._ways(runs, state.tint[tile], need, NO_LIMIT)
                if ways >= 0:
                    runs.add_ways(first + (tile << TILE_SHIFT), ways)

    def bid_colours(self, lot: int) -> list[int]:
        """The colours in which the seat may bid at a lot (BID-3, SUM-4a)."""
        tile = self.state.lots[lot]
        flat = self.own_flat(lot)
        if flat < NO_COLOUR:
            return [flat] if self.state.crowd[tile] == 0 else []
        tint = self.state.tint[tile]
        if tint == NO_COLOUR or self.may_counter(lot):
            return [0, 1, 2, 3]
        return [tint]

    def bid_needs(self, lot: int) -> int:
        """How many workers must be added at least (BID-4)."""
        leader: int = self.state.lead[lot]
        if leader == self.seat or leader >= SEATS:
            return 1
        most: int = self.state.bids[lot * SEATS + leader]
        return most + 1 - self.state.bids[lot * SEATS + self.seat]

    def own_flat(self, lot: int) -> int:
        """The colour of the seat's own flat bid at a lot; NO_COLOUR if it has none."""
        hue = self.state.hues[lot * SEATS + self.seat]
        return hue & 3 if hue & FLAT else NO_COLOUR

    def may_counter(self, lot: int) -> bool:
        """May the seat bid here in another colour (SUM-4a)? It has no flat bid here yet."""
        state = self.state
        tile = state.lots[lot]
        return (
            state.ability[self.seat] & COUNTER_BID != 0
            and KIND[tile] != TURN_ORDER
            and state.tint[tile] < GREEN
            and state.crowd[tile] == 0
            and state.bids[lot * SEATS + self.seat] == 0
            and state.lead[lot] < SEATS
        )

    # --- uses --------------------------------------------------------------------------------------------------------

    def uses(self, runs: Runs) -> None:
        for village in self.state.villages:
            self._uses_of(village, runs)
        if self.state.season != WINTER:
            self._uses_of(self.state.lots, runs)

    def _uses_of(self, tiles: list[int], runs: Runs) -> None:
        state = self.state
        limit = state.rules.tile_limit
        mixing = state.ability[self.seat] & ANY_COLOURS != 0
        first = action(USE, self.seat)
        for tile in tiles:
            side = state.face(tile)
            if not USABLE[side] or state.closed[tile]:
                continue
            least: int = state.last[tile] + 1
            most: int = limit - state.crowd[tile]
            if least > most:
                continue
            if USABLE[side] == PRICED or mixing:
                self._use_with_care(runs, tile, side, least, most)
            elif least <= self.largest:
                ways = self._ways(runs, state.tint[tile], least, most)
                if ways >= 0:
                    runs.add_ways(first + (tile << TILE_SHIFT), ways)

    def _use_with_care(self, runs: Runs, tile: int, side: int, least: int, most: int) -> None:
        """Where there is a price, or with boat 4b."""
        if SKILL_PRICE[side] and not self.has_skill(SKILL_PRICE[side]):
            return
        place = action(USE, self.seat, tile)
        tint: int = self.state.tint[tile]
        if self.may_mix(tile):
            self._add_mixed(runs, place, least, most, WORKER_PRICE[side])
            return
        for colour in range(COLOURS):
            if tint in (NO_COLOUR, colour):
                self._add_with_groups(runs, place, colour, least, most, 0, WORKER_PRICE[side])

    def may_mix(self, tile: int) -> bool:
        """May workers of any colours be placed on this tile (SUM-4b)?"""
        state = self.state
        return state.ability[self.seat] & ANY_COLOURS != 0 and (state.tint[tile] < NO_COLOUR or state.crowd[tile] > 0)

    def has_skill(self, price: int) -> bool:
        at = self.seat * SKILLS
        skills = self.state.skills
        if price == ANY_PRICE:
            return skills[at] + skills[at + 1] + skills[at + 2] > 0
        return skills[at + price - 1] > 0

    def left_for_price(self, price: int, colour: int, groups: int) -> int:
        """How many of this colour may leave the screen so that the price in workers can still be paid (USE-11)."""
        if self._group_pays(price, groups):
            return NO_LIMIT
        if price == ANY_PRICE:
            return self.total - 1
        paying: int = self.screen[price - 1]
        if colour == MIXED:
            return self.total - 1 if paying > 0 else -1
        if colour == price - 1:
            return paying - 1
        return NO_LIMIT if paying > 0 else -1

    def _group_pays(self, price: int, groups: int) -> bool:
        """Is there a losing bid, not among these, that could be given up as the price?"""
        left = self.losing & ~groups
        for lot in range(len(self.state.lots)):
            if left >> lot & 1 and (price == ANY_PRICE or self.state.hues[lot * SEATS + self.seat] & 3 == price - 1):
                return True
        return False

    def _add_mixed(self, runs: Runs, place: i64, least: int, most: int, price: int) -> None:
        """With any colours: so many from the screen (which ones is asked next), and any losing bids."""
        every = self._every_subset()
        for at in range(0, len(every), 2):
            size = every[at + 1]
            low = max(least - size, 0)
            high = min(most - size, self.total)
            if price and high >= low:
                high = min(high, self.left_for_price(price, MIXED, every[at]))
            if high >= low:
                runs.add(place | placing(MIXED, every[at], low), high - low + 1)

    def _every_subset(self) -> list[int]:
        """The subsets of all losing bids together, whatever their colours."""
        every = [0, 0]
        for own in self.subsets:
            more: list[int] = []
            for at in range(2, len(own), 2):
                for other in range(0, len(every), 2):
                    more.append(own[at] | every[other])
                    more.append(own[at + 1] + every[other + 1])
            every += more
        return every
