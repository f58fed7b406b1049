"""Things that tiles count and do not use up: how many of them a seat has, or can hope for."""

from typing import Final

from ..game.printed import IS_WINTER_TILE, SEASON_OF, SIDES, TRANSPORT, UPGRADES
from ..game.scoring.prints import PRINTS
from ..game.state import SUMMER, State
from ..game.village import side_towards

USUAL_WINTER: Final = 1.5  # winter tiles that a seat wins, beside one that counts them
USUAL_NEIGHBOURS: Final = 3.8  # of a tile that is laid where it has many


def things_counted(state: State, seat: int, counted: str, tile: int) -> float:
    """As the tile that counts them would find them, laid or not; -1 if one cannot say."""
    village = state.villages[seat]
    if counted == "upgraded_tile":
        return float(sum([int(state.upgraded[own]) for own in village]))
    if counted == "transport_icon":
        return float(sum([TRANSPORT[state.face(own)] for own in village]))
    if counted == "upgrade_icon":
        return float(sum([UPGRADES[state.face(own)] for own in village]))
    if counted == "worker_icon":
        return float(sum([PRINTS.worker_icons[state.face(own)] for own in village if own != tile]) + 1)
    if counted == "winter_tile":
        return float(_winter_tiles(state, seat, tile))
    if counted == "loop_tile":
        return 0.6 * len(village)
    if counted == "route_tile":
        return 2.0 + 0.6 * len(village)
    if counted == "adjacent_tile":
        return USUAL_NEIGHBOURS
    if counted == "adjacent_summer_tile":
        return min(2.0, 0.6 * sum([1 for own in village if SEASON_OF[own] == SUMMER]))
    if counted == "adjacent_winter_tile":
        return min(float(SIDES), 0.8 * max(USUAL_WINTER, float(_winter_tiles(state, seat, tile))) + 0.3)
    if counted == "adjacent_upgrade_icon":
        return _upgrades_around(state, village, tile)
    return -1.0


def _winter_tiles(state: State, seat: int, tile: int) -> int:
    """Others than this one: those laid, won, and led on."""
    found = state.villages[seat] + state.hands[seat]
    found += [state.lots[lot] for lot in range(len(state.lots)) if state.lead[lot] == seat]
    return len({own for own in found if IS_WINTER_TILE[own] and own != tile})


def _upgrades_around(state: State, village: list[int], tile: int) -> float:
    if tile not in village:
        return 1.5
    found = 0
    here: int = state.at[tile]
    for other in village:
        there: int = state.at[other]
        if side_towards(here, there) < SIDES:
            found += UPGRADES[state.face(other)] + int(state.bonus[other])
    return float(found)
