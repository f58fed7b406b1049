"""What the mover knows, as one flat row of small numbers. Version 1.

    stage      12  the step that is being answered (see encoding.py): stage, verb, and the step of the game
    table      16  season, passes, players, who starts and who moves (as seen from the mover), bag, supply
    seats    6x20  from the mover on, clockwise: size of the screen, pieces known to be there, tiles, offered
    own        11  the mover's own workers, skills, and how many winter tiles it holds
    boats    6x13  the boat's number plus one, who took it, its cargo
    tiles   TxW    for every tile of the catalogue: where it is, turned, upgraded, goods, workers, bids, leader

Seats are counted from the mover (0), so that a policy need not know where it sits. Nothing is in it that the seat could
not know: its view, and what a perfect memory of the open moves knows (`game.memory`).
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ..game.cells import NOBODY
from ..game.codes import frame_a, frame_kind, frame_tile
from ..game.state import CARGO, COLOURS, KNOWN, RESOURCES, SEATS, SKILLS, State
from ..game.tables import TILES
from .encoding import Question

VERSION: Final = 1
Row = npt.NDArray[np.int16]

STAGE: Final = 12
TABLE: Final = 16
SEAT: Final = 20
OWN: Final = 11
BOAT: Final = 2 + CARGO
TILE: Final = 20
AT_TABLE: Final = STAGE
AT_SEATS: Final = AT_TABLE + TABLE
AT_OWN: Final = AT_SEATS + SEATS * SEAT
AT_BOATS: Final = AT_OWN + OWN
AT_TILES: Final = AT_BOATS + SEATS * BOAT
LENGTH: Final = AT_TILES + TILES * TILE

# Where a tile is: nowhere to be seen, in the auction, in a village or a hand (of the seat so far from the mover).
IN_AUCTION: Final = 1
IN_HAND: Final = 2  # own winter tiles, and tiles won but not placed
IN_VILLAGE: Final = 3


def observe(state: State, seat: int, question: Question | None, row: Row) -> None:
    """Writes the row anew."""
    players = state.rules.players
    row[:] = 0
    if question is not None:
        row[0] = 1 + question.stage
        row[1] = question.verb
    if not state.over:
        top = state.top()
        row[2] = frame_kind(top)
        row[3] = frame_tile(top)
        row[4] = frame_a(top)
    at = AT_TABLE
    row[at] = state.season
    row[at + 1] = state.passes
    row[at + 2] = players
    row[at + 3] = (state.start - seat) % players
    row[at + 4] = (state.turn - seat) % players
    row[at + 5] = state.bag_total()
    row[at + 6] = state.green
    for resource in range(RESOURCES):
        row[at + 7 + resource] = state.stock[resource]
    row[at + 11] = state.skill_stock[0] + state.skill_stock[1] + state.skill_stock[2]
    for other in range(players):
        at = AT_SEATS + SEAT * ((other - seat) % players)
        row[at] = 1
        row[at + 1] = state.screen_total(other)
        row[at + 2] = state.skill_total(other)
        for kind in range(KNOWN):
            row[at + 3 + kind] = state.known[other * KNOWN + kind]
        row[at + 10] = len(state.villages[other])
        row[at + 11] = len(state.hands[other])
        row[at + 12] = state.ability[other]
    at = AT_OWN
    for colour in range(COLOURS):
        row[at + colour] = state.workers[seat * COLOURS + colour]
    for skill in range(SKILLS):
        row[at + COLOURS + skill] = state.skills[seat * SKILLS + skill]
    row[at + 7] = len(state.winter[seat])
    for boat in range(len(state.boats)):
        at = AT_BOATS + BOAT * boat
        row[at] = state.boats[boat] + 1
        taken = state.boat_taken[boat]
        row[at + 1] = 0 if taken == NOBODY else 1 + (taken - seat) % players
        for piece in range(CARGO):
            row[at + 2 + piece] = state.cargo[boat * CARGO + piece]
    for lot in range(len(state.lots)):
        _lot(state, seat, lot, row)
    for other in range(players):
        for tile in state.villages[other]:
            _tile(state, tile, IN_VILLAGE + (other - seat) % players, row)
            at = AT_TILES + TILE * tile
            row[at + 1] = state.at[tile]
            row[at + 2] = state.turned[tile]
            for resource in range(RESOURCES):
                row[at + 4 + resource] = state.goods[tile * RESOURCES + resource]
        for tile in state.hands[other]:
            _tile(state, tile, IN_HAND if other == seat else -1 - (other - seat) % players, row)
    for tile in state.winter[seat]:
        row[AT_TILES + TILE * tile] = IN_HAND


def _tile(state: State, tile: int, where: int, row: Row) -> None:
    at = AT_TILES + TILE * tile
    row[at] = where
    row[at + 3] = state.upgraded[tile]
    if state.crowd[tile]:
        for colour in range(COLOURS):
            row[at + 8 + colour] = state.on[tile * COLOURS + colour]
        row[at + 12] = state.last[tile]
    row[at + 13] = state.tint[tile]


def _lot(state: State, seat: int, lot: int, row: Row) -> None:
    tile = state.lots[lot]
    if state.lot_of[tile] != lot:
        return
    _tile(state, tile, IN_AUCTION, row)
    at = AT_TILES + TILE * tile
    leader: int = state.lead[lot]
    if leader != NOBODY:
        row[at + 14] = 1 + (leader - seat) % state.rules.players
        row[at + 15] = state.bids[lot * SEATS + leader]
    row[at + 16] = state.bids[lot * SEATS + seat]
    row[at + 17] = 1 + lot
    row[at + 18] = state.closed[tile]
