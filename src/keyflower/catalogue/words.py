"""The words that the data files may use. A word that is not here is a mistake in the data."""

from typing import Final

from .pieces import COLOURS, RESOURCES, SEASONS, SKILLS

PIECES: Final = frozenset(COLOURS + SKILLS + RESOURCES)
ANY_PIECE: Final = frozenset(("any_worker", "any_skill", "any_resource"))
SAME_PIECE: Final = frozenset(("same_worker", "same_skill", "same_resource"))

# What may be asked for an upgrade or an extension, and what a contract may name.
PAYABLE: Final = PIECES | ANY_PIECE
NEEDS: Final = PAYABLE | {"purple"}

WORKER_PIECES: Final = frozenset((*COLOURS, "any_worker"))

# What using a face does. A word's place is its number, in the actions that choose between effects: new ones come last.
EFFECTS: Final = (
    "choose_one",
    "choose_resource",
    "contract",
    "draw_workers",
    "green_workers",
    "pay_skill",
    "pay_worker",
    "resources",
    "score",
    "score_on_tile",
    "skills",
    "transport",
    "upgrades",
    "use_tile",
)
# The value of these has a form of its own, which the loader checks. That of all others is a plain number.
FORMED: Final = frozenset(
    ("choose_one", "choose_resource", "pay_skill", "pay_worker", "resources", "score", "score_on_tile", "use_tile")
)
NUMBER_EFFECTS: Final = tuple(word for word in EFFECTS if word not in FORMED)

# Whose effect a tile may carry out: that of a neighbour, or of any tile of its village.
REACHES: Final = ("adjacent", "village")

# What a tile scores at the end: pieces given to it, or things counted and not used up.
COUNTED: Final = frozenset(
    (
        "transport_icon",
        "upgrade_icon",
        "worker_icon",
        "loop_tile",
        "adjacent_tile",
        "adjacent_summer_tile",
        "adjacent_winter_tile",
        "adjacent_upgrade_icon",
        "route_tile",
        "winter_tile",
        "upgraded_tile",
        "extension",
        "unfulfilled_contract",
    )
)
SCORE: Final = frozenset(("per", "points", "flat", "boats_in_chain", "contract_points", "with_unused_ghost"))
GAIN: Final = frozenset(("resources", "free_upgrade", "free_extension"))

# What a summer boat does for the owner of the village.
ABILITIES: Final = frozenset(
    (
        "when",
        "draw_workers",
        "green_workers",
        "transport_over_fields",
        "edges_need_not_match",
        "transport_times",
        "upgrades_times",
        "boat_score_times",
        "resources_wild_when",
        "counter_bid_in_other_colour",
        "against",
        "use_in_any_colours",
        "foreign_resources_on_any_own_tile",
        "resources",
    )
)

LOADABLE: Final = frozenset(("workers", "skills", "green", "gold", "cabins", "contracts"))
KINDS: Final = ("home", "village", "summer_boat", "boat", "turn_order", "special")
TILE_SEASONS: Final = frozenset((*SEASONS, "home", "boat", "turn-order", "special"))
EDGE_LETTERS: Final = frozenset("RGW")
