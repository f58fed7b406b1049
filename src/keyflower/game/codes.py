"""Actions and pending steps as packed integers.

An action inside the engine is one integer: from the top its verb, the seat that acts, a tile, and 32 bits that each
verb divides as its fields say (`fields.py`). For bids and uses the lowest eight bits count the workers from the screen,
so that "two to five red ones" is a run of four neighbouring numbers: lists of legal actions are kept as such runs
(`first, how many`).

A pending step is packed in the same way: its kind, the seat it belongs to, a tile, and two small numbers. The numbers
of all verbs and steps, those of the modules too, stand here so that no two share one.
"""

from typing import Final

from mypy_extensions import i64

# --- actions ---------------------------------------------------------------------------------------------------------

PASS_VERB: Final = 1
BID_VERB: Final = 2
USE_VERB: Final = 3
PLACE_VERB: Final = 4
PAY_SKILL_VERB: Final = 5
PAY_WORKER_VERB: Final = 6
PAY_GROUP_VERB: Final = 7
TAKE_VERB: Final = 8
MOVE_VERB: Final = 9
STOP_VERB: Final = 10
UPGRADE_VERB: Final = 11
BOAT_VERB: Final = 12
WAIT_VERB: Final = 13
OFFER_VERB: Final = 14
BUILD_VERB: Final = 15
PUT_VERB: Final = 16
COPY_VERB: Final = 17
FIRST_MODULE_VERB: Final = 32
CONTRACT_VERB: Final = FIRST_MODULE_VERB
SWAP_VERB: Final = FIRST_MODULE_VERB + 1
EXTEND_VERB: Final = FIRST_MODULE_VERB + 2
REPLACE_VERB: Final = FIRST_MODULE_VERB + 3
HAUNT_VERB: Final = FIRST_MODULE_VERB + 4
SHOW_VERB: Final = FIRST_MODULE_VERB + 5

COUNT_BITS: Final = 8
COLOUR_SHIFT: Final = 8
GROUP_SHIFT: Final = 11
GROUP_BITS: Final = 22
TILE_SHIFT: Final = 33
SEAT_SHIFT: Final = 41
VERB_SHIFT: Final = 44

GROUP_MASK: Final = (1 << GROUP_BITS) - 1
COUNT: Final = 0xFF
MIXED: Final = 4  # in the place of a colour: workers of any colours (SUM-4b)


def action(verb: i64, seat: i64, tile: i64 = 0, low: i64 = 0) -> i64:
    return verb << VERB_SHIFT | seat << SEAT_SHIFT | tile << TILE_SHIFT | low


def placing(colour: i64, groups: i64, count: i64) -> i64:
    """The low bits of a bid or use: so many of this colour from the screen, with the losing bids of these lots."""
    return groups << GROUP_SHIFT | colour << COLOUR_SHIFT | count


def verb_of(code: int) -> int:
    return code >> VERB_SHIFT


def seat_of(code: int) -> int:
    return code >> SEAT_SHIFT & 7


def tile_of(code: int) -> int:
    return code >> TILE_SHIFT & 255


def colour_of(code: int) -> int:
    return code >> COLOUR_SHIFT & 7


def groups_of(code: int) -> int:
    return code >> GROUP_SHIFT & GROUP_MASK


def count_of(code: int) -> int:
    return code & COUNT


def placings(runs: list[tuple[int, int]]) -> list[tuple[int, int, int, int, int, int]]:
    """Runs of bids and uses taken apart: verb, tile, colour, losing bids (by lots), least and most from the screen."""
    return [
        (
            first >> VERB_SHIFT,
            first >> TILE_SHIFT & 255,
            first >> COLOUR_SHIFT & 7,
            first >> GROUP_SHIFT & GROUP_MASK,
            first & COUNT,
            (first & COUNT) + many - 1,
        )
        for first, many in runs
        if first >> VERB_SHIFT == BID_VERB or first >> VERB_SHIFT == USE_VERB
    ]


# --- limits -----------------------------------------------------------------------------------------------------------

# How many workers a place takes, packed into 15 bits: the most (of a use), the colour they must have (4: any one), the
# least, and a mark: of a bid the leader's seat and one more, of a use AT_A_PRICE if it has one. 0: no workers at all.
MOST: Final = 7  # as many as one likes; on a tile lie fewer than that
TINT_SHIFT: Final = 3
LEAST_SHIFT: Final = 6
LEAST: Final = 63
MARK_SHIFT: Final = 12
AT_A_PRICE: Final = 7


def limits(tint: i64, least: i64, most: i64, mark: i64) -> i64:
    return mark << MARK_SHIFT | least << LEAST_SHIFT | tint << TINT_SHIFT | most


# --- pending steps ---------------------------------------------------------------------------------------------------

SEASON_STEP: Final = 1
LAY_OUT_STEP: Final = 2
OFFER_WINTER_STEP: Final = 3
TURNS_STEP: Final = 4
END_TURN_STEP: Final = 5
BIDS_HOME_STEP: Final = 6
UNSOLD_AWAY_STEP: Final = 7
TILES_WON_STEP: Final = 8
WORKERS_HOME_STEP: Final = 9
TAKE_BOATS_STEP: Final = 10
CLEAR_TURN_ORDER_STEP: Final = 11
SUMMER_BOATS_STEP: Final = 12
BUILD_VILLAGES_STEP: Final = 13

MIX_STEP: Final = 20
WORKER_PRICE_STEP: Final = 21
SKILL_PRICE_STEP: Final = 22
RETURN_PRICE_STEP: Final = 23
RESOURCES_STEP: Final = 24
CHOOSE_RESOURCE_STEP: Final = 25
CHOOSE_ONE_STEP: Final = 26
CARRY_STEP: Final = 30
TRANSPORT_STEP: Final = 31
UPGRADE_STEP: Final = 32
PUT_STEP: Final = 33
COPY_STEP: Final = 34

FIRST_MODULE_STEP: Final = 64
CONTRACT_STEP: Final = FIRST_MODULE_STEP
REPLACE_STEP: Final = FIRST_MODULE_STEP + 1
NEW_CONTRACTS_STEP: Final = FIRST_MODULE_STEP + 2
GHOST_STEP: Final = FIRST_MODULE_STEP + 3

FIRST_EFFECT_STEP: Final = 96  # of the words of faces, each at its place among them (gains.py)

FRAME_KIND: Final = 255
FRAME_SEAT: Final = 8
FRAME_TILE: Final = 12
FRAME_A: Final = 20
FRAME_B: Final = 32


def frame(kind: i64, seat: i64 = 0, tile: i64 = 0, a: i64 = 0, b: i64 = 0) -> i64:
    return kind | seat << FRAME_SEAT | tile << FRAME_TILE | a << FRAME_A | b << FRAME_B


def frame_kind(packed: int) -> int:
    return packed & FRAME_KIND


def frame_seat(packed: int) -> int:
    return packed >> FRAME_SEAT & 15


def frame_tile(packed: int) -> int:
    return packed >> FRAME_TILE & 255


def frame_a(packed: int) -> int:
    return packed >> FRAME_A & 4095


def frame_b(packed: int) -> int:
    return packed >> FRAME_B
