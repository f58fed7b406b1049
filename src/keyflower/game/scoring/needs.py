"""What may be asked for at the end: six slots for each class of pieces, so that all three classes are reckoned alike.

A class has up to four plain kinds, and pieces that may stand for any kind of it: gold among the resources, the purple
marker in whichever class it is counted. A demand is a count for each plain kind, for the pieces only a stand-in can be
(gold asked for by name), and for pieces of any kind.
"""

from collections.abc import Iterable
from typing import Final

from keyflower.catalogue import COLOURS, RESOURCES, SKILLS

WORKERS: Final = 0
SKILLED: Final = 1
GOODS: Final = 2
MARKER: Final = -1  # the purple marker among the pieces of a class
PURPLE: Final = 3  # not a class: a demand for the marker itself
CLASSES: Final = 3

WILD: Final = 4
ANY_KIND: Final = 5
SLOTS: Final = 6

# A demand as one number, eight bits a slot: demands add up as numbers do, and are keys of the memory of worths.
BITS: Final = 8
MASK: Final = 255


def _slots() -> dict[str, tuple[int, int]]:
    slots = {"any_worker": (WORKERS, ANY_KIND), "any_skill": (SKILLED, ANY_KIND), "any_resource": (GOODS, ANY_KIND)}
    for kind, colour in enumerate(COLOURS):
        slots[colour] = (WORKERS, kind)
    for kind, skill in enumerate(SKILLS):
        slots[skill] = (SKILLED, kind)
    for kind, resource in enumerate(RESOURCES):
        slots[resource] = (GOODS, resource_kind(kind))
    slots["purple"] = (PURPLE, 0)
    return slots


def resource_kind(resource: int) -> int:
    """The slot of a resource: gold, the first of them, is the stand-in of its class."""
    return WILD if resource == 0 else resource - 1


SLOT_OF: Final[dict[str, tuple[int, int]]] = _slots()
SAME_IN: Final[dict[str, int]] = {"same_worker": WORKERS, "same_skill": SKILLED, "same_resource": GOODS}

# How many plain kinds each class has, and their names in the order of the slots.
PLAIN: Final[list[int]] = [len(COLOURS), len(SKILLS), len(RESOURCES) - 1]
KIND_NAMES: Final[list[list[str]]] = [list(COLOURS), list(SKILLS), list(RESOURCES[1:])]
PIECE_NAMES: Final[list[list[str]]] = [list(COLOURS), list(SKILLS), list(RESOURCES)]


def unpack(demand: int) -> list[int]:
    return [(demand >> (BITS * slot)) & MASK for slot in range(SLOTS)]


def size_of(demand: int) -> int:
    """How many pieces a demand asks for."""
    size = 0
    while demand:
        size += demand & MASK
        demand >>= BITS
    return size


def packed(names: Iterable[str]) -> list[int]:
    """The demands of a list of pieces on each class, and on the marker itself."""
    demands = [0, 0, 0, 0]
    for name in names:
        cls, slot = SLOT_OF[name]
        demands[cls] += 1 << (BITS * slot)
    return demands
