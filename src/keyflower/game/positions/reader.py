"""Reading a document field by field, with errors that name the field."""

from collections.abc import Iterable, Mapping
from typing import Any

from ...catalogue import CATALOGUE
from ..events import NotationError


class PositionError(NotationError):
    """A position that cannot be: `field` says where."""

    def __init__(self, field: str, what: str) -> None:
        super().__init__(f"{field}: {what}")
        self.field = field
        self.what = what


class Reader:
    def __init__(self, doc: object, path: str) -> None:
        if not isinstance(doc, Mapping):
            raise PositionError(path or "the position", "must be a table")
        self.doc: Mapping[str, Any] = doc
        self.path = path

    def field(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def only(self, names: Iterable[str]) -> None:
        allowed = set(names)
        for name in self.doc:
            if name not in allowed:
                raise PositionError(self.field(str(name)), "there is no such field")

    def item(self, name: str, at: int, doc: object) -> "Reader":
        return Reader(doc, f"{self.field(name)}[{at}]")

    def table(self, name: str) -> "Reader":
        return Reader(self.doc.get(name, {}), self.field(name))

    def items(self, name: str) -> list[Any]:
        found = self.doc.get(name, [])
        if not isinstance(found, list | tuple):
            raise PositionError(self.field(name), "must be a list")
        return list(found)

    def text(self, name: str, default: str) -> str:
        found = self.doc.get(name, default)
        if not isinstance(found, str):
            raise PositionError(self.field(name), f"must be a text, not {found!r}")
        return found

    def flag(self, name: str) -> bool:
        found = self.doc.get(name, False)
        if not isinstance(found, bool):
            raise PositionError(self.field(name), f"must be true or false, not {found!r}")
        return found

    def number(self, name: str, default: int, least: int, most: int) -> int:
        found = self.doc.get(name, default)
        if type(found) is not int or not least <= found <= most:
            raise PositionError(self.field(name), f"must be a number from {least} to {most}, not {found!r}")
        return found

    def choice(self, name: str, names: tuple[str, ...], default: int) -> int:
        found = self.doc.get(name, names[default] if default >= 0 else None)
        if found not in names:
            raise PositionError(self.field(name), f"must be one of {', '.join(names)}, not {found!r}")
        return names.index(found)

    def tile(self, name: str) -> int:
        return named_tile(self.doc.get(name), self.field(name))

    def counts(self, names: tuple[str, ...]) -> list[int]:
        """This table as a row of counts."""
        self.only(names)
        return [self.number(name, 0, 0, 255) for name in names]


def named_tile(word: object, field: str) -> int:
    tile = CATALOGUE.find(word) if isinstance(word, str) else None
    if tile is None:
        raise PositionError(field, f"there is no tile {word!r}")
    return tile.index
