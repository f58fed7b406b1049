"""The instinct: what a player who thinks would do here, guessed at a glance.

A small net for each season looks at what a seat sees (`sights.py`) and at a few figures of each move, and says how much
each is like the move that a search would choose. That takes some thirty microseconds a turn, a seventh of looking one
move ahead, and so imagined games are played on by instinct. The weights were learnt from the choices of those who look
ahead (`python -m keyflower.lab.school`, see docs/opponents.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..game.chance import Chance
from ..game.codes import (
    BID_VERB,
    BUILD_VILLAGES_STEP,
    COLOUR_SHIFT,
    COUNT,
    FIRST_MODULE_VERB,
    GROUP_MASK,
    GROUP_SHIFT,
    PASS_VERB,
    TILE_SHIFT,
    TURNS_STEP,
    USE_VERB,
    VERB_SHIFT,
    frame_kind,
)
from ..game.playout import Policy
from ..game.printed import NO_COLOUR, TILES
from ..game.rows import NOBODY
from ..game.runs import Runs
from ..game.state import GREEN, N_COLOURS, SEATS, State
from .foresight import Foresight
from .placing_worth import NUMBERS
from .sensible import NOISE_STEPS
from .sights import Sight

SIGHT_CELLS: Final = 64  # that see the table
MOVE_CELLS: Final = 16  # that see a move, and what the others make of the table
MODULE_SLOTS: Final = 8

# A move's slot: a bid or a use by its tile, the pass, what modules allow by its verb.
BID_SLOTS: Final = 0
USE_SLOTS: Final = BID_SLOTS + TILES
PASS_SLOT: Final = USE_SLOTS + TILES
OTHER_SLOTS: Final = PASS_SLOT + 1
MOVE_SLOTS: Final = OTHER_SLOTS + MODULE_SLOTS

# Its figures.
PRIOR: Final = 0  # what it is worth at sight
BEHIND: Final = 1  # how far that is behind the best
IS_PASS: Final = 2
IS_BID: Final = 3
IS_USE: Final = 4
FIRST_OF_ITS_KIND: Final = 5  # the best at sight of its slot
FRESH: Final = 6  # workers from the screen
AGAIN: Final = 7  # workers of losing bids
IN_GREEN: Final = 8
COLOUR_LEFT: Final = 9  # of its colour behind the screen, after it
SCREEN_LEFT: Final = 10
BID_IN_ALL: Final = 11
OVER_ANOTHER: Final = 12  # somebody else leads
FOR_NOBODYS: Final = 13
FOR_OWN: Final = 14
TOPPED: Final = 15  # the share of the others who have the workers to bid more
FIRST_COLOUR: Final = 16  # no worker lies there yet: it says which colour is asked for
AT_HOME: Final = 17  # a use in one's own village
AT_OTHERS: Final = 18
AT_LED: Final = 19  # a use on a tile of the auction: one leads, somebody else, nobody
AT_THEIRS: Final = 20
AT_NOBODYS: Final = 21
CROWDED: Final = 22  # workers that lie there already
LAST_PASS: Final = 23
MOVE_FIGURES: Final = 24

MOST_MOVES: Final = 200
LOWEST_PRIOR: Final = -6.0
HIGHEST_PRIOR: Final = 12.0
FURTHEST_BEHIND: Final = -8.0
NOT_AGAIN: Final = 1e9
HEED: Final = 0.5

_no_slots: Final = vec[i64]([0] * MOST_MOVES)
_no_figures: Final = vec[float]([0.0] * (MOST_MOVES * MOVE_FIGURES))
_no_cells: Final = vec[float]([0.0] * SIGHT_CELLS)
_no_small: Final = vec[float]([0.0] * MOVE_CELLS)


class Choices:
    """The moves of a turn, as an instinct sees them; those beyond MOST_MOVES it does not see."""

    def __init__(self) -> None:
        self.places: vec[i64] = _no_slots[:]  # among all the codes
        self.slots: vec[i64] = _no_slots[:]
        self.figures: vec[float] = _no_figures[:]
        self.count: i64 = 0

    def look(self, state: State, seat: int, codes: vec[i64], priors: vec[float]) -> None:
        """Moves of one tile come one after the other: of each slot the best two at sight are looked at."""
        self.pick(codes, priors)
        highest = -NOT_AGAIN
        count = self.count
        move: i64 = 0
        while move < count:
            if priors[self.places[move]] > highest:
                highest = priors[self.places[move]]
            move += 1
        figures = _no_figures[: count * MOVE_FIGURES]
        screen: i64 = state.screen_total(seat)
        move = 0
        while move < count:
            at = self.places[move]
            row = move * MOVE_FIGURES
            if move == 0 or self.slots[move] != self.slots[move - 1]:
                figures[row + FIRST_OF_ITS_KIND] = 1.0
            prior = priors[at]
            figures[row + PRIOR] = max(LOWEST_PRIOR, min(HIGHEST_PRIOR, prior)) / 4.0
            figures[row + BEHIND] = max(FURTHEST_BEHIND, prior - highest) / 4.0
            code = codes[at]
            verb = code >> VERB_SHIFT
            if verb == PASS_VERB:
                figures[row + IS_PASS] = 1.0
                if state.passes == state.rules.players - 1:
                    figures[row + LAST_PASS] = 1.0
            elif verb == BID_VERB:
                total = self.placed(state, seat, code, screen, figures, row)
                self.bid(state, seat, code, total, figures, row)
            elif verb == USE_VERB:
                self.placed(state, seat, code, screen, figures, row)
                self.use(state, seat, code, figures, row)
            move += 1
        self.figures = figures

    def pick(self, codes: vec[i64], priors: vec[float]) -> None:
        """The best two at sight of each slot, the better one first."""
        count: i64 = 0
        begun: i64 = -1  # where this slot's best stands
        at: i64 = 0
        while at < len(codes):
            slot = slot_of(codes[at])
            if begun < 0 or slot != self.slots[begun]:
                if count == MOST_MOVES:
                    break
                begun = count
                self.slots[count] = slot
                self.places[count] = at
                count += 1
            else:
                best = self.places[begun]
                second = at
                if priors[at] > priors[best]:
                    self.places[begun] = at
                    second = best
                if count == begun + 2:
                    if priors[second] > priors[self.places[begun + 1]]:
                        self.places[begun + 1] = second
                elif count < MOST_MOVES:
                    self.slots[count] = slot
                    self.places[count] = second
                    count += 1
            at += 1
        self.count = count

    def placed(self, state: State, seat: int, code: i64, screen: i64, figures: vec[float], row: i64) -> i64:
        """The workers of a bid or use; returns how many."""
        colour = code >> COLOUR_SHIFT & 7
        fresh = code & COUNT
        groups = code >> GROUP_SHIFT & GROUP_MASK
        again: i64 = 0
        bid: i64 = seat
        while groups:
            if groups & 1:
                again += i64(state.bids[bid])
            groups >>= 1
            bid += SEATS
        figures[row + FRESH] = NUMBERS[fresh] / 3.0
        figures[row + AGAIN] = NUMBERS[again] / 3.0
        if colour < N_COLOURS:
            own: i64 = seat * N_COLOURS
            left = i64(state.workers[own + colour]) - fresh
            figures[row + COLOUR_LEFT] = (NUMBERS[left] if left > 0 else 0.0) / 4.0
            if colour == GREEN:
                figures[row + IN_GREEN] = 1.0
        figures[row + SCREEN_LEFT] = NUMBERS[screen - fresh] / 8.0
        if state.tint[code >> TILE_SHIFT & 255] == NO_COLOUR:
            figures[row + FIRST_COLOUR] = 1.0
        return fresh + again

    def bid(self, state: State, seat: int, code: i64, total: i64, figures: vec[float], row: i64) -> None:
        figures[row + IS_BID] = 1.0
        lot = i64(state.lot_of[code >> TILE_SHIFT & 255])
        total += i64(state.bids[lot * SEATS + seat])
        figures[row + BID_IN_ALL] = NUMBERS[total] / 4.0
        leader = state.lead[lot]
        if leader == seat:
            figures[row + FOR_OWN] = 1.0
        elif leader == NOBODY:
            figures[row + FOR_NOBODYS] = 1.0
        else:
            figures[row + OVER_ANOTHER] = 1.0
        colour = code >> COLOUR_SHIFT & 7
        if colour >= N_COLOURS:
            return
        players: i64 = state.rules.players
        rivals: i64 = 0
        other: i64 = 0
        while other < players:
            if other != seat:
                have = i64(state.bids[lot * SEATS + other]) + i64(state.workers[other * N_COLOURS + colour])
                if have > total:
                    rivals += 1
            other += 1
        figures[row + TOPPED] = NUMBERS[rivals] / NUMBERS[players - 1]

    def use(self, state: State, seat: int, code: i64, figures: vec[float], row: i64) -> None:
        figures[row + IS_USE] = 1.0
        tile = code >> TILE_SHIFT & 255
        if state.on[tile]:
            figures[row + CROWDED] = NUMBERS[state.crowd(int(tile))] / 3.0
        owner = state.owner[tile]
        if owner == seat:
            figures[row + AT_HOME] = 1.0
        elif owner != NOBODY:
            figures[row + AT_OTHERS] = 1.0
        else:
            leader = state.lead[i64(state.lot_of[tile])]
            if leader == seat:
                figures[row + AT_LED] = 1.0
            elif leader == NOBODY:
                figures[row + AT_NOBODYS] = 1.0
            else:
                figures[row + AT_THEIRS] = 1.0


def slot_of(code: i64) -> i64:
    verb = code >> VERB_SHIFT
    if verb == PASS_VERB:
        return PASS_SLOT
    tile = code >> TILE_SHIFT & 255
    if verb == BID_VERB:
        return BID_SLOTS + tile
    if verb == USE_VERB:
        return USE_SLOTS + tile
    other = verb - FIRST_MODULE_VERB
    return OTHER_SLOTS + (other if 0 <= other < MODULE_SLOTS else 0)


class Leaning:
    """The net of one season. The rows of a layer lie one after the other, one for each of its inputs, then those added
    to each cell; of the slots each row has one number for each cell, and then what is added."""

    def __init__(self, first: list[float], slots: list[float], small: list[float], last: list[float]) -> None:
        self.first: vec[float] = vec[float](first)
        self.slots: vec[float] = vec[float](slots)
        self.small: vec[float] = vec[float](small)
        self.last: vec[float] = vec[float](last)

    def ask(self, sight: Sight, choices: Choices, found: vec[float]) -> None:
        """Writes how much each of the choices is like what a search would choose."""
        first = self.first
        cells = _no_cells[:]
        places = sight.places
        amounts = sight.amounts
        count = sight.count
        bias: i64 = len(first) - SIGHT_CELLS
        cell: i64 = 0
        while cell < SIGHT_CELLS:
            one = first[bias + cell]
            two = first[bias + cell + 1]
            three = first[bias + cell + 2]
            four = first[bias + cell + 3]
            seen: i64 = 0
            while seen < count:
                row = places[seen] * SIGHT_CELLS + cell
                amount = amounts[seen]
                one += amount * first[row]
                two += amount * first[row + 1]
                three += amount * first[row + 2]
                four += amount * first[row + 3]
                seen += 1
            cells[cell] = one if one > 0.0 else 0.0
            cells[cell + 1] = two if two > 0.0 else 0.0
            cells[cell + 2] = three if three > 0.0 else 0.0
            cells[cell + 3] = four if four > 0.0 else 0.0
            cell += 4
        small = self.small
        table = _no_small[:]
        at: i64 = 0
        row = (MOVE_FIGURES + SIGHT_CELLS) * MOVE_CELLS
        while at < MOVE_CELLS:
            table[at] = small[row + at]
            at += 1
        cell = 0
        while cell < SIGHT_CELLS:
            amount = cells[cell]
            if amount > 0.0:
                row = (MOVE_FIGURES + cell) * MOVE_CELLS
                at = 0
                while at < MOVE_CELLS:
                    table[at] += amount * small[row + at]
                    at += 1
            cell += 1
        move: i64 = 0
        while move < choices.count:
            found[move] = self._like(choices, move, cells, table)
            move += 1

    def _like(self, choices: Choices, move: i64, cells: vec[float], table: vec[float]) -> float:
        slots = self.slots
        row = choices.slots[move] * (SIGHT_CELLS + 1)
        one = slots[row + SIGHT_CELLS]
        two = 0.0
        three = 0.0
        four = 0.0
        cell: i64 = 0
        while cell < SIGHT_CELLS:
            one += cells[cell] * slots[row]
            two += cells[cell + 1] * slots[row + 1]
            three += cells[cell + 2] * slots[row + 2]
            four += cells[cell + 3] * slots[row + 3]
            cell += 4
            row += 4
        total = one + two + three + four
        small = self.small
        last = self.last
        figures = choices.figures
        begin = move * MOVE_FIGURES
        cell = 0
        while cell < MOVE_CELLS:
            one = table[cell]
            two = table[cell + 1]
            three = table[cell + 2]
            four = table[cell + 3]
            figure: i64 = 0
            while figure < MOVE_FIGURES:
                amount = figures[begin + figure]
                if amount != 0.0:
                    row = figure * MOVE_CELLS + cell
                    one += amount * small[row]
                    two += amount * small[row + 1]
                    three += amount * small[row + 2]
                    four += amount * small[row + 3]
                figure += 1
            if one > 0.0:
                total += one * last[cell]
            if two > 0.0:
                total += two * last[cell + 1]
            if three > 0.0:
                total += three * last[cell + 2]
            if four > 0.0:
                total += four * last[cell + 3]
            cell += 4
        return total


class Instinct(Policy):
    def __init__(
        self, nets: list[Leaning], ahead: Foresight, considered: int = 1, noise: float = 0.0, heed: float = HEED
    ) -> None:
        """Of the moves that the nets like best so many are `considered`: `ahead` looks where they lead, and answers the
        small questions. How much the nets like a move is worth `heed` times as many points beside that. `noise` blurs
        what they say by so much, by chance."""
        self.nets = nets
        self.ahead = ahead
        self.considered = considered
        self.noise = noise
        self.heed = heed
        self.leaning = 0.0  # to the move that was taken last
        self.sight = Sight()
        self.choices = Choices()
        self.leanings: vec[float] = _no_figures[:MOST_MOVES]

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        single = int(runs.single())
        if single >= 0:
            return single
        if frame_kind(state.top()) != TURNS_STEP:
            # Where tiles are laid a look at each place would cost more than all turns of winter.
            if self.considered == 1 or frame_kind(state.top()) == BUILD_VILLAGES_STEP:
                return self.ahead.sight.choose(state, seat, runs, chance)
            return self.ahead.choose(state, seat, runs, chance)
        codes = runs.starts()
        self.lean(state, seat, codes)
        if self.noise > 0.0:
            leanings = self.leanings
            for at in range(self.choices.count):
                leanings[at] += self.noise * chance.below(NOISE_STEPS) / NOISE_STEPS
        chosen = codes[self.take_best()]
        if self.considered == 1 or self.choices.count == 1:
            return chosen
        luck = Chance(chance.word(), chance.word(), chance.word(), 1)
        most = self.ahead.after(state, seat, chosen, luck.copy()) + self.heed * self.leaning
        left = min(i64(self.considered), self.choices.count) - 1
        while left > 0:
            code = codes[self.take_best()]
            worth = self.ahead.after(state, seat, code, luck.copy()) + self.heed * self.leaning
            if worth > most:
                most = worth
                chosen = code
            left -= 1
        return chosen

    def take_best(self) -> i64:
        """Where the move stands that it leans to most; it is not taken twice."""
        leanings = self.leanings
        best: i64 = 0
        at: i64 = 1
        while at < self.choices.count:
            if leanings[at] > leanings[best]:
                best = at
            at += 1
        self.leaning = leanings[best]
        leanings[best] = -NOT_AGAIN
        return self.choices.places[best]

    def lean(self, state: State, seat: int, codes: vec[i64]) -> None:
        """Leaves in `leanings` how much each move is like what a search would choose."""
        self.sight.look(state, seat)
        self.choices.look(state, seat, codes, self.ahead.sight.worths(state, seat, codes))
        self.nets[state.season].ask(self.sight, self.choices, self.leanings)

    def leanings_of(self, state: State, seat: int, runs: Runs) -> dict[int, float]:
        """By the codes of a turn's moves, as far as they are looked at."""
        codes = runs.starts()
        self.lean(state, seat, codes)
        return {codes[self.choices.places[at]]: self.leanings[at] for at in range(self.choices.count)}
