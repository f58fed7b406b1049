"""A player that looks no further than the decision at hand, but weighs it. Alone it is a solid opponent; in searches
it plays the imagined games on."""

from typing import Final

from ..game.chance import Chance
from ..game.codes import (
    BOAT_VERB,
    BUILD_VILLAGES_STEP,
    CONTRACT_VERB,
    EXTEND_VERB,
    FIRST_MODULE_VERB,
    MOVE_VERB,
    OFFER_VERB,
    PASS_VERB,
    PAY_GROUP_VERB,
    PAY_SKILL_VERB,
    PLACE_VERB,
    REPLACE_VERB,
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
from ..game.gains import TAKEN
from ..game.playout import Policy
from ..game.prices import PAID_BID, PAID_COLOUR, PAID_SKILL
from ..game.printed import WINTER_TILES
from ..game.runs import Runs
from ..game.season import OFFERED_TILES
from ..game.state import N_COLOURS, N_RESOURCES, N_SKILLS, SEATS, State
from ..game.transport import MOVE_FROM, MOVE_RESOURCE, MOVE_TO
from ..game.upgrading import paid_goods, paid_skills
from ..game.using import PLACED
from .building import laying_worth
from .goods import Yard
from .ledger import Ledger
from .placing_worth import NEVER, TurnValues, cargo_worth
from .plans import transport_values
from .scales import Scales
from .tile_worth import boat_score, winter_worth

NOISE_STEPS: Final = 1024


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
        codes = runs.firsts()
        values = self.values(state, seat, codes)
        best = 0
        most = NEVER * 10
        for at in range(len(values)):
            value = values[at]
            if self.noise > 0.0:
                value += self.noise * chance.below(NOISE_STEPS) / NOISE_STEPS
            if value > most:
                most = value
                best = at
        return codes[best]

    def values(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """What each action is worth."""
        kind = frame_kind(state.top())
        found: list[float] = []
        if kind == TURNS_STEP:
            turn = TurnValues(state, seat, self.scales)
            for code in codes:
                found.append(turn.value(code) if verb_of(code) < FIRST_MODULE_VERB else -0.1)
            return found
        if kind == BUILD_VILLAGES_STEP:
            for code in codes:
                found.append(laying_worth(state, seat, code, self.scales))
            return found
        ledger = Ledger(state, seat, self.scales)
        yard = Yard(ledger)
        if self.planning and kind == TRANSPORT_STEP:
            return transport_values(state, yard, codes)
        for code in codes:
            found.append(self.small_value(state, seat, code, ledger, yard))
        return found

    def small_value(self, state: State, seat: int, code: int, ledger: Ledger, yard: Yard) -> float:
        """The questions beside a turn's own."""
        verb = verb_of(code)
        if verb == MOVE_VERB:
            return yard.move_gain(MOVE_RESOURCE.of(code), MOVE_FROM.of(code), MOVE_TO.of(code))
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
        if verb == CONTRACT_VERB:
            # The pile is the first of what may be picked: what lies open is known.
            return 0.5 if state.rules.verbs[verb].fields[0].of(code) else 0.4
        if verb == EXTEND_VERB:
            return 1.0
        if verb == REPLACE_VERB:
            return boat_score(ledger, tile_of(code))
        if verb in (STOP_VERB, PASS_VERB):
            return 0.0
        if verb >= FIRST_MODULE_VERB:
            return -0.1
        colour = PAID_COLOUR.of(code)
        return -ledger.colour_worth(colour) + 0.02 * int(state.workers[seat * N_COLOURS + colour])

    def _upgrade(self, code: int, ledger: Ledger, yard: Yard) -> float:
        goods = paid_goods(code)
        skills = paid_skills(code)
        gain = yard.upgrade_gain(tile_of(code), goods)
        # Of two ways to pay for the same, the cheaper one.
        for resource in range(N_RESOURCES):
            gain -= 0.2 * goods[resource] * ledger.goods[resource]
        for skill in range(N_SKILLS):
            held: int = ledger.state.skills[ledger.seat * N_SKILLS + skill]
            gain -= 0.02 * skills[skill] * (6 - held)
        return gain

    def _take(self, what: int, ledger: Ledger, yard: Yard) -> float:
        """A resource to choose; it will lie on the tile that is used, if that is one's own, otherwise at home."""
        if what >= N_RESOURCES:
            return ledger.skill
        state = ledger.state
        tile = frame_tile(state.top())
        place = tile if state.owner[tile] == ledger.seat else state.home(ledger.seat)
        row = [0] * N_RESOURCES
        row[what] = 1
        return ledger.goods[what] + yard.made(place, row)

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
