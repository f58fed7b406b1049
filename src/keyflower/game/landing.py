"""Where goods land: on the tile that made them, on the home (USE-7), or with boat 7a anywhere (PRO-13)."""

from typing import Any, Final

from ..catalogue import RESOURCES
from .codes import (
    FRAME_A,
    PUT_STEP,
    PUT_VERB,
    action,
    frame,
    frame_seat,
    frame_tile,
    seat_of,
)
from .events import IllegalAction
from .fields import BYTE, STEP_OF_TILE, Field, NameField, PiecesField, TileField
from .notation import resource_counts, tile_id
from .printed import BOAT_TILE, KIND, PUT_ANYWHERE
from .rules import Step, Verb
from .runs import Runs
from .state import N_RESOURCES, State

STEP_GOODS_BITS: Final = 3  # of each resource in a pending step
STEP_GOODS: Final = PiecesField("goods", RESOURCES, "resource", STEP_GOODS_BITS, 28, shift=FRAME_A)
PUT_RESOURCE: Final = NameField("resource", RESOURCES, "resource", BYTE)
PUT_ON: Final = TileField("tile", 0)


def pack_goods(row: list[int]) -> int:
    packed = 0
    for resource in range(N_RESOURCES):
        packed |= row[resource] << resource * STEP_GOODS_BITS
    return packed


def receiving_tile(state: State, seat: int, tile: int) -> int:
    """Made in the own village, goods stay on the tile that made them; made elsewhere, they go to the home (USE-7)."""
    return tile if state.owner[tile] == seat else state.home(seat)


def give_goods(state: State, seat: int, tile: int, row: list[int]) -> None:
    where = receiving_tile(state, seat, tile)
    made = [state.make_goods(where, resource, row[resource]) for resource in range(N_RESOURCES)]
    if state.journal is not None:
        state.tell("gained-resources", seat, {"goods": resource_counts(made), "tile": tile_id(where)})
    if where != tile:
        came_from_afar(state, seat, tile, made)


def came_from_afar(state: State, seat: int, tile: int, goods: list[int]) -> None:
    """What another's tile, one in the auction or a boat has brought lies on the home; with boat 7a it need not stay."""
    if state.ability[seat] & PUT_ANYWHERE and sum(goods) > 0:
        state.push(frame(PUT_STEP, seat, tile, pack_goods(goods)))


class PutGoods(Step):
    """Where a resource from afar is put, one after the other. The frame: the tile it came from, and what is left."""

    kind = PUT_STEP
    name = "put"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, STEP_GOODS)
    verbs: tuple[int, ...] = (PUT_VERB,)

    def run(self, state: State, packed: int) -> bool:
        seat = frame_seat(packed)
        if STEP_GOODS.of(packed) and (len(state.villages[seat]) > 1 or self._in_turn(state, packed)):
            return True
        state.pop()
        return False

    def _in_turn(self, state: State, packed: int) -> bool:
        """Is it asked inside a turn in which the seat may do something else first? A cargo is taken after the turns."""
        return KIND[frame_tile(packed)] != BOAT_TILE and state.rules.may_act_freely(state, frame_seat(packed))

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed):
            return
        first = int(action(PUT_VERB, seat)) | PUT_RESOURCE.at(next_resource(packed))
        for tile in state.villages[seat]:
            runs.add(first | PUT_ON.at(tile))
        if KIND[frame_tile(packed)] != BOAT_TILE:
            state.rules.free_answers(state, seat, runs)

    def about(self, state: State, packed: int) -> dict[str, Any]:
        return {
            "tile": tile_id(frame_tile(packed)),
            "resource": RESOURCES[next_resource(packed)],
            "goods": STEP_GOODS.table(packed),
        }


def next_resource(packed: int) -> int:
    """One kind after the other: they have nothing to do with each other."""
    row = STEP_GOODS.row(packed)
    return next(resource for resource in range(N_RESOURCES) if row[resource])


class Put(Verb):
    number = PUT_VERB
    word = "put"
    fields: tuple[Field, ...] = (PUT_RESOURCE, PUT_ON)

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        resource = PUT_RESOURCE.of(code)
        tile = PUT_ON.of(code)
        packed = state.pop()
        state.push(packed - (1 << FRAME_A + resource * STEP_GOODS_BITS))
        state.goods[state.home(seat) * N_RESOURCES + resource] -= 1
        state.goods[tile * N_RESOURCES + resource] += 1
        state.tell("put", seat, {"resource": RESOURCES[resource], "tile": tile_id(tile)})

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        wanted = RESOURCES[next_resource(state.top())]
        if RESOURCES[PUT_RESOURCE.of(code)] != wanted:
            return IllegalAction("PRO-13", "put-other-first", f"Now a piece of {wanted} is put.", {"resource": wanted})
        name = tile_id(PUT_ON.of(code))
        return IllegalAction("PRO-13", "not-your-village", f"{name} is not in your village.", {"tile": name})
