"""Sessions (devices) and accounts, as they are stored. Secrets and passwords come here as hashes only."""

from __future__ import annotations

from .database import Database, Row, Statement


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self.db = database

    # Sessions

    async def session(self, key: str) -> Row | None:
        rows = await self.db.read(
            "SELECT sessions.id, sessions.name, sessions.account, sessions.seen, accounts.shown FROM sessions"
            " LEFT JOIN accounts ON accounts.id = sessions.account WHERE sessions.id = :key",
            key=key,
        )
        return rows[0] if rows else None

    async def add_session(self, session: str, name: str, now: int) -> None:
        await self.db.write(
            Statement(
                "INSERT INTO sessions (id, name, account, made, seen) VALUES (:id, :name, NULL, :now, :now)",
                {"id": session, "name": name, "now": now},
            )
        )

    async def rename(self, session: str, name: str) -> None:
        await self.db.write(Statement("UPDATE sessions SET name = :name WHERE id = :id", {"name": name, "id": session}))

    async def end_session(self, session: str) -> None:
        await self.db.write(
            Statement("DELETE FROM holders WHERE who = :who", {"who": f"s:{session}"}),
            Statement("DELETE FROM sessions WHERE id = :id", {"id": session}),
        )

    async def saw(self, session: str, now: int) -> None:
        await self.db.write(Statement("UPDATE sessions SET seen = :now WHERE id = :id", {"now": now, "id": session}))

    async def forget_absent(self, before: int) -> int:
        """Devices that nobody has seen since, with no seat, table or account to come back to. Says how many."""
        rows = await self.db.write(
            Statement(
                "DELETE FROM sessions WHERE seen < :before AND account IS NULL"
                " AND NOT EXISTS (SELECT 1 FROM holders WHERE who = 's:' || sessions.id)"
                " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = 's:' || sessions.id) RETURNING id",
                {"before": before},
            )
        )
        return len(rows[0])

    async def sessions_of(self, account: str | None, session: str = "") -> list[Row]:
        """Of an account, or one alone; those seen last come first."""
        return await self.db.read(
            "SELECT id, name, made, seen FROM sessions WHERE account = :account OR id = :session"
            " ORDER BY seen DESC LIMIT 100",
            account=account,
            session=session,
        )

    # Accounts

    async def account(self, name: str) -> Row | None:
        rows = await self.db.read("SELECT id, name, shown, password FROM accounts WHERE name = :name", name=name)
        return rows[0] if rows else None

    async def add_account(self, account: str, name: str, shown: str, password: str, now: int) -> None:
        """A Conflict says that the name is taken."""
        await self.db.write(
            Statement(
                "INSERT INTO accounts (id, name, shown, password, made) VALUES (:id, :name, :shown, :password, :made)",
                {"id": account, "name": name, "shown": shown, "password": password, "made": now},
            )
        )

    async def sign_in(self, session: str, fresh: str, account: str, now: int, bring: bool) -> None:
        """The session goes on under a new key; `bring`: what it holds becomes the account's."""
        signed = Statement("UPDATE sessions SET account = :account WHERE id = :id", {"account": account, "id": fresh})
        await self.db.write(*renewing(session, fresh, now), signed, *(bringing(fresh, account) if bring else []))

    async def sign_out(self, session: str) -> None:
        await self.db.write(Statement("UPDATE sessions SET account = NULL WHERE id = :id", {"id": session}))

    async def change_password(self, session: str, account: str, password: str) -> None:
        """All other sessions of the account are signed out."""
        await self.db.write(
            Statement("UPDATE accounts SET password = :password WHERE id = :id", {"password": password, "id": account}),
            Statement(
                "UPDATE sessions SET account = NULL WHERE account = :account AND id <> :id",
                {"account": account, "id": session},
            ),
        )


def renewing(session: str, fresh: str, now: int) -> list[Statement]:
    """Everything of a session becomes that of another key, and the old one ends."""
    names = {"old": session, "fresh": fresh, "mine": f"s:{session}", "ours": f"s:{fresh}", "now": now}
    return [
        Statement(
            "INSERT INTO sessions (id, name, account, made, seen)"
            " SELECT :fresh, name, account, made, :now FROM sessions WHERE id = :old",
            names,
        ),
        Statement("UPDATE holders SET who = :ours WHERE who = :mine", names),
        Statement("UPDATE tables SET host = :ours WHERE host = :mine", names),
        Statement("DELETE FROM sessions WHERE id = :old", names),
    ]


def bringing(session: str, account: str) -> list[Statement]:
    """The device's seats and tables become the account's."""
    names = {"mine": f"s:{session}", "whole": f"a:{account}"}
    return [
        Statement(
            "INSERT INTO holders (table_id, who, seat) SELECT table_id, :whole, seat FROM holders WHERE who = :mine"
            " ON CONFLICT DO NOTHING",
            names,
        ),
        Statement("UPDATE tables SET host = :whole WHERE host = :mine", names),
        Statement("DELETE FROM holders WHERE who = :mine", names),
    ]
