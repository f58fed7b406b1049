"""Records, looking at any move, import, verify, backup, restore, export, admin."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import keyflower as kf

from .client import Person, Refused, any_answer
from .conftest import Starter
from .harness import Crowd, Process, asynchronous
from .test_playing import play_on
from .test_tables import refused, some_moves

HOST = "from keyflower.cli.host import app; app()"


def command(*words: str, code: int = 0) -> str:
    done = subprocess.run([sys.executable, "-c", HOST, *words], capture_output=True, text=True, timeout=180)
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


async def finished(crowd: Crowd, players: int = 2, seed: int = 1, **options: Any) -> tuple[str, list[Person]]:
    table, people = await crowd.table(players, **options)
    chance = random.Random(seed)
    await asyncio.gather(*(play_on(person, table, chance) for person in people))
    await people[0].until(lambda: people[0].entries[table][-1]["kind"] == "end")
    return table, people


@asynchronous
async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(server: Process, tmp_path: Path) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        promised = (await people[0].get(f"/tables/{table}"))["info"]
        assert promised["seed"] is None
        assert promised["seed_hash"].startswith("sha256:")
        await refused("not-now", people[0].get(f"/tables/{table}/record"))
        chance = random.Random(3)
        await asyncio.gather(*(play_on(person, table, chance) for person in people))
        await people[0].until(lambda: people[0].entries[table][-1]["kind"] == "end")
        info = (await people[0].get(f"/tables/{table}"))["info"]
        assert len(info["seed"]) * 4 >= 128
        record = await people[1].get(f"/tables/{table}/record")
        game = kf.Game.replay(record)
        assert game.seed == info["seed"]
        assert game.scores().totals == info["result"]["totals"]
        path = tmp_path / "record.txt"
        path.write_text(record, encoding="utf-8")
        assert "It is the hash that was given." in command("verify", str(path), "--hash", promised["seed_hash"])
        assert "NOT the hash" in command("verify", str(path), "--hash", "sha256:" + "0" * 64, code=2)
        path.write_text(record.replace(info["seed"], "0" * 64), encoding="utf-8")
        command("verify", str(path), code=2)


@asynchronous
async def test_any_game_at_any_move_each_sees_what_they_may(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2, listed=True)
        seen = {1: people[1].tables[table]["view"]}
        chance = random.Random(4)
        for _ in range(25):
            await some_moves(people, table, chance, 1)
            seen[people[1].tables[table]["n"]] = people[1].tables[table]["view"]
        for n in (1, 2, 9, 14, 26):
            past = await people[1].get(f"/tables/{table}/at/{n}")
            assert past["state"]["view"] == seen[n]
            assert past["last"] == 26
        await refused("not-allowed", people[1].get(f"/tables/{table}/at/5", seat="0"))
        await refused("not-allowed", people[1].get(f"/tables/{table}/at/5", seat="all"))
        await refused("not-found", people[1].get(f"/tables/{table}/at/27"))
        watcher = await crowd.person("Wat")
        past = await watcher.get(f"/tables/{table}/at/9")
        assert past["state"]["seat"] is None
        assert not any("screen" in seat for seat in past["state"]["view"]["seats"])
        await asyncio.gather(*(play_on(person, table, chance) for person in people))
        await people[0].until(lambda: people[0].entries[table][-1]["kind"] == "end")
        past = await watcher.get(f"/tables/{table}/at/9", seat="all")
        assert all("screen" in seat for seat in past["state"]["view"]["seats"])
        past = await watcher.get(f"/tables/{table}/at/9", seat="1")
        assert past["state"]["view"] == seen[9]


@asynchronous
async def test_a_record_can_be_imported_and_stepped_through(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await finished(crowd, 3, seed=7)
        record = await people[0].get(f"/tables/{table}/record")
        reader = await crowd.person("Rea")
        taken = await reader.post("/records", {"text": record})
        copy = taken["info"]["table"]
        original = await people[0].get(f"/tables/{table}")
        imported = await reader.get(f"/tables/{copy}")
        assert imported["info"]["state"] == "over"
        assert imported["info"]["result"] == original["info"]["result"]
        for side in original["state"]["view"]["seats"]:
            side.pop("has_offered", None)  # said to one's own seat only
        assert imported["state"]["view"] == original["state"]["view"] | {"seat": None}
        assert await reader.get(f"/tables/{copy}/record") == record
        middle = await reader.get(f"/tables/{copy}/at/20", seat="2")
        assert middle["state"]["seat"] == 2
        half = "\n".join(line for line in record.splitlines()[:40] if not line.startswith("result"))
        still = await reader.post("/records", {"text": half})
        assert still["info"]["state"] == "still"
        await refused("not-found", people[0].get(f"/tables/{copy}"))
        for bad in (
            "nonsense",
            record + "\n0: pass\n",
            record.replace("players 3", "players 9"),
            "keyflower record 1\n\n0: pass",
        ):
            await refused("bad-message", reader.post("/records", {"text": bad}))


@asynchronous
async def test_how_the_scores_came_about_is_told_after_the_end_and_not_before(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        running, (ann, *_) = await crowd.table(2)
        await refused("not-now", ann.get(f"/tables/{running}/course"))
        table, (ann, *_) = await finished(crowd, seed=3)
        standings = (await ann.get(f"/tables/{table}/course"))["standings"]
        game = kf.Game.replay(await ann.get(f"/tables/{table}/record"))
        assert standings[-1]["totals"] == list(game.scores().totals)
        assert [each["n"] for each in standings] == sorted({each["n"] for each in standings})
        moves = [entry["n"] for entry in ann.entries[table] if entry["kind"] == "move"]
        assert {each["n"] for each in standings} >= set(moves)
        stranger = await crowd.person("Wat")
        await refused("not-found", stranger.get(f"/tables/{table}/course"))


@asynchronous
async def test_actions_can_be_tried_from_a_position(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        person = await crowd.person("Ann")
        game = kf.Game.new(players=2, seed=5)
        seat = game.decisions[0].seat
        tried = await person.post("/positions", {"position": game.position(), "seat": seat, "actions": ["pass"]})
        assert tried["legal"]
        assert tried["events"][0]["kind"] == "pass"
        assert tried["state"]["view"]["turn"] == 1 - seat
        tried = await person.post("/positions", {"position": game.position()})
        assert all("screen" in side for side in tried["state"]["view"]["seats"])
        tried = await person.post(
            "/positions", {"position": game.position(), "seat": seat, "actions": ["bid smelter 90 red"]}
        )
        assert not tried["legal"]
        assert tried["error"]["code"] == "illegal"
        for bad in ({"format": "x"}, {**game.position(), "players": 3}, {**game.position(), "bag": {"red": 10**9}}):
            await refused("bad-message", person.post("/positions", {"position": bad}))


@asynchronous
async def test_backup_restore_export_and_admin(starter: Starter, tmp_path: Path) -> None:
    process = starter()
    async with Crowd(process.base) as crowd:
        done, people = await finished(crowd, 2)
        table, others = await crowd.table(2)
        await some_moves(others, table, random.Random(1), 12)
        saved = tmp_path / "saved.gz"
        assert "rows written" in command("backup", str(saved), "--database", process.database)
        assert saved.stat().st_mode & 0o077 == 0
        before = (await others[0].get(f"/tables/{table}"))["state"]
        await some_moves(others, table, random.Random(2), 3)

        listing = command("admin", "list", "--database", process.database)
        assert table in listing
        assert "playing" in command("admin", "inspect", table, "--database", process.database)
        assert "entries" in command("admin", "disk", "--database", process.database)
        link = command("admin", "link", table, "1", "--database", process.database).strip().splitlines()[-1]
        secret = link.split("#seat=")[1]
        phone = await crowd.person("Ben's phone")
        for _ in range(30):  # the running server hears of it within a moment
            try:
                info = await phone.post(f"/tables/{table}/sit", {"secret": secret})
                break
            except Refused:
                await asyncio.sleep(0.1)
        assert info["seats"][1]["mine"]
        folder = tmp_path / "records"
        assert "1 records written" in command("export", str(folder), "--database", process.database)
        assert kf.Game.replay((folder / f"{done}.txt").read_text(encoding="utf-8")).is_over
        command("admin", "remove", done, "--yes", "--database", process.database)
        await asyncio.sleep(1.5)
        await refused("not-found", people[0].get(f"/tables/{done}"))
        command("restore", str(saved), "--database", process.database, code=2)  # not empty

        process.kill()
        fresh = tmp_path / "restored.db"
        command("restore", str(saved), "--database", str(fresh))
        other = starter(folder="other", database=str(fresh))
        person = others[0]
        person.http.base_url = other.base + "/api/v1"
        restored = (await person.get(f"/tables/{table}"))["state"]
        assert restored["view"] == before["view"]
        person.tables.clear()
        await person.connect(other.base)
        await person.follow(table)
        if person.tables[table]["asked"]:
            await person.move(table, [any_answer(person.tables[table]["asked"]["choices"], random.Random(3))])


def test_a_broken_backup_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.gz"
    broken.write_bytes(b"nothing")
    command("restore", str(broken), "--database", str(tmp_path / "new.db"), code=2)
    command("backup", str(tmp_path / "b.gz"), "--database", str(tmp_path / "none.db"), code=2)
    command("admin", "list", "--database", str(tmp_path / "none.db"), code=2)
