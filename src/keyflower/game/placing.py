"""Placing workers, for a bid or a use: everything that is legal, and why something else is not.

The list is the heart of the engine's speed: every turn looks at every tile on the table. So the state keeps
the limits of each tile at hand, and where nothing special is going on `_place` writes the runs of all of them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ..catalogue import COLOURS
from .codes import (
    AT_A_PRICE,
    BID_VERB,
    COLOUR_SHIFT,
    LEAST,
    LEAST_SHIFT,
    MARK_SHIFT,
    MIXED,
    MOST,
    TILE_SHIFT,
    TINT_SHIFT,
    USE_VERB,
    action,
    colour_of,
    count_of,
    groups_of,
    placing,
    tile_of,
    verb_of,
)
from .events import IllegalAction
from .notation import tile_id, workers
from .printed import (
    ANY_COLOURS,
    ANY_PRICE,
    COPIES,
    COUNTER_BID,
    KIND,
    NEIGHBOUR,
    NO_COLOUR,
    SIDES,
    SKILL_PRICE,
    TURN_ORDER,
    USABLE,
    VILLAGE,
    WORKER_PRICE,
)
from .rows import NOBODY, Cells, members
from .runs import Runs
from .state import FLAT, GREEN, N_COLOURS, N_SKILLS, SEATS, WINTER, State
from .village import side_towards

NO_LIMIT: Final = 200
NO_GROUPS: Final = vec[i64]([0, 0])

# The workers that a seat may place, 16 bits for each colour: how many, then a bit that is always set, then the colour.
HELD_BITS: Final = 16
HELD: Final = 0xFFFF
HELD_SHIFT: Final = 3
HELD_MARK: Final = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class Placing:
    """What one seat could place, and where."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.first = seat * N_COLOURS  # of its row of workers
        self.mixing = state.ability[seat] & ANY_COLOURS != 0
        self.losing: i64 = state.losing(seat)
        # For each colour every subset of the losing bids of that colour: lots as bits, size, lots, size, ...
        self.subsets: list[vec[i64]] = []
        grouped: i64 = 0
        if self.losing:
            grouped = self._find_subsets()
        held: i64 = 0
        at_hand: i64 = 0
        places: i64 = 0
        total: i64 = 0
        largest: i64 = 0
        for colour in range(N_COLOURS):
            have: int = state.workers[self.first + colour]
            count: i64 = have
            one = count << HELD_SHIFT | HELD_MARK | colour
            held |= one << HELD_BITS * colour
            if have > 0 or grouped >> colour & 1:
                at_hand |= one << places
                places += HELD_BITS
            total += count
            if count > largest:
                largest = count
        self.held: i64 = held  # each colour in its own place
        self.at_hand: i64 = at_hand  # without gaps: the colours of which there are any
        self.total: i64 = total
        self.largest: i64 = largest  # the most of one colour
        self.any_workers = total > 0 or self.losing != 0

    def _find_subsets(self) -> i64:
        """Returns the colours that have losing bids, as bits."""
        state = self.state
        grouped: i64 = 0
        self.subsets = [NO_GROUPS, NO_GROUPS, NO_GROUPS, NO_GROUPS]
        for lot in range(len(state.lots)):
            if self.losing >> lot & 1:
                at = lot * SEATS + self.seat
                size: int = state.bids[at]
                colour: int = state.hues[at] & 3
                subsets = self.subsets[colour][:]
                for smaller in range(0, len(subsets), 2):
                    subsets = append(subsets, subsets[smaller] | 1 << lot)
                    subsets = append(subsets, subsets[smaller + 1] + size)
                self.subsets[colour] = subsets
                grouped |= 1 << colour
        return grouped

    def _place(self, runs: Runs, first: i64, tiles: list[int], bounds: Cells) -> None:
        """Adds, for each tile within its limits, workers from the screen. Most of a turn's list is made here."""
        if self.losing:
            self._place_with_groups(runs, first, tiles, bounds)
            return
        held = self.held
        at_hand = self.at_hand
        largest = self.largest
        leading: i64 = self.seat + 1
        runs.reserve(N_COLOURS * len(tiles))
        edges = runs.edges
        end = runs.end
        size = runs.size
        for number in tiles:
            tile: i64 = number
            packed: int = bounds[tile]  # first as `int`: 16 bits do not become 64 by themselves
            bound: i64 = packed
            if bound == 0:
                continue
            least = bound >> LEAST_SHIFT & LEAST
            mark = bound >> MARK_SHIFT
            if mark:
                if mark == AT_A_PRICE:
                    runs.end = end
                    runs.size = size
                    self._use_and_pay(runs, number, bound)
                    runs.reserve(N_COLOURS * len(tiles))
                    edges = runs.edges
                    end = runs.end
                    size = runs.size
                    continue
                if mark == leading:
                    least = 1
            if least > largest:
                continue
            most = bound & MOST
            if most == MOST:
                most = NO_LIMIT
            place = first + (tile << TILE_SHIFT) + least
            tint = bound >> TINT_SHIFT & 7
            left = at_hand
            if tint != NO_COLOUR:
                left = held >> HELD_BITS * tint & HELD
            while left:
                count = (left & HELD) >> HELD_SHIFT
                if count > most:
                    count = most
                count -= least - 1
                if count > 0:
                    edges[end] = place + ((left & 3) << COLOUR_SHIFT)
                    edges[end + 1] = count
                    end += 2
                    size += count
                left >>= HELD_BITS
        runs.end = end
        runs.size = size

    def _place_with_groups(self, runs: Runs, first: i64, tiles: list[int], bounds: Cells) -> None:
        """The same with losing bids, of which one on the tile itself stays there and counts already."""
        for tile in tiles:
            packed: int = bounds[tile]
            if packed == 0:
                continue
            bound: i64 = packed
            least = bound >> LEAST_SHIFT & LEAST
            mark = bound >> MARK_SHIFT
            stays: i64 = 0
            if mark == AT_A_PRICE:
                self._use_with_care(runs, tile)
                continue
            if mark == self.seat + 1:
                least = 1
            elif mark:
                lot: int = self.state.lot_of[tile]
                own: int = self.state.bids[lot * SEATS + self.seat]
                least -= own
                stays = 1 << lot
            most = bound & MOST
            if most == MOST:
                most = NO_LIMIT
            place = first + (tile << TILE_SHIFT)
            tint = bound >> TINT_SHIFT & 7
            left = self.at_hand
            if tint != NO_COLOUR:
                left = self.held >> HELD_BITS * tint & HELD
            while left:
                self._add_with_groups(runs, place, left & 3, least, most, stays, 0)
                left >>= HELD_BITS

    def _add_with_groups(
        self, runs: Runs, place: i64, colour: i64, least: i64, most: i64, without: i64, prices: int
    ) -> None:
        """Workers from the screen and losing bids, but those of some lots, so that a price in workers can still be
        paid."""
        have: int = self.state.workers[self.first + colour]
        held: i64 = have
        subsets = NO_GROUPS
        if self.losing:
            subsets = self.subsets[colour]
        for at in range(0, len(subsets), 2):
            if subsets[at] & without:
                continue
            size = subsets[at + 1]
            low: i64 = 0
            if least > size:
                low = least - size
            high = most - size
            if high > held:
                high = held
            if prices and high >= low:
                left: i64 = self.left_for_price(prices, colour, subsets[at])
                if high > left:
                    high = left
            if high >= low:
                runs.add(place | placing(colour, subsets[at], low), high - low + 1)

    # --- bids --------------------------------------------------------------------------------------------------------

    def bids(self, runs: Runs) -> None:
        state = self.state
        if not state.ability[self.seat] & COUNTER_BID:
            self._place(runs, action(BID_VERB, self.seat), state.lots, state.bid_limits)
            return
        for lot in range(len(state.lots)):
            if not state.closed[state.lots[lot]]:
                self._bid_with_care(runs, lot)

    def _bid_with_care(self, runs: Runs, lot: int) -> None:
        """With boat 4a, which allows other colours."""
        place = action(BID_VERB, self.seat, self.state.lots[lot])
        for colour in self.bid_colours(lot):
            self._add_with_groups(runs, place, colour, self.bid_needs(lot), NO_LIMIT, 1 << lot, 0)

    def bid_colours(self, lot: int) -> list[int]:
        """The colours in which the seat may bid at a lot (BID-3, SUM-4a)."""
        tile = self.state.lots[lot]
        flat = self.own_flat(lot)
        if flat < NO_COLOUR:
            return [flat] if self.state.on[tile] == 0 else []
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
            and state.on[tile] == 0
            and state.bids[lot * SEATS + self.seat] == 0
            and state.lead[lot] < SEATS
        )

    # --- uses --------------------------------------------------------------------------------------------------------

    def uses(self, runs: Runs) -> None:
        first = action(USE_VERB, self.seat)
        for village in self.state.villages:
            self._uses_of(runs, first, village)
        if self.state.season != WINTER:
            self._uses_of(runs, first, self.state.lots)

    def _uses_of(self, runs: Runs, first: i64, tiles: list[int]) -> None:
        if not self.mixing:
            self._place(runs, first, tiles, self.state.use_limits)
            return
        for tile in tiles:
            if self.state.use_limits[tile]:
                self._use_with_care(runs, tile)

    def _use_and_pay(self, runs: Runs, tile: int, bound: i64) -> None:
        """Where there is a price. A worker that is to be given up must be left behind the screen (USE-11)."""
        side = self.state.face(tile)
        if COPIES[side]:
            self._use_with_care(runs, tile)
            return
        if SKILL_PRICE[side] and not has_skill(self.state, self.seat, SKILL_PRICE[side]):
            return
        price: int = WORKER_PRICE[side]
        paying: i64 = price - 1
        if 0 <= paying < N_COLOURS and self.state.workers[self.first + paying] == 0:
            return
        least = bound >> LEAST_SHIFT & LEAST
        most = bound & MOST
        place = action(USE_VERB, self.seat, tile, least)
        tint = bound >> TINT_SHIFT & 7
        left = self.at_hand
        if tint != NO_COLOUR:
            left = self.held >> HELD_BITS * tint & HELD
        while left:
            colour = left & 3
            count = (left & HELD) >> HELD_SHIFT
            if paying == colour or (paying >= N_COLOURS and count == self.total):
                count -= 1
            if count > most:
                count = most
            if count >= least:
                runs.add(place + (colour << COLOUR_SHIFT), count - least + 1)
            left >>= HELD_BITS

    def _use_with_care(self, runs: Runs, tile: int) -> None:
        """With losing bids, with boat 4b, or at the price of another tile."""
        prices = prices_asked(self.state, self.seat, tile)
        if prices == CANNOT_PAY:
            return
        bound: int = self.state.use_limits[tile]
        least = bound >> LEAST_SHIFT & LEAST
        most = bound & MOST
        place = action(USE_VERB, self.seat, tile)
        tint: int = self.state.tint[tile]
        if self.may_mix(tile):
            self._add_mixed(runs, place, least, most, prices)
            return
        for colour in range(N_COLOURS):
            if tint in (NO_COLOUR, colour):
                self._add_with_groups(runs, place, colour, least, most, 0, prices)

    def may_mix(self, tile: int) -> bool:
        """May workers of any colours be placed on this tile (SUM-4b)?"""
        state = self.state
        return self.mixing and (state.tint[tile] < NO_COLOUR or state.on[tile] != 0)

    def left_for_price(self, prices: int, colour: int, groups: int) -> int:
        """How many of this colour may leave the screen so that one of the prices in workers can still be paid."""
        most = -1
        for price in members(prices):
            most = max(most, self._left_for_one(price, colour, groups))
        return most

    def _left_for_one(self, price: int, colour: int, groups: int) -> int:
        if self.losing and self.state.paying_bids(self.seat, price) & ~groups:
            return NO_LIMIT
        if price == ANY_PRICE:
            return self.total - 1
        paying: int = self.state.workers[self.first + price - 1]
        if colour == MIXED:
            return self.total - 1 if paying > 0 else -1
        if colour == price - 1:
            return paying - 1
        return NO_LIMIT if paying > 0 else -1

    def _add_mixed(self, runs: Runs, place: i64, least: int, most: int, prices: int) -> None:
        """With any colours: so many from the screen (which ones is asked next), and any losing bids."""
        every = self._every_subset()
        for at in range(0, len(every), 2):
            size = every[at + 1]
            low = max(least - size, 0)
            high = min(most - size, self.total)
            if prices and high >= low:
                high = min(high, self.left_for_price(prices, MIXED, every[at]))
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


# --- prices -----------------------------------------------------------------------------------------------------------

CANNOT_PAY: Final = -1


def has_skill(state: State, seat: int, price: int) -> bool:
    if price == ANY_PRICE:
        return state.skill_total(seat) > 0
    return state.skills[seat * N_SKILLS + price - 1] > 0


def copied_tiles(state: State, tile: int, reach: int) -> list[int]:
    """The tiles of its village whose effect a tile may carry out, whatever their price (PRO-5)."""
    owner: int = state.owner[tile]
    if owner == NOBODY:
        return []
    here: int = state.at[tile]
    found: list[int] = []
    for other in state.villages[owner]:
        side = state.face(other)
        if KIND[other] == VILLAGE and USABLE[side] and not COPIES[side]:
            there: int = state.at[other]
            if reach != NEIGHBOUR or side_towards(here, there) < SIDES:
                found.append(other)
    return found


def prices_asked(state: State, seat: int, tile: int) -> int:
    """The prices in workers of which a seat must pay one for a use (USE-11), as bits by their numbers (`printed.py`);
    0 if it needs none, CANNOT_PAY if it has not the skill, or no tile to copy."""
    side = state.face(tile)
    if COPIES[side]:
        found = CANNOT_PAY
        for other in copied_tiles(state, tile, COPIES[side]):
            price = prices_asked(state, seat, other)
            if price == 0:
                return 0
            if price != CANNOT_PAY:
                found = price if found == CANNOT_PAY else found | price
        return found
    if SKILL_PRICE[side] and not has_skill(state, seat, SKILL_PRICE[side]):
        return CANNOT_PAY
    return 1 << WORKER_PRICE[side] if WORKER_PRICE[side] else 0


def leaves_price(state: State, seat: int, prices: int, row: list[int]) -> bool:
    """Once these workers have left the screen: can one of the prices still be paid?"""
    left = state.screen_total(seat) - sum(row)
    for price in members(prices):
        if state.paying_bids(seat, price):
            return True
        if left > 0 if price == ANY_PRICE else state.workers[seat * N_COLOURS + price - 1] > row[price - 1]:
            return True
    return prices == 0


def can_pay_now(state: State, seat: int, tile: int) -> bool:
    """Could the effect of a tile be paid for with no further worker placed?"""
    prices = prices_asked(state, seat, tile)
    return prices != CANNOT_PAY and leaves_price(state, seat, prices, [0] * N_COLOURS)


# --- refusals ---------------------------------------------------------------------------------------------------------


def refuse_closed(state: State, tile: int) -> IllegalAction | None:
    if state.closed[tile]:
        return IllegalAction(
            state.rules.closed_by,
            "tile-closed",
            f"Nobody may place workers at {tile_id(tile)} now.",
            {"tile": tile_id(tile)},
        )
    return None


def refuse_workers(state: State, seat: int, code: int) -> IllegalAction | None:
    """Are the workers named there to be placed: enough behind the screen, and whole losing bids of one colour?"""
    colour = colour_of(code)
    count = count_of(code)
    have = state.screen_total(seat) if colour == MIXED else state.workers[seat * N_COLOURS + colour]
    name = "" if colour == MIXED else COLOURS[colour]
    if count > have == 0 and colour != MIXED and state.tint[tile_of(code)] == colour:
        tile = tile_id(tile_of(code))
        return IllegalAction(
            "BID-3" if verb_of(code) == BID_VERB else "USE-4",
            "no-worker-of-colour",
            f"{tile} is {name} this season, and you have no {name} worker behind your screen.",
            {"tile": tile, "colour": name},
        )
    if count > have:
        return IllegalAction(
            "BID-2",
            "not-enough-workers",
            f"You have {workers(have, name)} behind your screen, not {count}.",
            {"colour": name, "have": have, "need": count},
        )
    for lot in range(len(state.lots)):
        if not groups_of(code) >> lot & 1:
            continue
        at = lot * SEATS + seat
        where = tile_id(state.lots[lot])
        if state.bids[at] == 0:
            return IllegalAction("BID-2", "no-bid-there", f"You have no bid at {where}.", {"tile": where})
        if state.lead[lot] == seat:
            return IllegalAction(
                "BID-6", "group-not-losing", f"Your bid at {where} is leading and must stay.", {"tile": where}
            )
        if colour != MIXED and state.hues[at] & 3 != colour:
            given = COLOURS[state.hues[at] & 3]
            return IllegalAction(
                "BID-3",
                "group-wrong-colour",
                f"Your losing bid at {where} is {given}, not {name}.",
                {"tile": where, "given": given, "needed": name},
            )
    if count == 0 and groups_of(code) == 0:
        return IllegalAction("BID-1", "no-workers-named", "At least one worker must be placed.", {})
    return None


def group_size(state: State, seat: int, groups: int) -> int:
    return sum(state.bids[lot * SEATS + seat] for lot in range(len(state.lots)) if groups >> lot & 1)


def refuse_colour(state: State, tile: int, code: int, rule: str) -> IllegalAction:
    needed = COLOURS[state.tint[tile]]
    given = "mixed" if colour_of(code) == MIXED else COLOURS[colour_of(code)]
    return IllegalAction(
        rule,
        "wrong-colour",
        f"At {tile_id(tile)} only {needed} workers may be placed, not {given} ones.",
        {"tile": tile_id(tile), "needed": needed, "given": given},
    )
