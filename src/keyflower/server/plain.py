"""Words of people, as they are kept: composed letters, single spaces."""

from __future__ import annotations

import unicodedata

from .refusals import Refusal


def one_line(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def name(text: str) -> str:
    """One line, printable, with something in it that is seen."""
    line = one_line(text)
    if not line.isprintable() or not any(unicodedata.category(letter)[0] in "LNPS" for letter in line):
        raise Refusal("bad-message", "A name needs letters.", key="bad-name")
    return line


def account_key(text: str) -> str:
    """Names that look the same are one account, and one account to those who guess its password."""
    return unicodedata.normalize("NFKC", one_line(text)).casefold()
