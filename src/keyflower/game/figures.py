"""What modules add to an observation: each figure knows its cells, wherever the lab has laid them.

The cells of all modules have their places in every observation, whichever are in the game, so that a cell means the
same everywhere. The lab gives the places once (`lab/observation.py`); a module only writes.
"""

from typing import Final

# Where a figure stands: once for the table, for each seat (from the viewer on), boat or tile; or as a part of its own.
AT_TABLE_CELL: Final = "table"
AT_SEAT_CELL: Final = "seat"
AT_BOAT_CELL: Final = "boat"
AT_TILE_CELL: Final = "tile"
OWN_CELLS: Final = "own"


class Figure:
    def __init__(self, name: str, where: str, high: int, count: int = 1) -> None:
        self.name = name
        self.high = high  # the most it can be; the least is 0
        self.where = where
        self.count = count  # of its cells, where they are a part of their own
        self.place = 0  # of the first cell, from the beginning of the row
        self.stride = 1  # from one seat, boat or tile to the next

    def cell(self, at: int = 0) -> int:
        return self.place + self.stride * at
