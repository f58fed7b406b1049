"""Named fields: the parts of an action's number, and of a pending step's.

A field says once where it lies in the number and what its values are called. From that follow the line of notation, the
named values (`action.fields`, JSON, positions), the steps in which the lab asks for it, and what the rules and the bots
read: `BUILD_TURN.of(code)`. A field may look at the rest of the number, which stands further left in the line.
"""

from typing import Any, Final

from ..catalogue import COLOURS
from .codes import COLOUR_SHIFT, COUNT_BITS, FRAME_A, FRAME_SEAT, FRAME_TILE, GROUP_BITS, GROUP_SHIFT, TILE_SHIFT
from .events import NotationError
from .notation import TILE_IDS, read_count, read_groups, read_name, read_tile, tile_id

BYTE: Final = 8


class Field:
    """`name` in tables of named values, `form` in the pattern of a line."""

    def __init__(self, name: str, shift: int, bits: int, form: str = "") -> None:
        self.name = name
        self.form = form or name.upper()
        self.shift = shift
        self.width = bits
        self.mask = (1 << bits) - 1
        self.optional = False

    def of(self, code: int) -> int:
        """Its number in the whole number."""
        return code >> self.shift & self.mask

    def at(self, number: int) -> int:
        """Its number where it stands in the whole one."""
        return number << self.shift

    def pieces(self) -> list[tuple[int, int]]:
        """In the steps in which programs that learn are asked for it: shift and width, each of one byte at most."""
        found: list[tuple[int, int]] = []
        for start in range(0, self.width, BYTE):
            found.append((self.shift + start, min(BYTE, self.width - start)))
        return found

    def value(self, code: int, lots: list[int]) -> Any:
        """What its number is called; None if there is nothing to tell."""
        return self.of(code)

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        """The other way round, where it stands in the whole number. NotationError if nothing is called so."""
        most = self.mask
        if type(value) is not int or not 0 <= value <= most:
            raise NotationError(f"{self.name} must be a number from 0 to {most}, not {value!r}")
        return self.at(value)

    def write(self, code: int, lots: list[int]) -> str:
        """Its words in a line of notation, each with a space before it."""
        return f" {self.value(code, lots)}"

    def read(self, words: list[str], lots: list[int], code: int) -> int:
        """Takes its words off the front."""
        return self.bits(words.pop(0), lots, code)


class TileField(Field):
    def __init__(self, name: str, shift: int = TILE_SHIFT, form: str = "") -> None:
        super().__init__(name, shift, BYTE, form)

    def value(self, code: int, lots: list[int]) -> Any:
        return tile_id(self.of(code))

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        return self.at(read_tile(str(value)))


class NameField(Field):
    """One of a row of names. `first` is the number of the first of them."""

    def __init__(
        self, name: str, names: tuple[str, ...], what: str, shift: int = 0, bits: int = BYTE, first: int = 0
    ) -> None:
        super().__init__(name, shift, bits)
        self.names = names
        self.what = what
        self.first = first

    def value(self, code: int, lots: list[int]) -> Any:
        return self.names[self.of(code) - self.first]

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        return self.at(read_name(str(value), self.names, self.what) + self.first)


class CountField(Field):
    """How many; in front of their colour."""

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        if value in COLOURS:
            raise NotationError("write the number before the colour: 2 red")
        return self.at(read_count(str(value), self.mask))


class GroupsField(Field):
    """Whole losing bids, by the tiles they lie at: +tavern +well."""

    def __init__(self, shift: int = GROUP_SHIFT) -> None:
        super().__init__("groups", shift, GROUP_BITS, "[+TILE of a losing bid ...]")
        self.optional = True

    def pieces(self) -> list[tuple[int, int]]:
        return [(self.shift + 8, 7), (self.shift, 8), (self.shift + 15, 7)]

    def value(self, code: int, lots: list[int]) -> Any:
        groups = self.of(code)
        return [tile_id(tile) for lot, tile in enumerate(lots) if groups >> lot & 1] or None

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        if not isinstance(value, list):
            raise NotationError(f"{self.name} must be a list of tiles, not {value!r}")
        return self.at(read_groups([f"+{tile}" for tile in value], lots))

    def write(self, code: int, lots: list[int]) -> str:
        groups = self.of(code)
        return "".join([f" +{tile_id(tile)}" for lot, tile in enumerate(lots) if groups >> lot & 1])

    def read(self, words: list[str], lots: list[int], code: int) -> int:
        found = self.at(read_groups(words, lots))
        words.clear()
        return found


class BidField(Field):
    """One whole losing bid, by the tile it lies at: +tavern. Its number is that of the lot."""

    def __init__(self, name: str = "group", first: int = 0) -> None:
        super().__init__(name, 0, BYTE, "+TILE")
        self.first = first

    def value(self, code: int, lots: list[int]) -> Any:
        return tile_id(lots[self.of(code) - self.first])

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        return self.at(read_groups([f"+{value}"], lots).bit_length() - 1 + self.first)

    def write(self, code: int, lots: list[int]) -> str:
        return f" +{self.value(code, lots)}"

    def read(self, words: list[str], lots: list[int], code: int) -> int:
        if not words[0].startswith("+"):
            raise NotationError(f"'{words[0]}' must be a losing bid, written +TILE")
        return self.bits(words.pop(0)[1:], lots, code)


class PiecesField(Field):
    """How many of each of a row of names. In a line each piece by its name or, `counted`, each kind with its number."""

    def __init__(
        self,
        name: str,
        names: tuple[str, ...],
        what: str,
        bits_each: int,
        most: int,
        counted: bool = False,
        shift: int = 0,
    ) -> None:
        super().__init__(
            name, shift, bits_each * len(names), "NUMBER COLOUR [NUMBER COLOUR ...]" if counted else "what pays ..."
        )
        self.names = names
        self.what = what
        self.bits_each = bits_each
        self.most = most
        self.counted = counted
        self.optional = not counted

    def row(self, code: int) -> list[int]:
        """How many of each."""
        packed = self.of(code)
        mask = (1 << self.bits_each) - 1
        return [packed >> kind * self.bits_each & mask for kind in range(len(self.names))]

    def packed(self, row: list[int]) -> int:
        found = 0
        for kind in range(len(row)):
            found |= row[kind] << kind * self.bits_each
        return self.at(found)

    def table(self, code: int) -> dict[str, int]:
        row = self.row(code)
        return {name: row[kind] for kind, name in enumerate(self.names) if row[kind]}

    def value(self, code: int, lots: list[int]) -> Any:
        return self.table(code) or None

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        if not isinstance(value, dict):
            raise NotationError(f"{self.name} must be a table of counts, not {value!r}")
        row = [0] * len(self.names)
        for name, count in value.items():
            row[read_name(str(name), self.names, self.what)] += read_count(str(count), self.most)
        if sum(row) > self.most:
            raise NotationError(f"at most {self.most} pieces can be named")
        return self.packed(row)

    def write(self, code: int, lots: list[int]) -> str:
        if self.counted:
            return "".join([f" {count} {name}" for name, count in self.table(code).items()])
        return "".join([f" {name}" * count for name, count in self.table(code).items()])

    def read(self, words: list[str], lots: list[int], code: int) -> int:
        found: dict[str, int] = {}
        if self.counted:
            if len(words) % 2:
                raise NotationError(f"'{' '.join(words)}' must be {self.form}")
            for at in range(0, len(words), 2):
                found[words[at + 1]] = found.get(words[at + 1], 0) + read_count(words[at], self.most)
        else:
            for word in words:
                found[word] = found.get(word, 0) + 1
        words.clear()
        return self.bits(found, lots, code)


class PriceField(Field):
    """What pays: one of a row of names, or any of them."""

    def __init__(self, names: tuple[str, ...], anything: int) -> None:
        super().__init__("price", FRAME_A, 12)
        self.names = names
        self.anything = anything

    def value(self, code: int, lots: list[int]) -> Any:
        number = self.of(code)
        return "any" if number == self.anything else self.names[number - 1]

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        return self.at(self.anything if value == "any" else 1 + read_name(str(value), self.names, "price"))


class OptionsField(Field):
    """Some of a row of names, one bit each."""

    def __init__(self, name: str, names: tuple[str, ...], shift: int) -> None:
        super().__init__(name, shift, len(names))
        self.names = names

    def value(self, code: int, lots: list[int]) -> Any:
        chosen = self.of(code)
        return [name for at, name in enumerate(self.names) if chosen >> at & 1]

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        if not isinstance(value, list):
            raise NotationError(f"{self.name} must be a list of names, not {value!r}")
        found = 0
        for name in value:
            found |= 1 << read_name(str(name), self.names, self.name)
        return self.at(found)


class SetField(Field):
    """Some of a row of tiles, one bit each."""

    def __init__(self, name: str, tiles: list[int], form: str) -> None:
        super().__init__(name, 0, len(tiles), form)
        self.tiles = tiles
        self.optional = True

    def value(self, code: int, lots: list[int]) -> Any:
        chosen = self.of(code)
        return [tile_id(tile) for at, tile in enumerate(self.tiles) if chosen >> at & 1]

    def bits(self, value: Any, lots: list[int], code: int) -> int:
        if not isinstance(value, list):
            raise NotationError(f"{self.name} must be a list of tiles, not {value!r}")
        found = 0
        for word in value:
            tile = read_tile(str(word))
            if tile not in self.tiles:
                raise NotationError(f"{TILE_IDS[tile]} cannot be named here; write it as: {self.form}")
            found |= 1 << self.tiles.index(tile)
        return self.at(found)

    def write(self, code: int, lots: list[int]) -> str:
        return "".join([f" {name}" for name in self.value(code, lots)])

    def read(self, words: list[str], lots: list[int], code: int) -> int:
        found = self.bits(words[:], lots, code)
        words.clear()
        return found


def line(word: str, fields: tuple[Field, ...], code: int, lots: list[int]) -> str:
    """An action's line of notation, without the seat."""
    text = word
    for field in fields:
        text += field.write(code, lots)
    return text


def named(fields: tuple[Field, ...], code: int, lots: list[int]) -> dict[str, Any]:
    """The named values; what is empty is left out."""
    found: dict[str, Any] = {}
    for field in fields:
        value = field.value(code, lots)
        if value is not None:
            found[field.name] = value
    return found


def packed_names(fields: tuple[Field, ...], values: dict[str, Any], lots: list[int]) -> int:
    """The number that these values say. NotationError if they say none."""
    for name in values:
        if name not in [field.name for field in fields]:
            raise NotationError(f"there is no '{name}' here; there are {', '.join([field.name for field in fields])}")
    code = 0
    for field in fields:
        value = values.get(field.name)
        if value is not None:
            code |= field.bits(value, lots, code)
        elif not field.optional:
            raise NotationError(f"'{field.name}' is missing")
    return code


# --- of actions ------------------------------------------------------------------------------------------------------

TILE_FIELD: Final = TileField("tile")
WORKER_COLOUR: Final = NameField("colour", (*COLOURS, "any"), "colour", COLOUR_SHIFT, GROUP_SHIFT - COLOUR_SHIFT)
BID_COLOUR: Final = NameField("colour", COLOURS, "colour", COLOUR_SHIFT, GROUP_SHIFT - COLOUR_SHIFT)
WORKER_COUNT: Final = CountField("count", 0, COUNT_BITS, "NUMBER")
BID_GROUPS: Final = GroupsField()

# --- of pending steps ------------------------------------------------------------------------------------------------

STEP_SEAT: Final = Field("seat", FRAME_SEAT, 4)
STEP_TILE: Final = TileField("tile", FRAME_TILE)


STEP_OF_TILE: Final[tuple[Field, ...]] = (STEP_SEAT, STEP_TILE)
STEP_COUNT: Final[tuple[Field, ...]] = (STEP_SEAT, STEP_TILE, Field("count", FRAME_A, 12))


def step_number(name: str, shift: int = FRAME_A) -> Field:
    return Field(name, shift, 12)
