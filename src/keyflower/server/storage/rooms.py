"""The companion's rooms, as they are stored: a document each, until a moment."""

from __future__ import annotations

from .database import Database, Row, Statement


class RoomStore:
    def __init__(self, database: Database) -> None:
        self.db = database

    async def count(self) -> int:
        rows = await self.db.read("SELECT COUNT(*) AS many FROM rooms")
        return int(rows[0]["many"])

    async def add(self, code: str, body: str, until: int) -> None:
        """A Conflict says that the code is taken."""
        await self.db.write(
            Statement(
                "INSERT INTO rooms (code, n, until, body) VALUES (:code, 1, :until, :body)",
                {"code": code, "until": until, "body": body},
            )
        )

    async def find(self, code: str, now: int) -> Row | None:
        rows = await self.db.read(
            "SELECT code, n, until, body FROM rooms WHERE code = :code AND until > :now", code=code, now=now
        )
        return rows[0] if rows else None

    async def put(self, code: str, n: int, body: str, until: int) -> None:
        """A Conflict says that somebody else was first."""
        await self.db.write(
            Statement(
                "UPDATE rooms SET n = :n, body = :body, until = :until WHERE code = :code AND n = :n - 1",
                {"code": code, "n": n, "body": body, "until": until},
                1,
            )
        )

    async def sweep(self, now: int) -> None:
        await self.db.write(Statement("DELETE FROM rooms WHERE until <= :now", {"now": now}))
