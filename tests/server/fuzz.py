"""Malformed, forged and out-of-turn messages: no crash, no trace, no effect.

cd tests && python -m server.fuzz --messages 1000000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from keyflower.server.messages.socket import FromClient

from .client import Person, fresh
from .harness import Crowd, Process

BATCH = 10_000  # messages at one table
UNLIMITED = {"log-level": "warning", "message-rate": 100_000, "request-rate": 100_000}
ODD: list[Any] = [
    None, True, False, 0, -1, 1.5, 10**30, -(10**30), "", "x", "\u0000", "\ud7ff", "💥" * 50, "x" * 5000, [], {}, [[]],
    {"a": {}},     "../../etc/passwd", "'; DROP TABLE tables; --", "%s%s%n", "<script>", "1e999", [None] * 50,
]  # fmt: skip
WORDS = [
    "pass",
    "bid",
    "use",
    "place",
    "pay",
    "take",
    "move",
    "stop",
    "upgrade",
    "boat",
    "wait",
    "offer",
    "build",
    "contract",
    "swap",
    "extend",
    "replace",
    "haunt",
    "show",
    "any",
    "red",
    "blue",
    "yellow",
    "green",
    "+tavern",
    "tavern",
    "home-1",
    "0",
    "1",
    "2",
    "-1",
    "99999999999999999999",
    "1,-1",
    "q,r",
    "NaN",
    "²:",
    "٣:",
    "1\x1e:",
]
NAMES = (
    "t",
    "ref",
    "table",
    "id",
    "n",
    "seat",
    "actions",
    "count",
    "to",
    "proposal",
    "yes",
    "for",
    "kind",
    "text",
    "have",
    "protocol",
)


# What somebody at a seat of their own may send at any time without changing anything at the table.
HARMLESS = frozenset({"move", "undo", "answer", "vote", "return", "try", "follow", "leave", "ping", "hello"})
SHAPES = {str(shape.__struct_config__.tag): shape for shape in FromClient.__args__}
# By kind of message: the name of each field, must it be there, what it may hold. Looked up once, it takes long.
FIELDS = {
    kind: [
        (field.encode_name, field.required, msgspec.inspect.type_info(field.type))
        for field in msgspec.structs.fields(shape)
    ]
    for kind, shape in SHAPES.items()
}


class Fuzz:
    def __init__(self, chance: random.Random, table: str, seat: int, kinds: frozenset[str] = HARMLESS) -> None:
        self.chance = chance
        self.table = table
        self.seat = seat
        self.kinds = sorted(kinds)

    def fair(self) -> dict[str, Any]:
        """A message that could be meant, for a seat that is not asked or not one's own, from the protocol's shapes."""
        kind = self.chance.choice([*self.kinds, "move"])
        message: dict[str, Any] = {"t": kind}
        for name, required, type_info in FIELDS[kind]:
            if required or self.chance.random() < 0.5:
                message[name] = self.value(name, type_info)
        return message

    def value(self, name: str, kind: msgspec.inspect.Type) -> Any:
        """Something of this type, within its limits."""
        c = self.chance
        known: dict[str, Any] = {"table": self.table, "seat": self.seat, "id": fresh(), "protocol": 1}
        if name in known and c.random() < 0.9:
            return known[name]
        if isinstance(kind, msgspec.inspect.UnionType):
            return self.value(name, c.choice(kind.types))
        if isinstance(kind, msgspec.inspect.LiteralType):
            return c.choice(kind.values)
        if isinstance(kind, msgspec.inspect.BoolType):
            return c.random() < 0.5
        if isinstance(kind, msgspec.inspect.IntType):
            low, high = kind.ge or 0, 10**9 if kind.le is None else kind.le
            return c.choice([low, high, min(high, low + 1), c.randint(low, high)])
        if isinstance(kind, (msgspec.inspect.ListType, msgspec.inspect.VarTupleType)):
            return [self.value("action", kind.item_type) for _ in range(c.randint(1, 3))]
        if isinstance(kind, msgspec.inspect.StrType):
            if kind.pattern and "a-z0-9" in kind.pattern.lower():
                return "".join(c.choice("abcdefgh23456789") for _ in range(kind.min_length or 8))
            return self.action()[: kind.max_length]
        return None

    def action(self) -> str:
        return " ".join(self.chance.choice(WORDS) for _ in range(self.chance.randint(1, 6)))

    def bent(self) -> dict[str, Any]:
        """A message with something wrong in it."""
        message = self.fair()
        for _ in range(self.chance.randint(1, 3)):
            name = self.chance.choice([*message, *NAMES])
            if self.chance.random() < 0.3:
                message.pop(name, None)
            else:
                message[name] = self.chance.choice(ODD)
        return message

    def message(self) -> str | bytes:
        c = self.chance
        roll = c.random()
        if roll < 0.4:
            return json.dumps(self.fair())
        if roll < 0.8:
            return json.dumps(self.bent())
        text = json.dumps(self.bent())
        if roll < 0.9:
            at = c.randrange(len(text) + 1)
            return (
                text[:at]
                + c.choice(["", "\x00", "}", "{", '"', "\\u", "9" * 400, "[" * 2000])
                + text[at + c.randint(0, 5) :]
            )
        if roll < 0.95:
            return c.randbytes(c.randint(0, 300))
        return c.choice(
            ["[" * 50_000, '{"t":' * 3000, "null", "1" * 4000, '"', "", "\ufeff{}", '{"t":"move","t":"ping"}']
        )


class Sender:
    """Keeps a socket open, whatever happens to it, and counts the answers."""

    def __init__(self, base: str, token: str) -> None:
        self.address = base.replace("http", "ws") + "/api/v1/ws"
        self.token = token
        self.link: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.answered = asyncio.Event()
        self.answers: Counter[str] = Counter()
        self.closed = 0

    async def run(self, fuzz: Fuzz, messages: int) -> None:
        for number in range(messages):
            await self.send(fuzz.message())
            if number % 100 == 99 or number == messages - 1:
                await self.caught_up()
        if self.link is not None:
            await self.link.close()
        if self.reader is not None:
            await self.reader

    async def send(self, message: str | bytes) -> None:
        for _ in range(5):
            try:
                if self.link is None:
                    self.link = await connect(self.address, max_size=None, compression=None)
                    self.reader = asyncio.create_task(self.read(self.link))
                    await self.link.send(json.dumps({"t": "hello", "protocol": 1, "session": self.token}))
                await self.link.send(message)
                return
            except (ConnectionClosed, OSError):
                self.closed += 1
                self.link = None

    async def caught_up(self) -> None:
        """Until all that was sent is answered: nothing counts that the server has not read."""
        self.answered.clear()
        await self.send(json.dumps({"t": "ping", "ref": "caught up"}))
        async with asyncio.timeout(120):
            await self.answered.wait()

    async def read(self, link: ClientConnection) -> None:
        try:
            async for text in link:
                answer = json.loads(text)
                if answer.get("ref") == "caught up":
                    self.answered.set()
                assert "Traceback" not in str(text)
                self.answers[answer["t"] if answer["t"] != "refused" else f"refused {answer['error']['code']}"] += 1
        except ConnectionClosed:
            pass
        finally:
            self.answered.set()


async def by_http(person: Person, fuzz: Fuzz, count: int) -> Counter[str]:
    """The same over HTTP: bent bodies, bent paths."""
    found: Counter[str] = Counter()
    async with httpx.AsyncClient(base_url=person.base, timeout=20) as http:
        for _ in range(count):
            message = fuzz.bent()
            kind = fuzz.chance.choice(
                ["move", "undo", "answer", "vote", "return", "try", "sit", "enter", "links", "start", "close"]
            )
            table = fuzz.chance.choice([fuzz.table, "a" * 16, "..", "%00", "A" * 400])
            body = json.dumps(message) if fuzz.chance.random() < 0.7 else fuzz.message()
            headers = {"content-type": "application/json"}
            if fuzz.chance.random() < 0.7:
                headers["authorization"] = f"Bearer {person.token}"
            try:
                answer = await http.post(f"/api/v1/tables/{table}/{kind}", content=body, headers=headers)
            except httpx.InvalidURL:
                continue
            assert answer.status_code < 500, (kind, body[:200], answer.text)
            assert "Traceback" not in answer.text
            found[f"HTTP {answer.status_code}"] += 1
    return found


async def fuzzed(process: Process, messages: int, seed: int = 1) -> Counter[str]:
    """Sends so many messages from strangers and from seats that are not asked; checks that nothing came of it."""
    chance = random.Random(seed)
    answers: Counter[str] = Counter()
    async with Crowd(process.base) as crowd:
        table, people = await crowd.table(3)
        mover = next(person for person in people if person.tables[table]["asked"])
        idle = next(person for person in people if person is not mover)
        stranger = await crowd.person("Str")
        before = [(await person.get(f"/tables/{table}"))["state"] for person in people]
        assert process.process is not None
        pid = process.process.pid
        place, own = mover.tables[table]["seat"], idle.tables[table]["seat"]
        everything = frozenset(SHAPES)
        kinds = [
            (Sender(process.base, stranger.token), Fuzz(chance, table, place, everything)),
            (Sender(process.base, "B" * 32), Fuzz(chance, table, place, everything)),
            (Sender(process.base, idle.token), Fuzz(chance, table, own)),
            (Sender(process.base, idle.token), Fuzz(chance, table, place)),
        ]
        share = messages * 9 // 10 // len(kinds)
        await asyncio.gather(*(sender.run(fuzz, share) for sender, fuzz in kinds))
        for sender, _ in kinds:
            answers.update(sender.answers)
            answers["closed"] += sender.closed
        answers += await by_http(stranger, kinds[0][1], messages // 20)
        answers += await by_http(idle, kinds[2][1], messages // 20)
        after = [(await person.get(f"/tables/{table}"))["state"] for person in people]
        assert after == before, "a message that should have had no effect had one"
        assert process.process.poll() is None
        assert process.process.pid == pid
        await mover.move(table, ["pass"])  # and it still works
    with urllib.request.urlopen(process.base + "/metrics") as page:
        assert b"keyflower_errors_total 0.0" in page.read()
    trace = process.logged().partition("Traceback")
    assert not trace[1], trace[0][-500:] + trace[1] + trace[2][:3000]
    return answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        process = Process(Path(name), flags=UNLIMITED).start()
        try:
            answers: Counter[str] = Counter()
            for number, left in enumerate(range(given.messages, 0, -BATCH)):
                answers += asyncio.run(fuzzed(process, min(BATCH, left), given.seed + number))
                print(f"{given.messages - max(0, left - BATCH)} messages", flush=True)
        finally:
            process.kill()
    print(f"{given.messages} messages: no crash, no trace, no effect")
    for kind, count in sorted(answers.items()):
        print(f"  {kind:28} {count}")


if __name__ == "__main__":
    main()
