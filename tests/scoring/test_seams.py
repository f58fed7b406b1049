"""New tiles are data, and a module inserts its own steps."""

from importlib import resources

import pytest

from keyflower.catalogue import CATALOGUE, SETS, load
from keyflower.game.scoring import STEPS, Estate, Prints, ScoringStep, best_total, inserted, score
from keyflower.game.scoring.reckoning import Reckoning

PLAIN = 'season = "winter"\nedges = "GGGGGR"\n'


def prints_with(entry: str) -> Prints:
    folder = resources.files("keyflower.catalogue").joinpath("data")
    texts = {name: folder.joinpath(f"{name}.toml").read_text(encoding="utf-8") for name in SETS}
    texts["promos"] += (
        f'\n[[village]]\nid = "novelty"\nindex = {len(CATALOGUE.tiles)}\nsince = 99\nname = "Novelty"\n{PLAIN}{entry}\n'
    )
    return Prints(load(texts))


def village(prints: Prints) -> Estate:
    found = Estate(prints)
    found.add_tile(prints.catalogue.tile("home-1").index, 0, 0)
    found.add_tile(prints.catalogue.tile("novelty").index, 0, 1)
    return found


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("score = { per = { red = 2, any_worker = 1 }, points = 4 }", 8),
        ("score = { per = { same_worker = 3 }, points = 5 }", 10),
        ("score = { per = { same_resource = 2 }, points = 9 }", 18 + 1),
        ("score = { per = { same_skill = 1, any_skill = 1 }, points = 6 }", 6),
        ("score = { per = { adjacent_tile = 1 }, points = 7 }", 7 + 2),
        ("score = { flat = 4 }", 4 + 2),
        ("gain = { free_upgrade = 1 }", 5 + 2),
    ],
)
def test_a_new_winter_tile_needs_no_code(words: str, points: int) -> None:
    found = village(prints_with(words))
    found.workers = [1, 7, 0, 0]
    found.skills = [0, 1, 2]
    found.goods[0:4] = [2, 0, 0, 3]
    gold_left = 2 if "worker" in words or "skill" in words else 0
    assert best_total(found) == points + gold_left
    sheet = score(found)
    assert sum(item.points for item in sheet.items) == sheet.total == points + gold_left


@pytest.mark.parametrize(
    "words",
    [
        "score = { per = { red = 1, wood = 1 }, points = 4 }",
        "score = { per = { red = 1, loop_tile = 1 }, points = 4 }",
        "score = { per = { loop_tile = 2 }, points = 4 }",
        "score = { per = { red = 0 }, points = 4 }",
    ],
)
def test_what_the_scoring_cannot_do_is_refused_by_name(words: str) -> None:
    with pytest.raises(ValueError, match="novelty"):
        prints_with(words)


def pasture(reckoning: Reckoning, step: str) -> None:
    reckoning.total += 6
    if reckoning.itemised:
        reckoning.write(step, "pasture", 6, {"sheep": 3}, "animals")


def test_a_module_inserts_its_step() -> None:
    steps = inserted(STEPS, "lying", ScoringStep("animals", pasture))
    assert [step.name for step in steps][:3] == ["lying", "animals", "improve"]
    found = Estate()
    found.add_tile(0, 0, 0, upgraded=1)
    assert best_total(found, steps) == 11
    assert [item.source for item in score(found, steps).items] == ["pasture", "home-1"]
    assert best_total(found) == 5
