"""The game's questions in words."""

from collections.abc import Mapping
from typing import Any

import keyflower as kf

from .words import count, short_name, tile_name


def question(decision: kf.Decision, view: Mapping[str, Any]) -> str:
    about = decision.about
    tile = tile_name(about["tile"]) if "tile" in about else ""
    kind = decision.kind
    if kind == "turn":
        return "Your turn: bid for a tile, use a tile, or pass."
    if kind == "mix":
        return f"Which colours do you place on {tile}? {count(about['count'], 'worker')} from behind your screen."
    if kind == "pay":
        what = about["price"] if about["of"] == "any" else f"{about['of']} {about['price']}"
        return f"{tile} asks for a price: one {what}."
    if kind == "choose":
        return f"What do you take at {tile}?"
    if kind == "transport":
        return f"{tile} moves goods along roads: {count(about['points'], 'step')} left."
    if kind == "upgrade":
        return f"{tile} upgrades your tiles: {about['points']} left."
    if kind == "boat":
        at = f" Turn-order tile {about['number']} is yours." if "number" in about else ""
        return f"Which boat do you take?{at}"
    if kind == "winter":
        return "Which of your winter tiles do you put into the auction? At least one, in secret."
    if kind == "build":
        hand = view["seats"][decision.seat].get("to_place", [])
        return f"Add your new tiles to the village: {', '.join(tile_name(each) for each in hand)}."
    if kind == "contract":
        return f"Which contract do you take at {tile}?"
    if kind == "replace":
        return f"Which boat comes in the place of {tile}?"
    return f"{kind.capitalize()}: what do you choose?"


def sections(view: Mapping[str, Any]) -> dict[str, str]:
    """The heading under which the use of each tile is listed."""
    found = {lot["tile"]: "Use in the auction" for lot in view["auction"]}
    for seat, shown in enumerate(view["seats"]):
        whose = "your village" if seat == view["seat"] else f"the village of {short_name(view['names'][seat])}"
        for tile in shown["village"]:
            found[tile["tile"]] = f"Use in {whose}"
    return found
