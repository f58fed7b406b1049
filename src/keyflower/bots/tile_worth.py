"""What tiles are worth to a seat: those in the auction, winter's, and the boats at the end."""

from typing import Final

from ..game.printed import (
    COST,
    GAINS,
    IS_WINTER_TILE,
    KIND,
    LYING,
    LYING_POINTS,
    SEASON_OF,
    TRANSPORT,
    TURN_ORDER,
    UPGRADABLE,
    UPGRADES,
)
from ..game.scoring.prints import PRINTS
from ..game.state import GOLD, N_RESOURCES, SUMMER
from .ledger import Ledger
from .winter_sets import (
    FOR_GOODS,
    FOR_SKILLS,
    FOR_WORKERS,
    RECIPES,
    SET_OF,
    alone,
    goods_total,
    skills_total,
    workers_total,
)

BY_THE_WAY: Final = 3.0  # what something is worth of which one cannot say more


def tile_worth(ledger: Ledger, tile: int) -> float:
    """A tile of the auction, won now."""
    if KIND[tile] == TURN_ORDER:
        return 0.0
    if IS_WINTER_TILE[tile]:
        return winter_worth(ledger, tile)
    worth = ledger.scales.tiles[tile]
    if UPGRADABLE[tile]:
        cost = COST[tile]
        for resource in range(N_RESOURCES):
            if cost[resource] and ledger.stored[resource] > ledger.missing[resource]:
                worth += ledger.scales.fits
    front = tile * 2
    lying = LYING[front]
    if lying >= 0:
        worth += ledger.scales.hoard * LYING_POINTS[front] * _stores(ledger, lying)
        worth += ledger.scales.flow * LYING_POINTS[front] * _flow(ledger, lying)
    for resource in range(1, N_RESOURCES):
        made = GAINS[resource][front]
        if made > 0:
            short = ledger.missing[resource] - ledger.stored[resource]
            if short > 0:
                worth += ledger.scales.need * min(short, 3)
            worth += ledger.scales.feed * made * ledger.sinks[resource]
    return worth


def _flow(ledger: Ledger, lying: int) -> int:
    """How much of what would score there the village makes in one use of each of its tiles."""
    made = 0
    for tile in ledger.state.villages[ledger.seat]:
        side = tile * 2 + int(ledger.state.upgraded[tile])
        for resource in range(N_RESOURCES):
            if resource in (lying, GOLD) or lying == N_RESOURCES:
                made += GAINS[resource][side]
    return made


def _stores(ledger: Ledger, lying: int) -> int:
    if lying < N_RESOURCES:
        return ledger.stored[lying] + ledger.stored[GOLD]
    return ledger.stored[0] + ledger.stored[1] + ledger.stored[2] + ledger.stored[3]


def winter_worth(ledger: Ledger, tile: int) -> float:
    """What a winter tile would add to the score with what the seat has, beside those it has or leads on."""
    mine = SET_OF[tile]
    if mine == 0:
        return counted_worth(ledger, tile)
    others = ledger.scorers & ~mine
    if mine & FOR_SKILLS:
        held = ledger.held
        with_it = skills_total(others | mine, held[0], held[1], held[2])
        return with_it - skills_total(others, held[0], held[1], held[2])
    if mine & FOR_WORKERS:
        hues = ledger.hues
        with_it = workers_total(others | mine, hues[0], hues[1], hues[2], hues[3])
        return with_it - workers_total(others, hues[0], hues[1], hues[2], hues[3])
    if mine & FOR_GOODS:
        loose = ledger.loose
        with_it = goods_total(others | mine, loose[0], loose[1], loose[2], loose[3])
        return with_it - goods_total(others, loose[0], loose[1], loose[2], loose[3])
    recipe = RECIPES[tile]
    assert recipe is not None
    return alone(recipe, ledger.pieces_of(recipe.cls))


def boat_score(ledger: Ledger, tile: int) -> float:
    """What a boat will score at the end, roughly."""
    recipe = RECIPES[tile]
    if recipe is not None:  # some of the workers will be spent
        return 0.8 * recipe.points * ledger.state.screen_total(ledger.seat) / recipe.size
    words = PRINTS.words[tile]
    if words is None or not words.counted:  # boats that score otherwise help along in other ways
        return BY_THE_WAY + (0.0 if words is None else words.flat)
    return counted_worth(ledger, tile)


def counted_worth(ledger: Ledger, tile: int) -> float:
    """What a tile scores by itself, or for things that are counted and not used up."""
    words = PRINTS.words[tile]
    if words is None:
        return 0.0
    flat = float(words.flat)
    state = ledger.state
    village = state.villages[ledger.seat]
    counted = words.counted
    found = 0.0
    if counted == "":
        return flat
    if counted == "upgraded_tile":
        found = float(sum([int(state.upgraded[own]) for own in village]))
    elif counted == "transport_icon":
        found = float(sum([TRANSPORT[state.face(own)] for own in village]))
    elif counted == "upgrade_icon":
        found = float(sum([UPGRADES[state.face(own)] for own in village]))
    elif counted == "winter_tile":
        found = float(sum([IS_WINTER_TILE[own] for own in village]))
    elif counted == "loop_tile":
        found = 0.6 * len(village)
    elif counted == "route_tile":
        found = 0.5 * len(village)
    elif counted == "adjacent_tile":
        found = 3.0
    elif counted == "adjacent_summer_tile":
        found = min(1.5, 0.5 * sum([1 for own in village if SEASON_OF[own] == SUMMER]))
    elif counted == "adjacent_winter_tile":
        found = min(2.0, 0.5 * sum([IS_WINTER_TILE[own] for own in village]) + 0.5)
    else:
        return BY_THE_WAY
    return flat + words.points[0] * found
