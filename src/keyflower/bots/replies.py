"""How a game goes on after a move: likely replies until it is one's own turn again, or to the season's end; then the
learnt value."""

from ..game.chance import Chance
from ..game.codes import TURNS_STEP, frame_kind
from ..game.playout import first_seat
from ..game.runs import Runs
from ..game.state import WINTER, State
from .foresight import Foresight
from .search import Future


class Imagined(Future):
    def __init__(self, player: Foresight) -> None:
        """Everybody goes on as this player would."""
        self.player = player
        self.runs = Runs()

    def answer(self, game: State, asked: int, dice: Chance) -> None:
        """To the question that lies in `runs`."""
        game.apply(self.player.choose(game, asked, self.runs, dice))


class Replies(Imagined):
    def __init__(self, player: Foresight, rounds: int) -> None:
        """Until the seat has had so many turns more."""
        super().__init__(player)
        self.rounds = rounds

    def comes_to(self, game: State, seat: int, dice: Chance) -> float:
        left = self.rounds
        while not game.over:
            asked = first_seat(game.asked())
            game.list_answers(asked, self.runs)
            if asked == seat and frame_kind(game.top()) == TURNS_STEP:
                # Who has nothing left to do in winter is not asked again: the end itself is known.
                if left == 0 and (game.season != WINTER or self.runs.single() < 0):
                    break
                left = max(0, left - 1)
            self.answer(game, asked, dice)
        value = self.player.value
        worth = value.worth(game, seat)
        self.points = value.points
        return worth


class SeasonPlayed(Imagined):
    def __init__(self, player: Foresight, season: int) -> None:
        """To the end of this season, and what belongs to it."""
        super().__init__(player)
        self.season = season

    def comes_to(self, game: State, seat: int, dice: Chance) -> float:
        while not game.over and (game.season == self.season or frame_kind(game.top()) != TURNS_STEP):
            asked = first_seat(game.asked())
            game.list_answers(asked, self.runs)
            self.answer(game, asked, dice)
        value = self.player.value
        worth = value.worth_beside_others(game, seat)
        self.points = value.points
        return worth
