"""Deals anew, inside an imagined world, everything that one seat does not know."""

from ..game.chance import Chance
from ..game.codes import OFFER_WINTER_STEP, frame_kind
from ..game.printed import winter_set
from ..game.rows import Cells
from ..game.setup import draw_season
from ..game.state import KNOWN, N_COLOURS, N_SKILLS, WINTER, State

SEASON_NAMES = ("spring", "summer", "autumn")


def shuffle_unknown(state: State, viewer: int, chance: Chance) -> None:
    _shuffle(state, viewer, chance, state.workers, state.bag, N_COLOURS, 0)
    _shuffle(state, viewer, chance, state.skills, state.skill_stock, N_SKILLS, N_COLOURS)
    _shuffle_winter(state, viewer, chance)
    for module in state.rules.modules:
        module.deal_anew(state, viewer, chance)
    draw_anew(state, chance)


def draw_anew(state: State, chance: Chance) -> None:
    """What nobody knows: the tiles of later seasons, and what will be drawn."""
    if state.season < WINTER - 1:
        decks = state.decks[:]
        for season in range(state.season + 1, WINTER):
            decks[season] = draw_season(state.rules, chance, SEASON_NAMES[season])
        state.decks = decks
    state.chance = Chance(chance.word(), chance.word(), chance.word(), 1)


def _shuffle(state: State, viewer: int, chance: Chance, held: Cells, stock: Cells, kinds: int, offset: int) -> None:
    """Pieces of the stock with those behind other screens, except the known ones."""
    drawn = [0] * state.rules.players
    for seat in range(state.rules.players):
        if seat == viewer:
            continue
        for kind in range(kinds):
            at = seat * kinds + kind
            known: int = state.known[seat * KNOWN + offset + kind]
            unknown = held[at] - known
            drawn[seat] += unknown
            stock[kind] += unknown
            held[at] = known
    for seat in range(state.rules.players):
        for _ in range(drawn[seat]):
            held[seat * kinds + chance.draw(stock, 0, kinds)] += 1


def _shuffle_winter(state: State, viewer: int, chance: Chance) -> None:
    """Winter tiles of the others with those out of the game. Who has chosen already may have offered any number."""
    count = 0
    for seat in range(state.rules.players):
        if seat != viewer:
            count += len(state.winter_tiles(seat))
    if count == 0:
        return
    rules = state.rules
    own = state.winter_tiles(viewer)
    pool = [tile for tile in rules.tiles("winter") if tile not in own]
    chance.shuffle(pool)
    for module in rules.modules:
        module.arrange(rules, "winter", pool, count)
    pool = pool[:count]
    chance.shuffle(pool)
    choosing = frame_kind(state.top()) == OFFER_WINTER_STEP
    state.unshare()
    for seat in range(rules.players):
        if seat == viewer:
            continue
        size = len(state.winter_tiles(seat))
        if choosing and state.offered[seat] > 0:
            size = 1 + chance.below(rules.winter_dealt)
            state.offered[seat] = size
        state.winter[seat] = winter_set(pool[:size])
        pool = pool[size:]
