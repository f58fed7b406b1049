"""A position as a document: the whole truth, written so that a person can write one too."""

from typing import Any, Final

from ...catalogue import RESOURCES, SEASONS, SKILLS
from ..notation import colour_counts, tile_id
from ..options import Options
from ..rows import part
from ..state import KNOWN, N_COLOURS, State
from ..view import SCREEN_NAMES, show_auction, show_boat, show_frame, show_screen, show_tile

POSITION_FORMAT: Final = "keyflower/position/1"


def write_position(state: State, options: Options) -> dict[str, Any]:
    chance = state.chance
    doc: dict[str, Any] = {
        "format": POSITION_FORMAT,
        **options.to_dict(),
        "season": SEASONS[state.season],
        "start": state.start,
        "turn": state.turn,
        "passes": state.passes,
        "bag": colour_counts(part(state.bag, 0, N_COLOURS)),
        "supply": {
            "green": state.green,
            **{name: state.stock[resource] for resource, name in enumerate(RESOURCES)},
            **{name: state.skill_stock[skill] for skill, name in enumerate(SKILLS)},
        },
        "auction": show_auction(state),
        "boats": [show_boat(state, boat) for boat in range(len(state.boats))],
        "seats": [_write_seat(state, seat) for seat in range(state.rules.players)],
        "decks": {
            SEASONS[season]: [tile_id(tile) for tile in state.decks[season]] for season in range(state.season + 1, 3)
        },
        "pending": [show_frame(state.rules, packed) for packed in state.stack],
        "chance": [chance.a, chance.b, chance.c, chance.counter],
    }
    if sum(part(state.given_up, 0, N_COLOURS)):
        doc["given_up"] = colour_counts(part(state.given_up, 0, N_COLOURS))
    if state.over:
        doc["over"] = True
    for module in state.rules.modules:
        module.write(state, doc)
    return doc


def _write_seat(state: State, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"village": [show_tile(state, tile) for tile in state.villages[seat]]}
    shown["screen"] = show_screen(state, seat)
    known = part(state.known, seat * KNOWN, KNOWN)
    shown["known"] = {name: count for name, count in zip(SCREEN_NAMES, known, strict=True) if count}
    shown["winter"] = [tile_id(tile) for tile in state.winter_tiles(seat)]
    if state.hands[seat]:
        shown["to_place"] = [tile_id(tile) for tile in state.hands[seat]]
    if state.offered[seat]:
        shown["offered"] = state.offered[seat]
    return shown
