"""Databases of older versions, kept for ever: whatever comes, their games can be loaded, shown and played on.

    cd tests && python -m server.old_databases

makes one with the program as it is now: a file database and a backup of it in old_databases/, named after the schema,
and what every seat saw then. Run it before a change of the schema, never again for a schema that is there already.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

from keyflower.server.storage.archive import backup
from keyflower.server.storage.migrate import HEAD

from .client import Person, any_answer, fresh
from .harness import Process

KEPT = Path(__file__).parent / "old_databases"
GOLDEN = Path(__file__).parents[1] / "golden"


async def play(table: str, people: list[Person], moves: int, chance: random.Random) -> None:
    """So many moves at one table over plain HTTP, whoever is asked."""
    for _ in range(moves):
        for seat, person in enumerate(people):
            state = (await person.get(f"/tables/{table}", seat=seat))["state"]
            if state["view"]["over"]:
                return
            if state["asked"]:
                answer = any_answer(state["asked"]["choices"], chance)
                body = {"id": fresh(), "n": state["n"], "seat": seat, "actions": [answer]}
                await person.post(f"/tables/{table}/move", body)
                break
        else:
            await asyncio.sleep(0.2)  # a bot thinks


async def fill(base: str) -> dict[str, Any]:
    ann, ben, cyn = [await Person(base, name).arrive() for name in ("Ann", "Ben", "Cyn")]
    chance = random.Random(7)
    tables: dict[str, str] = {}

    async def table(name: str, moves: int, people: list[Person], **wish: Any) -> None:
        made = await people[0].post("/tables", {"pace": 0, "name": name, **wish})
        tables[name] = made["info"]["table"]
        links = [link for link in made["links"] if wish["players"][link["seat"]]["kind"] == "person"]
        for person, link in zip(people[1:], links, strict=False):
            await person.post(f"/tables/{tables[name]}/sit", {"secret": link["secret"]})
        await play(tables[name], people, moves, chance)

    two = [{"kind": "me"}, {"kind": "person"}]
    clock = {"kind": "live", "bank": 3600, "increment": 20}
    await table("two people", 45, [ann, ben], players=two, clock=clock)
    days = {"kind": "days", "hours": 48, "quiet": {"from": "22:00", "to": "07:00", "zone": "Europe/Warsaw"}}
    merchants = {"modules": ["merchants", "promos"], "variants": {"handicap": [0]}}
    await table("merchants", 60, [ann, ben, cyn], players=[*two, {"kind": "person"}], clock=days, **merchants)
    await table("against bots", 12, [cyn], players=[{"kind": "me"}, {"kind": "bot", "level": 1}])
    await table("finished", 2000, [ann, ann], players=[{"kind": "me"}, {"kind": "me", "name": "Ann's left hand"}])
    await table("waiting", 0, [ben], players=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)
    lines = (GOLDEN / "base-3.txt").read_text(encoding="utf-8").splitlines()
    record = "\n".join([line for line in lines if not line.startswith("result")][:60])
    tables["imported"] = (await ann.post("/records", {"text": record}))["info"]["table"]
    await ann.post(f"/tables/{tables['two people']}/chat", {"id": fresh(), "seat": 0, "text": "hello"})
    state = (await ben.get(f"/tables/{tables['two people']}"))["state"]
    await ben.post(
        f"/tables/{tables['two people']}/propose", {"id": fresh(), "n": state["n"], "seat": 1, "to": state["n"] - 5}
    )
    await ben.post("/account", {"name": "Ben", "password": "correct horse", "bring": True})
    people = {"Ann": ann, "Ben": ben, "Cyn": cyn}
    await asyncio.sleep(1)
    seen = {}
    for key, table_id in tables.items():
        for name, person in people.items():
            try:
                told = await person.get(f"/tables/{table_id}")
            except Exception:
                continue
            seen[f"{key}/{name}"] = {"info": told["info"], "state": told["state"], "chat": told["chat"]}
    return {"tokens": {name: person.token for name, person in people.items()}, "tables": tables, "seen": seen}


def main() -> None:
    KEPT.mkdir(exist_ok=True)
    assert not (KEPT / f"{HEAD}.json").exists(), f"{HEAD} is kept already"
    with tempfile.TemporaryDirectory() as name:
        process = Process(Path(name)).start()
        try:
            seen = asyncio.run(fill(process.base))
            process.stop()
        finally:
            process.kill()
        backup(process.database, KEPT / f"{HEAD}.backup")
        with Path(process.database).open("rb") as source, gzip.open(KEPT / f"{HEAD}.db.gz", "wb") as target:
            shutil.copyfileobj(source, target)
    (KEPT / f"{HEAD}.json").write_text(json.dumps(seen, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
