"""A bot that does not play inside the engine is asked at a desk."""

from ..bots import Bot, Budget, SeatQuestion
from ..game.action import Action, Decision
from ..game.options import Options
from ..game.view import decisions, make_memory, make_view
from .desk import Desk
from .entrants import answer


def ask_at(desk: Desk, bot: Bot, options: Options, budget: Budget | None) -> int:
    """Its answer to the open question, from what the seat that is asked may know: the number of a whole action. Fault
    if it fails, or answers something that is no answer."""
    state, seat = desk.state, desk.seat
    assert state is not None
    asked = next(asked for asked in decisions(state) if asked["seat"] == seat)
    actions = [Action(code, state.rules, state.lots) for code in desk.runs.expand()]
    view = make_view(state, options, seat, desk.played)
    decision = Decision(seat, asked["kind"], asked["about"])
    return answer(bot, SeatQuestion(view, make_memory(state, seat), decision, actions, budget)).code
