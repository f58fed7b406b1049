"""A player that looks no further than the decision at hand, but weighs it. Alone it is a solid opponent; in searches
it plays the imagined games on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..game.chance import Chance
from ..game.codes import (
    BOAT_VERB,
    BUILD_VILLAGES_STEP,
    COPY_STEP,
    COPY_VERB,
    FIRST_MODULE_VERB,
    MOVE_VERB,
    OFFER_VERB,
    PASS_VERB,
    PAY_GROUP_VERB,
    PAY_SKILL_VERB,
    PLACE_VERB,
    PUT_VERB,
    STOP_VERB,
    TAKE_VERB,
    TRANSPORT_STEP,
    TURNS_STEP,
    UPGRADE_VERB,
    frame_kind,
    frame_tile,
    tile_of,
    verb_of,
)
from ..game.gains import TAKE_WORDS, TAKEN
from ..game.landing import PUT_ON, PUT_RESOURCE
from ..game.playout import Policy
from ..game.prices import PAID_BID, PAID_COLOUR, PAID_SKILL
from ..game.printed import BOAT_TILE, KIND, WINTER_TILES
from ..game.rows import members
from ..game.runs import Runs
from ..game.season import OFFERED_TILES
from ..game.state import N_COLOURS, N_RESOURCES, N_SKILLS, SEATS, State
from ..game.transport import MOVE_FROM, MOVE_RESOURCE, MOVE_TO
from ..game.upgrading import PAID_WORKERS, UPGRADE_BIDS, costs_workers, paid_goods, paid_skills
from ..game.using import PLACED
from .building import laying_worths
from .faces import ROW_BITS, packed_goods
from .goods import Yard
from .ledger import Ledger
from .placing_worth import NEVER, TurnValues, cargo_worth
from .plans import transport_values
from .scales import Scales
from .tile_worth import boat_score, winter_worth

NOISE_STEPS: Final = 1024
A_WORKER: Final = TAKE_WORDS.index("draw_workers")
VALUES_ROOM: Final = 256  # for so many values a piece is cut off, which is faster than making one

_nothing: Final = vec[float]([0.0] * VALUES_ROOM)


class Sensible(Policy):
    """`noise` blurs its judgement: that many points more or less, by chance. With `planning` it thinks of whole plans
    when it moves goods, otherwise of one move after the other."""

    def __init__(self, scales: Scales, noise: float = 0.0, planning: bool = False) -> None:
        self.scales = scales
        self.noise = noise
        self.planning = planning

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        single = int(runs.single())
        if single >= 0:
            return single
        codes = runs.starts()
        values = self.worths(state, seat, codes)
        best: i64 = 0
        most = NEVER * 10
        noise = self.noise
        for at in range(len(values)):
            value = values[at]
            if noise > 0.0:
                value += noise * chance.below(NOISE_STEPS) / NOISE_STEPS
            if value > most:
                most = value
                best = at
        return codes[best]

    def values(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """What each action is worth."""
        return list(self.worths(state, seat, vec[i64](codes)))

    def worths(self, state: State, seat: int, codes: vec[i64]) -> vec[float]:
        """The same in a packed row: imagined games ask for nothing else."""
        kind = frame_kind(state.top())
        count = len(codes)
        found = _nothing[:count] if count <= VALUES_ROOM else vec[float]([0.0] * count)
        if kind == TURNS_STEP:
            TurnValues(state, seat, self.scales).values(codes, found)
        elif kind == BUILD_VILLAGES_STEP:
            laying_worths(state, seat, codes, self.scales, found)
        elif kind == COPY_STEP:
            turn = TurnValues(state, seat, self.scales)
            for at in range(count):
                tile = tile_of(codes[at])
                found[at] = turn.gain(tile, state.face(tile)) if verb_of(codes[at]) == COPY_VERB else -0.1
        else:
            ledger = Ledger(state, seat, self.scales)
            yard = Yard(ledger)
            if self.planning and kind == TRANSPORT_STEP:
                transport_values(state, yard, codes, found)
            else:
                for at in range(count):
                    found[at] = self.small_value(state, seat, codes[at], ledger, yard)
        return found

    def small_value(self, state: State, seat: int, code: int, ledger: Ledger, yard: Yard) -> float:
        """The questions beside a turn's own."""
        verb = verb_of(code)
        if verb == MOVE_VERB:
            return yard.move_gain(MOVE_RESOURCE.of(code), MOVE_FROM.of(code), MOVE_TO.of(code))
        if verb == PUT_VERB:
            return yard.shift_gain(PUT_RESOURCE.of(code), state.home(seat), PUT_ON.of(code))
        if verb == UPGRADE_VERB:
            return self._upgrade(code, ledger, yard)
        if verb == BOAT_VERB:
            return cargo_worth(ledger, state.boats.index(tile_of(code)))
        if verb == TAKE_VERB:
            return self._take(TAKEN.of(code), ledger, yard)
        if verb == PAY_SKILL_VERB:
            skill = PAID_SKILL.of(code)
            held: int = state.skills[seat * N_SKILLS + skill]
            return 0.1 * held - ledger.skills[skill]
        if verb == PAY_GROUP_VERB:
            size: int = state.bids[PAID_BID.of(code) * SEATS + seat]
            return -0.9 * size
        if verb == PLACE_VERB:
            return self._spare(state, seat, PLACED.row(code))
        if verb == OFFER_VERB:
            return self._offer(code, ledger)
        if verb in (STOP_VERB, PASS_VERB):
            return 0.0
        if verb >= FIRST_MODULE_VERB:
            boat = KIND[tile_of(code)] == BOAT_TILE
            return boat_score(ledger, tile_of(code)) if boat else state.rules.verbs[verb].promise(code)
        colour = PAID_COLOUR.of(code)
        return -ledger.colours[colour] + 0.02 * int(state.workers[seat * N_COLOURS + colour])

    def _upgrade(self, code: int, ledger: Ledger, yard: Yard) -> float:
        if costs_workers(code):
            return self._upgrade_for_workers(code, ledger, yard)
        goods = paid_goods(code)
        skills = paid_skills(code)
        gain = yard.upgrade_gain(tile_of(code), packed_goods(goods))
        # Of two ways to pay for the same, the cheaper one.
        for resource in range(N_RESOURCES):
            gain -= 0.2 * goods[resource] * ledger.goods[resource]
        for skill in range(N_SKILLS):
            held: int = ledger.state.skills[ledger.seat * N_SKILLS + skill]
            gain -= 0.02 * skills[skill] * (6 - held)
        return gain

    def _upgrade_for_workers(self, code: int, ledger: Ledger, yard: Yard) -> float:
        gain = yard.upgrade_gain(tile_of(code), 0)
        row = PAID_WORKERS.row(code)
        for colour in range(N_COLOURS):
            gain -= 0.2 * row[colour] * ledger.colours[colour]
        for lot in members(UPGRADE_BIDS.of(code)):
            gain -= 0.2 * ledger.worker * int(ledger.state.bids[lot * SEATS + ledger.seat])
        return gain

    def _take(self, what: int, ledger: Ledger, yard: Yard) -> float:
        """A resource to choose, with what it will be worth where it lands; or another piece."""
        if what >= N_RESOURCES:
            return ledger.worker if what == A_WORKER else ledger.skill
        return ledger.goods[what] + yard.landed(frame_tile(ledger.state.top()), 1 << ROW_BITS * what)

    def _spare(self, state: State, seat: int, row: list[int]) -> float:
        """Of mixed workers those go first of which most are left."""
        value = 0.0
        for colour in range(N_COLOURS):
            have: int = state.workers[seat * N_COLOURS + colour]
            left = have - row[colour]
            value -= 0.1 * left * left
        return value - 1.0 * row[3]

    def _offer(self, code: int, ledger: Ledger) -> float:
        """Tiles that score well with what one has; the others are better left out."""
        value = 0.0
        offered = OFFERED_TILES.of(code)
        for at in range(len(WINTER_TILES)):
            if offered >> at & 1:
                value += winter_worth(ledger, WINTER_TILES[at]) - self.scales.offer
        return value
