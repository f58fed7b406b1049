"""The names and the order of the small pieces. Counts everywhere follow this order."""

from typing import Final

COLOURS: Final = ("blue", "red", "yellow", "green")
SKILLS: Final = ("anvil", "pick", "saw")
RESOURCES: Final = ("gold", "iron", "stone", "wood")

SEASONS: Final = ("spring", "summer", "autumn", "winter")

# The six edges of a tile in the order of the catalogue's `edges`: from the bottom edge clockwise.
EDGE_NAMES: Final = ("S", "SW", "NW", "N", "NE", "SE")
# The axial step (q, r) to the neighbour across each of them.
EDGE_STEPS: Final = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
