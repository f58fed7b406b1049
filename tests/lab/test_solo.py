"""The Gymnasium wrapper, and many tables in one call."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest

from keyflower.bots import make
from keyflower.lab.entrants import Fault
from keyflower.lab.solo import Solo
from keyflower.lab.vector import Tables
from keyflower.lab.zoo import env


def test_gymnasium_accepts_it() -> None:
    solo = Solo(("1", "1"))
    seen, info = solo.reset(seed=4)
    assert solo.observation_space.contains(seen)
    again, told = solo.reset(seed=4)
    assert told == info
    assert (again["observation"] == seen["observation"]).all()


def test_one_seat_plays_a_whole_game_against_bots() -> None:
    random = np.random.default_rng(1)
    solo = Solo(("1",))
    seen, _ = solo.reset(seed=1)
    steps = 0
    over = False
    while not over:
        seen, reward, over, cut, info = solo.step(random.choice(np.flatnonzero(seen["action_mask"])))
        assert not cut
        steps += 1
    assert steps > 40
    winners = [seat for seat, total in enumerate(info["totals"]) if total == max(info["totals"])]
    assert reward == (1 / len(winners) if info["seat"] in winners else 0.0)


def test_tables_play_on_and_on() -> None:
    random = np.random.default_rng(2)
    tables = Tables(4, players=2, seed=3)
    ended = []
    for _ in range(900):
        chosen = np.array([random.choice(np.flatnonzero(mask)) for mask in tables.masks])
        ended += tables.step(chosen)
    assert len(ended) >= 4
    for game in ended:
        assert max(game.totals) == game.totals[game.winners[0]]


def test_tables_with_equal_seeds_are_equal() -> None:
    one, other = Tables(3, players=3, seed=9), Tables(3, players=3, seed=9)
    for _ in range(50):
        assert (one.rows == other.rows).all()
        chosen = np.array([np.flatnonzero(mask)[-1] for mask in one.masks])
        one.step(chosen)
        other.step(chosen)


def test_tables_take_any_row_of_numbers_and_at_least_one_table() -> None:
    tables = Tables(2, players=2, seed=5)
    first = [int(np.flatnonzero(mask)[0]) for mask in tables.masks]
    assert tables.step(first) == []
    for wrong in ([1], [1, 2, 3], [1.5, 1], None, 5, ["1", "1"]):
        with pytest.raises(ValueError, match="2 whole numbers are needed"):
            tables.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="at least one table"):
        Tables(0)


def test_tables_move_all_or_none() -> None:
    tables = Tables(3, players=2, seed=5)
    chosen = np.array([np.flatnonzero(mask)[0] for mask in tables.masks])
    impossible = int(np.flatnonzero(tables.masks[2] == 0)[0])
    before = tables.rows.copy()
    for wrong in ([*chosen[:2], impossible], [*chosen[:2], -1], [*chosen[:2], 9999]):
        with pytest.raises(ValueError, match="not possible at table 2"):
            tables.step(np.array(wrong))
    shapes: list[Any] = [chosen[:2], chosen.astype(np.float32)]
    for shape in shapes:
        with pytest.raises(ValueError, match="one a table"):
            tables.step(shape)
    assert (tables.rows == before).all()
    tables.step(chosen)
    assert (tables.rows != before).any()


# --- deals -----------------------------------------------------------------------------------------------------------


def deals_of_zoo(seed: int | None, count: int) -> list[bytes]:
    table = env(players=2)
    found = []
    for number in range(count):
        table.reset(seed=seed if number == 0 else None)
        found.append(table.observe(table.agent_selection)["observation"].tobytes())
    return found


def deals_of_solo(seed: int | None, count: int) -> list[bytes]:
    solo = Solo(("random",))
    return [solo.reset(seed=seed if number == 0 else None)[0]["observation"].tobytes() for number in range(count)]


def deals_of_tables(seed: int | None, count: int) -> list[bytes]:
    return [row.tobytes() for row in Tables(count, players=2, seed=seed).rows]


@pytest.mark.parametrize("deals", [deals_of_zoo, deals_of_solo, deals_of_tables])
def test_neighbouring_seeds_share_no_deal(deals) -> None:  # type: ignore[no-untyped-def]
    """Eight environments seeded one after the other, as vector environments do it."""
    found = [deal for seed in range(100, 108) for deal in deals(seed, 6)]
    assert len(set(found)) == len(found)
    assert deals(100, 6) == found[:6]


@pytest.mark.parametrize("deals", [deals_of_zoo, deals_of_solo, deals_of_tables])
def test_without_a_seed_every_instance_has_deals_of_its_own(deals) -> None:  # type: ignore[no-untyped-def]
    found = deals(None, 3) + deals(None, 3)
    assert len(set(found)) == len(found)


def test_the_learner_sits_everywhere() -> None:
    solo = Solo(("random", "random"))
    assert {solo.reset(seed=1 if number == 0 else None)[1]["seat"] for number in range(30)} == {0, 1, 2}


def test_the_others_may_be_written_as_people_write_them() -> None:
    assert Solo("random").others == ("random",)
    assert Solo([2, "1"]).others == ("2", "1")


@pytest.mark.parametrize(
    "wrong", [{"shaping": float("nan")}, {"shaping": "much"}, {"penalty": -1.0}, {"others": "12"}, {"others": ()}]
)
def test_what_would_spoil_a_run_is_refused_before_it(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        Solo(**wrong)


def test_before_the_first_deal_there_is_no_game() -> None:
    for ask in (lambda: Solo().step(1), lambda: Solo().state(), lambda: Solo(render_mode="ansi").render()):
        with pytest.raises(gymnasium.error.ResetNeeded):
            ask()


@pytest.mark.parametrize("wrong", [1.5, "1", None, np.array([1])])
def test_an_action_is_a_whole_number(wrong: Any) -> None:
    solo, table = Solo(), env(players=2)
    solo.reset(seed=1)
    table.reset(seed=1)
    for step in (solo.step, table.step):
        with pytest.raises(TypeError, match="whole number"):
            step(wrong)


def test_a_bot_that_answers_wrongly_is_named_and_plays_nothing() -> None:
    with pytest.raises(Fault, match="bid everything"):
        Solo("tests.lab.test_arena:Mistaken").reset(seed=1)


def test_a_teacher_says_what_it_would_do_in_the_learners_place() -> None:
    """Who follows level 3 step by step plays as level 3 does; who does not gets its advice at the next question."""
    teacher, other = make(3, seed=1), make(3, seed=2)
    solo = Solo("random")
    seen, _ = solo.reset(seed=3)
    over, strayed, lost = False, 0, 0
    random = np.random.default_rng(1)
    while not over:
        said = solo.advice(teacher)
        assert said == solo.advice(other)
        possible = np.flatnonzero(seen["action_mask"])
        if said is None:
            lost += 1
            said = possible[0]
        assert said in possible
        if random.random() < 0.1:
            said = random.choice(possible)
            strayed += 1
        seen, _, over, _, info = solo.step(said)
    assert strayed
    assert lost < strayed * 4
    assert info["totals"][info["seat"]] > info["totals"][1 - info["seat"]]
    assert solo.advice(teacher) is None


@pytest.mark.parametrize("level", [1, 3])
def test_a_teacher_tells_what_it_thinks_of_every_number(level: int) -> None:
    """Only of what is possible, its own answer first; asked inside the engine (level 3) or at the desk (level 1)."""
    solo, teacher = Solo(("2",)), make(level, seed=1)
    seen, _ = solo.reset(seed=3)
    over, steps = False, 0
    while not over and steps < 60:
        worths = solo.judgement(teacher)
        told = ~np.isnan(worths)
        assert told.any()
        assert seen["action_mask"][told].all()
        if level == 3:
            assert worths[solo.advice(teacher)] == np.nanmax(worths)
        seen, _, over, _, _ = solo.step(int(np.nanargmax(worths)))
        steps += 1
    assert np.isnan(Solo.judgement(ended_solo(), teacher)).all()


def test_a_step_that_leads_away_leaves_only_the_answers_behind_it() -> None:
    """In the middle of an answer the worths are those of the answers that still begin so."""
    solo, teacher = Solo(("2",)), make(3, seed=1)
    solo.reset(seed=3)
    first = solo.judgement(teacher)
    for number in np.flatnonzero(~np.isnan(first)):
        other = copy.deepcopy(solo)
        played = other.desk.played
        other.step(int(number))
        if other.desk.played == played:  # still the same question
            assert np.nanmax(other.judgement(teacher)) == first[number]


def ended_solo() -> Solo:
    solo = Solo(("1",))
    seen, _ = solo.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = solo.step(int(seen["action_mask"].argmax()))
    return solo
