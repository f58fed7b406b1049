"""Every cell of an observation has a name and keeps within its bounds; the sets hold the same."""

import json
import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from keyflower.game.modules import ALL_MODULES
from keyflower.lab import observation
from keyflower.lab.cells import NAMED_CELLS, bounds, find
from keyflower.lab.envs import KEYFLOWER
from keyflower.lab.sets import PRINTED_FEATURES, PRINTED_NAMES, as_sets
from keyflower.lab.solo import Solo
from keyflower.lab.vector import Tables
from keyflower.lab.zoo import Zoo

HOUSE = Path(__file__).parents[2]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_cell_keeps_within_its_bounds(players: int) -> None:
    """In random games with everything there is, with and without the other ways to play."""
    random = np.random.default_rng(players)
    low, high = bounds()
    for variants in ((), ("open", "merchants", "handicap=0")):
        tables = Tables(4, players, seed=players, modules=ALL_MODULES, variants=variants)
        for _ in range(260):
            wrong = np.flatnonzero((tables.rows < low).any(axis=0) | (tables.rows > high).any(axis=0))
            assert [NAMED_CELLS[at] for at in wrong] == []
            tables.step((random.random(tables.masks.shape) * tables.masks).argmax(axis=1))


def test_the_names_are_those_of_the_places() -> None:
    assert len({cell.name for cell in NAMED_CELLS}) == observation.LENGTH
    assert find("table.season") == observation.AT_TABLE
    assert find("own.blue") == observation.AT_OWN
    assert find("seats.1.there") == observation.AT_SEATS + observation.SEAT
    assert find("boats.0.1 + tile") == observation.AT_BOATS
    first = observation.AT_TILES
    assert find("tiles.home-1.bid 0") == first + observation.BIDS
    assert find("tiles.home-1.1 + colour of bid 0") == first + observation.HUES
    assert find("tiles.home-1.leader") == first + observation.LEADER
    assert find("tiles.home-1.last use") == first + observation.LAST
    assert find("tiles.home-1.gold") == first + observation.GOODS_ON


def test_the_list_for_programs_is_that_of_the_code() -> None:
    done = subprocess.run([sys.executable, "scripts/observation_docs.py", "--check"], cwd=HOUSE, text=True)
    assert done.returncode == 0
    told = json.loads((HOUSE / "docs" / "observation.json").read_text(encoding="utf-8"))
    names = [
        f"{part['part']}.{each}.{cell['name']}" if each is not None else f"{part['part']}.{cell['name']}"
        for part in told["parts"]
        for each in part.get("each", [None])
        for cell in part["cells"]
    ]
    assert names == [cell.name for cell in NAMED_CELLS]


def test_sets_hold_every_cell_once() -> None:
    row = np.arange(observation.LENGTH, dtype=np.int16)
    seen = as_sets(row)
    held = np.concatenate([seen[name].ravel() for name in ("table", "seats", "boats", "tiles")])
    assert sorted(held.tolist()) == row.tolist()
    assert PRINTED_FEATURES.shape == (seen["tiles"].shape[0], len(PRINTED_NAMES))


def test_environments_give_sets_where_they_are_wanted() -> None:
    env = gymnasium.make(KEYFLOWER, sets=True, others=("1", "1"))
    check_env(env.unwrapped, skip_render_check=True)
    flat, other = Solo(("1", "1")), Solo(("1", "1"), sets=True)
    row, taken = flat.reset(seed=1)[0]["observation"], other.reset(seed=1)[0]
    assert (taken["tiles"] == as_sets(row)["tiles"]).all()
    assert taken["seats_there"].sum() == 3
    table = Zoo(players=2, sets=True)
    table.reset(seed=1)
    assert table.observation_space("seat_0").contains(table.observe("seat_0"))
