"""The rules' texts: no rule is missing in any language, and the worked examples are what the engine does."""

import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import keyflower as kf
from keyflower.words import languages

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
LANGUAGES = sorted(path.name for path in RULES.iterdir() if (path / "base.md").exists())
RULE = re.compile(r"^- \*\*([A-Z]{3,4}-(?:\d+[a-z]?|[A-C]))\*\* \S", re.MULTILINE)


def told(language: str) -> Counter[str]:
    return Counter(rule for path in (RULES / language).glob("*.md") for rule in RULE.findall(path.read_text("utf-8")))


def ids() -> set[str]:
    tables = tomllib.loads((ROOT / "tests" / "rules" / "ids.toml").read_text("utf-8"))
    return {rule for table in tables.values() if isinstance(table, dict) for rule in table}


def test_the_rules_are_told_in_every_language_of_the_messages() -> None:
    assert sorted(languages()) == LANGUAGES
    assert {"en", "it", "pl", "ro"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_once_in_every_language(language: str) -> None:
    rules = told(language)
    assert sorted(ids() - rules.keys()) == []
    assert [rule for rule, times in rules.items() if times > 1] == []
    assert rules.keys() == told("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_told_in_every_language(language: str) -> None:
    text = (RULES / language / "tiles.md").read_text("utf-8")
    assert [tile.id for tile in kf.catalogue.load().tiles if f"{{#tile-{tile.id}}}" not in text] == []


def opened(name: str) -> kf.Game:
    position: dict[str, Any] = json.loads((RULES / "positions" / f"{name}.json").read_text("utf-8"))
    return kf.Game.from_position(position)


def test_every_position_is_told_and_opens() -> None:
    names = sorted(path.stem for path in (RULES / "positions").glob("*.json"))
    for language in LANGUAGES:
        text = (RULES / language / "examples.md").read_text("utf-8")
        assert sorted(re.findall(r"\.\./positions/([\w-]+)\.json", text)) == names
    for name in names:
        opened(name)


def refused(name: str, action: str) -> str:
    with pytest.raises(kf.IllegalAction) as caught:
        opened(name).play(action)
    return caught.value.rule


def test_outbidding() -> None:
    assert refused("bidding", "bid gold-mine 2 yellow") == "BID-4"
    assert refused("bidding", "bid gold-mine 3 red") == "BID-3"
    opened("bidding").play("bid gold-mine 3 yellow")
    opened("bidding").play("bid keywood 1 red")


def test_losing_groups() -> None:
    for action, lying in (("+key-mine", 3), ("+key-mine +alehouse", 4)):
        game = opened("losing-groups")
        game.play(f"use miner 0 red {action}")
        miner = next(lot for lot in game.view(None)["auction"] if lot["tile"] == "miner")
        assert miner["workers"]["red"] == lying
    opened("losing-groups").play("use miner 1 red +alehouse")
    assert refused("losing-groups", "use miner 1 red") == "USE-2"
    assert refused("losing-groups", "use quarryman 0 red +key-mine") == "USE-4"
    opened("losing-groups").play("bid key-mine 1 red +alehouse")


def test_transport_and_upgrade() -> None:
    game = opened("transport")
    for action in ("use home-1 1 blue", "move stone quarryman home-1", "upgrade home-1 wood stone"):
        game.play(action)
    assert game.view(0)["seats"][0]["village"][0]["upgraded"]
    game = opened("transport")
    game.play("use stable 1 red")
    assert game.decisions[0].about["points"] == 2
    for action in ("move stone quarryman home-1", "stop", "upgrade home-1 wood stone"):
        game.play(action)
    assert game.view(0)["seats"][0]["village"][0]["upgraded"]


def test_the_end_of_a_season() -> None:
    game = opened("season-end")
    game.play("pass")
    assert (game.decisions[0].seat, game.decisions[0].kind) == (1, "boat")
    game.play("boat keyflower")
    ann, ben = game.view(0)["seats"][0], game.view(1)["seats"][1]
    assert (ann["to_place"], ben["to_place"]) == (["tavern"], ["store"])
    assert ann["screen"] == {"blue": 2, "red": 2, "yellow": 3, "saw": 1}
    assert ben["screen"] == {"blue": 3, "red": 3, "yellow": 2, "anvil": 1}
    assert game.view(None)["start"] == 1


def test_the_scored_village() -> None:
    ann, ben = opened("scoring").scores().sheets
    assert (ann.total, ben.total) == (44, 12)
    points = {item.source or "gold": item.points for item in ann.items}
    assert points == {
        "blacksmith": 6,
        "home-1": 5,
        "key-mine": 3,
        "apothecary": 3,
        "scribes": 20,
        "keyflower": 2,
        "turn-order-1": 3,
        "gold": 2,
    }
    assert next(item.what["purple"] for item in ann.items if item.source == "scribes") == 1
