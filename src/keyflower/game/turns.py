"""A turn: bid, use a tile, or pass (TURN-1 to TURN-3), and the list of everything that is legal.

The list is the heart of the engine's speed. Losing bids are grouped by colour once (every subset of one colour with
its size), then each place adds runs of neighbouring numbers.
"""

from typing import Any, Final

from . import kinds
from .codes import BID, MIXED, PASS, USE, action, frame, placing
from .rules import Runs, Step, Verb
from .state import COLOURS, FLAT, GREEN, SEATS, SKILLS, WINTER, State
from .tables import (
    ANY_COLOURS,
    ANY_PRICE,
    COUNTER_BID,
    KIND,
    NO_COLOUR,
    SKILL_PRICE,
    TURN_ORDER,
    USABLE,
    WORKER_PRICE,
)

NO_LIMIT: Final = 200


class Turns(Step):
    kind = kinds.TURNS
    name = "turn"
    verbs = (PASS, BID, USE)

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
        runs.append(action(PASS, seat))
        runs.append(1)
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
        self.screen = [state.workers[seat * COLOURS + colour] for colour in range(COLOURS)]
        self.total = state.screen_total(seat)
        self.losing = state.losing(seat)
        # For each colour every subset of the losing bids of that colour: lots as bits, size, lots, size, ...
        self.subsets: list[list[int]] = [[0, 0], [0, 0], [0, 0], [0, 0]]
        if self.losing:
            for lot in range(len(state.lots)):
                if self.losing >> lot & 1:
                    self._add(lot, state.hues[lot * SEATS + seat] & 3, state.bids[lot * SEATS + seat])
        self.any_workers = self.total > 0 or self.losing != 0

    def _add(self, lot: int, colour: int, size: int) -> None:
        subsets = self.subsets[colour]
        for at in range(0, len(subsets), 2):
            subsets.append(subsets[at] | 1 << lot)
            subsets.append(subsets[at + 1] + size)

    def every_subset(self) -> list[int]:
        """The subsets of all losing bids together, whatever their colours (for boat 4b)."""
        every = [0, 0]
        for colour in range(COLOURS):
            more: list[int] = []
            own = self.subsets[colour]
            for at in range(2, len(own), 2):
                for other in range(0, len(every), 2):
                    more.append(own[at] | every[other])
                    more.append(own[at + 1] + every[other + 1])
            every += more
        return every

    # --- bids --------------------------------------------------------------------------------------------------------

    def bids(self, runs: Runs) -> None:
        state = self.state
        seat = self.seat
        for lot in range(len(state.lots)):
            tile = state.lots[lot]
            if state.closed[tile]:
                continue
            need = self.bid_needs(lot)
            first = action(BID, seat, tile)
            hue = self.own_flat(lot)
            tint = state.tint[tile]
            if hue < NO_COLOUR:
                if state.crowd[tile] == 0:
                    self._bid(runs, first, lot, hue, need)
            elif tint < NO_COLOUR:
                self._bid(runs, first, lot, tint, need)
                if self.may_counter(lot):
                    for colour in range(COLOURS):
                        if colour != tint:
                            self._bid(runs, first, lot, colour, need)
            else:
                for colour in range(COLOURS):
                    self._bid(runs, first, lot, colour, need)

    def bid_needs(self, lot: int) -> int:
        """How many workers must be added at least (BID-4)."""
        leader = self.state.lead[lot]
        if leader == self.seat or leader >= SEATS:
            return 1
        most = self.state.bids[lot * SEATS + leader]
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

    def _bid(self, runs: Runs, first: int, lot: int, colour: int, need: int) -> None:
        have = self.screen[colour]
        subsets = self.subsets[colour]
        here = 1 << lot
        for at in range(0, len(subsets), 2):
            groups = subsets[at]
            if groups & here:  # it stays where it is and counts already
                continue
            least = need - subsets[at + 1]
            if least <= 0:
                least = 0
            if least <= have:
                runs.append(first | placing(colour, groups, least))
                runs.append(have - least + 1)

    # --- uses --------------------------------------------------------------------------------------------------------

    def uses(self, runs: Runs) -> None:
        state = self.state
        for village in state.villages:
            for tile in village:
                if USABLE[tile * 2 + state.upgraded[tile]]:
                    self._use(runs, tile)
        if state.season != WINTER:
            for tile in state.lots:
                if USABLE[tile * 2]:
                    self._use(runs, tile)

    def _use(self, runs: Runs, tile: int) -> None:
        state = self.state
        if state.closed[tile]:
            return
        least = state.last[tile] + 1
        most = state.rules.tile_limit - state.crowd[tile]
        if least > most:
            return
        side = tile * 2 + state.upgraded[tile]
        if SKILL_PRICE[side] and not self.has_skill(SKILL_PRICE[side]):
            return
        first = action(USE, self.seat, tile)
        if self.may_mix(tile):
            self._use_mixed(runs, first, least, most, WORKER_PRICE[side])
            return
        tint = state.tint[tile]
        if tint < NO_COLOUR:
            self._use_colour(runs, first, tint, least, most, WORKER_PRICE[side])
        else:
            for colour in range(COLOURS):
                self._use_colour(runs, first, colour, least, most, WORKER_PRICE[side])

    def may_mix(self, tile: int) -> bool:
        """May workers of any colours be placed on this tile (SUM-4b, EXT-4)?"""
        state = self.state
        return state.ability[self.seat] & ANY_COLOURS != 0 and (state.tint[tile] < NO_COLOUR or state.crowd[tile] > 0)

    def has_skill(self, price: int) -> bool:
        at = self.seat * SKILLS
        skills = self.state.skills
        if price == ANY_PRICE:
            return skills[at] + skills[at + 1] + skills[at + 2] > 0
        return skills[at + price - 1] > 0

    def _use_colour(self, runs: Runs, first: int, colour: int, least: int, most: int, price: int) -> None:
        subsets = self.subsets[colour]
        have = self.screen[colour]
        for at in range(0, len(subsets), 2):
            size = subsets[at + 1]
            low = least - size
            if low < 0:
                low = 0
            high = most - size
            if high > have:
                high = have
            if price and high >= low:
                left = self.left_for_price(price, colour, subsets[at])
                if high > left:
                    high = left
            if high >= low:
                runs.append(first | placing(colour, subsets[at], low))
                runs.append(high - low + 1)

    def left_for_price(self, price: int, colour: int, groups: int) -> int:
        """How many of this colour may leave the screen so that the price in workers can still be paid (USE-11)."""
        if self._group_pays(price, groups):
            return NO_LIMIT
        if price == ANY_PRICE:
            return self.total - 1
        paying = self.screen[price - 1]
        if colour == MIXED:
            return self.total - 1 if paying > 0 else -1
        if colour == price - 1:
            return paying - 1
        return NO_LIMIT if paying > 0 else -1

    def _group_pays(self, price: int, groups: int) -> bool:
        """Is there a losing bid, not among these, that could be given up as the price?"""
        for lot in range(len(self.state.lots)):
            if self.losing & ~groups & 1 << lot and (
                price == ANY_PRICE or self.state.hues[lot * SEATS + self.seat] & 3 == price - 1
            ):
                return True
        return False

    def _use_mixed(self, runs: Runs, first: int, least: int, most: int, price: int) -> None:
        every = self.every_subset()
        for at in range(0, len(every), 2):
            size = every[at + 1]
            low = max(least - size, 0)
            high = min(most - size, self.total)
            if price and high >= low:
                high = min(high, self.left_for_price(price, MIXED, every[at]))
            if high >= low:
                runs.append(first | placing(MIXED, every[at], low))
                runs.append(high - low + 1)
