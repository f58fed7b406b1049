"""Actions and decisions as the outside sees them."""

from typing import TYPE_CHECKING, Any

from .codes import seat_of, verb_of

if TYPE_CHECKING:
    from .rules import Rules


class Action:
    """One choice of one seat. `str(action)` is its line of notation, with the seat in front."""

    __slots__ = ("_lots", "_rules", "code")

    def __init__(self, code: int, rules: "Rules", lots: list[int]) -> None:
        self.code = code
        self._rules = rules
        self._lots = lots

    @property
    def seat(self) -> int:
        return seat_of(self.code)

    @property
    def verb(self) -> str:
        return self._rules.verbs[verb_of(self.code)].word

    @property
    def text(self) -> str:
        """The line without the seat."""
        return self._rules.verbs[verb_of(self.code)].write(self.code, self._lots)

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}"

    def __repr__(self) -> str:
        return f"Action({self})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.code)


class Decision:
    """An open question: which seat must answer, what kind of question it is, and what it is about.

    `simultaneous`: several seats may be asked at once, and each answers for itself.
    """

    __slots__ = ("about", "kind", "seat", "simultaneous")

    def __init__(self, seat: int, kind: str, about: dict[str, Any], simultaneous: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self.simultaneous = simultaneous

    def to_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "kind": self.kind, "about": self.about}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.seat, self.kind))

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind}, {self.about})"
