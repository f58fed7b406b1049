"""What one seat cannot know of the contracts: imagined from its view, and dealt anew."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...chance import Chance
from ...rows import members
from .pieces import CONTRACT_IDS, MerchantsPart


def imagine_contracts(view: Mapping[str, Any], memory: Mapping[str, Any], doc: dict[str, Any]) -> None:
    shown = view["contracts"]
    own = view["seats"][view["seat"]].get("contracts", [])
    seen = {*shown["open"], *shown["discarded"], *own}
    for known in memory["seats"]:
        seen.update(known["known_contracts"])
    unseen = [contract for contract in CONTRACT_IDS if contract not in seen]
    for seat, known in enumerate(memory["seats"]):
        held = list(own) if seat == view["seat"] else list(known["known_contracts"])
        held += [unseen.pop() for _ in range(known["contracts"] - len(held))]
        doc["seats"][seat]["contracts"] = held
        doc["seats"][seat]["open_contracts"] = list(known["known_contracts"])
    for boat in doc["boats"]:
        cargo = dict(boat.get("cargo", {}))
        aboard = cargo.pop("contracts", 0)
        if aboard:
            boat["cargo"] = cargo
            boat["contracts"] = [unseen.pop() for _ in range(aboard)]
    order = [boat["taken_by"] for boat in view["boats"] if "taken_by" in boat] if view["season"] == "winter" else []
    doc["merchants"] = {"stack": unseen, "row": shown["open"], "discarded": shown["discarded"], "boat_order": order}


def deal_contracts_anew(part: MerchantsPart, viewer: int, chance: Chance) -> None:
    """Those in the stack, on the boats, and face down behind other screens. The order of the pool tells nothing: it is
    that of their numbers."""
    unknown: i64 = 0
    for contract in part.stack:
        unknown |= 1 << int(contract)
    for seat in range(len(part.hands)):
        if seat != viewer:
            unknown |= part.hands[seat] & ~part.seen[seat]
    for boat in range(len(part.aboard)):
        unknown |= part.aboard[boat]
    pool = members(unknown)
    chance.shuffle(pool)
    for seat in range(len(part.hands)):
        if seat != viewer:
            hidden = part.hands[seat] & ~part.seen[seat]
            part.hands[seat] = part.seen[seat] | _exchange(hidden, pool)
    for boat in range(len(part.aboard)):
        part.aboard[boat] = _exchange(part.aboard[boat], pool)
    part.stack = vec[u8](pool)


def _exchange(contracts: i64, pool: list[int]) -> i64:
    """As many others from the pool."""
    taken: i64 = 0
    for _ in members(contracts):
        taken |= 1 << pool.pop()
    return taken
