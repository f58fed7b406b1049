"""Reads the data files, checks every entry, and numbers the tiles.

A tile's number (`Tile.index`) is its own: it stands in its entry, and a new tile of any set takes the next free one. It
depends neither on other tiles nor on which modules are in a game, so that actions and encodings mean the same
everywhere and for ever.
"""

import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any

from . import words
from .pieces import COLOURS, EDGE_NAMES, RESOURCES, SEASONS, SKILLS

SETS = ("base", "merchants", "promos")

Data = Mapping[str, Any]


class CatalogueError(ValueError):
    """A mistake in a data file. Names the file and the entry."""

    def __init__(self, file: str, entry: str, what: str) -> None:
        super().__init__(f"{file}: {entry}: {what}")
        self.file = file
        self.entry = entry
        self.what = what


class Tile:
    """What is printed on one tile. A summer boat's two sides are two tiles, of which one is ever in a game."""

    def __init__(self, set_name: str, kind: str, entry: Data) -> None:
        self.index: int = entry["index"]
        self.since: int = entry.get("since", 1)
        self.set = set_name
        self.kind = kind
        self.id: str = entry["id"]
        self.entry: str = entry.get("entry", self.id)
        self.name: str = entry["name"]
        self.season: str = entry["season"]
        self.number: int = entry.get("number", 0)
        self.edges: str = entry["edges"]
        self.cost: dict[str, int] = dict(entry.get("upgrade_cost", {}))
        points = entry.get("points", [0, 0])
        self.points: tuple[int, int] = (points[0], points[1])
        icons = entry.get("worker_icons", [0, 0])
        self.worker_icons: tuple[int, int] = (icons[0], icons[1])
        self.front: Data = entry.get("front", {})
        self.back: Data = entry.get("back", {})
        self.score: Data = entry.get("score", {})
        self.gain: Data = entry.get("gain", {})
        self.cargo: dict[str, dict[str, int]] = dict(entry.get("cargo", {}))
        self.pair: str = entry.get("pair", "")
        self.min_players: int = entry.get("min_players", 0)
        self.faces: list[list[str]] = [list(seasons) for seasons in entry.get("faces", ())]
        self.replaced_after: str = entry.get("replaced_after", "")
        self.ability: Data = entry.get("ability", {})

    @property
    def upgradable(self) -> bool:
        return bool(self.cost)

    @property
    def turns(self) -> int:
        """How many rotations look different: 6, or fewer for a pattern that repeats itself."""
        return next(n for n in (1, 2, 3, 6) if self.edges[n:] + self.edges[:n] == self.edges)

    def face(self, upgraded: bool) -> Data:
        return self.back if upgraded else self.front

    def __repr__(self) -> str:
        return f"Tile({self.id})"


class Contract:
    def __init__(self, index: int, entry: Data) -> None:
        self.index = index
        self.id: str = entry["id"]
        self.needs: tuple[str, ...] = tuple(entry["needs"])


class Extension:
    def __init__(self, index: int, entry: Data) -> None:
        self.index = index
        self.id: str = entry["id"]
        self.colour: str = entry["colour"]
        self.cost: dict[str, int] = dict(entry["cost"])


class Catalogue:
    """Everything that is printed, over all sets."""

    def __init__(
        self, tiles: list[Tile], contracts: list[Contract], extensions: list[Extension], headers: dict[str, Data]
    ) -> None:
        self.tiles = tiles
        self.contracts = contracts
        self.extensions = extensions
        self._headers = headers
        self._by_id: dict[str, Tile] = {tile.id: tile for tile in tiles}

    def tile(self, tile_id: str) -> Tile:
        return self._by_id[tile_id]

    def find(self, tile_id: str) -> Tile | None:
        return self._by_id.get(tile_id)

    def of_kind(self, kind: str, sets: Iterable[str] = SETS) -> list[Tile]:
        return [tile for tile in self.tiles if tile.kind == kind and tile.set in sets]

    def of_season(self, season: str, sets: Iterable[str] = SETS) -> list[Tile]:
        return [tile for tile in self.tiles if tile.season == season and tile.set in sets]

    def figures(self, set_name: str, table: str) -> Data:
        """A table of a set's own figures: `pieces`, `setup` or `scoring`."""
        found: Data = self._headers[set_name].get(table, {})
        return found


def load(texts: Mapping[str, str] | None = None) -> Catalogue:
    """The catalogue of the given data files (name of the set -> TOML text), by default those of the package."""
    if texts is None:
        folder = resources.files(__package__).joinpath("data")
        texts = {name: folder.joinpath(f"{name}.toml").read_text(encoding="utf-8") for name in SETS}
    tiles: list[Tile] = []
    contracts: list[Contract] = []
    extensions: list[Extension] = []
    headers: dict[str, Data] = {}
    seen: set[str] = set()
    numbered: dict[int, _Check] = {}
    taken: list[tuple[int, _Check]] = []
    for set_name, text in texts.items():
        file = f"{set_name}.toml"
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise CatalogueError(file, "the file", f"is not TOML: {error}") from None
        headers[set_name] = {key: value for key, value in data.items() if isinstance(value, dict)}
        for kind, entries in data.items():
            if not isinstance(entries, list):
                continue
            for number, entry in enumerate(entries, start=1):
                check = _Check(file, f"{kind} {entry.get('id', number)}")
                check.new_id(entry, seen)
                if kind == "contract":
                    check.contract(entry)
                    contracts.append(Contract(len(contracts), entry))
                elif kind == "extension":
                    check.extension(entry)
                    extensions.append(Extension(len(extensions), entry))
                elif kind in words.KINDS:
                    check.tile(kind, entry)
                    for face in _sides(kind, entry):
                        if face["index"] in numbered:
                            taken.append((face["index"], check))
                        numbered.setdefault(face["index"], check)
                        tiles.append(Tile(set_name, kind, face))
                else:
                    raise CatalogueError(file, kind, f"unknown kind of entry; known are {_list(words.KINDS)}")
    _check_numbers(numbered, taken)
    tiles.sort(key=lambda tile: tile.index)
    _check_ages(tiles, numbered)
    return Catalogue(tiles, contracts, extensions, headers)


def _check_numbers(numbered: "dict[int, _Check]", taken: "list[tuple[int, _Check]]") -> None:
    """Rows with an entry for each tile have no room for numbers that nobody has, or two."""
    for number, check in taken:
        raise check.fail(f"index {number} belongs to {numbered[number].entry}; the next free one is {len(numbered)}")
    for number, check in numbered.items():
        check.need(number < len(numbered), f"index {number} leaves a gap; the next free one is {len(numbered) - 1}")


def _check_ages(tiles: list[Tile], numbered: "dict[int, _Check]") -> None:
    """A tile that comes later belongs to no older rules, so that games of these are dealt as they were."""
    newest = 1
    for tile in tiles:
        what = f"since {tile.since}, though there are tiles of rules {newest}: write one more than the rules of today"
        numbered[tile.index].need(tile.since >= newest, what)
        newest = tile.since


def _sides(kind: str, entry: Data) -> list[Data]:
    if kind != "summer_boat":
        return [entry]
    return [
        {
            **entry,
            "id": entry["id"] + side,
            "entry": entry["id"],
            "index": index,
            "name": entry["name"] + side,
            "ability": entry[f"side_{side}"],
            "worker_icons": [icons, icons],
        }
        for side, index, icons in zip("ab", entry["index"], entry.get("worker_icons", [0, 0]), strict=True)
    ]


def _list(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


class _Check:
    """Finds the mistakes in one entry."""

    def __init__(self, file: str, entry: str) -> None:
        self.file = file
        self.entry = entry

    def fail(self, what: str) -> CatalogueError:
        return CatalogueError(self.file, self.entry, what)

    def need(self, holds: bool, what: str) -> None:
        if not holds:
            raise self.fail(what)

    def known(self, names: Iterable[str], allowed: Iterable[str], what: str) -> None:
        for name in names:
            self.need(name in allowed, f"unknown {what} {name!r}; known are {_list(allowed)}")

    def counts(self, value: object, allowed: Iterable[str], what: str) -> None:
        self.need(isinstance(value, dict), f"{what} must be a table of counts")
        assert isinstance(value, dict)
        self.known(value, allowed, what)
        for name, count in value.items():
            self.whole(count, f"{what}: {name}")

    def whole(self, value: object, what: str) -> None:
        self.need(type(value) is int and value >= 0, f"{what} must be a whole number, not {value!r}")

    def new_id(self, entry: Data, seen: set[str]) -> None:
        self.need(isinstance(entry.get("id"), str), "has no id")
        self.need(entry["id"] not in seen, f"duplicate id {entry['id']!r}")
        seen.add(entry["id"])

    def contract(self, entry: Data) -> None:
        self.known(entry.get("needs", ()), words.NEEDS, "piece")
        self.need(len(entry.get("needs", ())) > 0, "names no pieces")

    def extension(self, entry: Data) -> None:
        self.known((entry.get("colour", ""),), COLOURS, "colour")
        self.counts(entry.get("cost"), words.PAYABLE, "cost")

    def tile(self, kind: str, entry: Data) -> None:
        self.need("index" in entry, "has no index: write the next free number")
        indexes = entry["index"] if kind == "summer_boat" else [entry["index"]]
        self.need(
            isinstance(indexes, list) and len(indexes) == 1 + (kind == "summer_boat"), "needs an index for each side"
        )
        for index in indexes:
            self.whole(index, "index")
        self.whole(entry.get("since", 1), "since")
        self.need(isinstance(entry.get("name"), str), "has no name")
        self.known((entry.get("season", ""),), words.TILE_SEASONS, "season")
        edges = entry.get("edges", "")
        self.need(len(edges) == len(EDGE_NAMES), f"edges {edges!r} must have six letters")
        self.known(edges, words.EDGE_LETTERS, "edge")
        for figures in ("points", "worker_icons"):
            both = entry.get(figures, [0, 0])
            self.need(len(both) == 2, f"{figures} must be [front, back]")
            for value in both:
                self.whole(value, figures)
        cost = entry.get("upgrade_cost", {})
        self.counts(cost, words.PAYABLE, "upgrade_cost")
        if not words.WORKER_PIECES.isdisjoint(cost):
            self.need(list(cost) == ["any_worker"], "an upgrade asks for workers of any colours alone, or for none")
        self.face(entry.get("front", {}), "front")
        self.face(entry.get("back", {}), "back")
        self.score(entry.get("score", {}))
        self.known(entry.get("gain", {}), words.GAIN, "gain")
        for season, cargo in entry.get("cargo", {}).items():
            self.known((season,), SEASONS, "season")
            self.counts(cargo, words.LOADABLE, f"cargo in {season}")
        if kind == "summer_boat":
            for side in ("side_a", "side_b"):
                self.need(isinstance(entry.get(side), dict), f"has no {side}")
                self.known(entry[side], words.ABILITIES, "ability")
                self.counts(entry[side].get("resources", {}), RESOURCES, f"{side}: resources")

    def face(self, face: Data, where: str) -> None:
        self.known(face, words.EFFECTS, f"effect on the {where}:")
        for word, value in face.items():
            if word == "resources":
                self.counts(value, RESOURCES, f"{where}: resources")
            elif word == "choose_resource":
                self.known(value, RESOURCES, f"resource on the {where}")
            elif word == "choose_one":
                for option in value:
                    self.face(option, where)
            elif word == "pay_worker":
                self.known((value,), (*COLOURS, "any"), f"price on the {where}")
            elif word == "pay_skill":
                self.known((value,), (*SKILLS, "any"), f"price on the {where}")
            elif word == "use_tile":
                self.known((value,), words.REACHES, f"reach on the {where}")
            elif word == "score_on_tile":
                self.known(value, ("resource", "points"), f"word in score_on_tile on the {where}")
                self.known((value.get("resource"),), (*RESOURCES, "any"), f"resource on the {where}")
                self.whole(value.get("points"), f"{where}: points")
            elif word == "score":
                self.score(value)
            else:
                self.whole(value, f"{where}: {word}")

    def score(self, score: Data) -> None:
        self.known(score, words.SCORE, "word in score")
        if "per" in score:
            self.counts(score["per"], words.PAYABLE | words.SAME_PIECE | words.COUNTED, "score")
            self.whole(score.get("points"), "score: points")
