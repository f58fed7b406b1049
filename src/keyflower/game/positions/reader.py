"""Reading a document field by field, with errors that name the field."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from ...catalogue import CATALOGUE
from ..events import PositionError

EMPTY: dict[str, Any] = {}
TILE_NUMBERS: Final[dict[str, int]] = {tile.id: tile.index for tile in CATALOGUE.tiles}


class Reader:
    """A table of a document. Where it stands there is put into words only when somebody complains: bots read positions
    all the time, and words were a sixth of that."""

    def __init__(self, doc: object, path: str, above: "Reader | None" = None, at: int = -1) -> None:
        """`path` leads there from the table above, where `at` counts the items of a list."""
        self._path = path
        self._above = above
        self._at = at
        if isinstance(doc, dict):
            self.doc: dict[str, Any] = doc
        elif isinstance(doc, Mapping):
            self.doc = dict(doc)
        else:
            raise PositionError(self.path or "the position", "must be a table", "wrong-shape")

    @property
    def path(self) -> str:
        if self._above is not None:
            path = self._above.field(self._path)
            self._path = path if self._at < 0 else f"{path}[{self._at}]"
            self._above = None
        return self._path

    def field(self, name: str) -> str:
        path = self.path
        return f"{path}.{name}" if path and name else path or name

    def only(self, names: Collection[str]) -> None:
        for name in self.doc:
            if name not in names:
                raise PositionError(self.field(str(name)), "there is no such field", "not-in-this-game")

    def item(self, name: str, at: int, doc: object) -> "Reader":
        return Reader(doc, name, self, at)

    def table(self, name: str) -> "Reader":
        return Reader(self.doc.get(name, EMPTY), name, self)

    def items(self, name: str) -> list[Any]:
        found = self.doc.get(name, [])
        if not isinstance(found, list | tuple):
            raise PositionError(self.field(name), "must be a list", "wrong-shape")
        return list(found)

    def text(self, name: str, default: str) -> str:
        found = self.doc.get(name, default)
        if not isinstance(found, str):
            raise PositionError(self.field(name), f"must be a text, not {found!r}", "wrong-shape")
        return found

    def flag(self, name: str) -> bool:
        found = self.doc.get(name, False)
        if not isinstance(found, bool):
            raise PositionError(self.field(name), f"must be true or false, not {found!r}", "wrong-shape")
        return found

    def number(self, name: str, default: int, least: int, most: int) -> int:
        found = self.doc.get(name, default)
        if type(found) is not int or not least <= found <= most:
            what = f"must be a number from {least} to {most}, not {found!r}"
            raise PositionError(self.field(name), what, "out-of-range", {"least": least, "most": most})
        return found

    def choice(self, name: str, names: tuple[str, ...], default: int) -> int:
        found = self.doc.get(name, names[default] if default >= 0 else None)
        if found not in names:
            what = f"must be one of {', '.join(names)}, not {found!r}"
            raise PositionError(self.field(name), what, "not-in-this-game")
        return names.index(found)

    def tile(self, name: str) -> int:
        word = self.doc.get(name)
        number = TILE_NUMBERS.get(word, -1) if isinstance(word, str) else -1
        return number if number >= 0 else named_tile(word, self.field(name))

    def counts(self, names: tuple[str, ...]) -> list[int]:
        """This table as a row of counts."""
        if not self.doc:
            return [0] * len(names)
        self.only(names)
        return [self.number(name, 0, 0, 255) for name in names]


def named_tile(word: object, field: str) -> int:
    tile = CATALOGUE.find(word) if isinstance(word, str) else None
    if tile is None:
        raise PositionError(field, f"there is no tile {word!r}", "no-such-tile", {"tile": str(word)})
    return tile.index
