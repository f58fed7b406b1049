"""Writes what the page takes over from the Python side, below web/src/generated/:

catalogue.json    what is printed on the pieces
protocol.ts       the types of the server's messages, as the modules of keyflower.server.messages declare them
vocabulary.ts     the words that the engine and the server speak in: questions, verbs, events, reasons for a refusal

With --check: is all of that fresh, and has every word its message in every language of the page?
"""

import argparse
import ast
import json
import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import msgspec  # noqa: E402  (the source tree is put on the path first)
from check_messages import Language  # noqa: E402
from msgspec import inspect  # noqa: E402

from keyflower.catalogue import loader, words  # noqa: E402
from keyflower.game.game import Game  # noqa: E402
from keyflower.game.modules import MODULES, VARIANTS  # noqa: E402
from keyflower.game.setup import every_verb  # noqa: E402
from keyflower.server.messages import companion, fields, http, socket, state  # noqa: E402
from keyflower.server.storage.stored import ENTRY_KINDS  # noqa: E402

TARGET = ROOT / "web" / "src" / "generated"
SOURCE = ROOT / "src" / "keyflower"
WRITTEN = "// Written by scripts/page_export.py; do not edit.\n"


# The catalogue

LEFT_OUT = frozenset({"index", "since", "entry"})  # the engine's own: nothing of it is printed


def printed(entry: object) -> dict[str, Any]:
    return {name: value for name, value in vars(entry).items() if name not in LEFT_OUT}


def tile(entry: loader.Tile, last_of: list[int]) -> dict[str, Any]:
    """`last_of`: how many turn-order tiles lie there, from two players on. The last of them shows the purple marker."""
    is_order = entry.kind == "turn_order"
    purple = [players for players, last in enumerate(last_of, start=2) if is_order and last == entry.number]
    return {**printed(entry), "turns": entry.turns, "purple": purple}


def catalogue_json() -> str:
    catalogue = loader.load()
    last_of: list[int] = catalogue.figures("base", "setup")["turn_order_tiles"]
    tables: dict[str, list[dict[str, Any]]] = {
        "tiles": [tile(entry, last_of) for entry in catalogue.tiles],
        "contracts": [printed(entry) for entry in catalogue.contracts],
        "extensions": [printed(entry) for entry in catalogue.extensions],
    }
    lists = (
        f'"{name}": [\n' + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]"
        for name, rows in tables.items()
    )
    return "{\n" + ",\n".join(lists) + "\n}\n"


# The protocol

PAGE_TYPES = "$/game/view"  # where the page names the shapes of the engine's plain data
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Types:
    """TypeScript for the messages, declared in the order in which they are met."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.borrowed: set[str] = set()

    def of(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata(type=inner, extra=extra):
                if extra and "page" in extra:
                    self.borrowed.add(extra["page"])
                    return str(extra["page"])
                return self.of(inner)
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                text = self.of(item)
                return f"({text})[]" if " | " in text else f"{text}[]"
            case inspect.TupleType(item_types=items):
                return "[" + ", ".join(map(self.of, items)) + "]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"{{ [key: {self.of(key)}]: {self.of(value)} }}"
            case inspect.UnionType(types=parts):
                return " | ".join(sorted((self.of(part) for part in parts), key=lambda text: text == "null"))
            case inspect.StructType(cls=cls):
                return self.struct(kind, cls)
            case inspect.DataclassType(cls=cls, fields=fields) | inspect.TypedDictType(cls=cls, fields=fields):
                if cls.__name__ not in self.declared:
                    self.declared[cls.__name__] = ""
                    rows = [(field.encode_name, not field.required, field.type) for field in fields]
                    self.declare(cls.__name__, rows, "")
                return str(cls.__name__)
        return PLAIN[type(kind)]

    def struct(self, kind: inspect.StructType, cls: Any) -> str:
        name: str = cls.__name__
        if name in self.declared:
            return name
        self.declared[name] = ""  # it may mention itself
        hints = typing.get_type_hints(cls)
        incoming = issubclass(cls, fields.Strict)
        config = cls.__struct_config__
        rows = []
        for field in kind.fields:
            # Whoever sends may leave out what has a default; what comes from the server is complete, unless it says so.
            unset = msgspec.UnsetType in typing.get_args(hints[field.name])
            optional = unset or (not field.required and (incoming or config.omit_defaults))
            rows.append((field.encode_name, optional, field.type))
        tag = f"  {config.tag_field}: {json.dumps(config.tag)};\n" if config.tag_field else ""
        self.declare(name, rows, tag)
        return name

    def declare(self, name: str, rows: list[tuple[str, bool, inspect.Type]], tag: str) -> None:
        lines = [f"  {field}{'?' if optional else ''}: {self.of(kind)};\n" for field, optional, kind in rows]
        # Declared again, so that it stands after all that it mentions.
        del self.declared[name]
        self.declared[name] = f"export interface {name} {{\n{tag}{''.join(lines)}}}\n"

    def alias(self, name: str, kind: Any) -> None:
        text = self.of(inspect.type_info(kind))
        self.declared[name] = f"export type {name} = {text};\n"


def protocol_ts() -> str:
    found = Types()
    found.alias("FromServer", socket.FromServer)
    found.alias("FromClient", socket.FromClient)
    for module in (http, state, socket, companion):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
                if not isinstance(kind.__struct_config__.tag, str):
                    found.of(inspect.type_info(kind))
    found.alias("Wanted", fields.Wanted)
    borrowed = ", ".join(sorted(found.borrowed))
    head = f'{WRITTEN}import type {{ {borrowed} }} from "{PAGE_TYPES}";\n'
    return "\n".join([head, f"export const PROTOCOL = {fields.PROTOCOL};\n", *found.declared.values()])


# The vocabulary


def spoken(folder: Path, function: str, place: int, name: str) -> Iterator[str]:
    """The words that calls of a function give as an argument, at its place or by its name."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called != function:
                continue
            given = [argument.value for argument in node.keywords if argument.arg == name]
            given += node.args[place : place + 1] if place >= 0 else []
            for argument in given:
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
                        yield part.value


def vocabulary() -> dict[str, list[str]]:
    """Of effects those whose value is a plain number: the page needs nothing but a message to tell them."""
    rules = Game.new(players=6, seed=0, modules=tuple(MODULES), variants=tuple(VARIANTS)).state.rules
    return {
        "QUESTIONS": sorted({step.name for step in rules.steps if step.verbs}),
        "VERBS": sorted(rules.words),
        "EVENTS": sorted({*spoken(SOURCE / "game", "tell", 0, "kind"), *spoken(SOURCE / "game", "Event", 0, "kind")}),
        "REFUSALS": sorted(
            {
                *spoken(SOURCE / "game", "IllegalAction", 1, "key"),
                *spoken(SOURCE / "game", "PositionError", 2, "key"),
                *spoken(SOURCE / "companion", "PositionError", 2, "key"),
                *spoken(SOURCE / "companion", "BoxError", 0, "key"),
                *spoken(SOURCE / "server", "Refusal", -1, "key"),
            }
        ),
        "ENTRIES": list(ENTRY_KINDS),
        "NUMBER_EFFECTS": list(words.NUMBER_EFFECTS),
    }


def vocabulary_ts() -> str:
    parts = [WRITTEN]
    fields = {verb.word: [field.name for field in verb.fields] for verb in every_verb()}
    parts.append(f"export const VERB_FIELDS = {json.dumps(fields, indent=2)} as const;\n")
    for name, found in vocabulary().items():
        parts.append(f"export const {name} = {json.dumps(found, indent=2)} as const;\n")
    parts.append("export type QuestionKind = (typeof QUESTIONS)[number];\n")
    parts.append("export type NumberEffect = (typeof NUMBER_EFFECTS)[number];\n")
    return "\n".join(parts)


# Words that are never told: what everybody sees anyway, or what another event of the same moment tells.
UNTOLD_EVENTS: frozenset[str] = frozenset()
# For each part of the vocabulary the messages that a word of it needs.
MESSAGES = {
    "QUESTIONS": ("ask-{}", "wait-{}"),
    "VERBS": ("do-{}",),
    "EVENTS": ("log-{}",),
    "REFUSALS": ("refusal-{}",),
    "NUMBER_EFFECTS": ("effect-{}",),
}


def missing_messages() -> list[str]:
    found = []
    spoken_words = vocabulary()
    for folder in sorted(path for path in (ROOT / "web" / "messages").iterdir() if path.is_dir()):
        texts = Language(folder.name, folder).texts
        for part, patterns in MESSAGES.items():
            for word in spoken_words[part]:
                for pattern in patterns:
                    key = pattern.format(word.replace("_", "-"))
                    if key not in texts and word not in UNTOLD_EVENTS:
                        found.append(f"{folder.name}: {key} is missing, though it may be said")
    return found


FILES = {"catalogue.json": catalogue_json, "protocol.ts": protocol_ts, "vocabulary.ts": vocabulary_ts}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="exit with 1 if a file is stale or a message missing")
    checking = parser.parse_args().check
    mistakes = []
    for name, make in FILES.items():
        path, text = TARGET / name, make()
        if not checking:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            mistakes.append(f"{path.relative_to(ROOT)} is stale: run python scripts/page_export.py")
    if checking:
        mistakes += missing_messages()
    for mistake in mistakes:
        print(mistake, file=sys.stderr)
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
