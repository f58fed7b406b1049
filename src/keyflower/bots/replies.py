"""How a game goes on after a move: likely replies until it is one's own turn again, or to the season's end; then the
learnt value."""

from ..game.chance import Chance
from ..game.codes import TURNS_STEP, frame_kind
from ..game.playout import first_seat
from ..game.runs import Runs
from ..game.state import WINTER, State
from .foresight import Foresight
from .search import Future


class Replies(Future):
    def __init__(self, player: Foresight, rounds: int) -> None:
        """Everybody replies as this player would, until the seat has had so many turns more."""
        self.player = player
        self.rounds = rounds
        self.runs = Runs()

    def comes_to(self, game: State, seat: int, dice: Chance) -> float:
        runs = self.runs
        left = self.rounds
        while not game.over:
            asked = first_seat(game.asked())
            game.list_answers(asked, runs)
            if asked == seat and frame_kind(game.top()) == TURNS_STEP:
                # Who has nothing left to do in winter is not asked again: the end itself is known.
                if left == 0 and (game.season != WINTER or runs.single() < 0):
                    break
                left = max(0, left - 1)
            game.apply(self.player.choose(game, asked, runs, dice))
        value = self.player.value
        worth = value.worth(game, seat)
        self.points = value.points
        return worth


class SeasonPlayed(Future):
    def __init__(self, player: Foresight, season: int) -> None:
        """Everybody goes on as this player would, to the end of this season."""
        self.player = player
        self.season = season
        self.runs = Runs()

    def comes_to(self, game: State, seat: int, dice: Chance) -> float:
        runs = self.runs
        while not game.over and (game.season == self.season or frame_kind(game.top()) != TURNS_STEP):
            asked = first_seat(game.asked())
            game.list_answers(asked, runs)
            game.apply(self.player.choose(game, asked, runs, dice))
        value = self.player.value
        worth = value.worth_beside_others(game, seat)
        self.points = value.points
        return worth
