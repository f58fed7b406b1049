"""The language that is spoken, and its messages. They are the page's own files: `web/messages/LANGUAGE/*.ftl`."""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from .fluent import Bundle

REFERENCE = "en"
VARIABLES = ("KEYFLOWER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@cache
def shelf() -> Traversable:
    """The folder of the languages: in an installed package beside this file, in the sources where the page has it."""
    packed = resources.files(__package__).joinpath("messages")
    return packed if packed.is_dir() else Path(__file__).parents[3] / "web" / "messages"


def languages() -> list[str]:
    """Those that have a folder, English first."""
    found = sorted(folder.name for folder in shelf().iterdir() if folder.is_dir())
    return sorted(found, key=lambda name: name != REFERENCE)


def wanted(environment: Mapping[str, str]) -> str:
    """The language of a terminal: as its variables say, English if that is none of ours."""
    for variable in VARIABLES:
        if value := environment.get(variable, ""):
            short = value.lower().replace("-", "_").partition("_")[0].partition(".")[0]
            return short if short in languages() else REFERENCE
    return REFERENCE


@cache
def bundle(language: str) -> Bundle:
    found = Bundle(language)
    for file in sorted(shelf().joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found.add(file.read_text(encoding="utf-8"))
    return found


class Speaker:
    """What is spoken now: a program has one language, as a page has."""

    def __init__(self) -> None:
        self.language = ""
        self.translate_names = False


speaker = Speaker()


def use(language: str = "", translate_names: bool = False) -> None:
    """Speak this language from now on; without one that of the environment. ValueError if there is no such language."""
    if language and language not in languages():
        raise ValueError(f"there is no language {language!r}; there are {', '.join(languages())}")
    speaker.language = language or wanted(os.environ)
    speaker.translate_names = translate_names


def spoken() -> Bundle:
    if not speaker.language:
        use()
    return bundle(speaker.language)


def t(key: str, **args: str | int) -> str:
    """A message; `key.attribute` is a message's attribute. A message that does not exist is told by its key."""
    found = spoken()
    return found.say(key, args) if key in found.texts else key


def has(key: str) -> bool:
    return key in spoken().texts


def _joined(parts: Iterable[str], key: str) -> str:
    *first, last = list(parts) or [""]
    return t(key, first=", ".join(first), second=last) if first else last


def both(parts: Iterable[str]) -> str:
    """'a, b and c'."""
    return _joined(parts, "list-and")


def either(parts: Iterable[str]) -> str:
    """'a, b or c'."""
    return _joined(parts, "list-or")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
