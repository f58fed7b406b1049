"""The pieces of one class, and the best that can be made of them once a demand on them is met.

Every piece has a value by itself: what the best taker of single pieces gives for it, or what the tile it lies on does.
Takers of several pieces (groups) and orders take pieces away from that. Once it is fixed how often each group is made
up, the question is which pieces fill the asked-for slots at the least loss of value. The sets of pieces that can fill
slots are the independent sets of a transversal matroid, so taking the cheapest piece that still fits, again and again,
is exact. A set fits if it is no larger than the demand and if the plain pieces beyond what is asked of their own
kinds find room in the slots for any kind: stand-ins fit everywhere.
"""

from typing import Final

from .needs import ANY, PLAIN, SLOTS, WILD, unpack
from .prints import Recipe

NEVER: Final = -1  # the demand cannot be met
LEFT_OVER: Final = -1  # a single taker that is no tile


class Market:
    def __init__(self, cls: int) -> None:
        self.cls = cls
        # The piles: pieces of one kind at one place. The last pile is the purple marker, while it counts in this class.
        self.kinds: list[int] = []
        self.names: list[str] = []
        self.counts: list[int] = []
        self.lying: list[int] = []  # points for a piece that stays where it lies
        self.places: list[int] = []  # the village tile it lies on; -1: anywhere else
        # Points for a single piece of each kind (the stand-in's last), and who gives them.
        self.single: list[int] = [0] * (WILD + 1)
        self.single_taker: list[int] = [LEFT_OVER] * (WILD + 1)
        self.groups: list[Recipe] = []
        self.sames: list[Recipe] = []  # takers of one kind, the owner's choice
        self.memory: dict[int, int] = {}
        # The best found for the demand worked on last: the chosen kind of each of `sames`, how often each group.
        self.best = NEVER
        self.best_choice: list[int] = []
        self.best_times: list[int] = []
        # Work in progress.
        self.need: list[int] = [0] * SLOTS
        self.choice: list[int] = []
        self.times: list[int] = []
        self.making: list[Recipe] = []
        self.values: list[int] = []
        self.order: list[int] = []
        self.total = 0

    def add_pile(self, kind: int, name: str, count: int, lying: int, place: int) -> None:
        self.kinds.append(kind)
        self.names.append(name)
        self.counts.append(count)
        self.lying.append(lying)
        self.places.append(place)

    def add_single(self, kind: int, points: int, taker: int) -> None:
        """A taker of single pieces of a kind, and therefore of stand-ins."""
        if points > self.single[kind]:
            self.single[kind] = points
            self.single_taker[kind] = taker
        if kind != WILD and points > self.single[WILD]:
            self.single[WILD] = points
            self.single_taker[WILD] = taker

    def add_recipe(self, recipe: Recipe) -> None:
        if recipe.same:
            self.sames.append(recipe)
        elif recipe.size > 1:
            self.groups.append(recipe)
        elif recipe.needs[ANY]:
            for kind in range(WILD):
                self.add_single(kind, recipe.points, recipe.tile)
        else:
            self.add_single(recipe.needs.index(1), recipe.points, recipe.tile)

    def worth(self, demand: int, purple: int) -> int:
        """The most that the pieces bring beside the demand, with or without the marker; NEVER if it cannot be met."""
        key = demand * 2 + purple
        known = self.memory.get(key)
        if known is None:
            known = self.work_out(demand, purple)
            self.memory[key] = known
        return known

    def work_out(self, demand: int, purple: int) -> int:
        self.counts[-1] = purple
        self.need = unpack(demand)
        self.best = NEVER
        self.choice = []
        self._choose()
        return self.best

    def _choose(self) -> None:
        chosen = len(self.choice)
        if chosen == len(self.sames):
            self.prepare()
            self._make_up(0, self.total)
            return
        for kind in range(PLAIN[self.cls]):
            self.choice.append(kind)
            self._choose()
            self.choice.pop()

    def prepare(self) -> None:
        """Values of the piles and the groups to make up, under the present choice."""
        single = self.single[:]
        self.making = self.groups
        for same, recipe in enumerate(self.sames):
            kind = self.choice[same]
            if recipe.size > 1:
                self.making = [*self.making, chosen_recipe(recipe, kind)]
            else:
                single[kind] = max(single[kind], recipe.points)
                single[WILD] = max(single[WILD], recipe.points)
        self.times = [0] * len(self.making)
        self.total = 0
        values: list[int] = []
        order: list[int] = []
        for pile in range(len(self.kinds)):
            value = single[self.kinds[pile]]
            if self.lying[pile] > value:
                value = self.lying[pile]
            values.append(value)
            if self.counts[pile]:
                self.total += value * self.counts[pile]
                at = len(order)
                order.append(pile)
                while at > 0 and values[order[at - 1]] > value:
                    order[at] = order[at - 1]
                    at -= 1
                order[at] = pile
        self.values = values
        self.order = order

    def _make_up(self, group: int, gross: int) -> int:
        """Tries how often to make up this group and those after it; the best worth, or NEVER.

        The loss is convex along one direction of demand (it is the value of a linear program in its right-hand side,
        and that program has whole solutions): for the last group the first step that gains nothing ends the search.
        """
        if group == len(self.making):
            loss = self.fill(None)
            if loss == NEVER:
                return NEVER
            if gross - loss > self.best:
                self.best = gross - loss
                self.best_choice = self.choice[:]
                self.best_times = self.times[:]
            return gross - loss
        recipe = self.making[group]
        last = group + 1 == len(self.making)
        best = NEVER
        while True:
            worth = self._make_up(group + 1, gross)
            if worth == NEVER or (last and worth <= best):
                break
            best = max(best, worth)
            gross += recipe.points
            self.times[group] += 1
            for slot in range(SLOTS):
                self.need[slot] += recipe.needs[slot]
        for slot in range(SLOTS):
            self.need[slot] -= recipe.needs[slot] * self.times[group]
        self.times[group] = 0
        return best

    def fill(self, taken: list[int] | None) -> int:
        """The least value that pieces filling the present need cost, or NEVER; counts them by pile if asked."""
        need = self.need
        left = need[0] + need[1] + need[2] + need[3] + need[WILD] + need[ANY]
        if left == 0:
            return 0
        any_left = need[ANY]
        used = [0, 0, 0, 0]
        loss = 0
        for pile in self.order:
            take = self.counts[pile]
            if take > left:
                take = left
            kind = self.kinds[pile]
            if kind != WILD:
                own = need[kind] - used[kind]
                if take > own + any_left:
                    take = own + any_left
                if take <= own:
                    used[kind] += take
                else:
                    used[kind] += own
                    any_left -= take - own
            left -= take
            loss += take * self.values[pile]
            if taken is not None:
                taken[pile] += take
            if left == 0:
                return loss
        return NEVER


def chosen_recipe(recipe: Recipe, kind: int) -> Recipe:
    """A taker of several pieces of one kind, once the kind is chosen."""
    chosen = Recipe(recipe.tile, recipe.cls, recipe.points)
    chosen.needs = recipe.needs[:]
    chosen.needs[kind] += recipe.same
    chosen.size = recipe.size
    return chosen
