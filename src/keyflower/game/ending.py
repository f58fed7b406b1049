"""From the end of a game to its score sheets (SCO-1 to SCO-11)."""

from .result import Result
from .scoring import Estate, best_total, score
from .state import N_COLOURS, N_RESOURCES, N_SKILLS, State
from .village import place_q, place_r


def estate_of(state: State, seat: int) -> Estate:
    """What a seat owns, as the scoring wants it. Also good in mid-game: what it would score as things stand."""
    estate = Estate()
    for tile in state.villages[seat]:
        at = estate.add_tile(
            tile, place_q(state.at[tile]), place_r(state.at[tile]), state.turned[tile], state.upgraded[tile]
        )
        if state.bonus[tile]:
            estate.more_upgrades[at] = state.bonus[tile]
        for resource in range(N_RESOURCES):
            estate.goods[at * N_RESOURCES + resource] = state.goods[tile * N_RESOURCES + resource]
    for colour in range(N_COLOURS):
        estate.workers[colour] = state.workers[seat * N_COLOURS + colour]
    for skill in range(N_SKILLS):
        estate.skills[skill] = state.skills[seat * N_SKILLS + skill]
    estate.purple = state.start == seat
    for module in state.rules.modules:
        module.prepare_estate(state, seat, estate)
    return estate


def total_of(state: State, seat: int) -> int:
    return best_total(estate_of(state, seat), state.rules.scoring)


def totals_of(state: State) -> list[int]:
    return [total_of(state, seat) for seat in range(state.rules.players)]


def winners_of(state: State, totals: list[int]) -> list[int]:
    most = max(totals)
    winners = [seat for seat in range(state.rules.players) if totals[seat] == most]
    if len(winners) > 1:
        for module in state.rules.modules:
            winners = module.break_tie(state, winners)
    return winners


def result_of(state: State) -> Result:
    sheets = [score(estate_of(state, seat), state.rules.scoring) for seat in range(state.rules.players)]
    return Result(sheets, winners_of(state, [sheet.total for sheet in sheets]))
