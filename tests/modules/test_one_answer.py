"""A question with one answer: asked of whoever holds a contract, whatever it names, and of nobody else (CON-4, USE-13).

`docs/modules.md` promises it for every kind of question inside a turn."""

from typing import Any

import pytest
from helpers import Doc, asked, laid, lot, person, texts

import keyflower as kf

from .build import CONTRACTS, holding, merchants

HELD = "contract-three-skills"
GONE: dict[str, list[str]] = {"row": [], "stack": [], "discarded": []}
NEARBY = laid("sorcerer", 0, -1)
BOAT_2A = laid("summer-boat-2a", 0, 1)  # tiles lie anywhere
EMPTY = {"iron": 0, "stone": 1, "wood": 0, "gold": 0}

# The kind of question; what its seat has; what is played; its only answer; and fields of the position.
ONE_ANSWER: list[tuple[str, Doc, str, str, dict[str, Any]]] = [
    ("choose", person("workshop", red=1), "use workshop 1 red", "take stone", {"supply": EMPTY}),
    ("choose", person("assayer", red=1), "use assayer 1 red", "take stone", {"supply": EMPTY, "merchants": GONE}),
    ("pay", person("hiring-fair", red=1, anvil=1), "use hiring-fair 1 red", "pay anvil", {}),
    ("pay", person("carpenter", red=1, saw=1), "use carpenter 1 red", "pay saw", {}),
    ("pay", person("tavern", red=2), "use tavern 1 red", "pay red", {}),
    ("pay", person("store", red=1, blue=1), "use store 1 red", "pay blue", {}),
    ("transport", person("home-1", red=1), "use home-1 1 red", "stop", {}),
    ("mix", person("summer-boat-4b", blue=1), "use inn 1 any", "place 1 blue",
     {"season": "autumn", "auction": [lot("inn", workers={"red": 1}, last=0)]}),
    ("copy", person("home-1", BOAT_2A, NEARBY, laid("quarryman", 0, -2), red=1), "use sorcerer 1 red",
     "copy quarryman", {"season": "autumn", "modules": ["merchants", "sorcerer"]}),
]  # fmt: skip


def table_of(seat: Doc, fields: dict[str, Any], *contracts: str) -> kf.Game:
    others = [name for name in CONTRACTS if name not in contracts]
    theirs = holding(person(), *others) if fields.get("merchants") == GONE else person()
    return merchants(holding(seat, *contracts), theirs, **fields)


@pytest.mark.rule("CON-4", "USE-13")
@pytest.mark.parametrize(("kind", "seat", "use", "answer", "fields"), ONE_ANSWER)
def test_one_answer_is_asked_for_only_while_a_contract_is_held(
    kind: str, seat: Doc, use: str, answer: str, fields: dict[str, Any]
) -> None:
    bare = table_of(seat, fields)
    bare.play(use)
    assert asked(bare) == [(1, "turn")]
    # Whether the contract can be swapped just now makes no difference: the question tells nothing of it.
    for contract in (HELD, "contract-iron-3", "contract-purple"):
        game = table_of(seat, fields, contract)
        game.play(use)
        assert asked(game) == [(0, kind)]
        assert [line for line in texts(game) if not line.startswith("swap")] == [answer]
        game.play(answer)
        while game.decisions[0].seat == 0:  # transport is followed by upgrading
            assert game.decisions[0].kind == "upgrade"
            game.play("stop")
        assert asked(game) == [(1, "turn")]


@pytest.mark.rule("CON-4")
def test_where_nothing_is_left_to_choose_nothing_is_asked() -> None:
    nothing = {"supply": {**EMPTY, "stone": 0}}
    game = table_of(person("workshop", red=1), nothing, HELD)
    game.play("use workshop 1 red")
    assert asked(game) == [(1, "turn")]
