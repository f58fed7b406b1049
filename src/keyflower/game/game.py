"""The game as the outside uses it."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Any

from ..catalogue import SEASONS
from . import positions
from . import record as records
from .action import Action, Actions, Decision
from .chance import Chance
from .codes import FIRST_MODULE_VERB, frame_kind, seat_of, verb_of
from .ending import Result, result_of
from .events import Event, IllegalAction, NotationError
from .notation import read_action, read_named, split_seat
from .options import Options, normal_options
from .prospects import least_workers, running_totals, tile_worth
from .runs import Runs
from .setup import deal, rules_for
from .state import State
from .view import decisions, make_memory, make_view, open_view, own_view, reveal

RULES_VERSION = 1


class Game:
    """A game of Keyflower: its options, its seed, its actions, and the position that came of them."""

    def __init__(self, options: Options, seed: str, state: State, opened: State | None = None) -> None:
        self.options = options
        self.seed = seed
        self.state = state
        self._opened = opened  # what it began from, when it was not dealt
        self.news = False  # did the last action bring something new? Then it cannot be taken back
        self._played: list[Action] = []
        self._asked: int = -1  # the seat whose legal actions were worked out last, in this position
        self._runs = Runs()

    # --- beginnings --------------------------------------------------------------------------------------------------

    @staticmethod
    def new(
        players: int,
        seed: int | str | None = None,
        names: Iterable[str] | None = None,
        modules: Iterable[str] = (),
        variants: Iterable[str] | Mapping[str, Iterable[int]] = (),
    ) -> "Game":
        """A newly dealt game. The same options and seed give the same deal everywhere; no seed, a new one."""
        options = normal_options(players, names, modules, variants)
        if seed is None:
            seed = token_hex(16)
        return Game(options, str(seed), deal(rules_for(options), Chance.from_seed(str(seed))))

    @staticmethod
    def from_position(doc: Mapping[str, Any]) -> "Game":
        """A game that goes on from a position document; see docs/position.md."""
        options, seed, state = positions.read_position(doc)
        return Game(options, seed, state, state.copy())

    @staticmethod
    def replay(text: str) -> "Game":
        """The game of a record."""
        found = records.read_record(text)
        if not 0 <= found.rules <= RULES_VERSION:
            raise NotationError(
                f"this game was played by rules {found.rules}; known here are those up to {RULES_VERSION}"
            )
        if found.opening is not None:
            game = Game.from_position(found.opening)
        else:
            game = Game.new(found.players, found.seed, found.names, found.modules, found.variants)
        for number, line in found.lines:
            try:
                game.play(line)
            except (IllegalAction, NotationError) as error:
                raise NotationError(f"line {number}: '{line}': {error}") from None
        if found.result is not None and (not game.is_over or game.scores().totals != found.result):
            raise NotationError(f"the record ends with {found.result}, but its actions give another result")
        return game

    def copy(self) -> "Game":
        new = Game(self.options, self.seed, self.state.copy(), self._opened)
        new.news = self.news
        new._played = self._played[:]
        return new

    def __eq__(self, other: object) -> bool:
        """The same game at the same point: options, seed, beginning, actions and position."""
        return isinstance(other, Game) and self._whole() == other._whole()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        if self.is_over:
            return f"Game({self.options.players} players, over, {self.scores().totals})"
        asked = ", ".join(f"seat {decision.seat} asked: {decision.kind}" for decision in self.decisions)
        season = SEASONS[self.state.season]
        return f"Game({self.options.players} players, {season}, {len(self._played)} actions, {asked})"

    def _whole(self) -> tuple[Any, ...]:
        return self.position(), self.seed, self.opening, self._played, self.news

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and sent as its position, with what it remembers."""
        return _game_again, self._whole()

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.state.over

    @property
    def decisions(self) -> list[Decision]:
        """The open questions. Several seats are asked at once where the rules let them answer at once."""
        state = self.state
        at_once = not state.over and state.rules.steps[frame_kind(state.top())].simultaneous
        return [Decision(asked["seat"], asked["kind"], asked["about"], at_once) for asked in decisions(state)]

    @property
    def opening(self) -> dict[str, Any] | None:
        """The position it began from, when it was not dealt."""
        return None if self._opened is None else positions.write_position(self._opened, self.options)

    @property
    def actions(self) -> list[str]:
        """The lines of all actions so far."""
        return [str(action) for action in self._played]

    def legal_actions(self, seat: int | None = None) -> Sequence[Action]:
        """All that a seat may answer now, in a fixed order, each once; nothing if it is not asked.

        A sequence that makes its actions when they are looked at: `len(actions)`, `random.choice(actions)`.
        """
        if seat is None:
            seat = self._only_seat()
        rules = self.state.rules
        if not 0 <= seat < rules.players:
            raise ValueError(f"there is no seat {seat}")
        return Actions(self._answers(seat), rules, self.state.lots)

    def _answers(self, seat: int) -> Runs:
        if seat != self._asked:
            self._runs = self.state.answers(seat)
            self._asked = seat
        return self._runs

    def parse(self, line: str | Mapping[str, Any], seat: int | None = None) -> Action:
        """The action that a line says, or a table as `action.to_dict()` writes it, legal or not. NotationError if it
        says none."""
        written: int | None
        if isinstance(line, str):
            written, rest = split_seat(line)
        else:
            written, rest = line.get("seat"), ""
            if written is not None and type(written) is not int:
                raise NotationError(f"'seat' must be a number, not {written!r}")
        if written is not None:
            seat = written
        if seat is None:
            seat = self._only_seat()
        if not 0 <= seat < self.state.rules.players:
            raise NotationError(f"there is no seat {seat}")
        rules, lots = self.state.rules, self.state.lots
        if isinstance(line, str):
            return Action(read_action(rules, rest, seat, lots), rules, lots)
        return Action(read_named(rules, line, seat, lots), rules, lots)

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Plays an action, or its line; tells what came of it. IllegalAction if the rules forbid it.

        Whether that told anybody something new is in `news` afterwards.
        """
        if isinstance(action, str):
            action = self.parse(action, seat)
        code = action.code
        refused = self.refusal(action)
        if refused is not None:
            raise refused
        state = self.state
        season = state.season
        events: list[Event] = []
        self._played.append(Action(code, state.rules, state.lots))
        self._asked = -1
        state.journal = events
        state.apply(code)
        state.journal = None
        if state.over:
            result = self.scores()
            events.append(Event("game-over", -1, {"totals": result.totals, "winners": result.winners}, None, True))
        self.news = season != state.season or any(event.news for event in events)
        return events

    def refusal(self, action: Action | str, seat: int | None = None) -> IllegalAction | None:
        """Why an action is not legal now; None if it is."""
        if isinstance(action, str):
            action = self.parse(action, seat)
        code = action.code
        state = self.state
        if self._answers(seat_of(code)).contains(code):
            return None
        if state.over:
            return IllegalAction("SCO-1", "game-over", "The game is over.", {})
        step = state.rules.steps[frame_kind(state.top())]
        if not state.asked() >> seat_of(code) & 1:
            waiting = [asked.seat for asked in self.decisions]
            return IllegalAction(
                "SEA-1",
                "not-your-turn",
                f"Seat {seat_of(code)} is not asked now; the game waits for seat "
                f"{' and '.join(str(other) for other in waiting)}.",
                {"waiting": waiting},
            )
        verb = state.rules.verbs[verb_of(code)]
        found: IllegalAction | None = None
        if verb_of(code) in step.verbs or verb_of(code) >= FIRST_MODULE_VERB:
            found = verb.refuse(state, code)
        return found or IllegalAction(
            "TURN-1",
            "no-such-question",
            f"'{verb.word}' does not answer the question that is open: {step.name}.",
            {"verb": verb.word, "question": step.name},
        )

    def _only_seat(self) -> int:
        asked = self.state.asked()
        if asked & (asked - 1):
            raise ValueError("several seats are asked: say which one")
        return asked.bit_length() - 1 if asked else 0

    # --- looking -----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, and nothing else. None: a spectator."""
        if seat is not None and not 0 <= seat < self.state.rules.players:
            raise ValueError(f"there is no seat {seat}")
        return make_view(self.state, self.options, seat, len(self._played))

    def views(self, seats: Iterable[int | None]) -> list[dict[str, Any]]:
        """The views of several at once: what all may know is looked up only once. They share it: do not write to it."""
        shared = open_view(self.state, self.options, len(self._played))
        return [own_view(self.state, seat, shared) for seat in seats]

    def revealed(self) -> dict[str, Any]:
        """The view in which every seat shows its own side: for games and positions that are nobody's secret."""
        return reveal(self.state, self.options, len(self._played))

    def memory(self, seat: int | None = None) -> dict[str, Any]:
        """What perfect attention to the open moves knows of the screens. For bots; never shown to people."""
        return make_memory(self.state, seat)

    def scores(self) -> Result:
        """The score sheets of all seats. Before the end: as things stand."""
        return result_of(self.state)

    def least_workers(self) -> dict[str, dict[str, int]]:
        """By tile, how large the next leading bid must be, and how many workers the next use takes."""
        return least_workers(self.state)

    def prospects(self, seat: int | None = None) -> dict[str, Any]:
        """As things stand, for all that the seat may know: everybody's total, and what each tile would bring it."""
        view = self.view(seat)
        worth = tile_worth(self.state, seat, view) if seat is not None else {}
        return {"totals": running_totals(self.state, view), "worth": worth}

    @property
    def commitment(self) -> str:
        """A fingerprint of the seed that can be shown from the start and checked at the end."""
        return sha256(self.seed.encode()).hexdigest()

    # --- writing -----------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole game as text; see docs/record.md."""
        totals = self.scores().totals if self.is_over else None
        return records.write_record(self.options, self.seed, self.opening, RULES_VERSION, self.actions, totals)

    def position(self) -> dict[str, Any]:
        """The whole truth as a document."""
        return positions.write_position(self.state, self.options)


def _game_again(
    position: dict[str, Any], seed: str, opening: dict[str, Any] | None, played: list[Action], news: bool
) -> Game:
    options, _, state = positions.read_position(position)
    opened = None if opening is None else positions.read_position(opening)[2]
    game = Game(options, seed, state, opened)
    game._played = list(played)
    game.news = news
    return game
