"""Messages in Fluent, as the page reads them too: the part of the format that our message files use.

A reader of our own, because the terminal must start quickly and the package stay light: it parses a message only when
it is said, and needs no tables of the world's languages. Tests hold it to what Fluent's own implementation says.
"""

import re
import textwrap
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from .plurals import plural

Args = Mapping[str, str | int]

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *= ?(.*)$")
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *= ?(.*)$")
TOKEN = re.compile(
    r"""\{\s*\$(?P<choose>[\w-]+)\s*->\s*
      | \{\s*\$(?P<variable>[\w-]+)\s*\}
      | \{\s*(?P<message>[a-zA-Z][\w.-]*)\s*\}
      | \{\s*"(?P<literal>[^"]*)"\s*\}
      | (?P<variant>\n\s*\*?\[\s*[\w.-]+\s*\]\s?)
      | (?P<close>\s*\})""",
    re.VERBOSE,
)


class Variable(NamedTuple):
    name: str


class Said(NamedTuple):
    """Another message inside this one."""

    key: str


class Chosen(NamedTuple):
    """One of several patterns, by the value of a variable."""

    variable: str
    variants: list[tuple[str, "Pattern"]]
    default: int


Part = str | Variable | Said | Chosen
Pattern = list[Part]


class Bundle:
    """All messages of one language. A message's attribute is kept as `message.attribute`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}

    def add(self, text: str) -> None:
        for key, found in entries(text):
            self.texts[key] = found

    def say(self, key: str, args: Args) -> str:
        """KeyError if there is no such message."""
        pattern = self._patterns.get(key)
        if pattern is None:
            pattern = self._patterns[key] = parse(self.texts[key])
        return self._write(pattern, args)

    def _write(self, pattern: Pattern, args: Args) -> str:
        return "".join(part if isinstance(part, str) else self._part(part, args) for part in pattern)

    def _part(self, part: Variable | Said | Chosen, args: Args) -> str:
        if isinstance(part, Variable):
            return str(args.get(part.name, f"{{${part.name}}}"))
        if isinstance(part, Said):
            return self.say(part.key, args)
        return self._write(self._variant(part, args.get(part.variable, "")), args)

    def _variant(self, part: Chosen, value: str | int) -> Pattern:
        wanted = {str(value)} if isinstance(value, str) else {str(value), plural(self.language, value)}
        return next((found for name, found in part.variants if name in wanted), part.variants[part.default][1])


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and attributes of a file, each with its text as it stands there."""
    message, key, lines = "", "", list[str]()
    for line in [*text.splitlines(), "#"]:
        entry, attribute = ENTRY.match(line), ATTRIBUTE.match(line)
        if key and (entry or attribute or line.startswith("#")):
            yield key, "\n".join(lines).rstrip()
            key = ""
        if entry:
            message = key = entry[1]
            lines = [entry[2]]
        elif attribute and message:
            key = f"{message}.{attribute[1]}"
            lines = [attribute[2]]
        elif key:
            lines.append(line)


def parse(text: str) -> Pattern:
    first, newline, rest = text.partition("\n")
    pattern, _ = _pattern((first + newline + textwrap.dedent(rest)).lstrip("\n"), 0, False)
    return pattern


def _pattern(text: str, at: int, inside: bool) -> tuple[Pattern, int]:
    """A pattern from here up to its end; within a choice that is the next variant or the choice's end."""
    parts: Pattern = []
    while token := TOKEN.search(text, at):
        if inside and token.lastgroup in ("variant", "close"):
            parts.append(text[at : token.start()])
            return parts, token.start()
        parts.append(text[at : token.start()])
        at = token.end()
        if token["choose"]:
            chosen, at = _choice(text, at, token["choose"])
            parts.append(chosen)
        elif token["variable"]:
            parts.append(Variable(token["variable"]))
        elif token["message"]:
            parts.append(Said(token["message"]))
        else:
            parts.append(token["literal"] if token["literal"] is not None else token[0])
    parts.append(text[at:])
    return parts, len(text)


def _choice(text: str, at: int, variable: str) -> tuple[Chosen, int]:
    variants: list[tuple[str, Pattern]] = []
    default = 0
    at -= len(text[:at]) - len(text[:at].rstrip())  # the line's end belongs to the first variant
    while (token := TOKEN.match(text, at)) and token["variant"]:
        name = token["variant"].strip()
        if name.startswith("*"):
            default = len(variants)
        pattern, at = _pattern(text, token.end(), True)
        variants.append((name.strip("*[] "), pattern))
    end = TOKEN.match(text, at)
    if not variants or end is None or end["close"] is None:
        raise ValueError(f"a choice by ${variable} without its end: {text}")
    return Chosen(variable, variants, default), end.end()
