"""What came of an action, and the refusal of one."""

from typing import Any


class Event:
    """Something that happened. `secret` is what only `seat` saw of it."""

    def __init__(self, kind: str, seat: int, data: dict[str, Any], secret: dict[str, Any] | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.secret = secret

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a viewer sees it; None is a spectator."""
        told: dict[str, Any] = {"kind": self.kind}
        if self.seat >= 0:
            told["seat"] = self.seat
        told.update(self.data)
        if self.secret is not None and seat == self.seat:
            told.update(self.secret)
        return told

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.seat}, {self.data}, {self.secret})"


class IllegalAction(ValueError):
    """A move that the rules forbid. `rule` is the law's id; `key` and `args` name the sentence for translation."""

    def __init__(self, rule: str, key: str, reason: str, args: dict[str, Any] | None = None) -> None:
        super().__init__(f"{reason} [{rule}]")
        self.rule = rule
        self.key = key
        self.reason = reason
        self.figures: dict[str, Any] = args or {}


class NotationError(ValueError):
    """A line that is no action, or a document that is no record or position."""
