"""What is printed on the pieces. No rules live here."""

from .loader import SETS, Catalogue, CatalogueError, Contract, Extension, Tile, load
from .pieces import COLOURS, EDGE_NAMES, EDGE_STEPS, RESOURCES, SEASONS, SKILLS

CATALOGUE = load()

__all__ = [
    "CATALOGUE",
    "COLOURS",
    "Catalogue",
    "CatalogueError",
    "Contract",
    "EDGE_NAMES",
    "EDGE_STEPS",
    "Extension",
    "RESOURCES",
    "SEASONS",
    "SETS",
    "SKILLS",
    "Tile",
    "load",
]
