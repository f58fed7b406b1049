"""Positions as pictures: every tile has its drawing, a view shows what it knows and nothing more, notebooks find it."""

import random
import xml.etree.ElementTree as Xml
from pathlib import Path
from typing import Any

import pytest
from cli.terminal import run
from helpers import random_action

import keyflower as kf
from keyflower.catalogue import CATALOGUE
from keyflower.cli.hexes import turned
from keyflower.pictures import picture
from keyflower.pictures.art import art


def played(players: int, actions: int, **options: Any) -> kf.Game:
    game = kf.Game.new(players, f"picture-{players}", **options)
    chance = random.Random(players)
    for _ in range(actions):
        if not game.is_over:
            game.play(random_action(game, chance))
    return game


def test_every_tile_is_drawn_on_both_sides_and_however_it_lies() -> None:
    drawn = art()
    for tile in CATALOGUE.tiles:
        sides = 2 if tile.upgradable else 1
        assert len(drawn["soil"][tile.id]) == len(drawn["above"][tile.id]) == sides
        for turn in range(6):
            assert turned(tile.edges, turn) in drawn["ways"]
    for name in ("blue", "red", "yellow", "green", "gold", "iron", "stone", "wood", "cabin"):
        assert drawn["icons"][name]


@pytest.mark.parametrize("players", [2, 6])
def test_games_are_drawn_whole(players: int) -> None:
    game = played(players, 120, modules=("merchants", "promos"))
    svg = game._repr_svg_()
    assert svg is not None
    root = Xml.fromstring(svg)
    assert root.tag.endswith("svg")
    said = " ".join(element.text or "" for element in root.iter() if element.tag.endswith("text"))
    view = game.view()
    for seat in view["seats"]:
        for tile in seat["village"]:
            assert CATALOGUE.tile(tile["tile"]).name in said
    for lot in view["auction"]:
        assert CATALOGUE.tile(lot["tile"]).name in said
    for name in view["names"]:
        assert name in said


def test_a_view_is_a_table_that_draws_itself() -> None:
    game = played(2, 10)
    view = game.view(0)
    assert view == dict(view)
    assert view._repr_svg_() == picture(view)
    hidden = list(game.position()["seats"][1]["winter"])
    assert not [tile for tile in hidden if CATALOGUE.tile(tile).name in picture(view)]


def test_names_are_written_and_not_obeyed() -> None:
    game = kf.Game.new(2, "x", ["<script>", "A & B"])
    Xml.fromstring(picture(game.view()))
    assert "<script>" not in picture(game.view())


def test_the_command_writes_svg_and_png(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(played(2, 30).record(), encoding="utf-8")
    for name, beginning in (("out.svg", b"<svg"), ("out.png", b"\x89PNG")):
        done = run("picture", str(record), str(tmp_path / name), "--width", "400")
        assert done.returncode == 0, done.stderr
        assert (tmp_path / name).read_bytes().startswith(beginning)
    refused = run("picture", str(record), str(tmp_path / "out.gif"))
    assert refused.returncode == 2
    assert "a picture is .svg or .png" in refused.stderr
