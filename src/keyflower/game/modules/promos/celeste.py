"""Key Celeste and its ghost (KEY-1 to KEY-5)."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from ....catalogue import CATALOGUE, COLOURS
from ...audit import hold
from ...codes import GHOST_STEP, HAUNT_VERB, TILES_WON_STEP, TURNS_STEP, action, frame_kind, seat_of, tile_of
from ...events import IllegalAction, PositionError
from ...fields import TILE_FIELD, Field
from ...figures import AT_TABLE_CELL, Figure
from ...notation import tile_id
from ...positions.reader import Reader
from ...printed import TILES
from ...rows import NOBODY, with_mark
from ...rules import Rules, Step, Verb
from ...runs import Runs
from ...scoring import Estate
from ...scoring.estate import Extra
from ...season import bid_to_bag, reopen, win_tile
from ...state import SEATS, SPRING, WINTER, Part, State
from ...turns import begin_turn
from . import PromoTile

CELESTE: Final = CATALOGUE.tile("key-celeste").index
UNUSED_GHOST: Final[int] = CATALOGUE.tile("key-celeste").score["with_unused_ghost"]


class GhostPart(Part):
    def __init__(self) -> None:
        self.holder = NOBODY  # the seat that has the ghost this season
        self.on = NOBODY  # the tile on which it was put, once used

    def copy(self) -> Part:
        new = GhostPart()
        new.holder = self.holder
        new.on = self.on
        return new


def ghost_part(state: State) -> GhostPart:
    for part in state.parts:
        if isinstance(part, GhostPart):
            return part
    raise AssertionError("the module has put its part into every state")


def may_haunt(state: State, seat: int, lot: int) -> bool:
    """Does another player lead there, with workers that could be taken (KEY-2)?"""
    leader: int = state.lead[lot]
    return state.lots[lot] != CELESTE and leader not in (NOBODY, seat) and state.bids[lot * SEATS + leader] > 0


def is_robbed(entry: Mapping[str, Any]) -> bool:
    """Does somebody lead there without workers? Then the ghost lies there, or has just gone back."""
    return "leader" in entry and entry["leader"] not in [bid["seat"] for bid in entry.get("bids", [])]


def check_ghost(doc: Mapping[str, Any]) -> None:
    """The ghost lies on one tile at most; there somebody leads without workers."""
    closed = [entry for entry in doc["auction"] if entry.get("closed")]
    on = doc.get("ghost", {}).get("on")
    hold(
        [entry["tile"] for entry in closed] == ([on] if on else []),
        "a tile is closed without the ghost, or open with it",
    )
    for entry in closed:
        hold(entry["tile"] != "key-celeste", "the ghost lies at Key Celeste and closes it")
        hold(is_robbed(entry), "the ghost lies where nobody leads without workers")
    turns = doc["pending"][-1]["step"] == "turn"
    robbed = [entry["tile"] for entry in doc["auction"] if is_robbed(entry)]
    hold(not turns or robbed == ([on] if on else []), "somebody leads without workers where no ghost lies")
    if doc["season"] == "spring":
        hold(on is None, "the ghost is out in spring")


def audit_ghost(state: State, part: GhostPart) -> str:
    """The same, quickly."""
    if part.on != NOBODY and state.season == SPRING:
        return "the ghost is out in spring"
    asks = not state.over and frame_kind(state.top()) == TURNS_STEP
    for lot in range(len(state.lots)):
        tile = state.lots[lot]
        if state.lot_of[tile] != lot:
            continue
        leader: int = state.lead[lot]
        robbed = leader != NOBODY and state.bids[lot * SEATS + leader] == 0
        if (state.closed[tile] != 0) != (tile == part.on):
            return "a tile is closed without the ghost, or open with it"
        if tile == part.on and (tile == CELESTE or not robbed):
            return "the ghost lies at Key Celeste, or where nobody leads without workers"
        if robbed and asks and tile != part.on:
            return "somebody leads without workers where no ghost lies"
    return ""


GHOST_HOLDER: Final = Figure("who has the ghost, 1 the viewer", AT_TABLE_CELL, SEATS)
GHOST_ON: Final = Figure("1 + the tile on which the ghost lies", AT_TABLE_CELL, TILES)
CELESTE_FIGURES: Final = [GHOST_HOLDER, GHOST_ON]


class Ghost(Step):
    """At the end of a season the ghost goes back, and to the winner of Key Celeste (KEY-1, KEY-4)."""

    kind = GHOST_STEP
    name = "ghost"

    def run(self, state: State, packed: int) -> bool:
        state.pop()
        part = ghost_part(state)
        lot: int = state.lot_of[CELESTE]
        winner: int = state.lead[lot]
        if winner != NOBODY:
            bid_to_bag(state, lot, winner)
            state.lead[lot] = NOBODY
            state.settle(lot)
        if state.season == WINTER:
            if part.on != NOBODY:
                part.holder = NOBODY
                state.tell("ghost-gone", -1, {})
            if winner != NOBODY:
                win_tile(state, winner, CELESTE)
            else:
                state.tell("tile-left", -1, {"tile": tile_id(CELESTE)})
        else:
            if part.holder != NOBODY:
                state.tell("ghost-back", -1, {})
            part.holder = winner
            if winner != NOBODY:
                state.tell("ghost-won", winner, {})
        if part.on != NOBODY:
            reopen(state, part.on)
            left: int = state.lot_of[part.on]
            if left != NOBODY:
                state.settle(left)  # a turn-order tile: whoever bid there has gone home, and their colour with them
            else:
                state.measure(part.on)
            part.on = NOBODY
        return False


class Haunt(Verb):
    """The ghost in the place of a leading bid; the workers go behind the haunter's screen (KEY-2)."""

    number = HAUNT_VERB
    word = "haunt"
    fields: tuple[Field, ...] = (TILE_FIELD,)

    def apply(self, state: State, code: int) -> None:
        seat = seat_of(code)
        tile = tile_of(code)
        lot: int = state.lot_of[tile]
        leader: int = state.lead[lot]
        begin_turn(state)
        colour, count = state.lift_bid(lot, leader)
        state.gain_workers(seat, colour, count)
        state.settle(lot)
        state.closed = with_mark(state.closed, tile, 1)
        state.measure(tile)
        ghost_part(state).on = tile
        data = {"tile": tile_id(tile), "other": leader, "workers": {COLOURS[colour]: count}}
        state.tell("haunted", seat, data)

    def refuse(self, state: State, code: int) -> IllegalAction | None:
        if frame_kind(state.top()) != TURNS_STEP:
            return None
        seat = seat_of(code)
        tile = tile_of(code)
        name = tile_id(tile)
        part = ghost_part(state)
        if part.holder != seat:
            return IllegalAction("KEY-2", "no-ghost", "You do not hold the ghost.", {})
        if part.on != NOBODY:
            where = tile_id(part.on)
            return IllegalAction(
                "KEY-2", "ghost-used", f"The ghost lies on {where} until the season ends.", {"tile": where}
            )
        if tile == CELESTE:
            return IllegalAction(
                "KEY-2", "not-on-key-celeste", "The ghost cannot be put on Key Celeste.", {"tile": name}
            )
        lot: int = state.lot_of[tile]
        if lot == NOBODY:
            return IllegalAction("KEY-2", "tile-not-in-auction", f"{name} is not in the auction.", {"tile": name})
        if state.lead[lot] == seat:
            return IllegalAction("KEY-2", "own-leading-bid", f"You lead at {name} yourself.", {"tile": name})
        return IllegalAction("KEY-2", "no-leading-bid", f"Nobody has a leading bid at {name}.", {"tile": name})


class KeyCeleste(PromoTile):
    def steps(self) -> list[Step]:
        return [Ghost()]

    def verbs(self) -> list[Verb]:
        return [Haunt()]

    def change_setup(self, rules: Rules) -> None:
        super().change_setup(rules)
        rules.extra_lots.append(CELESTE)
        rules.closed_by = "KEY-3"
        rules.season.insert(rules.season.index(TILES_WON_STEP) + 1, GHOST_STEP)

    def start(self, state: State) -> None:
        state.parts.append(GhostPart())

    def turn_answers(self, state: State, seat: int, runs: Runs) -> None:
        part = ghost_part(state)
        if part.holder != seat or part.on != NOBODY:
            return
        for lot in range(len(state.lots)):
            if may_haunt(state, seat, lot):
                runs.add(action(HAUNT_VERB, seat, state.lots[lot]))

    def prepare_estate(self, state: State, seat: int, estate: Estate) -> None:
        part = ghost_part(state)
        if part.holder == seat and part.on == NOBODY:
            estate.extras.append(Extra("key-celeste", UNUSED_GHOST, "unused-ghost"))

    def show(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        part = ghost_part(state)
        if part.on != NOBODY:
            view["ghost"] = {"on": tile_id(part.on), "by": part.holder}
        elif part.holder != NOBODY:
            view["seats"][part.holder]["ghost"] = True

    def imagine(self, view: Mapping[str, Any], memory: Mapping[str, Any], doc: dict[str, Any]) -> None:
        if "ghost" in view:
            doc["ghost"] = {"holder": view["ghost"]["by"], "on": view["ghost"]["on"]}
        for holder, shown in enumerate(view["seats"]):
            if shown.get("ghost"):
                doc["ghost"] = {"holder": holder}

    def observe(self, state: State, seat: int, row: vec[i16], base: int) -> None:
        part = ghost_part(state)
        players = state.rules.players
        row[base + GHOST_HOLDER.cell()] = 0 if part.holder == NOBODY else 1 + (part.holder - seat) % players
        row[base + GHOST_ON.cell()] = 0 if part.on == NOBODY else 1 + part.on

    def check(self, view: Mapping[str, Any], doc: Mapping[str, Any]) -> None:
        if any(entry["tile"] == "key-celeste" for entry in doc["auction"]):
            check_ghost(doc)

    def audit(self, state: State) -> str:
        return audit_ghost(state, ghost_part(state)) if state.lot_of[CELESTE] != NOBODY else ""

    def plain(self, doc: dict[str, Any]) -> dict[str, Any]:
        """Where somebody leads with no workers, as if the largest bid led."""
        auction: list[dict[str, Any]] = []
        for entry in doc["auction"]:
            lot = dict(entry)
            if is_robbed(lot):
                del lot["leader"]
                if lot.get("bids"):
                    lot["leader"] = max(lot["bids"], key=lambda bid: bid["count"])["seat"]
            auction.append(lot)
        return {**doc, "auction": auction}

    def fields(self, where: str) -> tuple[str, ...]:
        return ("ghost",) if where == "" else ()

    def write(self, state: State, doc: dict[str, Any]) -> None:
        part = ghost_part(state)
        if part.holder != NOBODY:
            doc["ghost"] = {"holder": part.holder}
        if part.on != NOBODY:
            doc["ghost"]["on"] = tile_id(part.on)

    def restore(self, state: State, doc: Mapping[str, Any]) -> None:
        reader = Reader(doc, "").table("ghost")
        reader.only(("holder", "on"))
        part = GhostPart()
        state.parts.append(part)
        if "holder" in reader.doc:
            part.holder = reader.number("holder", 0, 0, state.rules.players - 1)
        if "on" not in reader.doc:
            return
        part.on = reader.tile("on")
        if part.holder == NOBODY:
            raise PositionError(reader.field("on"), "somebody must have put it there: say who in 'holder'")
        lot: int = state.lot_of[part.on]
        if lot == NOBODY or part.on == CELESTE or state.lead[lot] == NOBODY:
            raise PositionError(reader.field("on"), f"{tile_id(part.on)} is no auction tile that somebody leads on")
        leader: int = state.lead[lot]
        if state.bids[lot * SEATS + leader]:
            raise PositionError(reader.field("on"), f"the leader at {tile_id(part.on)} cannot have workers there")
        state.closed = with_mark(state.closed, part.on, 1)
