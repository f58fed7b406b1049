"""What came of an action, and the refusal of one."""

from typing import Any


def seen(
    kind: str, seat: int, data: dict[str, Any], secret: dict[str, Any] | None, viewer: int | None, revealed: bool
) -> dict[str, Any]:
    """An event as a viewer sees it, None being a spectator; with everything, once nothing is a secret any more."""
    told: dict[str, Any] = {"kind": kind}
    if seat >= 0:
        told["seat"] = seat
    told.update(data)
    if secret is not None and (revealed or viewer == seat):
        told.update(secret)
    return told


class Event:
    """Something that happened. `secret` is what only `seat` saw of it. `news`: it told somebody what nobody could know
    before, a draw or a piece turned up, so that it cannot be taken back.

    >>> import keyflower as kf
    >>> event = kf.Game.from_position({"players": 2}).play("pass")[0]
    >>> event.kind, event.seat, event.news
    ('pass', 0, False)
    """

    __slots__ = ("data", "kind", "news", "seat", "secret")

    def __init__(
        self, kind: str, seat: int, data: dict[str, Any], secret: dict[str, Any] | None = None, news: bool = False
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.secret = secret
        self.news = news

    def seen_by(self, seat: int | None, revealed: bool = False) -> dict[str, Any]:
        """As a seat sees it, None being a spectator; with everything, once nothing is a secret any more."""
        return seen(self.kind, self.seat, self.data, self.secret, seat, revealed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._whole() == other._whole()

    def _whole(self) -> tuple[Any, ...]:
        return self.kind, self.seat, self.data, self.secret, self.news

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.seat}, {self.data}, {self.secret})"


class IllegalAction(ValueError):
    """A move that the rules forbid. `rule` is the law's id; `key` and `args` name the sentence for translation.

    >>> import keyflower as kf
    >>> try:
    ...     kf.Game.from_position({"players": 2}).play("pass", seat=1)
    ... except kf.IllegalAction as refused:
    ...     print(refused.rule, refused.key, refused.figures)
    SEA-1 not-your-turn {'waiting': [0]}
    """

    def __init__(self, rule: str, key: str, reason: str, args: dict[str, Any] | None = None) -> None:
        super().__init__(f"{reason} [{rule}]")
        self.rule = rule
        self.key = key
        self.reason = reason
        self.figures: dict[str, Any] = args or {}

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.rule, self.key, self.reason, self.figures)


class NotationError(ValueError):
    """A line that is no action, or a document that is no record or position.

    >>> import keyflower as kf
    >>> try:
    ...     kf.Game.from_position({"players": 2}).parse("pass round")
    ... except kf.NotationError as error:
    ...     print(type(error).__name__)
    NotationError
    """


class PositionError(NotationError):
    """A position that cannot be: `field` says where, `key` and `figures` name the sentence for translation.

    >>> import keyflower as kf
    >>> try:
    ...     kf.Game.from_position({"players": 2, "seats": [{"screen": {"blue": 41}}]})
    ... except kf.PositionError as error:
    ...     print(error.field, error.key, error.figures)
    seats[0].screen too-many-pieces {'piece': 'blue'}
    """

    def __init__(self, field: str, what: str, key: str = "bad-position", figures: dict[str, Any] | None = None) -> None:
        super().__init__(f"{field}: {what}")
        self.field = field
        self.what = what
        self.key = key
        self.figures: dict[str, Any] = figures or {}

    def __reduce__(self) -> tuple[Any, ...]:
        return PositionError, (self.field, self.what, self.key, self.figures)
