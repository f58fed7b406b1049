"""What holds after every action of every game, whatever was played.

Everything is read from the position document (the whole truth) and compared with what is printed.
"""

from collections import Counter
from typing import Any

import keyflower as kf
from keyflower.catalogue import CATALOGUE, COLOURS, SKILLS

ACROSS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))  # S, SW, NW, N, NE, SE
PIECES = CATALOGUE.figures("base", "pieces")
TOTALS: Counter[str] = Counter(PIECES["bag"]) + Counter(PIECES["supply"])
LIMIT = 6
LONGEST_LIST = 2000

Doc = dict[str, Any]


def check(game: kf.Game) -> None:
    """Fails when the position cannot be."""
    doc = game.position()
    check_pieces(doc)
    check_tiles(doc)
    for seat in doc["seats"]:
        check_village(seat)
    for entry in doc["auction"]:
        check_lot(entry)
    check_flow(game, doc)


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
            assert count >= 0, f"{count} {name}"
            found[name] += count
    return found


def check_pieces(doc: Doc) -> None:
    assert counted(doc) == TOTALS, "a piece is in no place, or in two"
    for seat in doc["seats"]:
        for name, count in seat["known"].items():
            assert count <= seat["screen"].get(name, 0), f"{name} is known to be where it is not"
        assert set(seat["screen"]) <= {*COLOURS, *SKILLS}
    if doc["season"] == "winter":
        assert not any("cargo" in boat for boat in doc["boats"])


def check_tiles(doc: Doc) -> None:
    places: Counter[str] = Counter(entry["tile"] for entry in doc["auction"])
    for seat in doc["seats"]:
        places.update(tile["tile"] for tile in seat["village"])
        places.update(seat.get("to_place", []))
        places.update(seat["winter"])
    for deck in doc["decks"].values():
        places.update(deck)
    twice = [tile for tile, count in places.items() if count > 1]
    assert not twice, f"{twice} in two places"
    sides = Counter(tile[:-1] for tile in places if tile.startswith("summer-boat"))
    assert not [tile for tile, count in sides.items() if count > 1]
    boats = [boat["tile"] for boat in doc["boats"]]
    assert len(set(boats)) == doc["players"]
    home_boats = [tile for tile in places if CATALOGUE.tile(tile).kind == "boat"]
    assert set(home_boats) <= set(boats)
    assert not home_boats or doc["season"] == "winter"


def check_village(seat: Doc) -> None:
    village = seat["village"]
    assert CATALOGUE.tile(village[0]["tile"]).kind == "home"
    assert (village[0]["at"], village[0]["turn"]) == ([0, 0], 0)
    assert not any(CATALOGUE.tile(tile["tile"]).kind == "home" for tile in village[1:])
    anyhow = "summer-boat-2a" in [tile["tile"] for tile in village] + seat.get("to_place", [])
    lying: dict[tuple[int, int], Doc] = {}
    for tile in village:
        q, r = tile["at"]
        assert (q, r) not in lying, "two tiles in one place"
        neighbours = [
            (side, lying[q + dq, r + dr]) for side, (dq, dr) in enumerate(ACROSS) if (q + dq, r + dr) in lying
        ]
        assert neighbours or not lying, f"{tile['tile']} touches nothing that was there before it"
        if not anyhow:
            for side, other in neighbours:
                assert shown(tile, side) == shown(other, (side + 3) % 6), f"{tile['tile']} does not match"
        lying[q, r] = tile
        printed = CATALOGUE.tile(tile["tile"])
        assert printed.upgradable or not tile.get("upgraded")
        check_workers(tile)


def shown(tile: Doc, side: int) -> str:
    return CATALOGUE.tile(tile["tile"]).edges[(side - tile["turn"]) % 6]


def check_workers(tile: Doc) -> None:
    workers = tile.get("workers", {})
    total = sum(workers.values())
    assert total <= LIMIT
    assert bool(total) == ("last" in tile)
    if total:
        assert 1 <= tile["last"] <= total
    if "standing" in tile:
        assert workers.get(tile["standing"])
        assert tile["colour"] == tile["standing"]


def check_lot(entry: Doc) -> None:
    check_workers(entry)
    bids = entry.get("bids", [])
    standing = {bid["colour"] for bid in bids if not bid.get("flat")} | {entry.get("standing")} - {None}
    assert len(standing) <= 1, "standing workers of two colours"
    if standing:
        assert entry["colour"] in standing
    assert len({bid["seat"] for bid in bids}) == len(bids)
    if bids:
        sizes = sorted(bid["count"] for bid in bids)
        assert len(set(sizes)) == len(sizes), "two bids of one size"
        assert sizes[-1] == next(bid["count"] for bid in bids if bid["seat"] == entry["leader"])
    else:
        assert "leader" not in entry
    flat = [bid for bid in bids if bid.get("flat")]
    assert len(flat) <= 1
    if flat:
        assert not entry["tile"].startswith("turn-order")
        assert flat[0]["colour"] not in standing
        assert standing or entry.get("workers"), "flat workers that should have stood up"
    printed = CATALOGUE.tile(entry["tile"])
    if printed.kind != "village" or not set(printed.front) - {"score_on_tile"}:
        assert not entry.get("workers")


def check_flow(game: kf.Game, doc: Doc) -> None:
    assert game.is_over == bool(doc.get("over")) == (not game.decisions)
    if game.is_over:
        assert doc["season"] == "winter"
        return
    kinds = {decision.kind for decision in game.decisions}
    assert 0 <= doc["passes"] < doc["players"] + (kinds != {"turn"})
    assert len(kinds) == 1
    if kinds - {"winter", "build"}:
        assert len(game.decisions) == 1
    for decision in game.decisions:
        check_list(game, decision.seat)
    for seat in {*range(doc["players"])} - {decision.seat for decision in game.decisions}:
        assert game.legal_actions(seat) == []


def check_list(game: kf.Game, seat: int) -> list[kf.Action]:
    """A seat that is asked has answers, each once, and not too many."""
    actions = game.legal_actions(seat)
    assert actions, "a seat is asked and has no answer"
    assert len(actions) <= LONGEST_LIST
    assert len({action.code for action in actions}) == len(actions)
    assert all(action.seat == seat for action in actions)
    return actions
