"""What is printed: counts, patterns, and mistakes that are found when it is loaded."""

import re
from collections import Counter
from importlib import resources

import pytest

from keyflower.catalogue import CATALOGUE, SETS, CatalogueError, load


def texts() -> dict[str, str]:
    folder = resources.files("keyflower.catalogue").joinpath("data")
    return {name: folder.joinpath(f"{name}.toml").read_text(encoding="utf-8") for name in SETS}


def test_the_number_of_tiles_of_each_kind() -> None:
    first = [tile for tile in CATALOGUE.tiles if tile.since == 1]
    kinds = Counter((tile.set, tile.kind) for tile in first)
    assert kinds["base", "home"] == 6
    assert kinds["base", "boat"] == 6
    assert kinds["base", "turn_order"] == 4
    assert kinds["base", "summer_boat"] == 8  # four tiles of two sides
    seasons = Counter(tile.season for tile in first if (tile.set, tile.kind) == ("base", "village"))
    assert seasons == {"spring": 12, "summer": 8, "autumn": 12, "winter": 12}
    assert len(CATALOGUE.extensions) == 18
    assert len(CATALOGUE.contracts) == 36


def test_ids_and_numbers_are_one_of_a_kind() -> None:
    ids = [tile.id for tile in CATALOGUE.tiles]
    assert len(set(ids)) == len(ids)
    assert [tile.index for tile in CATALOGUE.tiles] == list(range(len(ids)))
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in ids)
    assert all(CATALOGUE.tile(name).id == name for name in ids)
    assert CATALOGUE.find("no-such-tile") is None


COTTAGE = """
[[village]]
id = "cottage"
index = {index}
since = 99
name = "Cottage"
season = "spring"
edges = "RRRRGG"
upgrade_cost = {{ wood = 1 }}
front = {{ draw_workers = 1 }}
back = {{ draw_workers = 2 }}
"""


@pytest.mark.parametrize("file", SETS)
def test_a_new_tile_moves_no_other_tiles_number(file: str) -> None:
    data = texts()
    data[file] += COTTAGE.format(index=len(CATALOGUE.tiles))
    longer = load(data)
    assert [tile.id for tile in longer.tiles] == [*(tile.id for tile in CATALOGUE.tiles), "cottage"]


def test_a_number_that_is_taken_or_leaves_a_gap_is_refused() -> None:
    free = len(CATALOGUE.tiles)
    for index, what in [
        (3, f"index 3 belongs to home home-4; the next free one is {free}"),
        (free + 1, f"index {free + 1} leaves a gap; the next free one is {free}"),
    ]:
        data = texts()
        data["promos"] += COTTAGE.format(index=index)
        with pytest.raises(CatalogueError) as error:
            load(data)
        assert (error.value.entry, error.value.what) == ("village cottage", what)


def test_a_new_tile_belongs_to_no_older_rules() -> None:
    data = texts()
    data["base"] += COTTAGE.format(index=len(CATALOGUE.tiles)).replace("since = 99", "")
    with pytest.raises(CatalogueError, match=f"since 1, though there are tiles of rules {CATALOGUE.tiles[-1].since}"):
        load(data)


def test_turns_that_look_different() -> None:
    for tile in CATALOGUE.tiles:
        assert tile.turns == len({tile.edges[n:] + tile.edges[:n] for n in range(6)}), tile.id
    assert CATALOGUE.tile("keyflower").turns == 3
    assert CATALOGUE.tile("turn-order-3").turns == 2
    assert CATALOGUE.tile("stable").turns == 6


def broken(old: str, new: str, file: str = "base") -> CatalogueError:
    data = texts()
    assert old in data[file]
    data[file] = data[file].replace(old, new, 1)
    with pytest.raises(CatalogueError) as error:
        load(data)
    return error.value


@pytest.mark.parametrize(
    ("old", "new", "entry", "what"),
    [
        (
            "front = { draw_workers = 1 }",
            "front = { fly = 1 }",
            "village alehouse",
            "unknown effect on the front: 'fly'",
        ),
        ('edges = "RRRRGG"', 'edges = "RRRRG"', "village alehouse", "must have six letters"),
        ('edges = "RRRRGG"', 'edges = "RRRRGX"', "village alehouse", "unknown edge 'X'"),
        ('id = "apprentice-hall"', 'id = "alehouse"', "village alehouse", "duplicate id 'alehouse'"),
        ('id = "alehouse"\n', "", "village 1", "has no id"),
        ("index = 6\n", "", "village alehouse", "has no index"),
        ("index = 6\n", 'index = "six"\n', "village alehouse", "index must be a whole number, not 'six'"),
        ("index = [50, 51]", "index = 50", "summer_boat summer-boat-1", "needs an index for each side"),
        ('name = "Alehouse"\n', "", "village alehouse", "has no name"),
        ('season = "spring"', 'season = "monsoon"', "village alehouse", "unknown season 'monsoon'"),
        ("upgrade_cost = { anvil = 1 }", "upgrade_cost = { hammer = 1 }", "village key-mine", "upgrade_cost 'hammer'"),
        ("points = [0, 5]", "points = [0]", "home home-1", r"points must be \[front, back\]"),
        ("points = [0, 5]", "points = [0, -5]", "home home-1", "points must be a whole number, not -5"),
        ("resources = { gold = 1 }", "resources = { glue = 1 }", "village gold-mine", "resources 'glue'"),
        ('pay_worker = "yellow"', 'pay_worker = "purple"', "village peddler", "price on the front 'purple'"),
        ('pay_skill = "any"', 'pay_skill = "charm"', "village brewer", "price on the front 'charm'"),
        ("draw_workers = 1 }", "draw_workers = true }", "village alehouse", "must be a whole number, not True"),
        ("workers = 7, skills = 1", "pirates = 7, skills = 1", "boat keyflower", "cargo in spring 'pirates'"),
        ("score = { flat = 12 }", "score = { glory = 12 }", "village keythedral", "unknown word in score 'glory'"),
        ("score = { per = { green = 1 }", "score = { per = { moss = 1 }", "village key-market", "unknown score 'moss'"),
        ("use_in_any_colours = true", "walk_on_water = true", "summer_boat summer-boat-4", "ability 'walk_on_water'"),
        ("[[turn_order]]", "[[monster]]", "monster", "unknown kind of entry"),
    ],
)
def test_a_mistake_is_named_with_its_file_and_entry(old: str, new: str, entry: str, what: str) -> None:
    found = broken(old, new)
    assert (found.file, found.entry) == ("base.toml", entry)
    assert re.search(what, found.what)
    assert str(found) == f"base.toml: {entry}: {found.what}"


def test_an_id_must_not_stand_in_two_files() -> None:
    found = broken('id = "emporium"', 'id = "tavern"', "promos")
    assert (found.file, found.what) == ("promos.toml", "duplicate id 'tavern'")


def test_a_file_that_is_no_toml_is_named() -> None:
    found = broken("[pieces]", "[pieces", "merchants")
    assert (found.file, found.entry) == ("merchants.toml", "the file")
    assert "is not TOML" in found.what


def test_mistakes_in_contracts_and_extensions() -> None:
    needs = broken('needs = ["green", "green"]', 'needs = ["green", "cheese"]', "merchants")
    assert (needs.entry, "'cheese'" in needs.what) == ("contract contract-green-2", True)
    colour = broken('colour = "blue"', 'colour = "mauve"', "merchants")
    assert (colour.entry, "unknown colour 'mauve'" in colour.what) == ("extension extension-blue-1", True)
