"""Pending steps tell what they hold by name, in positions and views; older forms still load."""

import random
from typing import Any

import pytest

import keyflower as kf
from keyflower.game.codes import SEASON_STEP, frame, frame_kind
from keyflower.game.positions.read import read_step
from keyflower.game.positions.reader import Reader
from keyflower.game.view import show_frame


def step(doc: dict[str, Any], key: str) -> dict[str, Any]:
    return next(entry for entry in doc["pending"] if entry["step"] == key)


@pytest.mark.parametrize("modules", [(), ("merchants", "promos")])
def test_every_step_is_told_in_full(modules: tuple[str, ...]) -> None:
    told = set()
    for seed in range(3):
        game = kf.Game.new(2 + seed, seed, modules=modules)
        chance = random.Random(seed)
        while not game.is_over:
            for packed in game.state.stack:
                known = game.state.rules.steps[frame_kind(packed)]
                if known.kind != SEASON_STEP:
                    shown = known.show(game.state.rules, packed)
                    assert known.restore(game.state.rules, shown) == packed
                    assert "seat" not in shown or 0 <= shown["seat"] < game.options.players
                    told.add(known.key or known.name)
            actions = game.legal_actions(game.decisions[0].seat)
            game.play(chance.choice(actions[1:] if actions[0].verb == "pass" and len(actions) > 1 else actions))
    assert {"end-turn", "transport", "upgrade", "boat", "build"} <= told


def test_the_seat_asked_at_the_boats_is_the_true_one() -> None:
    game = kf.Game.from_position({"players": 3, "phase": "boats", "start": 1})
    asked = game.decisions[0].seat
    assert asked == 1
    for doc in (game.view(0), game.position()):
        assert step(doc, "boat") == {"step": "boat", "seat": asked, "stage": 2}


def test_seat_0_and_the_first_home_do_not_vanish() -> None:
    found = kf.Game.from_position(
        {
            "seats": [{"village": [{"tile": "home-1", "goods": {"wood": 1}}, {"tile": "tavern"}]}, {}],
            "pending": [
                {"step": "season", "next": "bids-home"},
                {"step": "turn"},
                {"step": "end-turn", "seat": 0},
                {"step": "transport", "seat": 0, "tile": "home-1", "points": 2},
            ],
        }
    )
    assert found.view(1)["pending"][-1] == {"step": "transport", "seat": 0, "tile": "home-1", "points": 2}
    assert found.decisions[0].about["points"] == 2


NEW: list[dict[str, Any]] = [
    {"step": "transport", "seat": 0, "tile": "home-1", "points": 2},
    {"step": "worker-price", "seat": 1, "tile": "tavern", "price": "red"},
    {"step": "skill-price", "seat": 1, "tile": "tavern", "price": "any"},
    {"step": "gain-resources", "seat": 0, "tile": "tavern", "goods": {"iron": 1, "wood": 2}},
    {"step": "draw-workers", "seat": 1, "tile": "tavern", "count": 3},
    {"step": "carry", "seat": 0, "tile": "home-1", "transport": 2, "upgrades": 1},
    {"step": "boat", "seat": 1, "stage": 0},
    {"step": "mix", "seat": 0, "tile": "tavern", "count": 2, "brought": 1},
    {"step": "choose-resource", "seat": 1, "tile": "tavern", "options": ["iron", "wood"]},
]
OLD: list[dict[str, Any]] = [
    {"step": "transport", "a": 2},
    {"step": "worker-price", "seat": 1, "tile": "tavern", "a": 2},
    {"step": "skill-price", "seat": 1, "tile": "tavern", "a": 9},
    {"step": "gain-resources", "tile": "tavern", "a": 1 << 3 | 2 << 9},
    {"step": "draw-workers", "seat": 1, "tile": "tavern", "a": 3},
    {"step": "carry", "a": 2, "b": 1},
    {"step": "boat", "seat": 2},
    {"step": "mix", "tile": "tavern", "a": 2, "b": 1},
    {"step": "choose-resource", "seat": 1, "tile": "tavern", "a": 10},
]


@pytest.mark.parametrize(("old", "new"), list(zip(OLD, NEW, strict=True)), ids=[entry["step"] for entry in NEW])
def test_older_steps_mean_the_same(old: dict[str, Any], new: dict[str, Any]) -> None:
    rules = kf.Game.new(3, 1).state.rules
    kinds = {known.key or known.name: known.kind for known in rules.steps if known.kind}
    kind = kinds[new["step"]]
    packed = read_step(Reader(old, "pending[0]"), rules, kind)
    assert packed == read_step(Reader(new, "pending[0]"), rules, kind)
    assert show_frame(rules, packed) == new


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        ({"step": "transport", "steps": 2}, "no field 'steps'"),
        ({"step": "transport", "points": -1}, "points must be a number"),
        ({"step": "transport", "points": "two"}, "points must be a number"),
        ({"step": "worker-price", "tile": "tavern", "price": "purple"}, "no price"),
        ({"step": "choose-one", "tile": "home-1", "side": "front"}, "gives no choice"),
        ({"step": "boat", "seat": 1, "stage": 0, "tile": "tavern"}, "only the fields"),
        ({"step": "transport", "seat": 9}, "seat"),
    ],
)
def test_a_step_that_says_nothing_is_refused(entry: dict[str, Any], what: str) -> None:
    with pytest.raises(kf.PositionError, match=what):
        kf.Game.from_position({"pending": [{"step": "season", "next": "bids-home"}, {"step": "turn"}, entry]})


def test_a_choice_is_told_by_the_side_that_offers_it() -> None:
    rules = kf.Game.new(4, 1, modules=("merchants",)).state.rules
    known = next(step for step in rules.steps if step.key == "choose-one")
    for number, face in enumerate(rules.choice_faces):
        packed = int(frame(known.kind, 1, face // 2, number))
        shown = known.show(rules, packed)
        assert shown["side"] == ("back" if face % 2 else "front")
        assert known.restore(rules, shown) == packed
