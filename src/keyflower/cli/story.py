"""What happened, as sentences. Each is written for one viewer, from the events as that viewer saw them."""

from collections.abc import Callable, Iterable
from typing import Any

from keyflower.catalogue import CATALOGUE

from .words import contract, count, many, pieces, tile_name, workers

Told = dict[str, Any]


def groups(told: Told) -> str:
    names = [tile_name(tile) for tile in told.get("groups", [])]
    return f", with the losing bid from {many(names)}" if names else ""


def bid(name: str, told: Told) -> str:
    total = f" ({told['total']} in all)" if told["total"] != told["count"] else ""
    return f"{name} bids {workers(told['count'], told['colour'])} on {tile_name(told['tile'])}{total}{groups(told)}."


def use(name: str, told: Told) -> str:
    return f"{name} uses {tile_name(told['tile'])} with {workers(told['count'], told['colour'])}{groups(told)}."


def paid(name: str, told: Told) -> str:
    if "group" in told:
        return f"{name} gives up the losing bid on {tile_name(told['group'])}: {pieces(told['pieces'])}."
    return f"{name} pays {pieces(told['pieces'])}."


def drew(name: str, told: Told) -> str:
    what = "worker" if told["kind"] == "drew-workers" else "skill"
    secret = told.get("workers" if what == "worker" else "skills")
    shown = f": {pieces(secret)}" if secret else ""
    return f"{name} draws {count(told['count'], what)}{shown}."


def offered(name: str, told: Told) -> str:
    if "tiles" in told:
        return f"{name} puts {many([tile_name(tile) for tile in told['tiles']])} into the auction."
    return f"{name} has chosen winter tiles."


def took_boat(name: str, told: Told) -> str:
    if "cargo" in told:
        return f"{name} empties {tile_name(told['tile'])}: {pieces(told['cargo'])}."
    return f"{name} takes {tile_name(told['tile'])}."


def upgraded(name: str, told: Told) -> str:
    paying = f", paying {pieces(told['pieces'])}" if told.get("pieces") else ""
    return f"{name} upgrades {tile_name(told['tile'])}{paying}."


def drawn_contract(name: str, told: Told) -> str:
    if "contract" in told:
        return f"{name} draws a contract: {contract(told['contract'])}."
    return f"{name} draws a contract."


STORIES: dict[str, Callable[[str, Told], str]] = {
    "bid": bid,
    "use": use,
    "placed-workers": lambda name, told: f"{name} places {pieces(told['workers'])} on {tile_name(told['tile'])}.",
    "pass": lambda name, told: f"{name} passes.",
    "paid": paid,
    "chose": lambda name, told: f"{name} chooses {told['what']}.",
    "gained-resources": lambda name, told: f"{name} gets {pieces(told['goods'])} on {tile_name(told['tile'])}.",
    "drew-workers": drew,
    "drew-skills": drew,
    "got-green": lambda name, told: f"{name} takes {count(told['count'], 'green worker')}.",
    "moved": lambda name, told: (
        f"{name} moves {told['resource']} from {tile_name(told['from'])} to {tile_name(told['to'])}."
    ),
    "upgraded": upgraded,
    "season-began": lambda name, told: f"{told['season'].capitalize()} begins.",
    "took-tile": lambda name, told: f"{name} wins {tile_name(told['tile'])}.",
    "tile-left": lambda name, told: f"{tile_name(told['tile'])} leaves the game.",
    "bids-returned": lambda name, told: f"{name} takes losing bids home: {pieces(told['workers'])}.",
    "workers-home": lambda name, told: f"{name} brings workers home: {pieces(told['workers'])}.",
    "took-boat": took_boat,
    "waited": lambda name, told: f"{name} waits for a later boat.",
    "took-marker": lambda name, told: f"{name} takes the start-player marker.",
    "marker-moved": lambda name, told: f"The start-player marker goes to {name}.",
    "placed": lambda name, told: f"{name} adds {tile_name(told['tile'])} to the village.",
    "tile-lost": lambda name, told: f"{tile_name(told['tile'])} fits nowhere in the village of {name}: it is lost.",
    "offered": offered,
    "contract-taken": lambda name, told: f"{name} takes the contract {contract(told['contract'])}.",
    "contract-drawn": drawn_contract,
    "contract-none": lambda name, told: f"There is no contract left for {name}.",
    "contract-swapped": lambda name, told: f"{name} swaps {contract(told['contract'])} for {told['piece']}.",
    "contracts-replaced": lambda name, told: "The face-up contracts are replaced.",
    "extended": lambda name, told: f"{name} builds a {told['colour']} extension on {tile_name(told['tile'])}.",
    "cabin": lambda name, told: f"{name} puts {count(told['count'], 'cabin')} on the home tile.",
    "boat-replaced": lambda name, told: f"{name} changes {tile_name(told['from'])} for {tile_name(told['to'])}.",
    "ghost-won": lambda name, told: f"{name} holds the ghost.",
    "ghost-back": lambda name, told: "The ghost goes back to Key Celeste.",
    "ghost-gone": lambda name, told: "The ghost leaves the game.",
    "shown": lambda name, told: f"{name} shows {pieces(told['pieces'])}.",
}  # fmt: skip
SILENT = {"boat-loaded", "game-over"}  # seen on the table at once


def sentences(events: Iterable[Told], names: list[str]) -> list[str]:
    found = []
    for told in events:
        kind = told["kind"]
        if kind in SILENT or (kind == "took-tile" and CATALOGUE.tile(told["tile"]).kind == "boat"):
            continue
        seat = told.get("seat")
        name = names[seat] if seat is not None else ""
        if kind == "haunted":
            found.append(
                f"{name} sends the ghost to {tile_name(told['tile'])} and takes the workers of "
                f"{names[told['other']]}: {pieces(told['workers'])}."
            )
        elif kind in STORIES:
            found.append(STORIES[kind](name, told))
        else:
            found.append(f"{name} {kind.replace('-', ' ')}.".strip().capitalize())
    return found
