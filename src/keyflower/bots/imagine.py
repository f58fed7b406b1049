"""Worlds that could be, as far as one seat knows.

A bot never holds the truth. `imagine` makes a game from a seat's view and from what a perfect memory of the open moves
knows (`game.memory`): everything that the seat sees is as it is, everything that it cannot see is made up, in numbers
that agree with what it knows. `shuffle_unknown` makes another such world of one that is there.
"""

from collections.abc import Mapping
from typing import Any

from ..catalogue import CATALOGUE, COLOURS, SKILLS
from ..game.chance import Chance
from ..game.codes import OFFER_WINTER_STEP
from ..game.game import Game
from ..game.options import normal_options
from ..game.positions import POSITION_FORMAT
from ..game.positions.placer import SEAT_FIELDS
from ..game.rules import Rules
from ..game.setup import rules_for
from ..game.view import step_key
from .unknown import shuffle_unknown

Doc = dict[str, Any]
SCREENED = COLOURS + SKILLS
SAME = ("players", "names", "modules", "variants", "season", "start", "turn", "passes", "auction", "pending")


def imagine(view: Mapping[str, Any], memory: Mapping[str, Any], chance: Chance) -> Game:
    """A whole game that the seat of the view could be playing in."""
    rules = rules_for(normal_options(view["players"], view["names"], view["modules"], view["variants"]))
    seat: int = view["seat"]
    doc: Doc = {field: view[field] for field in SAME}
    doc["format"] = POSITION_FORMAT
    doc["seed"] = f"imagined {chance.word()}"
    doc["boats"] = [dict(boat) for boat in view["boats"]]
    doc["seats"] = [_seat(rules, shown) for shown in view["seats"]]
    _deal_pieces(view, memory, doc)
    _deal_winter(rules, view, memory, doc)
    for module in rules.modules:
        module.imagine(view, memory, doc)
    game = Game.from_position(doc)
    shuffle_unknown(game.state, seat, chance)
    return game


def _seat(rules: Rules, shown: Mapping[str, Any]) -> Doc:
    fields = SEAT_FIELDS | rules.fields("seat")
    return {field: value for field, value in shown.items() if field in fields}


def _deal_pieces(view: Mapping[str, Any], memory: Mapping[str, Any], doc: Doc) -> None:
    """Behind the other screens what is known to be there, and as many more as memory counts; the rest in the bag and
    in the face-down supply."""
    pieces = CATALOGUE.figures("base", "pieces")
    left = {name: pieces["bag"].get(name, 0) + pieces["supply"].get(name, 0) for name in SCREENED}
    left["green"] -= view["supply"]["green"]
    for lot in view["auction"]:
        for bid in lot.get("bids", ()):
            left[bid["colour"]] -= bid["count"]
        _take(left, lot.get("workers", {}))
    for shown in view["seats"]:
        for tile in shown["village"]:
            _take(left, tile.get("workers", {}))
    for boat in view["boats"]:
        _take(left, boat.get("cargo", {}))
    for seat, known in enumerate(memory["seats"]):
        doc["seats"][seat]["known"] = known["known"]
        screen = view["seats"][seat]["screen"] if seat == view["seat"] else dict(known["known"])
        doc["seats"][seat]["screen"] = screen
        _take(left, screen)
    for seat, known in enumerate(memory["seats"]):
        if seat != view["seat"]:
            screen = doc["seats"][seat]["screen"]
            _fill(screen, left, COLOURS, known["workers"])
            _fill(screen, left, SKILLS, known["skills"])
    doc["bag"] = {colour: left[colour] for colour in COLOURS}
    supply = {name: count for name, count in view["supply"].items() if name != "skills"}
    doc["supply"] = {**supply, **{skill: left[skill] for skill in SKILLS}}


def _take(left: dict[str, int], counts: Mapping[str, int]) -> None:
    for name, count in counts.items():
        if name in left:
            left[name] -= count


def _fill(screen: dict[str, int], left: dict[str, int], names: tuple[str, ...], wanted: int) -> None:
    """Adds pieces of any of these kinds until there are so many."""
    missing = wanted - sum(screen.get(name, 0) for name in names)
    for name in names:
        taken = min(missing, left[name])
        if taken > 0:
            screen[name] = screen.get(name, 0) + taken
            left[name] -= taken
            missing -= taken


def _deal_winter(rules: Rules, view: Mapping[str, Any], memory: Mapping[str, Any], doc: Doc) -> None:
    own = view["seats"][view["seat"]].get("winter", [])
    unseen = [CATALOGUE.tiles[tile].id for tile in rules.tiles("winter")]
    unseen = [tile for tile in unseen if tile not in own]
    choosing = view["pending"][-1]["step"] == step_key(rules, OFFER_WINTER_STEP)
    asked = {decision["seat"] for decision in view["decisions"]}
    for seat, known in enumerate(memory["seats"]):
        shown = doc["seats"][seat]
        if seat != view["seat"]:
            shown["winter"] = [unseen.pop() for _ in range(known["winter"])]
        if choosing and seat not in asked:
            shown["offered"] = len(shown["winter"])
