"""Questions, answers and refusals in words."""

from collections.abc import Mapping
from typing import Any, Protocol

import keyflower as kf
from keyflower.catalogue import CATALOGUE

from .events import chosen
from .language import both, has, t
from .tiles import (
    contract_named,
    contract_needs,
    extension_name,
    losing_bids,
    piece,
    piece_word,
    pieces,
    tile_name,
    workers,
)

Fields = Mapping[str, Any]


def question(kind: str, about: Fields, season: str) -> str:
    """What is asked, as a sentence to the one who is asked."""
    return t(f"ask-{kind}", **{"count": 0, "season": season, **figures(about)})


def figures(values: Fields) -> dict[str, str | int]:
    """Arguments of a message: ids of tiles become names."""
    found: dict[str, str | int] = {}
    for name, value in values.items():
        if isinstance(value, int):
            found[name] = value
        else:
            found[name] = tile_name(str(value)) if CATALOGUE.find(str(value)) else str(value)
    return found


class Explained(Protocol):
    """A refusal that names its sentence: of a move, a position, a box."""

    key: str
    figures: dict[str, Any]


def refusal(refused: Explained) -> str:
    """Why something is not allowed."""
    key = f"refusal-{refused.key}"
    return t(key, **figures(refused.figures)) if has(key) else str(getattr(refused, "reason", refused))


def payment(said: Fields) -> str:
    """The pieces, and the losing bids, that pay for something."""
    parts = [pieces(said["pieces"])] if said.get("pieces") else []
    groups = [said["group"]] if "group" in said else said.get("groups", [])
    if groups:
        parts.append(losing_bids(groups))
    return both(parts) or t("nothing")


def answer(action: kf.Action) -> str:
    """An answer in words, as it stands on a button."""
    verb = action.verb
    key = f"do-{verb}"
    if verb == "pay" and "group" in action.fields:
        key = "do-pay-group"
    if action.fields.get("contract") == "draw":
        key = "do-contract-draw"
    return t(key, **_args(verb, action.fields)) if has(key) else action.text


def _args(verb: str, said: Fields) -> dict[str, str | int]:
    args: dict[str, str | int] = {
        field: tile_name(said[field]) for field in ("tile", "boat", "from", "to") if field in said
    }
    if verb in ("bid", "use"):
        args["list"] = placed(said)
    elif verb in ("upgrade", "extend"):
        args["list"] = payment(said)
    elif verb == "boat":
        args["boat"] = tile_name(said["tile"])
    elif verb == "build":
        args |= {"at": place(said), "turn": said["turn"]}
    elif verb == "place":
        args["list"] = pieces(said["workers"])
    elif verb == "offer":
        args["list"] = both(tile_name(tile) for tile in said["tiles"])
    elif verb == "take":
        args["list"] = chosen(said["what"])
    elif verb == "pay":
        args |= {"tile": tile_name(said["group"])} if "group" in said else {"list": _paid(said)}
    elif verb == "contract":
        args["list"] = contract_needs(said["contract"])
    if "resource" in said:
        args["piece"] = piece_word(said["resource"])
    if "piece" in said:
        named = str(said["piece"])
        args["piece"] = contract_named(named) if named.startswith("contract-") else piece(named)
        if "contract" in said:
            args["contract"] = contract_named(said["contract"])
    if "extension" in said:
        args["extension"] = extension_name(said["extension"])
    return args


def _paid(said: Fields) -> str:
    return piece(str(said.get("colour") or said.get("skill")))


def place(said: Fields) -> str:
    q, r = said["at"]
    return f"{q},{r}"


def placed(said: Fields) -> str:
    """The workers of a bid or use: from behind the screen, and losing bids that come along."""
    parts = [workers(said["count"], said["colour"])] if said["count"] else []
    if said.get("groups"):
        parts.append(losing_bids(said["groups"]))
    return both(parts)
