"""Learning the bots' figures, and measuring their pace: small runs of what docs/opponents.md tells of."""

import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from keyflower.bots.outlook import FORESEEN, Outlook
from keyflower.bots.scales import Scales, learnt
from keyflower.bots.sensible import Sensible
from keyflower.bots.value import POINTS_MEAN, POINTS_UNIT
from keyflower.bots.weights import packaged, read_nets, read_value, write_weights
from keyflower.catalogue import CATALOGUE
from keyflower.game.chance import Chance
from keyflower.game.codes import PASS_VERB, verb_of
from keyflower.game.game import Game
from keyflower.lab.drill import mark, moves_of, practise, untaught
from keyflower.lab.foresee import FORESEEN_TABLES, fit
from keyflower.lab.lessons import ANSWERING_TABLE, OWNER_SEATS, Book, Lessons, write_piece
from keyflower.lab.pace import paces
from keyflower.lab.practice import Exercises, Practice, noted_turns, write_glimpsed_piece
from keyflower.lab.respond import play as play_response
from keyflower.lab.school import School
from keyflower.lab.teaching import Steps, answers, layers_of, teach
from keyflower.lab.teaching import flat as weights_of
from keyflower.lab.train import Training
from keyflower.lab.tune import flat, tune


@pytest.mark.parametrize("modules", [(), ("merchants", "promos", "more-promos")])
def test_learning_moves_what_the_games_know_of_and_can_be_repeated(modules: tuple[str, ...]) -> None:
    first = flat(tune(Scales(), 8, 2, 1, 0.4, modules))
    assert first == flat(tune(Scales(), 8, 2, 1, 0.4, modules))
    start = flat(Scales())
    assert first.keys() == start.keys()
    assert min(first.values()) > 0.0
    moved = {name for name in first if first[name] != start[name]}
    of_modules = {name for name in first if name.startswith("figures/module_piece ")}
    of_modules |= first.keys() & {f"tiles/{tile.id}" for tile in CATALOGUE.tiles if tile.set != "base"}
    assert moved == (of_modules if modules else first.keys() - of_modules)


def test_an_outlook_is_fitted_for_each_season_that_begins() -> None:
    found = fit(5, FORESEEN_TABLES)
    assert list(found) == ["summer", "autumn", "winter"]
    for weights in found.values():
        assert list(weights["pieces"]) == list(FORESEEN)
        assert any(tile.startswith("home-") for tile in weights["tiles"])
    assert len(Outlook(found).pieces) == 3


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    """What is missing is played and learnt again, to the same weights."""
    for name in ("whole", "stopped"):
        for number in range(2):
            training = Training(tmp_path / name, "small", 1, 2, games=3, duels=4)
            for earlier in range(number + 1):
                training.generation(earlier, 2)
            if name == "stopped":
                (tmp_path / name / f"value-{number}.bin").unlink()
                (tmp_path / name / f"{number}-001.npz").unlink()
    Training(tmp_path / "stopped", "small", 1, 2, games=3, duels=4).generation(0, 2)
    again = Training(tmp_path / "stopped", "small", 1, 2, games=3, duels=4)
    again.generation(0, 2)
    again.generation(1, 2)
    for number in range(2):
        assert (tmp_path / "whole" / f"value-{number}.bin").read_bytes() == again.values[number]


def test_a_value_is_learnt_from_pieces_that_can_be_played_again(tmp_path: Path) -> None:
    """A small run of `keyflower.lab.train`: by policies first, then by players who look ahead with what was learnt."""
    values: list[bytes] = []
    nets = None
    for generation in range(2):
        paths = [tmp_path / f"{generation}-000.npz", tmp_path / f"{generation}-001.npz"]
        for path in paths:
            assert write_piece(path, "small", values, 3) > 0
        first = paths[0].read_bytes()
        write_piece(paths[0], "small", values, 3)
        assert paths[0].read_bytes() == first
        book = Book(paths)
        assert set(book.seasons) == {0, 1, 2, 3}
        assert len(book.ends) == len(book.owners) == book.inputs.shape[0]
        nets, explained = teach(book, nets, generation, 1, 0.3)
        assert [len(shares) for shares in explained] == [3] * 4
        values.append(write_weights(weights_of(nets)))
    assert values[0] != values[1]
    assert len(values[1]) < 2_000_000
    game = Game.new(2, "learnt")
    judged = read_value(values[1])
    judged.judge(game.state, 0)
    inputs = Lessons()
    judged.sight.look(game.state, 0)
    inputs.note(judged.sight, 0, 0)
    inputs.close([0, 0], [0, 1])
    inputs.save(tmp_path / "one.npz")
    assert nets is not None
    found = answers(nets[0], Book([tmp_path / "one.npz"]).inputs)[2][0]
    assert judged.points == pytest.approx(POINTS_MEAN + POINTS_UNIT * float(found[0]), abs=0.5)
    assert judged.win == pytest.approx(float(found[2]), abs=0.02)


def test_games_by_instinct_can_be_played_again_and_tell_how_each_season_begins(tmp_path: Path) -> None:
    path = tmp_path / "1-000.npz"
    pieces: list[bytes] = []
    for instinct in (packaged("instinct"), packaged("instinct"), None):
        write_piece(path, "instinct", [packaged()], 3, instinct=instinct)
        pieces.append(path.read_bytes())
        book = Book([path])
        for owner in set(book.owners):
            assert set(book.seasons[book.owners == owner]) == {0, 1, 2, 3}
    assert pieces[0] == pieces[1] != pieces[2]


def test_one_seat_learns_to_beat_what_stays_as_it_is(tmp_path: Path) -> None:
    """It begins with the very value that it learns to beat, and learns from its own seat's positions alone."""
    training = Training(tmp_path, "answer", 1, 2, games=3, duels=4, start=packaged(), against=True)
    training.run(2)
    assert training.values[0] == packaged() != training.values[1]
    for before, numbers in zip(
        read_nets(packaged()), read_nets(write_weights(weights_of(layers_of(packaged())))), strict=True
    ):
        assert list(before.first) == list(numbers.first)
        assert list(before.last) == list(numbers.last)
    for piece in tmp_path.glob("1-*.npz"):
        with np.load(piece) as found:
            games, seats = np.divmod(np.unique(found["owners"]), OWNER_SEATS)
            assert sorted(games) == sorted(set(games)) == [0, 1, 2]
            assert set(seats) <= set(range(ANSWERING_TABLE))
    learnt = training.values[1]
    assert play_response("answer", 1, learnt, 2) == play_response("answer", 1, learnt, 2)


def test_last_of_all_it_learns_from_games_that_are_searched(tmp_path: Path) -> None:
    """Beginning with the package's value; stopped, it goes on to the same weights."""
    found: list[bytes] = []
    for name in ("whole", "stopped"):
        folder = tmp_path / name
        for again in range(2 if name == "stopped" else 1):
            training = Training(folder, "searched", 1, 1, duels=4, start=packaged(), searched_games=2)
            training.run(1)
            training.searched(2)
            if name == "stopped" and not again:
                (folder / "value-1.bin").unlink()
                (folder / "1-001.npz").unlink()
        assert training.values[0] == packaged() != training.values[1]
        found.append(training.values[1])
        book = Book(sorted(folder.glob("1-*.npz")))
        assert set(book.seasons) == {0, 1, 2, 3}
    assert found[0] == found[1]


def test_a_school_that_was_stopped_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    """First from turns that the value judges, then from turns that are searched; to the same weights."""
    found: list[list[bytes]] = []
    for name in ("whole", "stopped"):
        folder = tmp_path / name
        for again in range(2 if name == "stopped" else 1):
            school = School(folder, "small", 1, packaged(), games=3, turns=12, duels=4)
            school.glimpse(2)
            school.search(2)
            if name == "stopped" and not again:
                (folder / "instinct-1.bin").unlink()
                (folder / "searched-1-001.npz").unlink()
        found.append(school.instincts)
        assert len(school.instincts) == 2
        assert school.instincts[0] != school.instincts[1]
        assert len(school.instincts[1]) + len(packaged()) < 2_000_000
    assert found[0] == found[1]


def test_judgements_that_are_followed_are_played() -> None:
    """Whatever the players would do: where a pass is thought best, everybody passes once in each season."""
    practice = Practice()
    policies = [Sensible(learnt(3), planning=True) for _ in range(3)]

    def judge(game: Game, seat: int, dice: Chance) -> dict[int, float]:
        return {code: float(verb_of(code) == PASS_VERB) for code in game.state.answers(seat).firsts()}

    noted_turns(policies, (), "followed", Random("followed"), 1.0, judge, practice, 0, 1.0)
    assert len(practice.owners) == len(practice.ends) == 3 * 4
    assert practice.seasons == [season for season in range(4) for _ in range(3)]


def test_practice_makes_better(tmp_path: Path) -> None:
    """After some games' turns the nets like what is best more often than before, at those turns."""
    path = tmp_path / "glimpsed-000.npz"
    write_glimpsed_piece(path, "better", packaged(), 4)
    exercises = Exercises([path])
    rows = np.flatnonzero(exercises.seasons == 1)
    moves = moves_of(exercises, rows)
    pupil = Steps(untaught(np.random.default_rng(1), moves.inputs))
    before = mark(pupil.layers, moves)
    for _ in range(60):
        practise(pupil, moves, 2e-3)
    after = mark(pupil.layers, moves)
    assert after.agrees > before.agrees
    assert after.behind < before.behind


def test_every_decision_is_timed_once() -> None:
    seconds = paces(1, 1.0, "timed")
    assert len(seconds) > 200
    assert seconds == sorted(seconds)
    assert all(value >= 0.0 for value in seconds)


@pytest.mark.parametrize(
    "wrong",
    [
        ("pace", "--share", "-1"),
        ("pace", "--share", "2"),
        ("pace", "--levels", "9"),
        ("tune", "--games", "0", "--out", "x.json"),
        ("foresee", "--games", "1", "--out", "no/such/folder/x.json"),
        ("train", "folder", "--instinct", "no-such-file"),
        ("train", "folder", "--instinct", __file__),
        ("school", "folder", "--value", __file__),
        ("respond", __file__),
    ],
)
def test_what_cannot_be_is_told_in_a_line(wrong: tuple[str, ...], tmp_path: Path) -> None:
    command = [sys.executable, "-m", f"keyflower.lab.{wrong[0]}", *wrong[1:]]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()
