"""How a game goes on after a move: the season is played to its end by instinct, and the learnt value says what that
comes to."""

from ..game.chance import Chance
from ..game.codes import TURNS_STEP, frame_kind
from ..game.playout import Policy, first_seat
from ..game.runs import Runs
from ..game.state import State
from .search import Future
from .value import Value


class SeasonPlayed(Future):
    def __init__(self, player: Policy, value: Value, season: int) -> None:
        """Everybody goes on as this player would, to the end of this season and what belongs to it; winter's is the
        game's."""
        self.player = player
        self.value = value
        self.season = season
        self.runs = Runs()

    def comes_to(self, game: State, seat: int, dice: Chance) -> float:
        while not game.over and (game.season <= self.season or frame_kind(game.top()) != TURNS_STEP):
            asked = first_seat(game.asked())
            game.list_answers(asked, self.runs)
            game.apply(self.player.choose(game, asked, self.runs, dice))
        worth = self.value.worth_beside_others(game, seat)
        self.points = self.value.points
        return worth
