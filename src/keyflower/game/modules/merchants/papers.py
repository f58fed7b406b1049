"""The Merchants' part of views and positions."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from ....catalogue import CATALOGUE
from ...events import PositionError
from ...notation import tile_id
from ...positions.reader import Reader
from ...rows import NOBODY, with_mark
from ...state import WINTER, State
from .contracts import shuffle_stack, turn_up
from .extensions import paint
from .pieces import (
    CONTRACT_IDS,
    CONTRACTS,
    EXTENSION_IDS,
    MerchantsPart,
    contract_ids,
    extension_ids,
    merchants_part,
    open_ids,
)

MERCHANTS_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "": ("merchants",),
    "seat": ("contracts", "open_contracts"),
    "tile": ("extension", "cabins"),
    "boat": ("contracts",),
    "cargo": ("cabins",),
}


# --- views -----------------------------------------------------------------------------------------------------------


def show(state: State, seat: int | None, view: dict[str, Any]) -> None:
    part = merchants_part(state)
    view["contracts"] = {
        "open": open_ids(part),
        "stack": len(part.stack),
        "discarded": contract_ids(part.discarded),
    }
    view["extensions"] = extension_ids(part.extensions_left)
    view["cabins"] = part.cabins
    for other, shown in enumerate(view["seats"]):
        if (other == seat or state.over) and part.hands[other]:
            shown["contracts"] = contract_ids(part.hands[other])
        show_tiles(state, other, shown["village"])


def show_tiles(state: State, seat: int, village: list[dict[str, Any]]) -> None:
    part = merchants_part(state)
    for tile, shown in zip(state.villages[seat], village, strict=True):
        if part.extension[tile] != NOBODY:
            shown["extension"] = EXTENSION_IDS[part.extension[tile]]
        if state.bonus[tile]:
            shown["cabins"] = state.bonus[tile]


def remember(state: State, memory: dict[str, Any]) -> None:
    part = merchants_part(state)
    for seat, known in enumerate(memory["seats"]):
        known["contracts"] = int(part.hands[seat]).bit_count()
        known["known_contracts"] = contract_ids(part.seen[seat])


# --- positions -------------------------------------------------------------------------------------------------------


def write(state: State, doc: dict[str, Any]) -> None:
    part = merchants_part(state)
    doc["merchants"] = {
        "stack": [CONTRACT_IDS[contract] for contract in part.stack],
        "row": open_ids(part),
        "discarded": contract_ids(part.discarded),
        "boat_order": part.boat_order[:],
    }
    for seat, shown in enumerate(doc["seats"]):
        shown["contracts"] = contract_ids(part.hands[seat])
        shown["open_contracts"] = contract_ids(part.seen[seat])
        show_tiles(state, seat, shown["village"])
    for boat, shown in enumerate(doc["boats"]):
        if part.aboard[boat]:
            shown["contracts"] = contract_ids(part.aboard[boat])
            del shown["cargo"]["contracts"]


def gone_boat(tile: int, field: str) -> PositionError:
    what = f"{tile_id(tile)} has been replaced before winter"
    return PositionError(field, what, "boat-replaced", {"tile": tile_id(tile)})


class Restorer:
    """Reads the module's pieces back, each once."""

    def __init__(self, state: State, doc: Mapping[str, Any]) -> None:
        self.state = state
        self.reader = Reader(doc, "")
        self.part = MerchantsPart(state.rules.players)
        self.where: dict[int, str] = {}  # contracts that have a place, and the field that gave it
        state.parts.append(self.part)

    def restore(self) -> None:
        for seat, doc in enumerate(self.reader.items("seats")):
            self._seat(seat, self.reader.item("seats", seat, doc))
        for boat, doc in enumerate(self.reader.items("boats")):
            self._boat(boat, self.reader.item("boats", boat, doc))
        self._middle(self.reader.table("merchants"))
        for tile in self.state.boats:
            if self._is_gone(tile):
                raise gone_boat(tile, "boats")

    def _is_gone(self, tile: int) -> bool:
        return self.state.season == WINTER and bool(CATALOGUE.tiles[tile].replaced_after)

    def _contracts(self, reader: Reader, name: str) -> list[int]:
        found: list[int] = []
        for at, word in enumerate(reader.items(name)):
            field = f"{reader.field(name)}[{at}]"
            if word not in CONTRACT_IDS:
                raise PositionError(field, f"there is no contract {word!r}", "no-such-contract")
            contract = CONTRACT_IDS.index(word)
            if contract in self.where:
                raise PositionError(field, f"{word} is already at {self.where[contract]}", "contract-twice")
            self.where[contract] = field
            found.append(contract)
        return found

    def _set(self, reader: Reader, name: str) -> int:
        """The same as bits."""
        return sum(1 << contract for contract in self._contracts(reader, name))

    def _cabins(self, reader: Reader) -> int:
        count = reader.number("cabins", 0, 0, 255)
        if count > self.part.cabins:
            what = "there are not so many cabins"
            raise PositionError(reader.field("cabins"), what, "too-many-pieces", {"piece": "cabins"})
        self.part.cabins -= count
        return count

    def _seat(self, seat: int, reader: Reader) -> None:
        part = self.part
        part.hands[seat] = self._set(reader, "contracts")
        for at, word in enumerate(reader.items("open_contracts")):
            if word not in contract_ids(part.hands[seat]):
                raise PositionError(f"{reader.field('open_contracts')}[{at}]", f"{word!r} is not among its contracts")
            part.seen[seat] |= 1 << CONTRACT_IDS.index(word)
        for at, doc in enumerate(reader.items("village")):
            entry = reader.item("village", at, doc)
            tile = entry.tile("tile")
            if self._is_gone(tile):
                raise gone_boat(tile, entry.field("tile"))
            cabins = self._cabins(entry)
            if cabins and tile != self.state.home(seat):
                raise PositionError(entry.field("cabins"), "cabins stand on the home", "cabins-on-home")
            self.state.bonus = with_mark(self.state.bonus, tile, cabins)
            if "extension" in entry.doc:
                self._extension(tile, entry)

    def _extension(self, tile: int, entry: Reader) -> None:
        word = entry.doc["extension"]
        field = entry.field("extension")
        if word not in EXTENSION_IDS:
            raise PositionError(field, f"there is no extension {word!r}", "no-such-extension")
        extension = EXTENSION_IDS.index(word)
        if not self.part.extensions_left >> extension & 1:
            raise PositionError(field, f"{word} lies on another tile already", "extension-gone")
        if not self.state.upgraded[tile]:
            what = f"{tile_id(tile)} is not upgraded"
            raise PositionError(field, what, "not-upgraded-yet", {"tile": tile_id(tile)})
        self.part.extend(tile, extension)
        paint(self.state, tile, extension)

    def _boat(self, boat: int, reader: Reader) -> None:
        self.part.aboard[boat] = self._set(reader, "contracts")
        self.part.cabins_aboard[boat] = self._cabins(reader.table("cargo"))

    def _middle(self, reader: Reader) -> None:
        """By default the contracts that are nowhere else lie in the stack, shuffled, three of them face up."""
        reader.only(("stack", "row", "discarded", "boat_order"))
        part = self.part
        part.row = vec[u8](self._contracts(reader, "row"))
        part.discarded = self._set(reader, "discarded")
        part.stack = vec[u8](self._contracts(reader, "stack"))
        if "stack" not in reader.doc:
            left = [contract for contract in range(CONTRACTS) if contract not in self.where]
            shuffle_stack(part, left, self.state.chance)
        if "row" not in reader.doc:
            turn_up(self.state, part)
        for at, seat in enumerate(reader.items("boat_order")):
            if type(seat) is not int or not 0 <= seat < self.state.rules.players or seat in part.boat_order:
                field = f"{reader.field('boat_order')}[{at}]"
                raise PositionError(field, f"{seat!r} is no seat, or is named twice", "boat-order")
            part.boat_order = [*part.boat_order, seat]
