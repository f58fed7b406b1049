"""What a used tile gives (USE-7 to USE-9): resources, workers, skills, or a choice between effects."""

from typing import Any, Final

from ..catalogue import RESOURCES
from ..catalogue.words import EFFECTS
from .codes import (
    CHOOSE_ONE_STEP,
    CHOOSE_RESOURCE_STEP,
    FIRST_EFFECT_STEP,
    FRAME_A,
    RESOURCES_STEP,
    TAKE_VERB,
    action,
    frame,
    frame_a,
    frame_kind,
    frame_seat,
    frame_tile,
    seat_of,
)
from .events import IllegalAction, NotationError
from .fields import STEP_COUNT, STEP_OF_TILE, Field, NameField, OptionsField
from .landing import STEP_GOODS, STEP_GOODS_BITS, give_goods
from .notation import colour_counts, skill_counts, tile_id
from .rules import Rules, Step, Verb
from .runs import Runs
from .state import N_RESOURCES, State
from .using import push_program

# What may be taken where there is a choice: a resource by its name, another effect by its word in the catalogue.
TAKE_WORDS: Final = (*RESOURCES, *EFFECTS)
TAKEN: Final = NameField("what", TAKE_WORDS, "thing to take")


class GainResources(Step):
    kind = RESOURCES_STEP
    name = "gain-resources"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, STEP_GOODS)

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        goods = frame_a(packed)
        row = [goods >> resource * STEP_GOODS_BITS & 7 for resource in range(N_RESOURCES)]
        give_goods(state, frame_seat(packed), frame_tile(packed), row)
        return False


def effect_step(word: str) -> int:
    return FIRST_EFFECT_STEP + EFFECTS.index(word)


class Gain(Step):
    """What a word gives whose value is a plain number: so many of something."""

    fields: tuple[Field, ...] = STEP_COUNT

    def __init__(self) -> None:
        self.kind = effect_step(self.effect)


class DrawWorkers(Gain):
    name = "draw-workers"
    effect = "draw_workers"

    def in_supply(self, state: State) -> bool:
        return state.bag_total() > 0

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        seat = frame_seat(packed)
        drawn = state.draw_workers(seat, frame_a(packed))
        if state.journal is not None:
            state.tell("drew-workers", seat, {"count": sum(drawn)}, {"workers": colour_counts(drawn)}, any(drawn))
        return False


class GreenWorkers(Gain):
    name = "green-workers"
    effect = "green_workers"

    def in_supply(self, state: State) -> bool:
        return state.green > 0

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        seat = frame_seat(packed)
        state.tell("got-green", seat, {"count": state.take_green(seat, frame_a(packed))})
        return False


class DrawSkills(Gain):
    name = "draw-skills"
    effect = "skills"

    def in_supply(self, state: State) -> bool:
        return state.skill_stock[0] + state.skill_stock[1] + state.skill_stock[2] > 0

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        seat = frame_seat(packed)
        drawn = state.draw_skills(seat, frame_a(packed))
        if state.journal is not None:
            state.tell("drew-skills", seat, {"count": sum(drawn)}, {"skills": skill_counts(drawn)}, any(drawn))
        return False


class Choose(Step):
    """One of several things, those in stock."""

    name = "choose"
    verbs: tuple[int, ...] = (TAKE_VERB,)

    def options(self, state: State, packed: int) -> list[int]:
        """Indices into TAKE_WORDS."""
        raise NotImplementedError

    def take(self, state: State, packed: int, option: int) -> None:
        raise NotImplementedError

    def run(self, state: State, packed: int) -> bool:
        options = self.options(state, packed)
        if len(options) == 0:
            state.pop()
            return False
        if len(options) == 1 and not state.rules.may_act_freely(state, frame_seat(packed)):
            state.pop()
            self.take(state, packed, options[0])
            return False
        return True

    def answers(self, state: State, packed: int, seat: int, runs: Runs) -> None:
        if seat != frame_seat(packed):
            return
        for option in self.options(state, packed):
            runs.add(action(TAKE_VERB, seat, 0, TAKEN.at(option)))
        state.rules.free_answers(state, seat, runs)

    def about(self, state: State, packed: int) -> dict[str, Any]:
        return {"tile": tile_id(frame_tile(packed)), "options": [TAKE_WORDS[o] for o in self.options(state, packed)]}


class ChooseResource(Choose):
    kind = CHOOSE_RESOURCE_STEP
    key = "choose-resource"
    fields: tuple[Field, ...] = (*STEP_OF_TILE, OptionsField("options", RESOURCES, FRAME_A))

    def options(self, state: State, packed: int) -> list[int]:
        allowed = frame_a(packed)
        return [r for r in range(N_RESOURCES) if allowed >> r & 1 and state.stock[r] > 0]

    def take(self, state: State, packed: int, option: int) -> None:
        row = [0, 0, 0, 0]
        row[option] = 1
        give_goods(state, frame_seat(packed), frame_tile(packed), row)


class ChooseOne(Choose):
    """One of several effects: one that has something to give (USE-9, MVT-1, MVT-2)."""

    kind = CHOOSE_ONE_STEP
    key = "choose-one"
    fields: tuple[Field, ...] = STEP_OF_TILE

    def show(self, rules: Rules, packed: int) -> dict[str, Any]:
        """By the side of the tile on which the choice is printed."""
        side = "back" if rules.choice_faces[frame_a(packed)] % 2 else "front"
        return {**super().show(rules, packed), "side": side}

    def restore(self, rules: Rules, values: dict[str, Any]) -> int:
        packed = super().restore(rules, {name: value for name, value in values.items() if name != "side"})
        side = values.get("side", "front")
        face = 2 * frame_tile(packed) + int(side == "back")
        if side not in ("front", "back") or face not in rules.choice_faces:
            raise NotationError(f"{tile_id(frame_tile(packed))} gives no choice on its side {side!r}")
        return packed | int(frame(0, a=rules.choice_faces.index(face)))

    def options(self, state: State, packed: int) -> list[int]:
        found: list[int] = []
        for option in state.rules.choices[frame_a(packed)]:
            there = state.stock[option[0]] > 0 if option[0] < N_RESOURCES else self._in_supply(state, option[1])
            if there:
                found.append(option[0])
        return found

    def _in_supply(self, state: State, first: int) -> bool:
        return state.rules.steps[frame_kind(first)].in_supply(state)

    def take(self, state: State, packed: int, option: int) -> None:
        for choice in state.rules.choices[frame_a(packed)]:
            if choice[0] == option:
                push_program(state, choice[1:], frame_seat(packed), frame_tile(packed))


class Take(Verb):
    number = TAKE_VERB
    word = "take"
    fields: tuple[Field, ...] = (TAKEN,)

    def apply(self, state: State, code: int) -> None:
        packed = state.pop()
        step = state.rules.steps[frame_kind(packed)]
        assert isinstance(step, Choose)
        state.tell("chose", seat_of(code), {"what": TAKE_WORDS[TAKEN.of(code)]})
        step.take(state, packed, TAKEN.of(code))

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        about = state.rules.steps[frame_kind(state.top())].about(state, state.top())
        return IllegalAction(
            "USE-9",
            "not-on-offer",
            f"{about['tile']} offers {', '.join(about['options'])} now, not {TAKE_WORDS[TAKEN.of(code)]}.",
            {"tile": about["tile"], "what": TAKE_WORDS[TAKEN.of(code)]},
        )


def gain_steps() -> list[Step]:
    """In the order in which a face carries out its words."""
    return [GainResources(), ChooseResource(), ChooseOne(), DrawWorkers(), GreenWorkers(), DrawSkills()]
