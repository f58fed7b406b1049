"""The server's own order: all SQL below storage/, one builder of a viewer's state, a short way for one bid."""

from __future__ import annotations

import ast
import asyncio
import gc
import json
import random
import re
import sys
import tracemalloc
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import keyflower
from keyflower.server import engine, tokens
from keyflower.server.connection import Connection
from keyflower.server.messages.http import NewTable, Player
from keyflower.server.messages.socket import Done, decode_client
from keyflower.server.moments import now
from keyflower.server.server import Server
from keyflower.server.settings import Settings
from keyflower.server.storage.migrate import migrate
from keyflower.server.storage.stored import Entry
from keyflower.server.tables import commands, lobby, sitting
from keyflower.server.tables.live import LiveTable

from .test_leaks import live_table

SOURCE = Path(keyflower.__file__).parent
SQL = re.compile(r"^\s*(SELECT\b.*\bFROM\b|SELECT 1|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE (TABLE|INDEX))", re.S)
FEWEST = 213  # changes of module for one bid: half of the 426 that there were when a table had no owner


def sources() -> list[Path]:
    return [path for path in SOURCE.rglob("*.py") if "storage" not in path.relative_to(SOURCE).parts]


def test_all_sql_stands_below_storage() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in sources()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.match(node.value)
    ]
    assert found == []


def test_every_state_of_a_viewer_is_built_in_one_place() -> None:
    builders = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in (SOURCE / "server").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ViewerState"
    ]
    assert len(builders) == 1
    assert builders[0].startswith(str(Path("server", "tables", "views.py")))


class Way:
    """Counts how often the path of execution goes from one module of ours to another."""

    def __init__(self) -> None:
        self.last = ""
        self.changes = 0

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("keyflower."):
            self.changes += bool(self.last) and module != self.last
            self.last = module


async def one_bid(folder: Path) -> tuple[Done, Way]:
    database = str(folder / "one.db")
    migrate(database)
    server = Server(Settings(database=database))
    await server.open()
    try:
        people = [(await server.people.make(name))[1] for name in ("Ann", "Ben")]
        wish = NewTable(players=[Player("me"), Player("person")], pace=0)
        made = await lobby.make(server.hub, people[0], wish)
        await sitting.sit(server.hub, people[1], made.info.table, made.links[1].secret, None)
        live = await server.hub.table(made.info.table)
        for person in people:
            connection = Connection(server.backlog, "here")
            connection.recognise(person.who, person.session, person.name)
            server.arrive(connection)
            server.hub.telling.follow(connection, live, live.seats_of(person.who)[0])
        assert live.play is not None
        seat = live.play.game.decisions[0].seat
        bid = next(a.text for a in live.play.game.legal_actions(seat) if a.text.startswith("bid"))
        move = {"t": "move", "table": live.row.id, "id": "x" * 12, "n": live.row.n, "seat": seat, "actions": [bid]}
        text = json.dumps(move)
        await asyncio.sleep(0.05)  # what following has set going is done
        for loop in [*server.nodes.loops, *server.clockwork.loops]:
            loop.cancel()  # the way of the bid alone is counted, however long it takes
        await asyncio.sleep(0)
        server.hub.pulse = now()
        way = Way()
        sys.setprofile(way)
        try:
            done = await commands.obey(server.hub, people[seat].who, decode_client(text))
        finally:
            sys.setprofile(None)
        return done, way
    finally:
        await server.close()


def test_one_bid_goes_a_short_way_through_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "seed", lambda: "one bid")
    done, way = asyncio.run(one_bid(tmp_path))
    assert done.n == 2
    assert way.changes <= FEWEST


def test_a_table_in_play_keeps_little_besides_its_game() -> None:
    """136 KB after 155 entries, when every entry, mark and list of answers was kept as it had come."""
    chance = random.Random(1)

    def played(number: int) -> LiveTable:
        live = live_table(keyflower.Game.new(4, f"small {number}"), 0)
        play = live.play
        assert play is not None
        for n in range(2, 156):
            seat = chance.choice(list(play.asked()))
            draft = play.draft_move(seat, None, [chance.choice(engine.legal_texts(play.game, seat))])
            entry = Entry(n, 1_700_000_000_000 + n, "move", seat, f"{number:08}-{n:012}", draft.body)
            play.accept(entry, draft.game)
            live.remember(entry)
        assert [entry.n for entry in live.recent] == list(range(116, 156))
        return live

    warm = [played(0)]  # what is made once is made now
    gc.collect()
    tracemalloc.start()
    try:
        tables = [played(number) for number in (1, 2)]
        gc.collect()
        each = tracemalloc.get_traced_memory()[0] / len(tables)
    finally:
        tracemalloc.stop()
    assert len(warm + tables) == 3
    assert each < 100_000
