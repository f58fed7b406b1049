"""The best use of all pieces together: which orders are fulfilled, what the purple marker stands for, and the rest.

Once these two are fixed, workers, skills and resources have nothing more to do with each other, and each class has its
own best (`market.py`). The orders are searched one after the other; a branch ends when it could not win even if all
further orders cost nothing.
"""

from typing import Final

from keyflower.catalogue import COLOURS, RESOURCES, SKILLS

from .estate import Estate, Order
from .market import LEFT_OVER, NEVER, Market
from .needs import CLASSES, GOODS, PURPLE, SKILLED, WILD, WORKERS, resource_kind
from .prints import ANY_RESOURCE, NOTHING, Words

IDLE: Final = -1  # the marker scores nowhere

# Resources in the order of their piles: gold last, so that of equals the plain ones are spent first.
PILE_ORDER: Final[list[int]] = [1, 2, 3, 0]


class Assignment:
    def __init__(self, estate: Estate, scorers: list[Words], left_order_points: int) -> None:
        self.estate = estate
        self.markets = [Market(cls) for cls in range(CLASSES)]
        self.left_order_points = left_order_points
        self._stock(scorers)
        order_points = max([words.order_points for words in scorers], default=0)
        self.order_points: list[int] = [order_points or order.points for order in estate.orders]
        # The most that the orders from here on can add.
        self.hope: list[int] = [0]
        for points in reversed(self.order_points):
            self.hope.insert(0, self.hope[0] + max(points, left_order_points))
        # The best found.
        self.total = NEVER
        self.fulfilled: list[int] = []
        self.demands = [0, 0, 0]
        self.purple = IDLE
        # Work in progress.
        self._chosen: list[int] = []
        self._purple_choice = IDLE
        self._search(0, 0, 0, 0, estate.purple, 0)

    def points_for_pieces(self) -> int:
        """The points for pieces alone, without those for orders that are not fulfilled."""
        return self.total - self.left_order_points * (len(self.estate.orders) - len(self.fulfilled))

    def _stock(self, scorers: list[Words]) -> None:
        estate = self.estate
        workers, skilled, goods = self.markets
        wild = False
        for words in scorers:
            wild = wild or words.resources_wild
            if words.recipe is not None:
                self.markets[words.recipe.cls].add_recipe(words.recipe)
        goods.add_single(WILD, estate.prints.gold_left, LEFT_OVER)
        for kind in range(len(COLOURS)):
            workers.add_pile(kind, COLOURS[kind], estate.workers[kind], 0, -1)
        for kind in range(len(SKILLS)):
            skilled.add_pile(kind, SKILLS[kind], estate.skills[kind], 0, -1)
        loose = [0] * len(RESOURCES)
        best_lying = 0
        best_place = -1
        for place in range(len(estate.tiles)):
            side = 2 * estate.tiles[place] + estate.upgraded[place]
            counts = estate.prints.lying_resource[side]
            if counts == NOTHING:
                for resource in range(len(RESOURCES)):
                    loose[resource] += estate.goods[4 * place + resource]
                continue
            points = estate.prints.lying_points[side]
            if points > best_lying:
                best_lying = points
                best_place = place
            for resource in PILE_ORDER:
                count = estate.goods[4 * place + resource]
                if count:
                    kind = WILD if wild else resource_kind(resource)
                    fits = counts == ANY_RESOURCE or kind in (counts, WILD)
                    goods.add_pile(kind, RESOURCES[resource], count, points if fits else 0, place if fits else -1)
        for resource in PILE_ORDER:
            kind = WILD if wild else resource_kind(resource)
            goods.add_pile(kind, RESOURCES[resource], loose[resource], 0, -1)
        workers.add_pile(WILD, "purple", 0, 0, -1)
        skilled.add_pile(WILD, "purple", 0, 0, -1)
        goods.add_pile(WILD, "purple", 0, best_lying, best_place)

    def _search(self, at: int, workers: int, skilled: int, goods: int, purple: bool, points: int) -> None:
        worth = self._worth(workers, skilled, goods, purple)
        if worth == NEVER or worth + points + self.hope[at] <= self.total:
            return
        orders = self.estate.orders
        if at == len(orders):
            self.total = worth + points
            self.fulfilled = self._chosen[:]
            self.demands = [workers, skilled, goods]
            self.purple = self._purple_choice if purple or not self.estate.purple else PURPLE
            return
        order: Order = orders[at]
        marker = order.demands[PURPLE]
        if marker == 0 or (marker == 1 and purple):
            self._chosen.append(at)
            self._search(
                at + 1,
                workers + order.demands[WORKERS],
                skilled + order.demands[SKILLED],
                goods + order.demands[GOODS],
                purple and marker == 0,
                points + self.order_points[at],
            )
            self._chosen.pop()
        self._search(at + 1, workers, skilled, goods, purple, points + self.left_order_points)

    def _worth(self, workers: int, skilled: int, goods: int, purple: bool) -> int:
        """The best of the three classes under these demands, with the marker in the class where it brings the most."""
        plain_workers = self.markets[WORKERS].worth(workers, 0)
        plain_skilled = self.markets[SKILLED].worth(skilled, 0)
        plain_goods = self.markets[GOODS].worth(goods, 0)
        best = NEVER
        if plain_workers != NEVER and plain_skilled != NEVER and plain_goods != NEVER:
            best = plain_workers + plain_skilled + plain_goods
        self._purple_choice = IDLE
        if not purple:
            return best
        if plain_skilled != NEVER and plain_goods != NEVER:
            best = self._with_marker(WORKERS, workers, plain_skilled + plain_goods, best)
        if plain_workers != NEVER and plain_goods != NEVER:
            best = self._with_marker(SKILLED, skilled, plain_workers + plain_goods, best)
        if plain_workers != NEVER and plain_skilled != NEVER:
            best = self._with_marker(GOODS, goods, plain_workers + plain_skilled, best)
        return best

    def _with_marker(self, cls: int, demand: int, others: int, best: int) -> int:
        worth = self.markets[cls].worth(demand, 1)
        if worth != NEVER and worth + others > best:
            self._purple_choice = cls
            return worth + others
        return best
