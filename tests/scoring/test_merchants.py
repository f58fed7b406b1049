"""What The Merchants adds to the final scoring (CON, EXT, CAB, MBO, MVT, MSC)."""

import pytest

from keyflower.game.scoring import Estate

from .build import EVERY_STEP, estate, line, sheet_of, total, with_contracts


def fulfilled(found: Estate) -> list[str]:
    return [item.source for item in sheet_of(found).items if item.note == "order"]


@pytest.mark.rule("CON-3")
def test_a_contract_is_worth_seven() -> None:
    sheet = sheet_of(with_contracts(estate("miner iron=1", anvil=1), "contract-anvil-iron"))
    assert sheet.total == 7
    assert line(sheet, "contract-anvil-iron").what == {"anvil": 1, "iron": 1}


@pytest.mark.rule("CON-3")
def test_a_contract_scores_once_and_its_pieces_too() -> None:
    assert total(with_contracts(estate(red=8), "contract-red-4")) == 7
    both = ("contract-red-4", "contract-red-2-any-4")
    assert total(with_contracts(estate(red=9), *both)) == 7
    assert total(with_contracts(estate(red=10), *both)) == 14
    assert total(with_contracts(estate("scribes", anvil=1, pick=1, saw=1), "contract-three-skills")) == 10


@pytest.mark.rule("CON-3")
def test_stand_ins_serve_contracts() -> None:
    # Gold for two wood; the third gold is left over.
    assert total(with_contracts(estate(gold=3, wood=1), "contract-wood-3")) == 7 + 1
    assert total(with_contracts(estate("summer-boat-3b", stone=2), "contract-gold-2")) == 7
    assert total(with_contracts(estate(stone=2), "contract-gold-2")) == 0
    sheet = sheet_of(with_contracts(estate(blue=1, red=1, yellow=1, purple=1), "contract-four-colours"))
    assert line(sheet, "contract-four-colours").what == {"blue": 1, "red": 1, "yellow": 1, "purple": 1}


@pytest.mark.rule("CON-3")
def test_fulfilling_is_voluntary() -> None:
    # The three wood are worth 9 where they lie.
    assert fulfilled(with_contracts(estate("timber-yard+ wood=3"), "contract-wood-3")) == []
    # On the unupgraded yard they are worth 6.
    assert fulfilled(with_contracts(estate("timber-yard wood=3"), "contract-wood-3")) == ["contract-wood-3"]


@pytest.mark.rule("CON-5")
def test_the_purple_contract_takes_the_marker_itself() -> None:
    sheet = sheet_of(with_contracts(estate(purple=1), "contract-purple"))
    assert sheet.total == 7
    assert line(sheet, "contract-purple").what == {"purple": 1}
    assert total(with_contracts(estate(gold=5, red=5), "contract-purple")) == 5
    # The marker is better used in a set of skills.
    assert fulfilled(with_contracts(estate("scribes", purple=1, anvil=1, saw=1), "contract-purple")) == []


@pytest.mark.rule("EXT-5")
def test_an_extension_doubles_printed_points_only() -> None:
    assert total(estate("forge++")) == 20
    assert total(estate("home-2++")) == 10
    sheet = sheet_of(estate("barn++ wood=2", "keyflower", "stable++"))
    assert sheet.of("barn") == 4
    assert sheet.of("stable") == 10
    assert sheet.of("keyflower") == 1 + 4


@pytest.mark.rule("CAB-2")
def test_cabins_score_nothing_by_themselves() -> None:
    found = estate("keyflower")
    found.more_upgrades[0] = 3
    assert total(found) == 1


@pytest.mark.rule("MBO-1")
def test_keyflower_2_scores_by_its_gold() -> None:
    # Its three gold lie on the home by now: they serve a set, but no yard.
    assert total(estate("keyflower-2", gold=3)) == 3
    assert total(estate("keyflower-2", "mercers-guild", "blacksmith+", gold=3)) == 5


@pytest.mark.rule("MBO-3")
def test_sea_breese_2_counts_winter_tiles() -> None:
    tiles = ("keythedral", "artisan", "emporium", "key-celeste", "turn-order-3", "forge", "ianvincible")
    assert sheet_of(estate("sea-breese-2", *tiles)).of("sea-breese-2") == 6


def with_extensions(left: int, *tiles: str, **pieces: int) -> Estate:
    found = estate(*tiles, **pieces)
    found.beside["doublings_left"] = left
    return found


@pytest.mark.rule("MBO-4")
def test_flipper_2_extends_an_upgraded_tile() -> None:
    sheet = sheet_of(with_extensions(2, "home-1+", "flipper-2", "goldsmith+", "sculptor++", "forge"))
    assert [item.about for item in sheet.items if item.step == "improve"] == ["goldsmith"]
    assert sheet.total == 5 + 14 + 20 + 3


@pytest.mark.rule("MBO-4")
def test_flipper_2_needs_an_extension_and_a_tile() -> None:
    assert total(with_extensions(0, "home-1+", "flipper-2")) == 5
    assert total(with_extensions(1, "home-1+", "flipper-2")) == 10
    assert total(with_extensions(1, "home-1++", "flipper-2", "forge")) == 10 + 3


@pytest.mark.rule("MBO-5")
def test_ianvincible_2_counts_upgrade_points_on_visible_sides() -> None:
    # The Stable shows one upgrade point, and two only once it is upgraded.
    assert sheet_of(estate("ianvincible-2", "stable")).of("ianvincible-2") == 2 * 2
    assert sheet_of(estate("ianvincible-2", "stable+")).of("ianvincible-2") == 2 * 3


@pytest.mark.rule("MBO-5", "CAB-2", "SUM-2b")
def test_ianvincible_2_counts_cabins_and_boat_2b_doubles_all() -> None:
    found = estate("ianvincible-2", "stable")
    found.more_upgrades[0] = 2
    assert total(found) == 2 * (2 + 2)
    doubled = estate("ianvincible-2", "stable", "summer-boat-2b")
    doubled.more_upgrades[0] = 2
    assert total(doubled) == 2 * 2 * (2 + 2)


@pytest.mark.rule("MBO-6")
def test_white_wind_2_raises_contracts_to_ten() -> None:
    found = with_contracts(estate("white-wind-2", red=4, gold=2), "contract-red-4", "contract-gold-2")
    assert total(found) == 20
    assert total(with_contracts(estate("white-wind-2", red=3), "contract-red-4")) == 0


@pytest.mark.rule("MVT-4")
def test_artisan_counts_upgraded_tiles() -> None:
    sheet = sheet_of(estate("home-1+", "artisan", "forge+", "barn+", "mason"))
    assert sheet.of("artisan") == 6


@pytest.mark.rule("MVT-5")
def test_builder_counts_extensions() -> None:
    assert sheet_of(estate("home-1++", "builder", "forge++", "barn+")).of("builder") == 6


@pytest.mark.rule("MVT-6")
def test_muleteer_pays_for_contracts_left() -> None:
    found = with_contracts(estate("muleteer", red=4), "contract-red-4", "contract-blue-4", "contract-gold-2")
    sheet = sheet_of(found)
    assert sheet.of("muleteer") == 6
    assert sheet.total == 7 + 6


@pytest.mark.rule("MVT-6", "SCO-9")
def test_muleteer_may_pay_more_than_a_contract() -> None:
    # Two green workers are worth 4 at the Key market, and 3 come from the Muleteer: as good as the contract's 7.
    found = with_contracts(estate("muleteer", "key-market", green=3), "contract-green-2")
    assert total(found) == 2 + 7
    # Three wood where they lie are worth 6, and 3 from the Muleteer: better.
    found = with_contracts(estate("muleteer", "timber-yard wood=3"), "contract-wood-3")
    assert fulfilled(found) == []
    assert total(found) == 6 + 3


@pytest.mark.rule("MSC-1")
def test_the_order_of_the_steps() -> None:
    assert [step.name for step in EVERY_STEP] == [
        "lying", "improve", "printed", "doubled", "give", "orders", "village", "winter", "boats", "turn_order",
        "gold_left",
    ]  # fmt: skip


@pytest.mark.rule("MSC-1")
def test_a_turned_tile_counts_from_then_on() -> None:
    # Turning the Barn is too late for the wood on it, and in time for the Artisan.
    sheet = sheet_of(estate("home-1+", "flipper", "artisan", "barn wood=2"))
    assert sheet.of("barn") == 2
    assert sheet.of("artisan") == 4
    # A free extension counts for its tile and for the Builder.
    sheet = sheet_of(with_extensions(1, "home-1+", "flipper-2", "builder"))
    assert sheet.of("home-1") == 10
    assert sheet.of("builder") == 3


@pytest.mark.rule("MSC-1")
def test_the_lines_follow_the_steps() -> None:
    tiles = ("home-1++", "barn wood=1", "forge+", "jeweller", "keythedral", "ianvincible", "turn-order-1")
    found = with_contracts(estate(*tiles, red=4, gold=1, purple=1), "contract-red-4")
    names = [step.name for step in EVERY_STEP]
    steps = [names.index(item.step) for item in sheet_of(found).items]
    assert steps == sorted(steps)


@pytest.mark.rule("MSC-2")
def test_the_marker_is_no_contract_cabin_or_extension() -> None:
    # It is worth its 1 point as gold, and adds nothing to what these count.
    assert total(estate("muleteer", purple=1)) == 1
    assert total(estate("builder", purple=1)) == 1
    assert total(estate("ianvincible-2", purple=1)) == 2 + 1
    # On a contract it is any one piece, once.
    two = with_contracts(estate(anvil=1, pick=1, purple=1), "contract-anvil-iron", "contract-pick-stone")
    assert total(two) == 7
