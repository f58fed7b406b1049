"""What to take out of the box: the engine's own deal, without what the box lacks."""

import contextlib

import pytest

import keyflower as kf
from keyflower.catalogue import CATALOGUE, SEASONS
from keyflower.companion import BoxError, BoxPlan, BoxWish, plan_of
from keyflower.game.modules import MODULES

EVERYTHING = tuple(MODULES)


def tiles_of(plan: BoxPlan) -> list[str]:
    return [
        *(seat.home for seat in plan.seats),
        *(boat.tile for boat in plan.boats),
        *(tile for deck in plan.seasons.values() for tile in deck),
        *(tile for seat in plan.seats for tile in seat.winter),
    ]


@pytest.mark.rule("SET-1", "SET-2", "SET-7")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("modules", [(), ("merchants",), EVERYTHING])
def test_a_plan_is_the_deal_of_its_seed(players: int, modules: tuple[str, ...]) -> None:
    plan = plan_of(BoxWish(players, "brook", modules))
    position = kf.Game.new(players, "brook", modules=modules).position()
    assert [seat.home for seat in plan.seats] == [seat["village"][0]["tile"] for seat in position["seats"]]
    assert [seat.winter for seat in plan.seats] == [seat["winter"] for seat in position["seats"]]
    assert [boat.tile for boat in plan.boats] == [boat["tile"] for boat in position["boats"]]
    assert plan.start == position["start"]
    lots = [lot["tile"] for lot in position["auction"]]
    assert plan.seasons["spring"] + plan.beside + [each.tile for each in plan.turn_order] == lots
    assert {name: plan.seasons[name] for name in ("summer", "autumn")} == position["decks"]
    assert [each.purple for each in plan.turn_order] == [False] * (len(plan.turn_order) - 1) + [True]


def test_tiles_that_the_box_lacks_are_in_no_plan() -> None:
    lacking = ["miner", "tavern", "scribes", "home-1", "summer-boat-2a"]
    for seed in range(60):
        found = tiles_of(plan_of(BoxWish(4, str(seed), EVERYTHING, lacking=lacking)))
        assert not {*lacking, "summer-boat-2b"} & set(found)
        assert len(set(found)) == len(found)


def test_a_tile_that_is_not_found_is_replaced_and_all_others_stay() -> None:
    before = plan_of(BoxWish(5, "brook", EVERYTHING))
    for tile in tiles_of(before):
        after = plan_of(BoxWish(5, "brook", EVERYTHING, missing=[tile]))
        changed = [(old, new) for old, new in zip(tiles_of(before), tiles_of(after), strict=True) if old != new]
        assert [old for old, _ in changed] == [tile]
        new = CATALOGUE.tile(changed[0][1])
        assert new.season == CATALOGUE.tile(tile).season
        assert len(set(tiles_of(after))) == len(tiles_of(after))


def test_winter_tiles_with_a_seed_of_their_own_leave_everything_else_as_it_is() -> None:
    open_seed = plan_of(BoxWish(5, "brook", EVERYTHING, missing=["scribes"]))
    plan = plan_of(BoxWish(5, "brook", EVERYTHING, missing=["scribes"], winter_seed="secret"))
    hands = [seat.winter for seat in plan.seats]
    assert hands != [seat.winter for seat in open_seed.seats]
    assert hands == [seat.winter for seat in plan_of(BoxWish(5, "secret", EVERYTHING, missing=["scribes"])).seats]
    for seat, other in zip(plan.seats, open_seed.seats, strict=True):
        seat.winter = other.winter
    assert plan == open_seed


@pytest.mark.rule("SET-4", "VAR-C")
def test_a_handicap_is_a_green_worker_from_the_supply_and_none_from_the_bag() -> None:
    plan = plan_of(BoxWish(3, "brook", variants={"handicap": [1]}))
    assert (plan.start_workers, plan.start_green) == ([8, 8, 8], [0, 1, 0])


@pytest.mark.parametrize("modules", [(), EVERYTHING])
def test_any_tile_may_be_missing_or_it_is_said_why_not(modules: tuple[str, ...]) -> None:
    for tile in CATALOGUE.tiles:
        with contextlib.suppress(ValueError):  # in a sentence: the only other answer there is
            plan = plan_of(BoxWish(3, "brook", modules, missing=[tile.id]))
            assert tile.id not in tiles_of(plan)


def test_whoever_gets_the_lowest_home_instead_of_a_missing_one_starts() -> None:
    for tile in ("home-1", "home-2", "home-3", "home-4"):
        plan = plan_of(BoxWish(2, "brook", missing=[tile]))
        numbers = [CATALOGUE.tile(seat.home).number for seat in plan.seats]
        assert numbers[plan.start] == min(numbers)


@pytest.mark.parametrize(
    ("season", "left"), [("spring", 9), ("autumn", 9), ("winter", 11), ("home", 5)]
)  # fmt: skip
def test_too_few_tiles_are_refused_with_the_figures(season: str, left: int) -> None:
    names = [tile.id for tile in CATALOGUE.of_season(season, ("base",))]
    with pytest.raises(BoxError) as refused:
        plan_of(BoxWish(6, "0", lacking=names[left:]))
    assert refused.value.figures == {"season": season, "have": left, "need": left + 1}


def test_tiles_that_every_game_needs_cannot_be_lacking() -> None:
    with pytest.raises(ValueError, match="needs turn-order-1"):
        plan_of(BoxWish(2, "0", lacking=["turn-order-1"]))
    with pytest.raises(BoxError):
        plan_of(BoxWish(2, "0", lacking=["keyflower"]))
    assert plan_of(BoxWish(2, "0", ("merchants",), lacking=["keyflower"])).boats[0].tile != "keyflower"


@pytest.mark.parametrize(
    "wish",
    [
        BoxWish(1, "0"),
        BoxWish(7, "0"),
        BoxWish(2, "0", ("no-such",)),
        BoxWish(2, "0", lacking=["no-such"]),
        BoxWish(2, "0", missing=[""]),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused_in_a_sentence(wish: BoxWish) -> None:
    with pytest.raises(ValueError):
        plan_of(wish)


def test_every_boat_says_what_it_carries_in_the_seasons_with_boats() -> None:
    plan = plan_of(BoxWish(6, "0", EVERYTHING))
    for boat in plan.boats:
        assert SEASONS[0] in boat.face
        assert set(boat.cargo) <= set(SEASONS[:3])
