"""Everything the server asks of the engine, in one place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from keyflower.game.action import Action, Decision
from keyflower.game.codes import verb_of
from keyflower.game.events import Event, IllegalAction, NotationError, PositionError
from keyflower.game.game import RULES_VERSION, Game
from keyflower.game.modules import GROUPS, MODULES, VARIANTS
from keyflower.game.options import normal_options
from keyflower.game.setup import rules_for

from .messages.state import LeastWorkers, Prospects
from .refusals import Refusal
from .storage import stored
from .storage.stored import StoredEvent, TableOptions

__all__ = ["RULES_VERSION", "Action", "Decision", "Game"]

SEAT_FIELD = re.compile(r"seats\[(\d)\]")


class PlayedAction(NamedTuple):
    text: str
    events: list[StoredEvent]
    news: bool


def new_game(options: TableOptions, seed: str, names: list[str]) -> tuple[Game, list[StoredEvent]]:
    """A newly dealt game, by the rules that the options name."""
    try:
        game = Game.new(options.players, seed, names, tuple(options.modules), options.variants, options.rules)
    except ValueError as error:
        raise Refusal("bad-message", str(error), key="bad-options") from None
    return game, []


def check_options(options: TableOptions) -> None:
    """Refuses options that the engine does not know, before anybody sits down."""
    new_game(options, "0", [f"Player {seat + 1}" for seat in range(options.players)])


def simultaneous_questions() -> frozenset[str]:
    """The kinds of questions that several seats answer at once, each for itself."""
    rules = rules_for(normal_options(2, None, tuple(MODULES), ()))
    return frozenset(step.name for step in rules.steps if step.simultaneous)


def possibilities() -> tuple[list[str], list[str]]:
    return [*MODULES, *GROUPS], list(VARIANTS)


def kept(event: Event) -> StoredEvent:
    return StoredEvent(event.kind, event.seat, event.data, event.secret)


def play(game: Game, text: str, seat: int, index: int = 0) -> PlayedAction:
    """Plays one action of a seat; a Refusal says why not. The game changes only if it is legal."""
    try:
        action = game.parse(text, seat)
        if action.seat != seat:
            raise Refusal("not-allowed", "The action names another seat.", key="not-your-seat", action=index)
        written = action.text
        events = game.play(action)
    except IllegalAction as refused:
        raise Refusal(
            "illegal", refused.reason, key=refused.key, args=refused.figures, rule=refused.rule, action=index
        ) from None
    except NotationError as error:
        raise Refusal("illegal", str(error), key="not-understood", action=index) from None
    return PlayedAction(written, [kept(event) for event in events], game.news)


def text(game: Game, code: int) -> str:
    return Action(code, game.state.rules, game.state.lots).text


def texts(game: Game, runs: list[tuple[int, int]], but: tuple[int, ...]) -> list[str]:
    """The actions of these runs as text, without those of some verbs."""
    return [
        text(game, code) for first, many in runs if verb_of(first) not in but for code in range(first, first + many)
    ]


def legal_texts(game: Game, seat: int) -> list[str]:
    return [action.text for action in game.legal_actions(seat)]


def reason(game: Game, text: str, seat: int) -> dict[str, Any]:
    """What an action would do, as a person would put it: a key and figures for the page's words."""
    verb, _, rest = text.partition(" ")
    words = rest.split()
    found: dict[str, Any] = {"key": verb}
    if verb in ("bid", "use", "upgrade", "build", "boat", "haunt", "extend") and words:
        found["tile"] = words[0]
    view = game.view(seat)
    if verb == "bid":
        lot = next(lot for lot in view["auction"] if lot["tile"] == words[0])
        against = [bid for bid in lot.get("bids", []) if bid["seat"] != seat]
        found["key"] = "bid-outbids" if against else "bid-first"
        found |= {"seats": sorted(bid["seat"] for bid in against)} if against else {}
    elif verb == "use":
        villages = [{place["tile"] for place in side.get("village", [])} for side in view["seats"]]
        owner = next((at for at, tiles in enumerate(villages) if words[0] in tiles), None)
        found["key"] = "use-own" if owner == seat else "use-auction" if owner is None else "use-other"
        found |= {"seat": owner} if owner not in (None, seat) else {}
    trial = game.copy()
    events = trial.play(trial.parse(text, seat))
    if not trial.news:  # what chance would bring is nobody's advice
        found["events"] = [event.seen_by(seat) for event in events]
    return found


def from_position(document: Mapping[str, Any]) -> Game:
    try:
        return Game.from_position(document)
    except PositionError as error:
        raise no_position(error) from None
    except Exception as error:  # whatever a strange document brings about, it is the document's fault
        reason = str(error) if isinstance(error, ValueError) else "The document is no position."
        raise Refusal("bad-message", reason[:300], key="bad-position") from None


def no_position(error: PositionError) -> Refusal:
    """Told with the seat in whose part of the document the mistake is, if it is in one's."""
    seat = SEAT_FIELD.match(error.field)
    whose = {"seat": int(seat[1])} if seat else {}
    return Refusal("bad-message", str(error)[:300], key=error.key, args={**error.figures, **whose})


def replay(text: str) -> Game:
    try:
        return Game.replay(text)
    except Exception as error:
        reason = str(error) if isinstance(error, ValueError) else "The text is no record."
        raise Refusal("bad-message", reason[:300], key="bad-record") from None


def opening_of(game: Game) -> Game:
    """The same game before its first action."""
    if game.opening is not None:
        return from_position(game.opening)
    options = game.options
    return Game.new(options.players, game.seed, options.names, options.modules, options.variants, game.rules_version)


# What the table comes to for a reader


def least_workers(game: Game) -> LeastWorkers:
    found = game.least_workers()
    return LeastWorkers(bid=found["bid"], use=found["use"])


def prospects(game: Game, seat: int | None) -> Prospects:
    return Prospects(**game.prospects(seat))


# Snapshots


def snapshot(game: Game) -> bytes:
    return msgspec.json.encode(game.position())


def from_snapshot(document: bytes) -> Game:
    return from_position(msgspec.json.decode(document))


def digest(game: Game) -> str:
    return stored.digest(snapshot(game))


# The end


def result(game: Game) -> dict[str, Any]:
    found = game.scores()
    return {"totals": found.totals, "winners": list(found.winners)}


def score_sheets(game: Game) -> list[dict[str, Any]]:
    sheets: list[dict[str, Any]] = game.scores().to_dict()["sheets"]
    return sheets
