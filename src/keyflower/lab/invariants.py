"""What holds after every action of every game, whatever was played.

Everything is read from the position document (the whole truth) and compared with what is printed.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import keyflower as kf
from keyflower.catalogue import CATALOGUE, COLOURS, EDGE_STEPS, SKILLS
from keyflower.game.audit import LONGEST_LIST, hold

ALL_PIECES = CATALOGUE.figures("base", "pieces")
TOTALS: Counter[str] = Counter(ALL_PIECES["bag"]) + Counter(ALL_PIECES["supply"])
LIMIT = 6

Doc = dict[str, Any]


def check(game: kf.Game) -> None:
    """Violation when the position cannot be."""
    doc = game.position()
    check_tiles(doc)
    for seat in doc["seats"]:
        check_village(seat)
    check_flow(game, doc)
    modules = game.state.rules.modules
    if modules:
        view = game.view()
        for module in modules:
            module.check(view, doc)
            doc = module.plain(doc)
    check_pieces(doc)
    for entry in doc["auction"]:
        check_lot(entry)


def counted(doc: Doc) -> Counter[str]:
    """Every worker, resource and skill, by kind, wherever it is."""
    found: Counter[str] = Counter()
    places = [doc["bag"], doc["supply"], doc.get("given_up", {})]
    places += [boat.get("cargo", {}) for boat in doc["boats"]]
    for seat in doc["seats"]:
        places.append(seat["screen"])
        for tile in seat["village"]:
            places += [tile.get("goods", {}), tile.get("workers", {})]
    for entry in doc["auction"]:
        places.append(entry.get("workers", {}))
        for bid in entry.get("bids", []):
            places.append({bid["colour"]: bid["count"]})
    for place in places:
        for name, count in place.items():
            hold(count >= 0, f"{count} {name}")
            found[name] += count
    return found


def check_pieces(doc: Doc) -> None:
    hold(counted(doc) == TOTALS, "a piece is in no place, or in two")
    for seat in doc["seats"]:
        for name, count in seat["known"].items():
            hold(count <= seat["screen"].get(name, 0), f"{name} is known to be where it is not")
        hold(set(seat["screen"]) <= {*COLOURS, *SKILLS}, "something other than workers and skills behind a screen")
    if doc["season"] == "winter":
        hold(not any("cargo" in boat for boat in doc["boats"]), "cargo on a boat in winter")


def check_tiles(doc: Doc) -> None:
    places: Counter[str] = Counter(entry["tile"] for entry in doc["auction"])
    for seat in doc["seats"]:
        places.update(tile["tile"] for tile in seat["village"])
        places.update(seat.get("to_place", []))
        places.update(seat["winter"])
    for deck in doc["decks"].values():
        places.update(deck)
    twice = [tile for tile, count in places.items() if count > 1]
    hold(not twice, f"{twice} in two places")
    sides = Counter(tile[:-1] for tile in places if tile.startswith("summer-boat"))
    hold(not [tile for tile, count in sides.items() if count > 1], "both sides of a summer boat in one game")
    boats = [boat["tile"] for boat in doc["boats"]]
    hold(len(set(boats)) == doc["players"], "not one boat for each player")
    home_boats = [tile for tile in places if CATALOGUE.tile(tile).kind == "boat"]
    hold(set(home_boats) <= set(boats), "a boat in a village that was not in the harbour")
    hold(not home_boats or doc["season"] == "winter", "a boat in a village before winter")


def check_village(seat: Doc) -> None:
    village = seat["village"]
    hold(CATALOGUE.tile(village[0]["tile"]).kind == "home", "the first tile of a village is no home")
    hold((village[0]["at"], village[0]["turn"]) == ([0, 0], 0), "a home that has moved or turned")
    hold(not any(CATALOGUE.tile(tile["tile"]).kind == "home" for tile in village[1:]), "a second home in a village")
    anyhow = "summer-boat-2a" in [tile["tile"] for tile in village] + seat.get("to_place", [])
    lying: dict[tuple[int, int], Doc] = {}
    for tile in village:
        q, r = tile["at"]
        hold((q, r) not in lying, "two tiles in one place")
        neighbours = [
            (side, lying[q + dq, r + dr]) for side, (dq, dr) in enumerate(EDGE_STEPS) if (q + dq, r + dr) in lying
        ]
        hold(neighbours or not lying, f"{tile['tile']} touches nothing that was there before it")
        if not anyhow:
            for side, other in neighbours:
                hold(shown(tile, side) == shown(other, (side + 3) % 6), f"{tile['tile']} does not match")
        lying[q, r] = tile
        printed = CATALOGUE.tile(tile["tile"])
        hold(printed.upgradable or not tile.get("upgraded"), f"{tile['tile']} cannot be upgraded, yet is")
        check_workers(tile)


def shown(tile: Doc, side: int) -> str:
    return CATALOGUE.tile(tile["tile"]).edges[(side - tile["turn"]) % 6]


def check_workers(tile: Doc) -> None:
    workers = tile.get("workers", {})
    total = sum(workers.values())
    hold(total <= LIMIT, "more than six workers on a tile")
    hold(bool(total) == ("last" in tile), "workers on a tile without a last use, or the other way round")
    if total:
        hold(1 <= tile["last"] <= total, "a last use larger than all workers on the tile")
    if "standing" in tile:
        hold(workers.get(tile["standing"]), "a standing colour without workers of it")
        hold(tile["colour"] == tile["standing"], "a tile asks for another colour than that of its standing workers")


def check_lot(entry: Doc) -> None:
    check_workers(entry)
    bids = entry.get("bids", [])
    standing = {bid["colour"] for bid in bids if not bid.get("flat")} | {entry.get("standing")} - {None}
    hold(len(standing) <= 1, "standing workers of two colours")
    if standing:
        hold(entry["colour"] in standing, "a tile asks for another colour than that of its standing workers")
    hold(len({bid["seat"] for bid in bids}) == len(bids), "two bids of one player on one tile")
    if bids:
        sizes = sorted(bid["count"] for bid in bids)
        hold(len(set(sizes)) == len(sizes), "two bids of one size")
        hold(
            sizes[-1] == next(bid["count"] for bid in bids if bid["seat"] == entry["leader"]),
            "a leader whose bid is not the largest",
        )
    else:
        hold("leader" not in entry, "a leader without a bid")
    flat = [bid for bid in bids if bid.get("flat")]
    hold(len(flat) <= 1, "flat bids of two players")
    if flat:
        hold(not entry["tile"].startswith("turn-order"), "a flat bid on a turn-order tile")
        hold(flat[0]["colour"] not in standing, "a flat bid in the standing colour")
        hold(standing or entry.get("workers"), "flat workers that should have stood up")
    printed = CATALOGUE.tile(entry["tile"])
    if printed.kind != "village" or not set(printed.front) - {"score_on_tile"}:
        hold(not entry.get("workers"), "workers on a tile that cannot be used")


def check_flow(game: kf.Game, doc: Doc) -> None:
    hold(
        game.is_over == bool(doc.get("over")) == (not game.decisions),
        "the end of the game and its open questions do not agree",
    )
    if game.is_over:
        hold(doc["season"] == "winter", "the game ended before winter")
        return
    kinds = {decision.kind for decision in game.decisions}
    hold(0 <= doc["passes"] < doc["players"] + (kinds != {"turn"}), "too many passes in a row")
    hold(len(kinds) == 1, "questions of two kinds at once")
    if not all(decision.simultaneous for decision in game.decisions):
        hold(len(game.decisions) == 1, "two seats asked a question that is for one")
    for decision in game.decisions:
        check_list(game, decision.seat)
    for seat in {*range(doc["players"])} - {decision.seat for decision in game.decisions}:
        hold(game.legal_actions(seat) == [], "a seat that is not asked has answers")


def check_list(game: kf.Game, seat: int) -> Sequence[kf.Action]:
    """A seat that is asked has answers, each once, and not too many."""
    actions = game.legal_actions(seat)
    hold(actions, "a seat is asked and has no answer")
    hold(len(actions) <= LONGEST_LIST, f"{len(actions)} answers in one list")
    hold(len({action.code for action in actions}) == len(actions), "an answer listed twice")
    hold(all(action.seat == seat for action in actions), "an answer of another seat")
    return actions
