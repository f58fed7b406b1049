"""What a seat may know (USE-13, SEA-6, SET-10), built up from what is open and what is its own.

This is the one door through which anything leaves the truth before the end of a game.
"""

from typing import TYPE_CHECKING, Any, Final

from ..catalogue import COLOURS, RESOURCES, SEASONS, SKILLS
from .codes import OFFER_WINTER_STEP, SEASON_STEP, frame_a, frame_kind
from .notation import TILE_IDS, colour_counts, counts, resource_counts
from .options import Options
from .printed import NO_COLOUR
from .rows import NOBODY, part
from .state import FLAT, KNOWN, N_COLOURS, N_RESOURCES, N_SKILLS, SEATS, WINTER, State
from .village import place_q, place_r

if TYPE_CHECKING:
    from .rules import Rules

VIEW_FORMAT: Final = "keyflower/view/1"
SCREEN_NAMES: Final = COLOURS + SKILLS


def make_view(state: State, options: Options, seat: int | None, actions: int) -> dict[str, Any]:
    return own_view(state, seat, open_view(state, options, actions))


def open_view(state: State, options: Options, actions: int) -> dict[str, Any]:
    """What everybody sees, modules apart: made once, however many look."""
    return {
        "format": VIEW_FORMAT,
        "seat": None,
        **options.to_dict(),
        "season": SEASONS[state.season],
        "over": state.over,
        "start": state.start,
        "turn": state.turn,
        "passes": state.passes,
        "actions": actions,
        "bag": state.bag_total(),
        "supply": {
            "green": state.green,
            **{name: state.stock[resource] for resource, name in enumerate(RESOURCES)},
            "skills": sum(state.skill_stock[skill] for skill in range(N_SKILLS)),
        },
        "auction": show_auction(state),
        "boats": [show_boat(state, boat) for boat in range(len(state.boats))],
        "seats": [show_seat(state, other) for other in range(state.rules.players)],
        "decisions": decisions(state),
        "pending": [show_frame(state.rules, packed) for packed in state.stack],
    }


def own_view(state: State, seat: int | None, shared: dict[str, Any]) -> dict[str, Any]:
    """What is open to all, with a seat's own side."""
    view = shared.copy()
    view["seat"] = seat
    view["seats"] = [side.copy() for side in shared["seats"]]
    if seat is not None:
        show_own(state, seat, view["seats"][seat])
        if state.season == WINTER and state.offered[seat]:
            view["seats"][seat]["has_offered"] = True
    for module in state.rules.modules:
        module.show(state, seat, view)
    return view


def reveal(state: State, options: Options, actions: int) -> dict[str, Any]:
    """A view in which every seat shows its own side."""
    shared = open_view(state, options, actions)
    view = own_view(state, None, shared)
    view["seats"] = [own_view(state, seat, shared)["seats"][seat] for seat in range(state.rules.players)]
    return view


def decisions(state: State) -> list[dict[str, Any]]:
    """The open questions."""
    asked = state.asked()
    if not asked:
        return []
    packed = state.top()
    step = state.rules.steps[frame_kind(packed)]
    about = step.about(state, packed)
    return [
        {"seat": seat, "kind": step.name, "about": about} for seat in range(state.rules.players) if asked >> seat & 1
    ]


def step_key(rules: "Rules", kind: int) -> str:
    step = rules.steps[kind]
    return step.key or step.name


def show_frame(rules: "Rules", packed: int) -> dict[str, Any]:
    """A pending step. What is being carried out, and for whom, happens before everybody's eyes."""
    kind = frame_kind(packed)
    shown: dict[str, Any] = {"step": step_key(rules, kind)}
    if kind == SEASON_STEP:
        at = frame_a(packed)
        shown["next"] = step_key(rules, rules.season[at]) if at < len(rules.season) else ""
        return shown
    shown.update(rules.steps[kind].show(rules, packed))
    return shown


def show_auction(state: State) -> list[dict[str, Any]]:
    """The lots that are still there: at a season's end tiles leave it one after the other."""
    return [show_lot(state, lot) for lot, tile in enumerate(state.lots) if state.lot_of[tile] == lot]


def show_lot(state: State, lot: int) -> dict[str, Any]:
    tile = state.lots[lot]
    shown: dict[str, Any] = {"tile": TILE_IDS[tile]}
    bids: list[dict[str, Any]] = []
    for seat in range(state.rules.players):
        at = lot * SEATS + seat
        if state.bids[at]:
            bid = {"seat": seat, "colour": COLOURS[state.hues[at] & 3], "count": state.bids[at]}
            if state.hues[at] & FLAT:
                bid["flat"] = True
            bids.append(bid)
    if bids:
        shown["bids"] = bids
    if state.lead[lot] != NOBODY:
        shown["leader"] = state.lead[lot]
    show_workers(state, tile, shown)
    return shown


def show_workers(state: State, tile: int, shown: dict[str, Any]) -> None:
    """The workers on a tile, and the colour it asks for."""
    if state.tint[tile] != NO_COLOUR:
        shown["colour"] = COLOURS[state.tint[tile]]
    if state.on[tile]:
        shown["workers"] = colour_counts([state.workers_on(tile, colour) for colour in range(N_COLOURS)])
        shown["last"] = state.last[tile]
        if state.footing[tile] != NO_COLOUR:
            shown["standing"] = COLOURS[state.footing[tile]]
        else:
            shown["flat"] = True
    if state.closed[tile]:
        shown["closed"] = True


def show_boat(state: State, boat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"tile": TILE_IDS[state.boats[boat]]}
    cargo = state.cargo_counts(boat)
    if cargo:
        shown["cargo"] = cargo
    if state.boat_taken[boat] != NOBODY:
        shown["taken_by"] = state.boat_taken[boat]
    return shown


def show_tile(state: State, tile: int) -> dict[str, Any]:
    """A tile of a village."""
    shown: dict[str, Any] = {
        "tile": TILE_IDS[tile],
        "at": [place_q(state.at[tile]), place_r(state.at[tile])],
        "turn": state.turned[tile],
    }
    if state.upgraded[tile]:
        shown["upgraded"] = True
    row = tile * N_RESOURCES
    goods = state.goods
    if goods[row] or goods[row + 1] or goods[row + 2] or goods[row + 3]:
        shown["goods"] = resource_counts(state.goods_on(tile))
    show_workers(state, tile, shown)
    return shown


def show_screen(state: State, seat: int) -> dict[str, int]:
    row = part(state.workers, seat * N_COLOURS, N_COLOURS) + part(state.skills, seat * N_SKILLS, N_SKILLS)
    return counts(row, SCREEN_NAMES)


def show_seat(state: State, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat; after the end of the game that is all."""
    shown: dict[str, Any] = {"village": [show_tile(state, tile) for tile in state.villages[seat]]}
    if state.hands[seat]:
        shown["to_place"] = [TILE_IDS[tile] for tile in sorted(state.hands[seat])]
    if state.offered[seat] and frame_kind(state.top()) != OFFER_WINTER_STEP:
        shown["offered"] = state.offered[seat]
    if state.over:
        show_own(state, seat, shown)
    return shown


def show_own(state: State, seat: int, shown: dict[str, Any]) -> None:
    """What only the seat itself knows."""
    shown["screen"] = show_screen(state, seat)
    if state.winter[seat]:
        shown["winter"] = [TILE_IDS[tile] for tile in state.winter_tiles(seat)]


def make_memory(state: State, viewer: int | None) -> dict[str, Any]:
    """What a perfect memory of everything that happened in the open knows of each screen.

    Nobody at a table would write this down, so views do not tell it (USE-13); but a player who has paid attention to
    every open gain and payment knows exactly this, and a bot may.
    """
    seats: list[dict[str, Any]] = []
    choosing = frame_kind(state.top()) == OFFER_WINTER_STEP
    for seat in range(state.rules.players):
        # Until all have chosen, how many somebody offers is a secret (SEA-6).
        secret = state.offered[seat] > 0 and choosing
        known = part(state.known, seat * KNOWN, KNOWN)
        seats.append(
            {
                "workers": state.screen_total(seat),
                "skills": sum(state.skills[seat * N_SKILLS + skill] for skill in range(N_SKILLS)),
                "known": counts(known, SCREEN_NAMES),
                "winter": state.rules.winter_dealt if secret else len(state.winter_tiles(seat)),
            }
        )
    memory: dict[str, Any] = {"seats": seats}
    for module in state.rules.modules:
        module.remember(state, viewer, memory)
    return memory
