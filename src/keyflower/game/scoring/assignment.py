"""The best use of all pieces together: which orders are fulfilled, what the purple marker stands for, and the rest.

Once the orders that ask for pieces of several classes and the marker's class are fixed, workers, skills and resources
have nothing more to do with each other, and each class has its own best (`orders.py`, `market.py`). Those orders are
searched one after the other; a branch ends when it could not win even if all further ones cost nothing.
"""

from typing import Final

from ..printed import ANY_RESOURCE
from .estate import Estate, Order
from .market import LEFT_OVER, UNMET, Market, Piles
from .needs import CLASSES, GOODS, MARKER, PURPLE, SKILLED, WILD, WORKERS, resource_kind
from .orders import OrderBook
from .prints import Words

UNUSED: Final = -1  # the marker scores nowhere

ORDER_POINTS: set[str] = (
    set()
)  # the words of a tile's `score` that say what every order is worth; a module adds its own

# Resources in the order of their piles: gold last, so that of equals the plain ones are spent first.
PILE_ORDER: Final[list[int]] = [1, 2, 3, 0]


class Assignment:
    def __init__(self, estate: Estate, scorers: list[Words], left_order_points: int) -> None:
        self.estate = estate
        self.markets = [
            Market(WORKERS, Piles([0, 1, 2, 3, WILD], [0, 1, 2, 3, MARKER], [*estate.workers, 1])),
            Market(SKILLED, Piles([0, 1, 2, WILD], [0, 1, 2, MARKER], [*estate.skills, 1])),
            Market(GOODS, goods_of(estate, any(words.resources_wild for words in scorers))),
        ]
        self.books: list[OrderBook] = []
        self._offer(scorers)
        self.left_order_points = left_order_points
        self.order_points: list[int] = []
        self.mixed: list[int] = []  # the orders that no single class can fulfil
        self.hope: list[int] = [0]  # the most that the mixed orders from here on can add
        # The best found.
        self.total = UNMET
        self.fulfilled: list[int] = []
        self.demands = [0, 0, 0]
        self.purple = UNUSED
        # Work in progress.
        self._chosen: list[int] = []
        self._purple_choice = UNUSED
        if estate.orders:
            self.books = [OrderBook(market) for market in self.markets]
            self._sort_orders(scorers)
        self._search(0, 0, 0, 0, estate.purple, 0)
        if estate.orders:
            self._collect_orders()

    def points_for_pieces(self) -> int:
        """The points for pieces alone. The total counts an order by what it gains over being left unfulfilled."""
        return self.total + self.left_order_points * len(self.fulfilled)

    def _offer(self, scorers: list[Words]) -> None:
        """Tells each class who takes its pieces."""
        for words in scorers:
            recipe = words.recipe
            if recipe is not None:
                self.markets[recipe.cls].add_recipe(recipe)
        self.markets[GOODS].add_single(WILD, self.estate.prints.gold_left, LEFT_OVER)

    def _sort_orders(self, scorers: list[Words]) -> None:
        """Hands each order to its class, or keeps it as a mixed one. What gains nothing is never fulfilled."""
        raised = 0
        for words in scorers:
            for word in ORDER_POINTS:
                raised = max(raised, words.score.get(word, 0))
        for number in range(len(self.estate.orders)):
            order: Order = self.estate.orders[number]
            points = raised or order.points
            self.order_points.append(points)
            gain = points - self.left_order_points
            if gain <= 0:
                continue
            asked = [cls for cls in range(CLASSES) if order.demands[cls]]
            if len(asked) == 1 and order.demands[PURPLE] == 0:
                self.books[asked[0]].add(number, order.demands[asked[0]], gain)
            else:
                self.mixed.append(number)
        for number in reversed(self.mixed):
            self.hope.insert(0, self.hope[0] + self.order_points[number] - self.left_order_points)

    def _search(self, at: int, workers: int, skilled: int, goods: int, purple: bool, gain: int) -> None:
        worth = self._worth(workers, skilled, goods, purple)
        if worth == UNMET or worth + gain + self.hope[at] <= self.total:
            return
        if at == len(self.mixed):
            self.total = worth + gain
            self.fulfilled = self._chosen[:]
            self.demands = [workers, skilled, goods]
            self.purple = self._purple_choice if purple or not self.estate.purple else PURPLE
            return
        number = self.mixed[at]
        order: Order = self.estate.orders[number]
        marker = order.demands[PURPLE]
        if marker == 0 or (marker == 1 and purple):
            self._chosen.append(number)
            self._search(
                at + 1,
                workers + order.demands[WORKERS],
                skilled + order.demands[SKILLED],
                goods + order.demands[GOODS],
                purple and marker == 0,
                gain + self.order_points[number] - self.left_order_points,
            )
            self._chosen.pop()
        self._search(at + 1, workers, skilled, goods, purple, gain)

    def _worth(self, workers: int, skilled: int, goods: int, purple: bool) -> int:
        """The best of the three classes under these demands, with the marker in the class where it brings the most."""
        plain_workers = self._class_worth(WORKERS, workers, 0)
        plain_skilled = self._class_worth(SKILLED, skilled, 0)
        plain_goods = self._class_worth(GOODS, goods, 0)
        best = UNMET
        if plain_workers != UNMET and plain_skilled != UNMET and plain_goods != UNMET:
            best = plain_workers + plain_skilled + plain_goods
        self._purple_choice = UNUSED
        if not purple:
            return best
        if plain_skilled != UNMET and plain_goods != UNMET:
            best = self._with_marker(WORKERS, workers, plain_skilled + plain_goods, best)
        if plain_workers != UNMET and plain_goods != UNMET:
            best = self._with_marker(SKILLED, skilled, plain_workers + plain_goods, best)
        if plain_workers != UNMET and plain_skilled != UNMET:
            best = self._with_marker(GOODS, goods, plain_workers + plain_skilled, best)
        return best

    def _class_worth(self, cls: int, demand: int, purple: int) -> int:
        if self.books:
            return self.books[cls].worth(demand, purple)
        return self.markets[cls].worth(demand, purple)

    def _with_marker(self, cls: int, demand: int, others: int, best: int) -> int:
        worth = self._class_worth(cls, demand, 1)
        if worth != UNMET and worth + others > best:
            self._purple_choice = cls
            return worth + others
        return best

    def _collect_orders(self) -> None:
        """Adds the orders that the classes fulfil by themselves to the fulfilled ones, and to the demands."""
        for cls in range(CLASSES):
            book = self.books[cls]
            if book.numbers:
                book.search(self.demands[cls], 1 if self.purple == cls else 0)
                for number in book.fulfilled:
                    self.fulfilled.append(number)
                    self.demands[cls] += self.estate.orders[number].demands[cls]
        self.fulfilled.sort()


def goods_of(estate: Estate, wild: bool) -> Piles:
    """The resources of a village: those on tiles that score what lies on them each by itself, all others together."""
    kinds = [WILD, WILD, WILD, WILD] if wild else [resource_kind(resource) for resource in PILE_ORDER]
    loose = [0, 0, 0, 0]
    piles = Piles(kinds, PILE_ORDER[:], loose)
    best_lying = 0
    best_place = -1
    prints = estate.prints
    goods = estate.goods
    for place in range(len(estate.tiles)):
        side = 2 * estate.tiles[place] + estate.upgraded[place]
        counts = prints.lying_resource[side]
        if counts < 0:
            for pile in range(4):
                loose[pile] += goods[4 * place + PILE_ORDER[pile]]
            continue
        points = prints.lying_points[side]
        if points > best_lying:
            best_lying = points
            best_place = place
        for resource in PILE_ORDER:
            count = goods[4 * place + resource]
            if count:
                kind = WILD if wild else resource_kind(resource)
                if counts in (ANY_RESOURCE, resource) or kind == WILD:
                    piles.add(kind, resource, count, points, place)
                else:
                    piles.add(kind, resource, count, 0, -1)
    # The marker may count where it pays best, on any of these tiles.
    piles.add(WILD, MARKER, 1, best_lying, best_place)
    return piles
