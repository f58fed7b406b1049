"""The instinct: what it sees of a turn's moves, what its nets make of it, and the file that they are in."""

import json
from pathlib import Path

import numpy as np
import pytest
from helpers import laid, lot, person, table

import keyflower as kf
from keyflower.bots.foresight import Foresight
from keyflower.bots.instinct import (
    AT_HOME,
    AT_OTHERS,
    BID_IN_ALL,
    BID_SLOTS,
    FIRST_OF_ITS_KIND,
    FOR_NOBODYS,
    IS_BID,
    IS_PASS,
    IS_USE,
    LAST_PASS,
    MOVE_CELLS,
    MOVE_FIGURES,
    MOVE_SLOTS,
    OVER_ANOTHER,
    PASS_SLOT,
    SIGHT_CELLS,
    TOPPED,
    USE_SLOTS,
    Instinct,
)
from keyflower.bots.scales import learnt
from keyflower.bots.sensible import Sensible
from keyflower.bots.sights import INPUTS
from keyflower.bots.weights import (
    instinct_layers,
    learnt_instinct,
    learnt_value,
    packaged,
    read_instinct,
    write_instinct,
)
from keyflower.catalogue import CATALOGUE
from keyflower.game.chance import Chance
from keyflower.game.codes import TURNS_STEP, frame_kind, verb_of
from keyflower.game.ending import totals_of
from keyflower.game.playout import first_seat
from keyflower.game.printed import TILES
from keyflower.lab.drill import flat, layers_of, look, moves_of
from keyflower.lab.practice import Exercises, Practice


def instinct(players: int, considered: int = 1, noise: float = 0.0) -> Instinct:
    ahead = Foresight(Sensible(learnt(players), planning=True), learnt_value(), 4)
    return Instinct(learnt_instinct(), ahead, considered, noise)


def figures_of(game: kf.Game) -> dict[int, list[list[float]]]:
    """Of the open turn's moves, by their slots."""
    seat = game.decisions[0].seat
    player = instinct(game.state.rules.players)
    player.lean(game.state, seat, game.state.answers(seat).starts())
    choices = player.choices
    found: dict[int, list[list[float]]] = {}
    for move in range(choices.count):
        row = [choices.figures[move * MOVE_FIGURES + at] for at in range(MOVE_FIGURES)]
        found.setdefault(choices.slots[move], []).append(row)
    return found


def test_it_sees_who_leads_and_who_could_bid_more() -> None:
    auction = [lot("tavern", {"seat": 1, "count": 1, "colour": "red"}), lot("brewer")]
    first = person(laid("home-1", 0, 0), red=3, blue=1)
    second = person(laid("home-2", 0, 0), red=2)
    game = table(first, second, season="summer", auction=auction)
    tavern, brewer = (CATALOGUE.tile(name).index for name in ("tavern", "brewer"))
    found = figures_of(game)
    over = found[BID_SLOTS + tavern][0]
    assert (over[IS_BID], over[OVER_ANOTHER], over[FOR_NOBODYS]) == (1.0, 1.0, 0.0)
    assert over[BID_IN_ALL] == 2 / 4
    assert over[TOPPED] == 1.0  # with one on the tile and two behind the screen
    bids = found[BID_SLOTS + brewer]
    assert len(bids) == 2  # in blue and in red
    assert sorted(row[TOPPED] for row in bids) == [0.0, 1.0]  # the other has no blue ones
    assert [row[FIRST_OF_ITS_KIND] for row in bids] == [1.0, 0.0]
    assert found[USE_SLOTS + CATALOGUE.tile("home-1").index][0][AT_HOME] == 1.0
    other = found[USE_SLOTS + CATALOGUE.tile("home-2").index][0]
    assert (other[IS_USE], other[AT_HOME], other[AT_OTHERS]) == (1.0, 0.0, 1.0)
    assert found[PASS_SLOT][0][IS_PASS] == 1.0
    assert found[PASS_SLOT][0][LAST_PASS] == 0.0


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, ("promos",)), (6, ("merchants", "promos"))])
@pytest.mark.parametrize("considered", [1, 3])
def test_it_plays_whole_games(players: int, modules: tuple[str, ...], considered: int) -> None:
    """Legally, and alike for the same luck."""

    def play() -> list[int]:
        game = kf.Game.new(players, "instinct", modules=modules)
        player = instinct(players, considered, 0.5)
        dice = Chance.from_seed("instinct")
        state = game.state
        codes: list[int] = []
        while not state.over:
            seat = first_seat(state.asked())
            runs = state.answers(seat)
            code = player.choose(state, seat, runs, dice)
            assert runs.contains(code)
            codes.append(code)
            state.apply(code)
        return codes

    assert play() == play()


def test_it_leaves_the_game_as_it_is() -> None:
    game = kf.Game.new(3, "instinct")
    before = game.position()
    seat = game.decisions[0].seat
    instinct(3, 3).choose(game.state, seat, game.state.answers(seat), Chance.from_seed("instinct"))
    assert game.position() == before


def test_the_engine_and_the_teacher_see_the_same(tmp_path: Path) -> None:
    """The nets inside the engine against the same sums written down in NumPy, along a game."""
    game = kf.Game.new(4, "same", modules=("promos",))
    player = instinct(4)
    at_sight = Sensible(learnt(4), planning=True)
    dice = Chance.from_seed("same")
    practice = Practice()
    told: list[list[float]] = []
    state = game.state
    while not state.over:
        seat = first_seat(state.asked())
        runs = state.answers(seat)
        if frame_kind(state.top()) == TURNS_STEP and runs.single() < 0:
            practice.turn(state, seat, at_sight, 0, {})
            player.lean(state, seat, runs.starts())
            told.append([player.leanings[at] for at in range(player.choices.count)])
        state.apply(player.choose(state, seat, runs, dice))
    practice.close(totals_of(state), [0])
    path = tmp_path / "one.npz"
    practice.save(path)
    exercises = Exercises([path])
    nets = layers_of(packaged("instinct"))
    assert {0, 1, 2, 3} == set(exercises.seasons)
    for row, likings in enumerate(told):
        moves = moves_of(exercises, np.array([row]))
        found = look(nets[exercises.seasons[row]], moves).likings
        assert found == pytest.approx(likings, abs=0.05)


def test_weights_come_back_as_they_were_written() -> None:
    """And a tile that the file does not know is liked as an average one."""
    count = 4 * sum(instinct_layers(TILES))
    numbers = [((at * 37) % 64 - 32) / 256 for at in range(count)]
    data = write_instinct(numbers)
    assert flat(layers_of(data)) == numbers
    net = read_instinct(data)[0]
    assert (len(net.first), len(net.slots)) == ((INPUTS + 1) * SIGHT_CELLS, MOVE_SLOTS * (SIGHT_CELLS + 1))
    assert (len(net.small), len(net.last)) == ((MOVE_FIGURES + SIGHT_CELLS + 1) * MOVE_CELLS, MOVE_CELLS)
    line, _, packed = data.partition(b"\n")
    about = json.loads(line)
    about["tiles"][3] = "some-other-tile"
    strange = read_instinct(json.dumps(about).encode() + b"\n" + packed)[0]
    row = BID_SLOTS + 3
    average = sum(net.slots[slot * (SIGHT_CELLS + 1)] for slot in range(TILES)) / TILES
    assert strange.slots[row * (SIGHT_CELLS + 1)] == pytest.approx(average)
    assert strange.slots[(row + 1) * (SIGHT_CELLS + 1)] == net.slots[(row + 1) * (SIGHT_CELLS + 1)]


def test_weights_of_another_form_are_refused() -> None:
    with pytest.raises(ValueError, match="other inputs"):
        read_instinct(packaged("value"))


@pytest.mark.parametrize("data", [b"", b"# A heading\n", b"[]\n", b"{}\n", b"\xff\n\x00"])
def test_what_is_no_file_of_weights_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="no file of weights"):
        read_instinct(data)


@pytest.mark.parametrize("data", [packaged("instinct")[:-9], write_instinct([0.5] * 100)])
def test_weights_that_are_not_whole_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="not whole"):
        read_instinct(data)


def test_of_moves_of_one_kind_the_best_two_at_sight_are_seen() -> None:
    game = kf.Game.new(4, "two")
    seat = game.decisions[0].seat
    player = instinct(4)
    codes = game.state.answers(seat).starts()
    player.lean(game.state, seat, codes)
    slots = [player.choices.slots[at] for at in range(player.choices.count)]
    assert max(slots.count(slot) for slot in slots) == 2
    priors = player.ahead.sight.worths(game.state, seat, codes)
    for at in range(player.choices.count - 1):
        first, second = player.choices.places[at], player.choices.places[at + 1]
        if slots[at] == slots[at + 1]:
            assert priors[first] >= priors[second]
    assert verb_of(codes[player.choices.places[slots.index(PASS_SLOT)]]) == 1
