"""What the table comes to for a reader: how many workers the next bid and the next use need, what everybody would score
as things stand, and what a tile would add to that. A help, never a rule; told only of what the reader may know."""

from typing import Any, Final

from ..catalogue import CATALOGUE
from ..catalogue import COLOURS as COLOUR_NAMES
from ..catalogue import SKILLS as SKILL_NAMES
from .codes import LEAST, LEAST_SHIFT
from .ending import estate_of
from .notation import tile_id
from .printed import TURNS
from .scoring import Estate, best_total, score
from .state import WINTER, State
from .village import DEMAND, DEMAND_BITS, demands, fitting_turns, ignores_edges, place_q, place_r

# Words that count what lies around a tile: what such a tile is worth depends on where it will lie.
PLACED_WORDS: Final = frozenset({"adjacent_tile", "loop_tile", "boats_in_chain"})
FAR_AWAY: Final = 50  # a place that touches nothing


def least_workers(state: State) -> dict[str, dict[str, int]]:
    """For each tile the size that the next leading bid must reach, and how many workers the next use takes (BID-4,
    USE-4). A tile that is not named cannot be bid for, or used, by anybody."""
    bids: dict[str, int] = {}
    uses: dict[str, int] = {}
    for lot, tile in enumerate(state.lots):
        if state.lot_of[tile] != lot:
            continue
        if state.bid_limits[tile]:
            bids[tile_id(tile)] = state.bid_limits[tile] >> LEAST_SHIFT & LEAST
        if state.use_limits[tile] and state.season != WINTER:
            uses[tile_id(tile)] = state.use_limits[tile] >> LEAST_SHIFT & LEAST
    for village in state.villages:
        for tile in village:
            if state.use_limits[tile]:
                uses[tile_id(tile)] = state.use_limits[tile] >> LEAST_SHIFT & LEAST
    return {"bid": bids, "use": uses}


def seen_estate(state: State, seat: int, shown: dict[str, Any]) -> Estate:
    """What a seat owns as far as a view shows it."""
    estate = estate_of(state, seat)
    pieces: dict[str, int] = shown.get("screen", shown.get("open", {}))
    for colour, name in enumerate(COLOUR_NAMES):
        estate.workers[colour] = pieces.get(name, 0)
    for skill, name in enumerate(SKILL_NAMES):
        estate.skills[skill] = pieces.get(name, 0)
    for module in state.rules.modules:
        module.see_estate(shown, estate)
    return estate


def running_totals(state: State, view: dict[str, Any]) -> list[int]:
    """What everybody would score if the game ended now, counting only what the view shows."""
    scoring = state.rules.scoring
    return [best_total(seen_estate(state, seat, shown), scoring) for seat, shown in enumerate(view["seats"])]


def tile_worth(state: State, seat: int, view: dict[str, Any]) -> dict[str, int]:
    """For each tile that the seat could win or place: the points that it would add now, at the best place for it. For
    each tile of its village: the points that it brings."""
    shown = view["seats"][seat]
    sheet = score(seen_estate(state, seat, shown), state.rules.scoring)
    worth = {tile_id(tile): sheet.of(tile_id(tile)) for tile in state.villages[seat]}
    within_reach: list[str] = [entry["tile"] for entry in view["auction"]]
    within_reach += shown.get("winter", [])
    within_reach += shown.get("to_place", [])
    within_reach += [boat["tile"] for boat in view["boats"] if view["season"] == "winter" or not boat.get("cargo")]
    for name in within_reach:
        worth[name] = best_addition(state, seat, shown, CATALOGUE.tile(name).index) - sheet.total
    return worth


def best_addition(state: State, seat: int, shown: dict[str, Any], tile: int) -> int:
    """The best total with one tile more."""
    best = 0
    for q, r, turn in places_for(state, seat, tile):
        estate = seen_estate(state, seat, shown)
        estate.add_tile(tile, q, r, turn)
        best = max(best, best_total(estate, state.rules.scoring))
    return best


def places_for(state: State, seat: int, tile: int) -> list[tuple[int, int, int]]:
    """Where a tile could be laid, as far as that matters for its points."""
    printed = CATALOGUE.tiles[tile].score
    words = {*printed.get("per", {}), *printed}
    found: list[tuple[int, int, int]] = []
    if words & PLACED_WORDS:
        anyhow = ignores_edges(state, seat)
        for packed in demands(state, seat):
            wide: int = packed
            place = wide >> DEMAND_BITS
            turns = (1 << TURNS[tile]) - 1 if anyhow else fitting_turns(tile, wide & DEMAND)
            fitting = [turn for turn in range(TURNS[tile]) if turns >> turn & 1]
            # How a tile is turned matters only to what follows its roads and rivers.
            for turn in fitting if words & {"loop_tile", "boats_in_chain"} else fitting[:1]:
                found.append((place_q(place), place_r(place), turn))
    return found or [(FAR_AWAY, FAR_AWAY, 0)]
