"""What must hold of contracts, cabins and extensions, whatever was played."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ....catalogue import CATALOGUE
from ...audit import hold

ALL_CONTRACTS: Final = Counter(contract.id for contract in CATALOGUE.contracts)
ALL_EXTENSIONS: Final = Counter(extension.id for extension in CATALOGUE.extensions)
COLOUR_OF: Final = {extension.id: extension.colour for extension in CATALOGUE.extensions}
ALL_CABINS: Final[int] = CATALOGUE.figures("merchants", "pieces")["cabins"]

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
    hold(sum(homes) + sum(aboard) + view["cabins"] == ALL_CABINS, "a cabin is in no place, or in two")


def check_extensions(view: Doc, doc: Doc) -> None:
    found: Counter[str] = Counter(view["extensions"])
    for seat in doc["seats"]:
        for tile in seat["village"]:
            if "extension" in tile:
                found[tile["extension"]] += 1
                hold(tile["upgraded"], f"{tile['tile']} is extended and not upgraded")
                hold(tile["colour"] == COLOUR_OF[tile["extension"]], f"{tile['tile']} has not its extension's colour")
    hold(found == ALL_EXTENSIONS, "an extension is in no place, or in two")


def without_cabins(doc: dict[str, Any]) -> dict[str, Any]:
    """Cabins aboard are no pieces of the base game."""
    boats = []
    for boat in doc["boats"]:
        cargo = {name: count for name, count in boat.get("cargo", {}).items() if name != "cabins"}
        boats.append({"tile": boat["tile"], **({"cargo": cargo} if cargo else {})})
    return {**doc, "boats": boats}
