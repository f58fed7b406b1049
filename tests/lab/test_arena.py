"""Tournaments: fair seatings, nothing lost, the same results wherever they are played, figures that are right."""

import json
import os
from pathlib import Path

import pytest

import keyflower as kf
from keyflower.bots import Bot
from keyflower.lab import executors
from keyflower.lab.arena import Arena, Folder, missing
from keyflower.lab.entrants import Entrant
from keyflower.lab.match import Outcome, play_match
from keyflower.lab.ratings import strengths, table, wilson
from keyflower.lab.report import write_report


class Passive(Bot):
    """Always the first answer: a bot of one's own, by module and class."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view, memory, decision, actions, budget=None):  # type: ignore[no-untyped-def]
        return actions[0]


def games(*entrants: str, deals: int = 2) -> tuple[Arena, list[Outcome]]:
    arena = Arena(entrants, 0, deals, "test")
    return arena, list(map(play_match, arena.tasks()))


def without_clock(outcome: Outcome) -> Outcome:
    return {field: value for field, value in outcome.items() if field not in ("seconds", "slow")}


def test_every_entrant_sits_everywhere_at_every_deal() -> None:
    arena = Arena(["3", "2", "1"], 0, 4, "fair")
    tasks = list(arena.tasks())
    assert len(tasks) == 4 * 3
    for deal in range(4):
        seatings = [task["seats"] for task in tasks if task["deal"] == f"fair {deal}"]
        for seat in range(3):
            assert sorted(seats[seat] for seats in seatings) == ["1", "2", "3"]


def test_one_against_three_takes_four_seatings() -> None:
    tasks = list(Arena(["5", "4", "4", "4"], 0, 1, "one").tasks())
    assert sorted(task["seats"].index("5") for task in tasks) == [0, 1, 2, 3]


def test_more_entrants_than_seats_meet_in_every_choice() -> None:
    arena = Arena(["1", "2", "3", "1:iterations=2"], 2, 1, "round")
    assert len(arena.line_ups()) == 6


def test_who_is_nobody_is_refused() -> None:
    for text in ("9", "nobody", "no.such.module:Bot", "3:iterations=many"):
        with pytest.raises(ValueError):
            Entrant(text)
    assert isinstance(Entrant(f"{__name__}:Passive").make("1"), Passive)
    assert Entrant("4:iterations=8").title == "4 Steward, iterations=8"


def test_a_match_can_be_played_again_and_its_record_too() -> None:
    task = next(Arena(["2", f"{__name__}:Passive"], 0, 1, "again").tasks())
    first, second = play_match(task), play_match(task)
    assert without_clock(first) == without_clock(second)
    assert kf.Game.replay(first["record"]).scores().totals == first["totals"]


def test_processes_give_the_same_as_one() -> None:
    arena = Arena(["2", "1"], 0, 1, "pool")
    tasks = list(arena.tasks())
    here = sorted((without_clock(outcome) for outcome in map(play_match, tasks)), key=lambda o: o["id"])
    there = sorted(
        (without_clock(outcome) for outcome in executors.spread(play_match, tasks, 2)), key=lambda o: o["id"]
    )
    assert here == there


def test_an_interrupted_run_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    arena = Arena(["2", "1"], 0, 2, "resume")
    folder = Folder(tmp_path)
    assert folder.open(arena) == []
    for task in missing(arena, [])[:3]:
        folder.add(play_match(task))
    lines = folder.games.read_text(encoding="utf-8")
    folder.games.write_text(lines[:-40], encoding="utf-8")  # cut off in the middle of the third game's line
    found = Folder(tmp_path).open(arena)
    assert [outcome["id"] for outcome in found] == ["0.0.0", "0.0.1"]
    first, second = folder.games.read_text(encoding="utf-8").splitlines()
    folder.games.write_text(f"{first[:200]}\n{second}\n", encoding="utf-8")  # a broken line costs its own game alone
    assert [outcome["id"] for outcome in folder.read()] == ["0.0.1"]
    folder.games.write_text(f"{first}\n{second}\n", encoding="utf-8")
    left = missing(arena, found)
    assert [task["id"] for task in left] == ["0.1.0", "0.1.1"]
    for task in left:
        folder.add(play_match(task))
    assert missing(arena, folder.read()) == []
    with pytest.raises(ValueError, match="another tournament"):
        folder.open(Arena(["3", "1"], 0, 2, "resume"))


def test_the_table_counts_what_happened() -> None:
    _, outcomes = games("2", "1")
    lines = {line.entrant: line for line in table(outcomes)}
    assert lines["2"].games == lines["1"].games == len(outcomes)
    assert sum(line.wins for line in lines.values()) == len(outcomes)
    assert lines["2"].rating > lines["1"].rating
    low, high = lines["2"].rating_low, lines["2"].rating_high
    assert low is not None
    assert high is not None
    assert low <= lines["2"].rating <= high


def test_one_deal_gives_no_interval() -> None:
    _, outcomes = games("2", "1", deals=1)
    for line in table(outcomes):
        assert line.rating_low is None
        assert line.to_dict()["rating_95"] == [None, None]


def test_ratings_find_the_strengths_behind_results() -> None:
    """Ten to one is 400 points of Elo."""
    found = strengths([{(0, 1): 1000.0, (1, 0): 100.0}], 2)
    assert found[0] - found[1] == pytest.approx(400, abs=5)


def test_intervals_of_shares() -> None:
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.404, abs=0.002)
    assert high == pytest.approx(0.596, abs=0.002)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_report_stands_alone(tmp_path: Path) -> None:
    arena, outcomes = games("2", "1", deals=1)
    page = write_report(tmp_path, arena, outcomes, table(outcomes)).read_text(encoding="utf-8")
    assert page.count("<svg") == 6  # three charts, each also in a shape for telephones
    assert "2 Dreamer" in page
    for outside in ("src=", "href=", "url(", "@import"):
        assert outside not in page
    assert {file.suffix for file in tmp_path.iterdir()} == {".html", ".svg"}
    json.dumps([line.to_dict() for line in table(outcomes)])


def die(task: int) -> int:
    os._exit(3)


def test_a_dead_process_is_told_and_nothing_to_do_is_nothing() -> None:
    with pytest.raises(executors.WorkDied):
        list(executors.spread(die, [1, 2, 3], 2))
    assert list(executors.spread(die, [], 2)) == []
