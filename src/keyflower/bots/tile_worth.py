"""What tiles are worth to a seat: those in the auction, winter's, and the boats at the end."""

from ..game.printed import COST, KIND, TRANSPORT, TURN_ORDER, UPGRADABLE, UPGRADES
from ..game.state import N_RESOURCES
from .faces import FLAT_POINTS, GAINS, LYING, LYING_POINTS, WANTED, WANTED_POINTS, WINTER_TILE
from .ledger import GOLD, Ledger
from .winter_sets import FOR_GOODS, FOR_SKILLS, FOR_WORKERS, goods_total, skills_total, workers_total


def tile_worth(ledger: Ledger, tile: int) -> float:
    """A tile of the auction, won now."""
    if KIND[tile] == TURN_ORDER:
        return 0.0
    if WINTER_TILE[tile]:
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
    wanted = WANTED[tile]
    if wanted == 0:
        return float(FLAT_POINTS[tile])
    mine = 1 << wanted
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
    if wanted == 12:
        upgraded = sum([int(ledger.state.upgraded[other]) for other in ledger.state.villages[ledger.seat]])
        return float(WANTED_POINTS[tile] * upgraded)
    return 3.0


def boat_score(ledger: Ledger, tile: int) -> float:
    """What a boat will score at the end, roughly."""
    state = ledger.state
    village = state.villages[ledger.seat]
    wanted = WANTED[tile]
    if wanted == 15:
        return float(sum([TRANSPORT[state.face(own)] for own in village]))
    if wanted == 16:
        return 0.6 * len(village)
    if wanted == 1:
        return 0.8 * state.screen_total(ledger.seat)
    if wanted == 18:
        return 2.0 * sum([WINTER_TILE[own] for own in village])
    if wanted == 19:
        return 2.0 * sum([UPGRADES[state.face(own)] for own in village])
    return FLAT_POINTS[tile] + 3.0
