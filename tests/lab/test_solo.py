"""The Gymnasium wrapper, and many tables in one call."""

import numpy as np

from keyflower.lab.solo import Solo
from keyflower.lab.vector import Tables


def test_gymnasium_accepts_it() -> None:
    solo = Solo(("1", "1"))
    seen, info = solo.reset(seed=4)
    assert solo.observation_space.contains(seen)
    assert info["seat"] == 4 % 3
    again, _ = solo.reset(seed=4)
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
