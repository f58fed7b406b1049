"""A refusal: the one way in which the server says no. It carries nothing that the asker may not know."""

from __future__ import annotations

from typing import Any

from .messages.state import Error, ViewerState

STATUS = {
    "bad-message": 400,
    "protocol": 400,
    "no-session": 401,
    "not-allowed": 403,
    "not-found": 404,
    "stale": 409,
    "not-asked": 409,
    "not-now": 409,
    "too-large": 413,
    "illegal": 422,
    "too-many": 429,
    "busy": 503,
}


class Refusal(Exception):
    def __init__(
        self,
        code: str,
        reason: str = "",
        *,
        key: str = "",
        args: dict[str, Any] | None = None,
        rule: str = "",
        action: int | None = None,
        retry: float | None = None,
    ) -> None:
        super().__init__(code)
        self.error = Error(code, reason, key or code, args or {}, rule, action, retry)
        self.state: ViewerState | None = None

    @classmethod
    def of(cls, error: Error) -> Refusal:
        """One that was made elsewhere."""
        refusal = cls(error.code)
        refusal.error = error
        return refusal

    @property
    def status(self) -> int:
        return STATUS[self.error.code]


def not_found() -> Refusal:
    """No such table, or not for you: the two look the same."""
    return Refusal("not-found", "There is no such table, or it is not open to you.")
