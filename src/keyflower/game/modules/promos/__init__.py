"""The promo tiles. Each may be switched on alone."""

from typing import Final

from ....catalogue import CATALOGUE
from ...rules import Module, Rules

__all__ = ["PROMOS", "PromoTile"]

PROMOS: Final = frozenset(tile.id for tile in CATALOGUE.tiles if tile.set == "promos")


class PromoTile(Module):
    """A promo tile that needs nothing but its print (PRO-1, PRO-2)."""

    def __init__(self, tile: str) -> None:
        self.name = tile

    def change_setup(self, rules: Rules) -> None:
        if "promos" not in rules.sets:
            rules.sets = (*rules.sets, "promos")
            rules.left_out |= PROMOS
        rules.left_out -= {self.name}
