"""Who is alive, when nobody was, and notices that an admin's command leaves for a server on the same file."""

from __future__ import annotations

from .database import Database, Statement


class NodeStore:
    def __init__(self, database: Database) -> None:
        self.db = database

    async def beat(self, node: str, now: int) -> None:
        await self.db.write(
            Statement(
                "INSERT INTO nodes (id, started, seen, gone) VALUES (:id, :now, :now, 0)"
                " ON CONFLICT (id) DO UPDATE SET seen = :now, gone = 0",
                {"id": node, "now": now},
            )
        )

    async def leave(self, node: str, now: int) -> None:
        """An orderly end. Its last moment stays: from then on nobody's time ran, unless others are there."""
        await self.db.write(
            Statement("UPDATE nodes SET seen = :now, gone = 1 WHERE id = :id", {"id": node, "now": now})
        )

    async def forget(self, before: int) -> None:
        """Of those that are gone, all but the last one's end is of no use."""
        await self.db.write(
            Statement(
                "DELETE FROM nodes WHERE seen < :before AND seen < (SELECT MAX(seen) FROM nodes)", {"before": before}
            )
        )

    async def alive(self, since: int) -> set[str]:
        rows = await self.db.read("SELECT id FROM nodes WHERE seen > :since AND gone = 0", since=since)
        return {row["id"] for row in rows}

    async def last_seen(self) -> int | None:
        seen: int | None = (await self.db.read("SELECT MAX(seen) AS seen FROM nodes"))[0]["seen"]
        return seen

    async def add_outage(self, since: int, until: int) -> None:
        await self.db.write(
            Statement(
                "INSERT INTO outages (since, until) VALUES (:since, :until) ON CONFLICT DO NOTHING",
                {"since": since, "until": until},
            )
        )

    async def outages(self) -> list[tuple[int, int]]:
        rows = await self.db.read("SELECT since, until FROM outages ORDER BY since")
        return [(row["since"], row["until"]) for row in rows]

    async def forget_outages(self, before: int) -> None:
        """Those that ended before any clock that runs was set."""
        await self.db.write(Statement("DELETE FROM outages WHERE until < :before", {"before": before}))

    async def leave_notice(self, text: str) -> None:
        """Tells running servers that something was changed behind their back."""
        if self.db.several_nodes:
            await self.db.write(notice=text)
        else:
            await self.db.write(Statement("INSERT INTO notices (text) VALUES (:text)", {"text": text}))

    async def left_notices(self) -> list[str]:
        if self.db.several_nodes or not await self.db.read("SELECT 1 AS one FROM notices LIMIT 1"):
            return []
        return [row["text"] for row in (await self.db.write(Statement("DELETE FROM notices RETURNING text", {})))[0]]
