"""Ends of games written by hand, and what is asked of every sheet."""

from collections import Counter
from collections.abc import Mapping

from keyflower.catalogue import CATALOGUE, COLOURS, RESOURCES, SKILLS
from keyflower.game.scoring import (
    DOUBLED_POINTS,
    ORDERS,
    STEPS,
    Estate,
    Item,
    Order,
    Sheet,
    best_total,
    inserted,
    score,
)

EVERY_STEP = inserted(inserted(STEPS, "printed", DOUBLED_POINTS), "give", ORDERS)
CONTRACT_POINTS = 7


def estate(*tiles: str, **pieces: int) -> Estate:
    """A village and pieces: `estate("barn+ wood=2", "jeweller @1,-1,3", red=3, gold=1, purple=1)`.

    `+` is an upgraded tile, `++` an extended one, `wood=2` lies on it, `@q,r,turn` is its place; a tile without a place
    lies somewhere by itself. Resources among the pieces lie on the home, which is home 1 unless a home comes first.
    """
    found = Estate()
    home = () if tiles and tiles[0].startswith("home") else ("home-1",)
    for number, text in enumerate((*home, *tiles)):
        name, *details = text.split()
        tile_id = name.rstrip("+")
        q, r, turn = 0 if number == 0 else 20 + 2 * number, 0, 0
        for detail in details:
            if detail.startswith("@"):
                q, r, turn = (int(part) for part in detail[1:].split(","))
        upgraded = name.endswith("+")
        place = found.add_tile(CATALOGUE.tile(tile_id).index, q, r, turn, int(upgraded), int(name.endswith("++")))
        for detail in details:
            if "=" in detail:
                resource, many = detail.split("=")
                found.goods[4 * place + RESOURCES.index(resource)] = int(many)
    for piece, count in pieces.items():
        if piece in COLOURS:
            found.workers[COLOURS.index(piece)] = count
        elif piece in SKILLS:
            found.skills[SKILLS.index(piece)] = count
        elif piece in RESOURCES:
            found.goods[RESOURCES.index(piece)] += count
        else:
            assert piece == "purple"
            found.purple = bool(count)
    return found


def with_contracts(found: Estate, *contracts: str) -> Estate:
    by_id = {contract.id: contract for contract in CATALOGUE.contracts}
    for contract in contracts:
        found.orders.append(Order(contract, by_id[contract].needs, CONTRACT_POINTS))
    return found


def sheet_of(found: Estate) -> Sheet:
    """The sheet, once it is known to be sound."""
    sheet = score(found, EVERY_STEP)
    assert best_total(found, EVERY_STEP) == sheet.total
    check_sheet(found, sheet)
    return sheet


def total(found: Estate) -> int:
    return sheet_of(found).total


def line(sheet: Sheet, source: str) -> Item:
    """The only line of a tile or an order."""
    (found,) = [item for item in sheet.items if item.source == source]
    return found


def check_sheet(found: Estate, sheet: Sheet) -> None:
    """The lines add up, no piece is given away twice, and what scores where it lies does lie there."""
    assert sum(item.points for item in sheet.items) == sheet.total
    given: Counter[str] = Counter()
    for item in sheet.items:
        assert all(count > 0 for count in item.what.values() if item.step in ("lying", "give", "orders", "gold_left"))
        if item.step in ("lying", "give", "orders", "gold_left"):
            given.update(item.what)
        if item.step == "lying":
            place = [CATALOGUE.tiles[tile].id for tile in found.tiles].index(item.source)
            for name, count in item.what.items():
                assert name == "purple" or count <= found.goods[4 * place + RESOURCES.index(name)]
    assert_no_more(given, owned(found))


def owned(found: Estate) -> dict[str, int]:
    pieces = dict(zip(COLOURS, found.workers, strict=True)) | dict(zip(SKILLS, found.skills, strict=True))
    for number, name in enumerate(RESOURCES):
        pieces[name] = sum(found.goods[number::4])
    pieces["purple"] = int(found.purple)
    return pieces


def assert_no_more(given: Mapping[str, int], limit: Mapping[str, int]) -> None:
    for name, count in given.items():
        assert count <= limit[name], f"{count} {name} given, {limit[name]} owned"
