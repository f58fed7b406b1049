"""Every database that an older version of this program left behind is loaded, shown as it was, and played on."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

from keyflower import RULES_VERSION
from keyflower.server.storage.migrate import HEAD
from keyflower.server.storage.migrations import versions

from .client import Person, Refused
from .conftest import Starter
from .harness import asynchronous
from .old_databases import KEPT, play
from .test_records import command

STEPS = Path(versions.__path__[0])
VERSIONS = sorted(path.stem for path in KEPT.glob("*.json"))
PASSING = frozenset(
    {"pending", "here", "moved", "clocks", "watchers", "ends"}
)  # of that moment, or told in newer words


def still_said(old: Any, new: Any, where: str = "") -> list[str]:
    """What was said then and is not said now. New things may have come, also where there was nothing."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [
            fault
            for key, value in old.items()
            if key not in PASSING
            for fault in still_said(value, new.get(key), f"{where}.{key}")
        ]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [f for i, (o, n) in enumerate(zip(old, new, strict=True)) for f in still_said(o, n, f"{where}[{i}]")]
    return [] if old == new or not old else [f"{where}: {old!r} became {new!r}"]


def test_every_schema_there_was_is_kept() -> None:
    """Today's too, so that the next one finds it: `python -m server.old_databases` makes it."""
    steps = sorted(path.stem[:4] for path in STEPS.glob("[0-9]*.py"))
    assert steps == VERSIONS
    assert steps[-1] == HEAD


async def looks_as_it_did(base: str, kept: dict[str, Any]) -> None:
    people: dict[str, Person] = {}
    for name, token in kept["tokens"].items():
        people[name] = Person(base, name)
        people[name].token = token
    faults = []
    for where, old in kept["seen"].items():
        key, name = where.split("/")
        new = await people[name].get(f"/tables/{kept['tables'][key]}")
        assert new["info"]["rules"] in (old["info"]["rules"], RULES_VERSION)  # what runs goes on under today's rules
        faults += still_said(old["info"] | {"rules": new["info"]["rules"]}, new["info"], f"{where} info")
        faults += still_said(old["chat"], new["chat"], f"{where} chat")
        if old["state"] is not None:
            for part in ("n", "seat", "view", "waiting", "proposal", "scores"):
                faults += still_said(old["state"].get(part), new["state"].get(part), f"{where} {part}")
            assert bool(old["state"]["asked"]) == bool(new["state"]["asked"])
    assert faults == []
    ann, ben, cyn = people["Ann"], people["Ben"], people["Cyn"]
    chance = random.Random(1)
    tables = kept["tables"]
    await play(tables["two people"], [ann, ben], 5, chance)
    await play(tables["merchants"], [ann, ben, cyn], 5, chance)
    await play(tables["against bots"], [cyn], 3, chance)
    assert "result" in await ann.get(f"/tables/{tables['finished']}/record")
    assert (await ann.get(f"/tables/{tables['finished']}/at/20", seat="all"))["state"]["n"] == 20
    assert (await ann.get(f"/tables/{tables['imported']}/at/20", seat="all"))["state"]["n"] == 20
    joined = await cyn.post(f"/tables/{tables['waiting']}/join", {})
    assert joined["seat"] == 1
    stranger = await Person(base, "Sam").arrive()
    with pytest.raises(Refused):
        await stranger.get(f"/tables/{tables['merchants']}")
    await asyncio.gather(*(person.close() for person in [*people.values(), stranger]))


@pytest.mark.parametrize("version", VERSIONS)
@asynchronous
async def test_a_file_of_an_older_version_goes_on(starter: Starter, tmp_path: Path, version: str) -> None:
    database = tmp_path / "old.db"
    database.write_bytes(gzip.decompress((KEPT / f"{version}.db.gz").read_bytes()))
    process = starter(database=str(database))
    await looks_as_it_did(process.base, json.loads((KEPT / f"{version}.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("version", VERSIONS)
@asynchronous
async def test_a_backup_of_an_older_version_is_restored(starter: Starter, tmp_path: Path, version: str) -> None:
    database = str(tmp_path / "restored.db")
    command("restore", str(KEPT / f"{version}.backup"), "--database", database)
    process = starter(database=database)
    await looks_as_it_did(process.base, json.loads((KEPT / f"{version}.json").read_text(encoding="utf-8")))
