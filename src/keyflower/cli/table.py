"""A game at one keyboard: who plays which seat, what has happened, what can be taken back."""

from typing import NamedTuple

import keyflower as kf
from keyflower.bots import Alternative, Budget
from keyflower.lab.entrants import Entrant, explain

from .players import Seated

ADVISER = "5"  # who is asked for a hint
ADVICE = Budget(seconds=1.0)
IDEAS = 3


class Played(NamedTuple):
    """The game before an action; who acted; did it bring something new; how much had been told by then."""

    before: kf.Game
    seat: int
    news: bool
    told: int


class Table:
    def __init__(self, game: kf.Game, bots: dict[int, Seated]) -> None:
        self.game = game
        self.bots = bots
        self.steps: list[Played] = []
        self.events: list[kf.Event] = []
        self.heard = [0] * game.options.players  # how many of the events each seat has been told
        self.saved = True

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.game.options.players) if seat not in self.bots]

    def next_seat(self, current: int | None) -> int:
        """Who answers next. Where several are asked at once, whoever sits at the keyboard goes on."""
        asked = [decision.seat for decision in self.game.decisions]
        if current in asked:
            return asked[asked.index(current)]
        return next((seat for seat in asked if seat not in self.bots), asked[0])

    def play(self, action: kf.Action | str, seat: int) -> None:
        """IllegalAction or NotationError if it cannot be played."""
        before = self.game.copy()
        events = self.game.play(action, seat)
        self.steps.append(Played(before, seat, self.game.news, len(self.events)))
        self.events += events
        self.saved = False

    def ideas(self, seat: int) -> list[Alternative[kf.Action]]:
        """What the strongest bot would do for a seat, and its next best ideas. It sees only what the seat sees."""
        return explain(Entrant(ADVISER).make("hint"), self.game, seat, ADVICE, IDEAS)

    def can_undo(self, seat: int) -> bool:
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].news

    def undo(self) -> None:
        step = self.steps.pop()
        self.game = step.before
        del self.events[step.told :]
        self.heard = [min(heard, step.told) for heard in self.heard]
        self.saved = False

    def news_for(self, seat: int | None) -> list[dict[str, object]]:
        """What happened since the seat was told last. A spectator hears what the first seat has not heard."""
        at = seat or 0
        found = [event.seen_by(seat) for event in self.events[self.heard[at] :]]
        self.heard[at] = len(self.events)
        return found
