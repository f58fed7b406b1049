"""Upgrading (UPG-1 to UPG-4)."""

from itertools import combinations
from typing import Any, Final

from ..catalogue import COLOURS, RESOURCES, SKILLS
from .codes import (
    STOP_VERB,
    UPGRADE_STEP,
    UPGRADE_VERB,
    action,
    frame_seat,
    seat_of,
    tile_of,
)
from .events import IllegalAction, NotationError
from .fields import STEP_OF_TILE, TILE_FIELD, Field, GroupsField, PiecesField, step_number
from .notation import colour_counts, tile_id, workers
from .printed import (
    ANY_RESOURCE,
    ANY_SKILL,
    COST,
    COST_IN_GOODS,
    COST_IN_SKILLS,
    COST_IN_WORKERS,
    FIRST_SKILL,
    UPGRADABLE,
    WILD_UPGRADES,
)
from .rows import members, part
from .rules import Verb
from .runs import Runs
from .state import N_COLOURS, N_RESOURCES, N_SKILLS, SEATS, State
from .transport import Works, goods_on, spend_points

PAY_BITS: Final = 4  # of what pays: for each resource, then for each skill
SKILL_PAY: Final = N_RESOURCES * PAY_BITS
PAY_NAMES: Final = RESOURCES + SKILLS
PAID: Final = PiecesField("pieces", PAY_NAMES, "resource or skill", PAY_BITS, (1 << PAY_BITS) - 1)

# A cost in workers (PRO-7) is paid with nothing else: first the workers by colour, behind them whole losing bids.
PAID_WORKERS: Final = PiecesField("pieces", COLOURS, "colour", 2, 3)


def costs_workers(code: int) -> bool:
    return COST_IN_WORKERS[tile_of(code)] != 0


class UpgradePieces(PiecesField):
    """Resources and skills, or workers."""

    def table(self, code: int) -> dict[str, int]:
        return PAID_WORKERS.table(code) if costs_workers(code) else super().table(code)

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        return PAID_WORKERS.bits(value, lots, code) if costs_workers(code) else super().bits(value, lots, code)

    def read(self, words: list[str], lots: list[int], code: int) -> int:
        if not costs_workers(code):
            return super().read(words, lots, code)
        plain = [word for word in words if not word.startswith("+")]
        words[:] = [word for word in words if word.startswith("+")]
        return PAID_WORKERS.read(plain, lots, code)


class UpgradeBids(GroupsField):
    """Whole losing bids that pay."""

    def pieces(self) -> list[tuple[int, int]]:
        return [(PAID.width, self.shift + self.width - PAID.width)]  # the rest of the bits is the pieces'

    def value(self, code: int, lots: list[int]) -> Any:
        return super().value(code, lots) if costs_workers(code) else None

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        if not costs_workers(code):
            raise NotationError("a losing bid pays only where the cost is in workers")
        return super().bits(value, lots, code)

    def write(self, code: int, lots: list[int]) -> str:
        return super().write(code, lots) if costs_workers(code) else ""


UPGRADE_PIECES: Final = UpgradePieces("pieces", PAY_NAMES, "resource or skill", PAY_BITS, (1 << PAY_BITS) - 1)
UPGRADE_BIDS: Final = UpgradeBids(PAID_WORKERS.width)


class Upgrading(Works):
    kind = UPGRADE_STEP
    name = "upgrade"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, step_number("points"))
    verbs: tuple[int, ...] = (UPGRADE_VERB, STOP_VERB)

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed):
            return
        runs.add(action(STOP_VERB, seat))
        for tile in state.villages[seat]:
            if UPGRADABLE[tile] and not state.upgraded[tile] and may_afford(state, seat, tile):
                first = action(UPGRADE_VERB, seat, tile)
                if COST_IN_WORKERS[tile]:
                    worker_payments(state, seat, COST_IN_WORKERS[tile], first, runs)
                else:
                    payments(state, seat, tile, COST[tile], first, runs)
        for module in state.rules.modules:
            module.upgrade_answers(state, packed, seat, runs)
        state.rules.free_answers(state, seat, runs)

    def possible(self, state: State, packed: int, seat: int) -> bool:
        """As far as the others know, a seat may have any skills: only their number shows."""
        for tile in state.villages[seat]:
            if UPGRADABLE[tile] and not state.upgraded[tile] and may_afford(state, seat, tile):
                if goods_suffice(state, seat, tile, COST[tile]):
                    return True
        for module in state.rules.modules:
            if module.upgrade_seems_possible(state, seat):
                return True
        return self._modules_offer(state, packed, seat)

    def _modules_offer(self, state: State, packed: int, seat: int) -> bool:
        if not state.rules.modules:
            return False
        runs = Runs()
        for module in state.rules.modules:
            module.upgrade_answers(state, packed, seat, runs)
        return runs.end > 0


def may_afford(state: State, seat: int, tile: int) -> bool:
    """A first look at the cost of an upgrade: are there enough pieces at all? It spares most tiles a closer one."""
    if COST_IN_WORKERS[tile] and workers_to_give(state, seat) < COST_IN_WORKERS[tile]:
        return False
    return goods_on(state, tile) >= COST_IN_GOODS[tile] and state.skill_total(seat) >= COST_IN_SKILLS[tile]


def workers_to_give(state: State, seat: int) -> int:
    """Behind the screen and in losing bids."""
    bids = sum([int(state.bids[lot * SEATS + seat]) for lot in members(state.losing(seat))])
    return state.screen_total(seat) + bids


def worker_payments(state: State, seat: int, count: int, first: int, runs: Runs) -> None:
    """Adds every different way to give up so many workers: of any colours from behind the screen, and whole losing bids
    of which none is more than needed (PRO-7)."""
    losing = members(state.losing(seat))
    for many in range(min(count, len(losing)) + 1):
        for chosen in combinations(losing, many):
            sizes: list[int] = [state.bids[lot * SEATS + seat] for lot in chosen]
            if many > 0 and sum(sizes) - min(sizes) >= count:
                continue
            paid = first | UPGRADE_BIDS.at(sum([1 << lot for lot in chosen]))
            for row in colours_to_give(state, seat, count - sum(sizes)):
                runs.add(paid | PAID_WORKERS.packed(row))


def colours_to_give(state: State, seat: int, count: int) -> list[list[int]]:
    """Every different choice of so many workers from behind a screen, how many of each colour."""
    rows: list[list[int]] = [[]]
    for colour in range(N_COLOURS):
        have: int = state.workers[seat * N_COLOURS + colour]
        rows = [[*row, more] for row in rows for more in range(max(min(have, count - sum(row)), 0) + 1)]
    return [row for row in rows if sum(row) == max(count, 0)]


def goods_suffice(state: State, seat: int, tile: int, cost: list[int]) -> bool:
    """Can the resources of a cost be paid with what lies on a tile?"""
    goods = state.goods
    row = tile * N_RESOURCES
    if goods_on(state, tile) < cost[0] + cost[1] + cost[2] + cost[3] + cost[ANY_RESOURCE]:
        return False
    if state.ability[seat] & WILD_UPGRADES:
        return True
    return goods[row] >= gold_needed(cost, goods[row + 1], goods[row + 2], goods[row + 3])


def payments(state: State, seat: int, tile: int, cost: list[int], first: int, runs: Runs) -> None:
    """Adds every different way to pay a cost with the goods on a tile and the skills behind the screen (UPG-2)."""
    if not goods_suffice(state, seat, tile, cost):
        return
    skills = skill_payments(state, seat, cost)
    if len(skills) == 0:
        return
    goods = state.goods_on(tile)
    whole = cost[0] + cost[1] + cost[2] + cost[3] + cost[ANY_RESOURCE]
    wild = state.ability[seat] & WILD_UPGRADES != 0
    for iron in range(min(whole, goods[1]) + 1):
        for stone in range(min(whole - iron, goods[2]) + 1):
            for wood in range(min(whole - iron - stone, goods[3]) + 1):
                gold = whole - iron - stone - wood
                if gold <= goods[0] and (wild or gold >= gold_needed(cost, iron, stone, wood)):
                    paid = gold | iron << PAY_BITS | stone << 2 * PAY_BITS | wood << 3 * PAY_BITS
                    for skill in skills:
                        runs.add(first | skill << SKILL_PAY | paid)


def gold_needed(cost: list[int], iron: int, stone: int, wood: int) -> int:
    """The gold asked for as such, and what gold must stand for."""
    return cost[0] + max(0, cost[1] - iron) + max(0, cost[2] - stone) + max(0, cost[3] - wood)


def skill_payments(state: State, seat: int, cost: list[int]) -> list[int]:
    """The different ways to pay the skills of a cost, each packed; empty if there is none."""
    exact = 0
    for skill in range(N_SKILLS):
        asked = cost[FIRST_SKILL + skill]
        if state.skills[seat * N_SKILLS + skill] < asked:
            return []
        exact |= asked << skill * PAY_BITS
    any_skill = cost[ANY_SKILL]
    if any_skill == 0:
        return [exact]
    held = part(state.skills, seat * N_SKILLS, N_SKILLS)
    left = [held[skill] - cost[FIRST_SKILL + skill] for skill in range(N_SKILLS)]
    found: list[int] = []
    for anvil in range(min(any_skill, left[0]) + 1):
        for pick in range(min(any_skill - anvil, left[1]) + 1):
            saw = any_skill - anvil - pick
            if saw <= left[2]:
                found.append(exact + (anvil | pick << PAY_BITS | saw << 2 * PAY_BITS))
    return found


def paid_goods(code: int) -> list[int]:
    return PAID.row(code)[:N_RESOURCES]


def paid_skills(code: int) -> list[int]:
    return PAID.row(code)[N_RESOURCES:]


def pay(state: State, seat: int, tile: int, code: int) -> None:
    """Takes what the action names from the tile and the screen."""
    for resource, count in enumerate(paid_goods(code)):
        if count:
            state.spend_goods(tile, resource, count)
    for skill, count in enumerate(paid_skills(code)):
        for _ in range(count):
            state.lose_skill(seat, skill)


def pay_workers(state: State, seat: int, row: list[int], bids: int) -> dict[str, int]:
    """Workers from behind the screen and whole losing bids go into the bag; returns what was given up."""
    given = row[:]
    for colour in range(N_COLOURS):
        state.lose_workers(seat, colour, row[colour])
    for lot in members(bids):
        colour, count = state.lift_bid(lot, seat)
        state.settle(lot)
        given[colour] += count
    for colour in range(N_COLOURS):
        state.bag[colour] += given[colour]
    return colour_counts(given)


class Upgrade(Verb):
    number = UPGRADE_VERB
    word = "upgrade"
    fields: tuple[Field, ...] = (TILE_FIELD, UPGRADE_PIECES, UPGRADE_BIDS)

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        tile = tile_of(code)
        pieces = UPGRADE_PIECES.table(code)
        if costs_workers(code):
            pieces = pay_workers(state, seat, PAID_WORKERS.row(code), UPGRADE_BIDS.of(code))
        else:
            pay(state, seat, tile, code)
        state.unshare()
        state.upgraded[tile] = 1
        state.measure(tile)
        spend_points(state, 1)
        if state.journal is not None:
            state.tell("upgraded", seat, {"tile": tile_id(tile), "pieces": pieces})

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        seat = seat_of(code)
        tile = tile_of(code)
        name = tile_id(tile)
        if tile not in state.villages[seat]:
            return IllegalAction("UPG-1", "not-your-village", f"{name} is not in your village.", {"tile": name})
        if not UPGRADABLE[tile]:
            return IllegalAction("UPG-3", "never-upgraded", f"{name} has no better side.", {"tile": name})
        if state.upgraded[tile]:
            return IllegalAction("UPG-1", "already-upgraded", f"{name} is upgraded already.", {"tile": name})
        if COST_IN_WORKERS[tile]:
            count = COST_IN_WORKERS[tile]
            return IllegalAction(
                "PRO-7",
                "cannot-pay-workers",
                f"{name} asks for {workers(count)}, from behind your screen or in whole losing bids, and no more.",
                {"tile": name, "count": count},
            )
        cost = cost_words(COST[tile])
        return IllegalAction(
            "UPG-2",
            "cannot-pay-upgrade",
            f"{name} asks for {cost}: resources must lie on it, skills be behind your screen.",
            {"tile": name, "cost": cost},
        )


def cost_words(cost: list[int]) -> str:
    names = (*RESOURCES, "any resource", *SKILLS, "any skill")
    return ", ".join(f"{count} {name}" for count, name in zip(cost, names, strict=True) if count)
