"""Carrying out the effect of another tile of the same village, at that tile's price (PRO-5)."""

from typing import Any, Final

from ..catalogue.words import REACHES
from .codes import COPY_STEP, COPY_VERB, FRAME_A, action, frame_seat, frame_tile, seat_of, tile_of
from .events import IllegalAction
from .fields import STEP_OF_TILE, TILE_FIELD, Field, NameField
from .notation import tile_id
from .placing import can_pay_now, copied_tiles
from .rules import Step, Verb
from .runs import Runs
from .state import State
from .using import push_program, refuse_price

COPY_REACH: Final = NameField("reach", REACHES, "reach", FRAME_A, 12, first=1)


class Copy(Step):
    """Whose effect is carried out. Nothing is asked where all can see that there is but one tile to choose."""

    kind = COPY_STEP
    name = "copy"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, COPY_REACH)
    verbs: tuple[int, ...] = (COPY_VERB,)

    def run(self, state: State, packed: int) -> bool:
        seat = frame_seat(packed)
        tiles = copied_tiles(state, frame_tile(packed), COPY_REACH.of(packed))
        if len(tiles) > 1 or state.rules.may_act_freely(state, seat):
            return True
        copy_effect(state, seat, tiles[0])
        return False

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed):
            return
        for tile in copied_tiles(state, frame_tile(packed), COPY_REACH.of(packed)):
            if can_pay_now(state, seat, tile):
                runs.add(action(COPY_VERB, seat, tile))
        state.rules.free_answers(state, seat, runs)

    def about(self, state: State, packed: int) -> dict[str, Any]:
        return {"tile": tile_id(frame_tile(packed))}


def copy_effect(state: State, seat: int, tile: int) -> None:
    """The steps of that tile's face, as if it had been used; but nothing is placed and nothing is set there."""
    packed = state.pop()
    state.tell("copied", seat, {"tile": tile_id(tile), "by": tile_id(frame_tile(packed))})
    push_program(state, state.rules.programs[state.face(tile)], seat, tile)


class CopyTile(Verb):
    number = COPY_VERB
    word = "copy"
    fields: tuple[Field, ...] = (TILE_FIELD,)

    def apply(self, state: State, code: int) -> None:
        copy_effect(state, seat_of(code), tile_of(code))

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        packed = state.top()
        by = frame_tile(packed)
        tiles = copied_tiles(state, by, COPY_REACH.of(packed))
        if tile_of(code) in tiles:
            return refuse_price(state, seat_of(code), tile_of(code))
        name = tile_id(tile_of(code))
        offered = ", ".join([tile_id(tile) for tile in tiles])
        return IllegalAction(
            "PRO-5",
            "cannot-copy",
            f"{tile_id(by)} can carry out what {offered} can do, not {name}.",
            {"tile": name, "by": tile_id(by)},
        )
