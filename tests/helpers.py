"""Small positions, written by hand, and what is asked of them."""

import random
from collections.abc import Iterable
from typing import Any

import keyflower as kf

Doc = dict[str, Any]


def bid(seat: int, count: int, colour: str, flat: bool = False) -> Doc:
    return {"seat": seat, "count": count, "colour": colour, **({"flat": True} if flat else {})}


def lot(tile: str, *bids: Doc, **more: Any) -> Doc:
    """A tile in the auction: `lot("tavern", bid(0, 2, "red"), workers={"red": 1})`."""
    return {"tile": tile, "bids": list(bids), **more}


def laid(tile: str, q: int, r: int, turn: int = 0, **more: Any) -> Doc:
    """A tile of a village at its place."""
    return {"tile": tile, "at": [q, r], "turn": turn, **more}


def person(*village: Doc | str, winter: Iterable[str] = (), to_place: Iterable[str] = (), **screen: int) -> Doc:
    """A seat: `person({"tile": "home-1", "goods": {"wood": 1}}, "tavern", red=3, anvil=1)`."""
    doc: Doc = {"village": [{"tile": tile} if isinstance(tile, str) else tile for tile in village], "screen": screen}
    if winter:
        doc["winter"] = list(winter)
    if to_place:
        doc["to_place"] = list(to_place)
    return doc


def table(*seats: Doc, players: int = 0, **fields: Any) -> kf.Game:
    """A game from a position: everything left out has its default."""
    return kf.Game.from_position({"players": players or max(len(seats), 2), "seats": list(seats), **fields})


def texts(game: kf.Game, seat: int | None = None) -> list[str]:
    """The legal actions as text, without the seat."""
    return [action.text for action in game.legal_actions(seat)]


def refused(game: kf.Game, line: str, rule: str, key: str, seat: int | None = None, **figures: Any) -> kf.IllegalAction:
    """The line is refused by this rule with these figures, it is not listed, and nothing has changed."""
    before, lines = game.position(), game.actions
    try:
        game.play(line, seat)
    except kf.IllegalAction as refusal:
        found = refusal
    else:
        raise AssertionError(f"{line!r} was played")
    assert (found.rule, found.key) == (rule, key), str(found)
    for name, figure in figures.items():
        assert found.figures[name] == figure, f"{name} is {found.figures[name]!r} in: {found}"
        if isinstance(figure, int):
            assert str(figure) in found.reason, f"{figure} is not told in: {found}"
    assert found.reason.endswith(".")
    assert str(found) == f"{found.reason} [{rule}]"
    action = game.parse(line, seat)
    assert action not in game.legal_actions(action.seat)
    assert (game.position(), game.actions) == (before, lines)
    return found


def play(game: kf.Game, *lines: str) -> list[kf.Event]:
    """Plays the lines; all events."""
    return [event for line in lines for event in game.play(line)]


def kinds(events: Iterable[kf.Event]) -> list[str]:
    return [event.kind for event in events]


def event(events: Iterable[kf.Event], kind: str) -> kf.Event:
    """The only event of its kind."""
    (found,) = [each for each in events if each.kind == kind]
    return found


def asked(game: kf.Game) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in game.decisions]


def screen(game: kf.Game, seat: int) -> dict[str, int]:
    found: dict[str, int] = game.position()["seats"][seat]["screen"]
    return found


def bag(game: kf.Game) -> dict[str, int]:
    found: dict[str, int] = game.position()["bag"]
    return found


def supply(game: kf.Game) -> dict[str, int]:
    found: dict[str, int] = game.position()["supply"]
    return found


def village(game: kf.Game, seat: int) -> dict[str, Doc]:
    """The tiles of a village by their names."""
    return {tile["tile"]: tile for tile in game.position()["seats"][seat]["village"]}


def auction(game: kf.Game) -> dict[str, Doc]:
    return {entry["tile"]: entry for entry in game.position()["auction"]}


def bids_at(game: kf.Game, tile: str) -> dict[int, tuple[int, str]]:
    """By seat: how many workers of which colour."""
    return {entry["seat"]: (entry["count"], entry["colour"]) for entry in auction(game)[tile].get("bids", [])}


def everybody_passes(game: kf.Game) -> list[kf.Event]:
    """Passes until the turns of this season are over."""
    events: list[kf.Event] = []
    while asked(game) and asked(game)[0][1] == "turn" and game.position()["passes"] < game.options.players:
        season = game.position()["season"]
        events += game.play("pass")
        if game.position()["season"] != season or not game.decisions or game.decisions[0].kind != "turn":
            break
    return events


def random_action(game: kf.Game, chance: random.Random) -> kf.Action:
    """Any legal answer of any seat that is asked."""
    seat = chance.choice(game.decisions).seat
    return chance.choice(game.legal_actions(seat))


def play_randomly(game: kf.Game, chance: random.Random) -> kf.Game:
    """Plays to the end."""
    while not game.is_over:
        game.play(random_action(game, chance))
    return game
