"""Why workers cannot be placed as somebody wished: the checks that bids and uses share."""

from ..catalogue import COLOURS as COLOUR_NAMES
from .codes import MIXED, colour_of, count_of, groups_of
from .events import IllegalAction
from .naming import tile_id, workers
from .state import COLOURS, SEATS, State


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
    have = state.screen_total(seat) if colour == MIXED else state.workers[seat * COLOURS + colour]
    name = "" if colour == MIXED else COLOUR_NAMES[colour]
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
            given = COLOUR_NAMES[state.hues[at] & 3]
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
    needed = COLOUR_NAMES[state.tint[tile]]
    given = "mixed" if colour_of(code) == MIXED else COLOUR_NAMES[colour_of(code)]
    return IllegalAction(
        rule,
        "wrong-colour",
        f"At {tile_id(tile)} only {needed} workers may be placed, not {given} ones.",
        {"tile": tile_id(tile), "needed": needed, "given": given},
    )
