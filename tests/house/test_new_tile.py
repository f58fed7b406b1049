"""A tile whose words exist is its entry: the rules deal, play and score it, bots and the lab know it, and whatever was
played before is still what it was (CONTRIBUTING, Adding a tile)."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from keyflower import RULES_VERSION
from keyflower.catalogue import CATALOGUE
from keyflower.lab.observation import LENGTH, TILE
from keyflower.lab.version import ENCODING

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
ENTRY = f"""
[[village]]
id = "one-more"
index = {len(CATALOGUE.tiles)}
since = {RULES_VERSION + 1}
name = "One more"
season = "winter"
edges = "GGRGGR"
score = {{ per = {{ wood = 2 }}, points = 3 }}
"""
# The catalogue is read with one entry more, before anybody else has looked at it.
WITH_IT = """
import json, sys, tomllib

entry, file, golden = json.loads(sys.stdin.read())
plain = tomllib.loads
tomllib.loads = lambda text: plain(text + entry if text.startswith(file) else text)
"""
PLAYED = """
from pathlib import Path

import keyflower as kf
import keyflower.bots
from keyflower.lab.observation import LENGTH
from keyflower.lab.version import ENCODING

for record in sorted(Path(golden).glob("*.txt")):
    kf.Game.replay(record.read_text(encoding="utf-8"))
modules = () if "base" in file else ("more-promos",)
games = [kf.Game.new(6, seed, modules=modules) for seed in range(8)]
dealt = [seed for seed, game in enumerate(games) if "one-more" in json.dumps(game.position())]
bots = [kf.bots.make(level, seed=1) for level in (3, 2)]
game = kf.Game.new(2, 1, modules=modules)
while not game.is_over:
    question = kf.bots.SeatQuestion.of(game)
    game.play(bots[question.seat].choose(question), question.seat)
village = [{"tile": "home-1", "goods": {"wood": 4}}, {"tile": "one-more"}]
end = {"season": "winter", "modules": list(modules), "over": True, "seats": [{"village": village}]}
sheet = kf.Game.from_position(end).scores().sheets[0].to_dict()
print(json.dumps({
    "rules": kf.RULES_VERSION,
    "dealt": len(dealt),
    "over": game.is_over,
    "points": sum(item["points"] for item in sheet["items"] if item["source"] == "one-more"),
    "cells": LENGTH,
    "encoding": ENCODING,
    "again": kf.Game.replay(game.record()) == game,
}))
"""


@pytest.mark.parametrize("file", ["# Keyflower, the base game", "# The promo tiles"])
def test_a_tile_is_its_entry(file: str) -> None:
    data = json.dumps([ENTRY, file, str(GOLDEN)])
    done = subprocess.run([sys.executable, "-c", WITH_IT + PLAYED], input=data, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["rules"] == RULES_VERSION + 1
    assert found["dealt"] > 0
    assert found["over"]
    assert found["again"]
    assert found["points"] == 6
    assert found["cells"] == LENGTH + TILE
    assert found["encoding"].split("-")[0] == ENCODING.split("-")[0], "no number has another meaning"
    assert found["encoding"] != ENCODING
