"""What things are worth to one seat now, in points: pieces, goods where they lie, upgrades, tiles.

The figures are estimates. Those that depend on the season alone are in `scales.py`; here they are adjusted to what the
seat has: what its tiles still need, which winter tiles it holds, what it could score already.
"""

from typing import Final

from librt.vecs import vec

from ..game.printed import (
    ANY_SKILL,
    CONTRACTED,
    COST,
    COST_IN_GOODS,
    COST_IN_SKILLS,
    DRAWN,
    FIRST_SKILL,
    GAINS,
    GREENS,
    LYING,
    OFFERS,
    POINTS,
    TAUGHT,
    TRANSPORT,
    UPGRADABLE,
)
from ..game.printed import UPGRADES as UPGRADES_PRINTED
from ..game.scoring.needs import SKILLED as SKILL_CLASS
from ..game.scoring.needs import WORKERS as WORKER_CLASS
from ..game.state import GOLD, GREEN, N_COLOURS, N_RESOURCES, N_SKILLS, WINTER, State
from .scales import Scales
from .winter_sets import (
    EMPORIUM,
    FOR_GOODS,
    FOR_SKILLS,
    FOR_WORKERS,
    JEWELLER,
    KEY_MARKET,
    MONUMENT,
    SET_OF,
    goods_total,
    skills_total,
    workers_total,
)

_nothing: Final = vec[float]([0.0, 0.0, 0.0, 0.0])


class Ledger:
    def __init__(self, state: State, seat: int, scales: Scales) -> None:
        self.state = state
        self.seat = seat
        self.scales = scales
        self.season: int = state.season
        self.seasons_left = WINTER - self.season
        self.screen = state.screen_total(seat)
        self.worker = scales.worker[self.season] * max(0.3, 1.0 + scales.lean * (10 - self.screen) / 10.0)
        self.green = scales.green[self.season]
        self.skill = scales.skill[self.season]
        self.contract = scales.contract[self.season]
        # For each resource: what the tiles to upgrade still ask for, and what lies in the village.
        self.missing: list[int] = [0, 0, 0, 0]
        self.stored: list[int] = [0, 0, 0, 0]
        self.sinks: list[int] = [0, 0, 0, 0]  # the tiles on which it would score
        self.goods: vec[float] = _nothing[:]
        self._count_goods()
        # What winter counts: the tiles that score (as bits), workers, skills, and goods that lie nowhere in particular.
        self.scorers = 0
        self.hues: vec[float] = _nothing[:]
        self.held: vec[float] = _nothing[:N_SKILLS]
        self.loose: vec[float] = _nothing[:]
        # One more worker of each colour, one more skill of each kind.
        self.colours: vec[float] = _nothing[:]
        self.skills: vec[float] = _nothing[:N_SKILLS]
        self._set_pieces()
        if self.season == WINTER:
            self._last_season()
        else:
            self._hopes()
            self._count_pieces()

    # --- pieces ------------------------------------------------------------------------------------------------------

    def _count_goods(self) -> None:
        state = self.state
        for tile in state.villages[self.seat]:
            row = tile * N_RESOURCES
            for resource in range(N_RESOURCES):
                self.stored[resource] += state.goods[row + resource]
            if UPGRADABLE[tile] and not state.upgraded[tile]:
                cost = COST[tile]
                for resource in range(N_RESOURCES):
                    self.missing[resource] += cost[resource]
            lying = LYING[tile * 2]
            if lying > 0:
                for resource in range(1, N_RESOURCES):
                    if lying in (resource, N_RESOURCES):
                        self.sinks[resource] += 1
        base = self.scales.goods[self.season]
        self.goods[GOLD] = base + self.scales.gold[self.season]
        for resource in range(GOLD + 1, N_RESOURCES):
            self.goods[resource] = base

    def _hopes(self) -> None:
        """The winter tiles in hand make some pieces dearer."""
        hopes = self.scales.hopes
        for tile in self.state.winter_tiles(self.seat):
            mine = SET_OF[tile]
            if mine & FOR_SKILLS:
                self.skill += hopes[0]
            elif mine & (KEY_MARKET | EMPORIUM):
                self.green += hopes[1]
            elif mine & FOR_WORKERS:
                self.worker += hopes[2]
            elif mine & (JEWELLER | MONUMENT):
                self.goods[GOLD] += hopes[3]
            elif mine & FOR_GOODS:
                for resource in range(N_RESOURCES):
                    self.goods[resource] += hopes[4]
        self._set_pieces()

    def _set_pieces(self) -> None:
        """Each colour and each skill as any."""
        for colour in range(GREEN):
            self.colours[colour] = self.worker
        self.colours[GREEN] = self.green
        for skill in range(N_SKILLS):
            self.skills[skill] = self.skill

    def _last_season(self) -> None:
        """In winter pieces are worth what the tiles one has, or is about to win, score for them."""
        state = self.state
        for tile in state.villages[self.seat]:
            self.scorers |= SET_OF[tile]
        for lot in range(len(state.lots)):
            if state.lead[lot] == self.seat:
                self.scorers |= SET_OF[state.lots[lot]]
        for tile in self.state.villages[self.seat]:
            if LYING[tile * 2] >= 0:
                # What lies where it scores is no longer there for others.
                row = tile * N_RESOURCES
                for resource in range(N_RESOURCES):
                    self.loose[resource] -= int(state.goods[row + resource])
        self._count_pieces()
        tiles = self.scorers
        hues = self.hues
        held = self.held
        before = skills_total(tiles, held[0], held[1], held[2])
        for skill in range(N_SKILLS):
            held[skill] += 1.0
            self.skills[skill] += skills_total(tiles, held[0], held[1], held[2]) - before
            held[skill] -= 1.0
        self.skill += (self.skills[0] + self.skills[1] + self.skills[2]) / 3.0 - self.scales.skill[WINTER]
        before = workers_total(tiles, hues[0], hues[1], hues[2], hues[3])
        drawn = 0.0
        for colour in range(N_COLOURS):
            hues[colour] += 1.0
            gain = workers_total(tiles, hues[0], hues[1], hues[2], hues[3]) - before
            hues[colour] -= 1.0
            self.colours[colour] += gain
            if colour != GREEN:
                drawn += gain / 3.0
            else:
                self.green += gain
        self.worker += drawn
        loose = self.loose
        before = goods_total(tiles, loose[0], loose[1], loose[2], loose[3])
        for resource in range(N_RESOURCES):
            loose[resource] += 1.0
            self.goods[resource] += goods_total(tiles, loose[0], loose[1], loose[2], loose[3]) - before
            loose[resource] -= 1.0

    def _count_pieces(self) -> None:
        """Workers are counted with care: some will be spent."""
        state = self.state
        at = self.seat * N_COLOURS
        keep = self.scales.keep
        for colour in range(GREEN):
            self.hues[colour] = int(state.workers[at + colour]) * keep
        self.hues[GREEN] = int(state.workers[at + GREEN]) * (0.5 + 0.5 * keep)
        for skill in range(N_SKILLS):
            self.held[skill] = float(int(state.skills[self.seat * N_SKILLS + skill]))
        for resource in range(N_RESOURCES):
            self.loose[resource] += self.stored[resource]

    def pieces_of(self, cls: int) -> list[float]:
        """What winter counts of a class of pieces, in the order of its kinds, gold last."""
        if cls == WORKER_CLASS:
            return [self.hues[0], self.hues[1], self.hues[2], self.hues[3]]
        if cls == SKILL_CLASS:
            return [self.held[0], self.held[1], self.held[2]]
        return [self.loose[1], self.loose[2], self.loose[3], self.loose[GOLD]]

    def colour_worth(self, colour: int) -> float:
        """One worker of this colour, kept."""
        return self.colours[colour]

    def tired(self, placed: float) -> float:
        """What it costs that workers are away until the season's end: less if many are left or the others pass."""
        left = self.screen - placed
        plenty = self.scales.plenty
        quiet = self.state.passes / (self.state.rules.players - 1)
        cost = self.scales.tired[self.season] * max(0.0, 1.0 - self.scales.calm * quiet)
        return placed * cost * plenty / (plenty + (left if left > 0.0 else 0.0))

    # --- upgrades ----------------------------------------------------------------------------------------------------

    def skills_fit(self, tile: int) -> bool:
        state = self.state
        cost = COST[tile]
        rest = 0
        for skill in range(N_SKILLS):
            left = state.skills[self.seat * N_SKILLS + skill] - cost[FIRST_SKILL + skill]
            if left < 0:
                return False
            rest += left
        return rest >= cost[ANY_SKILL]

    def upgrade_gain(self, tile: int) -> float:
        """What the better side brings: its points, and better uses while there are seasons left; less the price."""
        front = tile * 2
        gain = float(POINTS[front + 1] - POINTS[front])
        if self.seasons_left > 0:
            uses = self.scales.uses * self.seasons_left
            gain += uses * (self.face_gain(front + 1, tile) - self.face_gain(front, tile))
            more = UPGRADES_PRINTED[front + 1] - UPGRADES_PRINTED[front]
            carried = TRANSPORT[front + 1] - TRANSPORT[front] + 2 * more
            gain += self.scales.carry * self.seasons_left * carried
        if LYING[front] >= 0:
            gain += self._lying_here(tile) + self.scales.stored * (self.seasons_left + 0.5)
        goods: int = COST_IN_GOODS[tile]
        skills: int = COST_IN_SKILLS[tile]
        price = goods * self.scales.goods[self.season] + skills * self.scales.spent * self.skill
        return gain - price

    def _lying_here(self, tile: int) -> float:
        row = tile * N_RESOURCES
        goods = self.state.goods
        return float(goods[row] + goods[row + 1] + goods[row + 2] + goods[row + 3])

    def face_gain(self, side: int, tile: int) -> float:
        """What one use of a face brings, apart from transport and upgrading."""
        gain = 0.0
        for resource in range(N_RESOURCES):
            gain += GAINS[resource][side] * self.goods[resource]
        offers = OFFERS[side]
        if offers:
            best = 0.0
            for resource in range(N_RESOURCES):
                if offers >> resource & 1 and self.goods[resource] > best:
                    best = self.goods[resource]
            gain += best
        gain += DRAWN[side] * self.worker + GREENS[side] * self.green + TAUGHT[side] * self.skill
        return gain + CONTRACTED[side] * self.contract
