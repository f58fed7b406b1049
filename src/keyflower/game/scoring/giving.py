"""Turns the best assignment into lines of the sheet: every piece to the tile or order that it serves."""

from .assignment import Assignment
from .market import LEFT_OVER, Market, Plan
from .needs import ANY_KIND, KIND_NAMES, MARKER, PIECE_NAMES, PURPLE, SLOTS, WILD, unpack
from .prints import Prints, Recipe
from .sheet import Item


class Taker:
    """Someone who takes pieces to fill slots: an order, or a tile with all the groups made up on it."""

    def __init__(self, item: Item, needs: list[int]) -> None:
        self.item = item
        self.needs = needs


def piece_items(assignment: Assignment) -> list[Item]:
    """The lines of everything that pieces score."""
    estate = assignment.estate
    items: list[Item] = []
    orders: list[Item] = []
    for at in assignment.fulfilled:
        order = estate.orders[at]
        what = {"purple": 1} if order.demands[PURPLE] else {}
        orders.append(Item("orders", order.name, assignment.order_points[at], what, "order"))
    for market in assignment.markets:
        purple = 1 if assignment.purple == market.cls else 0
        market.work_out(assignment.demands[market.cls], purple)
        plan = market.best_plan
        assert plan is not None, "the demand was met when it was chosen"
        takers: list[Taker] = []
        for number, at in enumerate(assignment.fulfilled):
            takers.append(Taker(orders[number], unpack(estate.orders[at].demands[market.cls])))
        for group, recipe in enumerate(plan.groups):
            times = market.best_times[group]
            if times:
                about = chosen_kind(market, plan, recipe)
                item = Item("give", estate.prints.ids[recipe.tile], times * recipe.points, {}, "groups", about)
                items.append(item)
                takers.append(Taker(item, [times * need for need in recipe.needs]))
        left = hand_out(market, plan, takers)
        left[-1] -= 1 - purple
        items.extend(single_items(market, plan, left, estate.prints, estate.tiles))
    return orders + items


def chosen_kind(market: Market, plan: Plan, recipe: Recipe) -> str:
    for same, asked in enumerate(market.sames):
        if asked.tile == recipe.tile:
            return KIND_NAMES[market.cls][plan.choice[same]]
    return ""


def hand_out(market: Market, plan: Plan, takers: list[Taker]) -> list[int]:
    """Gives the cheapest pieces that will do to the takers; returns what is left of each pile."""
    for slot in range(SLOTS):
        market.need[slot] = sum([taker.needs[slot] for taker in takers])
    given = [0] * len(market.kinds)
    market.fill(plan, given)
    left = [market.counts[pile] - given[pile] for pile in range(len(given))]
    # Slots that name a kind come first: pieces of that kind may only be spent elsewhere if they are not needed there.
    for slot in range(SLOTS):
        for taker in takers:
            for _ in range(taker.needs[slot]):
                name = take_piece(market, given, slot)
                taker.item.what[name] = taker.item.what.get(name, 0) + 1
    return left


def take_piece(market: Market, given: list[int], slot: int) -> str:
    """Takes a piece for a slot: one of the very kind if there is one, else a stand-in; for `any` the first at hand."""
    best = -1
    for pile in range(len(given)):
        if given[pile] == 0:
            continue
        kind = market.kinds[pile]
        if slot == ANY_KIND or kind == slot or (kind == WILD and name_of(market, pile) == slot_name(market, slot)):
            best = pile
            break
        if kind == WILD and best < 0:
            best = pile
    given[best] -= 1
    return name_of(market, best)


def name_of(market: Market, pile: int) -> str:
    piece = market.pieces[pile]
    return "purple" if piece == MARKER else PIECE_NAMES[market.cls][piece]


def slot_name(market: Market, slot: int) -> str:
    names = KIND_NAMES[market.cls]
    return names[slot] if slot < len(names) else ""


def single_items(market: Market, plan: Plan, left: list[int], prints: Prints, tiles: list[int]) -> list[Item]:
    """The pieces that no group and no order took: each where it is worth the most by itself."""
    lines: dict[tuple[str, str], Item] = {}
    for pile in range(len(left)):
        kind = market.kinds[pile]
        points = plan.values[pile]
        if left[pile] == 0 or points == 0:
            continue
        about = ""
        if market.lying[pile] == points:
            step, source, note = "lying", prints.ids[tiles[market.places[pile]]], "lying"
        else:
            taker = market.single_taker[kind]
            for same, recipe in enumerate(market.sames):
                chosen = recipe.size == 1 and kind in (plan.choice[same], WILD)
                if chosen and market.single[kind] < points == recipe.points:
                    taker = recipe.tile
                    about = chosen_kind(market, plan, recipe)
            if taker == LEFT_OVER:
                step, source, note = "gold_left", "", "gold-left"
            else:
                step, source, note = "give", prints.ids[taker], "each"
        item = lines.setdefault((step, source), Item(step, source, 0, {}, note, about))
        item.points += points * left[pile]
        name = name_of(market, pile)
        item.what[name] = item.what.get(name, 0) + left[pile]
    return list(lines.values())
