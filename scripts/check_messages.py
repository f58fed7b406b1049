"""Checks the messages of page and terminal: every language says the same, with the same figures, in sound Fluent.

    python scripts/check_messages.py            compare the languages
    python scripts/check_messages.py --unused   also compare with the sources of both: messages that they never show,
                                                and keys they ask for that do not exist

Found mistakes are listed one a line and the exit code is 1.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from keyflower.words.plurals import forms

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = "en"
SOURCES = [ROOT / "web" / "src", ROOT / "src" / "keyflower" / "words", ROOT / "src" / "keyflower" / "cli"]

PLURAL_WORDS = frozenset(("zero", "one", "two", "few", "many"))

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *= ?(.*)$")
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *= ?(.*)$")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
REFERRED = re.compile(r"\{\s*([a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?)\s*\}")
VARIANT = re.compile(r"^\s*(\*?)\[\s*([\w.-]+)\s*\]")
SELECTOR = re.compile(r"\{\s*\$[\w-]+\s*->\s*$")

# How the page's source names a message: a whole key in quotes, or a template with gaps.
QUOTED = re.compile(r"""["'`]([a-zA-Z][\w-]*(?:\.[\w-]+)?)["'`]""")
ASKED = re.compile(r"""\bt\(\s*["']([a-zA-Z][\w-]*(?:\.[\w-]+)?)["']""")
TEMPLATE = re.compile(r"`((?:\$\{[^`{}]*\}|[a-z0-9-])+)`")
GAP = re.compile(r"\$\{[^`{}]*\}")
# The same in Python: a formatted string, written as the page would.
FORMATTED = re.compile(r"""\bf(["'])((?:\{[^{}]*\}|[a-z0-9.-])+)\1""")


class Language:
    """All messages of one language. An attribute is kept under `message.attribute`."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.texts: dict[str, str] = {}
        self.place: dict[str, str] = {}
        self.mistakes: list[str] = []
        for path in sorted(folder.glob("*.ftl")):
            self._read(path)
        for key in self.texts:
            self._check(key)

    def _read(self, path: Path) -> None:
        message, key = "", ""
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            where = f"{self.name}/{path.name}:{number}"
            if "\t" in line:
                self.mistakes.append(f"{where}: a tab; Fluent knows only spaces")
            if line.startswith("#") or not line.strip():
                continue
            if entry := ENTRY.match(line):
                message = key = entry[1]
                self._begin(key, entry[2], where)
            elif (attribute := ATTRIBUTE.match(line)) and message:
                key = f"{message}.{attribute[1]}"
                self._begin(key, attribute[2], where)
            elif key and line[0] in " }":
                self.texts[key] += "\n" + line
            else:
                self.mistakes.append(f"{where}: not Fluent: {line}")

    def _begin(self, key: str, text: str, where: str) -> None:
        if key in self.texts:
            self.mistakes.append(f"{where}: {key} stands twice, first at {self.place[key]}")
        self.texts[key] = text
        self.place[key] = where

    def _check(self, key: str) -> None:
        text, where = self.texts[key], self.place[key]
        if not text.strip():
            self.mistakes.append(f"{where}: {key} is empty")
        if text.count("{") != text.count("}"):
            self.mistakes.append(f"{where}: {key}: braces do not match")
            return
        for reference in REFERRED.findall(text):
            if reference not in self.texts:
                self.mistakes.append(f"{where}: {key} refers to {reference}, which does not exist")
        for names, defaults in _selectors(text):
            if defaults != 1:
                self.mistakes.append(f"{where}: {key}: a choice needs one default variant (*), not {defaults}")
            if len(names) != len(set(names)):
                self.mistakes.append(f"{where}: {key}: a variant stands twice")
            missing = forms(self.name) - set(names)
            if missing and PLURAL_WORDS & set(names):
                self.mistakes.append(f"{where}: {key}: plural forms missing: {', '.join(sorted(missing))}")

    def variables(self, key: str, above: tuple[str, ...] = ()) -> set[str]:
        """The arguments that a message needs, those of the messages that it refers to included."""
        text = self.texts.get(key, "")
        found = set(VARIABLE.findall(text))
        for reference in REFERRED.findall(text):
            if reference not in above:
                found |= self.variables(reference, (*above, key))
        return found


def _selectors(text: str) -> Iterator[tuple[list[str], int]]:
    """The variant names and the number of defaults of each choice in a message, however deep."""
    open_choices: list[tuple[list[str], int]] = []
    for line in text.splitlines():
        if variant := VARIANT.match(line):
            if not open_choices:
                yield [variant[2]], 0
                continue
            names, defaults = open_choices[-1]
            names.append(variant[2])
            open_choices[-1] = (names, defaults + (1 if variant[1] else 0))
        if SELECTOR.search(line):
            open_choices.append(([], 0))
        elif line.strip() == "}" and open_choices:
            yield open_choices.pop()


def compare(reference: Language, other: Language) -> list[str]:
    found = []
    for key in reference.texts:
        # Only some languages have a form of their own, so an attribute's absence is a real gap too.
        if key not in other.texts:
            found.append(f"{other.name}: {key} is missing ({reference.place[key]})")
        elif (wanted := reference.variables(key)) != (given := other.variables(key)):
            found.append(
                f"{other.place[key]}: {key}: arguments {_show(given)}, but {_show(wanted)} in {reference.name}"
            )
    for key in other.texts:
        if key not in reference.texts:
            found.append(f"{other.place[key]}: {key} is not in {reference.name}")
    return found


def _show(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def _patterns(text: str) -> Iterator[re.Pattern[str]]:
    """What the templates of a source file may name: its words stay, its gaps take anything.

    A template of gaps alone, as `${family}-${name}`, begins with a word that the same file has in quotes.
    """
    for template in TEMPLATE.findall(text):
        parts = GAP.split(template)
        if len(parts) == 1:
            continue
        if "".join(parts).strip("-"):
            yield re.compile("[a-z0-9.-]*".join(map(re.escape, parts)))
        elif parts[1].startswith("-"):
            families = "|".join(map(re.escape, QUOTED.findall(text)))
            yield re.compile(f"(?:{families})" + "[a-z0-9.-]*".join(map(re.escape, parts[1:])))


def _source_text(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    return FORMATTED.sub(lambda found: "`" + re.sub(r"\{[^{}]*\}", "${}", found[2]) + "`", text)


def compare_source(language: Language, sources: Iterable[Path]) -> list[str]:
    """Keys that the sources ask for and that do not exist, and messages that they never name, whole or with gaps."""
    exact: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    found: list[str] = []
    for path in sorted(path for source in sources for path in source.rglob("*")):
        if path.suffix in (".ts", ".svelte", ".js", ".py") and path.is_file():
            text = _source_text(path)
            exact.update(QUOTED.findall(text))
            for key in sorted(set(ASKED.findall(text)) - language.texts.keys()):
                found.append(f"{path.relative_to(ROOT)}: asks for {key}, which is no message")
            patterns += _patterns(text)
    used = {key for key in language.texts if key in exact or any(pattern.fullmatch(key) for pattern in patterns)}
    waiting = list(used)
    while waiting:
        for reference in REFERRED.findall(language.texts[waiting.pop()]):
            if reference not in used and reference in language.texts:
                used.add(reference)
                waiting.append(reference)
    # An attribute belongs to its message: either one in use keeps both.
    whole = {key.split(".")[0] for key in used}
    return found + [
        f"{language.place[key]}: {key} is used nowhere" for key in language.texts if key.split(".")[0] not in whole
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the page's messages in all languages.")
    parser.add_argument("--messages", type=Path, default=ROOT / "web" / "messages", help="folder of the languages")
    parser.add_argument("--unused", action="store_true", help="also compare with the sources")
    options = parser.parse_args()

    names = sorted(path.name for path in options.messages.iterdir() if path.is_dir())
    if REFERENCE not in names:
        print(f"{options.messages} has no folder {REFERENCE}")
        return 1
    languages = {name: Language(name, options.messages / name) for name in names}
    reference = languages[REFERENCE]
    mistakes = [mistake for language in languages.values() for mistake in language.mistakes]
    for name in names:
        if name != REFERENCE:
            mistakes += compare(reference, languages[name])
    if options.unused:
        mistakes += compare_source(reference, SOURCES)
    for mistake in mistakes:
        print(mistake)
    total = f"{len(reference.texts)} messages in {', '.join(names)}"
    print(f"{total}: {len(mistakes)} mistakes" if mistakes else f"{total}: all well")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
