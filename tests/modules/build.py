"""Small positions with The Merchants or Key Celeste, and what is asked of them."""

from typing import Any

from helpers import Doc, person, table

import keyflower as kf
from keyflower.catalogue import CATALOGUE

CONTRACTS = [contract.id for contract in CATALOGUE.contracts]
ROW = ["contract-blue-4", "contract-gold-2", "contract-saw-wood"]
STACK = ["contract-iron-3", "contract-red-4", "contract-purple"]  # the last one is drawn first


def merchants(*seats: Doc, **fields: Any) -> kf.Game:
    """A position of The Merchants. By default ROW lies face up and STACK face down, but for what somebody holds."""
    held = [contract for seat in seats for contract in seat.get("contracts", [])]
    default = {"row": [each for each in ROW if each not in held], "stack": [each for each in STACK if each not in held]}
    fields.setdefault("merchants", default)
    fields.setdefault("modules", ["merchants"])
    fields.setdefault("auction", [])
    return table(*seats, **fields)


def holding(seat: Doc, *contracts: str, **more: Any) -> Doc:
    return {**seat, "contracts": list(contracts), **more}


def celeste(*seats: Doc, **fields: Any) -> kf.Game:
    fields.setdefault("modules", ["key-celeste"])
    return table(*seats, **fields)


def hand(game: kf.Game, seat: int) -> list[str]:
    """The contracts a seat holds."""
    found: list[str] = game.position()["seats"][seat]["contracts"]
    return found


def middle(game: kf.Game) -> Doc:
    """The contracts beside the table."""
    found: Doc = game.position()["merchants"]
    return found


def upgraded(tile: str, **more: Any) -> Doc:
    return {"tile": tile, "upgraded": True, **more}


def quiet() -> Doc:
    """A player with nothing to do."""
    return person()
