"""The drawing of villages: lines that close, roads that meet, water that flows on, everything within the width."""

import random

import pytest
from helpers import random_action

import keyflower as kf
from keyflower.catalogue import EDGE_STEPS
from keyflower.cli.board import Board
from keyflower.cli.hexes import FINE, PLAIN_SIGNS, TOPS, Cell, Free, draw, fitting_top, turned


def picture(*cells: Cell, top: int = 11, free: list[Free] | None = None) -> list[str]:
    return [line.plain for line in draw(list(cells), free, top, PLAIN_SIGNS)]


def tile(q: int, r: int, edges: str, name: str = "") -> Cell:
    return Cell(q, r, edges, [[(name, "")]], [])


def test_a_lone_tile() -> None:
    """Edges from the bottom clockwise: S road, SW water, NW plain, N road, NE road, SE plain."""
    assert picture(tile(0, 0, "RWGRRG", "Inn")) == [
        "   ___________",
        "  /     #     \\",
        " /     Inn    =\\",
        "/               \\",
        "\\               /",
        " \\~            /",
        "  \\_____#_____/",
    ]


def crossing(side: int, first: str, second: str, top: int = 11) -> str:
    """What stands on the line between two neighbours, and on both sides of it, in the middle of their common edge."""
    dq, dr = EDGE_STEPS[side]
    own = "".join(first if each == side else "G" for each in range(6))
    other = "".join(second if each == (side + 3) % 6 else "G" for each in range(6))
    lines = picture(tile(0, 0, own), tile(dq, dr, other), top=top)
    signs = [sign for line in lines for sign in line if sign in "#=~"]
    return "".join(signs)


@pytest.mark.parametrize("top", TOPS)
@pytest.mark.parametrize("side", range(6))
def test_roads_meet_only_where_both_tiles_have_one(side: int, top: int) -> None:
    upright = side in (0, 3)
    assert crossing(side, "R", "R", top) == ("##" if upright else "===")
    assert crossing(side, "R", "G", top) == ("#" if upright else "=")
    assert crossing(side, "G", "R", top) == ("#" if upright else "=")
    assert crossing(side, "G", "G", top) == ""


@pytest.mark.parametrize("side", range(6))
def test_water_flows_from_tile_to_tile(side: int) -> None:
    assert crossing(side, "W", "W") == ("~~~~~~" if side in (0, 3) else "~~~")
    assert crossing(side, "W", "G") == ("~~~" if side in (0, 3) else "~")


def test_strokes_of_one_road_touch() -> None:
    upright = picture(tile(0, 0, "RGGGGG"), tile(0, 1, "GGGRGG"))
    rows = [(at, line.index("#")) for at, line in enumerate(upright) if "#" in line]
    assert rows[0][0] + 1 == rows[1][0]
    assert rows[0][1] == rows[1][1]
    aslant = picture(tile(0, 0, "GGGGGR"), tile(1, 0, "GGRGGG"))
    assert sum("===" in line for line in aslant) == 1


def test_a_turned_tile_shows_its_edges_clockwise() -> None:
    """A road at the bottom goes to the lower left after one sixth."""
    assert turned("RGGGGG", 1) == "GRGGGG"
    assert turned("RGGGGG", 3) == "GGGRGG"
    assert all(turned("RWGRGG", turn)[(0 + turn) % 6] == "R" for turn in range(6))


def test_free_places_bear_their_coordinates() -> None:
    assert any("1,-1" in line for line in picture(tile(0, 0, "RRRRRR"), free=[Free(1, -1, "1,-1")]))


def test_a_wide_village_is_drawn_narrower() -> None:
    for columns in range(1, 13):
        places = [(q, 0) for q in range(columns)]
        top = fitting_top(places, 100)
        lines = picture(*(tile(q, 0, "GGGGGG") for q in range(columns)), top=top)
        assert max(len(line) for line in lines) <= 100
    assert fitting_top([(0, 0)], 100) == TOPS[0]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_table_of_random_games_fits_a_hundred_columns(players: int) -> None:
    game = kf.Game.new(players, f"draw-{players}", modules=("merchants", "promos"))
    chance = random.Random(players)
    while not game.is_over:
        game.play(random_action(game, chance))
        if chance.random() < 0.05 or game.is_over:
            board = Board(game.view(0), plain=True)
            drawn = board.auction() + [line for seat in range(players) for line in board.village(seat)]
            assert max(line.cell_len for line in drawn) <= 100
            assert all(line.plain.isascii() for line in drawn)


@pytest.mark.parametrize("seed", range(5))
def test_the_drawn_roads_are_those_that_join_tiles(seed: int) -> None:
    """Counted on the drawing, the roads that cross a line are the links of the village."""
    game = kf.Game.new(3, f"roads-{seed}")
    chance = random.Random(seed)
    while not game.is_over:
        game.play(random_action(game, chance))
    for seat, shown in enumerate(game.view(0)["seats"]):
        village = {tuple(laid["at"]): laid for laid in shown["village"]}
        board = Board(game.view(0), plain=True)
        cells = {place: board.cell(laid, 11)._replace(lines=[]) for place, laid in village.items()}
        joined = sum(
            cells[q, r].edges[side] == "R" and cells[q + dq, r + dr].edges[side + 3] == "R"
            for q, r in cells
            for side, (dq, dr) in enumerate(EDGE_STEPS[:3])
            if (q + dq, r + dr) in cells
        )
        text = "\n".join(line.plain for line in draw(list(cells.values()), top=11, signs=PLAIN_SIGNS))
        rows = text.split("\n")
        upright = sum(
            sign == "#" and rows[at - 1][column : column + 1] == "#"
            for at, row in enumerate(rows)
            for column, sign in enumerate(row)
            if at
        )
        assert text.count("===") + upright == joined, f"seat {seat}"


def test_the_finer_signs_take_the_same_room() -> None:
    cells = [tile(0, 0, "RWRWRW"), tile(1, 0, "RRRRRR")]
    fine = [line.cell_len for line in draw(cells, signs=FINE)]
    assert fine == [line.cell_len for line in draw(cells, signs=PLAIN_SIGNS)]
