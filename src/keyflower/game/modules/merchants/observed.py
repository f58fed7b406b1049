"""The Merchants' figures in an observation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from ...figures import AT_BOAT_CELL, AT_SEAT_CELL, AT_TABLE_CELL, AT_TILE_CELL, OWN_CELLS, Figure
from ...rows import NOBODY, members
from ...state import SEATS, State
from .pieces import CABINS, CONTRACTS, EXTENSIONS, merchants_part

STACK: Final = Figure("contracts in the stack", AT_TABLE_CELL, CONTRACTS)
CABINS_LEFT: Final = Figure("cabins beside the table", AT_TABLE_CELL, CABINS)
HELD_CONTRACTS: Final = Figure("contracts held", AT_SEAT_CELL, CONTRACTS)
CONTRACTS_ABOARD: Final = Figure("contracts aboard", AT_BOAT_CELL, CONTRACTS)
CABINS_ABOARD: Final = Figure("cabins aboard", AT_BOAT_CELL, CABINS)
# 1 on the table, 2 discarded, 3 the viewer's, more: known to be behind the screen of seat n - 3.
EACH_CONTRACT: Final = Figure("where each contract is", OWN_CELLS, 2 + SEATS, CONTRACTS)
EACH_EXTENSION: Final = Figure("1 where an extension lies beside the table", OWN_CELLS, 1, EXTENSIONS)
EXTENSION_ON: Final = Figure("1 + the extension on a tile", AT_TILE_CELL, EXTENSIONS)

MERCHANTS_FIGURES: Final = [
    STACK,
    CABINS_LEFT,
    HELD_CONTRACTS,
    CONTRACTS_ABOARD,
    CABINS_ABOARD,
    EACH_CONTRACT,
    EACH_EXTENSION,
    EXTENSION_ON,
]


def observe(state: State, seat: int, row: vec[i16], base: int) -> None:
    part = merchants_part(state)
    players = state.rules.players
    row[base + STACK.cell()] = i16(len(part.stack))
    row[base + CABINS_LEFT.cell()] = part.cabins
    for contract in range(CONTRACTS):
        row[base + EACH_CONTRACT.cell(contract)] = 2 if part.discarded >> contract & 1 else 0
    for open_one in part.row:
        row[base + EACH_CONTRACT.cell(int(open_one))] = 1
    for other in range(players):
        away = (other - seat) % players
        row[base + HELD_CONTRACTS.cell(away)] = len(members(part.hands[other]))
        for contract in members(part.seen[other] if away else part.hands[seat]):
            row[base + EACH_CONTRACT.cell(contract)] = 3 + away
        for tile in state.villages[other]:
            extension: int = part.extension[tile]
            row[base + EXTENSION_ON.cell(tile)] = 0 if extension == NOBODY else 1 + extension
    for extension in range(EXTENSIONS):
        row[base + EACH_EXTENSION.cell(extension)] = part.extensions_left >> extension & 1
    for boat in range(len(state.boats)):
        row[base + CONTRACTS_ABOARD.cell(boat)] = len(members(part.aboard[boat]))
        row[base + CABINS_ABOARD.cell(boat)] = part.cabins_aboard[boat]


def portray(state: State, seat: int) -> list[float]:
    """That the module is there; the contracts of the seat, those of the others, the extensions of its village."""
    part = merchants_part(state)
    others = 0
    for other in range(state.rules.players):
        if other != seat:
            others += len(members(part.hands[other]))
    extended = 0
    for tile in state.villages[seat]:
        if part.extension[tile] != NOBODY:
            extended += 1
    return [
        1.0,
        len(members(part.hands[seat])) / 3.0,
        others / (3.0 * (state.rules.players - 1)),
        extended / 3.0,
    ]
