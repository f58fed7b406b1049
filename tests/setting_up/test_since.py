"""What `dev.py test --since` runs."""

import pytest

from workshop.since import EVERYTHING, reach, select
from workshop.testing import NAMES


def test_a_change_of_the_rules_can_break_everything_that_plays() -> None:
    chosen = select(["src/keyflower/game/bidding.py"], NAMES)
    assert {"types", "compiled", "tests", "browser", "plain", "speed", "package"} <= chosen.steps
    assert {file.split("/")[1] for file in chosen.files} >= {"game", "bots", "lab", "server", "cli", "compiled", "web"}


def test_a_change_of_the_server_leaves_the_rules_alone() -> None:
    chosen = select(["src/keyflower/server/people.py"], NAMES)
    assert not chosen.steps & {"plain", "speed", "page", "docs"}
    rooms = {file.split("/")[1] for file in chosen.files}
    assert {"server", "web", "cli"} <= rooms
    assert not rooms & {"game", "scoring", "bots"}


def test_a_change_of_one_test_runs_that_test() -> None:
    chosen = select(["tests/game/test_bidding.py"], NAMES)
    assert [file for file in chosen.files if file.startswith("tests/game/")] == ["tests/game/test_bidding.py"]
    assert {"lint", "types", "rules", "tests", "plain"} <= chosen.steps
    assert not chosen.steps & {"page", "speed", "docs", "package"}


def test_what_tests_share_runs_all_that_share_it() -> None:
    sharing = select(["tests/helpers.py"], NAMES).files
    assert "tests/game/test_bidding.py" in sharing
    assert set(select(["tests/conftest.py"], NAMES).files) >= set(sharing)


def test_the_page_and_the_documents_have_their_own_steps() -> None:
    page = select(["web/src/table/Table.svelte"], NAMES)
    assert {"page", "browser", "package"} <= page.steps
    assert any(file.startswith("tests/web/") for file in page.files)
    assert not any(file.startswith("tests/game/") for file in page.files)
    assert "docs" in select(["docs/lab.md"], NAMES).steps


def test_data_is_a_part_of_the_module_beside_it() -> None:
    assert "tests/game/test_bidding.py" in select(["src/keyflower/catalogue/data/base.toml"], NAMES).files


@pytest.mark.parametrize("file", EVERYTHING)
def test_a_change_of_the_build_runs_everything(file: str) -> None:
    chosen = select([file], NAMES)
    assert chosen.steps == set(NAMES)
    assert chosen.files == []


def test_imports_inside_functions_count() -> None:
    assert "src/keyflower/server/run.py" in reach("src/keyflower/cli/serve.py")
    assert "src/keyflower/game/state.py" in reach("src/keyflower/cli/app.py")
