"""The Merchants: second versions of the boats, cabins, contracts, extensions and six village tiles."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from ....catalogue import CATALOGUE
from ...chance import Chance
from ...codes import NEW_CONTRACTS_STEP
from ...rows import NOBODY, members
from ...rules import Module, Rules, Step, Verb
from ...runs import Runs
from ...scoring import DOUBLED_POINTS, ORDERS, Estate, Order, inserted
from ...scoring.assignment import ORDER_POINTS
from ...scoring.counted import CHANGING, COUNTERS, doubled_tiles, orders_not_fulfilled
from ...scoring.improving import DOUBLINGS
from ...scoring.reckoning import LEFT_ORDERS
from ...state import State
from . import papers
from .checked import audit_merchants, check_cabins, check_contracts, check_extensions, without_cabins
from .contracts import NewContracts, PickContract, Swap, TakeContract, add_swaps, shuffle_stack, turn_up
from .extensions import Extend, add_extensions, extension_seems_possible
from .fleet import Replace, ReplaceBoat, boat_taken, load_more
from .observed import observe, portray
from .pieces import CONTRACTS, MerchantsPart, contract_ids, merchants_part
from .unseen import deal_contracts_anew, imagine_contracts

__all__ = ["Merchants", "MerchantsVariant"]

# What its tiles count and give at the end.
COUNTERS.update({"extension": doubled_tiles, "unfulfilled_contract": orders_not_fulfilled})
CHANGING.add("extension")
LEFT_ORDERS.add("unfulfilled_contract")
ORDER_POINTS.add("contract_points")
DOUBLINGS.add("free_extension")

CONTRACT_POINTS: int = CATALOGUE.figures("merchants", "scoring")["contract"]


class Merchants(Module):
    name = "merchants"

    def steps(self) -> list[Step]:
        return [TakeContract(), NewContracts(), ReplaceBoat()]

    def verbs(self) -> list[Verb]:
        return [PickContract(), Swap(), Extend(), Replace()]

    def change_setup(self, rules: Rules) -> None:
        rules.sets = (*rules.sets, "merchants")
        rules.winter_dealt = CATALOGUE.figures("merchants", "setup")["winter_dealt"][rules.players - 2]
        rules.season.append(NEW_CONTRACTS_STEP)
        rules.scoring = inserted(inserted(rules.scoring, "printed", DOUBLED_POINTS), "give", ORDERS)

    def start(self, state: State) -> None:
        part = MerchantsPart(state.rules.players)
        shuffle_stack(part, list(range(CONTRACTS)), state.chance)
        turn_up(state, part)
        state.parts.append(part)

    def load(self, state: State) -> None:
        load_more(state)

    def add_cargo(self, state: State, boat: int, counts: dict[str, int]) -> None:
        part = merchants_part(state)
        if part.cabins_aboard[boat]:
            counts["cabins"] = part.cabins_aboard[boat]
        if part.aboard[boat]:
            counts["contracts"] = int(part.aboard[boat]).bit_count()

    def boat_taken(self, state: State, seat: int, boat: int) -> None:
        boat_taken(state, seat, boat)

    def free_answers(self, state: State, seat: int, runs: Runs) -> None:
        add_swaps(state, seat, runs)

    def may_act_freely(self, state: State, seat: int) -> bool:
        return merchants_part(state).hands[seat] != 0

    def upgrade_answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        add_extensions(state, seat, runs)

    def upgrade_seems_possible(self, state: State, seat: int) -> bool:
        return extension_seems_possible(state, seat)

    def prepare_estate(self, state: State, seat: int, estate: Estate) -> None:
        part = merchants_part(state)
        for place, tile in enumerate(state.villages[seat]):
            if part.extension[tile] != NOBODY:
                estate.doubled[place] = 1
        for contract in members(part.hands[seat]):
            printed = CATALOGUE.contracts[contract]
            estate.orders.append(Order(printed.id, printed.needs, CONTRACT_POINTS))
        estate.beside["doublings_left"] = part.extensions_left.bit_count()

    def see_estate(self, shown: Mapping[str, Any], estate: Estate) -> None:
        contracts: list[str] = shown.get("contracts", shown.get("open_contracts", []))
        estate.orders = [order for order in estate.orders if order.name in contracts]

    def deal_anew(self, state: State, viewer: int, chance: Chance) -> None:
        deal_contracts_anew(merchants_part(state), viewer, chance)

    def imagine(self, view: Mapping[str, Any], memory: Mapping[str, Any], doc: dict[str, Any]) -> None:
        imagine_contracts(view, memory, doc)

    def observe(self, state: State, seat: int, row: vec[i16], base: int) -> None:
        observe(state, seat, row, base)

    def portray(self, state: State, seat: int) -> list[float]:
        return portray(state, seat)

    def face_down(self, state: State, seat: int, shown: dict[str, Any], hidden: dict[str, int]) -> None:
        part = merchants_part(state)
        if part.seen[seat]:
            shown["open_contracts"] = contract_ids(part.seen[seat])
        hidden["contracts"] = int(part.hands[seat] & ~part.seen[seat]).bit_count()

    def check(self, view: Mapping[str, Any], doc: Mapping[str, Any]) -> None:
        check_contracts(doc)
        check_cabins(view, doc)
        check_extensions(view, doc)

    def audit(self, state: State) -> str:
        return audit_merchants(state, merchants_part(state))

    def plain(self, doc: dict[str, Any]) -> dict[str, Any]:
        return without_cabins(doc)

    def break_tie(self, state: State, winners: list[int]) -> list[int]:
        for seat in merchants_part(state).boat_order:
            if seat in winners:
                return [seat]
        return winners

    def show(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        papers.show(state, seat, view)

    def remember(self, state: State, seat: int | None, memory: dict[str, Any]) -> None:
        papers.remember(state, memory)

    def fields(self, where: str) -> tuple[str, ...]:
        return papers.MERCHANTS_FIELDS.get(where, ())

    def write(self, state: State, doc: dict[str, Any]) -> None:
        papers.write(state, doc)

    def restore(self, state: State, doc: dict[str, Any]) -> None:
        papers.Restorer(state, doc).restore()


class MerchantsVariant(Module):
    """All boats are second versions, and every tile of The Merchants is in the game (VAR-A)."""

    name = "merchants"

    def narrow_boats(self, rules: Rules, versions: list[int]) -> None:
        versions[:] = [tile for tile in versions if CATALOGUE.tiles[tile].set == "merchants"]

    def arrange(self, rules: Rules, season: str, pool: list[int], count: int) -> None:
        """Its tiles come first, in the shuffled order, so that others only fill up."""
        own = [tile for tile in pool if CATALOGUE.tiles[tile].set == "merchants"]
        pool[:] = own + [tile for tile in pool if tile not in own]
