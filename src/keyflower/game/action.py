"""Actions, lists of them and of events, decisions: as the outside sees them. Not compiled, so that `help` shows all."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar, overload

from .codes import seat_of, verb_of
from .course import PackedAction, PackedActions, PackedEvents
from .events import Event
from .fields import named
from .options import Options

if TYPE_CHECKING:
    from .rules import Rules

Face = TypeVar("Face")
WORN: Final = {"__doc__", "__module__", "__name__", "__qualname__"}


def worn(face: type[Face]) -> type[Face]:
    """Gives the words and methods of a class to the compiled one that it stands on, which takes its name and its place:
    the engine makes these objects by itself, and `help` shows them as they are written here. Methods behind signs, such
    as `[]`, `in` and `+`, are the compiled class's own: they cannot be given to it afterwards."""
    base: Any = face.__base__
    for name, value in vars(face).items():
        if name in WORN or callable(value) or isinstance(value, property) or name == "__hash__":
            setattr(base, name, value)
    base.__name__, base.__qualname__ = face.__name__, face.__qualname__
    if issubclass(face, Sequence):
        Sequence.register(base)
        for name in ("__reversed__", "index", "count"):
            setattr(base, name, vars(Sequence)[name])
    kept: type[Face] = base
    return kept


@worn
class Action(PackedAction):
    """One choice of one seat. `str(action)` is its line of notation, with the seat in front.

    >>> import keyflower as kf
    >>> game = kf.Game.new(players=2, seed=7)
    >>> action = game.parse("bid workshop 2 red", seat=0)
    >>> action.verb, action.fields
    ('bid', {'tile': 'workshop', 'count': 2, 'colour': 'red'})
    """

    __slots__ = ()

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


@worn
class Actions(PackedActions, Sequence[Action]):
    """The legal actions of a seat, in a fixed order, each once. An action is made when it is looked at.

    >>> import keyflower as kf
    >>> game = kf.Game.new(players=2, seed=7)
    >>> actions = game.legal_actions()
    >>> actions[0].text, len(actions) > 10, actions[0] in actions
    ('pass', True, True)
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, at: int) -> Action: ...
        @overload
        def __getitem__(self, at: slice) -> list[Action]: ...
        def __getitem__(self, at: int | slice) -> Action | list[Action]: ...

    def __iter__(self) -> Iterator[Action]:
        for first, count in self._runs.pairs():
            for code in range(first, first + count):
                yield Action(code, self._rules, self._lots)

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


@worn
class Events(PackedEvents, Sequence[Event]):
    """What came of an action, in order. It is told when somebody looks.

    >>> import keyflower as kf
    >>> events = kf.Game.from_position({"players": 2}).play("pass")
    >>> len(events), events[0].kind
    (1, 'pass')
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, at: int) -> Event: ...
        @overload
        def __getitem__(self, at: slice) -> list[Event]: ...
        def __getitem__(self, at: int | slice) -> Event | list[Event]: ...

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Events | list) and self.told() == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.told())

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (self.told(),)


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
