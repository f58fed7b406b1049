"""Every refusal of the base game is triggered here once: its rule, its figures, and a game left as it was."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers import bid, laid, lot, person, play, refused, table

import keyflower as kf
import keyflower.game

Case = tuple[kf.Game, str, str, dict[str, Any]]


def spring(*lots: Any, **mine: Any) -> kf.Game:
    return table(person(**mine), person(), auction=list(lots))


def working(line: str = "") -> kf.Game:
    """Seat 0 has used the stable and may move and upgrade."""
    goods = {"wood": 2, "stone": 1}
    tiles = [{"tile": "home-1", "goods": goods}, laid("stable", 0, -1), laid("keywood", 0, -2), laid("keyflower", 0, 1)]
    tiles.append({"tile": "miner", "upgraded": True})
    game = table(person(*tiles, red=1), person("mason"), season="winter")
    play(game, "use stable 1 red", *([line] if line else []))
    return game


def building() -> kf.Game:
    return table(person({"tile": "home-1"}, to_place=["keywood"]), person(), season="summer", phase="build")


def choosing() -> kf.Game:
    return table(person(winter=["scribes"]), person(winter=["windmill"]), season="winter", phase="winter")


def harbour(*lots: Any) -> kf.Game:
    return table(players=3, phase="boats", auction=list(lots))


def paying() -> kf.Game:
    game = table(person("brewer", red=1, saw=1, pick=1), person(), season="summer")
    game.play("use brewer 1 red")
    return game


def mixing() -> kf.Game:
    mine = person("summer-boat-4b", blue=2, yellow=2)
    return table(mine, person(), season="autumn", auction=[lot("inn", workers={"red": 1}), lot("wainwright")])


def mixed() -> kf.Game:
    game = mixing()
    game.play("use inn 2 any")
    return game


def copying(*neighbours: str, **mine: Any) -> kf.Game:
    """Seat 0 may use the Sorcerer, with these tiles around it; boat 2a lets them lie anywhere."""
    around = [laid(tile, *at) for tile, at in zip(neighbours, ((0, -2), (1, -2)), strict=False)]
    tiles = [{"tile": "home-1"}, laid("summer-boat-2a", 0, 1), laid("sorcerer", 0, -1), *around]
    return table(person(*tiles, **mine), person(), season="autumn", modules=["sorcerer"])


def copied() -> kf.Game:
    game = copying("quarryman", "key-mine", red=1)
    game.play("use sorcerer 1 red")
    return game


def landing() -> kf.Game:
    """Seat 0 has made stone in the auction and puts it somewhere."""
    tiles = [{"tile": "home-1"}, laid("summer-boat-2a", 0, 1), laid("summer-boat-7a", -1, 1)]
    game = table(person(*tiles, red=1), person(), auction=[lot("quarryman")], modules=["summer-boat-7"])
    game.play("use quarryman 1 red")
    return game


def at_the_lodge() -> kf.Game:
    tiles = [{"tile": "home-1"}, laid("talton-lodge", 0, -1)]
    game = table(person(*tiles, red=3), person(), season="autumn", modules=["talton-lodge"])
    game.play("use home-1 1 red")
    return game


def flat() -> kf.Game:
    mine = person("summer-boat-4a", blue=2, red=2)
    lots = [lot("inn", bid(0, 1, "blue", flat=True), bid(1, 2, "red"))]
    return table(mine, person(), season="autumn", auction=lots)


def taken() -> kf.Game:
    game = harbour(lot("turn-order-1", bid(0, 1, "red")), lot("turn-order-2", bid(1, 1, "red")))
    game.play("boat keyflower")
    return game


def workshop() -> kf.Game:
    game = table(person("workshop", red=1), person(), supply={"iron": 0})
    game.play("use workshop 1 red")
    return game


LED = lot("keywood", bid(0, 2, "red"), bid(1, 1, "red"))
LOST = lot("keywood", bid(0, 1, "red"), bid(1, 2, "red"))

CASES: dict[str, Callable[[], Case]] = {
    "tile-not-in-auction": lambda: (spring(red=1), "bid tavern 1 red", "BID-1", {"tile": "tavern"}),
    "group-is-here": lambda: (spring(LOST, red=2), "bid keywood 2 red +keywood", "BID-7", {"tile": "keywood"}),
    "flat-bid-bound": lambda: (flat(), "bid inn 2 red", "SUM-4a", {"tile": "inn", "colour": "blue"}),
    "bid-too-small": lambda: (spring(LOST, red=1), "bid keywood 1 red", "BID-4", {"have": 2, "need": 3}),
    "boat-taken": lambda: (taken(), "boat keyflower", "END-5", {"tile": "keyflower"}),
    "must-take-now": lambda: (taken(), "wait", "END-6", {}),
    "no-such-boat": lambda: (taken(), "boat white-wind", "END-5", {"tile": "white-wind"}),
    "not-on-offer": lambda: (workshop(), "take iron", "USE-9", {"tile": "workshop", "what": "iron"}),
    "game-over": lambda: (table(season="winter", phase="build"), "0: pass", "SCO-1", {}),
    "not-your-turn": lambda: (spring(), "1: pass", "SEA-1", {"waiting": [0]}),
    "no-such-question": lambda: (spring(), "stop", "TURN-1", {"verb": "stop", "question": "turn"}),
    "wrong-colour": lambda: (spring(LOST, blue=3), "bid keywood 3 blue", "BID-3", {"needed": "red", "given": "blue"}),
    "tile-closed": lambda: (
        table(person(red=1), person(), modules=["promos"], auction=[lot("keywood", closed=True, leader=1)]),
        "bid keywood 1 red",
        "KEY-3",
        {"tile": "keywood"},
    ),
    "not-enough-workers": lambda: (
        spring(LOST, red=2),
        "bid keywood 3 red",
        "BID-2",
        {"colour": "red", "have": 2, "need": 3},
    ),
    "no-worker-of-colour": lambda: (
        spring(LOST, blue=3),
        "bid keywood 3 red",
        "BID-3",
        {"tile": "keywood", "colour": "red"},
    ),
    "no-workers-named": lambda: (spring(LOST, red=2), "bid keywood 0 red", "BID-1", {}),
    "no-bid-there": lambda: (spring(lot("miner"), red=1), "bid turn-order-1 1 red +miner", "BID-2", {"tile": "miner"}),
    "group-not-losing": lambda: (spring(LED), "bid turn-order-1 0 red +keywood", "BID-6", {"tile": "keywood"}),
    "group-wrong-colour": lambda: (
        spring(LOST),
        "bid turn-order-1 0 blue +keywood",
        "BID-3",
        {"tile": "keywood", "given": "red", "needed": "blue"},
    ),
    "cannot-pay-with": lambda: (paying(), "pay anvil", "USE-11", {"tile": "brewer", "price": "skill", "of": "any"}),
    "tile-not-in-play": lambda: (spring(red=1), "use tavern 1 red", "USE-1", {"tile": "tavern"}),
    "no-effect": lambda: (spring(LOST, red=1), "use turn-order-1 1 red", "USE-10", {"tile": "turn-order-1"}),
    "not-in-winter": lambda: (
        table(person(red=1), person(), season="winter", auction=[lot("windmill")]),
        "use windmill 1 red",
        "USE-1",
        {"tile": "windmill"},
    ),
    "no-skill-to-pay": lambda: (
        table(person("mason", red=1), person(), season="summer"),
        "use mason 1 red",
        "USE-11",
        {"tile": "mason"},
    ),
    "no-worker-to-pay": lambda: (
        table(person("peddler", red=1), person()),
        "use peddler 1 red",
        "USE-11",
        {"tile": "peddler", "colour": "yellow"},
    ),
    "one-colour": lambda: (spring(lot("miner"), red=1), "use miner 1 any", "USE-4", {}),
    "say-any": lambda: (mixing(), "use inn 2 blue", "SUM-4b", {"tile": "inn"}),
    "tile-full": lambda: (
        spring(lot("miner", workers={"red": 2}), red=5),
        "use miner 5 red",
        "USE-3",
        {"have": 2, "more": 5, "limit": 6},
    ),
    "use-too-small": lambda: (spring(lot("miner", workers={"red": 2}), red=5), "use miner 2 red", "USE-2", {"need": 3}),
    "place-so-many": lambda: (mixed(), "place 1 blue", "SUM-4b", {"need": 2, "have": 1}),
    "offer-at-least-one": lambda: (choosing(), "0: offer", "SEA-6", {}),
    "not-your-winter-tile": lambda: (choosing(), "0: offer windmill", "SEA-6", {"tile": "windmill"}),
    "not-yours-to-place": lambda: (building(), "build miner 0,-1 0", "VIL-1", {"tile": "miner"}),
    "not-adjacent": lambda: (building(), "build keywood 0,-3 0", "VIL-1", {"q": 0, "r": -3}),
    "occupied": lambda: (building(), "build keywood 0,0 0", "VIL-1", {"q": 0, "r": 0}),
    "edges-do-not-match": lambda: (building(), "build keywood 0,1 0", "VIL-2", {"shown": "road", "wanted": "water"}),
    "too-far": lambda: (
        working("move wood home-1 stable"),
        "move wood home-1 keywood",
        "TRA-2",
        {"steps": 2, "points": 1},
    ),
    "goods-missing": lambda: (working(), "move iron home-1 stable", "TRA-2", {"resource": "iron"}),
    "no-road": lambda: (working(), "move wood home-1 keyflower", "TRA-3", {"from": "home-1", "to": "keyflower"}),
    "not-your-village": lambda: (working(), "move wood home-1 mason", "TRA-1", {"tile": "mason"}),
    "cannot-pay-upgrade": lambda: (working("stop"), "upgrade stable iron wood", "UPG-2", {"cost": "1 iron, 1 wood"}),
    "never-upgraded": lambda: (working("stop"), "upgrade keyflower", "UPG-3", {"tile": "keyflower"}),
    "already-upgraded": lambda: (working("stop"), "upgrade miner anvil", "UPG-1", {"tile": "miner"}),
    "cannot-pay-workers": lambda: (
        at_the_lodge(),
        "upgrade talton-lodge red",
        "PRO-7",
        {"tile": "talton-lodge", "count": 2},
    ),
    "no-village-to-copy": lambda: (
        table(person(red=1), person(), season="summer", auction=[lot("sorcerer")], modules=["sorcerer"]),
        "use sorcerer 1 red",
        "PRO-5",
        {"tile": "sorcerer"},
    ),
    "nothing-to-copy": lambda: (copying("barn", red=1), "use sorcerer 1 red", "PRO-5", {"tile": "sorcerer"}),
    "no-copy-payable": lambda: (copying("hiring-fair", red=1), "use sorcerer 1 red", "PRO-5", {"tile": "sorcerer"}),
    "cannot-copy": lambda: (
        copied(),
        "copy tavern",
        "PRO-5",
        {"tile": "tavern", "by": "sorcerer"},
    ),
    "put-other-first": lambda: (landing(), "put wood home-1", "PRO-13", {"resource": "stone"}),
}


def keys_in_the_source() -> set[str]:
    """The second argument of every IllegalAction of the base rules."""
    found: set[str] = set()
    for file in Path(keyflower.game.__file__ or "").parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalAction":
                key = node.args[1]
                assert isinstance(key, ast.Constant), f"{file.name}, line {node.lineno}: the key must be written out"
                found.add(str(key.value))
    return found


def test_every_refusal_in_the_source_is_triggered_here() -> None:
    assert keys_in_the_source() == set(CASES)


@pytest.mark.parametrize("key", CASES)
def test_a_refusal_names_its_rule_and_figures_and_changes_nothing(key: str) -> None:
    game, line, rule, figures = CASES[key]()
    found = refused(game, line, rule, key, **figures)
    for value in found.figures.values():
        assert isinstance(value, str | int | list)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("", "the line is empty"),
        ("dance", "'dance' is no action"),
        ("bid tavern", "TILE NUMBER COLOUR"),
        ("bid tavern red 2", "the number before the colour"),
        ("bid tavern two red", "'two' is no number"),
        ("bid tavern 999 red", "'999' is no number"),
        ("bid inn 1 purple", "'purple' is no colour"),
        ("bid nowhere 1 red", "no tile called 'nowhere'"),
        ("bid keywood 1 red keywood", "must be a losing bid"),
        ("x: pass", "'x' before the colon is no seat"),
        ("9: pass", "there is no seat 9"),
        ("build keywood 1;2 0", "build TILE Q,R TURN"),
        ("build keywood a,b 0", "'a,b' is no place"),
        ("build keywood 900,0 0", "too far"),
        ("build keywood 1,0 9", "'9' is no number"),
        ("place 2", "NUMBER COLOUR"),
        ("move wood home-1", "move RESOURCE FROM TO"),
        ("take everything", "no thing to take called 'everything'"),
        ("pay", "pay"),
        ("offer keywood", "WINTER-TILE"),
        ("upgrade", "upgrade TILE"),
        ("upgrade keywood love", "'love' is no resource or skill"),
        ("boat", "boat NAME"),
        ("bid keywood " + "1" * 700, "too long"),
    ],
)
def test_what_is_no_action_is_a_notation_error(line: str, what: str) -> None:
    game = spring(lot("keywood"), red=2)
    before = game.position()
    with pytest.raises(kf.NotationError, match=what.replace("+", r"\+")):
        game.play(line)
    assert game.position() == before


@pytest.mark.parametrize("wrong", [None, 5, ["pass"], b"pass"])
def test_what_is_no_action_at_all_is_told(wrong: Any) -> None:
    game = kf.Game.new(2, seed=1)
    for ask in (game.play, game.refusal, game.parse):
        with pytest.raises(kf.NotationError, match="a line or a table"):
            ask(wrong)
    assert not game.actions


def test_an_action_is_played_as_a_table_too() -> None:
    game = kf.Game.new(2, seed=1)
    written = game.legal_actions()[3].to_dict()
    assert game.refusal(written) is None
    game.play(written)
    assert len(game.actions) == 1


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there_knows_nothing(seat: int) -> None:
    game = kf.Game.new(2, seed=1)
    for ask in (game.view, game.memory, game.legal_actions, game.prospects, lambda seat: game.views([0, seat])):
        with pytest.raises(ValueError, match="there is no seat"):
            ask(seat)
