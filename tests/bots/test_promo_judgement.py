"""What the judging bots make of the eleven promo tiles: cases that a person would decide at a glance."""

from typing import Any

import pytest
from helpers import Doc, bid, laid, lot, person, table

import keyflower as kf
from keyflower.bots.ledger import Ledger
from keyflower.bots.scales import Scales, learnt
from keyflower.bots.tile_worth import tile_worth, winter_worth
from keyflower.catalogue import CATALOGUE

from .test_judgement import answer

ALL = ["more-promos"]
BOAT_2A = laid("summer-boat-2a", 0, 1)  # tiles lie anywhere
WINTER = ("scribes", "scholar", "key-guild", "keythedral", "watermill", "windmill")


def index(tile: str) -> int:
    return CATALOGUE.tile(tile).index


def judged(*seats: Doc, scales: Scales | None = None, **fields: Any) -> Ledger:
    game = table(*seats, **{"modules": ALL, "season": "autumn", **fields})
    return Ledger(game.state, 0, scales or Scales())


def winter_table(seat: Doc, *lots: Doc) -> kf.Game:
    return table(seat, person(yellow=3), modules=ALL, season="winter", auction=list(lots))


@pytest.mark.rule("PRO-3")
def test_a_choice_is_worth_the_better_of_both() -> None:
    """As much as the Alehouse or the Apprentice hall, whichever gives more; upgraded as much as both."""
    ledger = judged(person("storyteller"), person(), scales=learnt())

    def gain(tile: str, upgraded: int) -> float:
        return ledger.face_gain(2 * index(tile) + upgraded)

    assert gain("storyteller", 0) == max(gain("alehouse", 0), gain("apprentice-hall", 0)) > 0
    assert gain("storyteller", 1) == pytest.approx(gain("alehouse", 0) + gain("apprentice-hall", 0))


@pytest.mark.rule("PRO-3")
def test_the_storyteller_of_the_own_village_is_used() -> None:
    game = table(person("home-1", "storyteller", red=3, blue=2), person(yellow=3), modules=ALL)
    assert answer(game).startswith("use storyteller 1 ")


@pytest.mark.rule("PRO-4")
def test_green_workers_that_score_are_traded_for() -> None:
    """Key market pays two points for each green worker, and nothing pays for the skill."""
    village = ("home-1", {"tile": "trader", "upgraded": True}, "key-market")
    game = winter_table(person(*village, red=2, anvil=1), lot("turn-order-1"))
    assert answer(game).startswith("use trader 1 red")


@pytest.mark.rule("PRO-5")
def test_the_sorcerer_does_the_work_of_a_tile_that_is_full() -> None:
    mine = laid("gold-mine", 0, -2, workers={"blue": 6}, last=3, upgraded=True)
    seat = person("home-1", BOAT_2A, laid("sorcerer", 0, -1), mine, laid("barn", 1, -2), red=3)
    game = table(seat, person(), modules=ALL, season="autumn")
    assert answer(game).startswith("use sorcerer 1 red")
    # Of two effects the better one: two gold rather than one wood.
    game = table(
        person("home-1", BOAT_2A, laid("sorcerer", 0, -1), mine, laid("keywood", 1, -2), red=3),
        person(), modules=ALL, season="autumn",
    )  # fmt: skip
    game.play("0: use sorcerer 1 red")
    assert answer(game) == "copy gold-mine"


@pytest.mark.rule("PRO-6")
def test_the_developer_is_laid_beside_what_it_counts() -> None:
    seat = person("home-1", BOAT_2A, laid("stable", 0, -1), laid("keywood", -1, 1), to_place=["developer"])
    game = table(seat, person(), modules=ALL, season="summer", phase="build")
    told = game.parse(answer(game)).fields
    q, r = told["at"]
    beside = {(q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1), (q + 1, r)}
    assert {(0, 0), (0, -1)} <= beside  # the home and the stable upgrade


@pytest.mark.rule("PRO-7")
def test_the_lodge_is_worth_more_where_many_workers_are_pictured() -> None:
    many = judged(person("home-1", "alehouse", "tavern", "inn", "brewer"), person())
    few = judged(person("home-1"), person())
    assert tile_worth(many, index("talton-lodge")) >= tile_worth(few, index("talton-lodge")) + 4


@pytest.mark.rule("PRO-8", "PRO-9", "PRO-10", "PRO-11")
@pytest.mark.parametrize(
    ("tile", "village", "led", "least"),
    [
        ("beekeeper", ("home-1", "keywood", "miner", "store"), (), 6),
        ("the-glade", ("home-1", "store", "tavern", "brewer", "farrier"), (), 10),
        ("the-glade-in-winter", ("home-1", "keywood"), WINTER[:4], 10),
        ("delivery-man", ("home-1", "keywood", "miner", "stable", "workshop", "woodcutter", "store"), (), 6),
    ],
)
def test_a_winter_tile_that_the_village_suits_is_bid_for(
    tile: str, village: tuple[str, ...], led: tuple[str, ...], least: int
) -> None:
    lots = [lot(tile), *(lot(other, bid(0, 1, "red")) for other in led), lot("turn-order-1")]
    game = winter_table(person(*village, red=2, blue=2), *lots)
    assert winter_worth(Ledger(game.state, 0, learnt()), index(tile)) >= least
    assert answer(game).startswith(f"bid {tile} ")


@pytest.mark.rule("PRO-10")
def test_winter_tiles_for_the_glade_are_not_counted_twice() -> None:
    lots = [lot("the-glade-in-winter"), *(lot(other, bid(0, 1, "red")) for other in WINTER), lot("turn-order-1")]
    ledger = Ledger(winter_table(person("home-1"), *lots).state, 0, Scales())
    assert winter_worth(ledger, index("the-glade-in-winter")) <= 3 * 6  # it has six sides


@pytest.mark.rule("PRO-11")
def test_the_delivery_man_walks_further_in_a_larger_village() -> None:
    small, large = (
        judged(person(*tiles), person(), season="winter")
        for tiles in (("home-1",), ("home-1", "keywood", "miner", "stable", "workshop"))
    )
    assert winter_worth(large, index("delivery-man")) > winter_worth(small, index("delivery-man"))


@pytest.mark.rule("PRO-13")
def test_with_boat_7a_a_resource_is_put_where_it_is_wanted() -> None:
    """A stone on Quarryman's neighbour, the home, does not help; on the Stone yard it scores."""
    boats = (BOAT_2A, laid("summer-boat-7a", -1, 1))
    seat = person("home-2", *boats, laid("stone-yard", 0, -1), red=1)
    game = table(seat, person("quarryman"), modules=ALL, season="autumn")
    game.play("0: use quarryman 1 red")
    assert answer(game) == "put stone stone-yard"


@pytest.mark.rule("PRO-13")
def test_both_sides_of_boat_7_are_worth_something() -> None:
    ledger = judged(person("home-1", "keywood"), person(), scales=learnt(), season="summer")
    assert tile_worth(ledger, index("summer-boat-7b")) > tile_worth(ledger, index("summer-boat-7a")) > 0
