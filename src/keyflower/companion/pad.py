"""The score pad: villages as people remember them, and the exact best score of each.

A pad is a position (docs/position.md) with two freedoms. A tile's place may be left out: then the seat is reckoned
without a map, and what only the map would tell is `counted` by hand. And a seat says in `told` which parts it has
written down in full; what is not told is asked.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from ..catalogue import CATALOGUE, SEASONS, Tile
from ..game.ending import estate_of, winners_of
from ..game.positions import PositionError, read_position, write_position
from ..game.positions.reader import Reader
from ..game.result import Result
from ..game.scoring import Sheet, score
from ..game.scoring.counted import GEOMETRIC
from ..game.state import State

PAD_FORMAT: Final = "keyflower/pad/1"
PAD_PARTS: Final = ("village", "goods", "screen", "contracts")
NEIGHBOURS: Final = 6
MOST_COUNTED: Final = 60  # of anything counted by hand; more tiles than any village has


@dataclass
class PadQuestion:
    """Something that is not known yet.

    `about` is a part of a seat, its `home`, `counted` for one of its tiles, or for all `start`, `ghost`, `tie`."""

    about: str
    seat: int = -1
    tile: str = ""
    word: str = ""
    most: int = 0


@dataclass
class Tally:
    """What the villages score as far as they are known, and what is still to be asked."""

    names: list[str]
    result: Result
    asked: list[PadQuestion]
    counted: list[PadQuestion] = field(default_factory=list)  # all that only a map would tell, answered or not
    position: dict[str, Any] | None = None  # if every village is laid out

    def to_dict(self) -> dict[str, Any]:
        return {
            "names": self.names,
            "totals": self.result.totals,
            **self.result.to_dict(),
            "asked": [asdict(question) for question in self.asked],
            "counted": [asdict(question) for question in self.counted],
            "position": self.position,
        }


def tally(pad: Mapping[str, Any]) -> Tally:
    """PositionError, in a sentence with the field, if the pad contradicts the pieces."""
    form = pad.get("format", PAD_FORMAT)
    if form != PAD_FORMAT:
        raise PositionError("format", f"must be {PAD_FORMAT!r}, not {form!r}", "wrong-shape")
    written = [Reader(doc, f"seats[{at}]") for at, doc in enumerate(Reader(pad, "").items("seats"))]
    options, _, state = read_position(as_position(pad, written), loosely=True)
    seats = written + [Reader({}, f"seats[{at}]") for at in range(len(written), options.players)]
    asked, counted = asked_in_all(pad, state), []
    for at, seat in enumerate(seats):
        by_hand = counted_of(at, seat, state)
        answered = seat.table("counted").doc
        asked += asked_of(at, seat, state) + [question for question in by_hand if question.tile not in answered]
        counted += by_hand
    sheets = [sheet_of(state, at, seat) for at, seat in enumerate(seats)]
    winners = winners_of(state, [sheet.total for sheet in sheets])
    if len(winners) > 1 and "merchants" in state.rules.fields("") and "merchants" not in pad:
        asked.append(PadQuestion("tie"))
    position = write_position(state, options) if all(map(is_laid, seats)) else None
    return Tally(list(options.names), Result(sheets, winners), asked, counted, position)


def is_laid(seat: Reader) -> bool:
    """Does every tile say where it lies? The home always lies in the middle."""
    entries = [seat.item("village", at, doc) for at, doc in enumerate(seat.items("village"))]
    return all("at" in entry.doc or CATALOGUE.tiles[entry.tile("tile")].kind == "home" for entry in entries)


def as_position(pad: Mapping[str, Any], seats: list[Reader]) -> dict[str, Any]:
    """The end of a game with these villages."""
    doc = {name: value for name, value in pad.items() if name not in ("format", "seats")}
    written = []
    for seat in seats:
        shown = {name: value for name, value in seat.doc.items() if name not in ("told", "counted")}
        if not is_laid(seat):
            shown["village"] = [
                {name: value for name, value in entry.items() if name not in ("at", "turn")}
                for entry in seat.items("village")
            ]
        written.append(shown)
    return {**doc, "season": SEASONS[-1], "auction": [], "over": True, "seats": written}


def geometric(tile: Tile) -> str:
    """What a tile counts that depends on how the tiles lie; empty if nothing."""
    scores = (tile.score, tile.front.get("score", {}), tile.back.get("score", {}))
    found = [word for score in scores for word in (*score.get("per", ()), *score) if word in GEOMETRIC]
    return found[0] if found else ""


def most_of(word: str, state: State, seat: int) -> int:
    """The most that can be counted."""
    tiles = len(state.villages[seat])
    if word == "adjacent_upgrade_icon":
        return MOST_COUNTED
    return min(tiles - 1, NEIGHBOURS) if word.startswith("adjacent") else tiles


def asked_in_all(pad: Mapping[str, Any], state: State) -> list[PadQuestion]:
    asked = [] if "start" in pad else [PadQuestion("start")]
    if "ghost" in state.rules.fields("") and "ghost" not in pad:
        asked.append(PadQuestion("ghost"))
    return asked


def asked_of(seat: int, reader: Reader, state: State) -> list[PadQuestion]:
    told = reader.items("told")
    for part in told:
        if part not in PAD_PARTS:
            what = f"must name {', '.join(PAD_PARTS)}, not {part!r}"
            raise PositionError(reader.field("told"), what, "wrong-shape")
    known = {"contracts"} - state.rules.fields("seat")
    asked = [PadQuestion(part, seat) for part in PAD_PARTS if part not in told and part not in known]
    if not any(CATALOGUE.tile(entry["tile"]).kind == "home" for entry in reader.items("village")):
        asked.insert(0, PadQuestion("home", seat))
    return asked


def counted_of(seat: int, reader: Reader, state: State) -> list[PadQuestion]:
    """What a seat without a map counts by hand."""
    if is_laid(reader):
        return []
    tiles = [CATALOGUE.tiles[tile] for tile in state.villages[seat]]
    words = [(tile.id, geometric(tile)) for tile in tiles]
    return [PadQuestion("counted", seat, tile, word, most_of(word, state, seat)) for tile, word in words if word]


def sheet_of(state: State, seat: int, reader: Reader) -> Sheet:
    estate = estate_of(state, seat)
    if not is_laid(reader):
        counted = reader.table("counted")
        counted.only([CATALOGUE.tiles[tile].id for tile in estate.tiles])
        for place, tile in enumerate(estate.tiles):
            printed = CATALOGUE.tiles[tile]
            word = geometric(printed)
            if word:
                estate.told[place] = counted.number(printed.id, 0, 0, most_of(word, state, seat))
    return score(estate, state.rules.scoring)
