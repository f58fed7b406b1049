"""From the words on a tile's face to the steps that carry them out."""

from typing import Any, Final

from ..catalogue import CATALOGUE, COLOURS, RESOURCES, SKILLS
from . import kinds
from .codes import frame
from .gains import TAKE_WORDS, pack_goods
from .rules import Rules
from .tables import ANY_PRICE

# Words whose value is a plain number, with the step that gets it. Modules add theirs.
BASE_EFFECTS: Final = {
    "draw_workers": kinds.DRAW_WORKERS,
    "green_workers": kinds.GREEN_WORKERS,
    "skills": kinds.DRAW_SKILLS,
}


def compile_faces(rules: Rules) -> None:
    """Fills the rules' programs for every tile of the sets in play."""
    for tile in CATALOGUE.tiles:
        for upgraded in (False, True):
            known = tile.set in rules.sets
            rules.programs.append(_program(rules, tile.face(upgraded)) if known else [])


def _program(rules: Rules, face: Any) -> list[int]:
    """The price comes first (USE-11), transport before upgrades (TRA-4), a worker given up leaves last (USE-12)."""
    steps: list[int] = []
    if "pay_worker" in face:
        steps.append(frame(kinds.WORKER_PRICE, a=_price(face["pay_worker"], COLOURS)))
    if "pay_skill" in face:
        steps.append(frame(kinds.SKILL_PRICE, a=_price(face["pay_skill"], SKILLS)))
    for word, kind in rules.effects.items():
        if word in face:
            steps.append(frame(kind, a=face[word]))
    if "resources" in face:
        row = [face["resources"].get(name, 0) for name in RESOURCES]
        steps.append(frame(kinds.RESOURCES, a=pack_goods(row)))
    if "choose_resource" in face:
        allowed = sum(1 << RESOURCES.index(name) for name in face["choose_resource"])
        steps.append(frame(kinds.CHOOSE_RESOURCE, a=allowed))
    if "choose_one" in face:
        rules.choices.append([[_label(option), *_program(rules, option)] for option in face["choose_one"]])
        steps.append(frame(kinds.CHOOSE_ONE, a=len(rules.choices) - 1))
    if "transport" in face or "upgrades" in face:
        steps.append(frame(kinds.CARRY, a=face.get("transport", 0), b=face.get("upgrades", 0)))
    if "pay_worker" in face:
        steps.append(frame(kinds.RETURN_PRICE))
    return steps


def _price(value: str, names: tuple[str, ...]) -> int:
    return ANY_PRICE if value == "any" else 1 + names.index(value)


def _label(option: Any) -> int:
    """What `take` calls an option: a resource by its name, anything else by its word."""
    word = next(iter(option))
    return TAKE_WORDS.index(next(iter(option["resources"])) if word == "resources" else word)
