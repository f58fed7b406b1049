"""Sessions (devices) and accounts. Secrets are hashed at rest, passwords with Argon2."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from . import tokens
from .messages import Me
from .moments import now
from .refusals import Refusal
from .storage import Conflict
from .storage.people import PeopleStore

# Nobody learns from the time of the answer whether an account exists: this is no password's hash, and takes as long to
# be refused as any. Written out, because making one would take a fifth of a second of every start.
_hasher = PasswordHasher()
_costs = f"m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
_nobody = f"$argon2id$v=19${_costs}${'A' * 22}${'A' * 43}"


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
    def __init__(self, store: PeopleStore) -> None:
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
        await self.store.add_session(person.session, person.name, now())
        return secret, person

    async def rename(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        await self.store.rename(person.session, name)
        return self._changed(person._replace(name=name))

    def _changed(self, person: Person) -> Person:
        self.known[person.session] = person
        return person

    async def end(self, person: Person) -> None:
        await self.store.end_session(person.session)
        self.forget(person.session)

    # Accounts

    async def sign_up(self, person: Person, name: str, password: str) -> Person:
        shown = clean_name(name)
        hashed = await asyncio.to_thread(_hasher.hash, password)
        account = tokens.table_id()
        try:
            await self.store.add_account(person.session, account, shown, hashed, now())
        except Conflict:
            raise Refusal("not-now", "This name is taken.", key="name-taken") from None
        return self._changed(person._replace(account=account, shown=shown))

    async def sign_in(self, person: Person, name: str, password: str) -> Person:
        row = await self.store.account(" ".join(name.split()).casefold())
        if not await verified(row["password"] if row else _nobody, password) or row is None:
            raise Refusal("not-allowed", "Name or password is wrong.", key="wrong-password")
        await self.store.sign_in(person.session, row["id"])
        return self._changed(person._replace(account=row["id"], shown=row["shown"]))

    async def sign_out(self, person: Person) -> Person:
        await self.store.sign_out(person.session)
        return self._changed(person._replace(account=None, shown=None))

    async def change_password(self, person: Person, old: str, new: str) -> None:
        if person.account is None or person.shown is None:
            raise Refusal("not-allowed", "Sign in first.", key="sign-in-first")
        row = await self.store.account(person.shown.casefold())
        if row is None or not await verified(row["password"], old):
            raise Refusal("not-allowed", "The old password is wrong.", key="wrong-password")
        hashed = await asyncio.to_thread(_hasher.hash, new)
        await self.store.change_password(person.session, row["id"], hashed)
        self.forget()


async def verified(stored: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(_hasher.verify, stored, password)
    except (VerificationError, InvalidHashError):
        return False
