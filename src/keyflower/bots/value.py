"""The learnt value: what a seat can expect from a position, as a small net over what it sees (`sights.py`).

One net for each season, two layers of cells, three answers: the seat's final points, its lead over the best of the
others, and its chance to win. The weights were learnt in self-play (`python -m keyflower.lab.train`, see
docs/opponents.md). Plain loops over packed rows: compiled, a look and an answer take a few microseconds.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..game.ending import totals_of, winners_of
from ..game.state import State
from .sights import Sight

FIRST: Final = 64  # cells of the first layer
SECOND: Final = 32  # and of the second
ANSWERS: Final = 3

POINTS_MEAN: Final = 60.0  # answers are learnt in these measures
POINTS_UNIT: Final = 20.0
LEAD_UNIT: Final = 20.0

# The one figure for searches: what a win, a point ahead of the best of the others and a point of one's own count.
# Together a point more is worth about one.
FOR_WIN: Final = 28.0
FOR_LEAD: Final = 0.35
FOR_POINTS: Final = 0.14

# Where all seats' judgements are asked: what a seat's own judgement of its lead counts, that of the best of the others,
# and how far its points are ahead of theirs: with two players, and with more.
LEADS_OF_TWO: Final = vec[float]([0.37, 0.37, 0.26])
LEADS_OF_MORE: Final = vec[float]([0.5, 0.15, 0.45])

_first: Final = vec[float]([0.0] * FIRST)
_second: Final = vec[float]([0.0] * SECOND)


class Net:
    """The rows of a layer lie one after the other, one for each of its inputs, then those added to each cell."""

    def __init__(self, first: list[float], second: list[float], last: list[float]) -> None:
        self.first: vec[float] = vec[float](first)
        self.second: vec[float] = vec[float](second)
        self.last: vec[float] = vec[float](last)

    def ask(self, sight: Sight, answers: vec[float]) -> None:
        """Writes the answers."""
        first = self.first
        cells = _first[:]
        places = sight.places
        amounts = sight.amounts
        count = sight.count
        # Four cells at a time: their sums stay in the machine's own cells while everything seen is gone through.
        bias: i64 = len(first) - FIRST
        cell: i64 = 0
        while cell < FIRST:
            one = first[bias + cell]
            two = first[bias + cell + 1]
            three = first[bias + cell + 2]
            four = first[bias + cell + 3]
            seen: i64 = 0
            while seen < count:
                row = places[seen] * FIRST + cell
                amount = amounts[seen]
                one += amount * first[row]
                two += amount * first[row + 1]
                three += amount * first[row + 2]
                four += amount * first[row + 3]
                seen += 1
            cells[cell] = one
            cells[cell + 1] = two
            cells[cell + 2] = three
            cells[cell + 3] = four
            cell += 4
        second = self.second
        upper = _second[:]
        cell = 0
        while cell < SECOND:
            upper[cell] = second[FIRST * SECOND + cell]
            cell += 1
        below: i64 = 0
        while below < FIRST:
            amount = cells[below]
            if amount > 0.0:
                row = below * SECOND
                cell = 0
                while cell < SECOND:
                    upper[cell] += amount * second[row + cell]
                    cell += 1
            below += 1
        last = self.last
        cell = 0
        while cell < ANSWERS:
            total = last[SECOND * ANSWERS + cell]
            below = 0
            while below < SECOND:
                if upper[below] > 0.0:
                    total += upper[below] * last[below * ANSWERS + cell]
                below += 1
            answers[cell] = total
            cell += 1


class Value:
    def __init__(self, nets: list[Net]) -> None:
        """One for each season."""
        self.nets = nets
        self.sight = Sight()
        self.answers: vec[float] = vec[float]([0.0] * ANSWERS)
        self.points = 0.0
        self.lead = 0.0
        self.win = 0.0

    def judge(self, state: State, seat: int) -> None:
        """Leaves what the seat can expect in `points`, `lead` and `win`."""
        if state.over:
            self._final(state, seat)
            return
        self.sight.look(state, seat)
        answers = self.answers
        self.nets[state.season].ask(self.sight, answers)
        self.points = POINTS_MEAN + POINTS_UNIT * answers[0]
        self.lead = LEAD_UNIT * answers[1]
        odds = answers[2]
        self.win = 1.0 / (1.0 + exp(-odds)) if odds > -30.0 else 0.0

    def _final(self, state: State, seat: int) -> None:
        totals = totals_of(state)
        winners = winners_of(state, totals)
        best = -1000
        for other in range(len(totals)):
            if other != seat and totals[other] > best:
                best = totals[other]
        self.points = float(totals[seat])
        self.lead = float(totals[seat] - best)
        self.win = 1.0 / len(winners) if seat in winners else 0.0

    def worth(self, state: State, seat: int) -> float:
        """One figure for searches: a win is worth many points, but a lead counts even where all is won or lost."""
        self.judge(state, seat)
        return self._figure()

    def worth_beside_others(self, state: State, seat: int) -> float:
        """The same figure, with more care: what all others can expect is asked too. Only one of them wins, and what one
        is ahead others are behind."""
        if state.over:
            return self.worth(state, seat)
        wins = 0.0
        points = -1000.0
        lead = -1000.0
        players = state.rules.players
        for other in range(players):
            if other != seat:
                self.judge(state, other)
                wins += self.win
                points = max(points, self.points)
                lead = max(lead, self.lead)
        self.judge(state, seat)
        shares = LEADS_OF_TWO if players == 2 else LEADS_OF_MORE
        self.lead = shares[0] * self.lead - shares[1] * lead + shares[2] * (self.points - points)
        wins += self.win
        if wins > 0.0:
            self.win /= wins
        return self._figure()

    def _figure(self) -> float:
        return FOR_WIN * self.win + FOR_LEAD * self.lead + FOR_POINTS * self.points
