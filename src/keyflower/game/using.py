"""Using a tile (USE-1 to USE-12): workers are placed, then the tile's steps are carried out one after the other."""

from typing import Any, Final

from ..catalogue import COLOURS
from .codes import (
    FRAME_B,
    MIX_STEP,
    MIXED,
    PLACE_VERB,
    USE_VERB,
    action,
    colour_of,
    count_of,
    frame,
    frame_a,
    frame_b,
    frame_seat,
    frame_tile,
    groups_of,
    seat_of,
    tile_of,
)
from .events import IllegalAction
from .fields import BID_GROUPS, STEP_COUNT, TILE_FIELD, WORKER_COLOUR, WORKER_COUNT, Field, PiecesField, step_number
from .notation import colour_counts, tile_id, workers
from .placing import (
    Placing,
    copied_tiles,
    group_size,
    leaves_price,
    prices_asked,
    refuse_closed,
    refuse_colour,
    refuse_workers,
)
from .printed import ANY_PRICE, COPIES, NO_COLOUR, SKILL_PRICE, USABLE, WORKER_PRICE
from .rows import NOBODY
from .rules import Step, Verb
from .runs import Runs
from .state import N_COLOURS, WINTER, State
from .turns import begin_turn

PLACED: Final = PiecesField("workers", COLOURS, "colour", 4, 6, counted=True)
ALL_LIE: Final = 9  # no colour stands: any colours were placed where only flat workers lay (our ruling)


class Use(Verb):
    number = USE_VERB
    word = "use"
    fields: tuple[Field, ...] = (TILE_FIELD, WORKER_COUNT, WORKER_COLOUR, BID_GROUPS)

    def asked(self) -> list[Field]:
        return [WORKER_COLOUR, BID_GROUPS, WORKER_COUNT]

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        tile = tile_of(code)
        colour = colour_of(code)
        groups = groups_of(code)
        count = count_of(code)
        begin_turn(state)
        push_program(state, state.rules.programs[state.face(tile)], seat, tile)
        placed = count
        tint = footing_for(state, tile, colour)
        for lot in range(len(state.lots)):
            if groups >> lot & 1:
                hue, size = state.lift_bid(lot, seat)
                put_on(state, tile, hue, size, tint)
                placed += size
        waiting = count if colour == MIXED else 0  # not on the tile before their colours are chosen
        if placed > waiting:
            state.last[tile] = placed - waiting
        for lot in range(len(state.lots)):
            if groups >> lot & 1:
                state.settle(lot)
        if state.journal is not None:
            state.tell(
                "use",
                seat,
                {
                    "tile": tile_id(tile),
                    "colour": COLOURS[colour] if colour < N_COLOURS else "mixed",
                    "count": placed,
                    "groups": [tile_id(state.lots[i]) for i in range(len(state.lots)) if groups >> i & 1],
                },
            )
        if count == 0:
            refresh_tint(state, tile)
        elif colour == MIXED:
            state.measure(tile)
            state.push(frame(MIX_STEP, seat, tile, count, placed - count))
        else:
            state.lose_workers(seat, colour, count)
            put_on(state, tile, colour, count, tint)
            refresh_tint(state, tile)

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        seat = seat_of(code)
        tile = tile_of(code)
        found = _refuse_tile(state, tile) or refuse_closed(state, tile) or refuse_workers(state, seat, code)
        if found is not None:
            return found
        choice = Placing(state, seat)
        colour = colour_of(code)
        mixing = choice.may_mix(tile)
        if colour == MIXED and not mixing:
            return IllegalAction("USE-4", "one-colour", "All workers of one use have one colour.", {})
        if not mixing and state.tint[tile] not in (NO_COLOUR, colour):
            return refuse_colour(state, tile, code, "USE-4")
        if mixing and colour != MIXED:
            return IllegalAction(
                "SUM-4b",
                "say-any",
                f"You may place any colours at {tile_id(tile)}: write 'use {tile_id(tile)} N any', then choose them.",
                {"tile": tile_id(tile)},
            )
        placed = count_of(code) + group_size(state, seat, groups_of(code))
        last: int = state.last[tile]
        least = last + 1
        if placed + state.crowd(tile) > state.rules.tile_limit:
            return IllegalAction(
                "USE-3",
                "tile-full",
                f"{workers(state.crowd(tile))} on {tile_id(tile)} and {placed} more would be above the limit of "
                f"{state.rules.tile_limit}.",
                {"tile": tile_id(tile), "have": state.crowd(tile), "more": placed, "limit": state.rules.tile_limit},
            )
        if placed < least:
            return IllegalAction(
                "USE-2",
                "use-too-small",
                f"{tile_id(tile)} was last used by {workers(least - 1)}; the next use takes at least {least}.",
                {"tile": tile_id(tile), "have": placed, "need": least},
            )
        return refuse_price(state, seat, tile)


def _refuse_tile(state: State, tile: int) -> IllegalAction | None:
    name = tile_id(tile)
    in_village = state.owner[tile] != NOBODY and tile in state.villages[state.owner[tile]]
    if not in_village and state.lot_of[tile] == NOBODY:
        return IllegalAction("USE-1", "tile-not-in-play", f"{name} is not on the table.", {"tile": name})
    if not in_village and state.season == WINTER:
        return IllegalAction("USE-1", "not-in-winter", "In winter tiles in the auction cannot be used.", {"tile": name})
    if not USABLE[state.face(tile)]:
        return IllegalAction("USE-10", "no-effect", f"{name} has no effect that could be used.", {"tile": name})
    if not in_village and COPIES[state.face(tile)]:
        reason = f"In the auction {name} has no village whose tiles it could copy."
        return IllegalAction("PRO-5", "no-village-to-copy", reason, {"tile": name})
    return None


def refuse_price(state: State, seat: int, tile: int) -> IllegalAction | None:
    side = state.face(tile)
    name = tile_id(tile)
    if COPIES[side]:
        if copied_tiles(state, tile, COPIES[side]):
            reason = f"You cannot pay for any effect that {name} could carry out."
            return IllegalAction("PRO-5", "no-copy-payable", reason, {"tile": name})
        reason = f"There is no tile whose effect {name} could carry out."
        return IllegalAction("PRO-5", "nothing-to-copy", reason, {"tile": name})
    if SKILL_PRICE[side]:
        return IllegalAction("USE-11", "no-skill-to-pay", f"You have no skill that {name} asks for.", {"tile": name})
    if WORKER_PRICE[side]:
        price = WORKER_PRICE[side]
        asked = "a worker" if price == ANY_PRICE else f"a {COLOURS[price - 1]} worker"
        return IllegalAction(
            "USE-11",
            "no-worker-to-pay",
            f"{name} asks for {asked} besides those placed, and you would have none.",
            {"tile": name, "colour": "any" if price == ANY_PRICE else COLOURS[price - 1]},
        )
    return None


def push_program(state: State, program: list[int], seat: int, tile: int) -> None:
    """Puts the steps of a tile's face on the stack, the first on top."""
    for at in range(len(program) - 1, -1, -1):
        state.push(program[at] | frame(0, seat, tile))


def footing_for(state: State, tile: int, colour: int) -> int:
    """The colour in which workers placed now will stand: the tile's; on an untouched tile their own."""
    tint = state.tint[tile]
    if tint != NO_COLOUR:
        return tint
    return ALL_LIE if colour == MIXED else colour


def put_on(state: State, tile: int, colour: int, count: int, tint: int) -> None:
    """Workers onto a tile. Those of its colour stand, others lie flat (SUM-4b)."""
    state.put_on(tile, colour, count)
    if colour == tint:
        state.footing[tile] = colour


def refresh_tint(state: State, tile: int) -> None:
    """The tile's colour after workers were placed on it."""
    lot = state.lot_of[tile]
    if lot != NOBODY:
        state.settle(lot)
        return
    if state.footing[tile] != NO_COLOUR:
        state.tint[tile] = state.footing[tile]
    state.measure(tile)


class Mix(Step):
    """Which colours leave the screen, when any may (SUM-4b). The frame: how many do, and how many came as groups."""

    kind = MIX_STEP
    name = "mix"
    fields: tuple[Field, ...] = (*STEP_COUNT, step_number("brought", FRAME_B))
    verbs: tuple[int, ...] = (PLACE_VERB,)

    def run(self, state: State, packed: int) -> bool:
        seat = frame_seat(packed)
        if frame_a(packed) < state.screen_total(seat) or state.rules.may_act_freely(state, seat):
            return True
        runs = Runs()  # all that are left: everybody can tell that there is nothing to ask
        self.answers(state, packed, seat, runs)
        place_mixed(state, packed, PLACED.row(int(runs.single())))
        return False

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed):
            return
        count = frame_a(packed)
        tile = frame_tile(packed)
        have = [state.workers[seat * N_COLOURS + colour] for colour in range(N_COLOURS)]
        prices = prices_asked(state, seat, tile)
        first = action(PLACE_VERB, seat)
        for blue in range(min(count, have[0]) + 1):
            for red in range(min(count - blue, have[1]) + 1):
                for yellow in range(min(count - blue - red, have[2]) + 1):
                    green = count - blue - red - yellow
                    if green > have[3]:
                        continue
                    row = [blue, red, yellow, green]
                    if leaves_price(state, seat, prices, row):
                        runs.add(first | PLACED.packed(row))
        state.rules.free_answers(state, seat, runs)

    def about(self, state: State, packed: int) -> dict[str, Any]:
        return {"tile": tile_id(frame_tile(packed)), "count": frame_a(packed)}


def place_mixed(state: State, packed: int, row: list[int]) -> None:
    state.pop()
    seat = frame_seat(packed)
    tile = frame_tile(packed)
    tint = footing_for(state, tile, MIXED)
    for colour in range(N_COLOURS):
        if row[colour]:
            state.lose_workers(seat, colour, row[colour])
            put_on(state, tile, colour, row[colour], tint)
    state.last[tile] = frame_a(packed) + frame_b(packed)
    refresh_tint(state, tile)
    if state.journal is not None:
        state.tell("placed-workers", seat, {"tile": tile_id(tile), "workers": colour_counts(row)})


class Place(Verb):
    number = PLACE_VERB
    word = "place"
    fields: tuple[Field, ...] = (PLACED,)

    def apply(self, state: State, code: int) -> None:
        place_mixed(state, state.top(), PLACED.row(code))

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        count = frame_a(state.top())
        row = PLACED.row(code)
        if sum(row) != count:
            return IllegalAction(
                "SUM-4b",
                "place-so-many",
                f"{workers(count)} must be placed from behind the screen, not {sum(row)}.",
                {"need": count, "have": sum(row)},
            )
        for colour in range(N_COLOURS):
            have = state.workers[seat_of(code) * N_COLOURS + colour]
            if row[colour] > have:
                return IllegalAction(
                    "BID-2",
                    "not-enough-workers",
                    f"You have {workers(have, COLOURS[colour])} behind your screen, not {row[colour]}.",
                    {"colour": COLOURS[colour], "have": have, "need": row[colour]},
                )
        return refuse_price(state, seat_of(code), frame_tile(state.top()))
