"""How a game goes on after a move: the season is played to its end by a policy, and what each seat then has is weighed.

This is how the first version looked ahead.
"""

from ..game.chance import Chance
from ..game.playout import Policy, first_seat
from ..game.runs import Runs
from ..game.state import State
from .outlook import Outlook
from .search import Future


class SeasonAhead(Future):
    def __init__(self, season: int, policy: Policy, outlook: Outlook, envy: float) -> None:
        """`envy` is how much the points of others count against one's own."""
        self.season = season
        self.policy = policy
        self.outlook = outlook
        self.envy = envy
        self.runs = Runs()

    def comes_to(self, game: State, seat: int, dice: Chance) -> float:
        runs = self.runs
        while not game.over and game.season == self.season:
            asked = first_seat(game.asked())
            game.list_answers(asked, runs)
            game.apply(self.policy.choose(game, asked, runs, dice))
        self.points = self.outlook.standing(game, seat, self.envy)
        return self.points
