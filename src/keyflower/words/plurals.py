"""The plural forms of whole numbers, by language: the categories that Fluent's message files choose by.

A language that is not listed counts as English does. A test compares the table with that of the world's languages.
"""

from collections.abc import Callable

ENDINGS_2_TO_4 = (2, 3, 4)


def _one(n: int) -> str:
    return "one" if n == 1 else "other"


def _none_is_one(n: int) -> str:
    return "one" if n in (0, 1) else "other"


def _never(n: int) -> str:
    return "other"


def _polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n % 10 in ENDINGS_2_TO_4 and n % 100 not in (12, 13, 14) else "many"


def _romanian(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n == 0 or 1 <= n % 100 <= 19 else "other"


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in ENDINGS_2_TO_4 else "other"


def _eastern(n: int, rest: str) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in ENDINGS_2_TO_4 and n % 100 not in (12, 13, 14) else rest


def _ukrainian(n: int) -> str:
    return _eastern(n, "many")


def _croatian(n: int) -> str:
    return _eastern(n, "other")


def _lithuanian(n: int) -> str:
    if n % 10 == 0 or 11 <= n % 100 <= 19:
        return "other"
    return "one" if n % 10 == 1 else "few"


RULES: dict[str, Callable[[int], str]] = {
    "cs": _czech, "sk": _czech,
    "fr": _none_is_one, "hy": _none_is_one,
    "ja": _never, "ko": _never, "th": _never, "vi": _never, "zh": _never,
    "hr": _croatian, "sr": _croatian,
    "lt": _lithuanian,
    "pl": _polish,
    "ro": _romanian,
    "ru": _ukrainian, "uk": _ukrainian,
}  # fmt: skip


def plural(language: str, number: int) -> str:
    return RULES.get(language, _one)(number)


def forms(language: str) -> set[str]:
    """The categories that whole numbers of a language fall into."""
    return {plural(language, number) for number in range(200)}
