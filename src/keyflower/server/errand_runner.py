"""The process in which errands are done. Started by the server, ends with it."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from keyflower.companion import BoxError, BoxPlan, BoxWish, plan_of, tally
from keyflower.game.events import PositionError

from . import engine
from .errands import Brought, DrawBox, Errand, ReckonRecord, ScorePad, TryPosition, WeighPosition
from .messages.companion import Pad, SetUp
from .messages.http import Position
from .messages.state import Error, TrialResult
from .refusals import Refusal
from .storage.stored import Body
from .tables import views
from .tables.history import play_on
from .tables.records import read
from .workers import say

ERRAND_MEMORY = 1_000_000_000  # bytes
MOST_ACTIONS = 20_000  # of one question, in a position that is to be played
WORK = 5.0  # seconds of processor for one errand; the system ends a process that takes more


def done(errand: Errand) -> Brought:
    try:
        found: Any
        if isinstance(errand, TryPosition):
            found = tried(errand.position)
        elif isinstance(errand, WeighPosition):
            found = weighed(errand.position)
        elif isinstance(errand, DrawBox):
            found = drawn(errand.wish, errand.winter_seed)
        elif isinstance(errand, ScorePad):
            found = reckoned(errand.pad)
        elif isinstance(errand, ReckonRecord):
            found = standings(errand.text)
        else:
            found = read(errand.text, errand.at)
    except Refusal as refusal:
        return Brought(error=refusal.error)
    except (MemoryError, RecursionError):
        return Brought(error=Error("too-large", "That is too much to work out.", "too-much-work"))
    return Brought(found=msgspec.Raw(msgspec.json.encode(found)))


def weighed(document: dict[str, Any]) -> int:
    """How many answers its largest question has."""
    game = engine.from_position(document)
    most = max((len(game.legal_actions(decision.seat)) for decision in game.decisions), default=0)
    if most > MOST_ACTIONS:
        raise Refusal("too-large", "That is too much to work out.", key="too-much-work")
    return most


def standings(text: str) -> list[list[int]]:
    """As things stood after each action, for eyes that see everything."""
    whole = engine.replay(text)
    game = engine.opening_of(whole)
    found = []
    for line in whole.actions:
        seat, _, action = line.partition(":")
        engine.play(game, action.strip(), int(seat))
        found.append(list(game.scores().totals))
    return found


def tried(wish: Position) -> TrialResult:
    """Actions tried from a position that is at no table."""
    game = engine.from_position(wish.position)
    seat = wish.seat
    if seat is not None and seat >= game.options.players:
        raise Refusal("bad-message", "There is no such seat.")
    try:
        if wish.actions and seat is None:
            raise Refusal("bad-message", "Say which seat plays.")
        body = play_on(game, seat, wish.actions).body if seat is not None else Body()
    except Refusal as refusal:
        if refusal.error.code != "illegal":
            raise
        return TrialResult(legal=False, error=refusal.error)
    return TrialResult(
        legal=True,
        news=body.news,
        state=views.of_position(game, seat) if "state" in wish.want else None,
        events=views.events(body, seat, all_revealed=seat is None) if "events" in wish.want else None,
        prospects=engine.prospects(game, seat) if "prospects" in wish.want else None,
    )


def drawn(wish: SetUp, winter_seed: str) -> BoxPlan:
    try:
        return plan_of(BoxWish(**msgspec.structs.asdict(wish), winter_seed=winter_seed))
    except BoxError as error:
        raise Refusal("bad-message", sentence(error), key=error.key, args=error.figures) from None
    except ValueError as error:
        raise Refusal("bad-message", sentence(error), key="bad-options") from None


def reckoned(pad: Pad) -> dict[str, Any]:
    document = msgspec.to_builtins(pad)
    if not all(pad.names):
        document.pop("names", None)
    try:
        return tally(document).to_dict()
    except PositionError as error:
        raise engine.no_position(error) from None


def sentence(error: Exception) -> str:
    return str(error)[:300]


def main() -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (ERRAND_MEMORY, ERRAND_MEMORY))
    decoder: msgspec.json.Decoder[Errand] = msgspec.json.Decoder(Errand)
    say(b"ready")
    for line in sys.stdin.buffer:
        limit_work(WORK)
        brought = done(decoder.decode(line))
        limit_work(0)
        say(msgspec.json.encode(brought))


def limit_work(seconds: float) -> None:
    """From now on; 0 for no limit. (Elsewhere than on Windows; there the server's patience is the only limit.)"""
    if sys.platform != "win32":
        import signal

        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


if __name__ == "__main__":
    main()
