"""Secrets and their hashes. Only hashes are stored; comparisons take the same time whatever is compared."""

from __future__ import annotations

import hashlib
import secrets

TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def secret() -> str:
    """192 bits from the system's generator, for sessions, seats and invitations."""
    return secrets.token_urlsafe(24)


def hashed(value: str) -> str:
    """Secrets are random and long, so a plain hash is enough; passwords go through Argon2 instead."""
    return hashlib.sha256(b"keyflower/secret/" + value.encode()).hexdigest()


def same(value: str, stored: str | None) -> bool:
    return stored is not None and secrets.compare_digest(hashed(value), stored)


def table_id() -> str:
    """80 bits that are easy to read aloud: knowing one opens nothing, but none can be guessed either."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(16))


def seed() -> str:
    """256 bits for the shuffle of one game."""
    return secrets.token_hex(32)


def seed_hash(value: str) -> str:
    """What is shown at the start, so that the seed shown at the end can be checked."""
    return "sha256:" + hashlib.sha256(value.encode()).hexdigest()
