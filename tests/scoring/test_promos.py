"""Emporium, Monument and Key Celeste after winter (PRO, KEY-5)."""

import pytest

from keyflower.game.scoring.estate import Extra

from .build import estate, line, sheet_of, total


@pytest.mark.rule("PRO-1")
def test_emporium() -> None:
    assert total(estate("emporium", green=1, red=1)) == 0
    assert total(estate("emporium", green=1, red=1, blue=4)) == 3
    assert total(estate("emporium", green=6)) == 6
    assert total(estate("emporium", red=1, blue=1, purple=1)) == 3


@pytest.mark.rule("PRO-2")
def test_monument() -> None:
    assert total(estate("monument", wood=3)) == 0
    assert total(estate("monument", gold=1, wood=2)) == 4
    # Three gold make one set (4), and are worth 3 without it.
    assert total(estate("monument", gold=3)) == 4
    assert total(estate("monument", gold=2, wood=4)) == 8
    assert total(estate("monument", wood=2, purple=1)) == 4


@pytest.mark.rule("PRO-2", "SUM-3b")
def test_boat_3b_builds_monuments_without_gold() -> None:
    sheet = sheet_of(estate("summer-boat-3b", "monument", wood=7))
    assert line(sheet, "monument").what == {"wood": 6}
    assert sheet.total == 8 + 1


@pytest.mark.rule("KEY-5")
def test_key_celeste() -> None:
    found = estate("key-celeste")
    assert total(found) == 3
    found.extras.append(Extra("key-celeste", 3, "unused-ghost"))
    assert total(found) == 6
    # The ghost without the tile scores nothing.
    alone = estate("white-wind", "village-hall")
    alone.extras.append(Extra("key-celeste", 3, "unused-ghost"))
    assert total(alone) == 0
