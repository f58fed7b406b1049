"""Sessions (devices) and accounts. Secrets are hashed at rest, passwords with Argon2."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from . import plain, tokens
from .messages.http import Credentials, Device, Me
from .moments import now
from .refusals import Refusal
from .storage import Conflict
from .storage.people import PeopleStore

# Nobody learns from the time of the answer whether an account exists: this is no password's hash, and takes as long to
# be refused as any. Written out, because making one would take a fifth of a second of every start.
_hasher = PasswordHasher()
_costs = f"m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
_nobody = f"$argon2id$v=19${_costs}${'A' * 22}${'A' * 43}"


HOUR = 3_600_000
DEVICE_LETTERS = 16  # letters of a session's key by which its owner names it


class Person(NamedTuple):
    session: str  # the hash of the secret: the session's key
    name: str
    account: str | None
    shown: str | None
    where: str = ""  # the network they call from this time

    @property
    def who(self) -> list[str]:
        """The holders this person is: the device, and the account if signed in."""
        return [f"s:{self.session}"] + ([f"a:{self.account}"] if self.account else [])

    @property
    def host(self) -> str:
        return self.who[-1]

    def me(self) -> Me:
        return Me(self.name, self.shown)


class People:
    def __init__(self, store: PeopleStore) -> None:
        self.store = store
        self.known: dict[str, Person] = {}  # by session; a small memory so that not every request asks the database

    async def find(self, secret: str | None) -> Person | None:
        if not secret or len(secret) > 128:
            return None
        key = tokens.hashed(secret)
        # With several nodes another one may have ended the session this moment: the database knows.
        person = None if self.store.db.several_nodes else self.known.get(key)
        if person is None:
            row = await self.store.session(key)
            if row is None:
                return None
            person = Person(key, row["name"], row["account"], row["shown"])
            if len(self.known) > 20_000:
                self.known.clear()
            self.known[key] = person
            if row["seen"] < now() - HOUR:
                await self.store.saw(key, now())
        return person

    def forget(self, session: str | None = None) -> None:
        if session is None:
            self.known.clear()
        else:
            self.known.pop(session, None)

    async def make(self, name: str) -> tuple[str, Person]:
        secret = tokens.secret()
        person = Person(tokens.hashed(secret), plain.name(name), None, None)
        await self.store.add_session(person.session, person.name, now())
        return secret, person

    async def rename(self, person: Person, name: str) -> Person:
        name = plain.name(name)
        await self.store.rename(person.session, name)
        return self._changed(person._replace(name=name))

    def _changed(self, person: Person) -> Person:
        self.known[person.session] = person
        return person

    async def end(self, person: Person) -> None:
        await self.store.end_session(person.session)
        self.forget(person.session)

    # Accounts

    async def sign_up(self, person: Person, wish: Credentials) -> tuple[str, Person]:
        shown = plain.name(wish.name)
        hashed = await asyncio.to_thread(_hasher.hash, wish.password)
        account = tokens.table_id()
        try:
            await self.store.add_account(account, plain.account_key(shown), shown, hashed, now())
        except Conflict:
            raise Refusal("not-now", "This name is taken.", key="name-taken") from None
        return await self._signed_in(person, account, shown, wish.bring)

    async def sign_in(self, person: Person, wish: Credentials) -> tuple[str, Person]:
        row = await self.store.account(plain.account_key(wish.name))
        if not await verified(row["password"] if row else _nobody, wish.password) or row is None:
            raise Refusal("not-allowed", "Name or password is wrong.", key="wrong-password")
        return await self._signed_in(person, row["id"], row["shown"], wish.bring)

    async def _signed_in(self, person: Person, account: str, shown: str, bring: bool) -> tuple[str, Person]:
        """The session gets a new secret: whoever knew the old one does not come along.

        What the device holds stays the device's, unless it is asked for: the device may be a friend's.
        """
        secret = tokens.secret()
        fresh = Person(tokens.hashed(secret), person.name, account, shown)
        await self.store.sign_in(person.session, fresh.session, account, now(), bring)
        self.forget(person.session)
        return secret, self._changed(fresh)

    async def devices(self, person: Person) -> list[Device]:
        """The sessions of the account; without one, this alone."""
        rows = await self.store.sessions_of(person.account) if person.account else []
        if not rows:
            rows = await self.store.sessions_of(None, person.session)
        return [
            Device(row["id"][:DEVICE_LETTERS], row["name"], row["made"], row["seen"], row["id"] == person.session)
            for row in rows
        ]

    async def end_device(self, person: Person, device: str) -> str:
        """Forgets another session of the same account, or this one; returns which."""
        rows = await self.store.sessions_of(person.account) if person.account else []
        mine: list[str] = [person.session, *(row["id"] for row in rows if row["id"] != person.session)]
        found = [session for session in mine if session[:DEVICE_LETTERS] == device]
        if not found:
            raise Refusal("not-found", "There is no such device.", key="no-such-device")
        await self.store.end_session(found[0])
        self.forget(found[0])
        return found[0]

    async def sign_out(self, person: Person) -> Person:
        await self.store.sign_out(person.session)
        return self._changed(person._replace(account=None, shown=None))

    async def change_password(self, person: Person, old: str, new: str) -> None:
        if person.account is None or person.shown is None:
            raise Refusal("not-allowed", "Sign in first.", key="sign-in-first")
        row = await self.store.account(plain.account_key(person.shown))
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
