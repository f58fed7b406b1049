"""The second versions of the boats: their cargo, what they bring in winter, and the one that is replaced."""

from typing import Any, Final

from ....catalogue import CATALOGUE, SEASONS
from ...codes import (
    REPLACE_STEP,
    REPLACE_VERB,
    action,
    frame,
    frame_a,
    frame_kind,
    frame_seat,
    frame_tile,
    seat_of,
    tile_of,
)
from ...events import IllegalAction
from ...fields import STEP_OF_TILE, Field, TileField, step_number
from ...notation import tile_id
from ...printed import BOAT_TILE, KIND
from ...rows import members, with_mark
from ...rules import Step, Verb
from ...runs import Runs
from ...state import CARGO_WIDTH, GOLD, GREEN, N_COLOURS, N_SKILLS, WINTER, State
from .contracts import draw_contract, give_contract
from .pieces import CONTRACT_IDS, merchants_part

CARGO_GOLD: Final = N_COLOURS + N_SKILLS + GOLD
# In this order; each boat carries what there is (MER-4).
CARGO_WORDS: Final = ("gold", "green", "cabins", "contracts")


def load_more(state: State) -> None:
    """Piece by piece in boat order, as workers and skills are (SEA-3)."""
    season = SEASONS[state.season]
    for word in CARGO_WORDS:
        printed = [CATALOGUE.tiles[tile].cargo.get(season, {}).get(word, 0) for tile in state.boats]
        for round_number in range(max(printed)):
            for boat in range(len(printed)):
                if round_number < printed[boat]:
                    _load_piece(state, boat, word)


def _load_piece(state: State, boat: int, word: str) -> None:
    """From the supply, the stack or the six cabins onto a boat, if there is any."""
    part = merchants_part(state)
    state.unshare()
    if word == "gold":
        if state.stock[GOLD] > 0:
            state.stock[GOLD] -= 1
            state.cargo[boat * CARGO_WIDTH + CARGO_GOLD] += 1
    elif word == "green":
        if state.green > 0:
            state.green -= 1
            state.cargo[boat * CARGO_WIDTH + GREEN] += 1
    elif word == "cabins":
        if part.cabins > 0:
            part.cabins -= 1
            part.cabins_aboard[boat] += 1
    else:
        contract = draw_contract(state, part)
        if contract >= 0:
            part.aboard[boat] |= 1 << contract


def take_more(state: State, seat: int, boat: int) -> None:
    """Contracts behind the screen, cabins on the home (MER-5); then the boat may have to be replaced (MER-6)."""
    part = merchants_part(state)
    tile = state.boats[boat]
    for contract in members(part.aboard[boat]):
        give_contract(part, seat, contract, False)
        state.tell("contract-drawn", seat, {"tile": tile_id(tile)}, {"contract": CONTRACT_IDS[contract]}, True)
    part.aboard[boat] = 0
    cabins = part.cabins_aboard[boat]
    if cabins:
        part.cabins_aboard[boat] = 0
        home = state.home(seat)
        state.bonus = with_mark(state.bonus, home, int(state.bonus[home]) + cabins)
        state.tell("cabin", seat, {"count": cabins})
    if CATALOGUE.tiles[tile].replaced_after == SEASONS[state.season]:
        state.push(frame(REPLACE_STEP, seat, tile, boat))


def win_boat(state: State, seat: int, boat: int) -> None:
    """In winter the order decides ties (MSC-3)."""
    part = merchants_part(state)
    part.boat_order = [*part.boat_order, seat]


def boat_taken(state: State, seat: int, boat: int) -> None:
    if state.season == WINTER:
        win_boat(state, seat, boat)
    else:
        take_more(state, seat, boat)


# --- replacing -------------------------------------------------------------------------------------------------------


def spare_boats(state: State) -> list[int]:
    """The boats that are not in this game."""
    return [tile.index for tile in CATALOGUE.of_kind("boat", state.rules.sets) if tile.index not in state.boats]


class ReplaceBoat(Step):
    """Which boat takes the place of the one that leaves (MER-6). The frame holds the old tile, and its place."""

    kind = REPLACE_STEP
    name = "replace"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, step_number("place"))
    verbs: tuple[int, ...] = (REPLACE_VERB,)

    def run(self, state: State, packed: int) -> bool:
        return True

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed):
            return
        for tile in spare_boats(state):
            runs.add(action(REPLACE_VERB, seat, tile))

    def about(self, state: State, packed: int) -> dict[str, Any]:
        return {"tile": tile_id(frame_tile(packed)), "options": [tile_id(tile) for tile in spare_boats(state)]}


NEW_BOAT: Final = TileField("boat")


class Replace(Verb):
    number = REPLACE_VERB
    word = "replace"
    fields: tuple[Field, ...] = (NEW_BOAT,)

    def apply(self, state: State, code: int) -> None:
        packed = state.pop()
        state.unshare()
        state.boats[frame_a(packed)] = tile_of(code)
        data = {"from": tile_id(frame_tile(packed)), "to": tile_id(tile_of(code))}
        state.tell("boat-replaced", seat_of(code), data)

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        if frame_kind(state.top()) != REPLACE_STEP:
            return None
        name = tile_id(tile_of(code))
        if KIND[tile_of(code)] != BOAT_TILE:
            return IllegalAction("MER-6", "not-a-boat", f"{name} is no boat.", {"tile": name})
        return IllegalAction("MER-6", "boat-in-use", f"{name} has been in this game already.", {"tile": name})
