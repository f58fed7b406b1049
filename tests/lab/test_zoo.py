"""The research environment: its encoding says every action once, its observations tell no secret, PettingZoo's own
tests pass."""

import hashlib
import itertools
import random
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import numpy.typing as npt
import pytest
from leak import reshuffled
from pettingzoo.test import api_test, performance_benchmark, seed_test

import keyflower as kf
from keyflower.bots.unknown import shuffle_unknown
from keyflower.catalogue import CATALOGUE, COLOURS, RESOURCES, SKILLS
from keyflower.game import codes
from keyflower.game.chance import Chance
from keyflower.game.modules.merchants.observed import EACH_CONTRACT, EACH_EXTENSION, EXTENSION_ON
from keyflower.lab import encoding, version
from keyflower.lab import observation as obs
from keyflower.lab.arrays import Block
from keyflower.lab.encoding import DONE, SIZE, TILE_BASE, Question, steps_of
from keyflower.lab.observation import Knowledge
from keyflower.lab.zoo import env

TABLES: list[tuple[int, tuple[str, ...], tuple[str, ...]]] = [
    (2, (), ()),
    (4, ("merchants", "promos"), ("open",)),
    (6, ("merchants",), ("merchants",)),
]


def opened(game: kf.Game, seat: int) -> Question:
    question = Question()
    question.open(game.state.answers(seat))
    return question


@pytest.mark.parametrize(("players", "modules", "variants"), TABLES)
def test_every_action_has_its_own_steps(players: int, modules: tuple[str, ...], variants: tuple[str, ...]) -> None:
    chance = random.Random(players)
    game = kf.Game.new(players, "steps", modules=modules, variants=variants)
    while not game.is_over:
        seat = game.decisions[0].seat
        actions = game.legal_actions(seat)
        runs = game.state.answers(seat)
        if chance.random() < 0.1:
            for action in chance.sample(actions, min(12, len(actions))):
                question = opened(game, seat)
                for step in steps_of(runs, action.code):
                    assert step in question.choices
                    assert len(question.choices) > 1
                    assert max(question.choices) < SIZE
                    question.answer(step)
                assert question.code == action.code
        if len(actions) > 1 and actions[0].text == "pass" and chance.random() < 0.8:
            actions = actions[1:]
        game.play(chance.choice(actions))


def test_the_steps_lead_to_as_many_actions_as_there_are() -> None:
    game = kf.Game.new(4, "count")
    seat = game.decisions[0].seat

    def count(question: Question, taken: list[int]) -> int:
        if question.code != DONE:
            return 1
        total = 0
        for choice in question.choices:
            again = opened(game, seat)
            for step in [*taken, choice]:
                again.answer(step)
            total += count(again, [*taken, choice])
        return total

    assert count(opened(game, seat), []) == len(game.legal_actions(seat))


def test_what_is_impossible_is_refused() -> None:
    table = env(players=2)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="not possible"):
        table.step(int(np.flatnonzero(mask == 0)[0]))


def cells(sheet: Knowledge) -> npt.NDArray[np.int16]:
    return np.frombuffer(memoryview(sheet.row), np.int16)


@pytest.mark.parametrize(("players", "modules", "variants"), TABLES)
def test_an_observation_tells_nothing_unknown(
    players: int, modules: tuple[str, ...], variants: tuple[str, ...]
) -> None:
    """With everything unknown to the seat shuffled anew it stays the same."""
    chance = random.Random(3)
    game = kf.Game.new(players, "blind", modules=modules, variants=variants)
    while not game.is_over:
        seat = game.decisions[0].seat
        if chance.random() < 0.2:
            question = opened(game, seat) if len(game.legal_actions(seat)) > 1 else None
            true, other, imagined = Knowledge(), Knowledge(), Knowledge()
            true.write(game.state, seat, question)
            other.write(reshuffled(game, seat, chance).state, seat, question)
            world = game.state.copy()
            shuffle_unknown(world, seat, Chance.from_seed(str(chance.random())))
            imagined.write(world, seat, question)
            assert (cells(true) == cells(other)).all()
            assert (cells(true) == cells(imagined)).all()
        game.play(chance.choice(game.legal_actions(seat)))


@pytest.mark.parametrize(("players", "modules", "variants"), TABLES)
def test_nothing_is_left_of_what_was_seen_before(
    players: int, modules: tuple[str, ...], variants: tuple[str, ...]
) -> None:
    """A sheet that is written over and over holds the same as a new one; its neighbours are left alone."""
    chance = random.Random(4)
    block = Block(3)
    desk = block.desks[1]
    desk.sit(kf.Game.new(players, "over", modules=modules, variants=variants).state)
    while desk.state is not None and not desk.state.over:
        desk.write()
        new = Knowledge()
        new.write(desk.state, desk.seat, desk.question)
        assert (block.rows[1] == cells(new)).all()
        assert np.flatnonzero(block.masks[1]).tolist() == desk.question.choices
        desk.answer(chance.choice(desk.question.choices))
    assert not block.masks.any()
    assert not block.rows[[0, 2]].any()


def test_an_observation_tells_what_the_view_tells() -> None:
    chance = random.Random(5)
    game = kf.Game.new(4, "told", modules=("merchants", "promos"))
    state = game.state
    while not game.is_over:
        seat = game.decisions[0].seat
        view = game.view(seat)
        sheet = Knowledge()
        sheet.write(state, seat, None)
        row = cells(sheet)
        tiles = row[obs.AT_TILES :].reshape(-1, obs.TILE)
        assert row[obs.AT_TABLE + 5] == view["bag"]
        own = view["seats"][seat]
        assert row[obs.AT_OWN : obs.AT_OWN + 7].tolist() == [own["screen"].get(name, 0) for name in COLOURS + SKILLS]
        for lot in view["auction"]:
            seen = tiles[CATALOGUE.tile(lot["tile"]).index]
            assert seen[obs.WHERE] == obs.IN_AUCTION
            bids = {(bid["seat"] - seat) % 4: bid["count"] for bid in lot.get("bids", [])}
            assert seen[obs.BIDS : obs.BIDS + 6].tolist() == [bids.get(away, 0) for away in range(6)]
            leader = lot.get("leader")
            assert seen[obs.LEADER] == (0 if leader is None else 1 + (leader - seat) % 4)
        for other, shown in enumerate(view["seats"]):
            for laid in shown["village"]:
                seen = tiles[CATALOGUE.tile(laid["tile"]).index]
                assert seen[obs.WHERE] == obs.IN_VILLAGE + (other - seat) % 4
                assert seen[obs.PLACE : obs.PLACE + 3].tolist() == [*laid["at"], laid["turn"]]
                assert seen[obs.UPGRADED] == laid.get("upgraded", False)
                goods = seen[obs.GOODS_ON : obs.GOODS_ON + 4].tolist()
                assert goods == [laid.get("goods", {}).get(name, 0) for name in RESOURCES]
                assert seen[obs.BONUS_ON] == laid.get("cabins", 0)
                assert (row[EXTENSION_ON.cell(CATALOGUE.tile(laid["tile"]).index)] > 0) == ("extension" in laid)
        contracts = row[EACH_CONTRACT.cell() : EACH_EXTENSION.cell()]
        assert (contracts == 1).sum() == len(view["contracts"]["open"])
        assert (contracts == 2).sum() == len(view["contracts"]["discarded"])
        assert (contracts == 3).sum() == len(own.get("contracts", []))
        in_sight = len(view["auction"]) + sum(len(shown["village"]) for shown in view["seats"])
        in_sight += sum(len(shown.get("to_place", [])) for shown in view["seats"]) + len(own.get("winter", []))
        assert (tiles[:, obs.WHERE] != 0).sum() == in_sight
        game.play(chance.choice(game.legal_actions(seat)))


def test_the_steps_so_far_are_in_the_observation() -> None:
    """Whoever has chosen the verb and the tile sees both when asked for the colour."""
    block = Block(1)
    desk = block.desks[0]
    desk.sit(kf.Game.new(4, "steps so far").state)
    tile = 0
    for stage in range(3):
        desk.write()
        row = block.rows[0]
        assert row[0] == 1 + stage
        assert row[1] == (codes.BID_VERB if stage else 0)
        assert row[2] == (1 + tile if stage > 1 else 0)
        number = codes.BID_VERB if stage == 0 else desk.question.choices[-1]
        tile = number - TILE_BASE
        desk.answer(number)


def test_what_is_out_of_order_is_told() -> None:
    table = env(players=2)
    for early in (lambda: table.step(1), lambda: table.last(), lambda: table.observe("seat_0")):
        with pytest.raises(AttributeError, match="after reset"):
            early()
    with pytest.raises(ValueError, match="rewards are win, score, lead or place"):
        env(reward="fame")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_pettingzoo_accepts_it(players: int) -> None:
    api_test(env(players=players), num_cycles=300, verbose_progress=False)


def test_seeds_give_the_same_games() -> None:
    seed_test(lambda: env(players=2), num_cycles=60)


def test_pettingzoos_own_measure_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Over the end of several games, by a clock that goes a hundredth of a second for each look."""
    clock = itertools.count()
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock) / 100))
    performance_benchmark(env(players=2))
    assert "turns per second" in capsys.readouterr().out


def test_a_whole_game_gives_its_rewards_once() -> None:
    chance = random.Random(1)
    table = env(players=3, reward="win")
    table.reset(seed=5)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        rewards[agent] += reward
        if termination or truncation:
            table.step(None)
        else:
            table.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(rewards.values()) == pytest.approx(1.0)


def test_the_word_for_the_encodings_changes_with_tiles_fields_and_cells() -> None:
    tiles, fields, cells = version.TILE_ORDER, version.VERB_FIELDS, version.CELLS
    assert f"{encoding.STEPS_VERSION}.{obs.CELLS_VERSION}-{version.layout(tiles, fields, cells)}" == version.ENCODING
    assert {"AT_TILES", "LENGTH", "BIDS", "HUES"} <= cells.keys()
    others = [
        version.layout([*tiles, "cottage"], fields, cells),
        version.layout(tiles, [*fields[:-1], [(0, 4)]], cells),
        version.layout(tiles, fields, {**cells, "HUES": cells["HUES"] + 1}),
    ]
    assert len({version.ENCODING[-8:], *others}) == 4


# Of whole games: the steps of every action, and the row at every question. If one of them changes, agents that have
# learnt with the old numbers are lost: raise the version of what has changed, and the environment's name with it. A new
# tile changes none: its cells come after the others'.
DIGESTS = {
    "base-4": ["be6950b91876ff85", "399bfdfc8d6e8133"],
    "everything-5": ["b90fb2fa0c49f1f4", "ab30ff8bf704cdae"],
}


@pytest.mark.parametrize("name", DIGESTS)
def test_the_numbers_are_those_of_their_versions(name: str) -> None:
    assert (encoding.STEPS_VERSION, obs.CELLS_VERSION) == (1, 4)
    assert env().metadata["name"] == "keyflower_v4"
    assert env().metadata["encoding"].startswith("1.4-")
    whole = kf.Game.replay((Path(__file__).parents[1] / "golden" / f"{name}.txt").read_text(encoding="utf-8"))
    options, rules = whole.options, whole.rules_version
    game = kf.Game.new(options.players, whole.seed, options.names, options.modules, options.variants, rules)
    known = obs.AT_TILES + obs.TILE * sum(tile.since <= rules for tile in CATALOGUE.tiles)
    steps, rows = hashlib.sha256(), hashlib.sha256()
    sheet = Knowledge()
    for line in whole.actions:
        action = game.parse(line)
        seat = codes.seat_of(action.code)
        steps.update(f"{line} {steps_of(game.state.answers(seat), action.code)}\n".encode())
        sheet.write(game.state, seat, opened(game, seat) if len(game.legal_actions(seat)) > 1 else None)
        rows.update(cells(sheet)[:known].astype("<i2").tobytes())
        assert not cells(sheet)[known:].any(), "tiles of later rules come after all others"
        game.play(action)
    assert [steps.hexdigest()[:16], rows.hexdigest()[:16]] == DIGESTS[name]
