"""A bot that does not play inside the engine is asked at a desk."""

from ..bots import Bot, Budget, SeatQuestion
from ..bots.sensible import Sensible
from ..game.action import Action, Decision
from ..game.options import Options
from ..game.view import decisions, make_memory, make_view
from .desk import Desk
from .entrants import answer


def ask_at(desk: Desk, bot: Bot, options: Options, budget: Budget | None) -> int:
    """Its answer to the open question, from what the seat that is asked may know: the number of a whole action. Fault
    if it fails, or answers something that is no answer."""
    return answer(bot, question_at(desk, options, budget)).code


def weigh_at(desk: Desk, bot: Bot, options: Options) -> list[tuple[int, float]]:
    """The answers that it thinks of, as the numbers of whole actions, with what each is worth to it."""
    policy = bot.inside()
    if isinstance(policy, Sensible) and desk.state is not None:
        codes = desk.runs.firsts()
        return list(zip(codes, policy.values(desk.state, desk.seat, codes), strict=True))
    question = question_at(desk, options)
    found = bot.explain(question, count=len(question.actions))
    return [(alternative.action.code, alternative.value) for alternative in found]


def question_at(desk: Desk, options: Options, budget: Budget | None = None) -> SeatQuestion[Action]:
    """What the seat that is asked may know, what it is asked, and every answer."""
    state, seat = desk.state, desk.seat
    assert state is not None
    asked = next(asked for asked in decisions(state) if asked["seat"] == seat)
    actions = [Action(code, state.rules, state.lots) for code in desk.runs.expand()]
    decision = Decision(seat, asked["kind"], asked["about"])
    view = make_view(state, options, seat, desk.played)
    return SeatQuestion(view, make_memory(state, seat), decision, actions, budget)
