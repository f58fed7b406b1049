"""What a heap of records tells: tiles and their prices, the flow of workers, where points come from."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from keyflower.catalogue import CATALOGUE, SEASONS
from keyflower.game.events import Event, NotationError
from keyflower.game.game import Game
from keyflower.game.record import RECORD_FORMAT

FLOW = ("placed for use", "bid and spent", "bids returned", "workers home", "from boats", "drawn", "green", "paid")

# Where points come from, by the steps of the scoring.
SOURCES = {
    "printed": "printed on tiles",
    "boats": "boats",
    "lying": "goods where they lie",
    "give": "pieces given to tiles",
    "turn_order": "turn-order tiles",
    "winter": "winter tiles by themselves",
    "gold_left": "gold left over",
}


def source_name(step: str) -> str:
    return SOURCES.get(step, step.replace("_", " "))


def records_in(source: Path) -> Iterator[str]:
    """The records of a folder: files that are records, and the lines of JSON files that carry one."""
    files = sorted(source.rglob("*")) if source.is_dir() else [source]
    for file in files:
        if not file.is_file() or file.suffix in (".svg", ".html", ".png"):
            continue
        if file.suffix == ".jsonl":
            with file.open(encoding="utf-8") as lines:
                for line in lines:
                    if line.strip():
                        yield record_in(line)
            continue
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        if text.startswith(RECORD_FORMAT):
            yield text


def record_in(line: str) -> str:
    """The record that a line of JSON carries; nothing, which is no record either, if it carries none."""
    try:
        found = json.loads(line)["record"]
    except (ValueError, KeyError, TypeError):
        return ""
    return found if isinstance(found, str) else ""


class TileStats:
    def __init__(self) -> None:
        self.games = 0  # in which it lay on the table, at an auction or in a village
        self.offered = 0
        self.won = 0
        self.price = 0
        self.uses = 0
        self.wins = 0.0  # games won by its owner
        self.points = 0

    def to_dict(self, tile: str) -> dict[str, Any]:
        won = self.won or 1
        return {
            "tile": tile,
            "season": CATALOGUE.tile(tile).season,
            "offered": self.offered,
            "won": self.won,
            "mean_price": round(self.price / won, 2),
            "win_share": round(self.wins / won, 4),
            "uses_a_game": round(self.uses / (self.games or 1), 2),
            "mean_points": round(self.points / won, 2),
        }


class Stats:
    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.bad: list[str] = []
        self.tiles: dict[str, TileStats] = {}
        self.flow: dict[str, dict[str, int]] = {season: dict.fromkeys(FLOW, 0) for season in SEASONS}
        self.sources: dict[str, list[int]] = {}  # by step of the scoring: points of all seats, points of winners
        self.totals: list[int] = []
        self.winning: list[int] = []
        # of the game at hand
        self._price: dict[str, int] = {}  # the leading bid of each tile
        self._owners: dict[str, int] = {}
        self._seen: set[str] = set()
        self._season = SEASONS[0]

    def tile(self, tile: str) -> TileStats:
        return self.tiles.setdefault(tile, TileStats())

    def add(self, record: str) -> None:
        """NotationError if it is none, or not to the end."""
        whole = Game.replay(record)
        if not whole.is_over:
            raise NotationError("a game that is not over")
        game = again(whole)
        self._price, self._owners = {}, {}
        self._season = SEASONS[game.state.season]
        self._seen = {tile["tile"] for seat in game.view(None)["seats"] for tile in seat["village"]}
        for lot in game.view(None)["auction"]:
            self._offer(lot["tile"])
        for line in whole.actions:
            for event in game.play(line):
                self._event(event)
        self._end(game)

    def _offer(self, tile: str) -> None:
        self._seen.add(tile)
        self.tile(tile).offered += 1

    def _event(self, event: Event) -> None:
        data = event.data
        flow = self.flow[self._season]
        if event.kind == "season-began":
            self._season = data["season"]
            for tile in data["tiles"]:
                self._offer(tile)
        elif event.kind == "bid":
            self._price[data["tile"]] = data["total"]
        elif event.kind == "use":
            self.tile(data["tile"]).uses += 1
            flow["placed for use"] += data["count"]
        elif event.kind == "took-tile":
            price = self._price.pop(data["tile"], 0)
            self._owners[data["tile"]] = event.seat
            found = self.tile(data["tile"])
            found.won += 1
            found.price += price
            flow["bid and spent"] += price
        elif event.kind == "bids-returned":
            flow["bids returned"] += sum(data["workers"].values())
        elif event.kind == "workers-home":
            flow["workers home"] += sum(data["workers"].values())
        elif event.kind == "took-boat":
            cargo = data.get("cargo", {})
            flow["from boats"] += sum(cargo.get(colour, 0) for colour in ("blue", "red", "yellow", "green"))
        elif event.kind == "drew-workers":
            flow["drawn"] += data["count"]
        elif event.kind == "got-green":
            flow["green"] += data["count"]
        elif event.kind == "paid":
            flow["paid"] += sum(data["pieces"].get(colour, 0) for colour in ("blue", "red", "yellow", "green"))

    def _end(self, game: Game) -> None:
        result = game.scores()
        self.games += 1
        self.seats += len(result.sheets)
        for seat, sheet in enumerate(result.sheets):
            self.totals.append(sheet.total)
            won = seat in result.winners
            if won:
                self.winning.append(sheet.total)
            for item in sheet.items:
                points = self.sources.setdefault(item.step, [0, 0])
                points[0] += item.points
                points[1] += item.points if won else 0
                if item.source in self._owners:
                    self.tile(item.source).points += item.points
        for tile in self._seen:
            self.tile(tile).games += 1
        for tile, owner in self._owners.items():
            if owner in result.winners:
                self.tile(tile).wins += 1 / len(result.winners)

    def read(self, records: Iterable[str]) -> None:
        """Adds all records; those that cannot be read, or are not over, are counted."""
        for record in records:
            try:
                self.add(record)
            except (NotationError, ValueError) as error:
                self.bad.append(str(error))

    def to_dict(self) -> dict[str, Any]:
        order = {tile.id: tile.index for tile in CATALOGUE.tiles}
        games = self.games or 1
        winners = len(self.winning) or 1
        return {
            "games": self.games,
            "unreadable": len(self.bad),
            "mean_score": round(sum(self.totals) / (self.seats or 1), 2),
            "mean_winning_score": round(sum(self.winning) / winners, 2),
            "tiles": [self.tiles[tile].to_dict(tile) for tile in sorted(self.tiles, key=order.__getitem__)],
            "workers": {
                season: {what: round(count / games, 2) for what, count in row.items()}
                for season, row in self.flow.items()
            },
            "points": {
                step: {"a_seat": round(row[0] / (self.seats or 1), 2), "a_winner": round(row[1] / winners, 2)}
                for step, row in self.sources.items()
            },
        }


def again(game: Game) -> Game:
    """The game before its first action."""
    if game.opening is not None:
        return Game.from_position(game.opening)
    options = game.options
    return Game.new(options.players, game.seed, options.names, options.modules, options.variants)
