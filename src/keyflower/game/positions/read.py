"""From a position document to a state: `placer` puts the pieces where it says, here the flow of the game is set.

Everything left out has its default (docs/position.md); what contradicts the pieces is refused with the field's name.
"""

from collections.abc import Mapping
from typing import Any, Final

from ...catalogue import SEASONS
from ..chance import Chance
from ..codes import (
    BIDS_HOME_STEP,
    BUILD_VILLAGES_STEP,
    LAY_OUT_STEP,
    OFFER_WINTER_STEP,
    SEASON_STEP,
    TAKE_BOATS_STEP,
    TURNS_STEP,
    frame,
    frame_kind,
)
from ..events import NotationError, PositionError
from ..options import Options, normal_options
from ..printed import TILES
from ..rules import Rules
from ..setup import blank, rules_for
from ..state import State
from .placer import Placer
from .reader import Reader
from .write import POSITION_FORMAT

# Where in a season a position stands, for those who do not want to write the pending steps: the season's next step.
PHASES: Final = {
    "winter": OFFER_WINTER_STEP,
    "begin": LAY_OUT_STEP,
    "turns": TURNS_STEP,
    "end": BIDS_HOME_STEP,
    "boats": TAKE_BOATS_STEP,
    "build": BUILD_VILLAGES_STEP,
}
POSITION_FIELDS: Final = {
    "format", "players", "names", "modules", "variants", "seed", "chance", "season", "phase", "start", "turn", "passes",
    "bag", "supply", "auction", "boats", "seats", "decks", "pending", "given_up", "over",
}  # fmt: skip


def read_position(source: Mapping[str, Any], loosely: bool = False) -> tuple[Options, str, State]:
    """`loosely`: tiles whose place is not written need not fit anywhere."""
    reader = Reader(source, "")
    form = reader.text("format", POSITION_FORMAT)
    if form != POSITION_FORMAT:
        raise PositionError("format", f"must be {POSITION_FORMAT!r}, not {form!r}", "wrong-shape")
    seats = reader.items("seats")
    try:
        options = normal_options(
            source.get("players", max(len(seats), 2)),
            source.get("names"),
            source.get("modules", ()),
            source.get("variants", ()),
        )
        rules = rules_for(options)
    except (ValueError, TypeError) as error:
        raise PositionError("players, names, modules, variants", str(error), "bad-options") from None
    reader.only(POSITION_FIELDS | rules.fields(""))
    if len(seats) > rules.players:
        raise PositionError("seats", f"{len(seats)} seats for {rules.players} players", "too-many-seats")
    seed = str(source.get("seed", "position"))
    state = blank(rules, Chance.from_seed(seed))
    state.season = reader.choice("season", SEASONS, 0)
    state.start = reader.number("start", 0, 0, rules.players - 1)
    state.turn = reader.number("turn", state.start, 0, rules.players - 1)
    state.passes = reader.number("passes", 0, 0, rules.players)

    placer = Placer(state, options, loosely)
    placer.seats([reader.item("seats", at, seats[at]) for at in range(len(seats))])
    placer.auction(reader)
    placer.boats(reader)
    placer.given_up(reader)
    for module in rules.modules:
        module.restore(state, dict(source))
    placer.hidden_tiles(reader)
    placer.bag_and_supply(reader)
    _read_flow(reader, state, rules)
    if "chance" in source:
        words = reader.items("chance")
        if len(words) != 4 or not all(type(word) is int and 0 <= word < 1 << 32 for word in words):
            raise PositionError("chance", "must be four numbers of 32 bits")
        state.chance = Chance(*words)
    for tile in range(TILES):
        state.measure(tile)
    if reader.flag("over"):
        state.over = True
    else:
        _go_on(state)
    return options, seed, state


def _go_on(state: State) -> None:
    """To the next question. Steps written by hand may ask for what is not there."""
    try:
        for packed in state.stack:
            state.rules.steps[frame_kind(packed)].about(state, packed)
        state.advance()
        for seat in range(state.rules.players):
            state.answers(seat).pairs()
    except (IndexError, AssertionError, NotImplementedError, OverflowError, ValueError) as error:
        raise PositionError("pending", f"these steps do not fit the rest of the position ({error})") from None


def read_step(entry: Reader, rules: Rules, kind: int) -> int:
    """A pending step by its named fields; in older positions its numbers are just `a` and `b`."""
    entry.number("seat", 0, 0, rules.players)
    if "tile" in entry.doc:
        entry.tile("tile")
    if "a" in entry.doc or "b" in entry.doc:
        entry.only({"step", "seat", "tile", "a", "b"})
        tile = entry.tile("tile") if "tile" in entry.doc else 0
        numbers = [entry.number(word, 0, 0, 4095) for word in ("a", "b")]
        return int(frame(kind, entry.doc.get("seat", 0), tile, numbers[0], numbers[1]))
    values = {name: value for name, value in entry.doc.items() if name != "step"}
    try:
        return rules.steps[kind].restore(rules, values)
    except NotationError as error:
        raise PositionError(entry.path, str(error)) from None


def _read_flow(reader: Reader, state: State, rules: Rules) -> None:
    """The pending steps, or those that the phase stands for."""
    by_key = rules.keys
    if "pending" not in reader.doc:
        step = list(PHASES.values())[reader.choice("phase", tuple(PHASES), list(PHASES).index("turns"))]
        state.push(frame(SEASON_STEP, 0, 0, rules.season.index(step)))
        return
    for at, item in enumerate(reader.items("pending")):
        entry = reader.item("pending", at, item)
        key = entry.text("step", "")
        if key not in by_key:
            raise PositionError(f"pending[{at}].step", f"there is no step {key!r}")
        kind = by_key[key]
        if (at == 0) != (kind == SEASON_STEP):
            raise PositionError(f"pending[{at}].step", "the season is the first pending step and no other")
        if kind == SEASON_STEP:
            entry.only({"step", "next"})
            following = entry.text("next", "")
            if following and by_key.get(following) not in rules.season:
                raise PositionError(f"pending[{at}].next", f"{following!r} is no step of a season")
            place = rules.season.index(by_key[following]) if following else len(rules.season)
            state.push(frame(kind, 0, 0, place))
            continue
        state.push(read_step(entry, rules, kind))
    if len(state.stack) == 0:
        raise PositionError("pending", "at least the season must be pending")
