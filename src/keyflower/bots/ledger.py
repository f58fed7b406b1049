"""What things are worth to one seat now, in points: pieces, goods where they lie, upgrades, tiles.

The figures are estimates. Those that depend on the season alone are in `scales.py`; here they are adjusted to what the
seat has: what its tiles still need, which winter tiles it holds, what it could score already.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ..game.printed import (
    ANY_SKILL,
    COST,
    COST_IN_GOODS,
    COST_IN_SKILLS,
    COST_IN_WORKERS,
    FIRST_SKILL,
    LYING,
    POINTS,
    TRANSPORT,
    UPGRADABLE,
    WINTER_TILES,
)
from ..game.printed import UPGRADES as UPGRADES_PRINTED
from ..game.scoring.needs import SKILLED as SKILL_CLASS
from ..game.scoring.needs import WORKERS as WORKER_CLASS
from ..game.scoring.prints import PRINTS
from ..game.state import GOLD, GREEN, N_COLOURS, N_RESOURCES, N_SKILLS, WINTER, State
from ..game.upgrading import workers_to_give
from .counting import things_counted
from .faces import (
    ASKED,
    ASKS,
    CHOICE,
    CHOICE_OF_PIECES,
    GIVEN,
    GIVES,
    GIVES_CHOICE,
    GIVES_GOODS,
    GIVES_PIECES,
    KINDS_GIVEN,
    LIES,
    MADE,
    UNITS,
)
from .scales import Scales
from .winter_sets import (
    FOR_GOODS,
    FOR_SKILLS,
    FOR_WORKERS,
    GOLD_TRIO,
    GREEN_TRIO,
    JEWELLER,
    KEY_MARKET,
    SET_OF,
    goods_total,
    skills_total,
    workers_total,
)

_nothing: Final = vec[float]([0.0, 0.0, 0.0, 0.0])
_none: Final = vec[i64]([0, 0, 0, 0])


@mypyc_attr(acyclic=True, free_list_len=1)
class Ledger:
    def __init__(self, state: State, seat: int, scales: Scales) -> None:
        season = state.season
        self.state = state
        self.seat = seat
        self.scales = scales
        self.season = season
        self.seasons_left = WINTER - season
        self.screen = state.screen_total(seat)
        self.worker = scales.worker[season] * max(0.3, 1.0 + scales.lean * (10 - self.screen) / 10.0)
        self.green = scales.green[season]
        self.skill = scales.skill[season]
        self.module_piece = scales.module_piece[season]
        self.plain_goods = scales.goods[season]
        # For each resource: what the tiles to upgrade still ask for, and what lies in the village.
        self.missing: vec[i64] = _none[:]
        self.stored: vec[i64] = _none[:]
        self.sinks: vec[i64] = _none[:]  # the tiles on which it would score
        self.goods: vec[float] = _nothing[:]
        # What winter counts: the tiles that score (as bits), workers, skills, and goods that lie nowhere in particular.
        self.scorers = 0
        self.hues: vec[float] = _nothing[:]
        self.held: vec[float] = _nothing[:N_SKILLS]
        self.loose: vec[float] = _nothing[:]
        # One more worker of each colour, one more skill of each kind.
        self.colours: vec[float] = _nothing[:]
        self.skills: vec[float] = _nothing[:N_SKILLS]
        self._count_goods()
        self._set_pieces()
        if season == WINTER:
            self._last_season()
        else:
            self._hopes()
            self._count_pieces()

    # --- pieces ------------------------------------------------------------------------------------------------------

    def _count_goods(self) -> None:
        state = self.state
        lying = state.goods
        upgraded = state.upgraded
        stored = self.stored
        missing = self.missing
        sinks = self.sinks
        for tile in state.villages[self.seat]:
            row: i64 = tile * N_RESOURCES
            resource: i64 = 0
            while resource < N_RESOURCES:
                stored[resource] += i64(lying[row + resource])
                resource += 1
            if UPGRADABLE[tile] and not upgraded[tile]:
                first: i64 = tile * UNITS
                for unit in range(ASKS[tile]):
                    asked = ASKED[first + unit]
                    if asked < N_RESOURCES:
                        missing[asked] += 1
            scored = LIES[tile * 2]
            if scored > 0:
                resource = GOLD + 1
                while resource < N_RESOURCES:
                    if scored in (resource, N_RESOURCES):
                        sinks[resource] += 1
                    resource += 1
        base = self.plain_goods
        goods = self.goods
        goods[GOLD] = base + self.scales.gold[self.season]
        goods[GOLD + 1] = base
        goods[GOLD + 2] = base
        goods[GOLD + 3] = base

    def _hopes(self) -> None:
        """The winter tiles in hand make some pieces dearer."""
        hand = self.state.winter[self.seat]
        if hand == 0:
            return
        hopes = self.scales.hopes
        at: i64 = -1
        while hand:
            at += 1
            hand >>= 1
            if not self.state.winter[self.seat] >> at & 1:
                continue
            mine = SET_OF[WINTER_TILES[at]]
            if mine & FOR_SKILLS:
                self.skill += hopes[0]
            elif mine & (KEY_MARKET | GREEN_TRIO):
                self.green += hopes[1]
            elif mine & FOR_WORKERS:
                self.worker += hopes[2]
            elif mine & (JEWELLER | GOLD_TRIO):
                self.goods[GOLD] += hopes[3]
            elif mine & FOR_GOODS:
                for resource in range(N_RESOURCES):
                    self.goods[resource] += hopes[4]
        self._set_pieces()

    def _set_pieces(self) -> None:
        """Each colour and each skill as any."""
        colours = self.colours
        worker = self.worker
        colours[0] = worker
        colours[1] = worker
        colours[2] = worker
        colours[GREEN] = self.green
        skills = self.skills
        skill = self.skill
        skills[0] = skill
        skills[1] = skill
        skills[2] = skill

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
        workers = self.state.workers
        skills = self.state.skills
        hues = self.hues
        held = self.held
        loose = self.loose
        stored = self.stored
        keep = self.scales.keep
        at: i64 = self.seat * N_COLOURS
        colour: i64 = 0
        while colour < GREEN:
            hues[colour] = int(workers[at + colour]) * keep
            colour += 1
        hues[GREEN] = int(workers[at + GREEN]) * (0.5 + 0.5 * keep)
        at = self.seat * N_SKILLS
        skill: i64 = 0
        while skill < N_SKILLS:
            held[skill] = float(int(skills[at + skill]))
            skill += 1
        resource: i64 = 0
        while resource < N_RESOURCES:
            loose[resource] += float(int(stored[resource]))
            resource += 1

    def pieces_of(self, cls: int) -> list[float]:
        """What winter counts of a class of pieces, in the order of its kinds, gold last."""
        if cls == WORKER_CLASS:
            return [self.hues[0], self.hues[1], self.hues[2], self.hues[3]]
        if cls == SKILL_CLASS:
            return [self.held[0], self.held[1], self.held[2]]
        return [self.loose[1], self.loose[2], self.loose[3], self.loose[GOLD]]

    def away(self) -> float:
        """What it costs that a worker is away until the season's end: less if the others pass."""
        quiet = self.state.passes / (self.state.rules.players - 1)
        return self.scales.tired[self.season] * max(0.0, 1.0 - self.scales.calm * quiet)

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

    def pieces_fit(self, tile: int) -> bool:
        """Has the seat what an upgrade asks for beside goods?"""
        if COST_IN_WORKERS[tile] and workers_to_give(self.state, self.seat) < COST_IN_WORKERS[tile]:
            return False
        return self.skills_fit(tile)

    def upgrade_gain(self, tile: int) -> float:
        """What the better side brings: its points, and better uses while there are seasons left; less the price."""
        front = tile * 2
        gain = float(POINTS[front + 1] - POINTS[front])
        if self.seasons_left > 0:
            uses = self.scales.uses * self.seasons_left
            gain += uses * (self.face_gain(front + 1) - self.face_gain(front))
            more = UPGRADES_PRINTED[front + 1] - UPGRADES_PRINTED[front]
            carried = TRANSPORT[front + 1] - TRANSPORT[front] + 2 * more
            gain += self.scales.carry * self.seasons_left * carried
        words = PRINTS.words[tile]
        if words is not None and words.points[1] > words.points[0]:
            found = max(0.0, things_counted(self.state, self.seat, words.counted, tile))
            gain += (words.points[1] - words.points[0]) * found
        if LYING[front] >= 0:
            gain += self._lying_here(tile) + self.scales.stored * (self.seasons_left + 0.5)
        goods: int = COST_IN_GOODS[tile]
        skills: int = COST_IN_SKILLS[tile]
        price = goods * self.plain_goods + skills * self.scales.spent * self.skill
        given: int = COST_IN_WORKERS[tile]
        return gain - price - given * self.worker

    def _lying_here(self, tile: int) -> float:
        row = tile * N_RESOURCES
        goods = self.state.goods
        return float(goods[row] + goods[row + 1] + goods[row + 2] + goods[row + 3])

    def face_gain(self, side: i64) -> float:
        """What one use of a face brings, apart from transport and upgrading."""
        gives = GIVES[side]
        gain = 0.0
        if gives & (GIVES_GOODS | GIVES_CHOICE):
            goods = self.goods
            row = side * N_RESOURCES
            best = 0.0
            offers = CHOICE[side]
            resource: i64 = 0
            while resource < N_RESOURCES:
                worth = goods[resource]
                gain += MADE[row + resource] * worth
                if offers >> resource & 1 and worth > best:
                    best = worth
                resource += 1
            pieces = CHOICE_OF_PIECES[side]
            gain += best if pieces == 0 else max(best, self._best_piece(pieces))
        if gives & GIVES_PIECES:
            row = side * KINDS_GIVEN
            gain += GIVEN[row] * self.worker + GIVEN[row + 1] * self.green + GIVEN[row + 2] * self.skill
            gain += GIVEN[row + 3] * self.module_piece
        return gain

    def _best_piece(self, kinds: i64) -> float:
        """Of the kinds of pieces of which one may be taken."""
        best = self.worker if kinds & 1 else 0.0
        best = max(best, self.green if kinds & 2 else 0.0)
        best = max(best, self.skill if kinds & 4 else 0.0)
        return max(best, self.module_piece if kinds & 8 else 0.0)
