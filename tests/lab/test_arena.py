"""Tournaments: fair seatings, nothing lost, the same results wherever they are played, figures that are right."""

import itertools
import json
import math
import os
import random
from pathlib import Path
from typing import Any

import pytest
from scipy.optimize import minimize

import keyflower as kf
from keyflower.bots import Anybody, Bot
from keyflower.lab import executors
from keyflower.lab.arena import Arena, Folder, missing
from keyflower.lab.entrants import Entrant
from keyflower.lab.match import Outcome, play_match
from keyflower.lab.ratings import share_interval, strengths, table
from keyflower.lab.report import write_report


class Passive(Bot):
    """Always the first answer: a bot of one's own, by module and class."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, question):  # type: ignore[no-untyped-def]
        return question.actions[0]


class Broken(Passive):
    """Gives up in the middle of the game."""

    def choose(self, question):  # type: ignore[no-untyped-def]
        if question.view["actions"] > 20:
            raise KeyError("what now?")
        return question.actions[0]


class Mistaken(Passive):
    def choose(self, question):  # type: ignore[no-untyped-def]
        return "bid everything"


class Seedless(Passive):
    def __init__(self) -> None:
        """Cannot be made with a seed."""


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
    for text in ("os:path", "os:getcwd", f"{__name__}:Seedless", f"{__name__}:Nobody", "5:seconds=-1"):
        with pytest.raises(ValueError, match=r"no bot|cannot be made|has no attribute|more than nothing"):
            Entrant(text)
    assert isinstance(Entrant(f"{__name__}:Passive").make("1"), Passive)
    assert isinstance(Entrant("random").make("1"), Anybody)
    assert Entrant("4:iterations=8").title == "4 Steward, iterations=8"


@pytest.mark.parametrize("wrong", [{"modules": ["nothing"]}, {"variants": ["handicap=9"]}, {"variants": ["sideways"]}])
def test_options_that_do_not_exist_are_refused_before_there_is_a_folder(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        Arena(["1", "2"], 0, 1, "test", **wrong)


@pytest.mark.parametrize("field", ["id", "totals", "seats", "decisions"])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, field: str) -> None:
    folder = Folder(tmp_path)
    arena, outcomes = games("1", "random", deals=1)
    folder.open(arena)
    folder.add(outcomes[0])
    folder.add({**outcomes[1], field: 7})
    with pytest.raises(ValueError, match="line 2 is no game"):
        folder.read()


def test_a_match_can_be_played_again_and_its_record_too() -> None:
    task = next(Arena(["2", f"{__name__}:Passive"], 0, 1, "again").tasks())
    first, second = play_match(task), play_match(task)
    assert without_clock(first) == without_clock(second)
    assert kf.Game.replay(first["record"]).scores().totals == first["totals"]


@pytest.mark.parametrize(("name", "why"), [("Broken", "KeyError: 'what now?'"), ("Mistaken", "none of the")])
def test_a_bot_that_fails_forfeits_and_is_named(name: str, why: str) -> None:
    arena = Arena([f"{__name__}:{name}", "random", "1"], 0, 1, "forfeit")
    outcomes = [play_match(task) for task in arena.tasks()]
    for outcome in outcomes:
        (forfeit,) = outcome["forfeits"]
        assert outcome["seats"][forfeit["seat"]] == f"{__name__}:{name}"
        assert why in forfeit["why"]
        assert forfeit["seat"] not in outcome["winners"]
        assert kf.Game.replay(outcome["record"]).is_over
    last = table(outcomes)[-1]
    assert (last.entrant, last.forfeits, last.wins) == (f"{__name__}:{name}", 3, 0.0)


def test_chance_is_a_bot_like_all_others() -> None:
    task = next(Arena(["random", "random"], 0, 1, "chance").tasks())
    assert without_clock(play_match(task)) == without_clock(play_match(task))


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


def test_one_run_at_a_time(tmp_path: Path) -> None:
    with (
        Folder(tmp_path).locked(),
        pytest.raises(ValueError, match="another run is at work"),
        Folder(tmp_path).locked(),
    ):
        pass
    with Folder(tmp_path).locked():
        pass


def test_a_game_counts_once(tmp_path: Path) -> None:
    arena = Arena(["2", "1"], 0, 1, "twice")
    folder = Folder(tmp_path)
    folder.open(arena)
    for task in [*arena.tasks(), *arena.tasks()]:
        folder.add(play_match(task))
    assert [outcome["id"] for outcome in folder.read()] == ["0.0.0", "0.0.1"]
    for foreign in ("17", '{"name": "somebody else\'s"}'):
        folder.games.write_text(foreign + "\n", encoding="utf-8")
        with pytest.raises(ValueError, match="line 1 is no game"):
            folder.read()


def test_other_rules_or_bots_are_another_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "changing.py"
    source = "from keyflower.bots import Anybody\n\n\nclass Changing(Anybody):\n    pass\n"
    own.write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    arena = Arena(["changing:Changing", "1"], 0, 1, "versions")
    folder = Folder(tmp_path / "arena")
    folder.open(arena)
    folder.open(arena)
    own.write_text(source + "# not the same any more\n", encoding="utf-8")
    with pytest.raises(ValueError, match="another bot changing:Changing"):
        folder.open(arena)
    own.write_text(source, encoding="utf-8")
    monkeypatch.setattr("keyflower.lab.provenance.RULES_VERSION", 99)
    with pytest.raises(ValueError, match="another rules"):
        folder.open(arena)


def test_the_table_counts_what_happened() -> None:
    _, outcomes = games("2", "1")
    lines = {line.entrant: line for line in table(outcomes)}
    assert lines["2"].games == lines["1"].games == len(outcomes)
    assert sum(line.wins for line in lines.values()) == len(outcomes)
    assert lines["2"].rating > lines["1"].rating
    assert lines["2"].rating_interval is not None
    low, high = lines["2"].rating_interval
    assert low <= lines["2"].rating <= high


def test_one_deal_gives_no_interval() -> None:
    _, outcomes = games("2", "1", deals=1)
    for line in table(outcomes):
        assert line.rating_interval is None
        assert line.to_dict()["rating_95"] is None


def test_ratings_find_the_strengths_behind_results() -> None:
    """Ten to one is 400 points of Elo."""
    found = strengths([{(0, 1): 1000.0, (1, 0): 100.0}], 2)
    assert found[0] - found[1] == pytest.approx(400, abs=5)


def test_ratings_are_the_likeliest_ones() -> None:
    """Beside a general optimiser, on random tournaments, lopsided ones among them."""
    chance = random.Random(7)
    for _ in range(30):
        count = chance.randrange(2, 7)
        beaten: dict[tuple[int, int], float] = {}
        for one, other in itertools.permutations(range(count), 2):
            if chance.random() < 0.8:
                beaten[one, other] = float(chance.choice((0, 1, 5, 40, 3000)))

        def unlikelihood(strength: Any, beaten: dict[tuple[int, int], float] = beaten) -> Any:
            met = [times * math.log1p(math.exp(strength[b] - strength[a])) for (a, b), times in beaten.items()]
            before = [0.5 * (math.log1p(math.exp(-value)) + math.log1p(math.exp(value))) for value in strength]
            return sum(met) + sum(before)

        found = [(rating - 1500) * math.log(10) / 400 for rating in strengths([beaten], count)]
        best = minimize(unlikelihood, [0.0] * count, method="BFGS", options={"gtol": 1e-8})
        middle = sum(best.x) / count
        assert found == pytest.approx([value - middle for value in best.x], abs=0.01)


def made_up(deals: int, seed: int, chance_of: dict[int, float]) -> list[Outcome]:
    """Games of two, each deal in both seatings, in which the deal favours a seat and with it whoever sits there."""
    luck = random.Random(seed)
    outcomes: list[Outcome] = []
    for deal in range(deals):
        favoured = luck.choice((0, 1))
        for turn in range(2):
            seats = ["strong", "weak"] if turn == 0 else ["weak", "strong"]
            ahead = luck.random() < chance_of[int(seats[favoured] == "strong")]
            winner = seats.index("strong") if ahead else seats.index("weak")
            outcomes.append(
                {
                    "id": f"{deal}.{turn}",
                    "deal": str(deal),
                    "seats": seats,
                    "totals": [int(seat == winner) for seat in range(2)],
                    "winners": [winner],
                    "decisions": [1, 1],
                    "seconds": [0.1, 0.1],
                    "slow": [0.1, 0.1],
                }
            )
    return outcomes


def won(outcome: Outcome) -> float:
    return float(outcome["seats"][outcome["winners"][0]] == "strong")


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """The truth is known here: 70 % on average, whatever the deal favours."""
    held = 0
    for seed in range(200):
        games = made_up(25, seed, {1: 0.9, 0: 0.5})
        deals = zip(games[::2], games[1::2], strict=True)
        low, high = share_interval([(sum(map(won, deal)), 2.0) for deal in deals], random.Random(seed))
        held += low <= 0.7 <= high
    assert 182 <= held <= 199  # 95 % of 200 is 190


def test_who_won_everything_is_not_known_exactly() -> None:
    lines = {line.entrant: line for line in table(made_up(10, 1, {1: 1.0, 0: 1.0}))}
    strong = lines["strong"]
    assert strong.share == 1.0
    assert 0.6 < strong.share_interval[0] < 0.95
    assert strong.share_interval[1] > 0.99
    assert strong.rating_interval is not None
    low, high = strong.rating_interval
    assert high - low > 100
    assert low <= strong.rating <= high


def test_the_games_of_a_deal_are_no_news_of_each_other() -> None:
    """Twenty deals whose four games always end alike are as good as twenty games, not as eighty."""
    alike = share_interval([(4.0 * (deal % 2), 4.0) for deal in range(20)], random.Random(1))
    apart = share_interval([(2.0, 4.0) for deal in range(20)], random.Random(1))
    assert alike[1] - alike[0] > 0.3
    assert apart[1] - apart[0] < 0.15
    assert share_interval([], random.Random(1)) == (0.0, 1.0)


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


def test_the_bots_of_the_first_version_can_be_met() -> None:
    for name in ("v1-3", "v1-4", "v1-5:iterations=2"):
        known = Entrant(name)
        assert not known.is_own
        assert isinstance(known.make("old"), Bot)
