"""Deals anew, inside an imagined world, everything that one seat does not know."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..game.chance import Chance
from ..game.codes import OFFER_WINTER_STEP, frame_kind
from ..game.modules.merchants.pieces import MerchantsPart
from ..game.printed import winter_set
from ..game.rows import members
from ..game.setup import draw_season
from ..game.state import KNOWN, N_COLOURS, N_SKILLS, WINTER, State

SEASON_NAMES = ("spring", "summer", "autumn")


def shuffle_unknown(state: State, viewer: int, chance: Chance) -> None:
    _shuffle_workers(state, viewer, chance)
    _shuffle_skills(state, viewer, chance)
    _shuffle_winter(state, viewer, chance)
    for part in state.parts:
        if isinstance(part, MerchantsPart):
            _shuffle_contracts(part, viewer, chance)
    if state.season < WINTER - 1:
        decks = state.decks[:]
        for season in range(state.season + 1, WINTER):
            decks[season] = draw_season(state.rules, chance, SEASON_NAMES[season])
        state.decks = decks
    state.chance = Chance(chance.word(), chance.word(), chance.word(), 1)


def _shuffle_workers(state: State, viewer: int, chance: Chance) -> None:
    """Workers in the bag with those behind other screens, except the known ones."""
    drawn = [0] * state.rules.players
    for seat in range(state.rules.players):
        if seat == viewer:
            continue
        for colour in range(N_COLOURS):
            at = seat * N_COLOURS + colour
            known: int = state.known[seat * KNOWN + colour]
            unknown = state.workers[at] - known
            drawn[seat] += unknown
            state.bag[colour] += unknown
            state.workers[at] = known
    for seat in range(state.rules.players):
        for _ in range(drawn[seat]):
            state.workers[seat * N_COLOURS + chance.draw(state.bag, 0, N_COLOURS)] += 1


def _shuffle_skills(state: State, viewer: int, chance: Chance) -> None:
    drawn = [0] * state.rules.players
    for seat in range(state.rules.players):
        if seat == viewer:
            continue
        for skill in range(N_SKILLS):
            at = seat * N_SKILLS + skill
            known: int = state.known[seat * KNOWN + N_COLOURS + skill]
            unknown = state.skills[at] - known
            drawn[seat] += unknown
            state.skill_stock[skill] += unknown
            state.skills[at] = known
    for seat in range(state.rules.players):
        for _ in range(drawn[seat]):
            state.skills[seat * N_SKILLS + chance.draw(state.skill_stock, 0, N_SKILLS)] += 1


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
    for seat in range(rules.players):
        if seat == viewer:
            continue
        size = len(state.winter_tiles(seat))
        if choosing and state.offered[seat] > 0:
            size = 1 + chance.below(rules.winter_dealt)
            state.offered[seat] = size
        state.winter[seat] = winter_set(pool[:size])
        pool = pool[size:]


def _shuffle_contracts(part: MerchantsPart, viewer: int, chance: Chance) -> None:
    """Those in the stack, on the boats, and face down behind other screens. The order of the pool tells nothing: it is
    that of their numbers."""
    unknown: i64 = 0
    for contract in part.stack:
        unknown |= 1 << int(contract)
    for seat in range(len(part.hands)):
        if seat != viewer:
            unknown |= part.hands[seat] & ~part.seen[seat]
    for boat in range(len(part.aboard)):
        unknown |= part.aboard[boat]
    pool = members(unknown)
    chance.shuffle(pool)
    for seat in range(len(part.hands)):
        if seat != viewer:
            hidden = part.hands[seat] & ~part.seen[seat]
            part.hands[seat] = part.seen[seat] | _exchange(hidden, pool)
    for boat in range(len(part.aboard)):
        part.aboard[boat] = _exchange(part.aboard[boat], pool)
    part.stack = vec[u8](pool)


def _exchange(contracts: i64, pool: list[int]) -> i64:
    """As many others from the pool."""
    taken: i64 = 0
    for _ in members(contracts):
        taken |= 1 << pool.pop()
    return taken
