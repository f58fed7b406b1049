"""What happened, as sentences. Each is told to one viewer, from the events as that viewer saw them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from keyflower.catalogue import CATALOGUE

from .language import both, has, t
from .tiles import contract_needs, hyphened, losing_bids, piece, pieces, tile_name

Told = Mapping[str, Any]

SILENT = {"boat-loaded", "game-over"}  # seen on the table at once
PILES = ("pieces", "goods", "cargo", "workers", "skills")
SECRETS = {"drew-workers": "workers", "drew-skills": "skills", "contract-drawn": "contract", "offered": "tiles"}


def chosen(what: str) -> str:
    key = f"choice-{hyphened(what)}"
    return t(key) if has(key) else piece(what)


def _key(told: Told, own: bool) -> str:
    """Which message tells an event: some have a form for those who know more, or for a longer story."""
    kind = told["kind"]
    key = f"log-{kind}"
    forms: dict[str, Callable[[], str]] = {
        "bid": lambda: f"{key}-raised" if told["total"] > told["count"] else key,
        "paid": lambda: "log-paid-group" if "group" in told else key,
        "took-boat": lambda: (
            key if "cargo" not in told else "log-took-cargo" if any(told["cargo"].values()) else "log-took-nothing"
        ),
        "upgraded": lambda: "log-upgraded-paying" if told.get("pieces") else key,
    }
    if told.get("groups"):
        return f"{key}-with-groups"
    if kind in SECRETS:
        return f"{key}-own" if own and told.get(SECRETS[kind]) else key
    return forms[kind]() if kind in forms else key


def _named(value: str) -> str:
    return tile_name(value) if CATALOGUE.find(value) else value


def _args(told: Told, names: Sequence[str]) -> dict[str, str | int]:
    """The arguments of an event's message: ids become names, counts become lists."""
    seat = told.get("seat")
    args: dict[str, str | int] = {"name": names[seat] if seat is not None else "", "count": 0, "list": ""}
    for field, value in told.items():
        if isinstance(value, str):
            args[field] = _named(value)
        elif isinstance(value, int):
            args[field] = value
        elif isinstance(value, list) and all(isinstance(each, str) for each in value):
            args["list"] = both(_named(each) for each in value)
    for field in PILES:
        if isinstance(told.get(field), Mapping):
            args["list"] = pieces(told[field])
            args["count"] = told.get("count", sum(told[field].values()))
    if "contract" in told:
        args["list"] = contract_needs(told["contract"])
    if "piece" in told:
        args["received"] = piece(told["piece"])
    if "other" in told:
        args["other"] = names[told["other"]]
    if "what" in told:
        args["list"] = chosen(told["what"])
    if "group" in told:
        args["tile"] = tile_name(told["group"])
    if told.get("groups"):
        args["groups"] = losing_bids(told["groups"], ".object")
    if told.get("colour") == "mixed":
        args["colour"] = "any"
    return args


def sentence(told: Told, names: Sequence[str], viewer: int | None) -> str:
    key = _key(told, viewer is not None and told.get("seat") == viewer)
    if not has(key):
        return ""
    said = t(key, **_args(told, names))
    if "offered" in told and isinstance(told["offered"], list):
        offers = both(f"{names[seat]} {count}" for seat, count in enumerate(told["offered"]))
        said += " " + t("log-winter-offers", list=offers)
    return said


def sentences(events: Iterable[Told], names: Sequence[str], viewer: int | None) -> list[str]:
    found = []
    for told in events:
        boat_won = told["kind"] == "took-tile" and CATALOGUE.tile(told["tile"]).kind == "boat"
        if told["kind"] not in SILENT and not boat_won:
            found.append(sentence(told, names, viewer))
    return [said for said in found if said]
