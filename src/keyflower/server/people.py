"""Sessions (devices) and accounts. Secrets are hashed at rest, passwords with Argon2."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from . import tokens
from .messages import Me
from .refusals import Refusal
from .storage import Conflict, Statement, Store
from .tokens import now

# Nobody learns from the time of the answer whether an account exists.
_hasher = PasswordHasher()
_nobody = _hasher.hash("nobody's password")


class Person(NamedTuple):
    session: str  # the hash of the secret: the session's key
    name: str
    account: str | None
    shown: str | None

    @property
    def who(self) -> list[str]:
        """The holders this person is: the device, and the account if signed in."""
        return [f"s:{self.session}"] + ([f"a:{self.account}"] if self.account else [])

    @property
    def host(self) -> str:
        return self.who[-1]

    def me(self) -> Me:
        return Me(self.name, self.shown)


def clean_name(name: str) -> str:
    """One line, printable, without tricks of direction or width."""
    text = " ".join(name.split())
    if not text or not text.isprintable():
        raise Refusal("bad-message", "A name needs letters.", key="bad-name")
    return text


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, Person] = {}  # by session; a small memory so that not every request asks the database

    async def find(self, secret: str | None) -> Person | None:
        if not secret or len(secret) > 128:
            return None
        key = tokens.hashed(secret)
        person = self.known.get(key)
        if person is None:
            row = await self.store.session(key)
            if row is None:
                return None
            person = Person(key, row["name"], row["account"], row["shown"])
            if len(self.known) > 20_000:
                self.known.clear()
            self.known[key] = person
        return person

    def forget(self, session: str | None = None) -> None:
        if session is None:
            self.known.clear()
        else:
            self.known.pop(session, None)

    async def make(self, name: str) -> tuple[str, Person]:
        secret = tokens.secret()
        person = Person(tokens.hashed(secret), clean_name(name), None, None)
        await self.store.change(
            "INSERT INTO sessions (id, name, account, made, seen) VALUES (:id, :name, NULL, :now, :now)",
            id=person.session,
            name=person.name,
            now=now(),
        )
        return secret, person

    async def rename(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        await self.store.change("UPDATE sessions SET name = :name WHERE id = :id", name=name, id=person.session)
        return self._changed(person._replace(name=name))

    def _changed(self, person: Person) -> Person:
        self.known[person.session] = person
        return person

    async def end(self, person: Person) -> None:
        await self.store.write(
            Statement("DELETE FROM holders WHERE who = :who", {"who": f"s:{person.session}"}),
            Statement("DELETE FROM sessions WHERE id = :id", {"id": person.session}),
        )
        self.forget(person.session)

    # Accounts

    async def sign_up(self, person: Person, name: str, password: str) -> Person:
        shown = clean_name(name)
        hashed = await asyncio.to_thread(_hasher.hash, password)
        account = tokens.table_id()
        insert = Statement(
            "INSERT INTO accounts (id, name, shown, password, made) VALUES (:id, :name, :shown, :password, :made)",
            {"id": account, "name": shown.casefold(), "shown": shown, "password": hashed, "made": now()},
        )
        try:
            await self.store.write(insert, *self._sign_in(person, account))
        except Conflict:
            raise Refusal("not-now", "This name is taken.", key="name-taken") from None
        return self._changed(person._replace(account=account, shown=shown))

    async def sign_in(self, person: Person, name: str, password: str) -> Person:
        row = await self.store.account(" ".join(name.split()).casefold())
        if not await verified(row["password"] if row else _nobody, password) or row is None:
            raise Refusal("not-allowed", "Name or password is wrong.", key="wrong-password")
        await self.store.write(*self._sign_in(person, row["id"]))
        return self._changed(person._replace(account=row["id"], shown=row["shown"]))

    @staticmethod
    def _sign_in(person: Person, account: str) -> list[Statement]:
        """The device's seats become the account's too."""
        names = {"account": account, "session": person.session, "mine": f"s:{person.session}", "whole": f"a:{account}"}
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

    async def sign_out(self, person: Person) -> Person:
        await self.store.change("UPDATE sessions SET account = NULL WHERE id = :id", id=person.session)
        return self._changed(person._replace(account=None, shown=None))

    async def change_password(self, person: Person, old: str, new: str) -> None:
        if person.account is None or person.shown is None:
            raise Refusal("not-allowed", "Sign in first.", key="sign-in-first")
        row = await self.store.account(person.shown.casefold())
        if row is None or not await verified(row["password"], old):
            raise Refusal("not-allowed", "The old password is wrong.", key="wrong-password")
        hashed = await asyncio.to_thread(_hasher.hash, new)
        await self.store.write(
            Statement("UPDATE accounts SET password = :password WHERE id = :id", {"password": hashed, "id": row["id"]}),
            Statement(
                "UPDATE sessions SET account = NULL WHERE account = :account AND id <> :id",
                {"account": row["id"], "id": person.session},
            ),
        )
        self.forget()


async def verified(stored: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(_hasher.verify, stored, password)
    except (VerificationError, InvalidHashError):
        return False
