"""What each winter tile of the base game pays (WIN)."""

import pytest

from .build import estate, line, sheet_of, total


@pytest.mark.rule("WIN-1")
def test_apothecary() -> None:
    assert total(estate("apothecary", blue=4)) == 0
    assert total(estate("apothecary", blue=2, red=1, green=2)) == 3
    assert total(estate("apothecary", blue=2, red=1, green=2, yellow=4, purple=1)) == 6


@pytest.mark.rule("WIN-2")
def test_craftsmans_guild() -> None:
    assert total(estate("craftsmans-guild", blue=3, red=2, yellow=2)) == 6
    assert total(estate("craftsmans-guild", blue=3, red=2, green=9)) == 0


@pytest.mark.rule("WIN-3")
def test_jeweller() -> None:
    sheet = sheet_of(estate("jeweller", gold=4, iron=3))
    assert sheet.total == 8
    assert line(sheet, "jeweller").what == {"gold": 4}


@pytest.mark.rule("WIN-4")
def test_key_guild() -> None:
    assert total(estate("key-guild", anvil=2, pick=2)) == 0
    assert total(estate("key-guild", anvil=2, pick=2, saw=7)) == 20


@pytest.mark.rule("WIN-5")
def test_keythedral() -> None:
    assert total(estate("keythedral")) == 12


@pytest.mark.rule("WIN-6")
def test_key_market() -> None:
    assert total(estate("key-market", green=3, red=4)) == 6


@pytest.mark.rule("WIN-7")
def test_mercers_guild() -> None:
    assert total(estate("mercers-guild", iron=2, stone=1, wood=1)) == 5
    # One gold for one, three for all three: 5 a set against 1, 2 or 3 for gold left over.
    assert total(estate("mercers-guild", iron=2, stone=1, wood=2, gold=1)) == 10
    assert total(estate("mercers-guild", gold=3)) == 5
    assert total(estate("mercers-guild", gold=4, wood=2)) == 10


@pytest.mark.rule("WIN-8")
def test_scholar() -> None:
    sheet = sheet_of(estate("scholar", anvil=2, pick=3, saw=1))
    assert sheet.total == 9
    assert line(sheet, "scholar").about == "pick"


@pytest.mark.rule("WIN-8", "WIN-9")
def test_scholar_chooses_beside_the_scribes() -> None:
    # Two sets (20) leave one anvil and two saws: the Scholar takes the saws.
    sheet = sheet_of(estate("scholar", "scribes", anvil=3, pick=2, saw=4))
    assert sheet.of("scribes") == 20
    assert sheet.of("scholar") == 6
    assert line(sheet, "scholar").about == "saw"


@pytest.mark.rule("WIN-9")
def test_scribes() -> None:
    assert total(estate("scribes", anvil=2, pick=5, saw=3)) == 20
    assert total(estate("scribes", anvil=2, pick=5)) == 0


@pytest.mark.rule("WIN-10")
def test_village_hall() -> None:
    sheet = sheet_of(estate("village-hall", blue=4, red=3, yellow=2, green=5))
    assert sheet.total == 5
    assert line(sheet, "village-hall").about == "green"


@pytest.mark.rule("WIN-11")
def test_watermill() -> None:
    sheet = sheet_of(estate("watermill", iron=4, wood=3, gold=2))
    assert sheet.total == 4 + 2
    assert line(sheet, "watermill").about == "iron"
    # Gold gains nothing: it is worth 1 with or without the Watermill.
    assert total(estate("watermill", gold=5)) == total(estate(gold=5)) == 5


@pytest.mark.rule("WIN-12")
def test_windmill() -> None:
    assert total(estate("windmill", iron=2, stone=1, wood=1)) == 0
    assert total(estate("windmill", iron=2, stone=1, wood=2)) == 5
    # Five gold at the Windmill are worth what they are worth anyway.
    assert total(estate("windmill", gold=5)) == 5
    assert total(estate("windmill", iron=4, gold=1)) == 5
