"""Nothing that a seat receives, nor its size, changes when what it may not know is shuffled."""

from __future__ import annotations

import random
import sqlite3
import zlib

import msgspec
import pytest
from leak import reshuffled

import keyflower as kf
from keyflower.server import engine
from keyflower.server.messages.socket import Update, encoder
from keyflower.server.messages.state import Clock
from keyflower.server.storage.stored import Body, ClockState, Entry, SeatRow, TableOptions, TableRow
from keyflower.server.tables import views
from keyflower.server.tables.history import Mark, Play
from keyflower.server.tables.live import LiveTable

from .conftest import Starter
from .harness import Crowd, asynchronous
from .test_tables import some_moves

EVERYTHING = ("merchants", "promos")


def another_world(game: kf.Game, viewer: int | None, chance: random.Random) -> kf.Game:
    other = reshuffled(game, viewer, chance)
    for part in other.state.parts:
        stack = getattr(part, "stack", None)
        if stack:
            chance.shuffle(stack)
    return other


def live_table(game: kf.Game, moves: int) -> LiveTable:
    """The server's table with this game on it."""
    players = game.options.players
    seats = [SeatRow(seat, "person", f"P{seat}", True, None, None, False, None, []) for seat in range(players)]
    options = TableOptions(
        players, list(game.options.modules), dict(game.options.variants), "given", True, 1.0, Clock(kind="none")
    )
    row = TableRow(
        "leak", "", "over" if game.is_over else "playing", True, "s:host", "", options, "secret seed", 1, moves + 1,
        0, 0, [decision.seat for decision in game.decisions], ClockState(), None, None, None, None, [], seats,
    )  # fmt: skip
    live = LiveTable(row, [], Play(game, [], [Mark(1, 0, None, False)]), [])
    live.remember(Entry(1, 0, "start", None, None, Body()))
    return live


def on_the_wire(game: kf.Game, viewer: int | None, entry: Entry, moves: int) -> bytes:
    """An update and a whole table, as they are sent to this viewer."""
    live = live_table(game, moves)
    state = views.of_table(live, viewer)
    assert state is not None
    update = encoder.encode(Update("leak", views.entry(live, entry, viewer), state))
    return update + encoder.encode(views.caught_up(live, [], viewer, None, []))


@pytest.mark.parametrize("modules", [(), EVERYTHING])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_message_is_the_same_whatever_is_hidden(players: int, modules: tuple[str, ...]) -> None:
    chance = random.Random(players)
    game = kf.Game.new(players, seed=f"wire-{players}", modules=modules)
    compared = moves = 0
    while not game.is_over:
        seat = chance.choice(game.decisions).seat
        viewer = chance.choice([None, *range(players)])
        if chance.random() < 0.3:
            entry = Entry(moves + 1, 0, "move", seat, None, Body())
            here, there = game.copy(), another_world(game, viewer, chance)
            assert on_the_wire(here, viewer, entry, moves) == on_the_wire(there, viewer, entry, moves)
            compared += 1
        game.play(chance.choice(game.legal_actions(seat)))
        moves += 1
    assert compared > 20


@pytest.mark.parametrize("modules", [(), EVERYTHING])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_can_be_taken_back_has_told_nothing_new(players: int, modules: tuple[str, ...]) -> None:
    """An action without news gives the mover the same view in every world that the mover can imagine."""
    chance = random.Random(players)
    without = with_news = 0
    for number in range(4):
        game = kf.Game.new(players, seed=f"news-{number}", modules=modules)
        while not game.is_over:
            seat = chance.choice(game.decisions).seat
            text = chance.choice(game.legal_actions(seat)).text
            worlds = [another_world(game, seat, chance) for _ in range(3)]
            played = engine.play(game, text, seat)
            if played.news:
                with_news += 1
                continue
            without += 1
            for world in worlds:
                engine.play(world, text, seat)
                assert world.view(seat) == game.view(seat), text
    assert without > 80
    assert with_news > 20


@asynchronous
async def test_a_real_socket_says_the_same_whatever_is_hidden(starter: Starter) -> None:
    process = starter()
    chance = random.Random(4)
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(3)
        await some_moves(people, table, random.Random(2), 10)
        while any(person.tables[table]["undo"] for person in people):  # a snapshot that is newer than any way back
            await some_moves(people, table, chance, 1)
        n = people[0].tables[table]["n"]

        async def heard() -> list[str]:
            """All that the socket of seat 0 says when it follows, byte for byte, but for the clock on the wall."""
            person = people[0]
            await person.connect()
            person.raw = []
            told = await person.follow(table)
            assert told["state"]["n"] == n
            return [text for text in person.raw if '"t":"info"' not in text]

        def change(viewer: int) -> None:
            file = sqlite3.connect(process.database)
            body = file.execute("SELECT body FROM snapshots WHERE table_id = ? AND n = ?", (table, n)).fetchone()[0]
            game = kf.Game.from_position(msgspec.json.decode(zlib.decompress(body)))
            other = msgspec.json.encode(another_world(game, viewer, chance).position())
            assert zlib.compress(other, 1) != body
            file.execute(
                "UPDATE snapshots SET body = ? WHERE table_id = ? AND n = ?", (zlib.compress(other, 1), table, n)
            )
            file.commit()
            file.close()

        process.stop()
        process.start()
        truth = await heard()
        for _ in range(2):
            process.kill()
            change(0)
            process.start()
            assert await heard() == truth
