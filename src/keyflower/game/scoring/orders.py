"""Orders within one class: which of those that ask for its pieces alone are fulfilled, for the best of the whole class.

Orders that ask for pieces of several classes are searched outside (`assignment.py`); here they are a given demand.
"""

from .market import UNMET, Market
from .needs import size_of


class OrderBook:
    """The orders of one class, the small ones first.

    Two limits on what further orders may bring keep the search short. There are only so many pieces; and every piece
    has a price: as much as any group pays for one of its pieces, or the piece's own value if that is more. Whatever is
    done with the pieces, it brings no more than their prices, less the price of those that orders take.
    """

    def __init__(self, market: Market) -> None:
        self.market = market
        self.numbers: list[int] = []
        self.demands: list[int] = []
        self.sizes: list[int] = []
        self.gains: list[int] = []
        self.most = 0
        self.memory: dict[int, int] = {}
        # The price is points / pieces; all that is reckoned with it is kept times `pieces`.
        self.points = 0
        self.pieces = 1
        self.prices: list[int] = []  # of all pieces together, without and with the marker
        self.beyond: list[int] = []  # what the orders from here on gain over the price of their pieces
        # The best found for the demand asked about last.
        self.top = UNMET
        self.fulfilled: list[int] = []
        self._chosen: list[int] = []

    def add(self, number: int, demand: int, gain: int) -> None:
        size = size_of(demand)
        at = len(self.sizes)
        while at > 0 and self.sizes[at - 1] > size:
            at -= 1
        self.numbers.insert(at, number)
        self.demands.insert(at, demand)
        self.sizes.insert(at, size)
        self.gains.insert(at, gain)
        self.most = max(self.most, gain)

    def worth(self, demand: int, purple: int) -> int:
        """The most that the class brings beside the demand, its own orders included; NEVER if it cannot be met."""
        if not self.numbers:
            return self.market.worth(demand, purple)
        key = demand * 2 + purple
        known = self.memory.get(key)
        if known is None:
            known = self.search(demand, purple)
            self.memory[key] = known
        return known

    def search(self, demand: int, purple: int) -> int:
        if not self.prices:
            self._set_prices()
        self.top = UNMET
        self.fulfilled = []
        self._chosen = []
        self._go_on(0, demand, purple, self.market.size + purple - size_of(demand), 0)
        return self.top

    def _go_on(self, first: int, demand: int, purple: int, room: int, gain: int) -> None:
        worth = self.market.worth(demand, purple)
        if worth == UNMET:
            return
        if worth + gain > self.top:
            self.top = worth + gain
            self.fulfilled = self._chosen[:]
        for at in range(first, len(self.sizes)):
            if worth + gain + self._hope(at, room) <= self.top:
                return
            spent = self.market.size + purple - room
            limit = self.prices[purple] - spent * self.points + gain * self.pieces + self.beyond[at]
            if limit < (self.top + 1) * self.pieces:
                return
            self._chosen.append(self.numbers[at])
            self._go_on(at + 1, demand + self.demands[at], purple, room - self.sizes[at], gain + self.gains[at])
            self._chosen.pop()

    def _set_prices(self) -> None:
        plans = self.market.plans_with(0)
        for recipe in plans[0].groups:
            if recipe.points * self.pieces > self.points * recipe.size:
                self.points = recipe.points
                self.pieces = recipe.size
        for purple in range(2):
            most = 0
            for plan in self.market.plans_with(purple):
                total = 0
                for pile in plan.order:
                    total += self.market.counts[pile] * max(self.points, plan.values[pile] * self.pieces)
                most = max(most, total)
            self.prices.append(most)
        self.beyond = [0]
        for at in range(len(self.sizes) - 1, -1, -1):
            beyond = self.gains[at] * self.pieces - self.sizes[at] * self.points
            self.beyond.insert(0, self.beyond[0] + max(0, beyond))

    def _hope(self, first: int, room: int) -> int:
        count = 0
        for at in range(first, len(self.sizes)):
            room -= self.sizes[at]
            if room < 0:
                break
            count += 1
        return count * self.most
