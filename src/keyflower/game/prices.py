"""The price of a use (USE-11, USE-12): a skill, or a worker from the screen or a whole losing bid."""

from typing import Any, Final

from ..catalogue import COLOURS, SKILLS
from .codes import (
    PAY_GROUP_VERB,
    PAY_SKILL_VERB,
    PAY_WORKER_VERB,
    RETURN_PRICE_STEP,
    SKILL_PRICE_STEP,
    WORKER_PRICE_STEP,
    action,
    frame_a,
    frame_kind,
    frame_seat,
    frame_tile,
    seat_of,
    tile_of,
)
from .events import IllegalAction
from .fields import STEP_OF_TILE, TILE_FIELD, BidField, Field, NameField, PriceField
from .notation import tile_id
from .printed import ANY_PRICE
from .rows import members
from .rules import Step, Verb
from .runs import Runs
from .state import N_COLOURS, N_SKILLS, State


class Price(Step):
    """Asks what pays. Nothing is asked where everybody can tell the only answer; where the payer alone can, the
    question is asked all the same, for it must not show what is behind a screen (USE-13)."""

    name = "pay"

    def forced(self, state: State, packed: int) -> bool:
        """Is there but one way to pay, by what all can know?"""
        raise NotImplementedError

    def run(self, state: State, packed: int) -> bool:
        if not self.forced(state, packed) or state.rules.may_act_freely(state, frame_seat(packed)):
            return True
        runs = Runs()
        self.answers(state, packed, frame_seat(packed), runs)
        if runs.single() >= 0:
            state.rules.play(state, runs.single())
            return False
        return True

    def about(self, state: State, packed: int) -> dict[str, Any]:
        price = frame_a(packed)
        names = COLOURS if frame_kind(packed) == WORKER_PRICE_STEP else SKILLS
        return {
            "tile": tile_id(frame_tile(packed)),
            "price": "worker" if frame_kind(packed) == WORKER_PRICE_STEP else "skill",
            "of": "any" if price == ANY_PRICE else names[price - 1],
        }


class WorkerPrice(Price):
    kind = WORKER_PRICE_STEP
    key = "worker-price"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, PriceField(COLOURS, ANY_PRICE))
    verbs: tuple[int, ...] = (PAY_WORKER_VERB, PAY_GROUP_VERB, PAY_SKILL_VERB)

    def forced(self, state: State, packed: int) -> bool:
        seat = frame_seat(packed)
        price = frame_a(packed)
        groups = len(members(state.paying_bids(seat, price)))
        if groups == 0 and price != ANY_PRICE:
            return True
        return groups + state.screen_total(seat) == 1

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed):
            return
        price = frame_a(packed)
        for colour in range(N_COLOURS):
            if state.workers[seat * N_COLOURS + colour] > 0 and price in (ANY_PRICE, colour + 1):
                runs.add(action(PAY_WORKER_VERB, seat, 0, PAID_COLOUR.at(colour)))
        for lot in members(state.paying_bids(seat, price)):
            runs.add(action(PAY_GROUP_VERB, seat, state.lots[lot], PAID_BID.at(lot)))
        state.rules.free_answers(state, seat, runs)


class SkillPrice(Price):
    kind = SKILL_PRICE_STEP
    key = "skill-price"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, PriceField(SKILLS, ANY_PRICE))
    verbs: tuple[int, ...] = (PAY_WORKER_VERB, PAY_GROUP_VERB, PAY_SKILL_VERB)

    def forced(self, state: State, packed: int) -> bool:
        return frame_a(packed) != ANY_PRICE or state.skill_total(frame_seat(packed)) == 1

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed):
            return
        price = frame_a(packed)
        for skill in range(N_SKILLS):
            if state.skills[seat * N_SKILLS + skill] > 0 and price in (ANY_PRICE, skill + 1):
                runs.add(action(PAY_SKILL_VERB, seat, 0, PAID_SKILL.at(skill)))
        state.rules.free_answers(state, seat, runs)


class ReturnPrice(Step):
    """The workers given up go into the bag, after whatever was drawn (USE-12)."""

    kind = RETURN_PRICE_STEP
    name = "return-price"
    fields: tuple[Field, ...] = STEP_OF_TILE

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        for colour in range(N_COLOURS):
            state.bag[colour] += state.given_up[colour]
            state.given_up[colour] = 0
        return False


class PaidBid(BidField):
    """The tile, too, stands in the number."""

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        lot = self.of(super().bits(value, lots, code))
        return self.at(lot) | TILE_FIELD.at(lots[lot])


PAID_COLOUR: Final = NameField("colour", COLOURS, "colour")
PAID_SKILL: Final = NameField("skill", SKILLS, "skill")
PAID_BID: Final = PaidBid()


class _Pay(Verb):
    word = "pay"

    def form(self) -> str:
        return "pay COLOUR, pay SKILL or pay +TILE"

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        about = state.rules.steps[frame_kind(state.top())].about(state, state.top())
        asked = about["price"] if about["of"] == "any" else f"{about['of']} {about['price']}"
        return IllegalAction(
            "USE-11",
            "cannot-pay-with",
            f"{about['tile']} asks for one {asked} that you have.",
            {"tile": about["tile"], "price": about["price"], "of": about["of"]},
        )


class PayWorker(_Pay):
    number = PAY_WORKER_VERB
    fields: tuple[Field, ...] = (PAID_COLOUR,)

    def apply(self, state: State, code: int) -> None:
        state.pop()
        seat = seat_of(code)
        colour = PAID_COLOUR.of(code)
        state.lose_workers(seat, colour, 1)
        state.given_up[colour] += 1
        if state.journal is not None:
            state.tell("paid", seat, {"pieces": {COLOURS[colour]: 1}})


class PayGroup(_Pay):
    number = PAY_GROUP_VERB
    fields: tuple[Field, ...] = (PAID_BID,)

    def apply(self, state: State, code: int) -> None:
        state.pop()
        seat = seat_of(code)
        lot = PAID_BID.of(code)
        colour, count = state.lift_bid(lot, seat)
        state.given_up[colour] += count
        state.settle(lot)
        if state.journal is not None:
            state.tell("paid", seat, {"pieces": {COLOURS[colour]: count}, "group": tile_id(tile_of(code))})


class PaySkill(_Pay):
    number = PAY_SKILL_VERB
    fields: tuple[Field, ...] = (PAID_SKILL,)

    def apply(self, state: State, code: int) -> None:
        state.pop()
        seat = seat_of(code)
        skill = PAID_SKILL.of(code)
        state.lose_skill(seat, skill)
        if state.journal is not None:
            state.tell("paid", seat, {"pieces": {SKILLS[skill]: 1}})
