"""What tiles are worth to a seat: those in the auction, winter's, and the boats at the end."""

from typing import Final

from ..catalogue import CATALOGUE, RESOURCES
from ..game.printed import (
    COST,
    GAINS,
    IS_WINTER_TILE,
    KIND,
    LYING,
    LYING_POINTS,
    TURN_ORDER,
    UPGRADABLE,
)
from ..game.scoring.prints import PRINTS
from ..game.state import GOLD, N_RESOURCES
from .counting import things_counted
from .faces import GIVES, GIVES_GOODS, MADE
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

USUAL_ICONS: Final = 4.0  # pictured workers in a village of autumn
BY_THE_WAY: Final = 3.0  # what something is worth of which one cannot say more

# By tile: the points for each pictured worker of its village.
FOR_ICONS: Final[list[int]] = [
    words.points[0] if words is not None and words.counted == "worker_icon" else 0 for words in PRINTS.words
]
# By tile: the resources that come with winning it in winter, in their order.
BROUGHT: Final[list[list[int]]] = [
    [tile.gain.get("resources", {}).get(name, 0) for name in RESOURCES] for tile in CATALOGUE.tiles
]


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
    if FOR_ICONS[tile]:
        found = things_counted(ledger.state, ledger.seat, "worker_icon", tile)
        worth += FOR_ICONS[tile] * (found - USUAL_ICONS)
    front = tile * 2
    lying = LYING[front]
    if lying >= 0:
        worth += ledger.scales.hoard * stored_worth(ledger, tile)
        worth += ledger.scales.flow * LYING_POINTS[front] * _flow(ledger, lying)
    if GIVES[front] & GIVES_GOODS:
        for resource in range(1, N_RESOURCES):
            made = MADE[front * N_RESOURCES + resource]
            if made > 0.0:
                short = int(ledger.missing[resource] - ledger.stored[resource])
                if short > 0:
                    worth += ledger.scales.need * min(short, 3)
                worth += ledger.scales.feed * made * int(ledger.sinks[resource])
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


def stored_worth(ledger: Ledger, tile: int) -> float:
    """What all that one has would score if it lay on a tile that scores what lies there."""
    stored = ledger.stored
    lying = LYING[tile * 2]
    if lying < N_RESOURCES:
        return float(LYING_POINTS[tile * 2] * (stored[lying] + stored[GOLD]))
    return float(LYING_POINTS[tile * 2] * (stored[0] + stored[1] + stored[2] + stored[3]))


def winter_worth(ledger: Ledger, tile: int) -> float:
    """What a winter tile would add to the score with what the seat has, beside those it has or leads on."""
    mine = SET_OF[tile]
    if mine == 0:
        return counted_worth(ledger, tile) + brought_worth(ledger, tile)
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


def brought_worth(ledger: Ledger, tile: int) -> float:
    """What the resources that come with a tile would score at the end."""
    gold, iron, stone, wood = BROUGHT[tile]
    if not gold + iron + stone + wood:
        return 0.0
    loose = ledger.loose
    with_it = goods_total(ledger.scorers, loose[0] + gold, loose[1] + iron, loose[2] + stone, loose[3] + wood)
    sure = with_it - goods_total(ledger.scorers, loose[0], loose[1], loose[2], loose[3])
    return sure + ledger.plain_goods * (gold + iron + stone + wood)


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
    if words.counted == "":
        return float(words.flat)
    found = things_counted(ledger.state, ledger.seat, words.counted, tile)
    return words.flat + words.points[0] * found if found >= 0.0 else BY_THE_WAY
