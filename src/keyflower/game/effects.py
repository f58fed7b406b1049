"""From the words on a tile's face to the steps that carry them out."""

from typing import Any

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SKILLS
from .codes import (
    CARRY_STEP,
    CHOOSE_ONE_STEP,
    CHOOSE_RESOURCE_STEP,
    COPY_STEP,
    RESOURCES_STEP,
    RETURN_PRICE_STEP,
    SKILL_PRICE_STEP,
    WORKER_PRICE_STEP,
    frame,
)
from .gains import TAKE_WORDS
from .landing import pack_goods
from .printed import COPIES, price_number
from .rules import Rules


def compile_faces(rules: Rules) -> None:
    """Fills the rules' programs for every tile of the sets in play."""
    for tile in CATALOGUE.tiles:
        for upgraded in (False, True):
            known = tile.set in rules.sets
            rules.programs.append(_program(rules, tile.face(upgraded), 2 * tile.index + upgraded) if known else [])


def _program(rules: Rules, face: Any, number: int) -> list[int]:
    """The price comes first (USE-11), transport before upgrades (TRA-4), a worker given up leaves last (USE-12)."""
    steps: list[int] = []
    if "pay_worker" in face:
        steps.append(frame(WORKER_PRICE_STEP, a=price_number(face["pay_worker"], COLOURS)))
    if "pay_skill" in face:
        steps.append(frame(SKILL_PRICE_STEP, a=price_number(face["pay_skill"], SKILLS)))
    for word, kind in rules.effects.items():
        if word in face:
            steps.append(frame(kind, a=face[word]))
    if "resources" in face:
        row = [face["resources"].get(name, 0) for name in RESOURCES]
        steps.append(frame(RESOURCES_STEP, a=pack_goods(row)))
    if "choose_resource" in face:
        allowed = sum(1 << RESOURCES.index(name) for name in face["choose_resource"])
        steps.append(frame(CHOOSE_RESOURCE_STEP, a=allowed))
    if "choose_one" in face:
        rules.choices.append([[_label(option), *_program(rules, option, number)] for option in face["choose_one"]])
        rules.choice_faces.append(number)
        steps.append(frame(CHOOSE_ONE_STEP, a=len(rules.choices) - 1))
    if "transport" in face or "upgrades" in face:
        steps.append(frame(CARRY_STEP, a=face.get("transport", 0), b=face.get("upgrades", 0)))
    if "use_tile" in face:
        steps.append(frame(COPY_STEP, a=int(COPIES[number])))
    if "pay_worker" in face:
        steps.append(frame(RETURN_PRICE_STEP))
    return steps


def _label(option: Any) -> int:
    """What `take` calls an option: a resource by its name, anything else by its word."""
    word = next(iter(option))
    return TAKE_WORDS.index(next(iter(option["resources"])) if word == "resources" else word)
