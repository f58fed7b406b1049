"""The general rules about pieces and points (SCO)."""

import pytest

from keyflower.catalogue.words import COUNTED
from keyflower.game.scoring.counted import COUNTERS

from .build import estate, line, sheet_of, total


@pytest.mark.rule("SCO-1")
def test_every_piece_scores_once() -> None:
    # Five workers serve the Apothecary (3) or the Craftsman's guild (3) and the Key market (2 each), never both.
    end = estate("apothecary", "craftsmans-guild", "key-market", blue=1, red=1, yellow=1, green=2)
    assert total(end) == 3 + 4
    # A skill of the Scribes' set is not one of the Scholar's.
    assert total(estate("scribes", "scholar", anvil=2, pick=1, saw=1)) == 10 + 3


@pytest.mark.rule("SCO-2")
@pytest.mark.parametrize(("tile", "points"), [("forge", 3), ("forge+", 10), ("gold-mine", 0), ("gold-mine+", 3)])
def test_printed_points_are_those_of_the_visible_side(tile: str, points: int) -> None:
    assert total(estate(tile)) == points


@pytest.mark.rule("SCO-2")
def test_an_upgraded_home_has_its_points() -> None:
    assert total(estate("home-3+")) == 5


@pytest.mark.rule("SCO-3")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("barn iron=1 stone=1 wood=1 gold=1", 4),
        ("barn+ iron=1 stone=1 wood=1 gold=1", 8),
        ("blacksmith iron=2 stone=1", 4),
        ("blacksmith+ iron=2 gold=1 wood=1", 9),
        ("stone-yard stone=1 gold=1 iron=4", 4),
        ("stone-yard+ stone=3", 9),
        ("timber-yard wood=3 stone=2", 6),
        ("timber-yard+ wood=1 gold=2", 9),
    ],
)
def test_yards_score_what_lies_on_them(tile: str, points: int) -> None:
    assert total(estate(tile)) == points


@pytest.mark.rule("SCO-3")
def test_a_yard_scores_nothing_that_lies_elsewhere() -> None:
    assert total(estate("blacksmith+", "barn+", iron=4)) == 0


@pytest.mark.rule("SCO-3")
def test_a_piece_may_leave_its_yard() -> None:
    # The iron is worth 2 on the Blacksmith, and makes a set of 5 at the Mercer's guild.
    sheet = sheet_of(estate("blacksmith iron=1", "mercers-guild", stone=1, wood=1))
    assert sheet.total == 5
    assert line(sheet, "mercers-guild").what == {"iron": 1, "stone": 1, "wood": 1}
    # Three upgraded yards keep theirs: 9 are more than 5.
    assert total(estate("blacksmith+ iron=1", "stone-yard+ stone=1", "timber-yard+ wood=1", "mercers-guild")) == 9


@pytest.mark.rule("SCO-4")
def test_pieces_are_given_from_anywhere() -> None:
    end = estate("mercers-guild", "keywood wood=1", "mason stone=1", "miner iron=1")
    assert line(sheet_of(end), "mercers-guild").points == 5


@pytest.mark.rule("SCO-5")
def test_trades_happen_as_often_as_there_are_pieces() -> None:
    assert total(estate("scribes", anvil=3, pick=3, saw=4)) == 30
    assert total(estate("windmill", wood=11)) == 10
    assert total(estate("keythedral", red=20, wood=20)) == 12


@pytest.mark.rule("SCO-6")
@pytest.mark.parametrize(
    ("tiles", "pieces", "points", "where"),
    [
        (["key-market"], {}, 2, "key-market"),
        (["scribes"], {"anvil": 1, "saw": 1}, 10, "scribes"),
        (["mercers-guild"], {"iron": 1, "wood": 1}, 5, "mercers-guild"),
        (["blacksmith+"], {}, 3, "blacksmith"),
        (["blacksmith", "barn+"], {}, 2, "blacksmith"),
        (["craftsmans-guild"], {"red": 1, "blue": 1}, 3, "craftsmans-guild"),
        (["jeweller"], {}, 2, "jeweller"),
        (["scholar"], {"saw": 1}, 6, "scholar"),
        ([], {}, 1, ""),
    ],
)
def test_the_marker_counts_as_any_one_piece(tiles: list[str], pieces: dict[str, int], points: int, where: str) -> None:
    sheet = sheet_of(estate(*tiles, purple=1, **pieces))
    assert sheet.total == points
    assert [item.source for item in sheet.items if "purple" in item.what] == [where]


@pytest.mark.rule("SCO-6")
def test_the_marker_scores_in_one_place_only() -> None:
    assert total(estate("blacksmith+", "key-market", "scribes", anvil=1, pick=1, purple=1)) == 10


@pytest.mark.rule("SCO-7")
def test_gold_left_over_is_worth_one() -> None:
    sheet = sheet_of(estate("keywood gold=2", gold=1, iron=5))
    assert sheet.total == 3
    assert line(sheet, "").what == {"gold": 3}


@pytest.mark.rule("SCO-7", "WIN-7")
def test_gold_used_in_a_set_is_not_left_over() -> None:
    sheet = sheet_of(estate("mercers-guild", gold=2, wood=1, stone=1))
    assert sheet.of("mercers-guild") == 5
    assert sheet.of("") == 1
    assert sheet.total == 6


@pytest.mark.rule("SCO-8")
def test_turn_order_tiles_count_their_neighbours() -> None:
    # Around turn-order tile 1: the home to the north, a boat, another turn-order tile, a winter tile.
    around = ("flipper @0,2,0", "turn-order-2 @1,1,0", "keythedral @-1,1,0")
    end = estate("home-1+", "turn-order-1 @0,1,0", *around, "ianvincible @3,3,0")
    sheet = sheet_of(end)
    assert sheet.of("turn-order-1") == 4
    # Turn-order tile 2 touches the other one and, across its SW edge, Flipper; the home is not its neighbour.
    assert sheet.of("turn-order-2") == 2


@pytest.mark.rule("SCO-9")
def test_the_best_assignment_is_found() -> None:
    # Two gold finish a second set, although the Jeweller pays 2 for each; the third goes to the Jeweller.
    sheet = sheet_of(estate("mercers-guild", "jeweller", gold=3, iron=1, stone=2, wood=1))
    assert sheet.of("mercers-guild") == 10
    assert sheet.of("jeweller") == 2
    # With the Windmill too, five of any kind bring 5 and spoil a set of 5: no gain; the sixth resource changes that.
    assert total(estate("mercers-guild", "windmill", iron=1, stone=1, wood=1)) == 5
    assert total(estate("mercers-guild", "windmill", iron=3, stone=3, wood=2)) == 10
    # Six workers: Craftsman's guild twice (6) beats Apothecary (3) and White Wind's one.
    assert total(estate("apothecary", "craftsmans-guild", "white-wind", blue=2, red=2, yellow=2)) == 6


@pytest.mark.rule("SCO-9")
def test_the_sheet_names_every_piece() -> None:
    sheet = sheet_of(estate("village-hall", "white-wind", "scholar", blue=2, red=5, saw=2, gold=1))
    found = sheet.to_dict()
    assert found["total"] == 7 + 6 + 1
    assert line(sheet, "scholar").to_dict() == {
        "step": "give", "source": "scholar", "points": 6, "note": "each", "what": {"saw": 2}, "about": "saw",
    }  # fmt: skip
    workers = {name for item in sheet.items for name in item.what if name in ("blue", "red")}
    assert workers == {"blue", "red"}


def test_every_counted_word_of_the_catalogue_can_be_counted() -> None:
    assert set(COUNTERS) >= COUNTED


def test_an_empty_estate_scores_nothing() -> None:
    assert total(estate()) == 0
