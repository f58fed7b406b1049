"""Passing ahead of time: for the season, or until somebody disturbs one. Secret, and taken back at will."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from ..engine import Game
from ..storage.stored import Entry, SeatRow
from .live import LiveTable

SOONEST, LATEST = 1.0, 4.0  # seconds for a programmed pass
SAMPLE = 60  # entries that are looked at


def hesitation(live: LiveTable, seat: int) -> float:
    """Seconds until a programmed pass: like one of the seat's own last answers, as far as others need not wait long.

    Programmed passes are among these, so that the times stay of one kind.
    """
    assert live.play is not None
    took = [(mark.at - last.at) / 1000 for last, mark in pairwise(live.play.marks.newest(SAMPLE)) if mark.seat == seat]
    usual = [seconds for seconds in took if SOONEST <= seconds <= LATEST]
    seconds = random.choice([*usual, random.uniform(SOONEST, LATEST)]) * random.uniform(0.85, 1.2)
    return min(max(seconds, SOONEST), LATEST)


def after_move(live: LiveTable, entry: Entry, game: Game) -> dict[int, SeatRow]:
    """The seats whose programme ends with this move."""
    waiting = [seat for seat in live.row.seats if seat.programme is not None]
    if not waiting or live.play is None:
        return {}
    before, after = live.play.game.view(None), game.view(None)
    used = users(before, entry)
    changed: dict[int, SeatRow] = {}
    for seat in waiting:
        ended = before["season"] != after["season"] or game.is_over
        own = entry.seat == seat.seat and entry.body.actions != ["pass"]
        disturbed = (
            seat.programme == "until-disturbed"
            and entry.seat != seat.seat
            and (seat.seat in used or bool(leads(before, seat.seat) - leads(after, seat.seat)))
        )
        if ended or own or disturbed:
            changed[seat.seat] = replace(seat, programme=None)
    return changed


def leads(view: dict[str, Any], seat: int) -> set[str]:
    """The auction tiles where a seat has the largest group."""
    found = set()
    for lot in view["auction"]:
        bids = lot.get("bids", [])
        most = max((bid.get("count", 0) for bid in bids), default=0)
        if any(bid["seat"] == seat and bid.get("count", 0) == most for bid in bids):
            found.add(lot["tile"])
    return found


def users(view: dict[str, Any], entry: Entry) -> set[int]:
    """The seats of whose village a tile was used in this move."""
    tiles = {event.data.get("tile") for event in entry.body.events if event.kind == "use"}
    return {
        seat
        for seat, side in enumerate(view["seats"])
        if any(place["tile"] in tiles for place in side.get("village", []))
    }
