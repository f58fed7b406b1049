"""The game as the outside uses it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Any

from ..catalogue import CATALOGUE, SEASONS
from . import positions
from . import record as records
from .action import Action, Actions, Decision, Events
from .chance import Chance
from .codes import FIRST_MODULE_VERB, frame_kind, seat_of, verb_of
from .course import GameCourse
from .ending import result_of
from .events import IllegalAction, NotationError
from .notation import read_action, read_named, split_seat
from .options import Options, normal_options
from .prospects import least_workers, running_totals, tile_worth
from .result import Result
from .setup import deal, rules_for
from .state import State
from .view import decisions, make_memory, make_view, open_view, own_view, reveal

# What has changed in the rules themselves. 2: whoever holds a contract is asked even where one thing is left to take
# (CON-4). A tile says in its entry since when it is there.
RULES_CHANGED = 2
RULES_VERSION = max(RULES_CHANGED, *(tile.since for tile in CATALOGUE.tiles))


class View(dict[str, Any]):
    """What a seat may know: a plain table, which notebooks show as a picture.

    >>> view = kf.Game.new(2, seed=7).view(0)
    >>> view["season"], isinstance(view, dict)
    ('spring', True)
    >>> view._repr_svg_()[:4]
    '<svg'
    """

    painter: Callable[[Mapping[str, Any]], str] | None = None  # whoever can draw one says so

    def _repr_svg_(self) -> str | None:
        return View.painter(self) if View.painter is not None else None


class Game:
    """A game of Keyflower: its options, its seed, its actions, and the position that came of them.

    >>> import keyflower as kf
    >>> game = kf.Game.new(players=3, seed=7, names=["Ann", "Ben", "Cyn"])
    >>> while not game.is_over:
    ...     seat = game.decisions[0].seat
    ...     events = game.play(game.legal_actions(seat)[0])
    >>> len(game.scores().totals)
    3
    """

    def __init__(
        self, options: Options, seed: str, state: State, opened: State | None = None, rules_version: int | None = None
    ) -> None:
        self.options = options
        self.seed = seed
        self.rules_version = RULES_VERSION if rules_version is None else rules_version  # whose box it was dealt from
        self._course = GameCourse(state)
        self._opened = opened  # what it began from, when it was not dealt
        self._news = False  # where the last action is not known, only whether it brought something new

    @property
    def _state(self) -> State:
        """To look at, not to change."""
        return self._course.state

    # --- beginnings --------------------------------------------------------------------------------------------------

    @staticmethod
    def new(
        players: int,
        seed: int | str | None = None,
        names: Iterable[str] | None = None,
        modules: Iterable[str] = (),
        variants: Iterable[str] | Mapping[str, Iterable[int]] = (),
        rules_version: int | None = None,
    ) -> "Game":
        """A newly dealt game. The same options and seed give the same deal everywhere; no seed, a new one. With an
        older version of the rules, the tiles that came later stay in the box.

        >>> kf.Game.new(2, seed=7) == kf.Game.new(2, seed=7)
        True
        >>> kf.Game.new(2) == kf.Game.new(2)
        False
        """
        options = normal_options(players, names, modules, variants)
        if seed is None:
            seed = token_hex(16)
        version = RULES_VERSION if rules_version is None else rules_version
        if version < 1:
            raise ValueError(f"there were never rules {version}; the first are rules 1")
        later = [tile.index for tile in CATALOGUE.tiles if tile.since > version]
        state = deal(rules_for(options), Chance.from_seed(str(seed)), later)
        return Game(options, str(seed), state, rules_version=version)

    @staticmethod
    def from_position(doc: Mapping[str, Any]) -> "Game":
        """A game that goes on from a position document; see docs/position.md.

        >>> kf.Game.from_position({"players": 2, "season": "autumn"}).view()["season"]
        'autumn'
        """
        options, seed, state = positions.read_position(doc)
        return Game(options, seed, state, state.copy())

    @staticmethod
    def replay(text: str) -> "Game":
        """The game of a record.

        >>> game = kf.Game.new(2, seed=7)
        >>> events = game.play("pass")
        >>> kf.Game.replay(game.record()) == game
        True
        """
        found = records.read_record(text)
        if not 0 <= found.rules <= RULES_VERSION:
            raise NotationError(
                f"this game was played by rules {found.rules}; known here are those up to {RULES_VERSION}"
            )
        if found.opening is not None:
            game = Game.from_position(found.opening)
        else:
            game = Game.new(found.players, found.seed, found.names, found.modules, found.variants, max(found.rules, 1))
        for number, line in found.lines:
            try:
                if found.rules < 2:
                    game._take_what_is_left(line)
                game.play(line)
            except (IllegalAction, NotationError) as error:
                raise NotationError(f"line {number}: '{line}': {error}") from None
        if found.result is not None and (not game.is_over or game.scores().totals != found.result):
            raise NotationError(f"the record ends with {found.result}, but its actions give another result")
        return game

    def _take_what_is_left(self, line: str) -> None:
        """By rules 1 nobody was asked where one thing was left to take, a contract in hand or not."""
        asked = self.decisions
        if len(asked) == 1 and asked[0].kind == "choose" and split_seat(line)[1].split(" ")[0] not in ("take", "swap"):
            left = [action for action in self.legal_actions(asked[0].seat) if action.verb == "take"]
            if len(left) == 1:
                self.play(left[0])

    def copy(self) -> "Game":
        """Another game at the same point, which goes its own way. So do `copy.copy` and `copy.deepcopy`.

        >>> game = kf.Game.new(2, seed=7)
        >>> branch = game.copy()
        >>> events = branch.play("pass")
        >>> len(game.actions), len(branch.actions)
        (0, 1)
        """
        new = Game(self.options, self.seed, self._state, self._opened, self.rules_version)
        new._course = self._course.copy()
        new._news = self._news
        return new

    def __eq__(self, other: object) -> bool:
        """The same game at the same point: options, seed, beginning, actions and position."""
        return isinstance(other, Game) and self._whole() == other._whole()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        if self.is_over:
            return f"Game({self.options.players} players, over, {self.scores().totals})"
        asked = ", ".join(f"seat {decision.seat} asked: {decision.kind}" for decision in self.decisions)
        season = SEASONS[self._state.season]
        return f"Game({self.options.players} players, {season}, {len(self._course.played)} actions, {asked})"

    def _whole(self) -> tuple[Any, ...]:
        return self.position(), self.seed, self.opening, self._course.played, self.news, self.rules_version

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and sent as its position, with what it remembers."""
        return _game_again, self._whole()

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Has winter ended?

        >>> kf.Game.new(2, seed=7).is_over
        False
        """
        return self._course.state.over

    @property
    def news(self) -> bool:
        """Did the last action bring something new? Then it cannot be taken back.

        >>> kf.Game.new(2, seed=7).news
        False
        """
        last = self._course.last
        if last is None:
            return self._news
        return last._news if last.looked_at else last.news

    @property
    def state(self) -> State:
        """The whole truth (`state.py`). Who changes it takes it from here before every change: what was worked out
        about it before is then forgotten."""
        self._course.lent = True
        return self._course.state

    @property
    def decisions(self) -> list[Decision]:
        """The open questions. Several seats are asked at once where the rules let them answer at once.

        >>> [decision.kind for decision in kf.Game.new(2, seed=7).decisions]
        ['turn']
        """
        state = self._state
        at_once = not state.over and state.rules.steps[frame_kind(state.top())].simultaneous
        return [Decision(asked["seat"], asked["kind"], asked["about"], at_once) for asked in decisions(state)]

    @property
    def opening(self) -> dict[str, Any] | None:
        """The position it began from, when it was not dealt.

        >>> kf.Game.new(2, seed=7).opening is None
        True
        """
        return None if self._opened is None else positions.write_position(self._opened, self.options)

    @property
    def actions(self) -> list[str]:
        """The lines of all actions so far.

        >>> game = kf.Game.from_position({"players": 2, "turn": 1})
        >>> events = game.play("pass")
        >>> game.actions
        ['1: pass']
        """
        return [str(action) for action in self._course.played]

    def legal_actions(self, seat: int | None = None) -> Sequence[Action]:
        """All that a seat may answer now, in a fixed order, each once; nothing if it is not asked. Without a seat:
        of the one that is asked, or of the first of several.

        A sequence that makes its actions when they are looked at: `len(actions)`, `random.choice(actions)`.

        >>> kf.Game.new(2, seed=7).legal_actions()[0].verb
        'pass'
        """
        actions: Actions = self._course.actions(seat)
        return actions

    def parse(self, line: str | Mapping[str, Any], seat: int | None = None) -> Action:
        """The action that a line says, or a table as `action.to_dict()` writes it, legal or not. NotationError if it
        says none.

        >>> kf.Game.new(2, seed=7).parse({"seat": 1, "verb": "pass"}).text
        'pass'
        """
        written: int | None
        if isinstance(line, str):
            written, rest = split_seat(line)
        elif not isinstance(line, Mapping):
            raise NotationError(f"an action is a line or a table, not {line!r}")
        else:
            written, rest = line.get("seat"), ""
            if written is not None and type(written) is not int:
                raise NotationError(f"'seat' must be a number, not {written!r}")
        if written is not None:
            seat = written
        if seat is None:
            seat = self._only_seat()
        state = self._course.state
        rules, lots = state.rules, state.lots
        if not 0 <= seat < rules.players:
            raise NotationError(f"there is no seat {seat}")
        if isinstance(line, str):
            return Action(read_action(rules, rest, seat, lots), rules, lots)
        return Action(read_named(rules, line, seat, lots), rules, lots)

    def play(self, action: Action | str | Mapping[str, Any], seat: int | None = None) -> Events:
        """Plays an action, or what `parse` makes one of; tells, when somebody looks, what came of it. IllegalAction if
        the rules forbid it.

        Whether that told anybody something new is in `news` afterwards.

        >>> game = kf.Game.new(2, seed=7)
        >>> [event.kind for event in game.play("pass")]
        ['pass']
        """
        if not isinstance(action, Action):
            action = self.parse(action, seat)
        events: Events | None = self._course.play(action)
        if events is None:
            raise self._objection(action.code)
        return events

    def refusal(self, action: Action | str | Mapping[str, Any], seat: int | None = None) -> IllegalAction | None:
        """Why an action is not legal now; None if it is.

        >>> game = kf.Game.new(2, seed=7)
        >>> print(game.refusal("pass"))
        None
        >>> game.refusal("stop").rule
        'TURN-1'
        """
        if not isinstance(action, Action):
            action = self.parse(action, seat)
        code = action.code
        return None if self._course.answers(seat_of(code)).contains(code) else self._objection(code)

    def _objection(self, code: int) -> IllegalAction:
        """Why an action that is not legal is not."""
        state = self._state
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
        asked = self._state.asked()
        if asked & (asked - 1):
            raise ValueError("several seats are asked: say which one")
        return asked.bit_length() - 1 if asked else 0

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self._state.rules.players:
            raise ValueError(f"there is no seat {seat}")

    # --- looking -----------------------------------------------------------------------------------------------------

    def _repr_svg_(self) -> str | None:
        """For notebooks: the auction and all villages."""
        return self.view()._repr_svg_()

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, and nothing else. None: a spectator.

        >>> view = kf.Game.new(2, seed=7).view(0)
        >>> "screen" in view["seats"][0], "screen" in view["seats"][1]
        (True, False)
        """
        self._check_seat(seat)
        return View(make_view(self._state, self.options, seat, len(self._course.played)))

    def views(self, seats: Iterable[int | None]) -> list[dict[str, Any]]:
        """The views of several at once: what all may know is looked up only once. They share it: do not write to it.

        >>> [view["seat"] for view in kf.Game.new(2, seed=7).views([0, 1, None])]
        [0, 1, None]
        """
        seats = list(seats)
        for seat in seats:
            self._check_seat(seat)
        state = self._state
        shared = open_view(state, self.options, len(self._course.played))
        return [own_view(state, seat, shared) for seat in seats]

    def revealed(self) -> dict[str, Any]:
        """The view in which every seat shows its own side: for games and positions that are nobody's secret.

        >>> all("screen" in seat for seat in kf.Game.new(2, seed=7).revealed()["seats"])
        True
        """
        return reveal(self._state, self.options, len(self._course.played))

    def memory(self, seat: int | None = None) -> dict[str, Any]:
        """What perfect attention to the open moves knows of the screens. For bots; never shown to people.

        >>> kf.Game.new(2, seed=7).memory(0)["seats"][1]["workers"]
        8
        """
        self._check_seat(seat)
        return make_memory(self._state, seat)

    def scores(self) -> Result:
        """The score sheets of all seats. Before the end: as things stand.

        >>> len(kf.Game.new(2, seed=7).scores().sheets)
        2
        """
        return result_of(self._state)

    def least_workers(self) -> dict[str, dict[str, int]]:
        """By tile, how large the next leading bid must be, and how many workers the next use takes.

        >>> bids = [{"seat": 0, "colour": "red", "count": 2}]
        >>> game = kf.Game.from_position({"season": "summer", "auction": [{"tile": "tavern", "bids": bids}]})
        >>> game.least_workers()["bid"]["tavern"]
        3
        """
        return least_workers(self._state)

    def prospects(self, seat: int | None = None) -> dict[str, Any]:
        """As things stand, for all that the seat may know: everybody's total, and what each tile would bring it.

        >>> sorted(kf.Game.new(2, seed=7).prospects(0))
        ['totals', 'worth']
        """
        view = self.view(seat)
        worth = tile_worth(self._state, seat, view) if seat is not None else {}
        return {"totals": running_totals(self._state, view), "worth": worth}

    @property
    def commitment(self) -> str:
        """A fingerprint of the seed that can be shown from the start and checked at the end.

        >>> len(kf.Game.new(2, seed=7).commitment)
        64
        """
        return sha256(self.seed.encode()).hexdigest()

    # --- writing -----------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole game as text; see docs/record.md.

        >>> kf.Game.new(2, seed=7).record().splitlines()[0].startswith("keyflower")
        True
        """
        totals = self.scores().totals if self.is_over else None
        return records.write_record(self.options, self.seed, self.opening, self.rules_version, self.actions, totals)

    def position(self) -> dict[str, Any]:
        """The whole truth as a document.

        >>> game = kf.Game.new(2, seed=7)
        >>> kf.Game.from_position(game.position()).position() == game.position()
        True
        """
        return positions.write_position(self._state, self.options)


def _game_again(
    position: dict[str, Any],
    seed: str,
    opening: dict[str, Any] | None,
    played: list[Action],
    news: bool,
    rules_version: int,
) -> Game:
    options, _, state = positions.read_position(position)
    opened = None if opening is None else positions.read_position(opening)[2]
    game = Game(options, seed, state, opened, rules_version)
    game._course.played += played
    game._news = news
    return game
