"""The pieces of one class, and the best that can be made of them once a demand on them is met.

Every piece has a value by itself: what the best taker of single pieces gives for it, or what the tile it lies on does.
Takers of several pieces (groups) and orders take pieces away from that. Once it is fixed which of these are made up,
and how often, the question is which pieces fill the asked-for slots at the least loss of value. The sets of pieces
that can fill slots are the independent sets of a transversal matroid, so taking the cheapest piece that still fits,
again and again, is exact. A set fits if it is no larger than the demand and if the plain pieces beyond what is asked of
their own kinds find room in the slots for any kind: stand-ins fit everywhere.
"""

from typing import Final

from .needs import ANY_KIND, BITS, MASK, PLAIN, SLOTS, WILD, size_of
from .prints import Recipe

UNMET: Final = -1  # the demand cannot be met
LEFT_OVER: Final = -1  # a single taker that is no tile


class Plan:
    """The piles under one choice of kinds (for the takers that let the owner choose): worth and order of spending."""

    def __init__(self, choice: list[int], groups: list[Recipe]) -> None:
        self.choice = choice
        self.groups = groups
        self.values: list[int] = []
        self.order: list[int] = []  # the piles that hold something, the cheapest first
        self.total = 0


class Piles:
    """Pieces of one kind at one place, pile by pile. The last pile is the purple marker, if it counts in this class."""

    def __init__(self, kinds: list[int], pieces: list[int], counts: list[int]) -> None:
        self.kinds = kinds
        self.pieces = pieces  # which piece of its class: the place in COLOURS, SKILLS or RESOURCES; -1: the marker
        self.counts = counts
        self.lying: list[int] = [0] * len(kinds)  # points for a piece that stays where it lies
        self.places: list[int] = [-1] * len(kinds)  # the village tile it lies on; -1: anywhere else

    def add(self, kind: int, piece: int, count: int, lying: int, place: int) -> None:
        self.kinds.append(kind)
        self.pieces.append(piece)
        self.counts.append(count)
        self.lying.append(lying)
        self.places.append(place)


class Market:
    def __init__(self, cls: int, piles: Piles) -> None:
        self.cls = cls
        self.kinds = piles.kinds
        self.pieces = piles.pieces
        self.counts = piles.counts
        self.lying = piles.lying
        self.places = piles.places
        self.size = sum(piles.counts) - 1  # the marker apart
        # Points for a single piece of each kind (the stand-in's last), and who gives them.
        self.single: list[int] = [0, 0, 0, 0, 0]
        self.single_taker: list[int] = [LEFT_OVER, LEFT_OVER, LEFT_OVER, LEFT_OVER, LEFT_OVER]
        self.groups: list[Recipe] = []
        self.sames: list[Recipe] = []  # takers of one kind, the owner's choice
        self.idle = True  # nothing here is worth anything by itself
        self.plans: list[list[Plan]] = [[], []]  # without and with the marker
        self.memory: dict[int, int] = {}
        # The best found for the demand worked on last: under which plan, and how often each group.
        self.best = UNMET
        self.best_plan: Plan | None = None
        self.best_times: list[int] = []
        # Work in progress.
        self.need: list[int] = [0, 0, 0, 0, 0, 0]
        self.times: list[int] = []

    def add_single(self, kind: int, points: int, taker: int) -> None:
        """A taker of single pieces of a kind, and therefore of stand-ins."""
        self.idle = False
        if points > self.single[kind]:
            self.single[kind] = points
            self.single_taker[kind] = taker
        if points > self.single[WILD]:
            self.single[WILD] = points
            self.single_taker[WILD] = taker

    def add_recipe(self, recipe: Recipe) -> None:
        self.idle = False
        if recipe.same:
            self.sames.append(recipe)
        elif recipe.size > 1:
            self.groups.append(recipe)
        elif recipe.needs[ANY_KIND]:
            for kind in range(WILD):
                self.add_single(kind, recipe.points, recipe.tile)
        else:
            self.add_single(recipe.needs.index(1), recipe.points, recipe.tile)

    def worth(self, demand: int, purple: int) -> int:
        """The most that the pieces bring beside the demand, with or without the marker; NEVER if it cannot be met."""
        if demand == 0 and self.idle:
            return 0
        key = demand * 2 + purple
        known = self.memory.get(key)
        if known is None:
            known = self.work_out(demand, purple)
            self.memory[key] = known
        return known

    def work_out(self, demand: int, purple: int) -> int:
        self.best = UNMET
        if demand and size_of(demand) > self.size + purple:
            return UNMET
        plans = self.plans_with(purple)
        need = self.need
        for slot in range(SLOTS):
            need[slot] = (demand >> (BITS * slot)) & MASK
        for plan in plans:
            self.times = [0] * len(plan.groups)
            self._make_up(plan, 0, plan.total)
        return self.best

    def plans_with(self, purple: int) -> list[Plan]:
        plans = self.plans[purple]
        if not plans:
            self._choose(plans, [], purple)
        return plans

    def _choose(self, plans: list[Plan], choice: list[int], purple: int) -> None:
        """A plan for every way to choose kinds."""
        if len(choice) == len(self.sames):
            plans.append(self._plan(choice, purple))
            return
        for kind in range(PLAIN[self.cls]):
            self._choose(plans, [*choice, kind], purple)

    def _plan(self, choice: list[int], purple: int) -> Plan:
        single = self.single
        groups = self.groups
        if choice:
            single = single[:]
            groups = groups[:]
            for same in range(len(choice)):
                recipe = self.sames[same]
                if recipe.size > 1:
                    groups.append(recipe.chosen(choice[same]))
                else:
                    single[choice[same]] = max(single[choice[same]], recipe.points)
                    single[WILD] = max(single[WILD], recipe.points)
        plan = Plan(choice, groups)
        values = plan.values
        order = plan.order
        piles = len(self.kinds)
        for pile in range(piles):
            value = single[self.kinds[pile]]
            if self.lying[pile] > value:
                value = self.lying[pile]
            values.append(value)
            count = self.counts[pile] if pile + 1 < piles else purple
            if count == 0:
                continue
            plan.total += value * count
            at = len(order)
            order.append(pile)
            while at > 0 and values[order[at - 1]] > value:
                order[at] = order[at - 1]
                at -= 1
            order[at] = pile
        return plan

    def _make_up(self, plan: Plan, group: int, gross: int) -> int:
        """Tries how often to make up this group and those after it; the best worth, or NEVER.

        The loss is convex along one direction of demand (it is the value of a linear program in its right-hand side,
        and that program has whole solutions): for the last group the first step that gains nothing ends the search.
        """
        groups = plan.groups
        if group == len(groups):
            loss = self.fill(plan, None)
            if loss == UNMET:
                return UNMET
            if gross - loss > self.best:
                self.best = gross - loss
                self.best_plan = plan
                self.best_times = self.times[:]
            return gross - loss
        recipe = groups[group]
        last = group + 1 == len(groups)
        best = UNMET
        need = self.need
        needs = recipe.needs
        while True:
            worth = self._make_up(plan, group + 1, gross)
            if worth == UNMET or (last and worth <= best):
                break
            if worth > best:
                best = worth
            gross += recipe.points
            self.times[group] += 1
            for slot in range(SLOTS):
                need[slot] += needs[slot]
        times = self.times[group]
        self.times[group] = 0
        for slot in range(SLOTS):
            need[slot] -= needs[slot] * times
        return best

    def fill(self, plan: Plan, taken: list[int] | None) -> int:
        """The least value that pieces filling the present need cost, or NEVER; counts them by pile if asked."""
        need = self.need
        left = need[0] + need[1] + need[2] + need[3] + need[4] + need[5]
        if left == 0:
            return 0
        any_left = need[ANY_KIND]
        used = [0, 0, 0, 0]
        loss = 0
        for pile in plan.order:
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
            loss += take * plan.values[pile]
            if taken is not None:
                taken[pile] += take
            if left == 0:
                return loss
        return UNMET
