"""The promo tiles. Each may be switched on alone."""

from collections.abc import Iterable
from typing import Final

from ....catalogue import CATALOGUE
from ...rules import Module, Rules
from ...scoring import Estate
from ...state import State

__all__ = ["PROMOS", "PromoTile", "TaltonLodge"]

PROMOS: Final = tuple(dict.fromkeys(tile.entry for tile in CATALOGUE.tiles if tile.set == "promos"))


def _sides(names: Iterable[str]) -> frozenset[str]:
    """The tiles by which the rules know these: of a summer boat both sides, of which one is drawn (PRO-13)."""
    return frozenset(tile.id for tile in CATALOGUE.tiles if tile.entry in names)


class PromoTile(Module):
    """A promo tile that needs nothing but its print."""

    def __init__(self, tile: str) -> None:
        self.name = tile

    def change_setup(self, rules: Rules) -> None:
        if "promos" not in rules.sets:
            rules.sets = (*rules.sets, "promos")
            rules.left_out |= _sides(PROMOS)
        rules.left_out -= _sides((self.name,))


class TaltonLodge(PromoTile):
    """Counts pictured workers (PRO-7). The last turn-order tile of the game, with the purple marker, shows one too."""

    def prepare_estate(self, state: State, seat: int, estate: Estate) -> None:
        if state.rules.turn_order[-1] in state.villages[seat]:
            estate.beside["worker_icon"] = estate.beside.get("worker_icon", 0) + 1
