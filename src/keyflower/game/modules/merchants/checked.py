"""What must hold of contracts, cabins and extensions, whatever was played."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from ....catalogue import CATALOGUE
from ...audit import hold
from ...printed import TILES
from ...rows import NOBODY
from ...state import WINTER, State
from .pieces import CABINS, CONTRACTS, EXTENSION_COLOUR, EXTENSIONS, OPEN_CONTRACTS, MerchantsPart

ALL_CONTRACTS: Final = Counter(contract.id for contract in CATALOGUE.contracts)
ALL_EXTENSIONS: Final = Counter(extension.id for extension in CATALOGUE.extensions)
COLOUR_OF: Final = {extension.id: extension.colour for extension in CATALOGUE.extensions}
SEA_BASTION_2: Final = CATALOGUE.tile("sea-bastion-2").index

Doc = Mapping[str, Any]


def check_contracts(doc: Doc) -> None:
    found: Counter[str] = Counter()
    for place in (doc["merchants"][name] for name in ("stack", "row", "discarded")):
        found.update(place)
    for seat in doc["seats"]:
        found.update(seat["contracts"])
        hold(set(seat["open_contracts"]) <= set(seat["contracts"]), "an open contract that its player has not")
    for boat in doc["boats"]:
        found.update(boat.get("contracts", []))
    hold(found == ALL_CONTRACTS, "a contract is in no place, or in two")
    hold(len(doc["merchants"]["row"]) <= 3, "more than three contracts face up")
    if doc["merchants"]["stack"]:
        hold(len(doc["merchants"]["row"]) == 3, "fewer than three contracts face up")
    if doc["season"] == "winter":
        hold(not any(boat.get("contracts") for boat in doc["boats"]), "a contract on a boat in winter")
        hold("sea-bastion-2" not in [boat["tile"] for boat in doc["boats"]], "Sea Bastion II in winter")


def check_cabins(view: Doc, doc: Doc) -> None:
    homes = [tile.get("cabins", 0) for seat in doc["seats"] for tile in seat["village"]]
    aboard = [boat.get("cargo", {}).get("cabins", 0) for boat in doc["boats"]]
    hold(sum(homes) + sum(aboard) + view["cabins"] == CABINS, "a cabin is in no place, or in two")


def check_extensions(view: Doc, doc: Doc) -> None:
    found: Counter[str] = Counter(view["extensions"])
    for seat in doc["seats"]:
        for tile in seat["village"]:
            if "extension" in tile:
                found[tile["extension"]] += 1
                hold(tile["upgraded"], f"{tile['tile']} is extended and not upgraded")
                hold(tile["colour"] == COLOUR_OF[tile["extension"]], f"{tile['tile']} has not its extension's colour")
    hold(found == ALL_EXTENSIONS, "an extension is in no place, or in two")


def audit_merchants(state: State, part: MerchantsPart) -> str:
    """All of the above, quickly."""
    return audit_contracts(state, part) or audit_cabins(state, part) or audit_extensions(state, part)


def audit_contracts(state: State, part: MerchantsPart) -> str:
    found: i64 = part.discarded
    for seat in range(state.rules.players):
        hand = part.hands[seat]
        if found & hand:
            return "a contract in two places"
        if part.seen[seat] & ~hand:
            return "an open contract that its player has not"
        found |= hand
    for boat in range(len(state.boats)):
        if found & part.aboard[boat]:
            return "a contract in two places"
        if part.aboard[boat] and state.season == WINTER:
            return "a contract on a boat in winter"
        found |= part.aboard[boat]
    for lying in (part.stack, part.row):
        for contract in lying:
            bit: i64 = 1 << int(contract)  # the compiler shifts a plain 1 by an i64 as if it had 32 bits
            if found & bit:
                return "a contract in two places"
            found |= bit
    if found != (1 << CONTRACTS) - 1:
        return "a contract is in no place"
    open_now = len(part.row)
    if open_now > OPEN_CONTRACTS or (len(part.stack) > 0 and open_now < OPEN_CONTRACTS):
        return f"{open_now} contracts face up"
    if state.season == WINTER and SEA_BASTION_2 in state.boats:
        return "Sea Bastion II in winter"
    return ""


def audit_cabins(state: State, part: MerchantsPart) -> str:
    cabins: i64 = i64(part.cabins)
    for boat in range(len(state.boats)):
        cabins += i64(part.cabins_aboard[boat])
    for seat in range(state.rules.players):
        cabins += i64(state.bonus[state.home(seat)])
    return "" if cabins == CABINS else "a cabin is in no place, or in two"


def audit_extensions(state: State, part: MerchantsPart) -> str:
    found: i64 = i64(part.extensions_left)
    for tile in range(TILES):
        extension = i64(part.extension[tile])
        if extension == NOBODY:
            continue
        if found >> extension & 1:
            return "an extension in two places"
        found |= 1 << int(extension)
        if not i64(state.upgraded[tile]):
            return "a tile is extended and not upgraded"
        if i64(state.paint[tile]) != EXTENSION_COLOUR[extension]:
            return "a tile has not its extension's colour"
    return "" if found == (1 << EXTENSIONS) - 1 else "an extension is in no place"


def without_cabins(doc: dict[str, Any]) -> dict[str, Any]:
    """Cabins aboard are no pieces of the base game."""
    boats = []
    for boat in doc["boats"]:
        cargo = {name: count for name, count in boat.get("cargo", {}).items() if name != "cabins"}
        boats.append({"tile": boat["tile"], **({"cargo": cargo} if cargo else {})})
    return {**doc, "boats": boats}
