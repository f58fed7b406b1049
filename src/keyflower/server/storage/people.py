"""Sessions (devices) and accounts, as they are stored. Secrets and passwords come here as hashes only."""

from __future__ import annotations

from .database import Database, Row, Statement


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self.db = database

    # Sessions

    async def session(self, key: str) -> Row | None:
        rows = await self.db.read(
            "SELECT sessions.id, sessions.name, sessions.account, accounts.shown FROM sessions"
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

    # Accounts

    async def account(self, name: str) -> Row | None:
        rows = await self.db.read("SELECT id, name, shown, password FROM accounts WHERE name = :name", name=name)
        return rows[0] if rows else None

    async def add_account(self, session: str, account: str, shown: str, password: str, now: int) -> None:
        """Makes an account and signs the session in; a Conflict says that the name is taken."""
        insert = Statement(
            "INSERT INTO accounts (id, name, shown, password, made) VALUES (:id, :name, :shown, :password, :made)",
            {"id": account, "name": shown.casefold(), "shown": shown, "password": password, "made": now},
        )
        await self.db.write(insert, *signing_in(session, account))

    async def sign_in(self, session: str, account: str) -> None:
        await self.db.write(*signing_in(session, account))

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


def signing_in(session: str, account: str) -> list[Statement]:
    """The device's seats become the account's too."""
    names = {"account": account, "session": session, "mine": f"s:{session}", "whole": f"a:{account}"}
    return [
        Statement("UPDATE sessions SET account = :account WHERE id = :session", names),
        Statement(
            "INSERT INTO holders (table_id, who, seat) SELECT table_id, :whole, seat FROM holders WHERE who = :mine"
            " ON CONFLICT DO NOTHING",
            names,
        ),
        Statement("UPDATE tables SET host = :whole WHERE host = :mine", names),
        Statement("DELETE FROM holders WHERE who = :mine", names),
    ]
