"""A player that goes by the learnt value alone, one move ahead: the entrant `value`, to measure what is learnt."""

from ..game.chance import Chance
from ..game.codes import TURNS_STEP, frame_kind
from ..game.game import Game
from .bot import Budget, Imagining, Weighed
from .foresight import TRUST, Foresight
from .scales import learnt
from .sensible import Sensible
from .simple import ranked
from .weights import learnt_value

LOOKED_AT = 12  # so many moves of a turn


class OneAhead(Imagining):
    def weigh(self, game: Game, seat: int, budget: Budget | None, chance: Chance) -> list[Weighed]:
        state = game.state
        judge = Sensible(learnt(), planning=True)
        codes = state.answers(seat).firsts()
        sight = ranked(codes, judge.values(state, seat, codes))
        if frame_kind(state.top()) != TURNS_STEP:
            return sight
        player = Foresight(judge, learnt_value(), LOOKED_AT)
        dice = Chance(chance.word(), chance.word(), chance.word(), 1)
        looked = [
            Weighed(one.code, TRUST * one.value + player.after(state, seat, one.code, dice.copy()))
            for one in sight[:LOOKED_AT]
        ]
        looked.sort(key=lambda one: -one.value)
        return looked + sight[LOOKED_AT:]
