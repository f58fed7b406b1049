"""What a seat can expect to score at the end, from what it has when a season begins."""

from ..game.ending import total_of
from ..game.state import COLOURS, GREEN, RESOURCES, SKILLS, State
from .ledger import Ledger
from .scales import Scales


class Outlook:
    def __init__(self, scales: Scales) -> None:
        self.scales = scales

    def margin(self, state: State, seat: int) -> float:
        """How far the seat is ahead of the others: half by the best of them, half by their mean."""
        own = 0.0
        best = -1000.0
        total = 0.0
        for other in range(state.rules.players):
            worth = self.worth(state, other)
            if other == seat:
                own = worth
            else:
                total += worth
                if worth > best:
                    best = worth
        return own - 0.5 * best - 0.5 * total / (state.rules.players - 1)

    def worth(self, state: State, seat: int) -> float:
        if state.over:
            return float(total_of(state, seat))
        ledger = Ledger(state, seat, self.scales)
        at = seat * COLOURS
        workers: int = state.workers[at] + state.workers[at + 1] + state.workers[at + 2]
        worth = workers * ledger.worker + int(state.workers[at + GREEN]) * ledger.green
        row = seat * SKILLS
        skills: int = state.skills[row] + state.skills[row + 1] + state.skills[row + 2]
        worth += skills * ledger.skill
        for resource in range(RESOURCES):
            worth += ledger.stored[resource] * ledger.goods[resource]
        for tile in state.villages[seat]:
            worth += self.scales.tiles[tile] * ledger.seasons_left / 3.0
            if state.upgraded[tile]:
                worth += ledger.upgrade_gain(tile)
        return worth
