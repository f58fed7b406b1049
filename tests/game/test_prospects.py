"""What a reader is told beside the position: the next bid and use, the running totals, what a tile would bring."""

import pytest
from helpers import bid, laid, lot, person, table


@pytest.mark.rule("BID-4", "USE-4")
def test_the_next_bid_beats_the_leader_and_the_next_use_the_last_one() -> None:
    game = table(
        person("home-1", red=4),
        person("home-2", red=4),
        season="spring",
        auction=[lot("miner", bid(0, 2, "red"), bid(1, 3, "red")), lot("stable", workers={"blue": 2}, last=2)],
    )
    least = game.least_workers()
    assert least["bid"]["miner"] == 4
    assert least["bid"]["stable"] == 1
    assert least["use"]["miner"] == 1
    assert least["use"]["stable"] == 3
    assert least["use"]["home-1"] == 1


@pytest.mark.rule("USE-4")
def test_a_full_tile_and_a_winter_tile_have_no_next_use() -> None:
    game = table(
        person("home-1", laid("miner", 0, -1, 0, workers={"red": 5}, last=3), red=4),
        person("home-2"),
        season="winter",
        auction=[lot("watermill")],
    )
    least = game.least_workers()
    assert "miner" not in least["use"]
    assert "watermill" not in least["use"]
    assert least["bid"]["watermill"] == 1


@pytest.mark.rule("WIN-11")
def test_a_tile_is_worth_what_it_adds_to_the_best_total() -> None:
    # Five gold score by themselves: with the Watermill beside two wood there are two points more, not five.
    home = {"tile": "home-1", "goods": {"gold": 5, "wood": 2}}
    game = table(person(home), person("home-2"), season="winter", auction=[lot("watermill")])
    assert game.prospects(0)["worth"]["watermill"] == 2


def test_a_tile_that_counts_its_neighbours_is_worth_its_best_place() -> None:
    game = table(person("home-1", "stable"), person("home-2"), season="winter", auction=[lot("turn-order-1")])
    assert game.prospects(0)["worth"]["turn-order-1"] >= 1


@pytest.mark.rule("USE-13")
def test_totals_count_of_the_others_only_what_everybody_sees() -> None:
    rich = person("home-1", "key-guild", anvil=5, pick=5)
    game = table(rich, person("home-2"), season="winter", auction=[])
    known = game.prospects(0)["totals"][0]
    assert known >= 20
    assert known - game.prospects(1)["totals"][0] == 20
    assert known - game.prospects(None)["totals"][0] == 20
    assert game.prospects(None)["worth"] == {}
