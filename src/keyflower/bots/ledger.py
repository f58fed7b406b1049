"""What things are worth to one seat now, in points: pieces, goods where they lie, upgrades, tiles.

The figures are estimates. Those that depend on the season alone are in `scales.py`; here they are adjusted to what the
seat has: what its tiles still need, which winter tiles it holds, what it could score already.
"""

from typing import Final

from ..game.cells import NOBODY
from ..game.state import COLOURS, GREEN, RESOURCES, SKILLS, WINTER, State
from ..game.tables import (
    ANY_RESOURCE,
    ANY_SKILL,
    COST,
    COST_WIDTH,
    FIRST_SKILL,
    KIND,
    TRANSPORT,
    TURN_ORDER,
    UPGRADABLE,
)
from ..game.tables import UPGRADES as UPGRADES_PRINTED
from .faces import (
    CONTRACTED,
    DRAWN,
    FLAT_POINTS,
    GAINS,
    GOODS_ASKED,
    GREENS,
    LYING,
    LYING_POINTS,
    OFFERS,
    POINTS,
    SKILLS_ASKED,
    TAUGHT,
    WANTED,
    WANTED_COUNT,
    WANTED_POINTS,
    WINTER_TILE,
)
from .scales import Scales

GOLD: Final = 0


class Ledger:
    def __init__(self, state: State, seat: int, scales: Scales) -> None:
        self.state = state
        self.seat = seat
        self.scales = scales
        self.season: int = state.season
        self.seasons_left = WINTER - self.season
        self.worker = scales.worker[self.season]
        self.green = scales.green[self.season]
        self.skill = scales.skill[self.season]
        self.contract = scales.contract[self.season]
        # For each resource: what the tiles to upgrade still ask for, and what lies in the village.
        self.missing: list[int] = [0, 0, 0, 0]
        self.stored: list[int] = [0, 0, 0, 0]
        self.goods: list[float] = [0.0, 0.0, 0.0, 0.0]
        self._count_goods()
        if self.season == WINTER:
            self._last_season()
        else:
            self._hopes()

    # --- pieces ------------------------------------------------------------------------------------------------------

    def _count_goods(self) -> None:
        state = self.state
        loose = 0
        for tile in state.villages[self.seat]:
            row = tile * RESOURCES
            for resource in range(RESOURCES):
                self.stored[resource] += state.goods[row + resource]
            if UPGRADABLE[tile] and not state.upgraded[tile]:
                cost = tile * COST_WIDTH
                for resource in range(RESOURCES):
                    self.missing[resource] += COST[cost + resource]
                loose += COST[cost + ANY_RESOURCE]
        base = self.scales.goods[self.season]
        need = self.scales.needed[self.season]
        for resource in range(RESOURCES):
            short = self.missing[resource] - self.stored[resource]
            self.goods[resource] = base + (need if short > 0 else 0.0) + (0.15 if loose > 0 else 0.0)
        self.goods[GOLD] = max(self.goods[1], self.goods[2], self.goods[3]) + self.scales.gold[self.season]

    def _hopes(self) -> None:
        """The winter tiles in hand make some pieces dearer."""
        hope = self.scales.hope
        for tile in self.state.winter[self.seat]:
            wanted = WANTED[tile]
            if wanted == 4 or wanted == 7 or wanted == 8:
                self.skill += hope
            elif wanted == 1 or wanted == 2 or wanted == 9:
                self.worker += 0.3 * hope
            elif wanted == 5:
                self.green += hope
            elif wanted == 3:
                self.goods[GOLD] += 0.6 * hope
            elif wanted == 6 or wanted == 10 or wanted == 11:
                for resource in range(RESOURCES):
                    self.goods[resource] += 0.5 * hope

    def _last_season(self) -> None:
        """In winter pieces are worth what the tiles one has, or is about to win, score for them."""
        state = self.state
        for tile in state.villages[self.seat]:
            self._scorer(tile, 1.0)
        for lot in range(len(state.lots)):
            if state.lead[lot] == self.seat and WINTER_TILE[state.lots[lot]]:
                self._scorer(state.lots[lot], 0.9)

    def _scorer(self, tile: int, sure: float) -> None:
        wanted = WANTED[tile]
        if wanted == 0:
            return
        each = sure * WANTED_POINTS[tile] / WANTED_COUNT[tile]
        if wanted == 1:
            self.worker = max(self.worker, 0.9 * each)
        elif wanted == 2:
            self.worker = max(self.worker, 0.7 * each)
        elif wanted == 3:
            self.goods[GOLD] = max(self.goods[GOLD], each)
        elif wanted == 4:
            self.skill = max(self.skill, 0.8 * each)
        elif wanted == 5:
            self.green = max(self.green, each)
        elif wanted == 6:
            for resource in range(1, RESOURCES):
                self.goods[resource] = max(self.goods[resource], 1.2)
        elif wanted == 7:
            self.skill = max(self.skill, 0.5 * each)
        elif wanted == 8:
            self.skill = max(self.skill, 0.7 * each / 3)
        elif wanted == 9:
            self.worker = max(self.worker, 0.6 * each)
        elif wanted == 10 or wanted == 11:
            for resource in range(RESOURCES):
                self.goods[resource] = max(self.goods[resource], 0.7 * each)

    def colour_worth(self, colour: int) -> float:
        """One worker of this colour, kept."""
        return self.green if colour == GREEN else self.worker

    # --- upgrades ----------------------------------------------------------------------------------------------------

    def short_of(self, tile: int) -> int:
        """How many resources an upgrade still lacks on its tile."""
        state = self.state
        row = tile * RESOURCES
        cost = tile * COST_WIDTH
        spare = 0
        lacking = 0
        for resource in range(1, RESOURCES):
            rest = state.goods[row + resource] - COST[cost + resource]
            if rest < 0:
                lacking -= rest
            else:
                spare += rest
        gold: int = state.goods[row] - COST[cost]
        if gold < 0:
            lacking -= gold
        else:
            used = min(gold, lacking)
            lacking -= used
            spare += gold - used
        wild = COST[cost + ANY_RESOURCE] - spare
        return lacking + (wild if wild > 0 else 0)

    def skills_fit(self, tile: int) -> bool:
        state = self.state
        cost = tile * COST_WIDTH + FIRST_SKILL
        rest = 0
        for skill in range(SKILLS):
            left = state.skills[self.seat * SKILLS + skill] - COST[cost + skill]
            if left < 0:
                return False
            rest += left
        return rest >= COST[tile * COST_WIDTH + ANY_SKILL]

    def upgrade_gain(self, tile: int) -> float:
        """What the better side brings: its points, and better uses while there are seasons left; less the price."""
        front = tile * 2
        gain = float(POINTS[front + 1] - POINTS[front])
        if self.seasons_left > 0:
            uses = self.scales.uses * self.seasons_left
            gain += uses * (self.face_gain(front + 1, tile) - self.face_gain(front, tile))
        if LYING[front] >= 0:
            gain += self._lying_here(tile) + self.scales.lying * (self.seasons_left + 0.5)
        price = GOODS_ASKED[tile] * self.scales.goods[self.season] + SKILLS_ASKED[tile] * 0.5 * self.skill
        return gain - price

    def _lying_here(self, tile: int) -> float:
        row = tile * RESOURCES
        goods = self.state.goods
        return float(goods[row] + goods[row + 1] + goods[row + 2] + goods[row + 3])

    def face_gain(self, side: int, tile: int) -> float:
        """What one use of a face brings, apart from transport and upgrading."""
        gain = 0.0
        for resource in range(RESOURCES):
            gain += GAINS[resource][side] * self.goods[resource]
        offers = OFFERS[side]
        if offers:
            best = 0.0
            for resource in range(RESOURCES):
                if offers >> resource & 1 and self.goods[resource] > best:
                    best = self.goods[resource]
            gain += best
        gain += DRAWN[side] * self.worker + GREENS[side] * self.green + TAUGHT[side] * self.skill
        return gain + CONTRACTED[side] * self.contract

    # --- tiles -------------------------------------------------------------------------------------------------------

    def tile_worth(self, tile: int) -> float:
        """A tile of the auction, won now."""
        if KIND[tile] == TURN_ORDER:
            return 0.0
        if WINTER_TILE[tile]:
            return self.winter_worth(tile)
        worth = self.scales.tiles[tile]
        if UPGRADABLE[tile]:
            cost = tile * COST_WIDTH
            for resource in range(RESOURCES):
                if COST[cost + resource] and self.stored[resource] > self.missing[resource]:
                    worth += self.scales.fits
        lying = LYING[tile * 2]
        if lying >= 0:
            worth += 0.5 * LYING_POINTS[tile * 2] * (self._stores(lying))
        return worth

    def _stores(self, lying: int) -> int:
        if lying < RESOURCES:
            return self.stored[lying] + self.stored[GOLD]
        return self.stored[0] + self.stored[1] + self.stored[2] + self.stored[3]

    def winter_worth(self, tile: int) -> float:
        """What a winter tile would score with what the seat has. Workers are counted with care: some will be spent."""
        state = self.state
        wanted = WANTED[tile]
        if wanted == 0:
            return float(FLAT_POINTS[tile])
        points = float(WANTED_POINTS[tile])
        at = self.seat * COLOURS
        keep = self.scales.keep if self.season == WINTER else 1.0
        workers = [int(state.workers[at + colour]) * keep for colour in range(GREEN)]
        green = int(state.workers[at + GREEN]) * (0.5 + 0.5 * keep)
        held = [int(state.skills[self.seat * SKILLS + skill]) for skill in range(SKILLS)]
        stored = self.stored
        if wanted == 1:
            return points * (workers[0] + workers[1] + workers[2] + green) / WANTED_COUNT[tile]
        if wanted == 2:
            return points * min(workers)
        if wanted == 3:
            return 1.0 * stored[GOLD]
        if wanted == 4:
            return points * (sum(held) // 5) + 1.0 * (sum(held) % 5)
        if wanted == 5:
            return points * green
        if wanted == 6:
            low = min(stored[1], stored[2], stored[3])
            return points * low + 0.5 * stored[GOLD] + 1.0
        if wanted == 7:
            return points * max(held)
        if wanted == 8:
            return points * min(held) + 1.0 * (sum(held) - 3 * min(held))
        if wanted == 9:
            return points * max(max(workers), green)
        if wanted == 10:
            return points * max(stored[1], stored[2], stored[3])
        if wanted == 11:
            return 0.8 * points * ((stored[0] + stored[1] + stored[2] + stored[3]) / 5.0)
        if wanted == 12:
            return points * sum([int(state.upgraded[other]) for other in state.villages[self.seat]])
        return 3.0

    def boat_score(self, tile: int) -> float:
        """What a boat will score at the end, roughly."""
        state = self.state
        village = state.villages[self.seat]
        wanted = WANTED[tile]
        if wanted == 15:
            return float(sum([TRANSPORT[own * 2 + state.upgraded[own]] for own in village]))
        if wanted == 16:
            return 0.6 * len(village)
        if wanted == 1:
            return 0.8 * state.screen_total(self.seat)
        if wanted == 18:
            return 2.0 * sum([WINTER_TILE[own] for own in village])
        if wanted == 19:
            return 2.0 * sum([UPGRADES_PRINTED[own * 2 + state.upgraded[own]] for own in village])
        return FLAT_POINTS[tile] + 3.0

    def is_own(self, tile: int) -> bool:
        return self.state.owner[tile] == self.seat

    def is_others(self, tile: int) -> bool:
        owner = self.state.owner[tile]
        return owner != NOBODY and owner != self.seat
