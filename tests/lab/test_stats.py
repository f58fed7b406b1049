"""Statistics from records."""

import json
from pathlib import Path

import keyflower as kf
from keyflower.lab.arena import Arena, Folder
from keyflower.lab.charting import write_charts
from keyflower.lab.match import play_match
from keyflower.lab.stats import Stats, records_in


def test_figures_add_up(tmp_path: Path) -> None:
    arena = Arena(["3", "2"], 0, 2, "stats")
    folder = Folder(tmp_path / "arena")
    folder.open(arena)
    outcomes = [play_match(task) for task in arena.tasks()]
    for outcome in outcomes:
        folder.add(outcome)
    (tmp_path / "single.txt").write_text(outcomes[0]["record"], encoding="utf-8")
    (tmp_path / "broken.txt").write_text(outcomes[0]["record"][:-300], encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no record", encoding="utf-8")
    stats = Stats()
    stats.read(records_in(tmp_path))
    found = stats.to_dict()
    assert found["games"] == len(outcomes) + 1
    assert found["unreadable"] == 1
    totals = [total for outcome in [*outcomes, outcomes[0]] for total in outcome["totals"]]
    assert found["mean_score"] == round(sum(totals) / len(totals), 2)
    points = sum(row["a_seat"] for row in found["points"].values())
    assert abs(points - found["mean_score"]) < 0.1
    spring = [row for row in found["tiles"] if row["season"] == "spring"]
    assert sum(row["offered"] for row in spring) == 6 * found["games"]
    for row in found["tiles"]:
        assert 0 <= row["win_share"] <= 1
        if row["season"] in ("spring", "summer", "autumn") and row["won"]:
            assert row["mean_price"] >= 1
    json.dumps(found)
    write_charts(tmp_path / "charts", stats)
    assert len(list((tmp_path / "charts").glob("*.svg"))) == 7


def test_prices_and_uses_of_one_game() -> None:
    """Counted by hand from the actions of a record."""
    record = play_match(next(Arena(["3", "2"], 0, 1, "count").tasks()))["record"]
    game = kf.Game.replay(record)
    stats = Stats()
    stats.add(record)
    uses: dict[str, int] = {}
    for line in game.actions:
        words = line.split()
        if words[1] == "use":
            uses[words[2]] = uses.get(words[2], 0) + 1
    homes = [tile["tile"] for seat in game.view(None)["seats"] for tile in seat["village"][:1]]
    for tile in homes:
        assert stats.tiles[tile].to_dict(tile)["uses_a_game"] == uses.get(tile, 0)
        stats.add(record)  # the same again: as many uses a game
        assert stats.tiles[tile].to_dict(tile)["uses_a_game"] == uses.get(tile, 0)
    stats = Stats()
    stats.add(record)
    assert {tile: found.uses for tile, found in stats.tiles.items() if found.uses} == uses
