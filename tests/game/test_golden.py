"""Whole recorded games and fingerprints of many: they must come out the same for ever."""

import json
from pathlib import Path

import fingerprint
import pytest
from invariants import check

import keyflower as kf

FOLDER = Path(__file__).parents[1] / "golden"
RECORDS = sorted(FOLDER.glob("base-*.txt"))


def test_there_are_playthroughs_for_every_number_of_players() -> None:
    players = {kf.Game.replay(file.read_text(encoding="utf-8")).options.players for file in RECORDS}
    assert players == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_playthrough_ends_as_it_did(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = kf.Game.replay(text)
    assert game.is_over
    (result,) = [line for line in text.splitlines() if line.startswith("result ")]
    assert game.scores().totals == [int(total) for total in result.split()[1:]]
    assert game.record() == text
    check(game)


@pytest.mark.parametrize("players", fingerprint.PLAYERS)
def test_many_seeded_games_are_the_same_everywhere(players: int) -> None:
    kept = json.loads(fingerprint.FILE.read_text(encoding="utf-8"))
    assert fingerprint.fingerprint(players) == kept[str(players)]
