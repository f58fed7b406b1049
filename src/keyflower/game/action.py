"""Actions, lists of them, and decisions, as the outside sees them. Not compiled, so that `help` shows all of it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

from .codes import seat_of, verb_of
from .fields import named
from .options import Options
from .runs import Runs

if TYPE_CHECKING:
    from .rules import Rules


class Action:
    """One choice of one seat. `str(action)` is its line of notation, with the seat in front.

    >>> import keyflower as kf
    >>> game = kf.Game.new(players=2, seed=7)
    >>> action = game.parse("bid workshop 2 red", seat=0)
    >>> action.verb, action.fields
    ('bid', {'tile': 'workshop', 'count': 2, 'colour': 'red'})
    """

    __slots__ = ("_lots", "_rules", "code")

    def __init__(self, code: int, rules: "Rules", lots: list[int]) -> None:
        self.code = code
        self._rules = rules
        self._lots = lots

    @property
    def seat(self) -> int:
        """Whose choice it is, counted from 0."""
        return seat_of(self.code)

    @property
    def verb(self) -> str:
        """Its first word: bid, use, pass, build, ..."""
        return self._rules.verbs[verb_of(self.code)].word

    @property
    def fields(self) -> dict[str, Any]:
        """The rest of it by name, such as `tile`, `count`, `colour`; what is empty is left out. See docs/python.md."""
        return named(self._rules.verbs[verb_of(self.code)].fields, self.code, self._lots)

    @property
    def text(self) -> str:
        """The line without the seat."""
        return self._rules.verbs[verb_of(self.code)].write(self.code, self._lots)

    def to_dict(self) -> dict[str, Any]:
        """For JSON: its line, its verb and its fields. `game.parse` reads it back."""
        return {"text": self.text, "verb": self.verb, **self.fields}

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}"

    def __repr__(self) -> str:
        return f"Action({self})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.code)

    def __reduce__(self) -> tuple[Any, ...]:
        options = self._rules.options
        return _action_again, (self.code, options.players, options.modules, options.variants, list(self._lots))


def _action_again(code: int, players: int, modules: tuple[str, ...], variants: Any, lots: list[int]) -> Action:
    from .setup import rules_for

    return Action(code, rules_for(Options(players, [], modules, variants)), lots)


class Actions(Sequence[Action]):
    """The legal actions of a seat, in a fixed order, each once. An action is made when it is looked at.

    >>> import keyflower as kf
    >>> game = kf.Game.new(players=2, seed=7)
    >>> actions = game.legal_actions()
    >>> actions[0].text, len(actions) > 10, actions[0] in actions
    ('pass', True, True)
    """

    __slots__ = ("_lots", "_rules", "_runs", "_size")

    def __init__(self, runs: Runs, rules: "Rules", lots: list[int]) -> None:
        self._runs = runs
        self._size = int(runs.size)
        self._rules = rules
        self._lots = lots

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        size = self._size
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(size))]
        number = at + size if at < 0 else at
        if not 0 <= number < size:
            raise IndexError(f"there is no action {at} among {size}")
        return Action(self._runs.pick(number), self._rules, self._lots)

    def __iter__(self) -> Iterator[Action]:
        for first, count in self._runs.pairs():
            for code in range(first, first + count):
                yield Action(code, self._rules, self._lots)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and bool(self._runs.contains(action.code)) and action._lots == self._lots

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Actions):
            same = self._runs.pairs() == other._runs.pairs() and self._lots == other._lots
            return same or (len(self) == len(other) and list(self) == list(other))
        return isinstance(other, list) and list(self) == other

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        few = 3
        shown = ", ".join(str(action) for action in self[:few])
        return f"Actions({len(self)}: {shown}{', ...' if len(self) > few else ''})"

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (list(self),)


class Decision:
    """An open question: which seat must answer, what kind of question it is, and what it is about.

    `simultaneous`: several seats may be asked at once, and each answers for itself.

    >>> import keyflower as kf
    >>> kf.Game.from_position({"players": 2}).decisions
    [Decision(0, turn, {'passes': 0})]
    """

    __slots__ = ("about", "kind", "seat", "simultaneous")

    def __init__(self, seat: int, kind: str, about: dict[str, Any], simultaneous: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self.simultaneous = simultaneous

    def to_dict(self) -> dict[str, Any]:
        """For JSON, and for bots that are asked over the wire."""
        return {"seat": self.seat, "kind": self.kind, "about": self.about}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.seat, self.kind))

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind}, {self.about})"
