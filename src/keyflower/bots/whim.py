"""Level 1's way to choose: by whim, but with no more workers than needed."""

from ..game.chance import Chance
from ..game.codes import (
    BID_VERB,
    FIRST_MODULE_VERB,
    MOVE_VERB,
    PASS_VERB,
    STOP_VERB,
    tile_of,
    verb_of,
)
from ..game.playout import Policy
from ..game.runs import Runs
from ..game.state import State


class Whim(Policy):
    """Anything; passes and stops only where nothing else is left, and bids against itself only after that."""

    def choose(self, state: State, seat: int, runs: Runs, chance: Chance) -> int:
        codes = runs.firsts()
        best = 0
        most = -1.0
        for at in range(len(codes)):
            value = self.value(state, seat, codes[at], chance)
            if value > most:
                most = value
                best = at
        return codes[best]

    def value(self, state: State, seat: int, code: int, chance: Chance) -> float:
        whim = chance.below(1000) / 1000
        verb = verb_of(code)
        if verb in (PASS_VERB, STOP_VERB) or verb >= FIRST_MODULE_VERB:
            return 0.02
        if verb == BID_VERB:
            lot: int = state.lot_of[tile_of(code)]
            if state.lead[lot] == seat:
                return 0.01
        if verb == MOVE_VERB:
            return 0.5 * whim - 0.4
        return whim
