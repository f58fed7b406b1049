"""What holds after every action of every game with modules; what the base game asks holds too."""

from collections import Counter
from typing import Any

import invariants

import keyflower as kf
from keyflower.catalogue import CATALOGUE

Doc = dict[str, Any]

CONTRACTS = Counter(contract.id for contract in CATALOGUE.contracts)
EXTENSIONS = Counter(extension.id for extension in CATALOGUE.extensions)
COLOUR_OF = {extension.id: extension.colour for extension in CATALOGUE.extensions}
CABINS = CATALOGUE.figures("merchants", "pieces")["cabins"]


def check(game: kf.Game) -> None:
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
        assert set(seat["open_contracts"]) <= set(seat["contracts"])
    for boat in doc["boats"]:
        found.update(boat.get("contracts", []))
    assert found == CONTRACTS, "a contract is in no place, or in two"
    assert len(doc["merchants"]["row"]) <= 3
    if doc["merchants"]["stack"]:
        assert len(doc["merchants"]["row"]) == 3
    if doc["season"] == "winter":
        assert not any(boat.get("contracts") for boat in doc["boats"])
        assert "sea-bastion-2" not in [boat["tile"] for boat in doc["boats"]]


def check_cabins(game: kf.Game, doc: Doc) -> None:
    homes = [tile.get("cabins", 0) for seat in doc["seats"] for tile in seat["village"]]
    aboard = [boat.get("cargo", {}).get("cabins", 0) for boat in doc["boats"]]
    assert sum(homes) + sum(aboard) + game.view()["cabins"] == CABINS


def check_extensions(game: kf.Game, doc: Doc) -> None:
    found = Counter(game.view()["extensions"])
    for seat in doc["seats"]:
        for tile in seat["village"]:
            if "extension" in tile:
                found[tile["extension"]] += 1
                assert tile["upgraded"]
                assert tile["colour"] == COLOUR_OF[tile["extension"]]
    assert found == EXTENSIONS, "an extension is in no place, or in two"


def check_ghost(doc: Doc) -> None:
    """The ghost lies on one tile at most; there somebody leads without workers."""
    closed = [entry for entry in doc["auction"] if entry.get("closed")]
    on = doc.get("ghost", {}).get("on")
    assert [entry["tile"] for entry in closed] == ([on] if on else [])
    for entry in closed:
        assert entry["tile"] != "key-celeste"
        assert is_robbed(entry)
    turns = doc["pending"][-1]["step"] == "turn"
    assert not turns or [entry["tile"] for entry in doc["auction"] if is_robbed(entry)] == ([on] if on else [])
    if doc["season"] == "spring":
        assert on is None


def check_open(game: kf.Game, doc: Doc) -> None:
    for seat, shown in enumerate(game.view()["seats"]):
        truth = doc["seats"][seat]
        assert shown["open"] == truth["known"]
        skills = sum(truth["screen"].get(skill, 0) - truth["known"].get(skill, 0) for skill in ("anvil", "pick", "saw"))
        assert shown["face_down"].get("skills", 0) == skills
        if "contracts" in truth:
            hidden = len(truth["contracts"]) - len(truth["open_contracts"])
            assert shown["face_down"].get("contracts", 0) == hidden
