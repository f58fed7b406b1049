"""What holds after every action of a game with The Merchants, promo tiles or variants; the base rules hold too."""

from collections import Counter

import keyflower as kf
from keyflower.catalogue import CATALOGUE

from . import invariants
from .invariants import Doc, hold

ALL_CONTRACTS = Counter(contract.id for contract in CATALOGUE.contracts)
ALL_EXTENSIONS = Counter(extension.id for extension in CATALOGUE.extensions)
COLOUR_OF = {extension.id: extension.colour for extension in CATALOGUE.extensions}
ALL_CABINS = CATALOGUE.figures("merchants", "pieces")["cabins"]


def check(game: kf.Game) -> None:
    """Violation when the position cannot be, whichever modules are in the game."""
    doc = game.position()
    if "merchants" in doc:
        check_contracts(doc)
        check_cabins(game, doc)
        check_extensions(game, doc)
    if any(entry["tile"] == "key-celeste" for entry in doc["auction"]):
        check_ghost(doc)
    if "open" in doc["variants"]:
        check_open(game, doc)
    plain = without_modules(doc)
    invariants.check_pieces(plain)
    invariants.check_tiles(plain)
    for seat in plain["seats"]:
        invariants.check_village(seat)
    for entry in plain["auction"]:
        if not is_robbed(entry):
            invariants.check_lot(entry)
    invariants.check_flow(game, plain)


def is_robbed(entry: Doc) -> bool:
    """Does somebody lead there without workers? Then the ghost lies there, or has just gone back."""
    return "leader" in entry and entry["leader"] not in [bid["seat"] for bid in entry.get("bids", [])]


def without_modules(doc: Doc) -> Doc:
    """Cabins aboard are no pieces of the base game."""
    boats = []
    for boat in doc["boats"]:
        cargo = {name: count for name, count in boat.get("cargo", {}).items() if name != "cabins"}
        boats.append({"tile": boat["tile"], **({"cargo": cargo} if cargo else {})})
    return {**doc, "boats": boats}


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


def check_cabins(game: kf.Game, doc: Doc) -> None:
    homes = [tile.get("cabins", 0) for seat in doc["seats"] for tile in seat["village"]]
    aboard = [boat.get("cargo", {}).get("cabins", 0) for boat in doc["boats"]]
    hold(sum(homes) + sum(aboard) + game.view()["cabins"] == ALL_CABINS, "a cabin is in no place, or in two")


def check_extensions(game: kf.Game, doc: Doc) -> None:
    found = Counter(game.view()["extensions"])
    for seat in doc["seats"]:
        for tile in seat["village"]:
            if "extension" in tile:
                found[tile["extension"]] += 1
                hold(tile["upgraded"], f"{tile['tile']} is extended and not upgraded")
                hold(tile["colour"] == COLOUR_OF[tile["extension"]], f"{tile['tile']} has not its extension's colour")
    hold(found == ALL_EXTENSIONS, "an extension is in no place, or in two")


def check_ghost(doc: Doc) -> None:
    """The ghost lies on one tile at most; there somebody leads without workers."""
    closed = [entry for entry in doc["auction"] if entry.get("closed")]
    on = doc.get("ghost", {}).get("on")
    hold(
        [entry["tile"] for entry in closed] == ([on] if on else []),
        "a tile is closed without the ghost, or open with it",
    )
    for entry in closed:
        hold(entry["tile"] != "key-celeste", "the ghost lies at Key Celeste and closes it")
        hold(is_robbed(entry), "the ghost lies where nobody leads without workers")
    turns = doc["pending"][-1]["step"] == "turn"
    robbed = [entry["tile"] for entry in doc["auction"] if is_robbed(entry)]
    hold(not turns or robbed == ([on] if on else []), "somebody leads without workers where no ghost lies")
    if doc["season"] == "spring":
        hold(on is None, "the ghost is out in spring")


def check_open(game: kf.Game, doc: Doc) -> None:
    for seat, shown in enumerate(game.view()["seats"]):
        truth = doc["seats"][seat]
        hold(shown["open"] == truth["known"], "what lies open is not what is known")
        skills = sum(truth["screen"].get(skill, 0) - truth["known"].get(skill, 0) for skill in ("anvil", "pick", "saw"))
        hold(shown["face_down"].get("skills", 0) == skills, "a wrong number of skills face down")
        if "contracts" in truth:
            hidden = len(truth["contracts"]) - len(truth["open_contracts"])
            hold(shown["face_down"].get("contracts", 0) == hidden, "a wrong number of contracts face down")
