"""Games as Parquet: what is written can be read, is what was played, and is the same again."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import keyflower as kf
from keyflower.cli.app import app
from keyflower.game.modules import ALL_MODULES
from keyflower.lab.dataset import SCHEMAS, open_folder, read_steps, shard_path, tasks, write_shard
from keyflower.lab.encoding import Question
from keyflower.lab.observation import LENGTH, Knowledge


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("games")
    work = tasks(out, ["3", "1", "random"], 2, 1, "small", list(ALL_MODULES), ["open"])
    open_folder(work[0])
    assert sum(write_shard(task)["games"] for task in work) == 2
    return out


def test_the_steps_lead_through_the_recorded_games(folder: Path) -> None:
    """Every observation, mask and choice is that of the game when its record is played again."""
    table = pq.read_table(folder / "steps")
    rows = table["observation"].combine_chunks().flatten().to_numpy().reshape(-1, LENGTH)
    steps = table.drop_columns(["observation"]).to_pylist()
    for step, seen in zip(steps, rows, strict=True):
        step["observation"] = seen
    for row in pq.read_table(folder / "games").to_pylist():
        whole = kf.Game.replay(row["record"])
        assert whole.scores().totals == row["totals"]
        assert whole.scores().winners == row["winners"]
        mine = [step for step in steps if step["game"] == row["game"]]
        assert [step["number"] for step in mine] == list(range(row["steps"]))
        options = whole.options
        game = kf.Game.new(options.players, whole.seed, options.names, options.modules, options.variants)
        at = 0
        for number, line in enumerate(whole.actions):
            action = game.parse(line)
            question = Question()
            question.open(game.state.answers(action.seat))
            while at < len(mine) and mine[at]["action"] == number:
                step = mine[at]
                assert (step["seat"], step["line"]) == (action.seat, action.text)
                assert step["bot"] == row["seats"][action.seat]
                assert step["possible"] == question.choices
                if at % 17 == 0:
                    sheet = Knowledge()
                    sheet.write(game.state, action.seat, question)
                    assert (step["observation"] == np.frombuffer(memoryview(sheet.row), np.int16)).all()
                assert step["total"] == row["totals"][action.seat]
                assert (step["lead"] >= 0) == (row["totals"][action.seat] == max(row["totals"]))
                question.answer(step["chosen"])
                at += 1
            assert question.code == action.code
            game.play(action)
        assert at == len(mine)


def test_everybody_sits_where_the_games_say(folder: Path) -> None:
    games = pq.read_table(folder / "games").to_pylist()
    assert {tuple(sorted(row["seats"])) for row in games} == {("1", "3", "random")}


def test_blocks_of_arrays_are_what_is_in_the_tables(folder: Path) -> None:
    blocks = list(read_steps(folder))
    table = pq.read_table(folder / "steps")
    assert sum(len(block["chosen"]) for block in blocks) == table.num_rows
    first = blocks[0]
    assert first["observation"].shape == (len(first["chosen"]), LENGTH)
    assert np.flatnonzero(first["mask"][5]).tolist() == table["possible"][5].as_py()
    assert (first["mask"][np.arange(len(first["chosen"])), first["chosen"]] == 1).all()


def test_the_schema_and_the_card_tell_what_is_there(folder: Path) -> None:
    told = json.loads((folder / "schema.json").read_text(encoding="utf-8"))
    for kind, columns in told.items():
        found = pq.read_schema(folder / kind / "00000.parquet")
        assert [column["name"] for column in columns] == found.names == SCHEMAS[kind].names
        assert [column["type"] for column in columns] == [str(one) for one in found.types]
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert card.startswith("---\n")
    assert "data_files: steps/*.parquet" in card
    assert all(f"| {name} |" in card for kind in told for name in SCHEMAS[kind].names)


def test_a_shard_is_the_same_again_and_one_that_is_there_is_left_alone(folder: Path, tmp_path: Path) -> None:
    work = tasks(tmp_path, ["3", "1", "random"], 2, 1, "small", list(ALL_MODULES), ["open"])
    open_folder(work[1])
    write_shard(work[1])
    again = shard_path(work[1], "steps")
    assert pq.read_table(again).equals(pq.read_table(folder / "steps" / again.name))
    before = again.stat().st_mtime_ns
    assert write_shard(work[1])["games"] == 1
    assert again.stat().st_mtime_ns == before


def test_the_command_writes_refuses_and_goes_on(tmp_path: Path) -> None:
    run = CliRunner().invoke
    out = str(tmp_path / "games")
    done = run(app, ["dataset", out, "1", "random", "--games", "2", "--shard", "1", "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.output)
    assert (found["games"], found["shards"]) == (2, 2)
    more = run(app, ["dataset", out, "1", "random", "--games", "3", "--shard", "1", "--json"])
    assert json.loads(more.output)["games"] == 3
    other = run(app, ["dataset", out, "1", "1", "--games", "2"])
    assert other.exit_code != 0
    assert "another dataset: its seats" in str(other.exception) + other.output
    wrong = run(app, ["dataset", str(tmp_path / "no"), "1", "nobody"])
    assert wrong.exit_code != 0
