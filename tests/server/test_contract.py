"""The documented contract: OpenAPI against the real server, the socket's JSON Schema, the database's schema."""

from __future__ import annotations

import json
import random
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import schemathesis
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from keyflower.server.messages.socket import FromClient, FromServer
from keyflower.server.storage.migrate import HEAD, FromTheFuture, engine_for, migrate, version
from keyflower.server.storage.schema import metadata

from .client import Person
from .harness import Crowd, Process, asynchronous
from .test_tables import some_moves

CHECKS = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")


@pytest.fixture(scope="module")
def token(server: Process) -> str:
    request = urllib.request.Request(
        f"{server.base}/api/v1/session",
        json.dumps({"name": "Sch", "token": True}).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


def test_every_request_is_answered_as_described(server: Process, token: str) -> None:
    """Good and bad requests made from the description: no server error, and every answer is a described one."""
    described = schemathesis.openapi.from_url(f"{server.base}/api/v1/openapi.json")
    schemathesis.checks.load_all_checks()
    wanted = [schemathesis.checks.CHECKS.get_one(name) for name in CHECKS]
    seen: set[tuple[str, int]] = set()
    for result in described.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.label == "DELETE /api/v1/session":
            continue  # it would end the session of this test

        @settings(
            max_examples=15, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            answer = case.call(headers={"authorization": f"Bearer {token}"})
            assert b"Traceback" not in answer.content
            case.validate_response(answer, checks=wanted)
            seen.add((case.operation.label, answer.status_code))

        ask()
    assert len({label for label, _ in seen}) > 30
    assert {200, 400, 404} <= {status for _, status in seen}


@asynchronous
async def test_every_message_of_a_socket_follows_its_schema(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        document = await Person(server.base).get("/ws-schema.json")
        jsonschema.Draft202012Validator.check_schema(document)
        validator = jsonschema.Draft202012Validator({**document["anyOf"][1], "$defs": document["$defs"]})
        table, people = await crowd.table(2, clock={"kind": "live", "bank": 600, "increment": 5})
        people[0].raw = []
        await some_moves(people, table, random.Random(1), 15)
        await people[0].follow(table)
        assert len(people[0].raw) > 15
        for text in people[0].raw:
            validator.validate(json.loads(text))


def differences(url: str) -> list[object]:
    engine = engine_for(url)
    try:
        with engine.connect() as connection:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))
    finally:
        engine.dispose()


def test_migrations_give_the_schema_in_both_databases(tmp_path: Path, postgres: Callable[[], str]) -> None:
    for url in (str(tmp_path / "new.db"), postgres()):
        assert version(url) is None
        assert migrate(url)
        assert version(url) == HEAD
        assert not migrate(url)
        assert differences(url) == []


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    url = str(tmp_path / "future.db")
    migrate(url)
    engine = engine_for(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(FromTheFuture):
        migrate(url)


def test_every_kind_of_event_and_entry_is_in_the_protocols_description() -> None:
    root = Path(__file__).parents[2]
    described = (root / "docs" / "protocol.md").read_text(encoding="utf-8")
    vocabulary = (root / "web" / "src" / "generated" / "vocabulary.ts").read_text(encoding="utf-8")
    events = re.findall(r'"([a-z-]+)"', vocabulary.partition("EVENTS = [")[2].partition("]")[0])
    assert len(events) > 30
    assert [kind for kind in events if f"`{kind}`" not in described] == []
    tags = [str(shape.__struct_config__.tag) for shape in FromServer.__args__ + FromClient.__args__]
    assert [tag for tag in tags if f"`{tag}`" not in described and f'"t": "{tag}"' not in described] == []


@asynchronous
async def test_an_answer_to_follow_carries_its_ref(server: Process) -> None:
    async with Crowd(server.base) as crowd:
        table, people = await crowd.table(2)
        ann = people[0]
        assert (await ann.say("follow", table=table))["t"] == "table"
        assert (await ann.say("follow", table=table, have=1))["t"] == "updates"
