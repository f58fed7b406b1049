"""The scoring against an integer program and against trying everything, on random ends of games."""

from random import Random

import pytest

from . import exhaustive, oracle
from .build import sheet_of
from .positions import random_estate, random_small_estate


@pytest.mark.rule("SCO-9")
@pytest.mark.parametrize("start", range(0, 200, 50))
def test_base_game(start: int) -> None:
    for number in range(start, start + 50):
        end = random_estate(Random(f"base/{number}"))
        assert sheet_of(end).total == oracle.best_total(end), number


@pytest.mark.rule("MSC-1")
@pytest.mark.parametrize("start", range(0, 200, 50))
def test_with_every_module(start: int) -> None:
    for number in range(start, start + 50):
        end = random_estate(Random(f"all/{number}"), ("base", "merchants", "promos"), orders=7)
        assert sheet_of(end).total == oracle.best_total(end), number


@pytest.mark.parametrize("number", range(40))
def test_all_three_agree_on_few_pieces(number: int) -> None:
    end = random_small_estate(Random(f"small/{number}"))
    found = exhaustive.piece_points(end)
    assert oracle.piece_points(end) == found
    assert sheet_of(end).total - oracle.best_fixed(end) == found
